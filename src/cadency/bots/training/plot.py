"""How well chances keep what they promise, drawn: what was said against what came, as an SVG of its own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import sqrt
from typing import Final

from cadency.bots.training.odds import Bin

SIZE: Final = 320.0  # of the field
EDGE: Final = 56.0  # left of it and below, for the scales
ROOM: Final = 16.0  # on the other sides
INK: Final = "#4a3b2a"
LINE: Final = "#c9bda6"
DOT: Final = "#8a2f24"


def plot(bins: Sequence[Bin], title: str, said: str, came: str) -> str:
    """A dot for each tenth of the chances, the larger the more often it was said. On the line, all comes as said."""
    whole = EDGE + SIZE + ROOM
    head = f'viewBox="0 0 {whole:g} {whole:g}" role="img" aria-label="{escape(title)}"'
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {head} font-family="Georgia, serif" font-size="12" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{whole:g}" height="{whole:g}" fill="#fbf6ea"/>',
    ]
    for tenth in range(0, 11, 2):
        x, y = across(tenth / 10), up(tenth / 10)
        drawn.append(
            f'<path d="M{x:g} {up(0):g}V{up(1):g}M{across(0):g} {y:g}H{across(1):g}" stroke="{LINE}" fill="none"/>'
            f'<text x="{x:g}" y="{up(0) + 18:g}" text-anchor="middle">{10 * tenth}</text>'
            f'<text x="{across(0) - 8:g}" y="{y + 4:g}" text-anchor="end">{10 * tenth}</text>'
        )
    drawn.append(f'<path d="M{across(0):g} {up(0):g}L{across(1):g} {up(1):g}" stroke="{INK}" stroke-dasharray="4 4"/>')
    most = max([found.many for found in bins], default=0)
    for found in bins:
        if found.many:
            radius = 3.0 + 7.0 * sqrt(found.many / most)
            drawn.append(
                f'<circle cx="{across(found.said):.1f}" cy="{up(found.came):.1f}" r="{radius:.1f}" fill="{DOT}" '
                'fill-opacity=".8"/>'
            )
    drawn.append(f'<text x="{across(0.5):g}" y="{whole - 12:g}" text-anchor="middle">{escape(said)}</text>')
    drawn.append(
        f'<text transform="translate(16 {up(0.5):g}) rotate(-90)" text-anchor="middle">{escape(came)}</text></svg>\n'
    )
    return "".join(drawn)


def across(share: float) -> float:
    return EDGE + SIZE * share


def up(share: float) -> float:
    return ROOM + SIZE * (1.0 - share)

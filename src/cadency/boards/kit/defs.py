"""What a page holds once for all drawings on it, and the frame of a drawing that stands alone."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from cadency.boards.kit.icons import symbols
from cadency.boards.kit.pieces import figures, hatchings

# Turbulence is slow: these three filters belong to still layers only, never to what moves.
FILTERS: Final = {
    "hand": (
        '<filter id="hand" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".035" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" '
        'in2="n" scale="2.4"/></filter>'
    ),
    "wash": (
        '<filter id="wash" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".018" numOctaves="3" seed="9" result="n"/><feDisplacementMap in="SourceGraphic" '
        'in2="n" scale="9"/></filter>'
    ),
    "grain": (
        '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".75" numOctaves="3" seed="2"/><feColorMatrix values="0 0 0 0 .28  0 0 0 0 .18  0 0 '
        '0 0 .08  0 0 0 .55 -.16"/></filter>'
    ),
    "blot": (
        '<filter id="blot" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
        'baseFrequency=".008" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 .42  0 0 0 0 .3  0 '
        '0 0 0 .1  0 0 0 .9 -.36"/></filter>'
    ),
    "soft": (
        '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter>'
    ),
}


def _linear(name: str, *stops: tuple[float, str, float], upright: bool = False) -> str:
    run = 'x1="0" y1="0" x2="0" y2="1"' if upright else 'x1="0" x2="1"'
    return f'<linearGradient id="{name}" {run}>{_stops(stops)}</linearGradient>'


def _radial(name: str, at: str, *stops: tuple[float, str, float]) -> str:
    return f'<radialGradient id="{name}" {at}>{_stops(stops)}</radialGradient>'


def _stops(stops: tuple[tuple[float, str, float], ...]) -> str:
    return "".join(f'<stop offset="{o:g}" stop-color="{c}" stop-opacity="{a:g}"/>' for o, c, a in stops)


GRADIENTS: Final = "".join(
    (
        _linear("sheen", (0, "#fff", 0.34), (0.42, "#fff", 0), (1, "#000", 0.26)),
        _linear("glass", (0, "#fff", 0.32), (0.5, "#fff", 0), (1, "#f6d98a", 0.3), upright=True),
        _linear("hill", (0, "#b3b877", 1), (0.45, "#bfc282", 0.9), (1, "#cfcf94", 0), upright=True),
        _linear("wood", (0, "#7b5a3b", 1), (1, "#553a24", 1), upright=True),
        _linear("vellum", (0, "#fdf7e8", 1), (1, "#f1e4c6", 1), upright=True),
        _linear("ray", (0, "#fff2c0", 0.32), (1, "#fff2c0", 0), upright=True),
        _linear("sky", (0, "#a9cbd6", 1), (1, "#f3ead0", 1), upright=True),
        _linear("gutter", (0, "#8a6a30", 0), (1, "#6b4a20", 0.38)),
        _linear("gutter-right", (0, "#6b4a20", 0.26), (1, "#8a6a30", 0)),
        _radial("coin", 'cx=".36" cy=".3" r=".8"', (0, "#fff0b3", 1), (0.5, "#e6b53a", 1), (1, "#a87312", 1)),
        _radial("glow", "", (0, "#ffe27a", 0.75), (1, "#ffe27a", 0)),
        _radial("sun", "", (0, "#fff4bf", 0.7), (0.6, "#fff2b0", 0.4), (1, "#fff2b0", 0)),
        _radial("sunhole", "", (0, "#000", 1), (0.7, "#000", 0.85), (1, "#000", 0)),
        _radial("goldleaf", 'cx=".4" cy=".3" r=".9"', (0, "#fbe6a0", 1), (1, "#d9a93c", 1)),
    )
)

# For drawings that stand alone; pages have the same rules in their own style sheet.
STYLE: Final = (
    '.sans{font-family:"Alegreya Sans","Source Sans 3",Candara,sans-serif;font-variant-numeric:lining-nums}'
    ".serif{font-family:Alegreya,Constantia,Georgia,serif;font-variant-numeric:lining-nums}"
    ".opt{cursor:pointer}.halo{fill:none;stroke:#5b3c06;stroke-width:6.2}"
    ".edge{fill:transparent;stroke:#f2b632;stroke-width:3.8}.glow{display:none}"
    ".fine .halo{stroke-width:5}.fine .edge{stroke-width:3}"
    "@media (prefers-contrast:more){.hatch{display:inline}}"
    ".sunray{mix-blend-mode:soft-light}.fate{pointer-events:none}"
    ".ghost{opacity:.5}.trail{fill:none;stroke-width:3.4;stroke-linecap:round;stroke-dasharray:.1 8}"
)

_KEPT: Final = 32  # kinds of pages


def filters() -> str:
    return "".join(FILTERS.values())


@lru_cache(_KEPT)
def defs(icons: tuple[str, ...] | None = None) -> str:
    """Filters, gradients, icons (these, or all there are) and figures: the inside of a page's one ``<defs>``."""
    return filters() + GRADIENTS + hatchings() + symbols(icons) + figures()


def standalone(inner: str, w: float, h: float, label: str, *, more_defs: str = "", width: float | None = None) -> str:
    """A drawing with everything it needs, as a file or in a notebook."""
    wide = w if width is None else width
    size = f'viewBox="0 0 {w:g} {h:g}" width="{wide:g}" height="{wide * h / w:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="group" aria-label="{escape(label)}">'
        f"<style>{STYLE}</style><defs>{defs()}{more_defs}</defs>{inner}</svg>"
    )

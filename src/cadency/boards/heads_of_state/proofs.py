"""The reckoning, drawn: what each line of a seat's points counts, so that the reader can check it by eye."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cadency.boards.heads_of_state.nobles import crown, six
from cadency.boards.heads_of_state.printed import doors, row
from cadency.boards.heads_of_state.signs import emblem
from cadency.boards.kit import INK, circ, frames, icon, laurel, poly, rect, text
from cadency.games.heads_of_state.names import NOBLES
from cadency.games.heads_of_state.view import HeadsView

W = 112.0
ICONS: Final = {"chamber": "greek-temple", "influence": "guillotine", "nobles": "crown"}
Events = Sequence[Mapping[str, Any]]
Drawn = tuple[str, float]  # and how high it is


def proof(view: HeadsView, events: Events, seat: int, line: str) -> str:
    """A line of the reckoning as a small picture, 112 wide; empty where there is nothing to count."""
    drawn, h = {
        "sectors": _sectors,
        "countries": _countries,
        "chamber": _chamber,
        "influence": _influence,
        "nobles": _nobles,
    }[line](view, [event for event in events if event.get("seat") == seat], seat)
    return frames.proof(drawn, W, h) if drawn else ""


def sign(line: str) -> str:
    """The sign of a line, 30 x 30."""
    if line == "sectors":
        inner = poly(six(15, 15, 12), "url(#goldleaf)", sw=1.3)
    elif line == "countries":
        inner = rect(4, 4, 22, 22, 3, "url(#goldleaf)", INK, 1.3)
    else:
        inner = icon(ICONS[line], 15, 15, 26)
    return frames.sign(inner)


def _sectors(view: HeadsView, _events: Events, seat: int) -> Drawn:
    """The hexagons of the sectors where the seat was first, the largest first."""
    first = sorted((sector.hexagon for sector in view.map if sector.opener == seat), reverse=True)
    across = max(4, -(-len(first) // 2))
    step = (W - 24) / (across - 1)
    found = ""
    for i, points in enumerate(first):
        x, y = 12 + i % across * step, 14 + i // across * 28
        found += poly(six(x, y, 12), "url(#goldleaf)", sw=1.1) + text(x, y + 5, points, 14, w=800)
    return found, 28.0 if len(first) <= across else 56.0


def _countries(view: HeadsView, _events: Events, seat: int) -> Drawn:
    found = ""
    won = [(country, takers.index(seat)) for country, takers in view.markers.items() if seat in takers]
    for i, (country, place) in enumerate(won):
        x = 1 + i * 28
        points = row(view, "marker", country)[("first", "second")[place]]
        found += emblem(country, x + 12, 13, 18)
        found += rect(x, 29, 24, 24, 3, "#6d4a0c") + rect(x, 27, 24, 24, 3, "url(#goldleaf)", INK, 1.1)
        found += text(x + 12, 44.4, points, 15, w=800)
    return found, 55.0


def _chamber(view: HeadsView, _events: Events, seat: int) -> Drawn:
    if seat not in view.chamber:
        return "", 0.0
    points = doors(view)[view.chamber.index(seat)]
    gold = circ(22, 24, 20, "#6d4a0c") + circ(22, 22, 20, "url(#goldleaf)", INK, 1.2)
    return gold + laurel(22, 22, points, 38), 46.0


def _influence(_view: HeadsView, events: Events, _seat: int) -> Drawn:
    """A line for each revolution: the countries, and what they gave."""
    rounds: dict[int, list[Mapping[str, Any]]] = {}
    for event in events:
        if event["event"] == "ruled":
            rounds.setdefault(event["year"], []).append(event)
    found = ""
    for i, ruled in enumerate(rounds.values()):
        y = 9.5 + i * 18.5
        for n, event in enumerate(ruled):
            found += emblem(event["country"], 7 + n * 28, y, 13)
            found += text(14.5 + n * 28, y + 4.8, event["points"], 13.5, anchor="start", w=800)
    return found, 18.5 * len(rounds) + 1


def _nobles(_view: HeadsView, events: Events, _seat: int) -> Drawn:
    won = [event for event in events if event["event"] == "excelled"][::-1]
    found = ""
    for i, event in enumerate(won):
        x, y = 11 + i % 3 * 38, 11.0 + i // 3 * 20
        rank = NOBLES.index(event["noble"])
        found += crown(rank, x, y + (2 if rank > 4 else 0), 0.46)
        found += text(x + 11, y + 4.8, event["points"], 13.5, anchor="start", w=800)
    return found, 20.0 * -(-len(won) // 3) + 2

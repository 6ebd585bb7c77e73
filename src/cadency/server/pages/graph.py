"""Everybody's chances over a game, as a drawing: a line a house, its marks as beads, swings as numbered pins."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from cadency.boards.kit import HOUSES, INK, circ, line, mark, num, rect, shield, text
from cadency.bots.analysis import Analysis, Swing
from cadency.server.pages.small import picture

W, H = 1030.0, 372.0
_LEFT, _TOP, _WIDE, _HIGH = 40.0, 40.0, 858.0, 302.0
_APART = 30.0  # between two pins


class Graph:
    """Where things stand on the drawing."""

    def __init__(self, found: Analysis) -> None:
        self.found = found
        self.most = max(10.0, *[max(move.after) for move in found.moves]) if found.alone else 1.0

    def x(self, move: int) -> float:
        return _LEFT + _WIDE * move / max(len(self.found.moves), 1)

    def y(self, value: float) -> float:
        return _TOP + _HIGH * (1 - min(1.0, max(0.0, value / self.most)))

    def grid(self) -> str:
        drawn = rect(_LEFT, _TOP, _WIDE, _HIGH, 0, "#f6ecd6")
        for part in range(5):
            value = self.most * part / 4
            y, dashes = self.y(value), {} if part in (0, 4) else {"stroke_dasharray": "3 4"}
            drawn += line(f"M{num(_LEFT)} {num(y)}h{num(_WIDE)}", "#cdb888", 0.9, **dashes)
            said = round(value if self.found.alone else 100 * value)
            drawn += text(_LEFT - 7, y + 5, said, 14, anchor="end", fill="#5f4a37")
        return drawn

    def house(self, seat: int, wide: float) -> str:
        values = [self.found.at(move)[seat] for move in range(len(self.found.moves) + 1)]
        drawn = "M" + "L".join([f"{num(self.x(move))} {num(self.y(value))}" for move, value in enumerate(values)])
        house = HOUSES[seat]
        return line(drawn, house.edge, wide + 1.8) + line(drawn, house.base, wide)

    def beads(self, seat: int) -> str:
        """Each house at its own beat."""
        moves, drawn = len(self.found.moves), ""
        for part in range(3):
            move = round(moves * (0.07 + 0.3 * part + 0.035 * seat))
            x, y = self.x(move), self.y(self.found.at(move)[seat])
            drawn += circ(x, y, 9, HOUSES[seat].base, HOUSES[seat].edge, 1.3) + mark(seat, x, y, 11.5)
        return drawn

    def pins(self, swings: Sequence[Swing]) -> str:
        drawn, last = "", 0.0
        for n, swing in enumerate(swings, 1):
            x = self.x(swing.at + 1)
            last = at = max(x, last + _APART)
            drawn += line(
                f"M{num(x)} {num(_TOP - 8)}V{num(_TOP + _HIGH)}", INK, 1, stroke_dasharray="2 3", opacity=".6"
            )
            drawn += line(f"M{num(x)} {num(_TOP - 8)}L{num(at)} {num(_TOP - 18)}", INK, 1.2)
            drawn += circ(at, _TOP - 18, 13, "#fbf5e6", INK, 1.4) + text(at, _TOP - 12.6, n, 16, weight=800)
            drawn += circ(x, self.y(self.found.at(swing.last)[swing.seat]), 4.2, "#fbf5e6", INK, 1.6)
        return drawn

    def ends(self, names: Sequence[str]) -> str:
        """Arms and name at the end of each line, never one over another."""
        last = self.found.at(len(self.found.moves))
        order = sorted(range(len(names)), key=lambda seat: -last[seat])
        drawn, least = "", _TOP + 8
        for n, seat in enumerate(order):
            most = _TOP + _HIGH - 6 - 33 * (len(order) - 1 - n)
            y = max(least, min(self.y(last[seat]), most))
            least = y + 33
            drawn += shield(seat, _LEFT + _WIDE + 22, y, 22)
            drawn += text(_LEFT + _WIDE + 40, y + 5.5, names[seat][:12], 17, anchor="start", weight=700)
        return drawn


def graph(found: Analysis, swings: Sequence[Swing], names: Sequence[str], me: int | None, said: str) -> Markup:
    """The whole drawing; your own line is the widest, and on top."""
    drawing = Graph(found)
    order = sorted(range(found.seats), key=lambda seat: seat == me)
    drawn = drawing.grid() + "".join([drawing.house(seat, 3.2 if seat == me else 2.2) for seat in order])
    drawn += "".join([drawing.beads(seat) for seat in order]) + drawing.pins(swings) + drawing.ends(names)
    return picture(drawn, W, H, "graph", said)

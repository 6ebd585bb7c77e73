"""Everybody's chances over a game, as a drawing: a line a house, its marks as beads, swings as numbered pins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from markupsafe import Markup

from cadency.boards.kit import HOUSES, INK, circ, line, mark, num, rect, shield, text
from cadency.bots.analysis import Analysis, Swing
from cadency.server.pages.small import picture
from cadency.texts import Texts

_APART: Final = 30.0  # between two pins
_BEADS: Final = 22.0  # between two beads


class Sheet(NamedTuple):
    """The paper: its size, and the margins."""

    w: float
    h: float
    left: float
    right: float
    beads: int  # on each line
    named: bool  # whose line it is stands at its end

    @property
    def wide(self) -> float:
        return self.w - self.left - self.right


DESK: Final = Sheet(1030.0, 284.0, 40.0, 132.0, 3, True)
PHONE: Final = Sheet(362.0, 300.0, 32.0, 12.0, 2, False)
TOP, FOOT = 40.0, 30.0


class Graph:
    """Where things stand on the drawing."""

    def __init__(self, found: Analysis, sheet: Sheet) -> None:
        self.found = found
        self.sheet = sheet
        self.high = sheet.h - TOP - FOOT
        self.most = max([10.0, *[max(move.after) for move in found.moves]]) if found.alone else 1.0

    def x(self, move: int) -> float:
        return self.sheet.left + self.sheet.wide * move / max(len(self.found.moves), 1)

    def y(self, value: float) -> float:
        return TOP + self.high * (1 - min(1.0, max(0.0, value / self.most)))

    def bands(self, t: Texts) -> str:
        """Rounds as bands of vellum, named below where there is room."""
        left, wide = self.sheet.left, self.sheet.wide
        drawn = rect(left, TOP, wide, self.high, 0, "#f6ecd6")
        ends = [*self.found.rounds, len(self.found.moves)]
        shown = [(n, begin, end) for n, (begin, end) in enumerate(pairwise(ends)) if begin < end]
        for place, (n, begin, end) in enumerate(shown):
            x, w = self.x(begin), self.x(end) - self.x(begin)
            if place % 2:
                drawn += rect(x, TOP, w, self.high, 0, "#ecdebd", opacity=".75")
            words = t("analysis-round", round=n + 1)
            said = words if len(words) * 6.6 < w else str(n + 1)
            if len(said) * 6.6 < w:
                drawn += text(x + w / 2, self.sheet.h - 8, said, 14, fill="#5f4a37")
        return drawn

    def grid(self) -> str:
        left, wide, drawn = self.sheet.left, self.sheet.wide, ""
        for part in range(5):
            value = self.most * part / 4
            y, dashes = self.y(value), {} if part in (0, 4) else {"stroke_dasharray": "3 4"}
            drawn += line(f"M{num(left)} {num(y)}h{num(wide)}", "#cdb888", 0.9, **dashes)
            said = round(value if self.found.alone else 100 * value)
            drawn += text(left - 7, y + 5, said, 14, anchor="end", fill="#5f4a37")
        return drawn

    def house(self, seat: int, wide: float) -> str:
        """Its line. Where nothing changes no point is needed."""
        values = [self.found.at(move)[seat] for move in range(len(self.found.moves) + 1)]
        last, points = len(values) - 1, []
        for move, value in enumerate(values):
            if move in (0, last) or not values[move - 1] == value == values[move + 1]:
                points.append(f"{num(self.x(move))} {num(self.y(value))}")
        drawn = "M" + "L".join(points)
        return line(drawn, HOUSES[seat].edge, wide + 1.8) + line(drawn, HOUSES[seat].base, wide)

    def beads(self, order: Sequence[int]) -> str:
        """Each house at its own beat, never two over each other."""
        moves, drawn, taken = len(self.found.moves), "", list[tuple[float, float]]()
        for seat in order:
            for part in range(self.sheet.beads):
                first = round(moves * (0.07 + 0.9 / self.sheet.beads * part + 0.04 * seat))
                for move in range(first, min(moves, first + max(1, moves // (2 * self.sheet.beads)))):
                    x, y = self.x(move), self.y(self.found.at(move)[seat])
                    if all((x - left) ** 2 + (y - top) ** 2 >= _BEADS**2 for left, top in taken):
                        taken.append((x, y))
                        drawn += circ(x, y, 9, HOUSES[seat].base, HOUSES[seat].edge, 1.3) + mark(seat, x, y, 11.5)
                        break
        return drawn

    def pins(self, swings: Sequence[Swing]) -> str:
        """Numbered; those that stand close are pushed aside. A stem that leans strikes through no other number."""
        stems, heads, at = "", "", self._spread([self.x(swing.move + 1) for swing in swings])
        for n, (swing, across) in enumerate(zip(swings, at, strict=True), 1):
            x, stands = self.x(swing.move + 1), self.found.at(swing.move + 1)[swing.seat]
            stem = line(f"M{num(x)} {num(TOP - 8)}v{num(self.high + 8)}", INK, 1, stroke_dasharray="2 3", opacity=".6")
            stem += line(f"M{num(x)} {num(TOP - 8)}L{num(across)} {num(TOP - 18)}", INK, 1.2)
            stems += stem + circ(x, self.y(stands), 4.2, "#fbf5e6", INK, 1.6)
            head = circ(across, TOP - 18, 13, "#fbf5e6", INK, 1.4) + text(across, TOP - 12.6, n, 16, weight=800)
            heads += f'<g class="pin-{n}" data-swing="{n}">{head}</g>'
        return stems + heads

    def _spread(self, at: list[float]) -> list[float]:
        """As they are, but apart and on the paper."""
        found: list[float] = []
        for x in at:
            found.append(max(x, found[-1] + _APART) if found else max(x, 15.0))
        most = self.sheet.w - 15.0
        for n in range(len(found) - 1, -1, -1):
            found[n] = min(found[n], most)
            most = found[n] - _APART
        return found

    def ends(self, names: Sequence[str], winners: Sequence[int], t: Texts) -> str:
        """Arms and name at the end of each line, never one over another."""
        last = self.found.at(len(self.found.moves))
        order = sorted(range(len(names)), key=lambda seat: -last[seat])
        right, drawn, least = self.sheet.left + self.sheet.wide, "", TOP + 8
        for n, seat in enumerate(order):
            y = max(least, min(self.y(last[seat]), TOP + self.high - 6 - 33 * (len(order) - 1 - n)))
            least = y + (40 if seat in winners else 33)
            name = names[seat] if len(names[seat]) <= 11 else f"{names[seat][:10]}…"
            drawn += shield(seat, right + 22, y, 22)
            drawn += text(right + 40, y + 5.5, name, 17, "serif", "start", weight=700)
            if seat in winners and len(order) > 1:
                drawn += text(right + 40, y + 21, t("analysis-won"), 14, anchor="start", fill="#5f4a37")
        return drawn

    def cursor(self, move: int) -> str:
        """The moment that is looked at; the script moves it."""
        drawn = line(f"M0 {num(TOP - 8)}v{num(self.high + 8)}", INK, 1.6)
        return f'<g class="cursor" transform="translate({num(self.x(move))} 0)">{drawn}</g>'


class Told(NamedTuple):
    """What the drawing says of whom."""

    names: Sequence[str]
    winners: Sequence[int]
    me: int | None
    said: str
    now: int  # the move that is looked at first


def graph(found: Analysis, swings: Sequence[Swing], told: Told, sheet: Sheet, t: Texts) -> Markup:
    """The whole drawing; your own line is the widest, and on top."""
    drawing = Graph(found, sheet)
    order = sorted(range(found.seats), key=lambda seat: seat == told.me)
    drawn = drawing.bands(t) + drawing.grid()
    drawn += "".join([drawing.house(seat, 3.2 if seat == told.me else 2.2) for seat in order]) + drawing.beads(order)
    drawn += drawing.cursor(told.now)
    kind = "wide" if sheet.named else "narrow"
    drawn += f'<g class="pins" id="pins-{kind}">{drawing.pins(swings)}</g>'
    if sheet.named:
        drawn += drawing.ends(told.names, told.winners, t)
    return picture(drawn, sheet.w, sheet.h, f"graph {kind}", told.said)

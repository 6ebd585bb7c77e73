"""The moments when everybody looks up: market day, mass, a death, the end. Small pictures for the page's side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from cadency.boards.kit import (
    HOUSES,
    INK,
    at,
    circ,
    coin,
    fit,
    gravestone,
    icon,
    line,
    mark,
    member,
    mix,
    num,
    path,
    pill,
    rect,
    shield,
    shield_path,
    shorten,
    text,
)
from cadency.boards.kit.frames import framed, motto
from cadency.boards.kit.land import house, road, town, tree
from cadency.boards.village.buildings import AWNINGS, GLASS, awning, lancet
from cadency.boards.village.goods import bag, monk
from cadency.boards.village.words import signs
from cadency.games.village.view import VillageView
from cadency.texts import Texts

W, H = 312.0, 176.0
Called = tuple[int, int, bool]  # seat, generation, bought out with a coin


def _note(x: float, y: float, words: str, paid: bool = False) -> str:
    size = fit(words, 50 if not paid else 36, 13, "sans", 10)
    found = pill(x - 27, y, 54, 19)
    if paid:
        return found + coin(x - 16, y + 9, 6) + text(x + 6, y + 14, words, size, w=700)
    return found + text(x, y + 14, words, size, w=700)


def mass(called: Sequence[Called], monks: int, inside: int, texts: Texts) -> str:
    """The nave: who came out of the bag, on the altar steps; a coin lies before whoever was bought out."""
    said = signs(texts.language)
    back = rect(0, 0, W, H, 0, "#cdbf9f")
    stones = "".join(f"M{4 + (r * 37 + c * 61) % 300} {8 + r * 13}h16v8h-16z" for r in range(9) for c in range(4))
    back += line(stones, "#a8966c", 0.8, opacity=".55")
    for i in range(5):
        x = 26 + i * 65
        back += rect(x - 6, 0, 12, 124, 0, "#ded2b6", INK, 1.1) + rect(x + 1, 0, 5, 124, 0, "#000", opacity=".12")
        back += rect(x - 9, 112, 18, 7, 1, "#e6dcc3", INK, 1)
    back += "".join(lancet(58.5 + i * 65, 84, 38, 70, glass) for i, glass in enumerate(GLASS))
    back += rect(0, 124, W, 60, 0, "#b9a47c", INK, 1.2) + rect(18, 118, W - 36, 12, 1, "#d9ccab", INK, 1.1)
    back += rect(8, 130, W - 16, 14, 1, "#cbbd98", INK, 1.1) + rect(-2, 144, W + 4, 16, 1, "#bfae85", INK, 1.1)
    rays = "".join(
        path(f"M{40 + i * 65} 20L{10 + i * 65} 176H{66 + i * 65}L{76 + i * 65} 20Z", "url(#ray)", "none")
        for i in range(4)
    )
    shown: list[Called | None] = [*called, *[None] * monks]
    step = min(56.0, 226 / max(len(shown), 1))
    front = at(bag(0, 0, 60) + text(0, -8, inside, 15, w=800, fill="#f1e6cf"), 38, 166)
    for i, figure in enumerate(shown):
        at_x = 102 + i * step
        if figure is None:
            front += monk(at_x, 146, 1.4) + _note(at_x, 151, said("sign-drawn"))
        else:
            seat, generation, paid = figure
            words = said("sign-paid" if paid else "sign-drawn")
            front += member(seat, generation, at_x, 146, 1.42) + _note(at_x, 151, words, paid)
    return framed("mass", back, rays + front, said("sign-mass"), (W, H), 9)


def market_day(view: VillageView, texts: Texts, names: Sequence[str]) -> str:
    """The houses in the order of their go: whose it is, who has passed, who sold how much."""
    frame = next((wire for wire in reversed(view.todo) if wire[0] == "stall"), None)
    now, passed = (-1, 0) if frame is None else (int(frame[1]), int(frame[2]))
    h = 118.0
    back = rect(0, 0, W, h, 0, "#dcc896")
    cobbles = "".join(f"M{(i * 53) % 312} {30 + (i * 29) % 88}q4-3 8 0" for i in range(60))
    back += line(cobbles, "#a98d58", 0.9, opacity=".55") + rect(0, 0, W, 26, 0, "#bcd4d3")
    n = view.seats
    step = W / n
    for i in range(n):
        back += awning(i * step + 6, 84, step - 12, AWNINGS[i % len(AWNINGS)])
    front = ""
    for i in range(n):
        seat = (view.first + i) % n
        x = (i + 0.5) * step
        out = bool(passed >> seat & 1)
        if seat == now:
            front += rect(x - step / 2 + 4, 32, step - 8, 82, 8, "#fbf5e6", "#f2b632", 3)
        else:
            front += rect(x - step / 2 + 6, 34, step - 12, 78, 8, "#fbf5e6", INK, 1, opacity=".9")
        faded = ' opacity=".4"' if out else ""
        front += f"<g{faded}>{shield(seat, x, 56, 28)}</g>"
        words = shorten(names[seat], step - 16, 12)
        front += text(
            x, 90, words, fit(words, step - 18, 15), "serif", w=700, text_decoration="line-through" if out else None
        )
        front += icon("shop", x - 10, 102, 15) + text(
            x + 1, 107, len(view.farms[seat].served), 14, anchor="start", w=800
        )
    return framed("market", back, front, signs(texts.language)("sign-market-day"), (W, h), 9)


def death(seat: int, generation: int, where: str, texts: Texts, names: Sequence[str]) -> str:
    """A burial: a gold niche in the chronicle, a nameless grave, or a wind over an empty field."""
    said = signs(texts.language)(f"sign-died-{where}", name=names[seat], generation=generation)
    back = rect(0, 0, W, H, 0, "url(#sky)") + path(
        "M0 92C70 70 130 96 190 84S280 72 312 88V176H0Z", "#a9bb78", "#5f7040", 1.3
    )
    back += town(58, 92, 1, 0.7, "#6f7f86") + path("M0 118C90 104 200 126 312 110V176H0Z", "#c8d08e", "#7d8a4a", 1.3)
    back += tree(24, 130, 1, "#6f8f50", 3) + tree(290, 126, 1.1, "#7c9a54", 5) + tree(270, 132, 0.8, "#89a55c", 6)
    if where == "chronicle":
        front = _open_page(seat, generation)
    elif where == "grave":
        front = gravestone(98, 156) + gravestone(214, 158) + at(gravestone(0, 0, seat, generation), 156, 160, 2.4)
    else:
        front = member(seat, generation, 156, 158, 1.8, opacity=".35") + icon("tombstone", 200, 140, 26, "#7d1d16")
    return framed("death", back, front, said, (W, H), 9)


def _open_page(seat: int, generation: int) -> str:
    found = rect(70, 44, 172, 122, 8, "#6d2f25", INK, 1.4) + rect(74, 40, 164, 120, 4, "url(#vellum)", INK, 1.2)
    found += line("M88 60h56M88 72h48M88 84h54M88 96h44M88 108h52M88 120h40", "#b9a67e", 2)
    found += rect(160, 54, 62, 88, 6, "url(#goldleaf)", "#9c7a34", 1.6) + rect(
        164, 58, 54, 80, 4, "none", "#8a5d10", 0.8
    )
    return found + member(seat, generation, 191, 134, 2.1) + icon("quill", 140, 136, 26, "#5f4a37")


def arms(seat: int, generations: Sequence[int], texts: Texts, w: float = 380, h: float = 476) -> str:
    """The winner's arms: shield, coronet, laurel and pennants over the village, and the family that did it."""
    house_ = HOUSES[seat]
    words = signs(texts.language)(f"sign-house-{house_.mark}")
    cx = w / 2
    back = rect(0, 0, w, h, 0, "url(#sky)") + _rays(cx, 168) + at(_horizon(), 0, 58)
    front = "".join(_banner(seat, cx, side) for side in (-1, 1)) + _branches(cx, 180, 112)
    d = shield_path(132, 154)
    coat = path(d, "#1c110a", "none", opacity=".35", transform="translate(2 5)")
    coat += path(d, house_.base, mix(house_.lo, "#140c06", 0.6), 3) + path(d, "url(#sheen)", "none", opacity=".85")
    coat += line(shield_path(118, 138), "#e6b53a", 2.2) + mark(seat, 0, -10, 80)
    front += at(coat, cx, 182) + at(_coronet(), cx, 86, 2.1) + motto(words, *_MOTTO)
    front = at(front, 0, 26)
    family = list(generations)[:7]
    step = min(44.0, 240 / max(len(family), 1))
    for i, generation in enumerate(family):
        front += member(seat, generation, cx + (i - (len(family) - 1) / 2) * step, 460, 1.75)
    return framed("arms", back, front, words, (w, h), 9)


def _rays(x: float, y: float) -> str:
    found = ""
    for i in range(28):
        a = i * math.pi / 14
        b = a + 0.1
        found += f"M{num(x)} {num(y)}L{num(x + 440 * math.cos(a))} {num(y + 440 * math.sin(a))}"
        found += f"L{num(x + 440 * math.cos(b))} {num(y + 440 * math.sin(b))}Z"
    return path(found, "#fbe3a0", "none", opacity=".42")


def _horizon() -> str:
    found = path("M-10 306C60 270 120 300 190 288S320 272 400 300V430H-10Z", "#a9bb78", "#5f7040", 1.4)
    found += town(52, 304, 4, 1.1) + town(328, 300, 1, 1.0, "#6f7f86")
    found += path("M-10 334C80 316 200 340 400 322V430H-10Z", "#c8d08e", "#7d8a4a", 1.4)
    found += house(14, 372, 48, 26, 26, 24, "#ecdcb8", "#b0603f", seed=3, windows=(0.7,))
    found += house(306, 366, 44, 24, 26, 22, "#e2d2ae", "#c9a553", thatch=True, seed=6, chimney=None, windows=(0.7,))
    trees = (
        (94, 342, 0.9),
        (110, 350, 0.7),
        (292, 340, 0.9),
        (372, 372, 0.9),
        (8, 384, 0.9),
        (120, 336, 0.6),
        (276, 348, 0.65),
    )
    found += "".join(tree(x, y, s, ("#7c9a54", "#89a55c")[i % 2], i) for i, (x, y, s) in enumerate(trees))
    return found + road("M-10 400C90 384 280 400 400 384", 28)


def _banner(seat: int, cx: float, side: int) -> str:
    house_ = HOUSES[seat]
    cloth = "M156 56C136 50 124 60 104 54L116 80 104 106C124 112 136 102 156 108Z"
    found = line("M158 350V44", INK, 5) + line("M158 350V44", "#a67c50", 2.8) + circ(158, 40, 6, "#d9a93c", INK, 1.3)
    found += path(cloth, house_.base, mix(house_.lo, "#140c06", 0.5), 1.6) + path(cloth, "url(#sheen)", "none")
    return f'<g transform="translate({num(cx)} 0) scale({side} 1)">{found}</g>' + mark(seat, cx + side * 136, 81, 26)


_LEAF: Final = "M0 0C7.5-10 22.5-10 30 0 22.5 10 7.5 10 0 0Z"


def _branches(cx: float, cy: float, r: float) -> str:
    found = ""
    for side in (-1, 1):
        stem = (
            f"M{num(cx)} {num(cy + r)}A{num(r)} {num(r)} 0 0 {0 if side > 0 else 1} "
            f"{num(cx + side * r * 0.72)} {num(cy - r * 0.7)}"
        )
        found += line(stem, "#8a5d10", 3)
        for i in range(10):
            a = math.radians(82 - i * 13.6)
            x, y = cx + side * r * math.cos(a), cy + r * math.sin(a)
            along = math.degrees(math.atan2(-math.cos(a), side * math.sin(a)))
            for turn, colour in ((-34, "#d9a93c"), (34, "#eec766")):
                move = f"translate({num(x)} {num(y)}) rotate({num(along + turn)}) scale({num(1 - 0.03 * i)})"
                leaf = path(_LEAF, colour, "#5b3c06", 1.2) + line("M3.6 0H24", "#8a5d10", 1)
                found += f'<g transform="{move}">{leaf}</g>'
            if i % 3 == 1:
                found += circ(x, y, 3.4, "#a8201a", INK, 1)
    return found


def _coronet() -> str:
    gold = "url(#goldleaf)"
    found = ""
    for x in (-16, -8, 0, 8, 16):
        found += at(path("M0-7C2-4 6-5 5-1 3 0 2 2 2 5H-2C-2 2-3 0-5-1-6-5-2-4 0-7Z", gold, sw=0.9), x, -4)
    found += path("M-19 0Q0 5 19 0V7Q0 12-19 7Z", gold, sw=1.1)
    gems = "".join(
        circ(i * 6.4 - 12.8, 5.3 + (1.2 if abs(i - 2) < 2 else 0), 1.5, ("#a8201a", "#24509a")[i % 2], INK, 0.6)
        for i in range(5)
    )
    return found + gems


_MOTTO: Final = (
    "M70 266Q190 300 310 266L320 294Q190 330 60 294Z",
    ("M72 268L44 258 54 276 42 292 62 294Z", "M308 268L336 258 326 276 338 292 318 294Z"),
    "M70 290Q190 324 310 290",
    220.0,
)

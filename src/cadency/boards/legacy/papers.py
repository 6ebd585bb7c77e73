"""Papers round the tree: what a house has, its mentor and missions (or clues), its pawns, and what lies open to be
chosen from."""

from __future__ import annotations

from typing import Final

from cadency.boards.kit import (
    INK,
    at,
    circ,
    coin,
    fit,
    icon,
    laurel,
    line,
    member,
    num,
    rect,
    shield,
    shorten,
    text,
    title,
    width,
)
from cadency.boards.kit.draw import kept, kept_by_row
from cadency.boards.kit.pieces import HOUSES
from cadency.boards.legacy.boughs import GIFTS
from cadency.boards.legacy.gains import draw, extra, said_need, signs_of_effect
from cadency.boards.legacy.layout import PARK, Box
from cadency.boards.legacy.printed import Row, goals, row
from cadency.boards.legacy.words import broken, capital, signed, typeset
from cadency.games.legacy.names import COLOURS
from cadency.games.legacy.view import House, LegacyView
from cadency.texts import Texts

SOFT: Final = "#7d6548"
STORE: Final = Box(8, 8, 150, 172)
RIGHT: Final = Box(904, 8, 152, PARK - 16)
TRACKS: Final = {"honour": "laurels", "money": "coin", "income": "cash", "prestige": "crown"}
FIGURE: Final = 13.4  # 11 px on a screen of 1366 x 768
_GOAL: Final = 26.5
_PAWNS: Final = 62.0
_TASK: Final = 47.0
_STEP: Final = 30.5  # from one track to the next


def sheet(w: float, h: float, r: float = 6) -> str:
    return rect(1, 3, w, h, r, "#1c110a", opacity=".3") + rect(0, 0, w, h, r, "url(#vellum)", INK, 1.1)


def amounts(house: House) -> dict[str, str]:
    """Where a house stands on each track."""
    return {
        "honour": typeset(house.score),
        "money": str(house.gold),
        "income": signed(house.income),
        "prestige": signed(house.prestige),
    }


def store(view: LegacyView, seat: int, said: Texts, names: list[str]) -> dict[str, str]:
    """Arms, name and the four tracks of a house, 150 x 172; below its name what lasts this generation. The paper is the
    same for every house, so only what is written on it need be drawn anew."""
    house, w = view.houses[seat], STORE.w
    size = fit(names[seat], 88, 19, least=14)
    called = shield(seat, 23, 24, 32)
    called += text(46, 21, shorten(names[seat], 96, size), size, "serif", "start", w=800)
    arms = said("sign-extinct") if house.extinct else said(f"sign-arms-{HOUSES[seat].mark}")
    called += text(46, 37, arms, fit(arms, 100, 13.5, least=12), "serif", "start", SOFT, font_style="italic")
    if view.first == seat and view.seats > 1:
        called += at(title(said("sign-first")) + icon("bell", 0, 0, 14, "#8a5d10"), w - 12, 13)
    key = f"store-{seat}"
    found = {"store": _tracks(said), key: at(called, STORE.x, STORE.y, id=key)}
    for n, (track, amount) in enumerate(amounts(house).items()):
        key, y = f"track-{seat}-{track}", STORE.y + 49 + n * _STEP
        drawn = text(w - 9, 22, amount, 20, anchor="end", w=800)
        found[key] = at(drawn, STORE.x, y, id=key, data_thing=f"track-{track}")
    return found


@kept
def _tracks(said: Texts) -> str:
    """The paper with the names of its tracks."""
    w, h = STORE[2:]
    found = sheet(w, h, 7)
    for n, track in enumerate(TRACKS):
        words = said(f"sign-track-{track}")
        inner = line(f"M8 0H{num(w - 8)}", "#e0cfa5", 1)
        inner += coin(21, 15.5, 10.5) if track == "money" else icon(TRACKS[track], 21, 15.5, 22, _ink(track))
        inner += text(39, 20.5, words, fit(words, 66, 14.5, "sans", least=12), anchor="start", fill="#5f4a37")
        found += at(inner, 0, 49 + n * _STEP, data_thing=f"track-{track}")
    return at(found, STORE.x, STORE.y, id="store")


def _ink(track: str) -> str:
    return "#7a5a12" if track == "honour" else INK


def heading(words: str, sign: str, w: float, sub: str = "") -> str:
    """The head of a paper: an icon, a name, a word below."""
    found = icon(sign, 17, 18, 21)
    size, room = fit(words, w - 34, 15, least=13), w - 34
    long = width(words, size) > room  # then it takes the line of the word below
    for n, part in enumerate(broken(words, room, size, "serif") if long else [words]):
        found += text(32, (17 if sub else 23) + n * 14, part, size, "serif", "start", w=800)
    if sub and not long:
        found += text(32, 31, sub, fit(sub, w - 40, 13, least=11.5), "serif", "start", SOFT, font_style="italic")
    return found + line(f"M8 37H{num(w - 8)}", "#cdb888", 1)


def mentor(view: LegacyView, name: str, said: Texts, *, secret: bool, w: float = 152) -> str:
    """A mentor with the three goals, ``w`` x 123."""
    return _mentor(name, tuple(goals(view, name)), said, secret, w)


@kept
def _mentor(name: str, asked: tuple[tuple[str, int, int], ...], said: Texts, secret: bool, w: float) -> str:
    found = sheet(w, 121) + heading(said(f"mentor-{name}"), "classical-knowledge", w - 16, said("sign-mentor"))
    if secret:
        found += icon("eye", w - 13, 12, 14, "#8a5d10")
    for n, (need, least, points) in enumerate(asked):
        words = capital(said_need(said, need, least))
        lines = [words] if width(words, FIGURE, "sans") < w - 44 else broken(words, w - 44, FIGURE)
        for i, part in enumerate(lines):
            y = 57 + n * _GOAL + (i - (len(lines) - 1) / 2) * 12
            found += text(9, y, part, FIGURE, anchor="start")
        found += laurel(w - 18, 52.5 + n * _GOAL, points, 29)
    return found


def mission(view: LegacyView, name: str, said: Texts, w: float = 152) -> str:
    """An open mission, ``w`` x 44: its name, what it asks for and what it brings."""
    return _mission(row(view, "mission", name), said, w)


@kept_by_row
def _mission(printed: Row, said: Texts, w: float) -> str:
    words = capital(said_need(said, printed["need"], printed["least"]))
    called = said(f"mission-{printed['id']}")
    size = fit(called, w - 34, 14.5, least=11.5)
    found = sheet(w, 43) + icon("treasure-map", 14, 14, 17)
    found += text(27, 18, shorten(called, w - 32, size), size, "serif", "start", w=800)
    gains = signs_of_effect(printed["effect"])
    found += text(9, 35.5, words, fit(words, w - 56, FIGURE, "sans", least=13.3), anchor="start", fill="#5f4a37")
    found += draw(gains[:1], w - 46, 31, 14)
    return found + (
        icon("plain-dagger" if "others" in str(printed["effect"]) else "star-medal", w - 11, 31, 13)
        if len(gains) > 1
        else ""
    )


def clue(name: str, said: Texts, *, solved: bool, w: float = 152) -> str:
    """A clue of the Inheritance, ``w`` x 30; one that is solved is ticked."""
    words = capital(said(f"clue-{name}"))
    found = sheet(w, 29) + circ(15, 14.5, 9, "#8a5d10" if solved else "#f3e8cf", "#8a5d10", 1.2)
    found += line("M10.5 14.5l3 3.5 6-7", "#fbf5e6", 2.2) if solved else text(15, 19.5, "?", 14, w=800)
    lines = [words] if width(words, 13) < w - 34 else broken(words, w - 34, 12.5, "serif")
    for n, part in enumerate(lines[:2]):
        y = 19 + (n - (len(lines[:2]) - 1) / 2) * 12.5
        size = 13 if len(lines) == 1 else 12.5
        found += text(29, y, part, size, "serif", "start", SOFT if solved else INK, 500 if solved else 700)
    return found


def pawns(view: LegacyView, seat: int) -> str:
    """The pawns that a house can still place, on a paper of 152 x 62."""
    house, w, found = view.houses[seat], RIGHT.w, ""
    shown = max(house.pawns, int(view.printed["layout"][0]["pawns"]))
    x = 20.0
    extras = [(colour, n) for colour in COLOURS if (n := house.extras.get(colour, 0))]
    step = min(25.0, (w - 32) / max(shown + len(extras) - 1, 1))
    for n in range(shown):
        ghost = n >= house.pawns
        inner = member(seat, "", 0, 0, 0.9, opacity=".25" if ghost else None)
        found += at(inner, x, 55, id=f"pawn-{seat}-{n}", data_thing="pawn")
        x += step
    for colour, n in extras:
        inner = extra(colour, 0, 0, 11.5) + (
            text(9, 13, n, FIGURE, w=800, stroke="#fbf5e6", stroke_width=3, paint_order="stroke") if n > 1 else ""
        )
        found += at(inner, x + 2, 41, id=f"extra-{seat}-{colour}", data_thing=f"extra-{colour}")
        x += step
    return found


def _lasting(house: House, said: Texts, w: float) -> str:
    """Complications, and boons of this generation."""
    found = ""
    x = w - 12
    if house.trouble:
        inner = title(said("sign-trouble", count=house.trouble)) + icon("ribbon", 0, 0, 15, "#7d1d16")
        inner += text(7, 5, house.trouble, FIGURE, anchor="start", w=800, fill="#7d1d16")
        found += at(inner, x - 10, 13, data_thing="complication")
        x -= 28
    signs = {"boon-money": "receive-money", "boon-social": "shaking-hands", "boon-mansion": "family-house"}
    signs |= {"boon-public": "church", "boon-deck": "card-draw"}
    for boon, n in house.boons.items():
        if n:
            inner = title(said(f"sign-{boon}")) + circ(0, 0, 8.5, "#f0dc9a", INK, 0.9) + icon(signs[boon], 0, 0, 12)
            found += at(inner, x, 12, data_thing=boon)
            x -= 19
    return found


def _papers(view: LegacyView, seat: int, said: Texts) -> list[tuple[str, str, str, float]]:
    """Open missions, clues and sealed missions: key, thing, drawing and height."""
    house = view.houses[seat]
    found: list[tuple[str, str, str, float]] = []
    for name in house.tasks:
        found.append((f"mission-{name}", f"mission-{name}", mission(view, name, said), _TASK))
    for name in (*view.clues, *view.solved):
        found.append((f"clue-{name}", f"clue-{name}", clue(name, said, solved=name in view.solved), 33))
    if house.sealed:
        words = said("sign-sealed", count=house.sealed)
        drawn = sheet(RIGHT.w, 26) + icon("wax-seal", 14, 13, 17, "#7d1d16")
        drawn += text(28, 18, words, fit(words, RIGHT.w - 36, 13.5, least=11.5), "serif", "start")
        found.append((f"sealed-{seat}", "deck-missions", drawn, 30))
    return found


def _mentor_of(view: LegacyView, seat: int) -> str | None:
    own = view.mine is not None and view.seat == seat
    return view.mine.mentor if own and view.mine is not None else view.houses[seat].mentor


def _tops(view: LegacyView, seat: int, high: list[float]) -> list[float]:
    """Where the papers of the column begin: closer the more there are."""
    y = RIGHT.y + (129 if _mentor_of(view, seat) is not None else 0)
    k = min(1.0, (RIGHT.y + RIGHT.h - _PAWNS - y - 6) / max(sum(high), 1))
    return [y + k * sum(high[:n]) for n in range(len(high))]


def task_boxes(view: LegacyView, seat: int) -> dict[str, Box]:
    """Where the open missions of a house lie."""
    house = view.houses[seat]
    tasks = house.tasks
    high = [_TASK] * len(tasks) + [33.0] * (len(view.clues) + len(view.solved)) + [30.0] * bool(house.sealed)
    tops = _tops(view, seat, high)
    return {f"mission-{name}": Box(RIGHT.x, y, RIGHT.w, 43) for name, y in zip(tasks, tops, strict=False)}


def right(view: LegacyView, seat: int, said: Texts) -> dict[str, str]:
    """The column of papers to the right of the tree."""
    found: dict[str, str] = {}
    own = _mentor_of(view, seat)
    if own is not None:
        drawn = mentor(view, own, said, secret=view.houses[seat].mentor is None)
        key = f"mentor-{seat}"
        found[key] = at(drawn, RIGHT.x, RIGHT.y, id=key, data_thing=f"mentor-{own}")
    shown = _papers(view, seat, said)
    for (key, thing, drawn, _), y in zip(shown, _tops(view, seat, [high for *_, high in shown]), strict=True):
        found[key] = at(drawn, RIGHT.x, y, id=key, class_="piece paper", data_thing=thing)
    corner = (RIGHT.x, RIGHT.y + RIGHT.h - _PAWNS)
    words = said("sign-pawns" if view.seat == seat else "sign-pawns-of")
    found["pawns"] = at(sheet(RIGHT.w, _PAWNS) + text(10, 17, words, 14, "serif", "start", w=700), *corner, id="pawns")
    lying = pawns(view, seat) + _lasting(view.houses[seat], said, RIGHT.w)
    return found | {f"pawns-{seat}": at(lying, *corner, id=f"pawns-{seat}")}


def child(name: str, said: Texts) -> str:
    """A child card, 84 x 104: what it is, and its gift."""
    w, h = 84.0, 104.0
    sign = GIFTS.get(name) or ("ribbon" if name == "complication" else "baby-face")
    ink = "#7d1d16" if name == "complication" else INK
    words = capital(said(f"child-{name}"))
    found = sheet(w, h, 7) + rect(
        6, 6, w - 12, 66, 5, "#e3b9a8" if name == "complication" else "#d9dec6", "#9c7a34", 0.8
    )
    return (
        found
        + icon(sign, w / 2, 39, 44, ink)
        + text(w / 2, 90, words, fit(words, w - 8, 14.5, least=11), "serif", w=700)
    )


def offered(view: LegacyView, said: Texts) -> dict[str, str]:
    """Two missions or child cards that lie open until one is kept, at the foot of the tree."""
    found: dict[str, str] = {}
    for n, name in enumerate(view.offer):
        key = f"offer-{name}"
        found[key] = at(
            mission(view, name, said, 176), *offer_at(n), id=key, class_="piece paper", data_thing=f"mission-{name}"
        )
    for n, name in enumerate(view.drawn):
        key = f"drawn-{n}"
        thing = "complication" if name == "complication" else f"child-{name}"
        found[key] = at(child(name, said), *drawn_at(n), id=key, class_="piece paper", data_thing=thing)
    return found


def offer_at(n: int) -> tuple[float, float]:
    return 346 + n * 188, PARK - 54


def drawn_at(n: int) -> tuple[float, float]:
    return 442 + n * 94, PARK - 112

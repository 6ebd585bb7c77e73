"""A seat's own panel: what it has in store, its action cards, its scoring cards and its books."""

from __future__ import annotations

from typing import Final, NamedTuple

from cadency.boards.dynasties import cards
from cadency.boards.dynasties.goods import book, cost, emblem
from cadency.boards.dynasties.layout import GOODS, LANDS
from cadency.boards.dynasties.printed import row
from cadency.boards.dynasties.royals import royal
from cadency.boards.dynasties.words import signs
from cadency.boards.kit import HOUSES, INK, at, fit, laurel, line, num, rect, shield, shorten, text, title, width
from cadency.boards.kit.frames import boxed
from cadency.games.dynasties.view import DynastiesView, House
from cadency.texts import Texts

SIZE: Final = (1064.0, 138.0)
STORE: Final = 256.0  # how wide the store is
BOOK: Final = 0.62
ACTION, SCORING, TOME = "action", "scoring", "book"
_GAP: Final = 6.0
_WIDE: Final = {ACTION: cards.ACTION, SCORING: cards.SCORING}


class Held(NamedTuple):
    """A card or book of one's own: its kind, its name, which of its like it is, and its box."""

    kind: str
    name: str
    nth: int
    x: float
    y: float
    w: float
    h: float


def held(view: DynastiesView) -> list[Held]:
    """Where everything that the looking seat holds lies: cards side by side, closer the more there are."""
    if view.mine is None:
        return []
    lying = [(ACTION, name) for name in view.mine.cards] + [(SCORING, name) for name in view.mine.scorings]
    room = SIZE[0] - STORE - 32
    narrow = sum(_WIDE[kind][0] + _GAP for kind, _ in lying) > room
    wide = {kind: sizes[narrow] for kind, sizes in _WIDE.items()}
    last = wide[lying[-1][0]] if lying else 0
    k = min(1.0, (room - last) / max(sum(wide[kind] + _GAP for kind, _ in lying[:-1]), 1))
    found: list[Held] = []
    x = STORE + 14
    for i, (kind, name) in enumerate(lying):
        if kind == SCORING and (i == 0 or lying[i - 1][0] == ACTION):
            x += 10
        found.append(Held(kind, name, lying[:i].count((kind, name)), x, 6, wide[kind], cards.HIGH))
        x += (wide[kind] + _GAP) * k
    books = view.mine.books
    step = min(30.0, 78 / max(len(books), 1))
    for i, name in enumerate(books):
        found.append(Held(TOME, name, books[:i].count(name), STORE - 12 - (len(books) - i) * step, 97, 27, 33))
    return found


def panel(
    view: DynastiesView,
    texts: Texts,
    names: list[str],
    lit: str = "",
    x: float = 0,
    y: float = 0,
    wide: float | None = None,
) -> str:
    """The panel of the seat that looks as an ``<svg>`` of its own, 1064 x 138."""
    seat = view.seat if view.seat is not None else view.first
    words = signs(texts.language)("sign-hand-of", name=names[seat])
    inner = "".join(things(view, seat, texts, names).values())
    return boxed(f"{inner}{lit}", SIZE, words, "mine", x, y, wide)


def things(view: DynastiesView, seat: int, texts: Texts, names: list[str]) -> dict[str, str]:
    """Everything in the panel by its id: only what has changed need be drawn anew."""
    said, house, (w, h) = signs(texts.language), view.houses[seat], SIZE
    frame = rect(0.8, 0.8, w - 1.6, h - 1.6, 11, "#fbf5e6", INK, 1.2)
    frame += line(f"M{num(STORE)} 10V{num(h - 10)}", "#cdb888", 1)
    frame += rect(1.4, 1.4, w - 2.8, h - 2.8, 11, "none", HOUSES[seat].base, 2.6)
    found = {"h-frame": frame, "h-head": _head(house, said, names[seat], you=view.seat == seat)}
    found["h-store"] = _store(house, said)
    found = {key: f'<g id="{key}">{inner}</g>' for key, inner in found.items()}
    return found | {_key(one): lying(view, one, texts) for one in held(view)}


def _key(one: Held) -> str:
    return f"{one.kind}-{one.name}-{one.nth}"


def store(view: DynastiesView, seat: int, texts: Texts, names: list[str]) -> str:
    """The left part of the panel, 256 wide: arms, score, cubes, figures, shields and books."""
    said = signs(texts.language)
    house = view.houses[seat]
    found = _head(house, said, names[seat], you=view.seat == seat) + _store(house, said)
    return found + "".join(lying(view, one, texts) for one in held(view) if one.kind == TOME)


def lying(view: DynastiesView, one: Held, texts: Texts) -> str:
    """A card or a book where it lies."""
    drawn, s = _drawn(view, one, signs(texts.language))
    thing = "book" if one.kind == TOME else f"{one.kind}-{one.name}"
    return at(drawn, one.x, one.y, s, id=_key(one), class_="piece card", data_thing=thing)


def _drawn(view: DynastiesView, one: Held, said: Texts) -> tuple[str, float]:
    if one.kind == ACTION:
        return cards.action(row(view, "card", one.name), said, one.w), 1
    if one.kind == SCORING:
        return cards.scoring(row(view, "scoring", one.name), said, one.w), 1
    return title(said(f"sign-book-{one.name}")) + book(one.name), BOOK


def _head(house: House, said: Texts, name: str, *, you: bool) -> str:
    size = fit(name, 100, 20, least=15)
    called = shorten(name, 100, size)
    found = shield(house.seat, 30, 28, 32) + text(54, 28, called, size, "serif", "start", w=800)
    if you:
        left, words = 60 + width(called, size), said("sign-you")
        wide = width(words, 13.5, "sans") + 14
        found += rect(left, 13, wide, 18, 9, HOUSES[house.seat].base)
        found += text(left + wide / 2, 26.4, words, 13.5, w=700, fill=HOUSES[house.seat].on)
    arms = said(f"sign-house-{HOUSES[house.seat].mark}")
    found += text(54, 44, arms, fit(arms, 146, 14, least=13.5), "serif", "start", "#7d6548", font_style="italic")
    points = title(said("sign-score", name=name, points=house.score)) + laurel(0, 0, house.score, 44)
    return found + at(points, STORE - 34, 29, id="my-score", data_thing="score")


def _store(house: House, said: Texts) -> str:
    """Cubes by colour; below them figures, shields of the regions, and room for books."""
    found = line(f"M12 55H{num(STORE - 12)}M12 91H{num(STORE - 12)}", "#e7d6b1", 1)
    for i, colour in enumerate(GOODS):
        inner = title(said(f"sign-good-{colour}")) + cost(colour, house.goods.get(colour, 0), 0, 0, 1.06, 17)
        found += at(inner, 12 + i * 48, 73, data_thing=f"good-{colour}")
    inner = title(said("sign-figures", count=house.figures)) + royal(house.seat, "prince", 0, 0, 0.68)
    found += at(inner + text(13, -7, house.figures, 17, anchor="start", w=800), 24, 127, data_thing="figures")
    for i, region in enumerate(LANDS):
        many = house.shields.get(region, 0)
        words = title(said("sign-shields", region=said(f"sign-region-{region}"), count=many))
        inner = emblem(region, 0, 0, 15) + text(9, 5.5, many, 15, anchor="start", w=800)
        found += at(words + inner, 68 + i * 27, 113, opacity=None if many else ".4", data_thing=f"shield-{region}")
    return found

"""The paper at the right edge: the pass track, the bonus actions taken after it, the free cities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from cadency.boards.dynasties.cities import socket, star, symbol
from cadency.boards.dynasties.goods import cube, emblem, price
from cadency.boards.dynasties.layout import BONUSES, COURT, Box
from cadency.boards.dynasties.printed import free_cities, reward
from cadency.boards.dynasties.royals import rings, royal
from cadency.boards.dynasties.signs import paper
from cadency.boards.dynasties.words import broken
from cadency.boards.kit import INK, Point, at, circ, fit, icon, laurel, line, num, path, rect, shield_path, text, title
from cadency.games.dynasties.view import City, DynastiesView
from cadency.texts import Texts

W: Final = COURT.w
LARGE_SPACE: Final = Box(8, 88, W - 16, 34)
BONUS: Final = 172.0  # the middle of the first one
STEP: Final = 31.0
TILES: Final = 414.0  # the top of the first free city
TILE: Final = Box(9, 0, W - 18, 46)
_SLOTS: Final = {"prince": (33.0, 21.0), "princess": (W - 33, 21.0)}
_SIZE: Final = 13.5


def space_at(n: int) -> Point:
    """The middle of the n-th upper space of the pass track."""
    return 23 + n * 32, 47


def bonus_at(name: str) -> Point:
    return 22, BONUS + [*BONUSES].index(name) * STEP


def tile_box(n: int) -> Box:
    return Box(TILE.x, TILES + n * 51, TILE.w, TILE.h)


def queue_at(n: int, many: int) -> Point:
    """Where the n-th of those who passed for nothing stands: the foremost at the left."""
    return LARGE_SPACE.x + 20 + n * min(22.0, 84 / max(many - 1, 1)), LARGE_SPACE.y + 28


def furniture(view: DynastiesView, said: Texts) -> str:
    """What is printed on the paper."""
    found = paper(COURT.w, COURT.h, 8) + _heading("sign-pass", 21, said) + _track(view, said)
    found += _rule(130) + _heading("sign-bonuses", 150, said) + "".join(_bonuses(view, said))
    found += _rule(386) + _heading("sign-free-cities", 405, said)
    points = reward(view)
    for n, city in enumerate(free_cities(view)):
        box = tile_box(n)
        found += at(_tile(city, points), box.x, box.y)
    return at(found, COURT.x, COURT.y)


def _heading(key: str, y: float, said: Texts) -> str:
    words = said(key)
    return text(12, y, words, fit(words, W - 22, 16, least=_SIZE), "serif", "start", w=800)


def _rule(y: float) -> str:
    return line(f"M10 {num(y)}H{num(W - 10)}", "#cdb888", 1)


def _track(view: DynastiesView, said: Texts) -> str:
    found = ""
    for n, pink in enumerate(view.printed["track"][0]["prices"]):
        x, y = space_at(n)
        found += circ(x, y, 15, "#a67c50", INK, 1.1) + circ(x, y, 12.5, "#6b4a2e", INK, 0.8)
        found += text(x, y + 5, n + 1, 15, "serif", w=700, fill="#e6c98a")
        found += cube("pink", x - 6, y + 26, 0.66) + text(x + 3, y + 31, pink, 14, anchor="start", w=800)
    x, y, w, h = LARGE_SPACE
    words = said("sign-for-nothing")
    found += rect(x, y, w, h, 17, "#a67c50", INK, 1.1) + rect(x + 3, y + 3, w - 6, h - 6, 14, "#6b4a2e", INK, 0.8)
    return found + text(x + w - 13, y + 22, words, fit(words, 60, 14, least=_SIZE), "serif", "end", "#f0dcb4")


def _bonuses(view: DynastiesView, said: Texts) -> Iterator[str]:
    for row in view.printed["bonus"]:
        name, gives = row["id"], row["gives"]
        x, y = bonus_at(name)
        yield circ(x, y, 13, "#fffdf5", INK, 1) + _bonus_sign(name, gives, x, y)
        words = broken(said(f"sign-bonus-{name}", **gives), W - 50, _SIZE)
        for i, part in enumerate(words):
            yield text(x + 20, y + 4.6 + (i - (len(words) - 1) / 2) * 12, part, _SIZE, anchor="start")


def _bonus_sign(name: str, gives: Mapping[str, Any], x: float, y: float) -> str:
    return laurel(x, y, gives["points"], 30) if name == "points" else icon(BONUSES[name], x, y, 18)


def _tile(city: City, points: int) -> str:
    """A free city: wood until it is founded, and always at the edge; its region is shown by arms."""
    found = rect(0, 3, TILE.w, TILE.h, 6, "#5a3e28") + rect(0, 0, TILE.w, TILE.h, 6, "#cfae80", INK, 1.1)
    found += line(f"M6 12H{num(TILE.w - 6)}M6 24H{num(TILE.w - 6)}M6 36H{num(TILE.w - 6)}", "#a67c50", 1, opacity=".5")
    for slot, (x, y) in _SLOTS.items():
        large = city.large == slot
        found += at(socket(slot, 0, 0, large=large), x - TILE.x, y + (0 if large else 2), 0.9)
        found += price(slot, city.prices[slot], *_price_at(city, slot))
    middle = TILE.w / 2
    found += rect(middle - 15, 3, 30, 20, 5, "url(#vellum)", INK, 1) + symbol(city.symbol, middle, 13, 15, points)
    return found + star(middle - 9, 35, 1.25)


def _price_at(city: City, slot: str) -> Point:
    x, y = _SLOTS[slot]
    out = 14 if city.large == slot else 11
    return x - TILE.x + (-out if slot == "prince" else out), y + 13


def price_at(city: City, n: int, slot: str) -> Point:
    """Where a price of a free city stands on the board."""
    (x, y), box = _price_at(city, slot), tile_box(n)
    return COURT.x + box.x + x, COURT.y + box.y + y


def foot(city: City, n: int, slot: str) -> tuple[float, float, float]:
    """Where a royal of a free city stands on the board, and how large."""
    x, y = _SLOTS[slot]
    large = city.large == slot
    box = tile_box(n)
    return COURT.x + x, COURT.y + box.y + y + (10 if large else 12), 0.94 if large else 0.8


def pieces(view: DynastiesView, said: Texts, names: list[str]) -> dict[str, str]:
    """Who has passed, which bonus actions are gone, and who lives in the free cities."""
    found: dict[str, str] = {}
    stands = [(f"pass-{n}", seat, space_at(n), 0.84) for n, seat in enumerate(view.track) if seat is not None]
    stands = [(key, seat, (x, y + 10), s) for key, seat, (x, y), s in stands]
    many = len(view.queue)
    stands += [(f"pass-queue-{n}", seat, queue_at(n, many), 0.9) for n, seat in enumerate(view.queue)]
    for key, seat, (x, y), s in stands:
        inner = title(said("sign-passed", name=names[seat])) + royal(seat, "prince", 0, 0)
        found[key] = at(inner, COURT.x + x, COURT.y + y, s, id=key, class_="piece royal")
    for name in view.claimed:
        x, y = bonus_at(name)
        gone = rect(-14, -15, W - 14, 30, 12, "#f3e8cf", opacity=".72") + circ(0, 0, 13, "#6d5a4a", INK, 1)
        inner = title(said("sign-bonus-gone")) + gone + icon(BONUSES[name], 0, 0, 18, "#c9b28a")
        found[f"gone-{name}"] = at(inner, COURT.x + x, COURT.y + y, id=f"gone-{name}")
    for n, city in enumerate(free_cities(view)):
        found |= _settled(city, n, said, names)
    return found


def _settled(city: City, n: int, said: Texts, names: list[str]) -> dict[str, str]:
    box = tile_box(n)
    middle = COURT.x + box.x + box.w / 2
    name = said(f"sign-city-{city.id}")
    found: dict[str, str] = {}
    arms = f"arms-{city.id}"
    if city.region:
        words = said("sign-founded", region=said(f"sign-region-{city.region}"))
        drawn = emblem(city.region, 0, 0, 16)
    else:
        words = said("sign-unfounded")
        drawn = path(shield_path(14, 17), "none", "#5a3e28", 1.1, stroke_dasharray="2.4 2")
    found[arms] = at(title(words) + drawn, middle + 10, COURT.y + box.y + 34, id=arms)
    for slot, seat in (("prince", city.prince), ("princess", city.princess)):
        if seat is not None:
            whose = names[seat] if seat >= 0 else said("sign-nobody")
            inner = title(said(f"sign-{slot}-at", name=whose, city=name)) + royal(seat, slot, 0, 0)
            x, y, s = foot(city, n, slot)
            key = f"f-{city.id}-{slot}"
            found[key] = at(inner, x, y, s, id=key, class_="piece royal")
    if city.prince is not None and city.princess is not None:
        found[f"rings-{city.id}"] = rings(middle, COURT.y + box.y - 2, 0.85, id=f"rings-{city.id}")
    if city.child is not None:
        inner = title(said("sign-child-at", name=names[city.child], city=name)) + royal(city.child, "child", 0, 0)
        key = f"c-{city.id}"
        found[key] = at(inner, middle - 9, COURT.y + box.y + 43, 0.9, id=key, class_="piece child")
    return found

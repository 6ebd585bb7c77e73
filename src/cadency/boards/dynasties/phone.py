"""The table on a narrow screen: a region at a time with slots as large as a thumb, then ships, court and hand."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cadency.boards.dynasties import characters, cities, court, hand, plates, ships, supply
from cadency.boards.dynasties.layout import COURT, HULL, LANDS, SHIPS, SUPPLY, TILE, Land
from cadency.boards.dynasties.layout import PLACES as SPOTS
from cadency.boards.dynasties.majority import lead
from cadency.boards.dynasties.options import CHARACTERS, HAND, MAP, lights, where
from cadency.boards.dynasties.printed import free_cities, is_free, on_the_map, reward
from cadency.boards.dynasties.sea import water
from cadency.boards.dynasties.signs import region_tile, seals
from cadency.boards.dynasties.spots import bonuses, of_city, of_ship, tiles, track
from cadency.boards.dynasties.words import signs
from cadency.boards.kit import Point, ell, group, line, mix, num, rect
from cadency.boards.kit.draw import moved
from cadency.boards.kit.faces import Bot
from cadency.boards.kit.frames import boxed
from cadency.boards.kit.land import pine, tree
from cadency.boards.kit.options import THUMB, Option, wire_of
from cadency.games.dynasties.view import DynastiesView
from cadency.kernel.words import Wire
from cadency.texts import Texts

SHIP, WHO, OWN = "ships", "court", "hand"
PLACES: Final = (*LANDS, SHIP, WHO, OWN)
_SIGNS: Final = {SHIP: "caravel", WHO: "quill-ink", OWN: "card-draw"}
ICONS: Final = {**{name: land.icon for name, land in LANDS.items()}, **_SIGNS}
SCREEN: Final = 390.0
CITY: Final = 1.5  # how much larger than on the map
_ROW: Final = 116.0
_IN_A_CITY: Final = ("send", "match", "ransom")
_ON_THE_MAP: Final = {"send": 1, "match": 1, "ransom": 1, "revalue": 1, "shield": 1, "found": 2}


class Lit(NamedTuple):
    """The options of whoever is asked, to be lit a few at a time."""

    view: DynastiesView
    texts: Texts
    seat: int
    wires: tuple[Wire, ...]
    bots: Sequence[Bot | None] = ()  # by seat, who plays for it

    def on(self, drawing: str, *tags: str, named: object = None) -> str:
        """Rings on the options with these words, or on those of them that name something."""
        few = [wire for wire in self.wires if wire[0] in tags and (named is None or named in wire[1:])]
        return lights(self.view, self.texts, self.seat, few, drawing, THUMB / CITY if drawing == MAP else 0)


class Laid(NamedTuple):
    """A place: what never moves in it, everything else by its id, and how high it is."""

    still: str
    things: dict[str, str]
    high: float


def place(
    view: DynastiesView,
    name: str,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int = 0,
) -> str:
    """One place as an ``<svg>`` of its own, 390 wide; the page holds the definitions."""
    laid = _laid(view, name, texts, names, lit, seat)
    return _boxed(laid, name, texts, "".join(laid.things.values()))


def ground(view: DynastiesView, name: str, texts: Texts, names: Sequence[str]) -> str:
    """A place with nothing in it yet: a page puts :func:`things` where their part is named."""
    return _boxed(_laid(view, name, texts, names), name, texts, f'<g data-part="in-{name}"></g>')


def things(
    view: DynastiesView,
    name: str,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int = 0,
    bots: Sequence[Bot | None] = (),
) -> dict[str, str]:
    """Everything in a place that changes, with its rings, by its id."""
    return _laid(view, name, texts, names, lit, seat, bots).things


def _laid(
    view: DynastiesView,
    name: str,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int = 0,
    bots: Sequence[Bot | None] = (),
) -> Laid:
    rings = Lit(view, texts, seat, tuple(wire_of(option) for option in lit), bots)
    drawn = {SHIP: _ships, WHO: _court, OWN: _hand}.get(name)
    if drawn is None:
        return _region(view, name, signs(texts.language), list(names), rings)
    return drawn(view, texts, list(names), rings)


def _boxed(laid: Laid, name: str, texts: Texts, inner: str) -> str:
    words = signs(texts.language)(f"sign-region-{name}" if name in LANDS else f"sign-{name}-place")
    return boxed(laid.still + inner, (SCREEN, laid.high), words, "place")


def place_of(wire: Wire, view: DynastiesView) -> str:
    """The place that an option is shown in; empty when it is a button elsewhere."""
    tag = str(wire[0])
    if tag == "board":
        return SHIP
    if tag in ("call", "pass", "claim"):
        return WHO
    if tag in ("play", "discard", "shed", "reveal", "use"):
        return OWN
    if tag not in _ON_THE_MAP:
        return ""
    named = str(wire[_ON_THE_MAP[tag]])
    if named in LANDS:
        return named
    if is_free(named):
        return WHO
    return next((city.region for city in view.map if city.id == named), "")


def lit_places(view: DynastiesView, options: Iterable[Option], seat: int) -> dict[str, int]:
    """How many options each place has: where a tab gets its gold dot."""
    found = dict.fromkeys(PLACES, 0)
    for wire in map(wire_of, options):
        home = place_of(wire, view)
        if home and where(wire, view, seat) is not None:
            found[home] += 1
    return found


def _cells(many: int, top: float) -> list[Point]:
    """The middle of each city: two in a row, an odd one at the end in the middle."""
    found = [(99.0 + i % 2 * 192, top + i // 2 * _ROW) for i in range(many)]
    if many % 2:
        found[-1] = (SCREEN / 2, found[-1][1])
    return found


def _region(view: DynastiesView, name: str, said: Texts, names: list[str], lit: Lit) -> Laid:
    here = [city for city in on_the_map(view) if city.region == name]
    spots = _cells(len(here), 160)
    high = spots[-1][1] + 48
    still = f'<g class="still">{_land(LANDS[name], name, high, spots)}</g>'
    found: dict[str, str] = {}
    worth = next((region for region in view.regions if region.id == name), None)
    if worth is not None:
        tile = region_tile(worth, said) + seals(lead(view, name), said, names)
        rings = lit.on(MAP, "revalue", "shield", "found", named=name)
        start, to = LANDS[name].tile, (SCREEN / 2 - TILE[0] * 0.7, 15.0)
        drawn = group(tile, id=f"tile-{name}", data_thing=f"tile-{name}")
        found["n-worth"] = group(moved(drawn, (0, 0), to, 1.4) + moved(rings, start, to, 1.4), id="n-worth")
    points = reward(view)
    for city, spot in zip(here, spots, strict=True):
        printed = cities.furniture(city, said, points) + of_city(view, city, said)
        still += moved(printed, SPOTS[city.id], spot, CITY)
        drawn = "".join(cities.standing(city, said, names).values()) + lit.on(MAP, *_IN_A_CITY, named=city.id)
        key = f"n-{city.id}"
        found[key] = moved(drawn, SPOTS[city.id], spot, CITY, key)
    return Laid(still, found, high)


def _land(land: Land, name: str, high: float, spots: list[Point]) -> str:
    """A region's ground: its wash, light and shade, grass, and trees where no city is."""
    chance = random.Random(name)
    found = rect(0, 0, SCREEN, high, 0, land.wash)
    found += ell(110, high * 0.3, 150, 90, land.light, opacity=".7", filter="url(#soft)")
    found += ell(300, high * 0.8, 150, 80, land.shade, opacity=".7", filter="url(#soft)")
    blades = hills = ""
    for _ in range(90):
        x, y = chance.random() * SCREEN, chance.random() * high
        blades += f"M{x:.0f} {y:.0f}l-2-4m2 4l0-5m0 5l2-4"
        hills += f"M{num(SCREEN - x)} {num(high - y)}q11-10 24-1" if chance.random() < 0.5 else ""
    ink = mix(land.shade, "#3f3a1a", 0.5)
    found += line(blades, ink, 0.9, opacity=".5") + line(hills, ink, 1, opacity=".45")
    grown: list[Point] = []
    for _ in range(400):
        x, y = chance.uniform(8, SCREEN - 8), chance.uniform(20, high)
        far = all(abs(x - cx) > 92 or not -74 < y - cy < 44 for cx, cy in spots)
        if far and all(math.hypot(x - a, y - b) > 24 for a, b in grown):
            grown.append((x, y))
    for x, y in sorted(grown, key=lambda spot: spot[1]):
        found += pine(x, y, 0.6) if name == "empire" else tree(x, y, 0.66, "#89a55c", int(x))
    return f'<g filter="url(#hand)">{found}</g>'


def foremost(view: DynastiesView) -> int:
    """The ship whose cargo is divided or chosen from; else the first."""
    frame = view.todo[-1] if view.todo else [""]
    return int(frame[2]) - 1 if frame[0] in ("dividing", "choosing") else 0


def _ships(view: DynastiesView, texts: Texts, names: list[str], lit: Lit) -> Laid:
    """The three ships below each other, as wide as the screen lets them; the one that is divided comes first."""
    said = signs(texts.language)
    s, step = 1.6, 202.0
    high = step * len(SHIPS)
    waves = random.Random(4)
    crests = "".join(f"M{waves.random() * SCREEN:.0f} {waves.random() * high:.0f}q8-6 16 0t16 0" for _ in range(60))
    still = f'<g class="still">{water(SCREEN, high)}{line(crests, "#dcebe4", 1.3, opacity=".6")}</g>'
    first, found = foremost(view), {}
    for place, n in enumerate(sorted(range(len(view.ships)), key=lambda n: (n != first, n))):
        drawn = "".join(ships.aboard(n, view.ships[n], said, names).values()) + lit.on(MAP, "board", named=n + 1)
        key, size = f"n-ship-{n}", s / SHIPS[n].s
        to = ((SCREEN - HULL.w * s) / 2 - HULL.x * s, 10 - HULL.y * s + place * step)
        still += moved(ships.afloat(n) + of_ship(n), SHIPS[n][:2], to, size)
        found[key] = moved(drawn, SHIPS[n][:2], to, size, key)
    return Laid(still, found, high)


def _court(view: DynastiesView, texts: Texts, names: list[str], lit: Lit) -> Laid:
    """The characters two in a row; below them the pass track with its bonus actions, and the free cities."""
    said = signs(texts.language)
    s, (w, h) = 1.5, characters.CARD
    drawn, found = characters.shelf(view, said, names), {}
    for n, space in enumerate(view.characters):
        shown = drawn[f"who-{space.character}"] + lit.on(CHARACTERS, "call", named=space.character)
        if space.character == "leonardo":
            shown += drawn.get("on-leonardo", "")
        to = (6 + n % 2 * (w * s + 12), 6 + n // 2 * (h * s + 10))
        key = f"n-{space.character}"
        found[key] = moved(shown, characters.space_at(n), to, s, key)
    top = 10 + -(-len(view.characters) // 2) * (h * s + 10)
    lying = court.pieces(view, said, names)
    paper = court.furniture(view, said)
    upper = "".join(one for key, one in lying.items() if key.startswith(("pass-", "gone-")))
    lower = "".join(one for key, one in lying.items() if not key.startswith(("pass-", "gone-")))
    upper += lit.on(MAP, "pass", "claim")
    lower += "".join(lit.on(MAP, *_IN_A_CITY, named=city.id) for city in free_cities(view))
    k = 190 / COURT.w
    high, low = (0, 386, 3, top, k), (386, COURT.h, 197, top, k)
    still = _cut(paper + track() + bonuses(), *high) + _cut(paper + tiles(view), *low)
    found |= {"n-track": _cut(upper, *high, "n-track"), "n-free": _cut(lower, *low, "n-free")}
    start, to = SUPPLY[:2], (199.0, top + (COURT.h - 386) * k + 10)
    still += moved(supply.tray(), start, to, 187 / SUPPLY.w)
    for key, one in supply.pieces(view, said).items():
        found[f"n-{key}"] = moved(one, start, to, 187 / SUPPLY.w, f"n-{key}")
    return Laid(still, found, top + 386 * k + 6)


def _cut(inner: str, low: float, high: float, x: float, y: float, k: float, key: str = "") -> str:
    """A strip of the paper at the edge, from one height to another."""
    box = f'viewBox="{num(COURT.x)} {num(COURT.y + low)} {num(COURT.w)} {num(high - low)}"'
    size = f'x="{num(x)}" y="{num(y)}" width="{num(COURT.w * k)}" height="{num((high - low) * k)}"'
    named = f'id="{key}" ' if key else ""
    return f"<svg {named}{box} {size}>{inner}</svg>"


def _hand(view: DynastiesView, texts: Texts, names: list[str], lit: Lit) -> Laid:
    """One's store, one's cards three in a row, and what is known of the others."""
    seat = view.seat if view.seat is not None else view.first
    s, key = SCREEN / hand.STORE, "n-store"
    store = hand.store(view, seat, texts, names) + lit.on(HAND, "use")
    found = {key: moved(store, (0, 0), (0, 0), s, key)}
    y = hand.SIZE[1] * s + 6
    own = [one for one in hand.held(view) if one.kind != hand.TOME]
    for i, one in enumerate(own):
        drawn, key = hand.lying(view, one, texts), f"n-{one.kind}-{one.name}-{one.nth}"
        if one.nth == 0:
            drawn += lit.on(HAND, "play", "discard", "shed", "reveal", named=one.name)
        found[key] = moved(drawn, (one.x, one.y), (9 + i % 3 * 126, y + i // 3 * 156), 1.16, key)
    y += -(-len(own) // 3) * 156
    for other in [(seat + i) % view.seats for i in range(1, view.seats)]:
        key = f"n-house-{other}"
        bot = lit.bots[other] if lit.bots else None
        found[key] = group(plates.panel(view, other, texts, names, 3, y, SCREEN - 6, bot=bot), id=key)
        y += plates.HEIGHT + 6
    return Laid("", found, y)

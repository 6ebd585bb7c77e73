"""The table on a narrow screen: the tree a branch at a time, the street two places in a row, hand, salon, the other
houses, goals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cadency.boards.kit import at, group, rect, text
from cadency.boards.kit.draw import moved
from cadency.boards.kit.faces import Bot
from cadency.boards.kit.frames import boxed
from cadency.boards.kit.options import THUMB, Anchor, Option, wire_of
from cadency.boards.kit.options import rings as kit_rings
from cadency.boards.legacy import boughs, cards, grounds, hand, papers, plates, spaces, street
from cadency.boards.legacy.branches import Branches, branches
from cadency.boards.legacy.grounds import SCREEN, Ground
from cadency.boards.legacy.layout import STREET
from cadency.boards.legacy.options import FRIENDS, MAP, PEOPLE, called, lights, sat, where
from cadency.boards.legacy.words import label, signs
from cadency.games.legacy.view import LegacyView
from cadency.kernel.words import Wire
from cadency.texts import Texts

TREE, TOWN, HAND, SALON, HOUSES, GOALS = "tree", "town", "hand", "salon", "houses", "goals"
PLACES: Final = (TREE, TOWN, HAND, SALON, HOUSES, GOALS)
ICONS: Final = {
    TREE: "family-tree",
    TOWN: "palace",
    HAND: "card-draw",
    SALON: "ages",
    HOUSES: "jewel-crown",
    GOALS: "treasure-map",
}
PAINTED: Final = grounds.PAINTED
_HOMES: Final = {
    **dict.fromkeys(("live", "member", "instead", "keep"), TREE),
    **dict.fromkeys(("place", "extra", "acquire", "give", "colour"), TOWN),
    **dict.fromkeys(("wed", "discard"), HAND),
    **dict.fromkeys(("take", "source"), SALON),
    **dict.fromkeys(("claim", "undertake"), GOALS),
}


class Lit(NamedTuple):
    """The options of whoever is asked, to be lit a few at a time."""

    view: LegacyView
    texts: Texts
    seat: int
    wires: tuple[Wire, ...]
    bots: Sequence[Bot | None] = ()  # by seat, who plays for it

    def on(self, drawing: str, *tags: str, named: object = None, least: float = 0) -> str:
        """Rings on the options with these words, or on those of them that name something; a finger has at least so much
        room on each."""
        few = [wire for wire in self.wires if wire[0] in tags and (named is None or named in wire[1:])]
        return lights(self.view, self.texts, self.seat, few, drawing, least=least) if few else ""


class Laid(NamedTuple):
    """A place: everything in it by its id, how high it is, and what it stands on."""

    things: dict[str, str]
    high: float
    ground: Ground | None = None


def place(
    view: LegacyView, name: str, texts: Texts, names: Sequence[str], lit: Iterable[Option] = (), seat: int = 0
) -> str:
    """One place as an ``<svg>`` of its own, 390 wide; the page holds the definitions."""
    laid = lay(view, name, texts, names, lit, seat)
    return framed(laid, name, texts, "".join(laid.things.values()))


def lay(
    view: LegacyView,
    name: str,
    texts: Texts,
    names: Sequence[str],
    lit: Iterable[Option] = (),
    seat: int = 0,
    bots: Sequence[Bot | None] = (),
) -> Laid:
    """A place in its pieces, with its rings: a page sends those that changed."""
    rings = Lit(view, texts, seat, tuple(wire_of(option) for option in lit), bots)
    drawn = {TREE: _tree, TOWN: _town, HAND: _hand, SALON: _salon, HOUSES: _houses, GOALS: _goals}[name]
    return drawn(view, signs(texts.language), list(names), rings)


def framed(laid: Laid, name: str, texts: Texts, inner: str, address: str = "") -> str:
    """What a place stands on, as a picture if it has an address; and over it whatever is given."""
    words = signs(texts.language)(f"sign-{name}-place")
    still = "" if laid.ground is None else laid.ground.at(address) if address else laid.ground.drawn()
    return boxed(still + inner, (SCREEN, laid.high), words, "place")


def picture(_view: LegacyView, name: str) -> str:
    """The painting of a place as a file, by its name."""
    return grounds.picture(name)


def place_of(wire: Wire, _view: LegacyView) -> str:
    """The place that an option is shown in; empty when it is a button elsewhere."""
    return _HOMES.get(str(wire[0]), "")


def lit_places(view: LegacyView, options: Iterable[Option], seat: int) -> dict[str, int]:
    """How many options each place has: where a tab gets its gold dot."""
    found = dict.fromkeys(PLACES, 0)
    for wire in map(wire_of, options):
        home = place_of(wire, view)
        if home and where(wire, view, seat) is not None:
            found[home] += 1
    return found


def _tree(view: LegacyView, said: Texts, _names: list[str], lit: Lit) -> Laid:
    """The family branch by branch under its elders; below it what one does at home. Forebears have a window of their
    own over it."""
    things, y, ground = dict[str, str](), 6.0, None
    if not view.houses[lit.seat].tree:
        things, y, ground = _branches(view, said, lit)
    home = spaces.home(view, said)
    for n, action in enumerate(spaces.HOME):
        box = spaces.home_box(action)
        drawn, key = home[f"home-{action}"] + lit.on(MAP, "live", named=action), f"n-{action}"
        things[key] = moved(drawn, (box.x, box.y), (6 + n % 2 * 192, y + n // 2 * 62), 1.2, key)
    y += 126
    for n, (name, drawn) in enumerate(papers.offered(view, said).items()):
        if name.startswith("drawn-"):
            child, key = drawn + lit.on(MAP, "keep", named=view.drawn[n - len(view.offer)]), f"n-{name}"
            things[key] = moved(child, papers.drawn_at(n - len(view.offer)), (96 + n * 104, y), 1.1, key)
    return Laid(things, y + (124 if view.drawn else 0), ground)


def _branches(view: LegacyView, said: Texts, lit: Lit) -> Laid:
    laid = branches(view, lit.seat, said, SCREEN)
    things = boughs.pieces(laid.tree) | {"n-elders": group(_elders(laid), id="n-elders")}
    wires = [wire for wire in lit.wires if wire[0] in PEOPLE]
    rings = kit_rings(wires, lambda wire, _: _sat(laid, wire), lambda wire: label(lit.texts, wire, view), THUMB)
    over = called(laid.tree, {int(str(wire[1])) for wire in wires})
    if rings:
        things["n-lit"] = f'<g id="n-lit" class="lights fine">{"".join(rings.values())}{over}</g>'
    return Laid(things, laid.high + 6, grounds.of_park(laid.high))


def _sat(laid: Branches, wire: Wire) -> Anchor | None:
    one = laid.tree.sitter(int(str(wire[1])))
    return None if one is None else sat(one)


def _elders(laid: Branches) -> str:
    """The small tree above the branches."""
    return at(boughs.mini(laid.elders), *laid.elders_at) if laid.elders.sitters else ""


def _town(view: LegacyView, said: Texts, names: list[str], lit: Lit) -> Laid:
    """The six places two in a row: house, sign, and what hangs out."""
    signs_, hung, chips = spaces.places(view, said, names), spaces.banners(view, said), spaces.chips(view, said)
    s, (wide, high), things = 1.08, grounds.CELL, {}
    for n, action in enumerate(street.PLACES):
        x, y = n % 2 * wide, n // 2 * high + 40
        box = spaces.street_box(action)
        sign = signs_[f"space-{action}"] + lit.on(MAP, "place", "extra", named=action, least=THUMB / s)
        things[f"n-{action}"] = moved(sign, (box.x, box.y), (x + 4, y + 121), s, f"n-{action}")
        corner = (street.PLACES.index(action) * street.CELL + street.CELL - 92, STREET[1] + 9)
        left = chips.get(f"left-{action}", "")
        things[f"n-left-{action}"] = moved(left, corner, (x + 108, y + 6), 1, f"n-left-{action}")
        for key, drawn in hung.items():
            if f"{action}-" in key:
                name = key.rsplit("-", 1)[1]
                rings = lit.on(MAP, "acquire" if action == "title" else "give", named=name)
                corner = (street.PLACES.index(action) * street.CELL + 3, STREET[1] + 9)
                things[f"n-{key}"] = moved(drawn + rings, corner, (x + 8, y + 8), 1.08, f"n-{key}")
    corner = (street.PLACES.index("doctor") * street.CELL + 8, STREET[1] + 9)
    things["n-supply"] = moved(chips["supply"] + lit.on(MAP, "colour"), corner, (84, 5), 1.3, "n-supply")
    return Laid(things, high * 3 + 44, grounds.town())


def _cards(view: LegacyView, said: Texts, lit: Lit, known: list[str], tags: tuple[str, ...]) -> Laid:
    """Cards three in a row."""
    s, things = 1.38, {}
    boxes = hand.row_boxes(view) if "take" in tags else hand.hand_boxes(view, lit.seat)
    for n, name in enumerate(known):
        box = boxes[name]
        drawn = hand.card(view, name, said, box.x, box.y) + lit.on(FRIENDS, *tags, named=name)
        things[f"n-{name}"] = moved(drawn, (box.x, box.y), (8 + n % 3 * 127, 44 + n // 3 * 246), s, f"n-{name}")
    return Laid(things, 44 + -(-len(known) // 3) * 246.0)


def _title(words: str, sub: str) -> str:
    found = text(12, 28, words, 20, "serif", "start", w=800)
    found += rect(4, 4, SCREEN - 8, 282, 10, "none", pointer_events="none")  # the first row of cards belongs to it
    return found + text(SCREEN - 12, 28, sub, 15, "serif", "end", "#5f4a37", font_style="italic")


def _hand(view: LegacyView, said: Texts, names: list[str], lit: Lit) -> Laid:
    known, hidden = hand.held(view, lit.seat)
    own = view.seat == lit.seat
    things, high, _ = _cards(view, said, lit, known, ("wed", "discard"))
    head = _title(said("sign-hand") if own else names[lit.seat], said("sign-hand-says", count=len(known) + hidden))
    things["n-head"] = group(head, id="n-head", data_thing="hand")
    if hidden:
        words = text(50, high + 27, said("sign-hidden", count=hidden), 15, anchor="start")
        things["n-hidden"] = group(at(cards.back(), 12, high) + words, id="n-hidden")
        high += 50
    return Laid(things, max(high, 120))


def _salon(view: LegacyView, said: Texts, _names: list[str], lit: Lit) -> Laid:
    things, high, _ = _cards(view, said, lit, view.row, ("take",))
    head = _title(said("sign-salon"), said("sign-salon-says", count=len(view.row)))
    deck = at(cards.back(), 0, 0) + text(40, 27, said("sign-deck", count=view.deck), 16, anchor="start", w=700)
    things["n-head"] = group(head, id="n-head", data_thing="row")
    things["deck-friends"] = at(deck, 12, high + 4, id="deck-friends", data_thing="deck-friends")
    corner = (hand.SALON.x + hand.SALON.w - 58, 6.0)
    rings = moved(lit.on(FRIENDS, "source", named="deck"), corner, (8, high), 1.9)
    rows = moved(lit.on(FRIENDS, "source", named="row"), (hand.SALON.x + 6, 32.0), (4, 36), 0.82)
    things["n-lit"] = group(rings + rows, id="n-lit")
    return Laid(things, high + 56)


def _houses(view: LegacyView, said: Texts, names: list[str], lit: Lit) -> Laid:
    """The plates of all houses, one's own last."""
    things, y = {}, 4.0
    for i in range(1, view.seats + 1):
        seat = (lit.seat + i) % view.seats
        bot = lit.bots[seat] if lit.bots else None
        for key, drawn in plates.things(view, seat, said, names, SCREEN - 6, bot=bot).items():
            things[f"n-{key}"] = moved(drawn, (0, 0), (3, y), 1, f"n-{key}")
        y += plates.HEIGHT + 6
    return Laid(things, y)


def _goals(view: LegacyView, said: Texts, names: list[str], lit: Lit) -> Laid:
    """What one has; mentor, missions and clues; pawns."""
    s, y = 1.2, 6.0
    stored = "".join(papers.store(view, lit.seat, said, names).values())
    things = {"n-store": moved(stored, (papers.STORE.x, papers.STORE.y), (8, y), s, "n-store")}
    column = papers.right(view, lit.seat, said)
    column["pawns"] += column.pop(f"pawns-{lit.seat}")
    boxes = papers.task_boxes(view, lit.seat)
    x, tops = SCREEN / 2 + 6, {True: y, False: y + papers.STORE.h * s + 10}
    for key, drawn in column.items():
        start = (papers.RIGHT.x, _top_of(drawn))
        rings = lit.on(MAP, "claim", named=key.removeprefix("mission-")) if key in boxes else ""
        high = {"mentor": 126.0, "pawns": 68.0, "sealed": 30.0}.get(
            key.removesuffix(f"-{lit.seat}"), 47.0 if key in boxes else 33.0
        ) * s
        right = tops[True] <= tops[False]
        things[f"n-{key}"] = moved(drawn + rings, start, (x if right else 8, tops[right]), s, f"n-{key}")
        tops[right] += high + 4
    y = max(tops.values()) + 4
    for n, name in enumerate(view.offer):
        drawn = papers.offered(view, said)[f"offer-{name}"] + lit.on(MAP, "undertake", named=name)
        things[f"n-offer-{name}"] = moved(drawn, papers.offer_at(n), (60, y), 1.5, f"n-offer-{name}")
        y += 74
    return Laid(things, y)


def _top_of(drawn: str) -> float:
    """How high a paper lies in its column on the table."""
    return float(drawn.split("translate(", 1)[1].split(")", 1)[0].split()[1])

"""Dynasties in the terminal: the map, ships and court, and the houses, in 80 columns or more, drawn from a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cadency.boards.dynasties.terminal_menu import menu, outcome
from cadency.boards.kit.terminal import (
    FAINT,
    FREE,
    WIDE,
    accounts,
    beside,
    house,
    ledger,
    named,
    pairs,
    panel,
    roomy,
    rule,
    side_by_side,
)
from cadency.games.dynasties.names import POINTS, REGIONS, SLOTS, TILES
from cadency.games.dynasties.view import NEUTRAL, City, DynastiesView, House, Region
from cadency.texts import Texts

__all__ = ["LOUD", "QUIET", "brief", "draw", "houses", "menu", "outcome", "parts", "picture", "title"]

QUIET: Final = {"loaded", "cast", "valued", "stocked"}  # events that the drawing tells by itself
LOUD: Final = {"round", "ended", "wed", "over"}
POINT: Final = "★"
SIGN: Final = {"points": POINT, "anchor": "⚓", "book": "▤", "crown": "♛"}
SLOT: Final = {"prince": "♂", "princess": "♀"}
CHILD: Final = "☆"
NOBODYS: Final = "○"
NARROWEST: Final = 15  # columns that a house needs


@lru_cache(maxsize=8)
def words(language: str) -> Texts:
    return Texts(language, "dynasties")


def draw(view: DynastiesView, texts: Texts, names: list[str], width: int = 80) -> RenderableType:
    """The whole table: the map above, then ships and court, and the houses."""
    said = words(texts.language)
    return Group(picture(view, texts, names, width), _houses(view, said, names, width), Text(said("legend"), FAINT))


def picture(view: DynastiesView, texts: Texts, names: list[str], width: int, _kind: str = "") -> RenderableType:
    """Map, ships, characters and pass track, without the houses."""
    said = words(texts.language)
    lands = [panel(*_region(view, said, region)) for region in REGIONS]
    ships, court = (
        panel(_title(said("ships")), _ships(view, said)),
        panel(_title(said("characters")), _court(view, said)),
    )
    track = panel(_title(said("track")), _track(view, said))
    hand: list[RenderableType]
    rows: list[RenderableType]
    if width >= WIDE:
        hand = [] if view.mine is None else [_hand(view, said)]
        rows = [side_by_side(lands), side_by_side([ships, court]), _track(view, said), *hand]
    else:
        hand = [] if view.mine is None else [panel(_title(said("hand")), _hand(view, said))]
        rows = [side_by_side(lands[:2]), side_by_side(lands[2:]), ships, court, track, *hand]
    return Group(title(view, texts, names), *rows)


def title(view: DynastiesView, texts: Texts, _names: list[str]) -> Rule:
    """Where the game is, and who begins the round."""
    said = words(texts.language)
    return rule(beside([Text(_title(said("round-number", round=view.round)), "bold"), house(view.first)]))


def houses(view: DynastiesView, texts: Texts, names: list[str], width: int) -> RenderableType:
    """What every house has, in a line each."""
    said = words(texts.language)
    cells = dict(_cells(said))
    columns = [
        (_title(said(name)), [cells[name](one) for one in view.houses]) for name in roomy(_LEDGER, _ROOMY, width)
    ]
    return ledger([named(one.seat, names) for one in view.houses], columns, width)


_LEDGER: Final = ("score", "goods", "figures", "cards", "scorings", "books", "shields")
_ROOMY: Final = ("shields", "figures")


def brief(view: DynastiesView, texts: Texts, names: list[str], width: int) -> RenderableType:
    """What one needs to know before an answer, in few lines: the houses, and the own hand."""
    hand = [] if view.mine is None else [_hand(view, words(texts.language))]
    return Group(title(view, texts, names), houses(view, texts, names, width), *hand)


def parts(view: DynastiesView, texts: Texts, names: list[str]) -> dict[str, RenderableType]:
    """What the drawing is made of, by its name in the reader's language."""
    said = words(texts.language)
    found: dict[str, RenderableType] = {
        said("map"): Group(*[panel(*_region(view, said, region)) for region in REGIONS]),
        said("ships"): panel(_title(said("ships")), _ships(view, said)),
        said("characters"): panel(_title(said("characters")), _court(view, said)),
        said("track"): panel(_title(said("track")), _track(view, said)),
        said("houses"): _houses(view, said, names),
    }
    if view.mine is not None:
        found[said("hand")] = panel(_title(said("hand")), _hand(view, said))
    return found


def _title(words_: str) -> str:
    return words_[:1].upper() + words_[1:]


# --- the map


def _region(view: DynastiesView, said: Texts, region: str) -> tuple[str, Group]:
    """A region: its name, its cities, and what it is worth to whom."""
    cities = [city for city in view.map if city.in_play and city.region == region]
    rows = [(_city_name(said, city), _slots(city)) for city in cities]
    worth = next((one for one in view.regions if one.id == region), None)
    return said(f"region-{region}"), Group(pairs(rows), *([] if worth is None else [_worth(view, worth)]))


def _city_name(said: Texts, city: City) -> Text:
    sign = SIGN[city.symbol] * (city.books if city.symbol == "book" and city.books else 1)
    name = said("bonus-found") if city.id in TILES else said(f"city-{city.id}")
    return Text(f"{sign} {name}")


def _slots(city: City) -> Text:
    """Both slots: the large one in square brackets. What is free shows its price."""
    found = []
    for slot in SLOTS:
        owner = getattr(city, slot)
        left, right = "[]" if city.large == slot else "()"
        inside = Text(str(city.prices[slot]), FAINT)
        if owner is not None:
            inside = Text(NOBODYS) if owner == NEUTRAL else house(owner)
        found.append(Text(SLOT[slot] + left, FAINT) + inside + Text(right, FAINT))
    child = Text("") if city.child is None else Text(CHILD) + house(city.child)
    return beside([*found, child])


def _worth(view: DynastiesView, region: Region) -> Text:
    """First and second place and crowns, then who has what there; shields that are left."""
    places = Text(f"{region.first} {region.second} {SIGN['crown']}{region.crowns}", "bold" if region.revalued else "")
    cities = [city for city in view.map if city.region == region.id]
    counts = []
    for one in view.houses:
        n = sum([seat == one.seat for city in cities for seat in (city.prince, city.princess, city.child)])
        n += one.shields[region.id]
        if n:
            counts.append((n, house(one.seat, str(n))))
    order = [text for _, text in sorted(counts, key=lambda found: -found[0])]
    return beside([places, Text("|", FAINT), *order])


# --- ships, characters and the pass track


def _cubes(said: Texts, cubes: Mapping[str, int]) -> Text:
    found = [f"{n} {said(f'colour-{colour}')}" for colour, n in cubes.items() if n]
    return Text(", ".join(found)) if found else Text(FREE, FAINT)


def _ships(view: DynastiesView, said: Texts) -> Table:
    rows: list[tuple[str | Text, RenderableType]] = []
    for number, ship in enumerate(view.ships, 1):
        spaces = [
            Text(left, FAINT) + (Text(FREE, FAINT) if seat is None else house(seat)) + Text(right, FAINT)
            for seat, (left, right) in ((ship.large, "[]"), (ship.small, "()"))
        ]
        rows.append((Text(str(number), "bold"), beside([*spaces, _cubes(said, ship.cubes)])))
    rows.append((Text(said("bag"), "italic"), _cubes(said, view.bag)))
    return pairs(rows)


def _court(view: DynastiesView, said: Texts) -> Table:
    """Two columns: the price of a space, and who is there."""
    cells = []
    for space in view.characters:
        price = said("colour-yellow")[:1] if space.row == "yellow" else str(space.price)
        style = f"{FAINT} strike" if space.used else ""
        owner = house(view.leonardo) if view.leonardo is not None and space.character == "leonardo" else Text("")
        name = Text(said(f"character-{space.character}"), style)
        cells.append(Text(f"{price} ", "bold") + beside([name, owner]))
    table = Table.grid(padding=(0, 1), expand=True)
    half = (len(cells) + 1) // 2
    for left, right in zip(cells[:half], cells[half:], strict=True):
        table.add_row(left, right)
    return table


def _track(view: DynastiesView, said: Texts) -> Table:
    prices = view.printed["track"][0]["prices"]
    spaces = [
        Text(f"{number}:") + (Text(f"({prices[number - 1]})", FAINT) if seat is None else house(seat))
        for number, seat in enumerate(view.track, 1)
    ]
    queue = [house(seat) for seat in view.queue] or [Text(FREE, FAINT)]
    bonuses = [
        Text(said(f"bonus-{row['id']}"), f"{FAINT} strike" if row["id"] in view.claimed else "")
        for row in view.printed["bonus"]
    ]
    row = [*spaces, Text("|", FAINT), *queue, Text(_piles(view, said))]
    return pairs(
        [
            (Text(said("track"), "italic"), beside(row, "  ")),
            (Text(said("bonuses"), "italic"), beside(bonuses, ", ")),
        ]
    )


def _piles(view: DynastiesView, said: Texts) -> str:
    piles = {"deck": view.deck, "discards": sum(view.discards.values()), "scorings": view.pile}
    return " · ".join([f"{said(name)} {n}" for name, n in piles.items()])


# --- hands and houses


def _hand(view: DynastiesView, said: Texts) -> Table:
    mine = view.mine
    assert mine is not None  # noqa: S101 - the caller looked
    rows: list[tuple[str | Text, RenderableType]] = [
        (_title(said("cards")), _listed([said(f"card-{card}") for card in mine.cards])),
        (_title(said("scorings")), _listed([said(f"scoring-{card}") for card in mine.scorings])),
    ]
    if mine.books:
        rows.append((_title(said("books")), _listed([said(f"book-{book}") for book in mine.books])))
    return pairs(rows, "italic")


def _listed(names: Iterable[str]) -> Text:
    found = ", ".join(names)
    return Text(found) if found else Text(FREE, FAINT)


Cell = Callable[[House], Text]


def _houses(view: DynastiesView, said: Texts, names: list[str], width: int = 80) -> RenderableType:
    """A column for each house; where those would break words, one below the other."""
    heads = [named(one.seat, names) for one in view.houses]
    lines = [(said(f"score-{key}"), [_some(one.points[key]) for one in view.houses]) for key in POINTS]
    columns = [(_title(said(label)), [cell(one) for one in view.houses]) for label, cell in _cells(said)]
    columns[1:1] = lines
    if width // (view.seats + 1) < NARROWEST:
        return panel(_title(said("houses")), ledger(heads, columns, 0))
    return accounts(heads, columns)


def _some(n: int) -> Text:
    return Text(str(n) if n else "")


def _cells(said: Texts) -> list[tuple[str, Cell]]:
    def shields(one: House) -> Text:
        return beside([Text(f"{said(f'region-{name}')[:1]}{n}") for name, n in one.shields.items() if n])

    return [
        ("score", lambda one: Text(f"{one.score}{POINT}", "bold")),
        ("goods", lambda one: _cubes(said, one.goods)),
        ("figures", lambda one: Text(str(one.figures))),
        ("cards", lambda one: Text(str(one.cards))),
        ("scorings", lambda one: Text(f"{one.green} {said('green')}, {one.yellow} {said('yellow')}")),
        ("books", lambda one: _some(one.books)),
        ("shields", shields),
    ]

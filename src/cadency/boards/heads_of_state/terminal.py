"""Heads of State in the terminal: the map, the cards and the houses, in 80 columns or more, drawn from a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cadency.boards.heads_of_state.printed import doors, helped, leaders, missing, need, row, rulers, sectors
from cadency.boards.heads_of_state.terminal_menu import menu
from cadency.boards.heads_of_state.terminal_outcome import outcome
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit.terminal import (
    FAINT,
    FREE,
    NARROW,
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
from cadency.games.heads_of_state.names import COUNTRIES, NOBLES, POINTS
from cadency.games.heads_of_state.view import HeadsView, House, Sector
from cadency.texts import Texts

__all__ = ["LOUD", "QUIET", "brief", "draw", "houses", "menu", "outcome", "parts", "picture", "title"]

QUIET: Final = {"filled", "exposed"}  # events that the drawing tells by itself
LOUD: Final = {"round", "revolution", "over", "killed"}
POINT: Final = "★"
HEXAGON: Final = "⬡"
DEAD: Final = "†"
NARROWEST: Final = 15  # columns that a house needs


def draw(view: HeadsView, texts: Texts, names: list[str], width: int = 80) -> RenderableType:
    """The whole table: the map above, then the cards, the nobles and the houses."""
    said = signs(texts.language)
    return Group(
        picture(view, texts, names, width), _houses(view, said, names, width), Text(said("sign-legend"), FAINT)
    )


def picture(view: HeadsView, texts: Texts, names: list[str], width: int, _kind: str = "") -> RenderableType:
    """Map, cards and nobles, without the houses."""
    said = signs(texts.language)
    lands = [panel(said(f"sign-country-{country}"), _country(view, said, country)) for country in COUNTRIES]
    _, display, nobles, _, *hand = parts(view, texts, names).values()
    rows: list[RenderableType]
    if width >= WIDE:
        hand = [] if view.mine is None else [_hand(view, said)]
        rows = [side_by_side(lands, _SHARES), side_by_side([nobles, display], (2, 1)), *hand]
    else:
        rows = [side_by_side(lands[:2]), side_by_side(lands[2:]), display, nobles, *hand]
    return Group(title(view, texts, names), *rows)


def title(view: HeadsView, texts: Texts, _names: list[str]) -> Rule:
    """Where the game is."""
    return rule(Text(signs(texts.language)("sign-round", year=str(view.year)), "bold"))


def houses(view: HeadsView, texts: Texts, names: list[str], width: int) -> RenderableType:
    """What every dynasty has, in a line each."""
    said = signs(texts.language)
    shown = roomy(_LEDGER, _ROOMY, width)
    cells = dict(_cells(said))
    if NARROW <= width < WIDE:  # how many there are; which of them everybody knows is on the board
        cells["sign-attributes"] = lambda one: Text(str(one.cards))
        cells["sign-treasons"] = lambda one: Text(str(one.treasons))
    columns = [(said(name), [cells[name](one) for one in view.houses]) for name in shown]
    return ledger([named(one.seat, names) for one in view.houses], columns, width)


def brief(view: HeadsView, texts: Texts, names: list[str], width: int) -> RenderableType:
    """What one needs to know before an answer, in few lines: the houses, and the own hand."""
    hand = [] if view.mine is None else [_hand(view, signs(texts.language))]
    return Group(title(view, texts, names), houses(view, texts, names, width), *hand)


_SHARES: Final = (29, 32, 30, 29)  # of the four countries: France has the longest names
_LEDGER: Final = ("sign-points", "sign-attributes", "sign-treasons", "sign-titles", "sign-supply")
_ROOMY: Final = ("sign-supply",)


def parts(view: HeadsView, texts: Texts, names: list[str]) -> dict[str, RenderableType]:
    """What the drawing is made of, by its name in the reader's language."""
    said = signs(texts.language)
    lands = [panel(said(f"sign-country-{country}"), _country(view, said, country)) for country in COUNTRIES]
    found: dict[str, RenderableType] = {
        said("sign-map"): Group(*lands),
        said("sign-display"): panel(said("sign-display"), _display(view, said)),
        said("sign-nobles"): panel(said("sign-nobles"), _nobles(view, said)),
        said("sign-houses"): _houses(view, said, names),
    }
    if view.mine is not None:
        found[said("sign-hand")] = panel(said("sign-hand"), _hand(view, said))
    return found


# --- the map


def _country(view: HeadsView, said: Texts, country: str) -> Group:
    rows = [
        (
            Text(said(f"sign-sector-{sector.id}"), "bold" if sector.capital else ""),
            beside([_hexagon(sector), *_slots(said, sector), _dead(view, said, sector)]),
        )
        for sector in sectors(view, country)
    ]
    return Group(pairs(rows), beside([Text(POINT, FAINT), _markers(view, country)]))


def _hexagon(sector: Sector) -> Text:
    """The number of a sector; with its sign while the marker lies there."""
    taken = sector.opener is not None
    return Text(f" {sector.hexagon}" if taken else f"{HEXAGON}{sector.hexagon}", FAINT if taken else "bold")


def _slots(said: Texts, sector: Sector) -> list[Text]:
    letters = [said(f"sign-letter-{slot.noble}") for slot in sector.slots]
    return [
        Text(f"[{letter}]", FAINT) if slot.seat is None else house(slot.seat, letter)
        for letter, slot in zip(letters, sector.slots, strict=True)
    ]


def _dead(view: HeadsView, said: Texts, sector: Sector) -> Text:
    """Those who died here, in one: ``†◆B▲E``."""
    there = [
        house(one.seat, said(f"sign-letter-{noble}"))
        for one in view.houses
        for place, noble in one.dead
        if place == sector.id
    ]
    return Text(DEAD).append_text(Text("").join(there)) if there else Text("")


def _markers(view: HeadsView, country: str) -> Text:
    """The points for being everywhere, then those of the round's end with whoever would get them now."""
    printed = row(view, "marker", country)
    taken = view.markers[country]
    found = []
    for n, key in enumerate(("first", "second")):
        points = Text(str(printed[key]), FAINT if n < len(taken) else "bold")
        found.append(points + (house(taken[n]) if n < len(taken) else Text("")))
    now = rulers(view, country)
    spoils = row(view, "country", country)
    found.append(Text("|", FAINT))
    for n, key in enumerate(("first", "second")):
        ruler = house(now[n][0]) + Text(f"({now[n][1]})", FAINT) if n < len(now) else Text("")
        found.append(Text(str(spoils[key])) + ruler)
    return beside(found)


# --- cards


def counted(said: Texts, kind: str, cards: Mapping[str, int]) -> Text:
    """``2 Gold, Title``: the cards of a place."""
    words = [f"{n if n > 1 else ''} {said(f'sign-{kind}-{card}')}".strip() for card, n in cards.items() if n]
    return Text(", ".join(words)) if words else Text(FREE, FAINT)


def _display(view: HeadsView, said: Texts) -> Table:
    near = "bold red" if not view.deck else ""
    tension = Text(said("sign-tension", deck=view.deck, pile=view.pile), near)
    if not view.deck:
        tension += Text(f"  {said('sign-chance', pile=view.pile, others=view.pile - 1)}", near)
    rows = [
        (said("sign-row"), counted(said, "attribute", view.row)),
        (said("sign-treasons"), counted(said, "treason", view.treason_row)),
        (said("sign-piles"), tension + Text(f" · {said('sign-treason-deck', count=view.treason_deck)}")),
    ]
    if any(view.swept.values()):
        rows.append((said("sign-swept"), counted(said, "attribute", view.swept)))
    rows.append((said("sign-discards"), Text(f"{sum(view.discards.values())} · {sum(view.treason_discards.values())}")))
    return pairs(rows, "italic")


def _hand(view: HeadsView, said: Texts) -> Table:
    mine = view.mine
    assert mine is not None  # noqa: S101 - the caller looked
    rows = [
        (said("sign-attributes"), counted(said, "attribute", mine.attributes)),
        (said("sign-treasons"), counted(said, "treason", mine.treasons)),
    ]
    return pairs(rows, "italic")


# --- nobles and houses


def _nobles(view: HeadsView, said: Texts) -> Group:
    """Each rank with its set (what is missing from the own hand is faint), who has how many cards, and the points."""
    table = Table.grid(padding=(0, 1), expand=True)
    for column in range(4):
        table.add_column(no_wrap=column != 1, ratio=1 if column == 1 else None)
    for noble in reversed(NOBLES):
        lack = missing(view, noble)
        ready = view.mine is not None and (not lack or helped(view, noble))
        cards = Text(" ").join(
            [Text(said(f"sign-attribute-{card}"), FAINT if card in lack else "") for card in need(view, noble)]
        )
        lead = leaders(view, noble)
        owners = [
            house(one.seat, str(one.titles[noble]) + ("!" if one.seat in lead else ""))
            for one in view.houses
            if one.titles[noble]
        ]
        name = Text(f"{'▸' if ready else ' '}{said(f'sign-letter-{noble}')} {said(f'sign-noble-{noble}')}", "bold")
        table.add_row(name, cards, beside(owners), f"{row(view, 'rank', noble)['most']}{POINT}")
    chamber = [
        Text(str(points)) + (house(view.chamber[n]) if n < len(view.chamber) else Text(""))
        for n, points in enumerate(doors(view))
    ]
    return Group(table, beside([Text(f" {said('sign-chamber')}:", "italic"), *chamber]))


Cell = Callable[[House], Text]


def _houses(view: HeadsView, said: Texts, names: list[str], width: int = 80) -> RenderableType:
    """A column for each house; where those would break words, one below the other."""
    heads = [named(one.seat, names) for one in view.houses]
    columns = [(said(label), [cell(one) for one in view.houses]) for label, cell in _cells(said)]
    if width // (view.seats + 1) < NARROWEST:
        return panel(said("sign-houses"), ledger(heads, columns, 0))
    return accounts(heads, columns)


def _cells(said: Texts) -> list[tuple[str, Cell]]:
    def cards(kind: str, number: str, seen: str) -> Cell:
        def cell(one: House) -> Text:
            known = counted(said, kind, getattr(one, seen))
            return Text(str(getattr(one, number))) + (Text(f" ({known.plain})", FAINT) if known.plain != FREE else "")

        return cell

    def points(key: str) -> Cell:
        return lambda one: Text(str(one.points[key]) if one.points[key] else "")

    def ranks(field: str) -> Cell:
        def cell(one: House) -> Text:
            counts: dict[str, int] = getattr(one, field)
            return Text(" ".join([f"{said(f'sign-letter-{noble}')}{n}" for noble, n in counts.items() if n]))

        return cell

    return [
        ("sign-points", lambda one: Text(f"{one.score}{POINT}", "bold")),
        *[(f"sign-points-{key}", points(key)) for key in POINTS],
        ("sign-attributes", cards("attribute", "cards", "known")),
        ("sign-treasons", cards("treason", "treasons", "exposed")),
        ("sign-titles", ranks("titles")),
        ("sign-supply", ranks("counters")),
    ]

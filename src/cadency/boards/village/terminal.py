"""Village in the terminal: the table as it lies, in 80 columns or more, drawn from a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cadency.boards.village.terminal_map import world
from cadency.boards.village.terminal_menu import menu
from cadency.boards.village.terminal_outcome import outcome
from cadency.boards.village.terminal_pieces import (
    COIN,
    FAINT,
    FREE,
    PRESTIGE,
    beside,
    counted,
    cubes,
    goods,
    heading,
    house,
    members,
    named,
    track,
)
from cadency.games.village.names import BUILDINGS, CAREERS, CITIES, LEVELS, WINDOWS
from cadency.games.village.view import Farm, Figure, VillageView
from cadency.texts import Texts

__all__ = ["QUIET", "badge", "draw", "menu", "outcome", "parts", "told"]

QUIET = {"filled"}  # events that the drawing tells by itself
WIDE = 116  # columns from which three panels stand side by side


def draw(view: VillageView, texts: Texts, names: list[str], width: int = 80) -> RenderableType:
    """The whole table: the village above, the farms below."""
    market, council, church, chronicle, stocks, roads, farms = parts(view, texts, names).values()
    grid = Table.grid(expand=True)
    if width >= WIDE:
        columns = [Group(market), Group(council, church), Group(chronicle, stocks)]
    else:
        columns = [Group(market, chronicle), Group(council, church, stocks)]
    for _ in columns:
        grid.add_column(ratio=1)
    grid.add_row(*columns)
    legend = Text(texts("board-legend"), FAINT)
    return Group(_title(view, texts, names), _spaces(view, texts), grid, roads, farms, legend)


def parts(view: VillageView, texts: Texts, names: list[str]) -> dict[str, RenderableType]:
    """What the drawing is made of, by its name in the reader's language."""
    inside: dict[str, RenderableType] = {
        texts("space-market"): _market(view, texts),
        texts("space-council"): _council(view, texts),
        texts("space-church"): _church(view, texts),
        texts("chronicle"): _chronicle(view, texts),
        texts("board-cubes"): _stocks(view, texts),
        texts("board-map"): world(view, texts),
    }
    panels: dict[str, RenderableType] = {name: _panel(name, drawn) for name, drawn in inside.items()}
    return {**panels, texts("board-farms"): _farms(view, texts, names)}


def _panel(title: str, inside: RenderableType) -> Panel:
    return Panel(
        inside, title=Text(heading(title), "bold not dim"), title_align="left", border_style=FAINT, box=box.ROUNDED
    )


def _title(view: VillageView, texts: Texts, names: list[str]) -> Rule:
    parts = [Text(heading(texts("round-number", round=view.round)), "bold")]
    if view.next_first is not None:
        parts.append(Text(texts("board-next", name=names[view.next_first])))
    if view.ending is not None and not view.over:
        parts.append(Text(texts("board-ending"), "bold red"))
    return Rule(Text(" · ").join(parts), style=FAINT)


def _spaces(view: VillageView, texts: Texts) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, expand=True, padding=(0, 1), border_style=FAINT)
    for space in view.spaces:
        table.add_column(heading(texts(f"space-{space}")), no_wrap=True)
    table.add_row(*[cubes(texts, here) if any(here.values()) else Text(FREE, FAINT) for here in view.spaces.values()])
    return table


def _plain_table(*right: int) -> Table:
    """A table without lines; these columns are aligned to the right."""
    table = Table.grid(padding=(0, 1), expand=True)
    for column in range(5):
        table.add_column(justify="right" if column in right else "left", ratio=1 if column == 3 else None)
    return table


# --- market, council, church, chronicle


def _market(view: VillageView, texts: Texts) -> Table:
    number = {name: str(n) for n, name in enumerate(view.customers, 1)}
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(justify="right")
    table.add_column(ratio=1, no_wrap=True)
    table.add_column(justify="right")

    def row(name: str | None, style: str) -> None:
        if name is None:
            table.add_row("", Text(FREE, FAINT), "")
            return
        tile = view.customers[name]
        table.add_row(number[name], goods(texts, tile.wants), f"{tile.points}{PRESTIGE}", style=style)

    for name in view.stalls:
        row(name, "")
    table.add_row("", Text(texts("board-queue", pile=len(view.unseen)), f"italic {FAINT}"), "")
    for name in view.queue:
        row(name, FAINT)
    return table


def _council(view: VillageView, texts: Texts) -> Table:
    table = _plain_table(0, 1, 2)
    _heads(table, "", texts("time"), PRESTIGE, "", texts("privilege"))
    for row, place in reversed(list(zip(view.printed["level"], LEVELS, strict=True))):
        here = _people(view, place)
        table.add_row(
            str(row["level"]), str(row["hours"]), str(row["points"]), here, _privilege(view, texts, row["level"])
        )
    return table


def _privilege(view: VillageView, texts: Texts, level: int) -> Text:
    row = view.printed["privilege"][0]
    return Text(texts(f"board-privilege-{level}", **{key: row[key] for key in ("cubes", "coins", "prestige")}))


def _church(view: VillageView, texts: Texts) -> Group:
    table = _plain_table(0, 1, 2)
    _heads(table, "", texts("grain"), PRESTIGE, "")
    for row, place in reversed(list(zip(view.printed["window"], WINDOWS, strict=True))):
        table.add_row(str(row["window"]), str(row["grain"]), str(row["points"]), _people(view, place))
    monks = Text(texts("board-monks", monks=view.printed["start"][0]["monks"]))
    return Group(table, beside([Text(f"{heading(texts('black-bag'))}:"), monks, _people(view, "bag")]))


def _chronicle(view: VillageView, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for career in CAREERS:
        table.add_row(texts(f"career-{career}"), _row_of(view.chronicle[career], view.chronicle_room[career]))
    table.add_row(Text(texts("graves"), "italic"), _row_of(view.graves, view.graves_room))
    return table


def _stocks(view: VillageView, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(texts("supply"), counted(texts, view.supply))
    table.add_row(texts("green-bag"), counted(texts, view.bag))
    return table


def _heads(table: Table, *words: str) -> None:
    table.add_row(*[Text(word, f"italic {FAINT}") for word in words])


def _row_of(figures: list[Figure], room: int) -> Text:
    here = [members(figure.seat, [figure.generation]) for figure in figures]
    return beside([*here, *[Text(FREE, FAINT)] * (room - len(figures))])


def _people(view: VillageView, place: str) -> Text:
    return beside([members(farm.seat, farm.members[place]) for farm in view.farms if place in farm.members])


# --- farms

Cell = Callable[[Farm], Text]


def _farms(view: VillageView, texts: Texts, names: list[str]) -> Table:
    """A column for each house; a row that is empty for all of them is left out."""
    table = Table(box=box.ROUNDED, expand=True, border_style=FAINT, padding=(0, 1))
    table.add_column("", no_wrap=True, style="italic")
    for farm in view.farms:
        table.add_column(named(farm.seat, names, farm.seat == view.first), ratio=1)
    for label, cell in _cells(view, texts):
        cells = [cell(farm) for farm in view.farms]
        if any(text.plain for text in cells):
            table.add_row(heading(texts(label)), *[text if text.plain else Text(FREE, FAINT) for text in cells])
    return table


def _cells(view: VillageView, texts: Texts) -> list[tuple[str, Cell]]:
    day, store = view.printed["time"][0]["length"], view.printed["start"][0]["store"]

    def place(*there: str) -> Cell:
        """Who is at these places, each place named."""
        return lambda farm: Text("\n").join(
            [
                Text.assemble(texts(f"place-{name}"), " ", members(farm.seat, farm.members[name]))
                for name in there
                if name in farm.members
            ]
        )

    def steps(there: tuple[str, ...], key: str) -> Cell:
        """The same for places that are numbered from 1."""
        return lambda farm: Text("\n").join(
            [
                Text.assemble(texts(key, **{key: n}), " ", members(farm.seat, farm.members[name]))
                for n, name in enumerate(there, 1)
                if name in farm.members
            ]
        )

    def time(farm: Farm) -> Text:
        owed = Text(f" {texts('board-owed', deaths=farm.owed)}", "bold red") if farm.owed else Text("")
        return track(farm.time, day) + owed

    return [
        ("time", time),
        ("score", lambda farm: Text(f"{farm.score}{PRESTIGE}")),
        ("board-coins", lambda farm: Text(f"{farm.coins}{COIN}" if farm.coins else "")),
        ("grain", lambda farm: Text(f"{farm.grain}/{store}" if farm.grain else "")),
        ("board-cubes", lambda farm: counted(texts, farm.cubes)),
        ("board-goods", lambda farm: Text("\n".join([goods(texts, {good: n}) for good, n in farm.goods.items() if n]))),
        ("place-farm", lambda farm: _at(farm, "farm")),
        ("space-crafts", place(*BUILDINGS)),
        ("space-travel", place(*CITIES)),
        ("space-council", steps(LEVELS, "level")),
        ("space-church", steps(WINDOWS, "window")),
        ("board-bag", lambda farm: _at(farm, "bag")),
        ("unborn", lambda farm: Text("".join(map(str, farm.unborn)))),
        ("board-served", lambda farm: Text(_served(view, farm))),
    ]


def _at(farm: Farm, place: str) -> Text:
    return members(farm.seat, farm.members[place]) if place in farm.members else Text("")


def _served(view: VillageView, farm: Farm) -> str:
    points = sum(view.customers[name].points for name in farm.served)
    return f"{len(farm.served)} · {points}{PRESTIGE}" if farm.served else ""


# --- what belongs to a seat, and what a choice would bring about


def badge(seat: int, names: list[str]) -> Text:
    return named(seat, names)


def told(event: dict[str, Any], line: str) -> Text:
    """A line of the log behind the mark of the house it is about."""
    seat = event.get("seat")
    loud = "bold" if event["event"] in ("round", "mass", "market", "ending", "over") else ""
    return Text.assemble(" " if seat is None else house(seat), " ", (line, loud))

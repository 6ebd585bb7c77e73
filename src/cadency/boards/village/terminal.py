"""Village in the terminal: the table as it lies, in 80 columns or more, drawn from a view."""

from __future__ import annotations

from collections.abc import Callable

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cadency.boards.kit.terminal import WIDE, accounts, ledger, named, pairs, panel, roomy, rule, side_by_side
from cadency.boards.village.terminal_map import world
from cadency.boards.village.terminal_menu import menu
from cadency.boards.village.terminal_outcome import outcome
from cadency.boards.village.terminal_pieces import (
    BELL,
    COIN,
    FAINT,
    FREE,
    PRESTIGE,
    beside,
    counted,
    cubes,
    goods,
    heading,
    members,
    track,
)
from cadency.games.village.names import BUILDINGS, CAREERS, CITIES, LEVELS, WINDOWS
from cadency.games.village.view import Farm, Figure, VillageView
from cadency.texts import Texts

__all__ = ["LOUD", "QUIET", "brief", "draw", "houses", "menu", "outcome", "parts", "picture", "title"]

QUIET = {"filled"}  # events that the drawing tells by itself
LOUD = {"round", "mass", "market", "ending", "over"}


def draw(view: VillageView, texts: Texts, names: list[str], width: int = 80) -> RenderableType:
    """The whole table: the village above, the farms below."""
    *_, farms = parts(view, texts, names).values()
    return Group(picture(view, texts, names, width), farms, Text(texts("board-legend"), FAINT))


def picture(view: VillageView, texts: Texts, names: list[str], width: int, kind: str = "") -> RenderableType:
    """The village without the farms. Whoever is asked which cube to take sees the cubes there."""
    market, council, church, chronicle, stocks, roads, _ = parts(view, texts, names).values()
    lower: list[RenderableType]
    if width >= WIDE:
        beside = side_by_side([council, church])
        lower = [side_by_side([Group(market, chronicle), Group(beside, roads, stocks)], (1, 2))]
    else:
        lower = [side_by_side([Group(market, chronicle), Group(council, church, stocks)]), roads]
    cubes_there = [] if kind == "turn.take" else [_spaces(view, texts)]
    return Group(title(view, texts, names), *cubes_there, *lower)


def houses(view: VillageView, texts: Texts, names: list[str], width: int) -> RenderableType:
    """What every family has, in a line each."""
    shown = roomy(_LEDGER, _ROOMY, width)
    cells = dict(_cells(view, texts))
    cells["time"] = lambda farm: Text(f"{farm.time}{' †' * farm.owed}", "bold red" if farm.owed else "")
    cells["board-goods"] = lambda farm: Text(goods(texts, farm.goods) if any(farm.goods.values()) else "")
    columns = [(heading(texts(name)), [_line(cells[name](farm)) for farm in view.farms]) for name in shown]
    return ledger([named(farm.seat, names, _bell(view, farm)) for farm in view.farms], columns, width)


def brief(view: VillageView, texts: Texts, names: list[str], width: int) -> RenderableType:
    """What one needs to know before an answer, in few lines."""
    return Group(title(view, texts, names), houses(view, texts, names, width))


_LEDGER = (
    "score",
    "time",
    "board-coins",
    "grain",
    "board-cubes",
    "board-goods",
    "place-farm",
    "space-crafts",
    "unborn",
)
_ROOMY = ("space-crafts", "unborn")


def _line(cell: Text) -> Text:
    return Text(", ").join(cell.split("\n"))


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
    panels: dict[str, RenderableType] = {name: panel(heading(name), drawn) for name, drawn in inside.items()}
    return {**panels, texts("board-farms"): _farms(view, texts, names)}


def title(view: VillageView, texts: Texts, names: list[str]) -> Rule:
    """Where the game is."""
    parts = [Text(heading(texts("round-number", round=view.round)), "bold")]
    if view.next_first is not None:
        parts.append(Text(texts("board-next", name=names[view.next_first])))
    if view.ending is not None and not view.over:
        parts.append(Text(texts("board-ending"), "bold red"))
    return rule(Text(" · ").join(parts))


def _spaces(view: VillageView, texts: Texts) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, expand=True, padding=(0, 1), border_style=FAINT)
    for space in view.spaces:
        table.add_column(heading(texts(f"space-{space}")))
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
    table.add_column(ratio=1)
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
    rows = [(texts(f"career-{name}"), _row_of(view.chronicle[name], view.chronicle_room[name])) for name in CAREERS]
    return pairs([*rows, (Text(texts("graves"), "italic"), _row_of(view.graves, view.graves_room))])


def _stocks(view: VillageView, texts: Texts) -> Table:
    return pairs([(texts("supply"), counted(texts, view.supply)), (texts("green-bag"), counted(texts, view.bag))])


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
    heads = [named(farm.seat, names, _bell(view, farm)) for farm in view.farms]
    return accounts(
        heads, [(heading(texts(name)), [cell(farm) for farm in view.farms]) for name, cell in _cells(view, texts)]
    )


def _bell(view: VillageView, farm: Farm) -> str:
    return BELL if farm.seat == view.first else " "


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

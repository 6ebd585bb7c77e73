"""The roads of Village's world as text: a ladder of six cities with the village at its foot."""

from __future__ import annotations

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from cadency.boards.village.terminal_pieces import ANY, COIN, FAINT, PRESTIGE, beside, cubes, heading, members
from cadency.games.village.view import VillageView
from cadency.texts import Texts

_TOP = ("aubrac", "corvey", "elmet")
_BOTTOM = ("bellac", "dorn", "fenwick")
Roads = dict[frozenset[str], Text]


def world(view: VillageView, texts: Texts) -> Table:
    """Cities in two rows, each with its reward and whoever is or has been there; roads with their price."""
    roads = {frozenset(row["id"].split("-")): cubes(texts, row["cubes"], "") for row in view.printed["road"]}
    grid = Table.grid(padding=(0, 0), expand=True)
    for column in range(7):
        grid.add_column(no_wrap=True, ratio=3 if column in (2, 4, 6) else None)
    drawn: set[frozenset[str]] = set()
    corners = _row(view, texts, roads, drawn, _TOP, "╭"), _row(view, texts, roads, drawn, _BOTTOM, "╰")
    grid.add_row(*corners[0])
    grid.add_row("", "", *_spread([_guests(view, city) for city in _TOP]))
    rungs = [_road(roads, drawn, (a, b), "│") for a, b in zip(_TOP, _BOTTOM, strict=True)]
    grid.add_row(Text(heading(texts("city-village")), "bold"), "", *_spread(rungs))
    grid.add_row(*corners[1])
    grid.add_row("", "", *_spread([_guests(view, city) for city in _BOTTOM]))
    for ends in sorted(roads.keys() - drawn, key=sorted):  # a pack may bring roads that the ladder has no place for
        names = " – ".join([_name(texts, end) for end in sorted(ends, key=lambda end: (end != "village", end))])
        grid.add_row("", "", Text.assemble(names, " ", roads[ends]))
    return grid


def _row(
    view: VillageView, texts: Texts, roads: Roads, drawn: set[frozenset[str]], cities: tuple[str, ...], corner: str
) -> list[Text]:
    cells = [
        Text("   " + corner.ljust(cell_len(texts("city-village")) - 3, "─"), FAINT),
        _road(roads, drawn, ("village", cities[0]), "─"),
    ]
    for n, city in enumerate(cities):
        cells.append(_city(view, texts, city))
        if n < 2:
            cells.append(_road(roads, drawn, (city, cities[n + 1]), "─"))
    return cells


def _road(roads: Roads, drawn: set[frozenset[str]], ends: tuple[str, str], line: str) -> Text:
    key = frozenset(ends)
    if key not in roads:
        return Text("")
    drawn.add(key)
    end = (line, FAINT)
    return Text.assemble(end, roads[key], end if line == "─" else "", " ")


def _city(view: VillageView, texts: Texts, city: str) -> Text:
    row = next(row for row in view.printed["city"] if row["id"] == city)
    signs = (("prestige", PRESTIGE), ("coins", COIN), ("cubes", ANY))
    rewards = [f"{row[key]}{sign}" for key, sign in signs if row[key]]
    return Text.assemble((texts(f"city-{city}"), "bold"), " ", " ".join(rewards), " ")


def _guests(view: VillageView, city: str) -> Text:
    """Houses that have been here, by their mark, with those of their members who are here now."""
    return beside([members(farm.seat, farm.members.get(city, [])) for farm in view.farms if city in farm.cities])


def _spread(cells: list[Text]) -> list[Text]:
    """City columns alternate with road columns."""
    return [cells[0], Text(""), cells[1], Text(""), cells[2]]


def _name(texts: Texts, place: str) -> str:
    return heading(texts(f"city-{place}"))

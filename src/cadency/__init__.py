"""Cadency: board games about families and their generations, for people, bots and researchers.

import cadency
table = cadency.open_table("village", seats=3, seed=7)
while (decision := table.decision) is not None:
    table.choose(decision.options[0])
print(table.standing())
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from cadency.compiled.use import use
from cadency.kernel.errors import (
    BadContent,
    BadPlugin,
    BadRecord,
    BadSetup,
    CadencyError,
    CannotUndo,
    NotAChoice,
    NotLegal,
    NotYourTurn,
)

if TYPE_CHECKING:
    from cadency import bots
    from cadency.games.dynasties.view import DynastiesView
    from cadency.games.heads_of_state.view import HeadsView
    from cadency.games.legacy.view import LegacyView
    from cadency.games.village.view import VillageView
    from cadency.kernel.engine import Decision
    from cadency.kernel.record import Record
    from cadency.kernel.rules import Placing, Rules
    from cadency.table import Look, Table

__version__ = "0.1.0"
if TYPE_CHECKING:
    GAMES: tuple[str, ...]  # all there are, those of other packages last

__all__ = [
    "GAMES",
    "BadContent",
    "BadPlugin",
    "BadRecord",
    "BadSetup",
    "CadencyError",
    "CannotUndo",
    "Decision",
    "Look",
    "NotAChoice",
    "NotLegal",
    "NotYourTurn",
    "Placing",
    "Record",
    "Rules",
    "Table",
    "bots",
    "games",
    "open_table",
    "replay",
    "rules",
]

# Names that are loaded when somebody first asks for them: importing this package costs next to nothing.
_LATER = {
    "Decision": "cadency.kernel.engine",
    "Look": "cadency.table",
    "Placing": "cadency.kernel.rules",
    "Record": "cadency.kernel.record",
    "Rules": "cadency.kernel.rules",
    "Table": "cadency.table",
}

use()  # the compiled copy, where one fits; whatever was imported up to here is not compiled

# Python binds a subpackage's name here when it is first loaded; loaded now, it leaves the name to the function below.
import_module("cadency.games")


def __getattr__(name: str) -> Any:
    if name == "bots":
        return import_module("cadency.bots")
    if name == "GAMES":
        from cadency import plugins

        return (*plugins.OWN, *plugins.games())
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(_table() if name in ("Look", "Table") else import_module(_LATER[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


@overload
def rules(game: Literal["village"]) -> Rules[Any, VillageView]: ...
@overload
def rules(game: Literal["heads_of_state"]) -> Rules[Any, HeadsView]: ...
@overload
def rules(game: Literal["dynasties"]) -> Rules[Any, DynastiesView]: ...
@overload
def rules(game: Literal["legacy"]) -> Rules[Any, LegacyView]: ...
@overload
def rules(game: str) -> Rules[Any, Any]: ...
def rules(game: str) -> Rules[Any, Any]:
    """The rules of a game by its id."""
    from cadency import plugins

    found: Rules[Any, Any] | None
    found = import_module(f"cadency.games.{game}").RULES if game in plugins.OWN else plugins.game(game)
    if found is None:
        raise BadSetup("unknown-game", game=game, known=", ".join(__getattr__("GAMES")))
    return found


def games() -> list[dict[str, Any]]:
    """Every game: its id, version of the rules, seat counts and options with their values, the default first."""
    return [
        {
            "id": game.id,
            "version": game.version,
            "seats": list(game.seats),
            "options": {name: list(values) for name, values in game.options.items()},
        }
        for game in map(rules, __getattr__("GAMES"))
    ]


@overload
def open_table(
    game: Literal["village"], seats: int, seed: int | str | None = None, content: str | None = None, **options: str
) -> Table[VillageView]: ...
@overload
def open_table(
    game: Literal["heads_of_state"],
    seats: int,
    seed: int | str | None = None,
    content: str | None = None,
    **options: str,
) -> Table[HeadsView]: ...
@overload
def open_table(
    game: Literal["dynasties"], seats: int, seed: int | str | None = None, content: str | None = None, **options: str
) -> Table[DynastiesView]: ...
@overload
def open_table(
    game: Literal["legacy"], seats: int, seed: int | str | None = None, content: str | None = None, **options: str
) -> Table[LegacyView]: ...
@overload
def open_table(
    game: str, seats: int, seed: int | str | None = None, content: str | None = None, **options: str
) -> Table: ...
def open_table(
    game: str, seats: int, seed: int | str | None = None, content: str | None = None, **options: str
) -> Table:
    """A new table. ``content`` is the text of a pack of printed values; options are those that :func:`games` lists."""
    found = rules(game)
    pack = None if content is None else found.content(content, "pack")
    opened: Table = _table().Table(found, seats, options, seed, pack)
    return opened


def replay(text: str, upto: int | None = None) -> Table:
    """The table that a record tells of; with ``upto`` as it was after so many answers."""
    from cadency.kernel.record import Record

    record = Record.loads(text)
    again: Table = _table().Table.resume(rules(record.header["game"]), record, upto)
    return again


def _table() -> Any:
    """The table's room, once it is needed; looks can draw themselves from then on."""
    from cadency import table

    table.Look.painter = _paint
    return table


def _paint(shown: Table, seat: int | None) -> str:
    from cadency.plugins import part
    from cadency.texts import Texts

    board: Any = part("cadency.boards", shown.rules.id, "svg")
    texts = Texts("en", game=shown.rules.id)
    names = [texts.seat(other, []) for other in range(shown.seats)]
    asked = shown.decision
    options = [option.wire() for option in asked.options] if asked is not None and asked.seat == seat else []
    drawing: str = board.draw(shown.view(seat), texts, names, options, seat)
    return drawing

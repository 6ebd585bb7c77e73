"""Games and bots of other packages, found by their entry points:

    [project.entry-points."cadency.games"]
    pig = "cadency_pig:RULES"

    [project.entry-points."cadency.bots"]
    holder = "cadency_pig.bots:Holder"

A package is imported when somebody asks for what it brings, or for all there is. Whatever is broken is told of in one
line, once, and left out; nothing else stops for it. ``docs/research.md`` says what a game and a bot must have.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any, Final

from cadency.kernel.errors import BadPlugin
from cadency.kernel.rules import Rules

Maker = Callable[[Rules[Any, Any], Any, int | str], Any]  # (rules, content, seed) -> bot
OWN: Final = ("village", "heads_of_state", "dynasties", "legacy")
GAMES: Final = "cadency.games"
BOTS: Final = "cadency.bots"
PLAIN: Final = "plain"  # the module that stands in, in rooms that have one for each game
_TAKEN: Final = {
    GAMES: (*OWN, PLAIN, "kit", "lessons"),
    BOTS: ("page", "squire", "knight", "baron", "duke", "me", "friend", "screen", "none"),
}
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_MOST: Final = 5  # seats that have arms
_SEEN: Final = ("game", "content", "seat", "seats", "todo")  # what a view must tell, whatever the game


def _warn(problem: BadPlugin) -> None:
    warnings.warn(str(problem), stacklevel=4)


class _Told:
    """Who is told of what is broken, and what was told."""

    teller: Callable[[BadPlugin], None] = staticmethod(_warn)
    told: Final[set[str]] = set()


def tell_to(teller: Callable[[BadPlugin], None]) -> None:
    """From now on: whoever can say it in the reader's language."""
    _Told.teller = staticmethod(teller)


def part(room: str, game: str, name: str = "") -> ModuleType:
    """The module of a game in a room, ``cadency.boards`` for example; for a game of another package the plain one."""
    module = f"{room}.{game if game in OWN else PLAIN}"
    return import_module(f"{module}.{name}" if name else module)


def package(game: str) -> str:
    """Where the texts, rules and values of a game lie."""
    if game in OWN:
        return f"cadency.games.{game}"
    spec = import_module(_entries(GAMES)[0][game].module).__spec__
    return game if spec is None else spec.parent or spec.name


def games() -> tuple[str, ...]:
    """The games of other packages."""
    return _good(GAMES)


def game(name: str) -> Rules[Any, Any] | None:
    """The rules of a game of another package; None if there is none of that name, an error if it is broken."""
    found: Rules[Any, Any] | None = _wanted(GAMES, name)
    return found


def bots(game: str) -> tuple[str, ...]:
    """The bots of other packages that play this game."""
    return tuple([name for name in _good(BOTS) if _plays(_wanted(BOTS, name), game)])


def bot(name: str, game: str) -> Maker | None:
    """What makes a bot of another package; None if there is none of that name that plays this game."""
    found = maker(name)
    return found if found is not None and _plays(found, game) else None


def maker(name: str) -> Maker | None:
    """The same for any game."""
    found: Maker | None = _wanted(BOTS, name)
    return found


def called(name: str) -> str:
    """What a bot of another package calls itself."""
    found = _entries(BOTS)[0].get(name)
    own = None if found is None or isinstance(made := _load(BOTS, name), BadPlugin) else getattr(made, "name", None)
    return own if isinstance(own, str) and own else name.replace("_", " ").capitalize()


def _plays(maker: Any, game: str) -> bool:
    return game in getattr(maker, "games", (game,))


def _good(group: str) -> tuple[str, ...]:
    """The names of all that can be used; of the others everybody hears once."""
    entries, amiss = _entries(group)
    found = {name: _load(group, name) for name in entries}
    for problem in (*amiss, *[one for one in found.values() if isinstance(one, BadPlugin)]):
        if str(problem) not in _Told.told:
            _Told.told.add(str(problem))
            _Told.teller(problem)
    return tuple([name for name, one in found.items() if not isinstance(one, BadPlugin)])


def _wanted(group: str, name: str) -> Any:
    found = _load(group, name) if name in _entries(group)[0] else None
    if isinstance(found, BadPlugin):
        raise found
    return found


@cache
def _entries(group: str) -> tuple[dict[str, EntryPoint], tuple[BadPlugin, ...]]:
    """Every entry point by its name, and those whose name cannot be used."""
    found: dict[str, EntryPoint] = {}
    amiss: list[BadPlugin] = []
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, _from(entry))):
        if not _NAME.fullmatch(entry.name):
            amiss.append(BadPlugin("bad-name", plugin=entry.name, package=_from(entry)))
        elif entry.name in found or entry.name in _TAKEN[group]:
            amiss.append(BadPlugin("name-taken", plugin=entry.name, package=_from(entry)))
        else:
            found[entry.name] = entry
    return found, tuple(amiss)


@cache
def _load(group: str, name: str) -> Any:
    """What an entry point stands for, or what is wrong with it."""
    entry = _entries(group)[0][name]
    about = {"plugin": name, "package": _from(entry)}
    try:
        found = entry.load()
        amiss = _amiss(name, found) if group == GAMES else "" if callable(getattr(found, "choose", None)) else "no-bot"
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever another package trips over
        said = " ".join(f"{type(error).__name__}: {error}".split())
        return BadPlugin("broken", **about, reason=said)
    return BadPlugin(amiss, **about) if amiss else found


def _amiss(name: str, found: Any) -> str:
    """What is wrong with the shape of a game, if anything is."""
    if not isinstance(found, Rules):
        return "no-rules"
    if found.id != name:
        return "other-id"
    if found.seats[-1] > _MOST:
        return "too-many"
    view = found.view(found.start(found.setup(found.seats[0])), None)
    return "" if all(hasattr(view, part) for part in _SEEN) else "no-view"


def _from(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module

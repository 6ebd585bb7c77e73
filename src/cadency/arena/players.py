"""Who plays: a level of ours by its name, or somebody's own class as MODULE:CLASS."""

from __future__ import annotations

import inspect
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from cadency import plugins
from cadency.arena.errors import BadArena
from cadency.bots import Bot, bots_of, make_bot, unknown_bot
from cadency.kernel.rules import Rules

STRENGTH = {"page": 1, "squire": 2, "knight": 3, "baron": 4, "duke": 5}


def is_guest(player: str) -> bool:
    return ":" in player


def check(player: str, game: str) -> None:
    """An error unless somebody of this name can play."""
    if is_guest(player):
        _guest(player)
    elif player not in bots_of(game):
        raise unknown_bot(player, game)


def make_player(player: str, rules: Rules[Any, Any], content: Any, seed: str) -> Bot:
    """A fresh player for one seat of one game."""
    if not is_guest(player):
        return make_bot(player, rules, content, seed)
    made: Bot = _guest(player)(rules, content, seed)
    return made


def source_of(player: str) -> bytes:
    """What a guest is made of, as far as it is written in Python. Our own are counted with the rest of the code."""
    made = _guest(player) if is_guest(player) else plugins.maker(player)
    if made is None:
        return player.encode()
    file = inspect.getsourcefile(made if isinstance(made, type) else type(made))
    return player.encode() + (Path(file).read_bytes() if file else b"")


@cache
def _guest(player: str) -> Any:
    module, _, name = player.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError, SyntaxError) as error:
        raise BadArena("no-such-class", player=player, reason=str(error)) from None
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadArena("no-such-class", player=player, reason=f"{name}: choose(view, seat)")
    return found

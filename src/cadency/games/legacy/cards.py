"""How cards are written in the content: effects, conditions and prices, turned into small ints."""

from __future__ import annotations

from typing import Any, Final

from cadency.games.legacy.names import (
    CHILDREN_BORN,
    CHILDREN_HAD,
    COLOURS,
    COUPLES,
    DIFFERENT_LANDS,
    DIFFERENT_TRADES,
    HELD,
    HOLDINGS,
    KNOWNS,
    LANDS,
    MEASURES,
    NATIONS,
    PRICES,
    PROFESSIONS,
    TRADES,
    VERBS,
)

Op = tuple[int, int]  # a verb and how much, or which colour or profession
Program = tuple[Op, ...]
Price = tuple[int, int, int, int, int]  # by names.PRICES


class Need:
    """What must be there, and how much of it; -1 asks for nothing."""

    __slots__ = ("at", "least", "measure", "of")

    def __init__(self, measure: int, of: int, least: int, at: int) -> None:
        self.measure: Final = measure
        self.of: Final = of  # a profession or a nation
        self.least: Final = least
        self.at: Final = at  # where it is counted (State.tallies); -1 for what is looked up elsewhere


NOTHING: Final = Need(-1, 0, 0, -1)
_COUNTED = {"couples": COUPLES, "children": CHILDREN_HAD, "born": CHILDREN_BORN, "knowns": KNOWNS}
_COUNTED |= {"profession": TRADES, "nation": LANDS, "professions": DIFFERENT_TRADES, "nations": DIFFERENT_LANDS}
_COUNTED |= {f"{name}s": HELD + n for n, name in enumerate(HOLDINGS)}
_KINDS = {"profession": PROFESSIONS[:-1], "third": PROFESSIONS[:-1], "arranged": PROFESSIONS[:-1], "nation": NATIONS}
_BARE = ("arranged",)  # may stand without saying of what
_NAMED = {"pawn": COLOURS, "keep": PROFESSIONS[:-1]}
_ALONE = ("money", "sweep", "trade", "seal")


def read_effect(words: list[Any]) -> Program:
    """A card's effects in order; a ValueError if a word is amiss."""
    return tuple([_op(str(word).split()) for word in words])


def _op(parts: list[str]) -> Op:
    name, arg = (parts[0], "1") if parts[:1] and parts[0] in _ALONE and len(parts) == 1 else _pair(parts)
    if name in _NAMED:
        return VERBS.index(name), _NAMED[name].index(arg)
    if not arg.isdecimal() or not int(arg) or (name in _ALONE and len(parts) > 1):
        raise ValueError(arg)
    return VERBS.index(name), int(arg)


def _pair(parts: list[str]) -> tuple[str, str]:
    name, arg = parts
    return name, arg


def read_need(text: str, least: int) -> Need:
    """What a card asks for; a ValueError if it is amiss."""
    if not text:
        return NOTHING
    name, _, of = text.partition(":")
    kinds = _KINDS.get(name, ())
    if bool(of) != bool(kinds) and name not in _BARE:
        raise ValueError(text)
    which = kinds.index(of) if of else -1
    return Need(MEASURES.index(name), which, least, counted(name, which))


def counted(name: str, of: int) -> int:
    """Where a measure is counted, -1 for nowhere."""
    return _COUNTED[name] + max(0, of) if name in _COUNTED else -1


def read_price(cost: dict[str, int]) -> Price:
    gold, friends, income, prestige, honour = (cost.get(name, 0) for name in PRICES)
    return gold, friends, income, prestige, honour

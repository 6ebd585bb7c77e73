"""The JSON of the coach: what a bot would do, what would have been better, how far one has come."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class CoachTold(Struct):
    """Whether there is advice at this table now, and which seats have agreed to it or declined. Where one person plays
    nobody need be asked; where several do, it is on once all of them have agreed."""

    on: bool
    agreed: list[int]
    declined: list[int]


class ReasonTold(Struct):
    """What a line has more of than the best one; the best one, than the next."""

    name: str
    points: float
    clause: str


class LineTold(Struct, omit_defaults=True, kw_only=True):
    """A line of choices, the first of which answers what you are asked. ``value`` is the chance of winning, in a game
    for one the points; with ``texts`` each step, the result and the reasons in words."""

    steps: list[list[Any]]
    value: float
    points: float
    reasons: list[ReasonTold]
    text: list[str] | UnsetType = UNSET
    result: str | UnsetType = UNSET
    why: str | UnsetType = UNSET


class AdviceTold(Struct):
    """What a bot would do at this version, best line first. While it is thinking there are none: ask again."""

    version: int
    level: str
    thinking: bool
    lines: list[LineTold]


class HindsightTold(Struct, omit_defaults=True, kw_only=True):
    """Your last turn held against the best other one: what you did from where the two part, what would clearly have
    been better (nothing, where nothing was), by how much, and how far that may be off. ``by`` and ``doubt`` are chances
    of winning, in a game for one points; with ``texts`` all of it in words. While it is thinking there is none of it:
    ask again."""

    version: int
    thinking: bool
    played: list[list[Any]]
    better: list[list[Any]]
    by: float
    doubt: float
    text: str | UnsetType = UNSET


class WayTold(Struct, omit_defaults=True, kw_only=True):
    """One way to score: what it has brought you, and about what it will have brought at the end; with ``texts`` its
    name and a word on it."""

    name: str
    now: int
    end: int
    text: str | UnsetType = UNSET
    about: str | UnsetType = UNSET


class WaysTold(Struct):
    """How far you have come on the three main ways to score, and all your points so far."""

    version: int
    score: int
    ways: list[WayTold]

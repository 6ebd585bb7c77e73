"""What a game offers to everybody else: one :class:`Rules` object, and the standing it reports."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from cadency.kernel.engine import Ask, Do, Frame, State
from cadency.kernel.errors import BadSetup, NotAChoice
from cadency.kernel.nature import Dealt
from cadency.kernel.words import Choice, freeze, spell

S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(frozen=True)
class Setup:
    """All that a start needs to know."""

    seats: int
    options: Mapping[str, str]
    content: Any


@dataclass(frozen=True)
class Line:
    """One line of a reckoning: what for, how much, by which clause."""

    key: str
    points: int
    clause: str


@dataclass(frozen=True)
class Placing:
    """Where a seat stands, and why."""

    seat: int
    score: int
    rank: int
    reasons: tuple[Line, ...]
    breaks: tuple[Line, ...]  # what decides among equals, in order


def placings(
    scores: list[tuple[tuple[Line, ...], tuple[Line, ...]]],
) -> list[Placing]:
    """Rank seats by the sum of their lines, then by their tie-breaks in order; equals share a rank."""
    keys = [(sum(line.points for line in lines), *(line.points for line in breaks)) for lines, breaks in scores]
    return [
        Placing(seat, keys[seat][0], 1 + sum(key > keys[seat] for key in keys), lines, breaks)
        for seat, (lines, breaks) in enumerate(scores)
    ]


@dataclass(frozen=True)
class Rules(Generic[S, V]):
    """A game. ``RULES`` in its package is the only name that others import."""

    id: str
    version: int  # raised when behaviour changes, not by a refactoring
    prefix: str  # of its clauses: "V"
    seats: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]  # the first value is the default
    ends: tuple[str, ...]  # the ways it can end
    content: Callable[[str | None, str], Any]  # (text of a pack or None, its name) -> content, strictly checked
    start: Callable[[Setup], S]
    standing: Callable[[S], list[Placing]]
    view: Callable[[S, int | None], V]
    imagine: Callable[[V, random.Random, Any], S]  # (view, generator, content)
    vocabulary: tuple[Choice, ...]  # every choice but deals; the index is the action number
    frames: tuple[type[Ask[Any] | Do[Any]], ...]
    events: Mapping[str, tuple[str, ...]]  # event name -> names of its parts
    doubts: Callable[[], list[tuple[str, str, str]]]  # rows nobody could source: (table, row, source)

    def setup(self, seats: int, options: Mapping[str, str] | None = None, content: Any = None) -> Setup:
        """Check a request for a table; defaults are filled in."""
        if seats not in self.seats:
            raise BadSetup("seat-count", game=self.id, seats=seats, first=self.seats[0], last=self.seats[-1])
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in (options or {}).items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetup("unknown-option", game=self.id, option=name, known=known)
            if value not in self.options[name]:
                known = ", ".join(self.options[name])
                raise BadSetup("unknown-value", game=self.id, option=name, value=value, known=known)
            chosen[name] = value
        return Setup(seats, chosen, self.content(None, "") if content is None else content)

    @cached_property
    def index(self) -> dict[Any, Choice]:
        """Every choice of the vocabulary by its wire form."""
        return {choice.wire(): choice for choice in self.vocabulary}

    def choice(self, wire: Any) -> Choice:
        """The choice with this wire form."""
        frozen = freeze(wire)
        if isinstance(frozen, tuple) and frozen[:1] == ("deal",):
            if all(type(item) is int for item in frozen[1:]):
                return Dealt(frozen[1:])
        else:
            try:
                return self.index[frozen]
            except (KeyError, TypeError):
                pass
        said = spell(frozen) if isinstance(frozen, tuple) else repr(wire)
        raise NotAChoice("not-a-choice", choice=said, game=self.id)

    def frame(self, wire: Any) -> Frame:
        """The frame with this wire form."""
        frozen = freeze(wire)
        for kind in self.frames:
            if kind.tag == frozen[0] and len(frozen) == len(kind.fields) + 1:
                parts = [field.back(part) for field, part in zip(kind.fields, frozen[1:], strict=True)]
                return kind(*parts)
        raise NotAChoice("not-a-frame", frame=spell(frozen), game=self.id)

"""What a game offers to everybody else: one :class:`Rules` object, and the standing it reports."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from cadency.kernel.engine import Ask, Do, Frame, State
from cadency.kernel.errors import BadContent, BadRecord, BadSetup, NotAChoice
from cadency.kernel.nature import Dealt
from cadency.kernel.words import Choice, freeze, spell

S = TypeVar("S", bound=State)
V = TypeVar("V")


class Reader(Protocol):
    """Reads printed values strictly: the game's own, today's or (by their digest) former ones, and a pack over them."""

    def __call__(self, pack: str | None, name: str, former: str = "", /) -> Any: ...


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
    outcome: str = ""  # beside the rank: "lost" whatever the score, "won" in a game for one


def placings(
    scores: list[tuple[tuple[Line, ...], tuple[Line, ...]]],
    outcomes: Sequence[str] = (),
) -> list[Placing]:
    """Rank seats by the sum of their lines, then by their tie-breaks in order; equals share a rank.

    Whoever has lost shares the last one."""
    totals = [sum(line.points for line in lines) for lines, _ in scores]
    keys = [(total, *(line.points for line in breaks)) for total, (_, breaks) in zip(totals, scores, strict=True)]
    ends = outcomes or [""] * len(scores)
    order = [() if end == "lost" else key for key, end in zip(keys, ends, strict=True)]
    return [
        Placing(seat, totals[seat], 1 + sum(key > order[seat] for key in order), lines, breaks, ends[seat])
        for seat, (lines, breaks) in enumerate(scores)
    ]


@dataclass(frozen=True, repr=False)
class Rules(Generic[S, V]):
    """A game. ``RULES`` in its package is the only name that others import."""

    id: str
    version: int  # raised when behaviour changes, not by a refactoring
    prefix: str  # of its clauses: "V"
    seats: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]  # the first value is the default
    ends: tuple[str, ...]  # the ways it can end
    content: Reader  # (text of a pack or None, its name) -> content, strictly checked
    start: Callable[[Setup], S]
    standing: Callable[[S], list[Placing]]
    view: Callable[[S, int | None], V]
    side: Callable[[S, int], Any]  # what the view shows of one seat, by itself
    imagine: Callable[[V, random.Random, Any], S]  # (view, generator, content); draws hidden things by choices only
    vocabulary: tuple[Choice, ...]  # every choice but deals; the index is the action number
    frames: tuple[type[Ask[Any] | Do[Any]], ...]
    events: Mapping[str, tuple[str, ...]]  # event name -> names of its parts
    doubts: Callable[[], list[tuple[str, str, str]]]  # rows nobody could source: (table, row, source)
    former: tuple[str, ...] = ()  # digests of values that were its own before
    hidden: bool = True  # whether a seat sees anything that another must not
    alone: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # values of options that are for one seat only

    def __repr__(self) -> str:
        return f"<Rules {self.id} {self.version}, {self.seats[0]} to {self.seats[-1]} seats>"

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
            if seats > 1 and value in self.alone.get(name, ()):
                raise BadSetup("only-alone", game=self.id, option=name, value=value)
            chosen[name] = value
        return Setup(seats, chosen, self.content(None, "") if content is None else content)

    def values(self, digest: str, pack: str | None) -> Any:
        """The content that a game began with, by its digest. A pack lay over what was the game's own at that time."""
        if pack is None and digest in self.former:
            return self.content(None, "", digest)
        amiss: BadContent | None = None
        for own in ("",) if pack is None else ("", *self.former):
            try:
                found = self.content(pack, "pack", own)
            except BadContent as error:  # a pack that no longer goes with today's values may go with former ones
                amiss = amiss or error
            else:
                if found.id == digest:
                    return found
        raise amiss or BadRecord("other-values")

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

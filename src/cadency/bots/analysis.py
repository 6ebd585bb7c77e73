"""A finished game looked at again: everybody's chances after each move, and what would have been better.

Chances are judged on the true positions, and what is regular in their to and fro is taken off. What would have been
better is found from what the seat could see then. Every turn gets a first look, which is cheap; only those that seem to
have given something away are tried out in imagined worlds, the largest first. The work can stop anywhere and go on
later.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cadency.bots.advice import Step
from cadency.bots.judge import judge_for
from cadency.bots.levels import LEVELS
from cadency.bots.steady import steadied
from cadency.bots.trying import Gain, first_look, try_out
from cadency.kernel.engine import NATURE, apply
from cadency.kernel.errors import BadSetup
from cadency.kernel.nature import ahead
from cadency.kernel.words import Choice
from cadency.table import Table

SHOWN: Final = 0.03  # a swing below that is not told
SWINGS: Final = 3
SURE: Final = 2.0  # standard errors: what is not larger than so many of them is not claimed
SUSPECT: Final = 1.0  # points; whoever seems to give away less is believed
PER_SEAT: Final = 8  # turns of each seat that are tried out at most: those that seem to have cost most
FEW: Final = 5  # turns; nobody is graded by fewer
WIDE: Final = 25  # of a hundred: a grade that may be so far off is not told
JUDGES: Final = tuple([name for name, level in LEVELS.items() if level.strength > 2])  # who tries before it judges
BEST, FAIR, SLIP, MISTAKE = "best", "fair", "slip", "mistake"
# What each may give away, as a share of what a choice at random gives away on average in this game
GRADES: Final[tuple[tuple[str, float], ...]] = ((BEST, 0.125), (FAIR, 0.5), (SLIP, 1.0))


class Move(msgspec.Struct, frozen=True):
    """The answers of one seat until another one is asked, and how all stood then."""

    seat: int
    first: int  # answers of the record before it
    last: int  # and after its last own one
    after: tuple[float, ...]  # by seat: chances, or points in a game for one


class Turn(msgspec.Struct, frozen=True):
    """Answers of one seat with nothing in between: what can be weighed as one. Nature may part a move into several."""

    seat: int
    first: int
    last: int
    move: int  # which of the moves it belongs to
    played: tuple[Step, ...]


class Tried(msgspec.Struct, frozen=True):
    """A turn held against the best other one, in imagined worlds."""

    gain: Gain
    at: int  # answers before the first one that differs
    played: tuple[Step, ...]  # from there on
    better: tuple[Step, ...]


class Swing(msgspec.Struct, frozen=True):
    """A turn that changed its seat's chances, or could have."""

    move: int
    at: int  # answers before the one that mattered
    last: int  # answers after the turn
    seat: int
    before: float
    after: float  # after the move; where another one would have been better, before the seat's next one
    by: float  # how much better another one would have been; 0 where nothing clearly better was found
    doubt: float  # so far it may be off, as often as not one time in twenty
    played: tuple[Step, ...]
    better: tuple[Step, ...]


class Played(msgspec.Struct, frozen=True):
    """How well a seat played: how many of its turns were how good, and all of it as one number of a hundred: 100 gives
    nothing away, 0 as much as a choice at random. Nothing where the turns are too few."""

    seat: int
    best: int
    fair: int
    slip: int
    mistake: int
    share: int | None = None
    doubt: int = 0

    @property
    def turns(self) -> int:
        return self.best + self.fair + self.slip + self.mistake


class Analysis(msgspec.Struct):
    """What is known so far. ``looked`` has a pair for each turn: what it seems to give away, and what choices at random
    would have, in points; ``tried`` has what was tried out, by turn."""

    game: str
    level: str
    seats: int
    answers: int
    start: tuple[float, ...]
    moves: list[Move]
    turns: list[Turn]
    rounds: list[int]  # moves before each of them
    looked: list[tuple[float, float]] = []
    tried: dict[int, Tried] = {}

    @property
    def alone(self) -> bool:
        return self.seats == 1

    @property
    def suspects(self) -> list[int]:
        """The turns to try out, the dearest first."""
        found: list[int] = []
        for seat in range(self.seats):
            lost = [(loss, n) for n, (loss, _) in enumerate(self.looked) if self.turns[n].seat == seat]
            found += [n for loss, n in sorted(lost, key=lambda one: (-one[0], one[1]))[:PER_SEAT] if loss >= SUSPECT]
        return sorted(found, key=lambda n: (-self.looked[n][0], n))

    @property
    def work(self) -> tuple[int, int]:
        """How much is done, and of how much; a turn that is tried out counts for so many looks as it costs."""
        each, turns = 20, len(self.turns)
        if len(self.looked) < turns:
            return len(self.looked), turns + each * min(turns, PER_SEAT * self.seats)
        return turns + each * len(self.tried), turns + each * len(self.suspects)

    @property
    def done(self) -> bool:
        done, of = self.work
        return done == of

    def at(self, move: int) -> tuple[float, ...]:
        """How all stood after so many moves."""
        return self.moves[move - 1].after if move else self.start

    @property
    def scale(self) -> float:
        """What counts as all: certainty, or in a game for one the most points that were hoped for."""
        return max([1.0, *[move.after[0] for move in self.moves]]) if self.alone else 1.0


def analyst(level: str) -> str:
    """A level that tries before it judges."""
    if level not in JUDGES:
        raise BadSetup("no-analyst", bot=level, known=", ".join(JUDGES))
    return level


def positions(table: Table) -> Iterator[tuple[Any, int, Step | None]]:
    """Every position of the game with who is asked and the answer that was given; at last the end."""
    rules = table.rules
    s = rules.start(table.setup)
    for answer in table.record.answers:
        decision, choice = ahead(s), rules.choice(answer.wire)
        if decision is None:
            raise AssertionError(answer)
        yield s, decision.seat, Step(choice.wire(), decision.about)
        apply(s, choice)
    ahead(s)
    yield s, NATURE, None


def begin(table: Table, level: str) -> Analysis:
    """The chances after every move; nothing weighed yet. What nature does until the next one is asked belongs to it.
    Chances change when a move is over: half a turn says little. What is regular in their to and fro is taken off."""
    judge = judge_for(table.rules.id)
    alone = table.seats == 1
    start: tuple[float, ...] = ()
    moves: list[Move] = []
    turns: list[Turn] = []
    for n, (s, seat, step) in enumerate(positions(table)):
        if step is not None and seat == NATURE:
            continue
        stood = tuple(judge.hopes(s) if alone else judge.chance(s))
        start = start or stood
        apart = not turns or turns[-1].last < n or turns[-1].seat != seat
        over = not moves or moves[-1].seat != seat or (alone and apart)
        if moves and (over or step is None):
            moves[-1] = replace(moves[-1], after=stood)
        if step is None:
            break
        if over:
            moves.append(Move(seat, n, n, stood))
        if apart:
            turns.append(Turn(seat, n, n, len(moves) - 1, ()))
        moves[-1] = replace(moves[-1], last=n + 1)
        turns[-1] = replace(turns[-1], last=n + 1, played=(*turns[-1].played, step))
    answers = len(table.record.answers)
    if not alone and moves:
        course = steadied([start, *[move.after for move in moves]], [move.seat for move in moves])
        moves = [replace(move, after=stood) for move, stood in zip(moves, course[1:], strict=True)]
    return Analysis(table.rules.id, analyst(level), table.seats, answers, start, moves, turns, _rounds(table, moves))


def _rounds(table: Table, moves: list[Move]) -> list[int]:
    """How many moves there were before each round."""
    lines, ends = [answer.line for answer in table.record.answers], [move.last for move in moves]
    begun = [bisect_right(lines, event["version"] + 1) for event in table.events() if event["event"] == "round"]
    return [bisect_right(ends, answers) for answers in begun]


def go_on(table: Table, analysis: Analysis, enough: Callable[[], bool]) -> Iterator[None]:
    """Go on where ``analysis`` ends, until all is done or it is enough; it stops after every step."""
    if len(analysis.looked) < len(analysis.turns):
        begun, todo = len(analysis.looked), {turn.first: turn for turn in analysis.turns}
        for n, (s, _, _) in enumerate(positions(table)):
            turn = todo.get(n)
            if turn is not None and turn.first >= analysis.turns[begun].first:
                analysis.looked.append(first_look(table, s, turn.seat, _choices(table, turn)))
                yield
                if enough():
                    return
    for n in analysis.suspects:
        if n not in analysis.tried:
            analysis.tried[n] = _tried(table, analysis, analysis.turns[n])
            yield
            if enough():
                return


def _choices(table: Table, turn: Turn) -> list[Choice]:
    return [table.rules.choice(answer.wire) for answer in table.record.answers[turn.first : turn.last]]


def _tried(table: Table, analysis: Analysis, turn: Turn) -> Tried:
    s = next(s for n, (s, _, _) in enumerate(positions(table)) if n == turn.first)
    gain, played, better = try_out(table, s, turn.seat, _choices(table, turn), analysis.level)
    same = 0
    while same < min(len(played), len(better)) and played[same] == better[same]:
        same += 1
    return Tried(gain, min(turn.first + same, turn.last - 1), played[same:], better[same:])


def analyse(table: Table, level: str) -> Analysis:
    """All of it, in one go."""
    found = begin(table, level)
    for _ in go_on(table, found, lambda: False):
        pass
    return found

"""A finished game looked at again: everybody's chances after each move, and what would have been better.

Chances are judged on the true positions. What would have been better is found from what the seat could see then, by
the same search as bots have. Moves are weighed one by one, so that the work can stop anywhere and go on later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from cadency.bots.advice import Step, thinker, walked
from cadency.bots.judge import judge_for
from cadency.bots.levels import LEVELS
from cadency.bots.search import search
from cadency.kernel.engine import NATURE, Decision, apply
from cadency.kernel.nature import ahead
from cadency.kernel.words import Choice
from cadency.table import Table

SHOWN: Final = 0.03  # a swing below that is not told
SWINGS: Final = 3
BEST, FAIR, SLIP, MISTAKE = "best", "fair", "slip", "mistake"
GRADES: Final[tuple[tuple[str, float], ...]] = ((BEST, 0.01), (FAIR, 0.03), (SLIP, 0.08))  # what each may give away
WORTH: Final = {BEST: 1.0, FAIR: 2 / 3, SLIP: 1 / 3, MISTAKE: 0.0}


class Weighed(msgspec.Struct, frozen=True):
    """A move held against the best that its seat could have found."""

    played: Step
    loss: float  # in chances; in a game for one, in shares of the points hoped for
    better: tuple[Step, ...]  # nothing where the move was the best one
    next: float  # what the best other move promised


class Move(msgspec.Struct, frozen=True):
    """An answer of the record, of a seat or of nature, and how all stood after it."""

    seat: int
    after: tuple[float, ...]  # by seat: chances, or points in a game for one
    free: bool = False  # the seat had a choice


class Swing(msgspec.Struct, frozen=True):
    """A turn that changed its seat's chances, or could have."""

    at: int  # answers before the one that mattered
    played: Step
    last: int  # answers after the turn
    seat: int
    before: float
    after: float
    loss: float
    better: tuple[Step, ...]
    next: float

    def by(self, alone: bool) -> int:
        """How much better that would have been: in a hundred, or in points."""
        return round(self.loss * (max(1.0, abs(self.next)) if alone else 100.0))


class Played(msgspec.Struct, frozen=True):
    """How well a seat played: how many of its moves were how good, and that as one number of a hundred."""

    seat: int
    best: int
    fair: int
    slip: int
    mistake: int

    @property
    def moves(self) -> int:
        return self.best + self.fair + self.slip + self.mistake

    @property
    def share(self) -> int:
        """A best move counts whole, a fair one two thirds, a slip one third."""
        total = sum([worth * getattr(self, grade) for grade, worth in WORTH.items()])
        return round(100 * total / self.moves) if self.moves else 100


class Analysis(msgspec.Struct):
    """What is known so far. ``weighed`` has one entry a move; it is shorter than ``moves`` while work goes on."""

    game: str
    level: str
    seats: int
    start: tuple[float, ...]
    moves: list[Move]
    weighed: list[Weighed | None]

    @property
    def alone(self) -> bool:
        return self.seats == 1

    @property
    def done(self) -> bool:
        return len(self.weighed) == len(self.moves)

    def at(self, move: int) -> tuple[float, ...]:
        """How all stood after so many moves."""
        return self.moves[move - 1].after if move else self.start


def _positions(table: Table) -> Iterator[tuple[Any, Decision | None, Choice | None]]:
    """Every position of the game with its question and the answer that was given; at last the end."""
    rules = table.rules
    s = rules.start(table.setup)
    for answer in table.record.answers:
        decision, choice = ahead(s), rules.choice(answer.wire)
        yield s, decision, choice
        apply(s, choice)
    ahead(s)
    yield s, None, None


def begin(table: Table, level: str) -> Analysis:
    """The chances after every move; nothing weighed yet. While nature sets the table up, all is as it was when the
    first seat was asked; in the middle of a turn, as it was before it: half a turn says little."""
    judge = judge_for(table.rules.id)
    alone = table.seats == 1
    stood: list[tuple[float, ...]] = []
    asked: list[Decision] = []
    for s, decision, _ in _positions(table):
        if stood or decision is None or decision.seat != NATURE:
            stood.append(tuple(judge.hopes(s) if alone else judge.chance(s)))
        if decision is not None:
            asked.append(decision)
    stood = [stood[0]] * (len(asked) + 1 - len(stood)) + stood
    for n, one in enumerate(asked[:-1]):
        if one.seat == asked[n + 1].seat:
            stood[n + 1] = stood[n]
    moves = [
        Move(one.seat, after, one.seat != NATURE and len(one.options) > 1)
        for one, after in zip(asked, stood[1:], strict=True)
    ]
    return Analysis(table.rules.id, thinker(level), table.seats, stood[0], moves, [])


def weigh(table: Table, analysis: Analysis, enough: Callable[[], bool]) -> Iterator[Weighed | None]:
    """Go on where ``analysis`` ends, until all is weighed or it is enough."""
    begun = len(analysis.weighed)
    for move, (s, decision, choice) in enumerate(_positions(table)):
        if decision is None or choice is None:
            return
        if move >= begun:
            yield _weighed(table, s, decision, choice, analysis.level) if analysis.moves[move].free else None
            if enough():
                return


def _weighed(table: Table, s: Any, decision: Decision, choice: Choice, level: str) -> Weighed:
    rules, content, seat = table.rules, table.setup.content, decision.seat
    played = Step(choice.wire(), decision.about)
    plan = LEVELS[level].plan(rules.id, s.seats)
    if plan is None:
        raise AssertionError(level)
    view = rules.view(s, seat)
    lines = search(rules, content, judge_for(rules.id), view, seat, plan, "analysis", also=choice).lines
    taken = next(line for line in lines if line.choices[0] == choice)
    others = [line for line in lines if line is not taken]
    if not others:
        return Weighed(played, 0.0, (), taken.values[seat])
    best = others[0]
    scale = max(1.0, abs(best.values[seat])) if s.seats == 1 else 1.0
    loss = max(0.0, (best.values[seat] - taken.values[seat]) / scale)
    better = walked(s, best.choices)[0] if loss > GRADES[0][1] else ()
    return Weighed(played, loss, better, best.values[seat])


def analyse(table: Table, level: str, progress: Callable[[int, int], None] | None = None) -> Analysis:
    """All of it, in one go."""
    found = begin(table, level)
    total = len(found.moves)
    for weighed in weigh(table, found, lambda: False):
        found.weighed.append(weighed)
        if progress is not None:
            progress(len(found.weighed), total)
    return found


def grade(loss: float) -> str:
    """What a move is called that gives so much away."""
    return next((name for name, most in GRADES if loss < most), MISTAKE)


def played(analysis: Analysis) -> list[Played]:
    """How well each seat played, as far as its moves are weighed."""
    counts = [dict.fromkeys(WORTH, 0) for _ in range(analysis.seats)]
    for move, weighed in zip(analysis.moves, analysis.weighed, strict=False):
        if weighed is not None:
            counts[move.seat][grade(weighed.loss)] += 1
    return [Played(seat, **count) for seat, count in enumerate(counts)]


def turns(analysis: Analysis) -> Iterator[Swing]:
    """Every run of answers of one seat as a swing, however small."""
    moves = analysis.moves
    first = 0
    while first < len(moves):
        last = first
        while last + 1 < len(moves) and moves[last + 1].seat == moves[first].seat:
            last += 1
        seat, weighed = moves[first].seat, analysis.weighed[first : last + 1]
        if seat != NATURE and any(one is not None for one in weighed):
            at, most = max(
                [(first + n, one) for n, one in enumerate(weighed) if one is not None],
                key=lambda found: (found[1].loss, -found[0]),
            )
            before, after = analysis.at(first)[seat], analysis.at(last + 1)[seat]
            yield Swing(at, most.played, last + 1, seat, before, after, most.loss, most.better, most.next)
        first = last + 1


def swings(analysis: Analysis) -> list[Swing]:
    """The largest ones, in the order of the game: first those where something better was open, then those where a turn
    changed most though nothing was. The last turn, after which all is certain, is none."""
    scale = _scale(analysis)
    found = [swing for swing in turns(analysis) if swing.last < len(analysis.moves)]
    avoidable = sorted([swing for swing in found if swing.loss >= SHOWN], key=lambda swing: -swing.loss)[:SWINGS]
    rest = [swing for swing in found if swing.loss < GRADES[0][1] and abs(swing.after - swing.before) >= SHOWN * scale]
    rest.sort(key=lambda swing: -abs(swing.after - swing.before))
    return sorted(avoidable + rest[: SWINGS - len(avoidable)], key=lambda swing: swing.at)


def finest(analysis: Analysis, seat: int) -> Swing | None:
    """What a seat did best: the turn that raised its chances most, and left nothing better out."""
    scale = _scale(analysis)
    rises = [swing for swing in turns(analysis) if swing.seat == seat and swing.loss < GRADES[0][1]]
    rises = [
        swing for swing in rises if swing.after - swing.before >= SHOWN * scale and swing.last < len(analysis.moves)
    ]
    return max(rises, key=lambda swing: swing.after - swing.before, default=None)


def _scale(analysis: Analysis) -> float:
    """What counts as all: certainty, or in a game for one the most points that were hoped for."""
    if not analysis.alone:
        return 1.0
    return max(1.0, *[move.after[0] for move in analysis.moves])

"""Games for training: squires among themselves with every turn measured, and a new judge against the old one."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from cadency.bots.judge import Judge, Weights, judge_for, judge_with
from cadency.bots.judge.common import next_turn
from cadency.bots.squire import Squire
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.nature import sample
from cadency.kernel.rules import Placing, Rules

WILD: Final = 0.3  # of the games begin at random
KEPT: Final = 40  # positions of a game at most, evenly: neighbours are much alike
OPENING: Final = 40  # answers at most that are given at random there


class Played(msgspec.Struct, frozen=True):
    """A game of squires: what was measured at the beginning of each turn, and how it ended."""

    number: int
    seats: int
    scores: list[float]
    won: list[float]  # shares of the win
    turns: list[float]  # by position: how many turns a seat might still have
    rows: list[list[list[float]]]  # by position and seat
    first: list[int]  # by position: who had the next turn, where that makes a difference; else -1


class Met(msgspec.Struct, frozen=True):
    """A game of one new judge among old ones."""

    number: int
    seats: int
    won: float  # its share of the win
    margin: float  # its score less the best of the others'


def win(placings: Sequence[Placing]) -> list[float]:
    """By seat, the share of the win."""
    if len(placings) == 1:
        return [0.0 if placings[0].outcome == "lost" else 1.0]
    first = [placing.rank == 1 for placing in placings]
    return [1.0 / sum(first) if won else 0.0 for won in first]


def study(rules: Rules[Any, Any], options: Mapping[str, str], seats: int, seed: str, number: int) -> Played:
    """Let squires play a game; some games begin at random, so that there is more to learn from."""
    setup = rules.setup(seats, options)
    judge = judge_for(rules.id)
    rng = random.Random(f"{seed}:{number}")
    bots = [Squire(rules, setup.content, f"{seed}:{number}:{seat}") for seat in range(seats)]
    wild = rng.randrange(OPENING) if rng.random() < WILD else 0
    turns: list[float] = []
    rows: list[list[list[float]]] = []
    first: list[int] = []

    def measured(s: Any) -> None:
        found, left = judge.parts.measure(s, -1)
        turns.append(round(left, 3))
        rows.append([[round(amount, 4) for amount in row] for row in found])
        first.append(next_turn(judge.parts, s))

    s = rules.start(setup)
    play(s, rules, bots, rng, wild, measured)
    placings = rules.standing(s)
    step = -(-len(rows) // KEPT)
    return Played(number, seats, scored(judge, placings), win(placings), turns[::step], rows[::step], first[::step])


def scored(judge: Judge, placings: Sequence[Placing]) -> list[float]:
    """The scores; whoever has lost the game has lost what the judge takes off for that, too."""
    return [placing.score - (judge.weights.ruin if placing.outcome == "lost" else 0.0) for placing in placings]


def meet(
    rules: Rules[Any, Any], options: Mapping[str, str], seats: int, seed: str, number: int, new: Weights, old: Weights
) -> Met:
    """A squire with the new weights among squires with the old ones. So many games in a row as there are seats have
    the same draws and opponents; the new one sits elsewhere in each."""
    setup = rules.setup(seats, options)
    deal, seat = divmod(number, seats)
    weights = [new if other == seat else old for other in range(seats)]
    bots = [
        Squire(rules, setup.content, f"{seed}:{deal}:{n}", judge_with(rules.id, chosen))
        for n, chosen in enumerate(weights)
    ]
    s = rules.start(setup)
    play(s, rules, bots, random.Random(f"{seed}:{deal}"))
    placings = rules.standing(s)
    others = [placing.score for placing in placings if placing.seat != seat]
    return Met(number, seats, win(placings)[seat], placings[seat].score - max(others, default=0))


def play(
    s: Any,
    rules: Rules[Any, Any],
    bots: Sequence[Squire],
    rng: random.Random,
    wild: int = 0,
    turn: Callable[[Any], None] | None = None,
) -> None:
    """To the end; so many first answers at random. ``turn`` is told when another seat is asked than before."""
    last = NATURE
    while (decision := pending(s)) is not None:
        seat = decision.seat
        if seat == NATURE:
            apply(s, sample(decision, rng.random))
            continue
        if turn is not None and (seat != last or len(bots) == 1):
            turn(s)
        last = seat
        if len(decision.options) == 1:
            apply(s, decision.options[0])
        elif wild > 0:
            wild -= 1
            apply(s, rng.choice(decision.options))
        else:
            apply(s, bots[seat].choose(rules.view(s, seat), seat))

"""Chances from hopes: the constants that surprise least, and how well chances keep what they promise."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from operator import mul
from typing import Final, NamedTuple

from cadency.bots.judge import Weights
from cadency.bots.judge.common import far, in_turn, likely, shares
from cadency.bots.training.games import Played

BINS: Final = 10


class Bin(NamedTuple):
    """Of the chances between two tenths: how many, their mean, and how often it came true."""

    many: int
    said: float
    came: float


class Odds(NamedTuple):
    """The constants of chance."""

    always: float  # how far a lead can change in any case
    each: float  # and with every turn to come
    par: float = 0.0  # for one seat: the hope with which losing is as likely as not
    tempo: float = 0.0  # points by which whoever has the next turn stands better than whoever has the last

    @staticmethod
    def of(weights: Weights) -> Odds:
        return Odds(*weights.odds, weights.par, weights.tempo)


class Guess(NamedTuple):
    """A position as a judge saw it, and who won."""

    hopes: list[float]
    turns: float
    won: list[float]
    first: int  # who has the next turn, where that makes a difference; else -1


def foretold(games: Sequence[Played], weights: Sequence[float]) -> list[Guess]:
    """What these weights make of every position."""
    return [
        Guess([sum(map(mul, weights, row)) for row in rows], turns, game.won, first)
        for game in games
        for rows, turns, first in zip(game.rows, game.turns, game.first, strict=True)
    ]


def chances(guess: Guess, odds: Odds) -> list[float]:
    spread = far((odds.always, odds.each), guess.turns)
    if len(guess.hopes) == 1:
        return [likely((guess.hopes[0] - odds.par) / spread)]
    return shares(in_turn(guess.hopes, odds.tempo, guess.first), spread)


def loss(guesses: Sequence[Guess], odds: Odds) -> float:
    """How surprised somebody would be who believes these chances."""
    total = 0.0
    for guess in guesses:
        for chance, won in zip(chances(guess, odds), guess.won, strict=True):
            if won or len(guess.won) == 1:
                total -= won * log(max(1e-9, chance))
                if len(guess.won) == 1:
                    total -= (1.0 - won) * log(max(1e-9, 1.0 - chance))
    return total / max(1, len(guesses))


def calibrated(guesses: Sequence[Guess], odds: Odds) -> Odds:
    """The constants of chance that surprise least, by small steps from those before."""
    best = (loss(guesses, odds), odds)
    alone = bool(guesses) and len(guesses[0].won) == 1
    tempo = any(guess.first >= 0 for guess in guesses)
    step = 2.0
    while step > 1.02:
        now, more = best[1], 10.0 * (step - 1.0)
        tries = [now._replace(always=now.always * step), now._replace(always=now.always / step)]
        tries += [now._replace(each=now.each * step), now._replace(each=now.each / step)]
        if alone:
            tries += [now._replace(par=now.par + more), now._replace(par=now.par - more)]
        elif tempo:
            tries += [now._replace(tempo=now.tempo + more), now._replace(tempo=now.tempo - more)]
        found = min([(loss(guesses, tried), tried) for tried in tries])
        if found[0] < best[0]:
            best = found
        else:
            step = sqrt(step)
    return best[1]


def brier(guesses: Sequence[Guess], odds: Odds) -> float:
    """The mean square by which chances were wrong; 0 is perfect."""
    errors = [
        (chance - won) ** 2 for guess in guesses for chance, won in zip(chances(guess, odds), guess.won, strict=True)
    ]
    return sum(errors) / max(1, len(errors))


def reliability(guesses: Sequence[Guess], odds: Odds) -> list[Bin]:
    """Do things that are said to be likely come true as often as that?"""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for guess in guesses:
        for chance, won in zip(chances(guess, odds), guess.won, strict=True):
            found[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        Bin(len(pairs), sum([said for said, _ in pairs]) / len(pairs), sum([won for _, won in pairs]) / len(pairs))
        if pairs
        else Bin(0, 0.0, 0.0)
        for pairs in found
    ]

"""Weights and chances from games: ridge regression, and how well the chances keep what they promise.

Positions are looked at by leads: of each amount and of each score, what a seat has above the mean of its table. So it
does not matter how long a game lasts or how much all seats score. Weights are drawn towards those there were before.
Every game is foretold by weights that were fitted without it; that tells how strongly to draw, and how sure to be.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from operator import mul
from typing import Final, NamedTuple

from cadency.bots.judge import Weights
from cadency.bots.judge.common import Parts
from cadency.bots.training.games import Played
from cadency.bots.training.odds import Bin, Guess, Odds, brier, calibrated, foretold, reliability

FOLDS: Final = 5
PENALTIES: Final = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0)  # against the spread of an amount
ENOUGH: Final = 2000  # positions to fit the chances with

Table = list[list[float]]


class Sums(NamedTuple):
    """What a fit needs of some games: products of amounts with each other and with the scores."""

    products: Table
    targets: list[float]


class Sure(NamedTuple):
    """How sure to be with some weights."""

    odds: Odds
    brier: float
    bins: list[Bin]


class Fitted(NamedTuple):
    """What a run of training found."""

    amounts: list[float]
    outside: list[float]
    odds: Odds
    penalty: float
    brier: float
    guess: float  # the Brier score of giving all seats the same chance
    bins: list[Bin]
    kept: Sure  # the same for the weights that there were

    def digest(self) -> str:
        """Names these weights: a match is for them alone."""
        return sha256(repr([round(weight, 3) for weight in (*self.amounts, *self.outside)]).encode()).hexdigest()[:12]


def leads(rows: Sequence[Sequence[float]]) -> Table:
    """By seat, how far each amount is above the mean. One seat alone is taken as it is."""
    if len(rows) == 1:
        return [list(rows[0])]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[amount - mean for amount, mean in zip(row, means, strict=True)] for row in rows]


def sums(games: Sequence[Played], width: int) -> Sums:
    """Add up the products of all positions. A long game does not count for more than a short one."""
    columns: list[list[float]] = [[] for _ in range(width)]
    targets: list[float] = []
    weights: list[float] = []
    for game in games:
        [*scores] = leads([[score] for score in game.scores])
        weight = 1.0 / max(1, len(game.rows))
        for rows in game.rows:
            for row, (score,) in zip(leads([row[:width] for row in rows]), scores, strict=True):
                for column, amount in zip(columns, row, strict=True):
                    column.append(amount)
                targets.append(score)
                weights.append(weight)
    weighted = [list(map(mul, column, weights)) for column in columns]
    products = [[0.0] * width for _ in range(width)]
    for n, one in enumerate(weighted):
        for m in range(n + 1):
            products[n][m] = products[m][n] = sum(map(mul, one, columns[m]))
    return Sums(products, [sum(map(mul, column, targets)) for column in weighted])


def added(parts: Sequence[Sums]) -> Sums:
    """The sums of several lots of games together."""
    products = [
        [sum(cells) for cells in zip(*rows, strict=True)] for rows in zip(*[p.products for p in parts], strict=True)
    ]
    targets = [sum(cells) for cells in zip(*[part.targets for part in parts], strict=True)]
    return Sums(products, targets)


def ridge(found: Sums, prior: Sequence[float], penalty: float) -> list[float]:
    """The weights with the least error, and with the least change from those before. An amount that never varied
    keeps its weight; one that would be worth less than nothing gets none, since no player would believe it."""
    nothing: set[int] = set()
    while True:
        products = [row[:] for row in found.products]
        targets = found.targets[:]
        for n, weight in enumerate(prior):
            pull = penalty * products[n][n] + 1e-9
            products[n][n] += pull
            targets[n] += pull * weight
        for n in nothing:
            for other in range(len(prior)):
                products[n][other] = products[other][n] = 0.0
            products[n][n], targets[n] = 1.0, 0.0
        weights = solve(products, targets)
        below = {n for n, weight in enumerate(weights) if weight < 0.0} - nothing
        if not below:
            return weights
        nothing |= below


def solve(table: Table, targets: Sequence[float]) -> list[float]:
    """The numbers that, multiplied with the rows of a table, give the targets (Gauss, with the largest pivot)."""
    rows = [[*row, target] for row, target in zip(table, targets, strict=True)]
    size = len(rows)
    for n in range(size):
        pivot = max(range(n, size), key=lambda row: abs(rows[row][n]))
        rows[n], rows[pivot] = rows[pivot], rows[n]
        for row in range(n + 1, size):
            factor = rows[row][n] / rows[n][n]
            if factor:
                rows[row] = [cell - factor * above for cell, above in zip(rows[row], rows[n], strict=True)]
    found = [0.0] * size
    for n in range(size - 1, -1, -1):
        known = sum(map(mul, rows[n][n + 1 : size], found[n + 1 :]))
        found[n] = (rows[n][size] - known) / rows[n][n]
    return found


def fit(parts: Parts, games: Sequence[Played], old: Weights) -> Fitted:
    """The weights that these games speak for."""
    prior = [old.amounts[amount.key] for amount in parts.amounts]
    folds = [[game for game in games if game.number % FOLDS == n] for n in range(FOLDS)]
    lots = [sums(lot, len(prior)) for lot in folds]
    others = [added([lot for other, lot in enumerate(lots) if other != n]) for n in range(FOLDS)]
    errors = {
        penalty: sum([wrong(lot, ridge(rest, prior, penalty)) for lot, rest in zip(lots, others, strict=True)])
        for penalty in PENALTIES
    }
    penalty = min(PENALTIES, key=lambda penalty: errors[penalty])
    told = [foretold(lot, ridge(rest, prior, penalty)) for lot, rest in zip(folds, others, strict=True)]
    guesses = thinned([guess for lot in told for guess in lot])
    odds = calibrated(guesses, Odds.of(old))
    amounts = ridge(added(lots), prior, penalty)
    blind = [guess._replace(hopes=[old.par] * len(guess.won), first=-1) for guess in guesses]
    return Fitted(
        amounts,
        reckoned(parts, games, amounts, old),
        odds,
        penalty,
        brier(guesses, odds),
        brier(blind, odds._replace(par=old.par)),
        reliability(guesses, odds),
        sure(thinned(foretold(games, prior)), old),
    )


def sure(guesses: Sequence[Guess], old: Weights) -> Sure:
    """The constants of chance for weights that stay as they are."""
    odds = calibrated(guesses, Odds.of(old))
    return Sure(odds, brier(guesses, odds), reliability(guesses, odds))


def wrong(lot: Sums, weights: Sequence[float]) -> float:
    """The square error of these weights in these games, but for what does not depend on them."""
    drawn = [sum(map(mul, row, weights)) for row in lot.products]
    error: float = sum(map(mul, weights, drawn)) - 2.0 * sum(map(mul, weights, lot.targets))
    return error


def thinned(guesses: list[Guess]) -> list[Guess]:
    """Evenly some of them, if there are many: positions of one game are much alike."""
    return guesses[:: max(1, len(guesses) // ENOUGH)]


def reckoned(parts: Parts, games: Sequence[Played], amounts: Sequence[float], old: Weights) -> list[float]:
    """What others' secrets are worth on the average, by what can be seen of them."""
    prior = [old.outside[key] for key in parts.outside]
    if not prior:
        return []
    width, first = len(amounts), len(amounts) - parts.secrets
    rows = [row for game in games for position in game.rows for row in position]
    worth = [sum(map(mul, amounts[first:], row[first:width])) for row in rows]
    columns = [list(column) for column in zip(*[row[width:] for row in rows], strict=True)]
    products = [[sum(map(mul, one, other)) for other in columns] for one in columns]
    return ridge(Sums(products, [sum(map(mul, column, worth)) for column in columns]), prior, 0.001)

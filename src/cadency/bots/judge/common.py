"""What all judges share: amounts are weighed into hopes, and hopes become values and chances.

A game's module measures: for each seat a row of amounts, each in points as far as anybody could tell without playing.
Those that everybody sees come first, then those that only the seat itself knows, then what others reckon with instead.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf, sqrt
from typing import Any, Final, NamedTuple

from cadency.bots.judge.weights import Weights
from cadency.kernel.rules import Placing

Rows = list[list[float]]  # by seat


class Term(NamedTuple):
    """One reason for a seat's hope, as a player would name it: ``term-<name>`` in the game's texts."""

    name: str
    points: float
    clause: str  # "" where there is none


class Amount(NamedTuple):
    """One thing that a judge measures. Several may make one term."""

    key: str  # in the file of weights
    term: str
    clause: str = ""


class Parts(NamedTuple):
    """What a game's module tells of itself."""

    amounts: tuple[Amount, ...]  # of a seat: what everybody sees, then its secrets
    # (state, eye) -> the rows, and how many turns a seat may still have. Secrets of all seats, or of this one alone
    measure: Callable[[Any, int], tuple[Rows, float]]
    standing: Callable[[Any], list[Placing]]
    secrets: int = 0  # how many of the amounts are secret
    outside: tuple[str, ...] = ()  # what is reckoned with in place of another's secrets; at the end of each row
    # (state) -> where something is about to be seen: what may come of it, each with its chance; else nothing
    cases: Callable[[Any], list[tuple[Any, float]]] | None = None
    # (state) -> for one seat: which of the games for one it is, and how good it looks; 0 if it is even
    alone: Callable[[Any], tuple[str, float]] | None = None
    # (state) -> who has the next turn, where that is worth something that the amounts do not know; nobody: -1
    turn: Callable[[Any], int] | None = None


class Judge:
    """What a position is worth to each seat, and why."""

    def __init__(self, game: str, parts: Parts, weights: Weights) -> None:
        self.game: Final = game
        self.weights: Final = weights
        self.parts: Final = parts
        self.names: Final[tuple[str, ...]] = tuple(dict.fromkeys([amount.term for amount in parts.amounts]))
        self._clauses: Final = {amount.term: amount.clause for amount in reversed(parts.amounts) if amount.clause}
        own = [weights.amounts[amount.key] for amount in parts.amounts]
        seen = len(own) - parts.secrets
        outside = [weights.outside[key] for key in parts.outside]
        self._own: Final = [*own, *[0.0] * len(outside)]
        self._shown: Final = [*own[:seen], *[0.0] * parts.secrets, *outside]
        # what every position asks for, without a detour through their owners
        self._measure: Final = parts.measure
        self._cases: Final = parts.cases
        self._secrets: Final = parts.secrets > 0
        self._rival: Final = weights.rival
        self._win: Final = weights.win
        self._swing: Final = weights.swing

    def __call__(self, s: Any, seat: int) -> float:
        """What a position is worth to a seat, by what that seat knows."""
        if s.over:
            return self._final(s)[seat]
        if self._cases is not None and (cases := self._cases(s)):
            return sum([chance * self(case, seat) for case, chance in cases], 0.0)
        rows, turns = self._measure(s, seat)
        scores = [weighed(self._shown, row) for row in rows]
        own = weighed(self._own, rows[seat]) if self._secrets else scores[seat]
        return self._value(own, scores, seat, turns)

    def judge_all(self, s: Any) -> list[float]:
        """The same for all seats at once."""
        if s.over:
            return self._final(s)
        if self._cases is not None and (cases := self._cases(s)):
            return _mean([(self.judge_all(case), chance) for case, chance in cases])
        rows, turns = self._measure(s, -1)
        own = [weighed(self._own, row) for row in rows]
        shown = [weighed(self._shown, row) for row in rows] if self._secrets else own
        return [self._value(hope, shown, seat, turns) for seat, hope in enumerate(own)]

    def laid_open(self, s: Any) -> tuple[list[float], list[float]]:
        """What a position is worth to each seat, and its hopes, with all cards on the table.

        For imagined worlds, where everything is known: whatever a seat gets counts against the others for what it is
        worth to the seat itself, not for what they would reckon with if they could not see it."""
        if s.over:
            return self._final(s), self.hopes(s)
        if self._cases is not None and (cases := self._cases(s)):
            found = [(self.laid_open(case), chance) for case, chance in cases]
            worths = _mean([(worths, chance) for (worths, _), chance in found])
            return worths, _mean([(hopes, chance) for (_, hopes), chance in found])
        rows, turns = self._measure(s, -1)
        own = [weighed(self._own, row) for row in rows]
        return [self._value(hope, own, seat, turns) for seat, hope in enumerate(own)], own

    def hopes(self, s: Any) -> list[float]:
        """The points that each seat can hope for in the end, by what it knows."""
        if s.over:
            return self._scores(self.parts.standing(s))
        if self._cases is not None and (cases := self._cases(s)):
            return _mean([(self.hopes(case), chance) for case, chance in cases])
        rows, _ = self._measure(s, -1)
        return [weighed(self._own, row) for row in rows]

    def chance(self, s: Any) -> list[float]:
        """How likely each seat is to win; one alone, to do what its game asks for. Exact once the game is over."""
        if s.seats == 1 and self.parts.alone is not None:
            kind, lead = self.parts.alone(s)
            if s.over:
                return [1.0 if lead > 0.0 else 0.0]
            even, reach = self.weights.alone[kind]
            return [likely((lead - even) / reach)]
        if s.over:
            return _won(self.parts.standing(s))
        if self._cases is not None and (cases := self._cases(s)):
            return _mean([(self.chance(case), chance) for case, chance in cases])
        rows, turns = self._measure(s, -1)
        hopes = [weighed(self._own, row) for row in rows]
        spread = far(self.weights.odds, turns)
        if len(hopes) == 1:
            return [likely((hopes[0] - self.weights.par) / spread)]
        return shares(in_turn(hopes, self.weights.tempo, next_turn(self.parts, s)), spread)

    def terms(self, s: Any, seat: int) -> list[Term]:
        """What a seat's hope is made of, as ``names`` has them. The score of a finished game is told by its lines."""
        points = dict.fromkeys(self.names, 0.0)
        if s.over:
            for line in self.parts.standing(s)[seat].reasons:
                points[line.key] = float(line.points)
        elif self._cases is not None and (cases := self._cases(s)):
            for case, chance in cases:
                for term in self.terms(case, seat):
                    points[term.name] += chance * term.points
        else:
            row = self._measure(s, seat)[0][seat]
            for amount, weight, found in zip(self.parts.amounts, self._own, row, strict=False):
                points[amount.term] += weight * found
        return [Term(name, found, self._clauses.get(name, "")) for name, found in points.items()]

    def _value(self, own: float, scores: list[float], seat: int, turns: float) -> float:
        if len(scores) == 1:
            return own
        best, total = -inf, 0.0
        for other, score in enumerate(scores):
            if other != seat:
                best = max(best, score)
                total += score
        win = likely((own - best) / far(self._swing, turns))
        return own - self._rival * best - (1.0 - self._rival) * total / (len(scores) - 1) + self._win * win

    def _final(self, s: Any) -> list[float]:
        placings = self.parts.standing(s)
        scores = self._scores(placings)
        if len(scores) == 1:
            return scores
        weights = self.weights
        found = []
        for seat, own in enumerate(scores):
            others = scores[:seat] + scores[seat + 1 :]
            value = own - weights.rival * max(others) - (1.0 - weights.rival) * sum(others, 0.0) / len(others)
            found.append(value + (weights.win if placings[seat].rank == 1 else 0.0))
        return found

    def _scores(self, placings: list[Placing]) -> list[float]:
        return [placing.score - (self.weights.ruin if placing.outcome == "lost" else 0.0) for placing in placings]


def weighed(weights: list[float], row: list[float]) -> float:
    """A row of amounts as points. Compiled, this loop handles no objects."""
    total = 0.0
    for weight, amount in zip(weights, row):  # noqa: B905 - with another word mypyc makes objects of them
        total += weight * amount
    return total


def _mean(cases: list[tuple[list[float], float]]) -> list[float]:
    """By seat, over what may come, each with its chance."""
    totals: list[float] = []
    for values, chance in cases:
        each = [chance * value for value in values]
        totals = [total + more for total, more in zip(totals, each, strict=True)] if totals else each
    return totals


def far(spread: tuple[float, float], turns: float) -> float:
    """How far a lead can change: always a little, and by chance with every turn to come."""
    always, each = spread
    return sqrt(always * always + each * each * turns)


def next_turn(parts: Parts, s: Any) -> int:
    """Who has it; nobody where it makes no difference."""
    return -1 if parts.turn is None else parts.turn(s)


def in_turn(hopes: list[float], tempo: float, first: int) -> list[float]:
    """Hopes by who has the next turn: the one after has a little less, and so on to the last."""
    if first < 0 or not tempo:
        return hopes
    seats = len(hopes)
    return [hope - tempo * ((seat - first) % seats) / (seats - 1) for seat, hope in enumerate(hopes)]


def shares(hopes: list[float], spread: float) -> list[float]:
    """Chances that add up to 1, by how far each hope is below the best one."""
    best = max(hopes)
    odds = [exp(max(-50.0, (hope - best) / spread)) for hope in hopes]
    total = sum(odds, 0.0)
    return [chance / total for chance in odds]


def likely(lead: float) -> float:
    return 1.0 / (1.0 + exp(min(50.0, -lead)))


def _won(placings: list[Placing]) -> list[float]:
    """1 for the winner; equals share it. Where all have lost, nobody has won."""
    won = [placing.outcome != "lost" and placing.rank == 1 for placing in placings]
    return [1.0 / sum(won) if one else 0.0 for one in won]

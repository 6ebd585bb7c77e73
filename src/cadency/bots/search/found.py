"""What a search has found: whole lines, with what may come of them for every seat."""

from __future__ import annotations

from typing import Final

from cadency.kernel.words import Choice


class Line:
    """One whole way to answer."""

    __slots__ = ("choices", "doubt", "points", "tries", "values", "worth")

    def __init__(
        self,
        choices: tuple[Choice, ...],
        values: tuple[float, ...],
        points: tuple[float, ...],
        tries: int,
        doubt: float,
        worth: float,
    ) -> None:
        self.choices: Final = choices  # of this seat, to the end of its turn, as far as it was seen
        self.values: Final = values  # the mean chance of winning of each seat; with one seat its mean score
        self.points: Final = points  # the mean hope of each seat
        self.tries: Final = tries  # rollouts spent on it
        self.doubt: Final = doubt  # standard error of the own value; without two tries nobody can tell: inf
        self.worth: Final = worth  # by which lines are put in order, in points: the judge's own value and the tries


class Found:
    """The lines, best first; no two begin with the same choice."""

    __slots__ = ("cut", "lines", "looked")

    def __init__(self, lines: tuple[Line, ...], looked: int, cut: bool) -> None:
        self.lines: Final = lines
        self.looked: Final = looked  # positions judged
        self.cut: Final = cut  # the time ran out: with more of it the answer might be another

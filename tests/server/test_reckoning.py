"""The reckoning shows what parts equals only as far down as it is needed."""

import pytest

from cadency.kernel.rules import Line, placings
from cadency.server.pages.reckoning import parted

# each seat: its score, then what decides among equals
HOUSES = [
    ([(20, 3, 1), (19, 3, 1)], 0),  # nobody is equal to another
    ([(20, 3, 1), (20, 2, 1)], 1),
    ([(20, 3, 1), (20, 3, 2)], 2),
    ([(20, 3, 1), (20, 3, 1)], 2),  # they share the rank, and one sees why
    ([(20, 3, 1), (15, 2, 0), (15, 2, 4)], 2),  # not only the first are told apart
    ([(20, 3, 1), (15, 3, 1), (20, 2, 1)], 1),  # the same in all but the score: that is no tie
]


@pytest.mark.parametrize(("houses", "lines"), HOUSES)
def test_what_parts_equals_is_shown_as_far_down_as_needed(houses: list[tuple[int, int, int]], lines: int) -> None:
    scores: list[tuple[tuple[Line, ...], tuple[Line, ...]]] = [
        ((Line("prestige", score, "V-17.1"),), tuple([Line("customers", n, "V-17.9") for n in breaks]))
        for score, *breaks in houses
    ]
    assert parted(placings(scores)) == lines

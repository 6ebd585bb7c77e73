"""The course of chances without what is regular in it."""

from math import exp, log

import pytest

from cadency.bots.steady import Chances, steadied


def shares(logs: list[float]) -> Chances:
    total = sum(exp(one) for one in logs)
    return tuple(exp(one) / total for one in logs)


def course(seats: int, turns: int, ahead: float, cliff: int | None = None) -> tuple[list[Chances], list[int]]:
    """Everybody moves in turn; whoever has moved last is ahead. At the cliff the first seat loses much for good."""
    found, movers = [shares([0.0] * seats)], []
    for n in range(1, turns + 1):
        movers.append((n - 1) % seats)
        logs = [ahead if seat == movers[-1] else 0.0 for seat in range(seats)]
        logs[0] -= 1.0 if cliff is not None and n >= cliff else 0.0
        found.append(shares(logs))
    found[-1] = tuple(float(seat == 1) for seat in range(seats))
    return found, movers


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_regular_is_taken_off(seats: int) -> None:
    found = steadied(*course(seats, 60, 0.6))
    assert found[0] == pytest.approx([1 / seats] * seats)
    assert found[-1] == tuple(float(seat == 1) for seat in range(seats))
    for stood in found[seats : -seats - 1]:
        assert stood == pytest.approx([1 / seats] * seats, abs=0.02)
    assert all(sum(stood) == pytest.approx(1.0) for stood in found)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_cliff_stays_one(seats: int) -> None:
    at = 8 * seats + 1
    raw, movers = course(seats, 16 * seats, 0.4, at)
    found = steadied(raw, movers)
    before, after = found[at - 1][0], found[at][0]
    fallen = shares([0.0] * seats)[0] - shares([-1.0, *[0.0] * (seats - 1)])[0]
    assert before - after > 0.6 * fallen  # at once, though others move before and after


def test_what_is_certain_stays_so() -> None:
    raw = [(0.5, 0.5), (0.6, 0.4), (1.0, 0.0), (0.7, 0.3), (0.0, 1.0)]
    found = steadied(raw, [0, 1, 0, 1])
    assert (found[0], found[2], found[4]) == (raw[0], raw[2], raw[4])
    assert all(0.0 < chance < 1.0 for chance in found[1])


def test_a_game_of_one_move_has_nothing_regular() -> None:
    assert steadied([(0.5, 0.5), (1.0, 0.0)], [0]) == [(0.5, 0.5), (1.0, 0.0)]
    assert steadied([(0.5, 0.5)], []) == [(0.5, 0.5)]


def test_a_few_moves_stay_close_to_what_they_were() -> None:
    raw = [(0.5, 0.5), (0.55, 0.45), (0.52, 0.48), (1.0, 0.0)]
    found = steadied(raw, [0, 1, 0])
    assert all(abs(log(one[0] / two[0])) < 0.2 for one, two in zip(found, raw, strict=True))

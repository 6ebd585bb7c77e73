"""Weights are found again where they are known, and chances keep what they promise."""

from math import exp
from random import Random

import msgspec
import pytest

from cadency.bots.judge import judge_for
from cadency.bots.training.fit import Sums, fit, ridge, solve
from cadency.bots.training.games import KEPT, Played, meet, study
from cadency.bots.training.match import better, results, wilson
from cadency.games.village import RULES


def test_a_system_of_equations_is_solved_whatever_its_order() -> None:
    assert solve([[0.0, 2.0, 1.0], [3.0, 0.0, 0.0], [1.0, 1.0, 1.0]], [7.0, 3.0, 6.0]) == pytest.approx([1.0, 2.0, 3.0])


def test_what_never_varied_keeps_its_weight_and_nothing_is_worth_less_than_nothing() -> None:
    found = Sums([[10.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 10.0]], [-20.0, 0.0, 20.0])
    assert ridge(found, [1.0, 3.0, 1.0], 0.0) == pytest.approx([0.0, 3.0, 2.0])


def invented(games: int, weights: list[float], spread: float, tempo: float | None = None) -> list[Played]:
    """Games of two seats in which scores are known but for an error, and wins follow from leads and, if that is asked
    for, from who has the next turn."""
    rng = Random(1)
    found = []
    for number in range(games):
        rows = [[[rng.uniform(0.0, 5.0) for _ in weights] for _ in range(2)]]
        scores = [sum(weight * amount for weight, amount in zip(weights, row, strict=True)) for row in rows[0]]
        first = -1 if tempo is None else rng.randrange(2)
        ahead = 0.0 if tempo is None else (tempo, -tempo)[first]
        won = float(rng.random() < 1.0 / (1.0 + exp((scores[1] - scores[0] - ahead) / spread)))
        scores[0] += rng.gauss(0.0, 1.0)
        found.append(Played(number, 2, scores, [won, 1.0 - won], [0.0], rows, [first]))
    return found


def test_known_weights_and_chances_are_found_again() -> None:
    judge = judge_for("village")
    keys = [amount.key for amount in judge.parts.amounts]
    true = [1.0 + n % 3 for n in range(len(keys))]
    found = fit(judge.parts, invented(600, true, 9.0), judge.weights)
    assert found.amounts == pytest.approx(true, abs=0.3)
    assert found.odds.always == pytest.approx(9.0, rel=0.3)
    assert found.brier < found.guess == pytest.approx(0.25)
    likely = [found_bin for found_bin in found.bins if found_bin.many > 60]
    assert all(found_bin.came == pytest.approx(found_bin.said, abs=0.17) for found_bin in likely)


@pytest.mark.parametrize("tempo", [6.0, -4.0])
def test_what_the_next_turn_is_worth_is_found_again(tempo: float) -> None:
    judge = judge_for("village")
    true = [1.0 + n % 3 for n in range(len(judge.parts.amounts))]
    found = fit(judge.parts, invented(1500, true, 9.0, tempo), judge.weights)
    assert found.odds.tempo == pytest.approx(tempo, abs=2.5)
    assert fit(judge.parts, invented(300, true, 9.0), judge.weights).odds.tempo == 0.0  # nobody says whose turn it is


def test_games_are_the_same_again_and_fit_the_judge() -> None:
    judge = judge_for("village")
    one = study(RULES, {}, 2, "1", 1)
    assert one == study(RULES, {}, 2, "1", 1) == msgspec.json.decode(msgspec.json.encode(one), type=Played)
    assert 10 < len(one.rows) == len(one.turns) <= KEPT
    assert {len(row) for rows in one.rows for row in rows} == {len(judge.parts.amounts)}
    assert sum(one.won) == 1.0


def test_equal_weights_share_the_games_of_a_deal() -> None:
    weights = judge_for("village").weights
    met = [meet(RULES, {}, 2, "1", number, weights, weights) for number in range(2)]
    assert sum(game.won for game in met) == 1.0
    [found] = results(met)
    assert (found.seats, found.games, found.won) == (2, 2, 0.5)
    assert found.margin == pytest.approx(sum(game.margin for game in met) / 2)
    assert not better([found])


def test_wilsons_interval_is_as_in_the_books() -> None:
    low, high = wilson(63, 100)
    assert (round(low, 3), round(high, 3)) == (0.532, 0.718)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)

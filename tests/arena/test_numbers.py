"""Estimates: what is known about them must come out."""

import random
from math import isclose, log

from cadency.arena.ratings import ratings
from cadency.arena.shares import average, share, student


def test_games_of_deals_of_their_own_have_wilsons_interval() -> None:
    found = share([(n, float(n < 30)) for n in range(100)])
    assert (round(found.least, 3), found.found, round(found.most, 3)) == (0.219, 0.3, 0.396)


def test_replays_that_always_agree_count_once() -> None:
    once = share([(n, float(n < 30)) for n in range(100)])
    thrice = share([(n, float(n < 30)) for n in range(100) for _ in range(3)])
    assert isclose(thrice.most - thrice.least, once.most - once.least, rel_tol=0.02)


def test_replays_never_count_for_more_than_they_are() -> None:
    opposed = share([(n, float(turn)) for n in range(50) for turn in range(2)])
    alone = share([(n, float(n % 2)) for n in range(100)])
    assert isclose(opposed.least, alone.least, abs_tol=0.003)


def test_somebody_who_always_wins_is_not_sure_to() -> None:
    found = share([(deal, 1.0) for deal in range(20) for _ in range(2)])
    assert found.found == 1.0
    assert 0.8 < found.least < 0.9


def test_a_mean_has_students_interval_over_deals() -> None:
    assert [round(student(freedom), 2) for freedom in (5, 10, 30)] == [2.55, 2.23, 2.04]
    found = average([(0, 1.0), (0, 3.0), (1, 5.0), (1, 7.0)])
    assert (found.found, found.error) == (4.0, 2.0)


def test_ratings_are_the_odds_that_the_games_were_played_with() -> None:
    rng = random.Random(5)
    rows = []
    for deal in range(150):
        for turn in range(2):
            ranks = [1, 2] if rng.random() < 0.75 else [2, 1]
            rows.append({"deal": deal, "turn": turn, "players": ["strong", "weak"], "ranks": ranks})
    wins = sum(row["ranks"] == [1, 2] for row in rows)
    found = ratings(rows, "weak", "seed")["strong"]
    assert abs(found.found - 400 / log(10) * log(wins / (300 - wins))) < 12
    assert found.least < 191 < found.most
    assert found.order < 5

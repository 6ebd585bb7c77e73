"""A seat's own last turn, held against what else it could have done by what it saw then."""

import random

import pytest

import cadency
from cadency.bots.hindsight import Hindsight, last_turn, look_back, told, view_before
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts


def after(game: str, seats: int, answers: int) -> Table:
    """A game at random, at least so many answers old, where the first seat is asked."""
    table, rng = cadency.open_table(game, seats, seed=3), random.Random(5)
    while (asked := table.decision) is not None and (len(table.record.answers) < answers or asked.seat != 0):
        table.choose(rng.choice(asked.options))
    return table


def looked_at(table: Table) -> Hindsight:
    turn = last_turn(table, 0)
    assert turn is not None
    wires = [answer.wire for answer in table.record.answers]
    view = view_before(table.rules, table.setup, wires[: turn[0]], 0)
    played = [table.rules.choice(wire) for wire in wires[turn[0] : turn[1]]]
    return look_back(table.rules, table.setup.content, view, 0, played, "knight")


def test_a_turn_is_a_seats_latest_answers_with_nothing_in_between() -> None:
    table = after("village", 2, 60)
    turn, seats = last_turn(table, 0), [answer.seat for answer in table.record.answers]
    assert turn is not None
    first, last = turn
    assert seats[first:last] == [0] * (last - first)
    assert seats[first - 1] != 0
    assert 0 not in seats[last:]
    assert last_turn(cadency.open_table("village", 2, seed=3), 0) is None


def test_the_view_is_the_one_that_the_seat_had_then() -> None:
    table = after("heads_of_state", 2, 40)
    now = [answer.wire for answer in table.record.answers]
    assert view_before(table.rules, table.setup, now, 0) == table.view(0)


@pytest.mark.parametrize("game", ["village", "heads_of_state"])
def test_what_is_not_clearly_better_is_not_claimed(game: str) -> None:
    """Of turns at random some are clearly bad, and some are not."""
    claimed = set()
    for answers in range(30, 150, 20):
        table = after(game, 2, answers)
        found = looked_at(table)
        assert found.played
        assert not found.better or found.by > found.doubt
        for lang in LANGUAGES:
            texts = Texts(lang, game)
            assert (texts("analysis-nothing") in told(found, table, texts)) == (not found.better)
        claimed.add(bool(found.better))
    assert claimed == {True, False}

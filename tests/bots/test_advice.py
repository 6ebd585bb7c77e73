"""Advice and analysis: what a bot would do in a person's place, and a finished game looked at again."""

import random
from itertools import islice

import msgspec
import pytest

import cadency
from cadency.bots.advice import Step, advise, told
from cadency.bots.analysis import Analysis, Move, Swing, Weighed, begin, finest, grade, played, swings, weigh
from cadency.kernel.errors import BadSetup
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts

FEW = {game: min([seats for seats in cadency.rules(game).seats if seats > 1]) for game in cadency.GAMES}
each_game = pytest.mark.parametrize("game", cadency.GAMES)


def after(game: str, seats: int, answers: int) -> Table:
    """A game at random, so many answers old, or over."""
    table, rng = cadency.open_table(game, seats, seed=3), random.Random(5)
    for _ in range(answers):
        if table.decision is None:
            break
        table.choose(rng.choice(table.decision.options))
    return table


@each_game
def test_a_squire_says_what_it_would_do_and_why_in_every_language(game: str) -> None:
    table = after(game, FEW[game], 12)
    decision = table.decision
    assert decision is not None
    view = table.view(decision.seat)
    advice = advise(table.rules, table.setup.content, view, decision.seat, "squire", 1)
    assert 1 <= len(advice.lines) <= 3
    offered = [option.wire() for option in decision.options]
    firsts = [line.steps[0].wire for line in advice.lines]
    assert all(wire in offered for wire in firsts)
    assert len(set(firsts)) == len(firsts)
    assert all(0.0 <= line.value <= 1.0 for line in advice.lines)
    assert advice == advise(table.rules, table.setup.content, view, decision.seat, "squire", 1)
    for lang in LANGUAGES:
        for said in told(advice, table.rules, view, Texts(lang, game)):
            assert said.steps
            assert said.result


def test_a_page_has_no_advice() -> None:
    table = after("village", 2, 3)
    with pytest.raises(BadSetup, match="squire, knight, baron, duke"):
        advise(table.rules, table.setup.content, table.view(0), 0, "page", 1)


@each_game
def test_the_chances_of_a_whole_game_end_with_who_won_it(game: str) -> None:
    table = after(game, FEW[game], 100_000)
    found = begin(table, "squire")
    assert len(found.moves) == len(table.record.answers)
    assert all(sum(found.at(move)) == pytest.approx(1.0) for move in range(len(found.moves) + 1))
    winners = [placing.seat for placing in table.standing() if placing.rank == 1]
    assert [seat for seat, chance in enumerate(found.at(len(found.moves))) if chance > 0] == winners


def test_moves_are_weighed_in_parts_that_make_the_same_whole() -> None:
    table = after("village", 2, 100_000)
    whole, parts = begin(table, "squire"), begin(table, "squire")
    for one in weigh(table, whole, lambda: len(whole.weighed) > 20):
        whole.weighed.append(one)
    while len(parts.weighed) < len(whole.weighed):
        parts = msgspec.json.decode(msgspec.json.encode(parts), type=Analysis)
        parts.weighed += islice(weigh(table, parts, lambda: False), 7)
    assert parts.weighed[: len(whole.weighed)] == whole.weighed
    assert any(one is not None and one.loss > 0 and one.better for one in whole.weighed)


STEP = Step(("pass",), ("turn",))


def made(*turns: tuple[int, float, float]) -> Analysis:
    """A game for two with such moves: whose, seat 0's chance after it, and what it gave away."""
    moves = [Move(seat, (chance, 1 - chance), True) for seat, chance, _ in turns]
    weighed = [Weighed(STEP, loss, (STEP,) if loss else (), 0.5) for _, _, loss in turns]
    return Analysis("village", "squire", 2, (0.5, 0.5), moves, [*weighed])


def test_swings_below_three_in_a_hundred_are_not_told() -> None:
    assert swings(made((0, 0.51, 0.0), (1, 0.5, 0.029), (0, 0.52, 0.0), (1, 0.0, 0.0))) == []


def test_what_could_have_been_avoided_comes_before_what_could_not() -> None:
    found = swings(made((0, 0.7, 0.0), (1, 0.69, 0.04), (0, 0.6, 0.09), (1, 0.7, 0.05), (0, 1.0, 0.0)))
    assert [(one.at, one.seat, one.loss) for one in found] == [(1, 1, 0.04), (2, 0, 0.09), (3, 1, 0.05)]
    few = swings(made((0, 0.7, 0.0), (1, 0.69, 0.04), (0, 0.71, 0.0), (1, 0.0, 0.0)))
    assert [(one.at, one.loss) for one in few] == [(0, 0.0), (1, 0.04)]


def test_several_answers_of_one_seat_are_one_turn() -> None:
    found = swings(made((0, 0.3, 0.0), (0, 0.45, 0.06), (1, 0.45, 0.0), (0, 0.4, 0.0)))
    assert found == [Swing(1, STEP, 2, 0, 0.5, 0.45, 0.06, (STEP,), 0.5)]


def test_moves_are_counted_by_how_much_they_give_away() -> None:
    assert [grade(loss) for loss in (0.0, 0.02, 0.05, 0.08)] == ["best", "fair", "slip", "mistake"]
    first, second = played(made((0, 0.5, 0.0), (0, 0.5, 0.02), (0, 0.5, 0.04), (0, 0.5, 0.2), (1, 0.5, 0.0)))
    assert (first.best, first.fair, first.slip, first.mistake, first.share) == (1, 1, 1, 1, 50)
    assert (second.moves, second.share) == (1, 100)


def test_what_somebody_did_best_is_their_largest_rise() -> None:
    game = made((0, 0.55, 0.0), (1, 0.5, 0.0), (0, 0.6, 0.0), (1, 0.58, 0.0), (0, 0.9, 0.5), (1, 0.0, 0.0))
    best = finest(game, 0)
    assert best is not None
    assert best.at == 2
    assert finest(made((0, 0.51, 0.0), (1, 0.0, 0.0)), 0) is None


def test_a_game_for_one_is_told_in_points() -> None:
    table = after("legacy", 1, 100_000)
    found = begin(table, "squire")
    assert found.alone
    assert found.at(len(found.moves))[0] <= table.standing()[0].score

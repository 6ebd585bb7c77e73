"""Advice: what a bot would do in a person's place, and why."""

import random

import pytest

import cadency
from cadency.bots.advice import advise, falling, told
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


@each_game
@pytest.mark.parametrize("answers", [0, 5, 9, 18, 31])
def test_no_line_promises_more_than_a_better_one_and_a_choice_is_held_against_another(game: str, answers: int) -> None:
    table = after(game, FEW[game], answers)
    decision = table.decision
    assert decision is not None
    view = table.view(decision.seat)
    lines = advise(table.rules, table.setup.content, view, decision.seat, "squire", 1).lines
    for found in ([line.value for line in lines], [line.points for line in lines]):
        assert found == sorted(found, reverse=True)
    assert len(lines) >= min(2, len(decision.options))


def test_where_the_order_is_surer_than_the_chances_those_that_contradict_it_are_even() -> None:
    assert falling([0.5, 0.25, 0.125]) == [0.5, 0.25, 0.125]
    assert falling([0.5, 0.25, 0.375]) == [0.5, 0.3125, 0.3125]
    assert falling([0.25, 0.25, 0.5, 0.75]) == [0.4375] * 4
    assert falling([]) == []


def test_a_page_has_no_advice() -> None:
    table = after("village", 2, 3)
    with pytest.raises(BadSetup, match="squire, knight, baron, duke"):
        advise(table.rules, table.setup.content, table.view(0), 0, "page", 1)

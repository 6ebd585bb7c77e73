"""Advice: what a bot would do in a person's place, and why."""

import random

import pytest

import cadency
from cadency.bots.advice import advise, told
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

"""What is known of hidden things, and what is not (D-R22)."""

import random

import pytest

from cadency.games.dynasties import RULES
from cadency.games.dynasties.names import CARDS, SCORINGS
from cadency.kernel.nature import forced
from tests.games.dynasties.counting import secrets
from tests.games.dynasties.positions import agenda, hold, play, question, table
from tests.laws.laws import check_beliefs


@pytest.mark.clause("D-R22", "D-R5")
def test_naming_cards_in_order_proves_the_rest_of_the_hand() -> None:
    s = table()
    hold(s, 0, "brest milano pass-3 joker")
    play(s, "pass large", "shed milano")
    seen = RULES.view(s, 1)
    for seed in range(30):
        other = RULES.imagine(seen, random.Random(seed), s.content)
        assert sum(card >= CARDS.index("milano") for card in other.hands[0]) >= 2
    for seat in (0, 1, 2, None):
        check_beliefs(RULES, s, secrets(s), seat)


@pytest.mark.clause("D-R22", "D-R19")
def test_naming_scoring_cards_in_order_proves_what_is_kept() -> None:
    s = table()
    agenda(s, 0, "princes large wed-empire children shields shields")
    s.stack = [s.stack[0], RULES.frame(("scoring", 0, SCORINGS[0]))]
    play(s, "reveal wed-empire", "reveal children")
    seen = RULES.view(s, 2)
    for seed in range(30):
        other = RULES.imagine(seen, random.Random(seed), s.content)
        assert sum(card < SCORINGS.index("children") for card in other.agendas[0]) <= 2
    for seat in (0, 1, 2, None):
        check_beliefs(RULES, s, secrets(s), seat)


@pytest.mark.clause("D-R22", "D-1.5")
def test_nobody_knows_what_others_draw() -> None:
    s = table()
    hold(s, 0, "joker")
    s.cubes[25 + 3] += 1
    s.cubes[3] -= 1
    play(s, "play joker character", "call machiavelli", "deal london paris")
    heard = [wire for to, wire in s.events or () if to in (-2, 1)]
    assert ("dealt", 0, 2) in heard
    assert not any(wire[0] == "got" for wire in heard)
    assert [wire for to, wire in s.events or () if to == 0] == [("got", 0, ("london", "paris"))]
    assert question(s).seat == 1


@pytest.mark.clause("D-R22", "D-1.5")
def test_a_draw_of_all_that_is_left_is_a_draw() -> None:
    """Nobody else is told that there was nothing else to draw."""
    s = table()
    tiles = list(s.tiles)
    for counts in (s.cards, s.scorings, tiles):
        half = len(counts) // 2
        for kind in range(half - 1):
            counts[half + kind] += counts[kind]  # discarded, shown or used up
            counts[kind] = 0
    s.tiles = tuple(tiles)
    for frame in (("cards", 0, 1), ("agenda", 0, "yellow", 1), ("book", 0, "lyon")):
        s.stack[1:] = [RULES.frame(frame)]
        assert forced(question(s)) is None

"""Rounds, turns and pawns (L-3, L-4)."""

import pytest

from cadency.games.legacy import RULES
from cadency.games.legacy.names import N_COLOURS
from cadency.games.legacy.people import born_of
from cadency.kernel.engine import pending
from tests.games.legacy.positions import (
    add,
    asked,
    hold,
    marry,
    offered,
    pass_generation,
    pass_round,
    play,
    recount,
    row,
    table,
    task,
)


@pytest.mark.clause("L-3.1")
def test_nine_rounds_in_three_generations() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    seen = []
    while pending(s) is not None:
        seen.append((s.generation + 1, s.round + 1))
        if s.round + 1 in (2, 5, 9) and not any(born_of(one) == s.generation + 1 for one in s.family[0]):
            add(s, 0, "boy", s.generation + 2)
        pass_round(s)
    assert seen == [(1, 1), (1, 2), (2, 3), (2, 4), (2, 5), (3, 6), (3, 7), (3, 8), (3, 9)]
    assert s.over == "played"


@pytest.mark.clause("L-3.2")
def test_the_first_player_card_passes_clockwise() -> None:
    s = table(3)
    assert s.first == 0
    pass_round(s)
    assert (s.first, asked(s)) == (1, (1, "turn.act"))


@pytest.mark.clause("L-3.2", "L-R6")
def test_an_extinct_family_is_never_first() -> None:
    s = table(3)
    for seat in (0, 2):
        add(s, seat, "boy", 2)
    pass_generation(s)
    assert s.out == 0b010
    assert s.first == 0  # seat 1 hands the card on to seat 2, and from there it passes as in every round


@pytest.mark.clause("L-3.3", "L-3.4")
def test_actions_touch_the_generation_that_is_played() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    add(s, 0, "boy", 2)
    add(s, 1, "boy", 2)
    pass_generation(s)
    assert s.generation == 1
    seat = asked(s)[0]
    hold(s, seat, "bianca camille")
    s.gold[seat] = 9
    play(s, "place mansion")
    assert offered(s) == {"member 1"}
    play(s, "member 1", "discard bianca")
    assert [one.mansion for one in RULES.view(s, None).houses[seat].family] == [False, True]


@pytest.mark.clause("L-4.1")
def test_what_cannot_be_carried_out_is_not_offered() -> None:
    s = table(gold=1)
    assert offered(s) == {"live money", "live socialise"}
    hold(s, 0, "ann isabella")
    assert {"wed ann", "wed isabella", "place mission", "place venture"} <= offered(s)
    assert not {"place doctor", "place title", "place mansion", "live birth"} & offered(s)


@pytest.mark.clause("L-4.2")
def test_the_own_board_takes_any_number_of_own_pawns() -> None:
    s = table()
    s.extras[0] = 1
    s.supply = (2, 3, 3, 3, 3)
    recount(s)
    play(s, "live money", "plead small", "live money", "plead small", "live money", "plead small")
    assert s.pawns == [0, 1]
    assert s.gold == [14, 12]


@pytest.mark.clause("L-4.3")
def test_an_action_of_the_main_board_takes_one_pawn_a_round() -> None:
    s = table()
    hold(s, 0, "ann bianca")
    hold(s, 1, "elif ines")
    play(s, "place mansion", "member 0", "discard ann")
    assert "place mansion" not in offered(s)
    play(s, "live money", "plead small")
    assert "place mansion" not in offered(s)
    pass_round(s)
    assert "place mansion" in offered(s)


@pytest.mark.clause("L-4.3", "L-1.3")
@pytest.mark.parametrize(
    ("colour", "actions"),
    [(0, {"mansion"}), (1, {"venture"}), (2, {"mission"}), (3, {"doctor"}), (4, {"title", "contribution"})],
)
def test_an_extra_pawn_does_what_its_colour_says(colour: int, actions: set[str]) -> None:
    s = table()
    marry(s, 0, 0, "ann")
    hold(s, 0, "bianca elif ines")
    s.gain_pawn(0, colour)
    assert {option for option in offered(s) if option.startswith("extra")} == {f"extra {name}" for name in actions}


@pytest.mark.clause("L-1.3")
def test_no_pawn_is_gained_when_its_colour_has_run_out() -> None:
    s = table()
    for _ in range(4):
        s.gain_pawn(0, 2)
    assert (s.extras[2], s.supply[2]) == (3, 0)


@pytest.mark.clause("L-4.4")
def test_nobody_passes_with_a_pawn_left() -> None:
    s = table()
    assert "skip" not in offered(s)


@pytest.mark.clause("L-4.4", "L-4.6")
def test_an_extra_pawn_is_kept_while_its_action_is_taken() -> None:
    """The example of the rulebooks: the mansion is occupied, the green pawn waits for a later round."""
    s = table()
    row(s, "ariane baptiste diego dmitri lorenzo")
    s.gain_pawn(0, 0)
    hold(s, 1, "ann")
    hold(s, 0, "bianca")
    play(s, "live money", "plead small", "place mansion", "member 0", "discard ann")
    assert "extra mansion" not in offered(s)
    assert "skip" not in offered(s)
    play(s, "live money", "plead small", "live money", "plead small")
    assert s.round == 1
    assert s.extras[0] == 1
    play(s, "live money", "plead small")
    assert "extra mansion" in offered(s)


@pytest.mark.clause("L-4.5", "L-R7")
def test_a_pass_is_not_final() -> None:
    s = table()
    s.gain_pawn(0, 0)
    s.gain_pawn(1, 1)
    hold(s, 0, "ann bianca")
    hold(s, 1, "elif ines")
    play(s, *["live money", "plead small"] * 4)
    assert asked(s) == (0, "turn.act")
    play(s, "skip", "extra venture", "member 0", "discard elif", "discard ines")
    assert asked(s) == (0, "turn.act")
    play(s, "skip")
    assert s.round == 1


@pytest.mark.clause("L-4.5", "L-R8")
def test_who_might_hold_ariane_is_asked() -> None:
    s = table()
    hold(s, 0, "bianca")
    row(s, "adele baptiste diego dmitri lorenzo")
    play(s, *["live money", "plead small"] * 4)
    assert (s.round, asked(s)) == (0, (0, "turn.act"))
    assert offered(s) == {"skip"}
    seen = RULES.view(s, 1)
    assert seen.houses[0].known == []


@pytest.mark.clause("L-4.5", "L-R8")
def test_who_cannot_hold_anybody_free_is_not_asked() -> None:
    s = table()
    hold(s, 0, "bianca")
    row(s, "ariane baptiste diego dmitri lorenzo")
    play(s, *["live money", "plead small"] * 4)
    assert s.round == 1


@pytest.mark.clause("L-4.5", "L-9.3", "L-R23")
def test_a_claim_is_possible_without_pawns() -> None:
    s = table()
    task(s, 0, "revolution")
    play(s, *["live money", "plead small"] * 4)
    assert offered(s) == {"claim revolution", "skip"}
    play(s, "claim revolution")
    assert s.honour[2] == 6
    assert s.round == 1


@pytest.mark.clause("L-4.6")
def test_used_pawns_go_back_at_the_end_of_the_round() -> None:
    s = table()
    s.gain_pawn(0, 0)
    hold(s, 0, "ann")
    play(s, "extra mansion", "member 0", "discard ann")
    assert (s.supply[0], s.spent[0]) == (2, 1)
    pass_round(s)
    assert (s.supply[0], s.spent[0]) == (3, 0)


@pytest.mark.clause("L-4.6", "L-10.5")
def test_all_extra_pawns_go_back_at_the_end_of_the_generation() -> None:
    s = table(2, "de")
    for seat in (0, 1):
        add(s, seat, "boy", 2)
    s.gain_pawn(0, 0)
    pass_generation(s)
    assert sum(s.extras) == 2
    assert sum(s.extras[:N_COLOURS]) == 1

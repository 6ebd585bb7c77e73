"""Revolutions (H-9), and how the game ends."""

import pytest

from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.names import DECK, DISCARDS, PILE, ROW, T_DECK, T_DISCARDS, T_ROW
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import pending
from tests.games.heads_of_state.positions import (
    asked,
    deck,
    hand,
    hold,
    lay,
    lying,
    older,
    options,
    pile,
    play,
    points,
    put,
    question,
    table,
    told,
    treason_deck,
    treason_row,
    treasons,
)


def eve(seats: int = 2, seat: int = 0) -> HeadsOfState:
    """The deck is empty, and two cards and the revolution are under the disc."""
    s = table(seats, seat)
    deck(s, "")
    pile(s, "bishop palace")
    return s


@pytest.mark.clause("H-3.4", "H-9.1", "H-R4")
def test_the_revolution_is_no_drawn_card() -> None:
    s = eve()
    put(s, 0, "scotland baron")
    play(s, "draw")
    assert (question(s).kind, question(s).weights) == ("disc.lift", (1, 2))
    play(s, "lift card", "deal palace", "draw", "lift revolution")
    assert told(s, "revolution") == [(1589,)]
    assert points(s, 0) == {"influence": 8}
    assert hand(s, 0) == "palace"
    assert question(s).about == ("drawing", 0, 2)
    assert RULES.view(s, None).year == 1689


@pytest.mark.clause("H-9.2", "H-R6", "H-R28")
def test_everybody_discards_the_active_seat_first() -> None:
    s = eve(3, 1)
    hold(s, 0, "", "assassin gallows gallows")
    hold(s, 1, "title title title troops troops troops", "assassin assassin assassin")
    hold(s, 2, "castle castle castle education education education duelling duelling")
    play(s, "take gold", "draw", "lift revolution")
    assert question(s).about == ("discards", 1, 1, "gold")
    play(s, "discard gold")
    assert question(s).about == ("drops", 1, 1, "assassin")
    play(s, "drop assassin")
    assert question(s).about == ("discards", 2, 2, "gold")
    play(s, "discard castle", "discard duelling", "0: drop gallows")
    assert asked(s) == (1, "draw.attribute")
    assert hand(s, 1) == "title title title troops troops troops"
    assert treasons(s, 0) == "assassin gallows"


@pytest.mark.clause("H-9.2")
def test_a_seat_with_four_treason_cards_gives_up_two() -> None:
    s = eve()
    hold(s, 1, "", "assassin gallows gallows inquisition")
    play(s, "draw", "lift revolution", "1: drop gallows")
    assert options(s) == ["drop gallows", "drop inquisition"]
    play(s, "1: drop inquisition")
    assert treasons(s, 1) == "assassin gallows"


@pytest.mark.clause("H-9.3", "H-R7")
def test_all_cards_but_those_in_hands_are_shuffled() -> None:
    s = eve()
    hold(s, 1, "gold title")
    seen = s.left(ROW) + s.left(DISCARDS)
    play(s, "draw", "lift revolution")
    assert (s.left(DISCARDS), s.left(PILE), s.left(ROW)) == (0, 10, 6)
    assert s.left(DECK) == 55 - 2 - 16
    assert len(lay(s).split()) >= seen - 6 - 10
    assert older(s) == [[0, 2]]


@pytest.mark.clause("H-9.4")
def test_the_treason_row_is_renewed_and_its_deck_not_shuffled() -> None:
    s = eve()
    treason_row(s, "gallows gallows")
    before = s.plotted(T_DECK)
    play(s, "draw", "lift revolution")
    assert (s.plotted(T_DECK), s.plotted(T_DISCARDS), s.plotted(T_ROW)) == (before - 2, 2, 2)
    assert told(s, "shuffled") == []


@pytest.mark.clause("H-9.4")
def test_a_treason_row_that_is_one_card_short_is_renewed_whole() -> None:
    s = eve()
    treason_row(s, "gallows inquisition")
    play(s, "seize gallows", "draw", "lift revolution")
    assert (s.plotted(T_DISCARDS), s.plotted(T_ROW)) == (1, 2)
    assert treasons(s, 0) == "gallows"


@pytest.mark.clause("H-9.4", "H-6.8")
def test_a_treason_deck_that_is_too_short_for_the_new_row() -> None:
    """Its last card is laid out, then the discards are shuffled for the second one."""
    s = eve()
    treason_deck(s, "gallows")
    play(s, "draw", "lift revolution")
    assert told(s, "exposed")[-2:] == [(("gallows",),), (("assassin",),)]
    assert told(s, "shuffled") == [()]
    assert s.plotted(T_ROW) == 2


@pytest.mark.clause("H-9.5", "H-R26")
def test_the_turn_goes_on_where_it_stopped() -> None:
    s = eve()
    play(s, "take gold", "draw", "lift revolution", "deal title title title castle castle castle")
    assert question(s).about == ("drawing", 0, 2)
    assert options(s) == ["take title", "take castle", "draw"]
    play(s, "take castle", "draw", "deal bishop")
    assert hand(s, 0) == "gold castle bishop"
    s = eve()
    put(s, 1, "scotland baron")
    hold(s, 0, "", "axeman")
    play(s, "seize assassin", "draw", "lift revolution")
    assert question(s).about == ("drawing", 0, 1)
    play(s, "draw", "deal bishop")
    assert asked(s) == (0, "treason.play")  # still option 2
    assert treasons(s, 0) == "assassin axeman"


@pytest.mark.clause("H-9.6", "H-R5", "H-R39")
def test_a_revolution_while_the_row_is_filled_up() -> None:
    s = eve()
    treason_row(s, "gallows gallows")
    play(s, "seize gallows", "take gold", "lift revolution")
    assert asked(s) == (1, "turn.begin")
    assert (s.left(ROW), s.plotted(T_ROW), s.left(PILE)) == (6, 2, 10)
    assert s.plots[T_DISCARDS + 3] == 1
    assert RULES.view(s, None).year == 1689


@pytest.mark.clause("H-9.7")
@pytest.mark.parametrize("cause", ["drawn", "filled"])
def test_the_third_revolution_ends_the_game_at_once(cause: str) -> None:
    s = eve()
    s.round = 2
    put(s, 0, "scotland baron")
    hold(s, 1, "title title title troops troops troops castle castle")
    first = "draw" if cause == "drawn" else "take gold"
    play(s, "seize axeman", first, "lift revolution")
    assert (s.over, pending(s), s.stack) == (cause, None, [])
    assert s.size[1] == 8
    assert points(s, 0) == {"influence": 8, "nobles": 4}
    assert told(s, "over") == [(cause,)]


def test_the_last_card_under_the_disc_is_the_revolution_for_sure() -> None:
    s = eve()
    pile(s, "")
    play(s, "draw")
    assert told(s, "revolution") == [(1589,)]
    assert lying(s, PILE).count(" ") == 9

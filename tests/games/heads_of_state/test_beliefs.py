"""What a seat takes for possible: never less than what is true, and no more than everybody remembers (H-R46)."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.frames.revolution import NEW_ROUND
from cadency.games.heads_of_state.hands import Hands
from cadency.games.heads_of_state.names import N_TREASONS, PILE
from cadency.games.heads_of_state.state import HeadsOfState
from tests.games.heads_of_state.positions import (
    deck,
    hand,
    hold,
    kinds,
    lay,
    older,
    pile,
    play,
    put,
    row,
    table,
    treason_deck,
    treasons,
)
from tests.games.heads_of_state.test_imagine import imagined
from tests.laws.laws import POLICIES, check_beliefs, check_game
from tests.laws.secrets import SECRETS, heads_of_state
from tests.support import interpreted_only


def believe(s: HeadsOfState) -> None:
    """Everybody can imagine the truth."""
    for seat in (*range(s.seats), None):
        check_beliefs(RULES, s, heads_of_state(s), seat)


def gallows_played() -> HeadsOfState:
    """A hidden gallows, a shuffle of the discards, an assassin drawn unseen; then the gallows is played."""
    s = table()
    put(s, 1, "hanover baron")
    hold(s, 0, "", "gallows")
    treason_deck(s, "")
    play(s, "plot", "deal assassin", "take gold", "play gallows", stop=True)
    return s


def palace_drawn() -> HeadsOfState:
    """Of two hidden palaces one is under the disc, the other was swept, went back and was drawn by seat 1."""
    s = table()
    row(s, "palace gold title troops castle education")
    pile(s, "palace gold gold title title troops troops castle castle education")
    hold(s, 1, "palace palace palace")
    for _ in range(3):
        s.discard(1, kinds("palace")[0])
    play(s, "sweep", "deal bishop bishop bishop courtesan courtesan courtesan", "take bishop", "deal duelling")
    play(s, "draw", "deal palace", "take bishop", "take bishop", "skip", "deal gold courtesan")
    return s


@pytest.mark.clause("H-6.8", "H-R46")
def test_a_card_played_after_a_shuffle_may_have_been_held_before_it() -> None:
    s = gallows_played()
    assert treasons(s, 0) == "assassin"
    assert len({treasons(other, 0) for other in imagined(s, 1)}) > 3
    assert "assassin" in {treasons(other, 0) for other in imagined(s, 1)}
    believe(s)


@pytest.mark.clause("H-8.2", "H-R46")
def test_a_swept_card_that_one_has_drawn_oneself_keeps_no_other_from_the_disc() -> None:
    s = palace_drawn()
    assert s.cards[PILE + kinds("palace")[0]] == 1
    assert "palace" in lay(s)
    assert {other.cards[PILE + kinds("palace")[0]] for other in imagined(s, 1)} == {0, 1}
    believe(s)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seed", [1, 5])
def test_the_truth_can_be_imagined_all_through_a_game(seed: int, policy: str) -> None:
    check_game(RULES, 2, {}, seed, POLICIES[policy], closely=0, hidden=SECRETS["heads_of_state"], believing=1)


def shuffled_at_most(s: HeadsOfState) -> list[int]:
    """Fault: what is certainly hidden of the shuffled cards, taken for all that the deck can hold of them."""
    least = list(s.treason_shuffles[-N_TREASONS:])
    return least if any(least) else list(s.content.treasons)


def nothing_own(hands: Hands, _: Any) -> list[int]:
    """Fault: what everybody saw going into the deck is somewhere else, even if one has drawn it oneself."""
    return [0] * hands.kinds


IMAGINE = import_module("cadency.games.heads_of_state.imagine")  # its package has a function of that name
FAULTS: dict[str, tuple[Any, str, Callable[..., list[int]], Callable[[], HeadsOfState]]] = {
    "deck": (IMAGINE, "deck_limit", shuffled_at_most, gallows_played),
    "own": (Hands, "newer", nothing_own, palace_drawn),
}
EACH = pytest.mark.parametrize("fault", ["deck", pytest.param("own", marks=interpreted_only("a method is replaced"))])


@EACH
def test_the_law_of_beliefs_finds_a_fault_that_rules_out_the_truth(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, wrong, position = FAULTS[fault]
    monkeypatch.setattr(where, name, wrong)
    with pytest.raises(AssertionError, match=r"^beliefs:"):
        believe(position())


@EACH
def test_the_law_finds_it_in_play_too(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*FAULTS[fault][:3])
    with pytest.raises(AssertionError, match=r"^beliefs:"):
        play_believing()


def play_believing() -> None:
    for seed in range(8):
        check_game(RULES, 3, {}, seed, POLICIES["lively"], closely=0, hidden=SECRETS["heads_of_state"], believing=1)


@pytest.mark.clause("H-R46")
def test_cards_that_were_held_before_a_sweep_are_none_of_the_swept_ones() -> None:
    s = table()
    row(s, "palace palace palace palace palace gold")  # all the palaces that there are with two seats
    hold(s, 1, "gold title")
    play(s, "sweep", "deal bishop bishop bishop courtesan courtesan courtesan", "take bishop", "deal duelling")
    assert older(s) == [[0, 2]]
    assert all("palace" not in hand(other, 1) for other in imagined(s, 0, 50))
    play(s, "draw", "deal palace", "take bishop", "take bishop", "skip", "deal gold courtesan")
    assert {hand(other, 1).count("palace") for other in imagined(s, 0, 100)} == {0, 1}
    believe(s)


@pytest.mark.clause("H-R46")
def test_what_was_known_before_a_new_round_is_known_after_it() -> None:
    """Seat 1 held its cards before all palaces were swept; a revolution later they are still no palaces."""
    s = table()
    row(s, "palace palace palace palace palace gold")
    hold(s, 1, "gold title")
    play(s, "sweep", "deal bishop bishop bishop courtesan courtesan courtesan", "take bishop", "deal duelling")
    hold(s, 0, "palace palace palace palace palace")  # drawn since, unseen
    deck(s, "")
    play(s, "1: draw", "lift revolution")
    assert older(s) == [[0, 2], [5, 2]]
    assert all("palace" not in hand(other, 1) for other in imagined(s, None, 50))
    believe(s)


@pytest.mark.clause("H-R46")
def test_a_hidden_card_that_is_given_up_counts_as_an_older_one_that_had_lain_open() -> None:
    s = table()
    row(s, "palace palace palace palace palace gold")
    hold(s, 1, "gold title")
    play(s, "sweep", "deal bishop bishop bishop courtesan courtesan courtesan", "take bishop", "deal duelling")
    assert lay(s) == "gold palace palace palace palace palace"
    s.discard(1, kinds("gold")[0])
    assert older(s) == [[0, 1]]
    assert lay(s) == "palace palace palace palace palace"
    believe(s)


def test_shuffles_that_tell_nothing_more_are_forgotten() -> None:
    s = table()
    play(s, "sweep", "deal bishop bishop palace palace courtesan courtesan", "take palace", "deal duelling")
    assert older(s) == [[0, 0]]  # for the sake of the pile under the disc
    play(s, "sweep", "deal gold title troops castle education gold", "take gold", "skip", "deal duelling")
    assert older(s) == [[0, 0]]
    play(s, "draw", "deal gold", "take gold", "take title", "skip", "deal gold gold")
    play(s, "sweep", "deal troops troops castle castle education education", "take castle", "skip", "deal duelling")
    assert older(s) == [[0, 0], [1, 0]]
    NEW_ROUND.run(s)
    assert older(s) == [[1, 0]]

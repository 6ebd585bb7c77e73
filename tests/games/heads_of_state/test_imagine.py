"""What a seat cannot know, and what its memory tells it all the same."""

import random

import pytest

from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.names import (
    DECK,
    N_ATTRIBUTES,
    N_TREASONS,
    PILE,
    T_DECK,
    T_DISCARDS,
)
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import apply
from cadency.kernel.nature import Dealt
from tests.games.heads_of_state.counting import conserved
from tests.games.heads_of_state.positions import (
    deck,
    hand,
    hold,
    kinds,
    lay,
    older,
    options,
    pile,
    play,
    put,
    question,
    table,
    treason_deck,
    treasons,
)
from tests.laws.laws import fingerprint


def imagined(s: HeadsOfState, seat: int | None, times: int = 25) -> list[HeadsOfState]:
    view = RULES.view(s, seat)
    found = [RULES.imagine(view, random.Random(seed), s.content) for seed in range(times)]
    for other in found:
        assert RULES.view(other, seat) == view
        assert conserved(other) == conserved(s)
    return found


def test_a_spectator_can_imagine_too() -> None:
    s = table(3)
    hold(s, 0, "gold title", "assassin")
    assert len({hand(other, 0) for other in imagined(s, None)}) > 5
    assert len({treasons(other, 0) for other in imagined(s, None)}) > 2


def test_own_cards_are_certain_and_those_of_others_are_not() -> None:
    s = table(3)
    hold(s, 0, "gold title palace", "assassin")
    hold(s, 1, "bishop bishop")
    others = imagined(s, 0)
    assert {(hand(other, 0), treasons(other, 0)) for other in others} == {("gold title palace", "assassin")}
    assert len({hand(other, 1) for other in others}) > 5
    assert len({tuple(other.cards[PILE : PILE + N_ATTRIBUTES]) for other in others}) > 5


def test_a_card_that_all_saw_being_taken_is_in_every_imagined_hand() -> None:
    s = table()
    play(s, "take gold", "draw", "deal bishop", "take castle", "skip")
    for other in imagined(s, 1):
        assert other.hand[0] >= 1
        assert other.hand[3] >= 1
        assert other.size[0] == 3


@pytest.mark.clause("H-8.2", "H-R38")
def test_cards_swept_back_into_the_deck_are_not_under_the_disc() -> None:
    s = table()
    pile(s, "gold gold title title troops troops castle castle education education")
    play(s, "sweep", "deal bishop bishop palace palace courtesan courtesan", "take palace", "deal palace")
    returned = kinds(lay(s))
    assert len(returned) == 6
    for other in imagined(s, 1):
        for kind in returned:
            assert other.cards[DECK + kind] + other.hand[kind] >= returned.count(kind)


@pytest.mark.clause("H-6.8")
def test_a_treason_deck_of_shuffled_discards_holds_nothing_else() -> None:
    s = table(3)
    hold(s, 1, "", "britain-france gallows")
    treason_deck(s, "")
    was = s.plots[T_DISCARDS : T_DISCARDS + N_TREASONS]
    play(s, "plot")
    apply(s, Dealt((0,)))
    for other in imagined(s, 2):
        assert all(n <= was[kind] for kind, n in enumerate(other.plots[T_DECK : T_DECK + N_TREASONS]))


def test_a_hand_kept_over_a_revolution_holds_no_card_that_was_shuffled() -> None:
    s = table()
    hold(s, 1, "bishop bishop bishop bishop bishop")  # all there are with two seats
    deck(s, "")
    pile(s, "")
    play(s, "draw")
    assert older(s) == [[0, 5]]
    for other in imagined(s, 0):
        assert kinds(hand(other, 1)) == kinds("bishop bishop bishop bishop bishop")


def test_who_has_no_counter_left_cannot_raise_whatever_the_hand_holds() -> None:
    s = table()
    hold(s, 1, "gold duelling")
    everywhere = (1 << 32) - 1
    assert s.could_raise(1, everywhere)
    assert not s.could_raise(1, 0)
    s.counters[7:9] = 0, 0  # neither barons nor counts, and two cards make nobody else
    assert not s.could_raise(1, everywhere)


def test_how_many_hidden_cards_are_older_than_the_round() -> None:
    """Those that nobody saw being taken; one that is given up later may be any of them."""
    s = table()
    assert older(s) == []
    hold(s, 0, "title title troops troops")
    deck(s, "")
    play(s, "take gold", "draw", "lift revolution")
    assert older(s) == [[4, 0]]
    s.discard(0, kinds("gold")[0])
    assert older(s) == [[4, 0]]
    s.discard(0, kinds("title")[0])
    assert older(s) == [[3, 0]]


def test_a_known_card_that_is_given_up_tells_nothing_of_the_deck() -> None:
    s = table()
    play(s, "sweep", "deal bishop bishop palace palace courtesan courtesan", "take palace", "deal duelling")
    assert lay(s) == "gold title troops castle education"
    hold(s, 1, "gold gold")
    s.known[N_ATTRIBUTES] = 1
    s.discard(1, 0)
    assert lay(s).startswith("gold")
    s.discard(1, 0)  # nobody knew of this one: it may be the one that was swept
    assert not lay(s).startswith("gold")


def test_discards_in_order_prove_enough_cards_to_go_on() -> None:
    s = table()
    hold(s, 0, "gold gold title title title title courtesan courtesan courtesan courtesan")
    play(s, "take duelling", "take education", "take castle", "skip", "discard castle", "discard courtesan")
    assert options(s) == ["discard courtesan"]
    for other in imagined(s, 1):
        d = question(other)
        assert [option.wire() for option in d.options] == [("discard", "courtesan")]
    s = table()
    hold(s, 0, "", "assassin assassin britain-spain germany-spain")
    deck(s, "")
    play(s, "seize axeman", "draw", "lift revolution", "drop axeman", stop=True)
    assert question(s).about == ("drops", 0, 2, "axeman")
    for other in imagined(s, 1):
        assert question(other).options


def test_a_named_target_proves_that_its_death_can_be_made_good() -> None:
    s = table()
    put(s, 1, "scotland duke", "saxony marquis", "hanover baron")
    play(s, "seize axeman", "take duelling")
    hold(s, 0, "gold title troops courtesan", "axeman assassin gallows")
    play(s, "play axeman", "play assassin", stop=True)
    assert options(s) == ["target saxony marquis", "target hanover baron"]
    assert all(question(other).options for other in imagined(s, 1))
    play(s, "target saxony marquis", stop=True)
    assert question(s).kind == "treason.attempt"
    for other in imagined(s, 1):
        play(other, "cube attacker", stop=True)
        assert not [option for option in question(other).options if option.tag == "skip"]


def test_imagining_changes_nothing() -> None:
    s = table(4)
    hold(s, 2, "gold title", "assassin")
    before = fingerprint(s)
    imagined(s, 0, 3)
    assert fingerprint(s) == before

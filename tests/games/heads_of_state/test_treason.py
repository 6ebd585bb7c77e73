"""Treason, death and the duty to replace (H-6, H-7)."""

import random

import pytest

import cadency
from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.names import DISCARDS, T_DISCARDS, TREASONS
from cadency.games.heads_of_state.state import HeadsOfState
from tests.games.heads_of_state.positions import (
    asked,
    hand,
    hold,
    lying,
    options,
    play,
    put,
    question,
    reason,
    table,
    told,
    treasons,
)
from tests.support import seeds

DUKE = "title castle education bishop palace"


def plot(cards: str, crimes: str, *nobles: str, seats: int = 2, seat: int = 0) -> HeadsOfState:
    """A seat has chosen option 2, drawn, and holds these cards; the next one has these nobles."""
    s = table(seats, seat)
    put(s, seat + 1, *nobles)
    play(s, "seize axeman", "take gold")
    hold(s, seat, cards, crimes)
    return s


@pytest.mark.clause("H-6.1")
def test_any_number_of_treason_cards_but_only_in_option_two() -> None:
    s = plot("gold gold", "axeman axeman gallows", "scotland baron", "ireland baron", "hanover count")
    play(s, "play axeman", "target scotland baron", "raise baron none", "play axeman", "target ireland baron")
    play(s, "raise baron none", "play gallows", "target hanover count")
    assert asked(s) == (1, "turn.begin")
    assert s.nobles[1] == 0
    s = table()
    put(s, 1, "scotland baron")
    hold(s, 0, "gold", "axeman")
    play(s, "take title", "take troops", "take castle")
    assert asked(s) == (0, "court.raise")
    assert not options(s, "play")


@pytest.mark.clause("H-6.1")
@pytest.mark.parametrize("seed", seeds(4, 40))
def test_a_noble_leaves_the_map_by_treason_only(seed: int) -> None:
    game = cadency.open_table("heads_of_state", 3, seed=seed)
    rng = random.Random(seed)
    while game.decision is not None:
        before, version = game.view().map, game.version
        game.choose(rng.choice(game.decision.options))
        gone = [
            (slot.seat, sector.id, slot.noble)
            for sector, now in zip(before, game.view().map, strict=True)
            for slot, left in zip(sector.slots, now.slots, strict=True)
            if slot.seat is not None and left.seat != slot.seat
        ]
        killed = [event for event in game.events(since=version) if event["event"] == "killed"]
        assert gone == [(event["seat"], event["sector"], event["noble"]) for event in killed]


@pytest.mark.clause("H-6.2", "H-R15")
def test_own_nobles_are_safe_and_nobody_is_named_twice() -> None:
    s = plot("gold", "assassin assassin", "scotland baron", "ireland baron")
    put(s, 0, "hanover baron")
    play(s, "play assassin")
    assert options(s) == ["target scotland baron", "target ireland baron"]
    assert reason(s, "target hanover baron") == "own-noble"
    assert reason(s, "target galicia baron") == "slot-empty"
    play(s, "target scotland baron", "cube victim")
    play(s, "play assassin", stop=True)
    assert reason(s, "target scotland baron") == "already-named"
    play(s, "cube attacker", "raise baron none")
    assert asked(s) == (1, "turn.begin")  # Ireland was the only target and the only slot
    assert told(s, "created") == [(0, "baron", "ireland", 1)]


@pytest.mark.clause("H-6.3", "H-R13", "H-R36")
def test_one_assassin_for_a_province_two_for_a_capital() -> None:
    s = plot("gold", "assassin assassin", "castile king", "galicia baron")
    play(s, "play assassin assassin", stop=True)
    assert options(s) == ["target castile king"]
    assert reason(s, "target galicia baron") == "one-is-enough"
    play(s, "cube victim")
    assert told(s, "escaped") == [(1, "castile", "king")]
    assert s.plots[T_DISCARDS] == 2
    s = plot("gold", "assassin", "castile king", "galicia baron")
    play(s, "play assassin", stop=True)
    assert reason(s, "target castile king") == "capital-takes-two"


@pytest.mark.clause("H-6.4", "H-7.1", "H-7.2", "H-5.9")
def test_example_of_the_yellow_duke() -> None:
    """Blue assassinates yellow's duke and creates one of its own in its place; yellow keeps its card."""
    s = plot(DUKE, "assassin", "bavaria duke")
    play(s, "play assassin")
    assert question(s).weights == (3, 1)
    play(s, "cube attacker")
    assert RULES.view(s, None).houses[1].dead == [("bavaria", "duke")]
    assert RULES.view(s, None).houses[1].titles["duke"] == 1
    assert options(s, "raise duke") == ["raise duke none"]
    play(s, "raise duke none")
    assert RULES.view(s, None).houses[0].titles["duke"] == 1
    assert RULES.view(s, None).map[9].slots[0].seat == 0
    assert told(s, "killed") == [(1, "bavaria", "duke")]


@pytest.mark.clause("H-6.4")
def test_a_failed_attempt_spends_the_card() -> None:
    s = plot("gold", "assassin", "bavaria duke")
    play(s, "play assassin", "cube victim")
    assert s.nobles[1].bit_count() == 1
    assert (treasons(s, 0), s.plots[T_DISCARDS]) == ("", 1)


@pytest.mark.clause("H-6.5")
@pytest.mark.parametrize(
    ("card", "target"),
    [("axeman", "ireland"), ("guillotine", "brittany"), ("gallows", "hanover"), ("inquisition", "galicia")],
)
def test_a_country_card_kills_in_a_province_of_its_country(card: str, target: str) -> None:
    s = plot("title", card, *[f"{sector} baron" for sector in ("ireland", "brittany", "hanover", "galicia")])
    play(s, f"play {card}", stop=True)
    assert options(s) == [f"target {target} baron"]
    others = [sector for sector in ("ireland", "brittany", "hanover", "galicia") if sector != target]
    assert [reason(s, f"target {sector} baron") for sector in others] == ["other-country"] * 3
    play(s, f"target {target} baron")
    assert told(s, "killed") == [(1, target, "baron")]


@pytest.mark.clause("H-6.6", "H-R12", "H-R44")
def test_two_cards_for_the_country_of_a_capital() -> None:
    """The rulebook's two guillotines against prince or king of France; a two-country card pairs as well."""
    s = plot("title", "guillotine guillotine france-spain assassin", "ile-de-france king", "ile-de-france prince")
    assert options(s) == ["play guillotine guillotine", "play guillotine france-spain", "skip"]
    assert reason(s, "play assassin") == "no-target"
    play(s, "play guillotine france-spain")
    assert options(s) == ["target ile-de-france king", "target ile-de-france prince"]
    play(s, "target ile-de-france prince")
    assert treasons(s, 0) == "assassin guillotine"


@pytest.mark.clause("H-6.7")
def test_example_of_the_card_for_britain_and_the_german_states() -> None:
    s = plot("title", "britain-germany", "scotland baron", "hanover baron", "galicia baron")
    play(s, "play britain-germany")
    assert options(s) == ["target scotland baron", "target hanover baron"]


@pytest.mark.clause("H-7.2")
def test_option_two_fills_only_slots_emptied_in_this_turn() -> None:
    s = plot("gold duelling title", "axeman", "scotland baron")
    put(s, 1, "ireland baron")
    play(s, "play axeman", "target scotland baron")
    assert options(s, "raise") == ["raise baron none"]
    assert reason(s, "raise count none") == "not-emptied-now"
    play(s, "raise baron none")
    assert told(s, "created") == [(0, "baron", "scotland", 1)]


@pytest.mark.clause("H-7.3", "H-R43")
def test_of_two_killed_one_must_be_replaced() -> None:
    s = plot("gold", "axeman gallows", "scotland baron", "hanover baron")
    play(s, "play axeman", "play gallows", "target hanover baron")
    assert "skip" not in options(s)
    assert reason(s, "skip") == "must-replace"
    play(s, "raise baron none", "settle hanover baron")
    assert asked(s) == (1, "turn.begin")


@pytest.mark.clause("H-7.3")
def test_one_killed_may_be_left_unreplaced() -> None:
    s = plot("gold", "axeman", "scotland baron")
    play(s, "play axeman")
    assert "skip" in options(s)
    play(s, "skip")
    assert (hand(s, 0), s.taken()) == ("gold", 0)


@pytest.mark.clause("H-7.3")
def test_a_king_of_england_may_be_left_unreplaced_too() -> None:
    s = plot("gold", "axeman axeman assassin", "england king", "scotland baron")
    play(s, "play axeman axeman", "target england king")
    assert "skip" in options(s)
    play(s, "play assassin", stop=True)
    assert question(s).kind == "treason.target"
    assert question(s).veiled  # whom the next one may be played against depends on what the hand can replace


@pytest.mark.clause("H-7.4", "H-R14", "H-R33")
def test_a_play_that_could_not_be_made_good_is_not_offered() -> None:
    s = plot("title", "axeman gallows", "scotland baron", "hanover baron")
    play(s, "play axeman")
    assert asked(s) == (0, "treason.play")
    assert reason(s, "play gallows") == "cannot-replace"
    s = plot("gold", "axeman gallows", "scotland duke", "hanover baron", "saxony marquis")
    play(s, "play axeman", "play gallows")
    assert options(s) == ["target hanover baron"]  # a gold replaces a baron, but neither duke nor marquis
    assert reason(s, "target saxony marquis") == "cannot-replace"
    s = plot("gold", "axeman gallows", "scotland baron", "hanover baron")
    s.counters[0], s.dead = 0, (5 * 7,) * 6
    play(s, "play axeman")
    assert reason(s, "play gallows") == "cannot-replace"


@pytest.mark.clause("H-7.4", "H-R33")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_replacement_that_spoils_the_duty_is_not_offered(seat: int) -> None:
    """Three killed, two to replace, one courtesan: she must not stand in for a card that is in hand."""
    cards = "gold title troops castle courtesan"
    nobles = ("ireland marquis", "hanover count", "andalusia earl")
    s = plot(cards, "axeman gallows inquisition", *nobles, seats=3, seat=seat)
    play(s, "play axeman", "play gallows", "target hanover count", "play inquisition", "target andalusia earl")
    assert set(options(s)) == {"raise count duelling", "raise earl none"}
    assert reason(s, "raise earl castle") == reason(s, "raise marquis education") == "cannot-replace"
    play(s, "raise earl none", "raise count duelling")
    assert hand(s, seat) == ""
    assert asked(s) == (seat + 1, "turn.begin")


@pytest.mark.clause("H-7.4")
def test_two_sets_cannot_share_a_card() -> None:
    s = plot("gold courtesan", "axeman gallows inquisition", "ireland baron", "hanover count", "andalusia count")
    play(s, "play axeman", "play gallows", "target hanover count")
    assert reason(s, "play inquisition") == "cannot-replace"
    assert set(options(s)) == {"raise baron none", "raise count duelling"}


@pytest.mark.clause("H-7.4", "H-R33")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_duty_looks_at_counters_as_they_will_be(seat: int) -> None:
    """Two counts and a baron killed, one counter of a count left: count and baron must be replaced, for one gold."""
    cards = "gold duelling duelling courtesan"
    nobles = ("ireland baron", "hanover count", "andalusia count")
    s = plot(cards, "axeman gallows inquisition", *nobles, seats=3, seat=seat)
    s.counters[seat * 7 + 1], s.dead = 1, ((seat * 16 + 5) * 7 + 1,) * 5
    play(s, "play axeman", "play gallows", "target hanover count", "play inquisition", "target andalusia count")
    assert options(s) == ["raise baron none", "raise count gold"]
    assert reason(s, "raise count none") == reason(s, "raise count duelling") == "cannot-replace"


@pytest.mark.clause("H-7.4", "H-5.4")
def test_a_courtesan_cannot_pay_for_a_baron_by_way_of_another_noble() -> None:
    s = plot("title troops castle courtesan", "axeman axeman inquisition", "ireland baron", "scotland duke")
    put(s, 1, "andalusia earl")
    play(s, "play axeman", "target ireland baron", "play inquisition", "target andalusia earl")
    assert reason(s, "play axeman") == "cannot-replace"
    assert not options(s, "play")


@pytest.mark.clause("H-6.6", "H-R12")
def test_two_different_cards_that_share_the_country_make_a_pair() -> None:
    s = plot("title", "britain-france britain-germany germany-spain", "england king")
    assert options(s) == ["play britain-france britain-germany", "skip"]
    s = plot("title", "axeman britain-spain", "england king")
    assert options(s) == ["play axeman britain-spain", "skip"]


@pytest.mark.clause("H-R17")
@pytest.mark.parametrize("takers", [(1,), (0, 2)])
def test_a_dead_noble_with_nothing_to_prove_goes_home(takers: tuple[int, ...]) -> None:
    s = plot("title", "axeman", "scotland duke", seats=3)
    s.scored = (takers, (), (), ())
    play(s, "play axeman")
    assert s.dead == ()
    assert RULES.view(s, None).houses[1].counters["duke"] == 4


def test_an_imagined_hand_can_meet_the_duty_that_was_proved() -> None:
    s = plot("title castle education bishop courtesan", "axeman gallows", "scotland duke", "saxony marquis")
    play(s, "play axeman", "play gallows", "target saxony marquis")
    assert asked(s) == (0, "treason.play")
    for seed in range(20):
        other = RULES.imagine(RULES.view(s, 1), random.Random(seed), s.content)
        assert question(other).options
        assert not [option for option in question(other).options if option.tag == "skip"]


def test_played_cards_lie_open() -> None:
    s = plot("gold", "axeman", "scotland baron")
    play(s, "play axeman", "raise baron none")
    assert RULES.view(s, 1).treason_discards[TREASONS[1]] == 1
    assert lying(s, DISCARDS) == "gold"

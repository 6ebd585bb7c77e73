"""Turns: drawing, sweeping, and how a turn ends (H-3.3 to H-4.6, H-8)."""

import pytest

from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.names import DECK, DISCARDS, PILE, ROW, SWEPT, T_ROW
from cadency.kernel.engine import apply
from cadency.kernel.nature import Dealt
from tests.games.heads_of_state.positions import (
    asked,
    deck,
    hand,
    hold,
    lay,
    lying,
    options,
    pile,
    play,
    question,
    reason,
    row,
    table,
    told,
    treason_deck,
    treasons,
)


@pytest.mark.clause("H-3.3", "H-R40")
def test_the_first_card_tells_the_option() -> None:
    s = table()
    assert options(s) == [
        *[f"take {name}" for name in ("gold", "title", "troops", "castle", "education", "duelling")],
        *("draw", "sweep", "seize assassin", "seize axeman", "plot"),
    ]
    assert reason(s, "take bishop") == reason(s, "seize gallows") == "not-in-row"
    play(s, "take gold")
    assert question(s).about == ("drawing", 0, 2)
    s = table()
    play(s, "seize axeman")
    assert question(s).about == ("drawing", 0, 1)


@pytest.mark.clause("H-4.1", "H-4.5")
def test_three_cards_from_row_and_deck_in_any_mix() -> None:
    s = table()
    row(s, "gold gold title troops castle courtesan")
    play(s, "take gold", "draw", "deal bishop")
    assert "take gold" in options(s)
    play(s, "take gold")
    assert hand(s, 0) == "gold gold bishop"
    assert lying(s, ROW) == "title troops castle courtesan"
    assert asked(s) == (0, "court.raise")


@pytest.mark.clause("H-4.2", "H-R9", "H-8.2", "H-R10")
def test_a_sweep_brings_six_new_cards_and_one_of_them() -> None:
    s = table()
    play(s, "sweep", "deal bishop bishop palace palace courtesan courtesan")
    assert lying(s, SWEPT) == "gold title troops castle education duelling"
    assert options(s) == ["take bishop", "take palace", "take courtesan", "draw"]
    before = s.left(DECK)
    play(s, "take palace")
    assert asked(s) == (1, "turn.begin")
    assert told(s, "swept") == [(0, ("gold", "title", "troops", "castle", "education", "duelling"))]
    assert told(s, "returned") == [(("gold", "title", "troops", "castle", "education", "duelling"),)]
    assert s.left(SWEPT) == 0
    assert s.left(DECK) == before + 6 - 1  # back in the deck before the row is filled up from it


@pytest.mark.clause("H-4.3")
def test_a_sweep_needs_six_cards_outside_the_disc() -> None:
    s = table()
    deck(s, "gold gold title title troops")
    assert reason(s, "sweep") == "deck-too-small"
    deck(s, "gold gold title title troops troops")
    assert "sweep" in options(s)


@pytest.mark.clause("H-R30", "H-3.4")
def test_a_sweep_that_empties_the_deck_leads_under_the_disc() -> None:
    s = table()
    deck(s, "gold gold title title troops troops")
    play(s, "sweep", "draw")
    assert question(s).kind == "disc.lift"
    assert question(s).weights == (1, 10)
    swept = lying(s, SWEPT)
    play(s, "lift revolution")
    assert s.left(SWEPT) == 0
    assert swept.count(" ") == 5
    assert question(s).about == ("drawing", 0, 1)
    assert s.left(PILE) == 10


@pytest.mark.clause("H-4.4", "H-R27")
def test_option_two_treason_first_then_an_attribute() -> None:
    s = table()
    play(s, "plot", "deal gallows")
    assert asked(s) == (0, "draw.attribute")
    play(s, "draw", "deal gold")
    assert (hand(s, 0), treasons(s, 0)) == ("gold", "gallows")
    assert asked(s) == (1, "turn.begin")  # nobody there whom it could be played against


@pytest.mark.clause("H-4.6")
def test_a_card_from_a_deck_is_seen_only_by_its_seat() -> None:
    s = table()
    play(s, "plot")
    assert question(s).audience == 0
    play(s, "deal gallows", "draw")
    assert question(s).audience == 0
    play(s, "deal palace")
    heard = {audience for audience, wire in s.events or () if wire[0] in ("got", "armed")}
    assert heard == {0}
    seen = RULES.view(s, 1).houses[0]
    assert (seen.cards, seen.treasons, sum(seen.known.values()), sum(seen.exposed.values())) == (1, 1, 0, 0)
    s = table()
    play(s, "seize assassin", "take gold")
    seen = RULES.view(s, 1).houses[0]
    assert (seen.known["gold"], seen.exposed["assassin"]) == (1, 1)


@pytest.mark.clause("H-8.1", "H-R23", "H-R41")
def test_a_hand_has_ten_attributes_and_four_treasons_at_most() -> None:
    s = table()
    hold(s, 0, "title title title troops troops troops castle castle castle", "assassin assassin gallows gallows")
    play(s, "seize axeman", "draw", "deal palace")
    assert asked(s) == (0, "limit.drop")
    assert options(s) == ["drop assassin", "drop axeman", "drop gallows"]
    play(s, "drop axeman")
    assert treasons(s, 0) == "assassin assassin gallows gallows"
    s = table()
    hold(s, 0, "title title title troops troops troops castle castle castle palace")
    play(s, "take gold", "take duelling", "take education", "skip")
    assert question(s).about == ("discards", 0, 3, "gold")
    play(s, "discard castle")
    assert reason(s, "discard troops") == "named-in-order"
    assert reason(s, "discard bishop") == "not-held"
    assert options(s) == ["discard castle", "discard education", "discard duelling"]
    assert reason(s, "discard palace") == "too-few-after"
    play(s, "discard duelling", "discard palace")
    assert hand(s, 0) == "gold title title title troops troops troops castle castle education"
    assert lying(s, DISCARDS) == "castle duelling palace"


@pytest.mark.clause("H-8.3", "H-R29")
def test_a_turn_ends_with_limits_then_swept_cards_then_both_rows() -> None:
    s = table()
    hold(s, 0, "title title title troops troops troops castle castle castle palace")
    play(s, "sweep", "deal gold gold courtesan courtesan courtesan bishop", "take gold", "skip", "discard palace")
    assert [wire[0] for _, wire in s.events or ()][-3:] == ["discarded", "returned", "filled"]
    assert (s.left(ROW), s.plotted(T_ROW)) == (6, 2)
    s = table()
    play(s, "seize axeman", "take gold")
    assert [wire[0] for _, wire in s.events or ()][-2:] == ["filled", "exposed"]


@pytest.mark.clause("H-R8")
def test_a_row_that_the_deck_cannot_fill_is_filled_from_under_the_disc() -> None:
    s = table()
    deck(s, "bishop")
    pile(s, "palace palace")
    play(s, "take gold", "take title", "take troops", "skip", "lift card", stop=True)
    deal = question(s).deal
    assert deal is not None
    assert (deal.k, sum(deal.counts)) == (1, 2)  # one card, then the pile is looked at again
    play(s, "deal palace", "lift card")
    assert asked(s) == (1, "turn.begin")
    assert lying(s, ROW) == "castle education duelling bishop palace palace"
    assert s.left(PILE) == 0


@pytest.mark.clause("H-6.8", "H-R31")
def test_treason_discards_are_shuffled_when_a_card_is_wanted() -> None:
    s = table()
    treason_deck(s, "")
    assert told(s, "shuffled") == []
    play(s, "plot")
    assert told(s, "shuffled") == [()]
    apply(s, Dealt((0,)))
    assert RULES.view(s, None).treason_fresh["gallows"] == 4


@pytest.mark.clause("H-R24")
def test_there_is_always_a_treason_card() -> None:
    content = RULES.content(None, "")
    assert sum(content.treasons) > 5 * content.turn_limit[1] + content.treason_row + 1


def test_what_everybody_saw_going_into_the_deck_is_remembered() -> None:
    s = table()
    play(s, "sweep", "deal bishop bishop palace palace courtesan courtesan", "take palace", "deal gold")
    assert lay(s) == "title troops castle education duelling"

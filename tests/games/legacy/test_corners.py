"""Rare turns of the rules, which whole games seldom come to."""

import pytest

from cadency.games.legacy import RULES
from cadency.games.legacy.measures import measure
from cadency.games.legacy.names import BOY, CHILDREN, COMPLICATION, CRADLE, GIRL, PROFESSIONS, RESERVE
from tests.games.legacy.positions import (
    add,
    age,
    asked,
    check,
    deck,
    hold,
    marry,
    names,
    offered,
    play,
    question,
    recount,
    table,
    told,
)


@pytest.mark.clause("L-7.5", "L-14.8")
def test_a_drawing_goes_on_with_the_renewed_deck() -> None:
    s = table()
    hold(s, 0, "isabella ann vera")
    deck(s, "elif")
    play(s, "wed isabella", "member 0", "take diego", "discard ann", "discard vera", "skip")
    assert question(s).veiled, "that a drawing was forced would tell what the deck held"
    play(s, "deal elif")
    assert s.deck, "an empty deck is renewed at once"
    assert not s.discards
    assert asked(s) == (-1, "friends.receive")
    play(s, "deal ann")
    assert names(s.hand[0]) == {"ann", "diego", "elif"}
    assert asked(s) == (-1, "birth.draw")


@pytest.mark.clause("L-1.5")
def test_everybody_is_told_what_friends_come_and_go() -> None:
    s = table()
    hold(s, 0, "isabella ann")
    told(s)
    play(s, "wed isabella", "member 0", "take diego", "discard ann", "skip", "deal elif")
    assert [name for name in told(s) if name != "filled"] == ["wed", "took", "discarded", "drew", "got"]
    play(s, "born girl", "live money", "plead small")
    assert told(s) == ["born", "placed", "asked"]


@pytest.mark.clause("L-6.8", "L-14.4")
def test_the_only_card_that_is_left_is_kept() -> None:
    """Eustachy would choose between two girls, but there is one."""
    s = table(side="matriarch")
    marry(s, 0, 0, "eustachy")
    s.children[CRADLE + GIRL] += s.children[RESERVE]
    s.children[RESERVE] = 0
    for kind in range(BOY):
        while s.children[CRADLE + kind] > (kind == GIRL):
            add(s, 1, CHILDREN[kind], 2)
    s.children[CRADLE + COMPLICATION] -= 1
    s.trouble[0] = 1
    check(s)
    play(s, "live birth", "member 0", "wish girl", "born girl")
    assert [one.child for one in RULES.view(s, None).houses[0].family] == ["girl", "girl"]
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("L-12.2")
def test_a_goal_may_ask_for_spouses_of_the_third_generation() -> None:
    s = table()
    artist, trades = PROFESSIONS.index("artist"), s.content.profession
    artists = [n for n in range(75) if trades[n] == artist and s.content.women >> n & 1 and s.deck >> n & 1]
    second, third, promised = [RULES.view(s, None).printed["friend"][n]["id"] for n in artists[:3]]
    add(s, 0, "boy", 2, second)
    add(s, 0, "boy", 3)
    assert measure(s, 0, "third", artist) == 0
    add(s, 0, "boy", 3, third)
    add(s, 0, "boy", 4, promised, promised=True)
    assert measure(s, 0, "third", artist) == 1
    assert measure(s, 0, "third", PROFESSIONS.index("diplomat")) == 0
    assert measure(s, 0, "arranged", artist) == 1


@pytest.mark.clause("L-6.3", "L-6.6")
def test_a_daughter_who_dies_goes_to_the_discards_of_the_children() -> None:
    s = table()
    add(s, 0, "gossip", 2, "diego")
    add(s, 1, "girl", 2)
    age(s, 2)
    recount(s)
    play(s, "live birth", "member 1", "wish any", "born complication", "lose mother", "born boy")
    assert RULES.view(s, None).child_discards["gossip"] == 1
    assert "live birth" not in offered(s)

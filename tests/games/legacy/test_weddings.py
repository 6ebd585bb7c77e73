"""Marrying and arranging (L-5, L-11)."""

import pytest

from cadency.games.legacy import RULES
from tests.games.legacy.positions import (
    add,
    asked,
    end_generation,
    hold,
    honour,
    marry,
    mate,
    names,
    offered,
    pass_generation,
    play,
    table,
)


@pytest.mark.clause("L-5.1", "L-5.2", "L-14.2")
def test_gertrude_marries_where_friedrich_is_family() -> None:
    """The example of the rulebooks: dowry, a friend, prestige, gold for another Prussian, a girl."""
    s = table(gold=5)
    add(s, 0, "girl", 1, "friedrich")
    hold(s, 0, "gertrude")
    play(s, "wed gertrude", "member 0")
    assert s.gold[0] == 6
    play(s, "take diego")
    assert (s.prestige[0], s.gold[0]) == (1, 9)
    play(s, "born girl")
    house = RULES.view(s, None).houses[0]
    assert house.family[0].mate == "gertrude"
    assert (house.family[-1].child, house.family[-1].parent, house.family[-1].generation) == ("girl", 0, 2)
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("L-14.2")
def test_gertrude_alone_brings_no_gold() -> None:
    s = table(gold=5)
    hold(s, 0, "gertrude")
    play(s, "wed gertrude", "member 0", "take diego", "born boy")
    assert s.gold[0] == 6


@pytest.mark.clause("L-5.1")
def test_only_the_other_sex_and_only_the_unmarried_marry() -> None:
    s = table()
    hold(s, 0, "ann diego")
    assert {"wed ann"} == {option for option in offered(s) if option.startswith("wed")}
    marry(s, 0, 0, "bianca")
    assert not {option for option in offered(s) if option.startswith("wed")}


@pytest.mark.clause("L-5.1")
def test_a_wedding_that_cannot_be_paid_is_not_offered() -> None:
    s = table(side="matriarch", gold=3)
    hold(s, 0, "diego alessandro")
    assert {"wed alessandro"} == {option for option in offered(s) if option.startswith("wed")}
    play(s, "wed alessandro", "member 0", "born boy")
    assert (s.gold[0], s.prestige[0]) == (0, 2)


@pytest.mark.clause("L-5.3", "L-5.4")
def test_a_promised_friend_belongs_to_the_family_and_waits_with_all_else() -> None:
    s = table(gold=5)
    marry(s, 0, 0, "ann")
    add(s, 0, "boy", 2)
    hold(s, 0, "gertrude")
    play(s, "wed gertrude", "member 1")
    assert (s.gold[0], s.prestige[0], s.size(0)) == (6, 0, 0)
    person = RULES.view(s, None).houses[0].family[1]
    assert (person.mate, person.promised) == ("gertrude", True)
    assert asked(s) == (1, "turn.act")
    play(s, "live money", "plead small")
    hold(s, 0, "friedrich")
    add(s, 0, "girl", 1)
    play(s, "wed friedrich", "member 2", "born boy")
    assert mate(s, 0, 2) == "friedrich"


@pytest.mark.clause("L-5.3")
def test_a_child_is_promised_once() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    add(s, 0, "boy", 2, "gertrude", promised=True)
    hold(s, 0, "bianca")
    assert not {option for option in offered(s) if option.startswith("wed")}


@pytest.mark.clause("L-11.3", "L-14.10", "L-R26")
def test_evgenia_first_then_ann() -> None:
    """The example of the rulebooks: with four in hand, Evgenia's two friends bring Ann's two honour."""
    s = table()
    marry(s, 0, 0, "bianca")
    add(s, 0, "boy", 2, "ann", promised=True)
    add(s, 0, "boy", 2, "evgenia", promised=True)
    add(s, 0, "girl", 2)
    add(s, 1, "girl", 2)
    hold(s, 0, "elif ines katya camille")
    end_generation(s)
    play(s, "deal 0 1")
    assert (asked(s), offered(s)) == ((0, "generation.grow"), {"member 1", "member 2"})
    before = honour(s, 0)
    play(s, "member 2", "take adele", "take diego", "born boy")
    assert (s.prestige[0], s.extras[4], honour(s, 0)) == (1, 1, before)
    play(s, "member 1", "take baptiste")
    assert honour(s, 0) == before + 2
    play(s, "born girl")
    assert asked(s)[1] == "turn.act"


@pytest.mark.clause("L-5.5", "L-R9", "L-14.5")
def test_this_generation_counts_from_the_wedding() -> None:
    s = table()
    hold(s, 0, "miranda")
    play(s, "wed miranda", "member 0", "born boy", "live money", "plead small")
    gold = s.gold[0]
    play(s, "live money", "plead small")
    assert s.gold[0] == gold + 4
    add(s, 1, "girl", 2)
    pass_generation(s)
    assert not any(s.boons)


@pytest.mark.clause("L-5.6", "L-R10")
def test_a_friend_does_not_count_as_another() -> None:
    s = table()
    hold(s, 0, "agnieszka")
    play(s, "wed agnieszka", "member 0", "born boy")
    assert honour(s, 0) == 0


@pytest.mark.clause("L-14.3", "L-R29")
def test_ariane_needs_no_pawn_and_is_the_turn() -> None:
    s = table()
    hold(s, 0, "ariane")
    play(s, "wed ariane", "member 0", "born boy")
    assert s.pawns == [2, 2]
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("L-14.3", "L-R29")
def test_ariane_comes_when_all_pawns_are_placed() -> None:
    s = table()
    hold(s, 0, "ariane")
    play(s, *["live money", "plead small"] * 4)
    assert offered(s) == {"wed ariane", "skip"}
    play(s, "wed ariane", "member 0", "born boy")
    assert mate(s, 0, 0) == "ariane"


@pytest.mark.clause("L-14.3")
@pytest.mark.parametrize(
    ("friend", "other", "side"), [("maria", "teresa", "patriarch"), ("leonid", "vera", "matriarch")]
)
def test_maria_and_leonid_need_a_pawn_unless_one_of_theirs_is_there(friend: str, other: str, side: str) -> None:
    for there, pawns in ((False, 1), (True, 2)):
        s = table(side=side)
        if there:
            add(s, 0, "boy", 2, other, promised=True)
        hold(s, 0, friend)
        play(s, f"wed {friend}", "member 0")
        assert s.pawns[0] == pawns


@pytest.mark.clause("L-5.2")
def test_friends_are_taken_before_prestige_and_effect() -> None:
    s = table()
    hold(s, 0, "evgenia")
    play(s, "wed evgenia", "member 0")
    assert asked(s) == (0, "friends.take")
    assert (s.prestige[0], sum(s.extras)) == (0, 0)
    play(s, "take adele", "take diego")
    assert (s.prestige[0], s.extras[4]) == (1, 1)
    assert names(s.hand[0]) == {"adele", "diego"}


@pytest.mark.clause("L-5.4", "L-11.3")
def test_an_arranged_marriage_is_made_when_the_child_grows_up() -> None:
    s = table()
    for seat in (0, 1):
        marry(s, seat, 0, ("ann", "bianca")[seat])
    add(s, 0, "boy", 2, "gertrude", promised=True)
    add(s, 1, "girl", 2)
    hold(s, 0, "")
    s.prestige = [0, 0]
    pass_generation(s)
    person = RULES.view(s, None).houses[0].family[1]
    assert (person.mate, person.promised) == ("gertrude", False)
    assert s.prestige[0] == 1
    assert s.size(0) == 1
    assert [one.parent for one in RULES.view(s, None).houses[0].family if one.generation == 3] == [1]


@pytest.mark.clause("L-4.4", "L-14.1")
def test_pierre_brings_a_red_pawn_for_now_or_later() -> None:
    """The example of the rulebooks: one more own pawn, and a mission in this round or a later one."""
    s = table(side="matriarch")
    hold(s, 0, "pierre ann")
    play(s, "wed pierre", "member 0", "born boy")
    assert (s.pawns[0], s.extras[2]) == (1, 1)
    play(s, "live money", "plead small")
    assert {"extra mission", "place mission", "live money"} <= offered(s)
    play(s, "live money", "plead small", "live money", "plead small")
    assert offered(s) == {"extra mission", "skip"}
    play(s, "skip")
    assert (s.round, s.extras[2]) == (1, 1)


@pytest.mark.clause("L-6.6")
def test_a_father_of_one_has_two_more_with_his_second_wife() -> None:
    """The example of the rulebooks."""
    s = table()
    add(s, 0, "girl", 2)
    hold(s, 0, "ginevra")
    play(s, "wed ginevra", "member 0", "born boy", "live money", "plead small")
    play(s, "live birth", "member 0", "wish any", "born girl", "live money", "plead small")
    s.pawns[0] = 1
    assert "live birth" not in offered(s)

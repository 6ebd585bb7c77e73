"""Births and complications (L-6)."""

import pytest

from cadency.games.legacy import RULES
from cadency.games.legacy.names import BURIED, COMPLICATION, CRADLE, RESERVE
from cadency.games.legacy.people import BROOD_AT
from cadency.games.legacy.state import put
from tests.games.legacy.positions import (
    add,
    age,
    asked,
    cradle,
    hold,
    marry,
    mate,
    names,
    offered,
    pass_generation,
    play,
    question,
    table,
    told,
)


def brood(s: object, seat: int, member: int) -> int:
    return RULES.view(s, seat).houses[seat].family[member].children  # type: ignore[arg-type]


@pytest.mark.clause("L-6.1")
def test_a_couple_has_three_children_at_most() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    for _ in range(2):
        add(s, 0, "girl", 2)
    assert "live birth" in offered(s)
    play(s, "live birth", "member 0", "wish any", "born boy")
    assert brood(s, 0, 0) == 3
    play(s, "live money", "plead small")
    assert "live birth" not in offered(s)


@pytest.mark.clause("L-6.2", "L-13.2")
@pytest.mark.parametrize(("edition", "lost"), [("fr", (-1, 0)), ("de", (0, -1))])
def test_a_wished_sex_costs_honour_or_prestige(edition: str, lost: tuple[int, int]) -> None:
    s = table(2, edition)
    marry(s, 0, 0, "ann")
    play(s, "live birth", "member 0", "wish girl")
    assert (s.honour[3], s.prestige[0]) == lost
    assert offered(s) == {f"born {kind}" for kind in ("girl", "beauty", "gossip", "smile", "twin-girl", "complication")}


@pytest.mark.clause("L-6.2", "L-R12")
def test_a_complication_meets_a_wish_and_the_wish_goes_on() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    play(s, "live birth", "member 0", "wish girl", "born complication")
    assert asked(s) == (0, "birth.trouble")
    play(s, "lose mother")
    assert "born boy" not in offered(s)
    play(s, "born girl")
    assert mate(s, 0, 0) is None
    assert names(s.discards) == {"ann"}


@pytest.mark.clause("L-6.3", "L-R12")
def test_a_child_that_is_lost_is_not_laid_and_the_cost_stays_paid() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    play(s, "live birth", "member 0", "wish boy", "born complication", "lose child")
    assert len(s.family[0]) == 1
    assert (s.honour[3], s.trouble[0]) == (-1, 1)
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("L-6.4", "L-10.5", "L-R13")
def test_a_complication_protects_until_the_end_of_the_generation() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    add(s, 1, "girl", 2)
    s.trouble = put(s.trouble, 0, 1)
    s.children[CRADLE + COMPLICATION] -= 1
    told(s)
    play(s, "live birth", "member 0", "wish any", "born complication", "born girl")
    assert "spared" in told(s)
    assert s.children[BURIED + COMPLICATION] == 1
    pass_generation(s)
    assert s.trouble == (0, 0)
    assert s.children[BURIED + COMPLICATION] == 2


@pytest.mark.clause("L-6.5")
def test_a_matriarch_never_dies() -> None:
    s = table(side="matriarch")
    marry(s, 0, 0, "diego")
    play(s, "live birth", "member 0", "wish any", "born complication")
    assert offered(s) == {"lose child"}


@pytest.mark.clause("L-6.6")
def test_a_widower_of_the_family_marries_again_within_the_limit() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    add(s, 0, "girl", 2)
    hold(s, 0, "nancy bianca")
    play(s, "live birth", "member 0", "wish any", "born complication", "lose mother", "born boy")
    play(s, "live money", "plead small", "wed nancy", "member 0", "born boy")
    assert brood(s, 0, 0) == 3
    assert asked(s) == (1, "turn.act")


def test_everybody_remembers_who_bore_a_widowers_children() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    hold(s, 0, "nancy bianca")
    s.pawns = [3, 3]
    play(s, "live birth", "member 0", "wish any", "born boy")
    play(s, "live money", "plead small")
    play(s, "live birth", "member 0", "wish any", "born complication", "lose mother", "born boy")
    play(s, "live money", "plead small", "wed nancy", "member 0", "born boy")
    for seat in (0, 1, None):
        family = RULES.view(s, seat).houses[0].family
        assert [one.other for one in family] == [None, "ann", "ann", "nancy"]
        assert [one.parent for one in family] == [0, 0, 0, 0]
        assert (family[0].late, family[0].mate) == ("ann", "nancy")


def test_children_of_two_mothers_are_offered_as_one_where_they_are_alike() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    hold(s, 0, "nancy diego selim")
    s.gold[0] = 20
    s.pawns = [4, 4]
    play(s, "live birth", "member 0", "wish any", "born girl")
    play(s, "live money", "plead small")
    play(s, "live birth", "member 0", "wish any", "born complication", "lose mother", "born girl")
    play(s, "live money", "plead small", "wed nancy", "member 0", "born girl")
    play(s, "live money", "plead small", "wed diego")
    assert offered(s) == {"member 1"}
    refused = [found.reason for found in question(s).asker.refusals(s)]
    assert refused[1:] == ["", "alike", "alike"]


@pytest.mark.clause("L-6.6", "L-8.5", "L-R14", "L-R19")
def test_a_husband_who_lost_a_daughter_stays_and_may_hold() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    for seat in (0, 1):
        add(s, seat, "girl", 2, "diego" if seat == 0 else "")
    s.prestige[0] = 7
    pass_generation(s)
    s.pawns = [2, 2]
    while asked(s)[0] != 0:
        play(s, "live money", "plead small")
    hold(s, 0, "bianca camille")
    s.trouble = put(s.trouble, 0, 0)
    play(s, "live birth", "member 1", "wish any", "born complication", "lose mother", "born girl")
    person = RULES.view(s, None).houses[0].family[1]
    assert (person.dead, person.mate) == (True, "diego")
    assert s.prestige[0] == 7
    play(s, "live money", "plead small")
    assert "live birth" not in offered(s)
    assert "wed bianca" not in offered(s)
    s.gold[0] = 9
    play(s, "place mansion", "member 1")
    assert asked(s) == (0, "friends.discard")


@pytest.mark.clause("L-6.7")
def test_the_doctor_draws_two_and_a_lost_child_stops_nothing() -> None:
    """The example of the rulebooks: a couple with one child, a boy, then a complication."""
    s = table()
    marry(s, 0, 0, "ann")
    add(s, 0, "girl", 2)
    hold(s, 0, "bianca")
    play(s, "place doctor", "member 0", "discard bianca", "born boy", "born complication", "lose child")
    assert (s.gold[0], brood(s, 0, 0), s.trouble[0]) == (8, 2, 1)
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("L-6.7")
def test_a_child_lost_first_leaves_the_second_card() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    hold(s, 0, "bianca")
    play(s, "place doctor", "member 0", "discard bianca", "born complication", "lose child", "born boy")
    assert brood(s, 0, 0) == 1


@pytest.mark.clause("L-6.7", "L-R15")
def test_a_mother_lost_first_stops_the_second_card() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    hold(s, 0, "bianca")
    play(s, "place doctor", "member 0", "discard bianca", "born complication", "lose mother", "born boy")
    assert brood(s, 0, 0) == 1
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("L-6.7")
def test_the_doctor_needs_room_for_two() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    hold(s, 0, "bianca")
    assert "place doctor" in offered(s)
    for _ in range(2):
        add(s, 0, "girl", 2)
    assert "place doctor" not in offered(s)


@pytest.mark.clause("L-6.8", "L-R16")
def test_an_empty_child_deck_is_renewed_from_its_discards() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    cradle(s, "")
    play(s, "live birth", "member 0", "wish any")
    assert len(offered(s)) == 12
    assert s.children[RESERVE:] == [9, 9]


@pytest.mark.clause("L-6.8", "L-6.3")
def test_a_complication_alone_in_the_child_deck_is_drawn() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    cradle(s, "complication")
    play(s, "live birth", "member 0", "wish boy")
    assert offered(s) == {"born complication"}
    play(s, "born complication", "lose child")
    assert s.trouble[0] == 1


@pytest.mark.clause("L-6.8", "L-6.4", "L-R16")
def test_complications_that_are_ignored_do_not_keep_the_deck_from_being_renewed() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    cradle(s, "complication complication")
    s.children[CRADLE + COMPLICATION] -= 1
    s.trouble = put(s.trouble, 0, 1)
    discards = sum(s.children[BURIED:RESERVE])
    play(s, "live birth", "member 0", "wish boy")
    assert len(offered(s)) == 7, "six kinds of boys, and complications"
    assert (sum(s.children[:BURIED]), sum(s.children[BURIED:RESERVE])) == (discards + 1, 0)
    assert s.children[RESERVE:] == [9, 9]
    play(s, "born boy")
    assert brood(s, 0, 0) == 1


@pytest.mark.clause("L-6.8", "L-R16")
def test_in_the_third_generation_the_reserve_joins() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    s.family[0] = tuple(person | 2 << 4 for person in s.family[0])
    age(s, 3)
    cradle(s, "")
    play(s, "live birth", "member 0", "wish any")
    assert s.children[RESERVE:] == [0, 0]


@pytest.mark.clause("L-6.1", "L-R11")
def test_no_child_at_the_wedding_of_a_father_of_three() -> None:
    s = table()
    for _ in range(3):
        add(s, 0, "girl", 2)
    hold(s, 0, "bianca")
    assert s.family[0][0] >> BROOD_AT & 15 == 3
    play(s, "wed bianca", "member 0", "take diego")
    assert asked(s) == (1, "turn.act")
    assert brood(s, 0, 0) == 3

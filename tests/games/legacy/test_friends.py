"""Money, company and cards of friends (L-7, L-14)."""

import pytest

from cadency.games.legacy import RULES
from cadency.games.legacy.names import FRIENDS, MISSIONS, TITLE, TITLES
from cadency.games.legacy.people import with_holding
from cadency.games.legacy.state import put
from tests.games.legacy.positions import (
    add,
    asked,
    deck,
    end_generation,
    friends,
    hold,
    honour,
    marry,
    names,
    offered,
    play,
    recount,
    row,
    table,
    task,
)


@pytest.mark.clause("L-7.1")
@pytest.mark.parametrize(("size", "gold", "lost"), [("small", 2, 0), ("middle", 3, 1), ("large", 4, 1)])
def test_money_for_nothing_for_honour_and_for_a_friend(size: str, gold: int, lost: int) -> None:
    s = table()
    hold(s, 0, "ann")
    play(s, "live money", f"plead {size}")
    if size == "large":
        play(s, "discard ann")
    assert (s.gold[0], honour(s, 0)) == (10 + gold, -lost)
    assert s.size(0) == (size != "large")


@pytest.mark.clause("L-7.1")
def test_most_money_needs_a_friend() -> None:
    s = table()
    play(s, "live money")
    assert offered(s) == {"plead small", "plead middle"}


@pytest.mark.clause("L-7.2")
@pytest.mark.parametrize(("size", "count", "gold"), [("one", 1, 0), ("two", 2, 1), ("three", 3, 2)])
def test_company_costs_a_gold_for_each_friend_more(size: str, count: int, gold: int) -> None:
    s = table()
    play(s, "live socialise", f"visit {size}", *["take adele", "take baptiste", "take diego"][:count])
    assert (s.gold[0], s.size(0)) == (10 - gold, count)
    assert s.known[0] == s.hand[0]


@pytest.mark.clause("L-7.3")
def test_a_friend_who_would_stay_alone_comes_too() -> None:
    """The example of the rulebooks: three lie open, two are taken, the third comes for nothing."""
    s = table()
    row(s, "adele diego lorenzo")
    play(s, "live socialise", "visit two", "take adele", "take diego")
    assert names(s.hand[0]) == {"adele", "diego", "lorenzo"}
    assert (s.gold[0], s.row.bit_count()) == (9, 5)


@pytest.mark.clause("L-7.4")
def test_a_short_row_is_taken_and_filled_on_the_way() -> None:
    s = table()
    row(s, "adele diego")
    play(s, "live socialise", "visit three")
    assert {"adele", "diego"} <= names(s.hand[0])
    assert asked(s) == (0, "friends.take")
    assert len(offered(s)) == 5


@pytest.mark.clause("L-7.4", "L-R17")
def test_a_taking_ends_when_nobody_is_left() -> None:
    s = table()
    hold(s, 1, " ".join(FRIENDS[n] for n in range(75) if FRIENDS[n] not in ("adele", "diego")))
    row(s, "adele diego")
    assert (s.deck, s.discards) == (0, 0)
    play(s, "live socialise", "visit three")
    assert names(s.hand[0]) == {"adele", "diego"}
    assert asked(s) == (1, "turn.act")
    assert s.row == 0


@pytest.mark.clause("L-7.5", "L-R3")
def test_an_empty_deck_is_renewed_and_older_hands_are_remembered() -> None:
    s = table()
    hold(s, 1, "ann bianca")
    row(s, "adele diego")
    deck(s, "camille elif ines katya teresa")
    assert s.discards.bit_count() == 66
    play(s, "live socialise", "visit three")
    assert s.deck.bit_count() == 66
    older = RULES.view(s, 0).older
    assert [(set(group.friends), group.hands) for group in older] == [({"ann", "bianca"}, [0, 2])]
    play(s, "take camille")
    play(s, "wed ann", "member 0")
    assert [(group.friends, group.hands) for group in RULES.view(s, 0).older] == [(["bianca"], [0, 1])]


@pytest.mark.clause("L-7.6", "L-R18")
def test_friends_are_paid_in_any_order() -> None:
    s = table()
    hold(s, 0, "ann bianca camille")
    play(s, "place title", "acquire count", "discard camille", "discard ann")
    assert names(s.discards) == {"ann", "camille"}


@pytest.mark.clause("L-1.5", "L-R3")
def test_everybody_sees_what_is_taken_and_nobody_what_is_drawn() -> None:
    s = table()
    hold(s, 0, "jadwiga")
    play(s, "wed jadwiga", "member 0", "take diego")
    assert asked(s)[1] == "friends.receive"
    play(s, "deal vera")
    house = RULES.view(s, 1).houses[0]
    assert (house.cards, house.known) == (2, ["diego"])
    mine = RULES.view(s, 0).mine
    assert mine is not None
    assert set(mine.friends) == {"diego", "vera"}


@pytest.mark.clause("L-1.6")
def test_there_is_no_limit_to_a_hand() -> None:
    s = table()
    hold(s, 0, " ".join(FRIENDS[5:45]))
    play(s, "live money", "plead small", "live money", "plead small")
    assert s.size(0) > 30


@pytest.mark.clause("L-14.1")
@pytest.mark.parametrize(("friend", "what", "count"), [("aylin", "gold", 14), ("paulina", "honour", 1)])
def test_plain_gains(friend: str, what: str, count: int) -> None:
    s = table()
    row(s, "adele baptiste")
    hold(s, 0, friend)
    play(s, f"wed {friend}", "member 0")
    while asked(s)[1] == "friends.take":
        play(s, min(offered(s)))
    assert {"gold": s.gold[0], "honour": honour(s, 0)}[what] == count


@pytest.mark.clause("L-14.2")
@pytest.mark.parametrize(("others", "gains"), [(1, False), (2, True)])
def test_aleksandr_wants_two_others(others: int, gains: bool) -> None:
    s = table(side="matriarch")
    for mate in ("gregor", "dmitri")[:others]:
        add(s, 0, "girl", 2, mate, promised=True)
    hold(s, 0, "aleksandr")
    play(s, "wed aleksandr", "member 0")
    assert (s.income[0], honour(s, 0)) == (int(gains), int(gains))


@pytest.mark.clause("L-14.4", "L-R30")
def test_eustachy_keeps_one_of_two() -> None:
    s = table(side="matriarch")
    hold(s, 0, "eustachy")
    play(s, "wed eustachy", "member 0", "born complication", "born brave")
    assert offered(s) == {"keep brave", "keep complication"}
    play(s, "keep brave")
    assert [one.child for one in RULES.view(s, None).houses[0].family] == ["girl", "brave"]
    assert RULES.view(s, None).child_discards["complication"] == 1


@pytest.mark.clause("L-14.4")
def test_the_doctor_lets_margarethe_choose_twice() -> None:
    s = table()
    marry(s, 0, 0, "margarethe")
    hold(s, 0, "ann")
    play(s, "place doctor", "member 0", "discard ann", "born girl", "born boy", "keep boy", "born girl", "born brave")
    assert asked(s) == (0, "birth.pick")
    play(s, "keep brave")
    assert [one.child for one in RULES.view(s, None).houses[0].family] == ["boy", "boy", "brave"]


@pytest.mark.clause("L-14.4", "L-R11")
def test_bernadette_has_two_children_at_once() -> None:
    s = table()
    hold(s, 0, "bernadette")
    play(s, "wed bernadette", "member 0", "born girl", "born boy")
    assert len(s.family[0]) == 3


@pytest.mark.clause("L-14.4", "L-R31")
def test_constant_has_no_children() -> None:
    s = table(side="matriarch")
    hold(s, 0, "constant")
    play(s, "wed constant", "member 0")
    assert asked(s) == (1, "turn.act")
    play(s, "live money", "plead small")
    assert "live birth" not in offered(s)


@pytest.mark.clause("L-14.5")
def test_claire_takes_one_more_before_the_last_one_comes() -> None:
    """The example of the rulebooks, in its French form: one for nothing, one by Claire, the third alone."""
    s = table()
    s.boons[1] = 1
    row(s, "adele diego lorenzo")
    play(s, "live socialise", "visit one", "take adele", "take diego")
    assert s.size(0) == 3


@pytest.mark.clause("L-14.5")
def test_claire_empties_a_row_of_two() -> None:
    """The same example in its German form: one for nothing, one by Claire, and the row is filled."""
    s = table(2, "de")
    s.boons[1] = 1
    row(s, "adele diego")
    play(s, "live socialise", "visit one")
    assert names(s.hand[0]) == {"adele", "diego"}
    assert s.row.bit_count() == 5


@pytest.mark.clause("L-14.5", "L-R32")
def test_erich_makes_mansions_cheaper_if_there_is_another_prussian() -> None:
    for there, left in ((False, 2), (True, 3)):
        s = table(side="matriarch", gold=7)
        if there:
            add(s, 0, "girl", 2, "otto", promised=True)
        hold(s, 0, "erich ann")
        play(s, "wed erich", "member 0", "take diego", "born boy", "live money", "plead small")
        play(s, "place mansion", "discard ann")
        assert s.gold[0] == left


@pytest.mark.clause("L-14.6", "L-R33")
def test_roger_lets_friends_be_drawn_instead() -> None:
    s = table()
    s.boons[4] = 1
    play(s, "live socialise", "visit two")
    assert offered(s) == {"source row", "source deck"}
    play(s, "source deck", "deal ann vera")
    assert (names(s.hand[0]), s.known[0], s.row.bit_count()) == ({"ann", "vera"}, 0, 5)


@pytest.mark.clause("L-14.7")
def test_robert_asks_for_money_or_does_not() -> None:
    for answer, gold in (("plead small", 9), ("skip", 7)):
        s = table(side="matriarch")
        add(s, 0, "girl", 2, "thomas", promised=True)
        hold(s, 0, "robert")
        play(s, "wed robert", "member 0", answer)
        assert s.gold[0] == gold


@pytest.mark.clause("L-14.8")
def test_fehmi_clears_the_row_even_if_it_was_just_filled() -> None:
    s = table()
    row(s, "adele diego")
    hold(s, 0, "fehmi")
    play(s, "wed fehmi", "member 0", "take adele")
    assert names(s.hand[0]) >= {"adele", "diego"}
    assert s.discards.bit_count() == 5
    assert asked(s) == (0, "friends.take")


@pytest.mark.clause("L-14.8")
def test_isabella_changes_any_number() -> None:
    s = table()
    hold(s, 0, "isabella ann camille vera")
    play(s, "wed isabella", "member 0", "take diego", "discard ann", "discard vera", "skip", "deal elif ines")
    assert names(s.hand[0]) == {"camille", "diego", "elif", "ines"}
    s = table()
    hold(s, 0, "isabella ann")
    play(s, "wed isabella", "member 0", "take diego", "skip")
    assert asked(s) == (-1, "birth.draw")


@pytest.mark.clause("L-14.8")
def test_isabella_asks_in_rising_order() -> None:
    s = table()
    hold(s, 0, "isabella abigail angelique ann ariane vera")
    play(s, "wed isabella", "member 0", "take diego")
    assert offered(s) == {
        "skip",
        *[f"discard {name}" for name in ("abigail", "angelique", "ann", "ariane", "diego", "vera")],
    }
    play(s, "discard ann")
    assert offered(s) == {"skip", "discard ariane", "discard diego", "discard vera"}


@pytest.mark.clause("L-14.9", "L-R22")
def test_george_seals_a_mission_in_any_generation() -> None:
    s = table(side="matriarch")
    hold(s, 0, "george")
    play(s, "wed george", "member 0", "born boy")
    assert (s.sealed, s.mission_deck(), s.missions.bit_count()) == ((1, 0), 14, 15)


@pytest.mark.clause("L-14.9", "L-R22")
def test_george_finds_no_room_for_a_third_mission() -> None:
    s = table(side="matriarch")
    s.sealed = put(s.sealed, 0, 2)
    hold(s, 0, "george")
    play(s, "wed george", "member 0", "born boy")
    assert s.sealed == (2, 0)


@pytest.mark.clause("L-14.9", "L-9.4")
def test_george_seals_one_of_the_discards_when_the_deck_is_empty() -> None:
    s = table(side="matriarch")
    s.missions, s.mission_discards = 0, s.missions
    hold(s, 0, "george")
    play(s, "wed george", "member 0", "born boy")
    assert (s.sealed, s.mission_deck(), s.mission_discards) == ((1, 0), 14, 0)


@pytest.mark.clause("L-14.9", "L-9.4")
def test_george_seals_nothing_where_there_is_nothing() -> None:
    s = table(side="matriarch")
    s.missions, s.tasks = 0, put(s.tasks, 1, s.missions)
    hold(s, 0, "george")
    play(s, "wed george", "member 0", "born boy")
    assert s.sealed == (0, 0)


@pytest.mark.clause("L-14.10")
@pytest.mark.parametrize(("gold", "points"), [(8, 2), (7, 0)])
def test_sophie_counts_her_dowry(gold: int, points: int) -> None:
    s = table(gold=gold)
    hold(s, 0, "sophie")
    play(s, "wed sophie", "member 0")
    assert honour(s, 0) == points


@pytest.mark.clause("L-14.11", "L-R34")
def test_others_lose_what_they_have() -> None:
    s = table(3, side="matriarch")
    s.gold = [10, 1, 5]
    hold(s, 0, "friedrich")
    play(s, "wed friedrich", "member 0")
    assert s.gold == [11, 0, 3]
    s = table(3)
    hold(s, 0, "vera")
    hold(s, 2, "ann bianca")
    play(s, "wed vera", "member 0")
    assert asked(s) == (2, "friends.discard")
    play(s, "discard bianca")
    assert asked(s) == (-1, "birth.draw")


@pytest.mark.clause("L-14.11", "L-9.3")
def test_unrest_costs_every_other_family_prestige() -> None:
    s = table(3)
    task(s, 0, "unrest")
    s.titles &= ~(1 << TITLES.index("count"))
    s.person(0, 0, with_holding(s.family[0][0], TITLE, TITLES.index("count")))
    while len(s.family[0]) < s.content.mission_need[MISSIONS.index("unrest")].least:
        member = add(s, 0, "boy", 1)
        s.person(0, member, with_holding(s.family[0][member], TITLE, TITLES.index("baron")))
    recount(s)
    s.prestige = [2, 2, 0]
    play(s, "claim unrest")
    assert (s.prestige, honour(s, 0)) == ([2, 1, -1], 6)


@pytest.mark.clause("L-14.12")
def test_gifts_on_growing_up() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    for kind in ("brave", "don-juan", "gossip", "smile"):
        add(s, 0, kind, 2)
    add(s, 1, "girl", 2)
    end_generation(s)
    play(s, "deal 0 1")
    before = honour(s, 0)
    assert offered(s) == {"member 1", "member 2", "member 3", "member 4"}
    play(s, "member 1")
    assert honour(s, 0) == before + 1
    row(s, "adele baptiste camille")
    play(s, "member 2")
    assert offered(s) == {"take adele", "take camille"}
    play(s, "take adele", "member 3", "deal vera elif")
    assert names(s.hand[0]) == {"adele", "vera", "elif"}
    play(s, "member 4") if asked(s)[1] == "generation.grow" else None
    assert s.boons[0] == 1


@pytest.mark.clause("L-14.12")
def test_don_juan_leaves_without_a_woman_in_the_row() -> None:
    s = table()
    add(s, 0, "don-juan", 2)
    add(s, 1, "girl", 2)
    row(s, "baptiste diego")
    end_generation(s)
    play(s, "deal 0 1")
    play(s, "live money")
    assert s.size(0) == 0


@pytest.mark.clause("L-14.13")
def test_charming_brings_gold_when_the_wedding_is_over() -> None:
    s = table()
    charming = add(s, 0, "charming", 1)
    hold(s, 0, "ginevra")
    play(s, "wed ginevra", f"member {charming}")
    assert s.gold[0] == 13
    play(s, "born girl")
    assert s.gold[0] == 15


@pytest.mark.clause("L-14.13")
def test_healthy_meets_no_complication() -> None:
    s = table()
    healthy = add(s, 0, "healthy", 1)
    hold(s, 0, "ginevra")
    play(s, "wed ginevra", f"member {healthy}", "born complication", "born girl")
    assert s.trouble == (0, 0)


@pytest.mark.clause("L-14.13", "L-R35")
def test_twins_bring_another_child_beyond_the_limit() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    for _ in range(2):
        add(s, 0, "girl", 2)
    play(s, "live birth", "member 0", "wish any", "born twin-boy", "born girl")
    assert RULES.view(s, None).houses[0].family[0].children == 4
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("L-13.6", "L-14.13", "L-R28")
@pytest.mark.parametrize(("edition", "arranged"), [("fr", 1), ("de", 3)])
def test_the_beauty_saves_two_gold(edition: str, arranged: int) -> None:
    s = table(2, edition, gold=5)
    beauty = add(s, 0, "beauty", 1)
    hold(s, 0, "diego")
    play(s, "wed diego", f"member {beauty}")
    assert s.gold[0] == 3
    s = table(2, edition, gold=5)
    beauty = add(s, 0, "beauty", 2)
    hold(s, 0, "diego")
    play(s, "wed diego", f"member {beauty}")
    assert s.gold[0] == arranged
    s = table(2, edition, gold=5)
    beauty = add(s, 0, "beauty", 1)
    hold(s, 0, "vittorio")
    play(s, "wed vittorio", f"member {beauty}")
    assert s.gold[0] == 5


def test_friends_are_named_once() -> None:
    assert len(set(friends(" ".join(FRIENDS)))) == 75

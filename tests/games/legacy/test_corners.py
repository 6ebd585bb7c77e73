"""Rare turns of the rules, which whole games seldom come to."""

import pytest

from cadency.games.legacy import RULES
from cadency.games.legacy.measures import measure
from cadency.games.legacy.names import (
    BOON_MANSION,
    BOON_PUBLIC,
    BOY,
    CHILDREN,
    COMPLICATION,
    CRADLE,
    FRIENDS,
    GIRL,
    N_BOONS,
    PROFESSIONS,
    RESERVE,
)
from cadency.games.legacy.piles import bits
from cadency.games.legacy.score import lines
from cadency.games.legacy.state import Legacy, put
from cadency.kernel.engine import apply
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
    opening,
    pass_round,
    pick,
    play,
    question,
    recount,
    rest,
    row,
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
    s.trouble = put(s.trouble, 0, 1)
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
    assert measure(s, 0, "third", artist) == measure(s, 0, "third", -1) == 1
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


@pytest.mark.clause("L-7.3", "L-7.4", "L-7.5")
def test_the_row_is_filled_on_with_the_renewed_deck() -> None:
    s = table()
    row(s, "adele diego")
    deck(s, "camille elif ines")
    told(s)
    play(s, "live socialise", "visit two")
    assert s.row.bit_count() == 5
    assert {"camille", "elif", "ines"} <= names(s.row)
    assert (s.discards, s.deck.bit_count()) == (0, 75 - 2 - 5)
    assert told(s) == ["placed", "took", "filled", "shuffled", "filled"]


@pytest.mark.clause("L-7.3", "L-7.5")
def test_friends_discarded_since_the_deck_ran_out_fill_the_row() -> None:
    s = table()
    hold(s, 1, " ".join(name for name in FRIENDS if name not in ("adele", "ann", "bianca", "diego")))
    hold(s, 0, "ann bianca")
    row(s, "adele diego")
    play(s, "place venture", "discard ann", "discard bianca", "live socialise")
    apply(s, pick(question(s), "visit", "two"))
    d = question(s)
    assert (d.kind, d.veiled) == ("row.fill", True), "that the filling was forced would tell what the deck held"
    rest(s)
    assert names(s.row) == {"ann", "bianca"}


@pytest.mark.clause("L-1.5", "L-R3")
def test_a_friend_who_is_to_marry_is_seen_by_all() -> None:
    s = table()
    add(s, 0, "boy", 2)
    hold(s, 0, "ann bianca")
    play(s, "wed bianca")
    assert asked(s) == (0, "wedding.whom")
    assert RULES.view(s, 1).houses[0].known == ["bianca"]


def older(s: Legacy) -> list[tuple[set[str], list[int]]]:
    return [(set(group.friends), group.hands) for group in RULES.view(s, None).older]


@pytest.mark.clause("L-7.5", "L-R3")
def test_hands_are_remembered_for_each_time_that_the_deck_is_renewed() -> None:
    s = table()
    hold(s, 0, "abigail ann")
    hold(s, 1, "bianca carlos")
    deck(s, "")
    s.renew()
    assert older(s) == [({"abigail", "ann", "bianca", "carlos"}, [2, 2])]
    s.hand[0] |= 1 << FRIENDS.index("elif")
    s.deck &= ~s.hand[0]
    s.discards, s.deck = s.deck, 0
    s.renew()
    assert older(s) == [({"abigail", "ann", "bianca", "carlos"}, [2, 2]), ({"elif"}, [1, 0])]
    play(s, "place mansion", "discard abigail")
    assert older(s) == [({"ann", "bianca", "carlos"}, [1, 2]), ({"elif"}, [1, 0])]
    play(s, "wed bianca")
    assert older(s) == [({"ann", "carlos"}, [1, 1]), ({"elif"}, [1, 0])]


@pytest.mark.clause("L-10.1")
def test_nobody_is_told_of_an_income_of_nothing() -> None:
    s = table(3)
    s.income = [0, 1, -1]
    told(s)
    pass_round(s)
    assert told(s).count("paid") == 1


@pytest.mark.clause("L-12.1", "L-16.9")
def test_what_counts_at_the_end_counts_nothing_before() -> None:
    s = table(1, "fr", "inheritance")
    s.clues = 0b111
    assert [line.points for line in lines(s, 0)] == [0] * 7
    assert [line.points for line in lines(table(), 0)] == [0] * 6
    assert RULES.view(opening(1, "fr", "inheritance"), 0).solved == []


@pytest.mark.clause("L-5.6")
def test_no_profession_is_no_profession_more() -> None:
    s = table()
    assert PROFESSIONS[s.content.profession[FRIENDS.index("ariane")]] == "none"
    marry(s, 0, 0, "ariane")
    assert measure(s, 0, "professions", -1) == 0
    add(s, 0, "boy", 2, "bianca", promised=True)
    assert measure(s, 0, "professions", -1) == 1
    assert measure(s, 0, "profession", s.content.profession[FRIENDS.index("bianca")]) == 1


@pytest.mark.clause("L-14.5", "L-1.4")
def test_a_cheaper_mansion_still_has_its_price() -> None:
    s = table()
    gold = s.content.mansion_price[0]
    hold(s, 0, "ann")
    s.boons[BOON_MANSION] = 1
    for there, offers in ((gold - 2, False), (gold - 1, True)):
        s.gold[0] = there
        assert ("place mansion" in offered(s)) == offers
    s.boons[BOON_MANSION] = gold + 1
    s.gold[0] = 0
    play(s, "place mansion", "discard ann")
    assert s.gold[0] == 0
    s.boons[N_BOONS + BOON_MANSION] = 1
    s.gold[1], s.closed = gold, 0
    assert "place mansion" not in offered(s)


@pytest.mark.clause("L-14.14", "L-1.4")
def test_cheaper_contributions_still_have_their_price() -> None:
    s = table()
    s.boons[BOON_PUBLIC] = 1
    dearest = max(price[0] for price in s.content.gift_price)
    for gold in range(dearest + 1):
        s.gold[0] = gold
        payable = [n for n in bits(s.gifts) if s.content.gift_price[n][0] <= gold + 1]
        assert ("place contribution" in offered(s)) == bool(payable)
    s.gold[0] = 0
    s.boons[BOON_PUBLIC] = dearest + 1
    play(s, "place contribution", "give school")
    assert s.gold[0] == 0


@pytest.mark.clause("L-13.6", "L-14.13")
@pytest.mark.parametrize("short", [1, 2])
def test_who_is_too_dear_may_marry_the_beauty_alone(short: int) -> None:
    s = table()
    beauty = add(s, 0, "beauty", 1)
    add(s, 0, "girl", 1)
    hold(s, 0, "diego")
    s.gold[0] = s.content.cost[FRIENDS.index("diego")] - short
    play(s, "wed diego", f"member {beauty}", "born girl")
    assert s.gold[0] == 2 - short


def everybody_but(names_: str) -> str:
    return " ".join(name for name in FRIENDS if name not in names_.split())


@pytest.mark.clause("L-7.5")
def test_a_deck_that_was_just_drawn_empty_is_renewed() -> None:
    s = table()
    hold(s, 0, "jadwiga")
    deck(s, "vera")
    play(s, "wed jadwiga", "member 0", "take diego", "deal vera")
    assert (names(s.hand[0]), s.discards) == ({"diego", "vera"}, 0)
    assert s.deck


@pytest.mark.clause("L-7.5", "L-14.8")
def test_what_isabella_discards_is_drawn_when_there_is_nothing_else() -> None:
    s = table()
    hold(s, 1, everybody_but("isabella ann vera adele camille diego"))
    hold(s, 0, "isabella ann vera")
    row(s, "adele camille diego")
    play(s, "wed isabella", "member 0", "take diego", "discard ann", "discard vera", "skip", "deal ann vera")
    assert names(s.hand[0]) == {"ann", "diego", "vera"}


@pytest.mark.clause("L-7.3", "L-7.4")
def test_the_only_friend_who_is_laid_out_comes_too() -> None:
    s = table()
    hold(s, 0, everybody_but("adele ann diego"))
    row(s, "adele diego")
    deck(s, "ann")
    play(s, "live socialise", "visit two")
    assert (s.size(0), s.row, s.deck, s.discards) == (75, 0, 0, 0)
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("L-7.4", "L-7.5")
@pytest.mark.parametrize("pile", ["deck", "discards"])
def test_an_empty_row_is_filled_before_a_taking(pile: str) -> None:
    s = table()
    hold(s, 1, everybody_but("adele ann diego"))
    row(s, "")
    s.deck, s.discards = (s.deck, 0) if pile == "deck" else (0, s.deck)
    play(s, "live socialise", "visit one", "take ann")
    assert (names(s.hand[0]), names(s.row)) == ({"ann"}, {"adele", "diego"})

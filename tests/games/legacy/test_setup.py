"""Setting up (L-1, L-2)."""

import pytest

import cadency
from cadency.games.legacy import RULES
from cadency.games.legacy.names import COMPLICATION, CRADLE, FRIENDS, GERMAN, RESERVE
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import NATURE, apply
from tests.games.legacy.positions import asked, lowest, offered, opening, options, pick, play, question, table


@pytest.mark.clause("L-1.2", "L-R1")
def test_the_box_holds_what_it_should() -> None:
    content = RULES.content(None, "")
    rows = content.rows
    assert {table: len(rows[table]) for table in ("friend", "title", "contribution", "mission", "mentor", "clue")} == {
        "friend": 75,
        "title": 9,
        "contribution": 9,
        "mission": 15,
        "mentor": 6,
        "clue": 15,
    }
    assert sum(content.children) == 88
    assert [sum(content.children[:5]), sum(content.children[5:11]), content.children[11]] == [39, 39, 10]
    assert sum(1 for row in rows["friend"] if row["known"]) == 40
    assert len(rows["head"]) == 8


@pytest.mark.clause("L-1.2", "L-R1")
def test_what_a_card_is_known_for_names_its_source() -> None:
    for kind in ("friend", "mission", "mentor"):
        for row in RULES.content(None, "").rows[kind]:
            for fact in row["known"]:
                name, source = fact.split()
                assert name == "name" or name in row
                assert source in ("rulebook", "web", "inferred")


@pytest.mark.clause("L-2.1")
@pytest.mark.parametrize(("seats", "houses"), [(1, 2), (2, 3), (3, 5), (4, 7)])
def test_mansions_and_ventures_by_seats(seats: int, houses: int) -> None:
    s = table(seats)
    assert (s.mansions, s.ventures) == (houses, houses)
    assert s.titles.bit_count() == s.gifts.bit_count() == 3


@pytest.mark.clause("L-2.2", "L-R4")
def test_nine_plain_girls_and_boys_are_set_aside() -> None:
    s = opening()
    assert s.children[RESERVE:] == [9, 9]
    assert sum(s.children[CRADLE : CRADLE + COMPLICATION + 1]) == 70


@pytest.mark.clause("L-2.3")
def test_five_friends_lie_open() -> None:
    s = opening()
    assert asked(s)[1] == "opening.mentor"
    assert (s.row.bit_count(), s.deck.bit_count()) == (5, 70)


@pytest.mark.clause("L-2.4", "L-1.5")
def test_a_mentor_is_for_its_seat_alone() -> None:
    s = table(3)
    assert len(set(s.mentors)) == 3
    for seat in range(3):
        seen = RULES.view(s, seat)
        assert seen.mine is not None
        assert seen.mine.mentor is not None
        assert [house.mentor for house in seen.houses] == [None, None, None]
    assert RULES.view(s, None).mine is None


@pytest.mark.clause("L-2.5")
@pytest.mark.parametrize("side", ["patriarch", "matriarch"])
def test_a_side_says_how_a_family_begins(side: str) -> None:
    s = opening()
    while question(s).kind != "opening.side":
        apply(s, lowest(question(s)))
    play(s, f"side {side}")
    pawn, income, gold, friends = s.content.heads[s.heads[0] * 2 + (side == "patriarch")]
    assert (s.income[0], s.gold[0], s.prestige[0]) == (income, gold, 0)
    assert s.extras[pawn] == 1
    assert question(s).deal is not None
    apply(s, lowest(question(s)))
    assert s.size(0) == friends


@pytest.mark.clause("L-2.5")
def test_matriarchs_have_more_gold_and_less_income() -> None:
    heads = RULES.content(None, "").heads
    for mother, father in zip(heads[::2], heads[1::2], strict=True):
        assert mother[0] == father[0]
        assert mother[1] < father[1]
        assert mother[2] > father[2]


@pytest.mark.clause("L-2.6", "L-R5")
@pytest.mark.parametrize("edition", ["fr", "de"])
def test_a_first_hand_may_be_drawn_again_once(edition: str) -> None:
    s = opening(2, edition)
    while question(s).kind != "opening.redraw":
        d = question(s)
        apply(s, lowest(d) if d.seat == NATURE else d.options[0])
    before = s.size(0)
    play(s, "redraw")
    assert s.size(0) == 0
    apply(s, lowest(question(s)))
    assert s.size(0) == before
    assert asked(s) == (1, "opening.side")


@pytest.mark.clause("L-2.7")
def test_the_first_seat_is_drawn() -> None:
    s = opening(3)
    while question(s).kind != "opening.first":
        d = question(s)
        apply(s, lowest(d) if d.seat == NATURE else pick(d, "skip"))
    play(s, "begin 2")
    assert (s.first, asked(s)) == (2, (2, "turn.act"))


@pytest.mark.clause("L-1.1")
def test_one_to_four_can_play() -> None:
    assert RULES.seats == (1, 2, 3, 4)
    with pytest.raises(cadency.BadSetup):
        RULES.setup(5)


@pytest.mark.clause("L-16.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_inheritance_is_for_one(seats: int) -> None:
    with pytest.raises(cadency.BadSetup, match="for one seat only"):
        RULES.setup(seats, {"variant": "inheritance"})


@pytest.mark.clause("L-13.8")
def test_editions_are_told_apart_by_their_values() -> None:
    french, german = RULES.content(None, "").editions
    assert {FRIENDS[n] for n in range(75) if (german.removed ^ french.removed) >> n & 1} == {"george"}
    assert options(table(2, "de")) == {"edition": "de", "variant": "standard"}
    assert table(2, "de").edition == GERMAN


@pytest.mark.clause("L-1.4", "L-R2")
def test_nothing_has_a_limit_but_gold() -> None:
    s = table(gold=0)
    s.prestige[0] = -40
    s.income[0] = 99
    play(s, "live money", "plead middle")
    assert s.honour[3] == -1
    assert isinstance(s, Legacy)
    assert "place mansion" not in offered(s)

"""Holdings, missions, the ends of rounds and generations, and the end (L-8 to L-13)."""

import pytest

from cadency.games.legacy import RULES
from cadency.games.legacy.measures import met
from cadency.games.legacy.names import COLOURS, MENTORS, MISSIONS
from cadency.games.legacy.people import PROMISED
from cadency.games.legacy.score import mentor_points, standing
from cadency.games.legacy.state import put
from cadency.games.legacy.view import Standing
from cadency.kernel.engine import apply, pending
from tests.games.legacy.positions import (
    add,
    age,
    asked,
    end_generation,
    hold,
    honour,
    lowest,
    mentor,
    offered,
    pass_round,
    play,
    question,
    recount,
    table,
    task,
)


@pytest.mark.clause("L-8.1", "L-4.3")
def test_the_count_of_the_rulebooks() -> None:
    s = table()
    hold(s, 0, "ann bianca camille")
    play(s, "place title", "acquire count")
    play(s, "discard ann", "discard bianca")
    assert (s.gold[0], s.prestige[0], s.income[0], s.size(0)) == (6, 2, 1, 1)
    assert RULES.view(s, None).houses[0].family[0].title == "count"
    assert "count" not in RULES.view(s, None).titles
    play(s, "live money", "plead small")
    assert "place title" not in offered(s)
    pass_round(s)
    play(s, "live money", "plead small")
    assert "place title" not in offered(s)


@pytest.mark.clause("L-8.2")
def test_a_mansion() -> None:
    s = table()
    hold(s, 0, "ann")
    play(s, "place mansion", "discard ann")
    assert (s.gold[0], s.prestige[0], s.mansions) == (7, 2, 2)


@pytest.mark.clause("L-8.3", "L-8.7", "L-13.3", "L-R20")
@pytest.mark.parametrize(("edition", "left"), [("fr", (-2, 0)), ("de", (0, -1))])
def test_a_venture_by_edition(edition: str, left: tuple[int, int]) -> None:
    s = table(2, edition)
    hold(s, 0, "ann bianca")
    play(s, "place venture", "discard ann", "discard bianca")
    assert (s.prestige[0], honour(s, 0)) == left
    assert (s.income[0], s.ventures) == (1, 2)


@pytest.mark.clause("L-8.4", "L-8.6", "L-11.4")
def test_the_ballet_of_the_rulebooks() -> None:
    s = table()
    for seat in (0, 1):
        add(s, seat, "boy", 2)
    end_generation(s)
    play(s, "deal 0 1")
    assert set(RULES.view(s, None).titles) == {"bailiff", "viscount", "marquis"}
    seat = asked(s)[0]
    s.gold[seat], s.income[seat] = 2, 3
    before = honour(s, seat)
    play(s, "place contribution")
    play(s, "live money")
    assert (s.gold[seat], s.income[seat], s.prestige[seat], honour(s, seat)) == (0, 2, 2, before + 1)
    assert RULES.view(s, None).houses[seat].family[1].contribution == "ballet"


@pytest.mark.clause("L-8.5")
def test_one_holding_of_each_kind() -> None:
    s = table()
    hold(s, 0, "ann bianca camille")
    play(s, "place mansion", "discard ann", "live money", "plead small")
    play(s, "place title", "acquire knight", "discard bianca", "take adele")
    family = RULES.view(s, None).houses[0].family
    assert (family[0].mansion, family[0].title) == (True, "knight")
    pass_round(s)
    play(s, "live money", "plead small")
    assert not {"place mansion", "place title"} & offered(s)


@pytest.mark.clause("L-9.1", "L-R21")
def test_two_missions_are_drawn_and_one_is_kept() -> None:
    s = table()
    hold(s, 0, "ann")
    play(s, "place mission", "discard ann", "deal crown salon")
    assert offered(s) == {"undertake crown", "undertake salon"}
    assert RULES.view(s, 1).offer == ["crown", "salon"]
    play(s, "undertake salon")
    assert RULES.view(s, 1).houses[0].tasks == ["salon"]
    assert RULES.view(s, 1).mission_discards == ["crown"]


@pytest.mark.clause("L-9.2", "L-R22")
def test_in_the_third_generation_missions_are_sealed_up_to_two() -> None:
    s = table()
    s.family = [tuple(person | 2 << 4 for person in family) for family in s.family]
    age(s, 3)
    hold(s, 0, "ann bianca")
    play(s, "place mission", "discard ann")
    assert (s.sealed[0], s.tasks[0]) == (1, 0)
    s.sealed = put(s.sealed, 0, 2)
    s.closed = 0
    play(s, "live money", "plead small")
    assert "place mission" not in offered(s)


@pytest.mark.clause("L-9.3")
def test_a_claimed_mission_is_discarded_and_the_turn_goes_on() -> None:
    s = table()
    task(s, 0, "salon")
    add(s, 0, "boy", 2, "bianca", promised=True)
    assert "claim salon" not in offered(s)
    add(s, 0, "girl", 2, "diego", promised=True)
    play(s, "claim salon")
    assert (s.honour[2], s.tasks[0]) == (8, 0)
    assert RULES.view(s, None).mission_discards == ["salon"]
    assert asked(s) == (0, "turn.act")
    assert s.pawns[0] == 2


@pytest.mark.clause("L-9.4")
def test_an_empty_mission_deck_is_renewed_without_what_lies_sealed() -> None:
    s = table()
    s.sealed = put(s.sealed, 1, 1)
    s.mission_discards = s.missions & ~(1 << MISSIONS.index("crown"))
    s.missions = 1 << MISSIONS.index("crown")
    hold(s, 0, "ann")
    assert s.mission_deck() == 0
    play(s, "place mission", "discard ann", "deal academy salon")
    assert RULES.view(s, None).under == ["crown"]
    assert s.mission_deck() == 12


@pytest.mark.clause("L-9.4")
def test_a_mission_that_is_nowhere_cannot_be_undertaken() -> None:
    s = table()
    hold(s, 0, "ann")
    s.tasks, s.missions = put(s.tasks, 1, s.missions), 0
    assert "place mission" not in offered(s)


@pytest.mark.clause("L-9.4")
@pytest.mark.parametrize(("deck", "discards"), [("academy", ""), ("", "academy")])
def test_the_only_mission_can_be_undertaken(deck: str, discards: str) -> None:
    s = table()
    hold(s, 0, "ann")
    last = 1 << MISSIONS.index("academy")
    s.tasks = put(s.tasks, 1, s.missions & ~last)
    s.missions, s.mission_discards = (last if deck else 0), (last if discards else 0)
    play(s, "place mission", "discard ann", "undertake academy")
    assert RULES.view(s, None).houses[0].tasks == ["academy"]


@pytest.mark.clause("L-10.1", "L-R24")
def test_income_is_paid_and_debts_are_not() -> None:
    s = table()
    s.income = [4, -3]
    pass_round(s)
    assert s.gold == [10 + 4 + 4, 10 + 4]


@pytest.mark.clause("L-10.1")
def test_no_income_after_the_ninth_round() -> None:
    s = table()
    age(s, 3)
    s.income = [4, 4]
    end_generation(s)
    while pending(s) is not None:
        apply(s, lowest(question(s)))
    assert s.gold == [10, 10]


@pytest.mark.clause("L-4.3")
def test_everybody_sees_whose_pawn_stands_on_the_main_board() -> None:
    s = table()
    hold(s, 0, "ann bianca")
    hold(s, 1, "carlos")
    s.gain_pawn(1, COLOURS.index("green"))
    play(s, "place title", "acquire count", "discard ann", "discard bianca")
    play(s, "extra mansion", "discard carlos")
    for seat in (0, 1, None):
        assert RULES.view(s, seat).closed == {"title": Standing(0, False), "mansion": Standing(1, True)}


@pytest.mark.clause("L-4.3")
def test_every_seat_has_its_own_pawns_and_extra_pawns_on_the_main_board() -> None:
    s = table(3)
    hold(s, 0, "ann")
    hold(s, 1, "bianca elif")
    hold(s, 2, "carlos")
    s.gain_pawn(0, COLOURS.index("green"))
    play(s, "extra mansion", "discard ann", "place title", "acquire count", "discard bianca", "discard elif")
    play(s, "place mission", "discard carlos", "deal crown salon", "undertake crown")
    assert RULES.view(s, None).closed == {
        "mansion": Standing(0, True),
        "title": Standing(1, False),
        "mission": Standing(2, False),
    }


@pytest.mark.clause("L-10.2")
def test_pawns_come_back() -> None:
    s = table()
    hold(s, 0, "ann bianca")
    play(s, "place title", "acquire count", "discard ann", "discard bianca")
    pass_round(s)
    assert s.pawns == [2, 2]
    assert RULES.view(s, None).closed == {}
    assert (s.closed, s.stands) == (0, 0)


@pytest.mark.clause("L-10.3")
def test_prestige_and_children_become_honour() -> None:
    """The examples of the rulebooks: prestige of 6; two couples with two and three children."""
    s = table()
    s.prestige = [6, -2]
    for _ in range(5):
        add(s, 0, "girl", 2)
    add(s, 1, "girl", 2)
    end_generation(s)
    assert (honour(s, 0), honour(s, 1)) == (11, -1)
    assert s.honour[:2] == [6, 5]


@pytest.mark.clause("L-10.4", "L-R25")
def test_a_childless_family_is_extinct_and_the_others_play_on() -> None:
    s = table(3)
    add(s, 2, "girl", 2)
    hold(s, 0, "ann")
    end_generation(s)
    assert (s.out, s.over) == (0b011, "")
    while question(s).kind != "turn.act":
        apply(s, lowest(question(s)))
    assert asked(s)[0] == 2
    play(s, "live money", "plead small")
    assert asked(s)[0] == 2
    assert s.size(0) == 1


@pytest.mark.clause("L-10.4")
def test_if_nobody_is_left_it_is_over() -> None:
    s = table()
    end_generation(s)
    while pending(s) is not None:
        apply(s, lowest(question(s)))
    assert s.over == "extinct"
    assert [(p.rank, p.outcome) for p in standing(s)] == [(1, "lost"), (1, "lost")]


@pytest.mark.clause("L-10.4", "L-12.4")
def test_the_third_generation_can_die_out_too_and_comes_last() -> None:
    s = table()
    age(s, 3)
    s.honour[3] = 50
    add(s, 1, "girl", 4)
    end_generation(s)
    while pending(s) is not None:
        apply(s, lowest(question(s)))
    assert s.over == "played"
    assert [(p.rank, p.outcome) for p in standing(s)] == [(2, "lost"), (1, "")]


@pytest.mark.clause("L-11.1", "L-11.2", "L-13.1")
def test_french_pawns_are_dealt_from_the_first_seat() -> None:
    s = table(3)
    s.first = 1
    for seat in range(3):
        add(s, seat, "girl", 2)
    end_generation(s)
    assert asked(s) == (-1, "generation.lots")
    play(s, "deal 4 0 2")
    assert [s.extras[seat * 5 : seat * 5 + 5].index(1) for seat in range(3)] == [2, 4, 0]


@pytest.mark.clause("L-11.1", "L-11.2", "L-13.1")
def test_german_pawns_are_chosen_counter_clockwise() -> None:
    s = table(3, "de")
    s.first = 1
    for seat in range(3):
        add(s, seat, "girl", 2)
    end_generation(s)
    assert asked(s) == (1, "generation.pawn")
    play(s, "colour red")
    assert asked(s) == (0, "generation.pawn")
    assert "colour red" not in offered(s)
    play(s, "colour blue")
    assert asked(s) == (2, "generation.pawn")


@pytest.mark.clause("L-12.1")
def test_mentors_are_revealed_at_the_end() -> None:
    s = table()
    age(s, 3)
    for seat in (0, 1):
        add(s, seat, "girl", 4)
    end_generation(s)
    assert asked(s) == (-1, "ending.mentor")
    play(s, f"deal {s.mentors[0]}")
    assert [house.mentor for house in RULES.view(s, None).houses] == [MENTORS[s.mentors[0]], None]
    play(s, f"deal {s.mentors[1]}")
    assert s.over == "played"
    assert [house.mentor for house in RULES.view(s, None).houses] == [MENTORS[n] for n in s.mentors]


@pytest.mark.clause("L-12.2", "L-12.3", "L-13.4", "L-R27")
@pytest.mark.parametrize(("edition", "gold"), [("fr", 8), ("de", 14)])
def test_john_law_of_the_rulebooks(edition: str, gold: int) -> None:
    s = table(2, edition)
    mentor(s, 0, "law")
    age(s, 3)
    s.income[0], s.gold[0] = 8, gold
    add(s, 0, "girl", 4, "thomas", promised=True)
    assert mentor_points(s, 0) == (9, 0)
    s.sealed = put(s.sealed, 0, 1)
    assert mentor_points(s, 0) == (9, 4)
    s.gold[0] = gold - 1
    assert mentor_points(s, 0) == (9, 0)
    add(s, 0, "girl", 4, "gregor", promised=True)
    s.gold[0] = gold
    assert mentor_points(s, 0) == (9, 4)
    s.sealed = put(s.sealed, 0, 2)
    assert mentor_points(s, 0) == (9, 8)
    s.income[0] = 6
    assert mentor_points(s, 0) == (0, 8)


@pytest.mark.clause("L-13.5", "L-14.14")
@pytest.mark.parametrize(("edition", "counts"), [("fr", False), ("de", True)])
def test_a_kept_mission_counts_for_a_generation_in_the_german_edition(edition: str, counts: bool) -> None:
    s = table(2, edition)
    mentor(s, 0, "law")
    s.keeps = put(s.keeps, 0, 1 << MISSIONS.index("guild"))
    s.missions &= ~s.keeps[0]
    add(s, 0, "girl", 4, "thomas", promised=True)
    third = s.content.goals[MENTORS.index("law")][2][0]
    assert met(s, 0, third) is counts


@pytest.mark.clause("L-14.14")
def test_the_guild_is_kept_and_counts_as_a_craftsman() -> None:
    s = table()
    task(s, 0, "guild")
    for member in (0, add(s, 0, "girl", 2)):
        s.person(0, member, s.family[0][member] | 1 << 15)
        s.mansions -= 1
    recount(s)
    play(s, "claim guild")
    assert RULES.view(s, None).houses[0].keeps == ["guild"]
    task(s, 0, "engine")
    add(s, 0, "girl", 2, "thomas", promised=True)
    assert "claim engine" in offered(s)


@pytest.mark.clause("L-14.14")
def test_the_cathedral_makes_contributions_cheaper() -> None:
    s = table(gold=0)
    s.boons[3] = 4
    play(s, "place contribution", "give school")
    assert s.gold[0] == 0


@pytest.mark.clause("L-12.4")
def test_hand_then_prestige_then_a_shared_win() -> None:
    s = table()
    s.over = "played"
    s.mentors = ()
    assert [p.rank for p in standing(s)] == [1, 1]
    s.prestige[1] = 1
    assert [p.rank for p in standing(s)] == [2, 1]
    hold(s, 0, "ann")
    assert [p.rank for p in standing(s)] == [1, 2]
    s.honour[7] = 1
    assert [p.rank for p in standing(s)] == [2, 1]


@pytest.mark.clause("L-5.4")
def test_marriages_arranged_in_the_third_generation_are_never_made() -> None:
    s = table()
    age(s, 3)
    add(s, 0, "girl", 4, "diego", promised=True)
    add(s, 1, "girl", 4)
    end_generation(s)
    while pending(s) is not None:
        apply(s, lowest(question(s)))
    assert s.family[0][1] & PROMISED
    assert s.prestige[0] == 0

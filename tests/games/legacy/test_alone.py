"""Both games for one (L-15, L-16)."""

import pytest

from cadency.games.legacy import RULES, forebears
from cadency.games.legacy.clues import solve
from cadency.games.legacy.forebears import DRAWN, FATHER, KNOWN, MOTHER, known_as
from cadency.games.legacy.measures import measure
from cadency.games.legacy.names import CHILDREN, CLUES, CRADLE, FRIENDS, NATIONS, PROFESSIONS, RESERVE
from cadency.games.legacy.score import heritage, standing
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import NATURE, apply, pending
from tests.games.legacy.positions import (
    _fetch,
    add,
    age,
    asked,
    end_generation,
    hold,
    honour,
    lowest,
    marry,
    names,
    offered,
    opening,
    play,
    question,
    recount,
    row,
    table,
)

EDITIONS = pytest.mark.parametrize("edition", ["fr", "de"])


def heir(edition: str = "fr", gold: int = 10) -> Legacy:
    """An Inheritance, the first turn: no hand, no clue, and the grandparents are 3 to 6, men first."""
    s = table(1, edition, "inheritance", gold=gold)
    s.clues = s.solved = s.prestige[0] = 0
    return s


def tree(s: Legacy) -> list[tuple[str | None, int | None, int | None, int | None]]:
    return [(one.friend, one.father, one.mother, one.spouse) for one in RULES.view(s, 0).houses[0].tree]


def end(s: Legacy) -> None:
    age(s, 3)
    end_generation(s)
    while pending(s) is not None:
        apply(s, lowest(question(s)))


# --- the standard game


@pytest.mark.clause("L-15.1")
def test_friends_and_missions_that_touch_others_are_left_out() -> None:
    s = table(1)
    everybody = names(s.deck | s.row | s.hand[0])
    assert set(FRIENDS) - everybody == {"friedrich", "katherine", "laurent", "manuel", "nathalie", "vera"}
    assert set(RULES.view(s, 0).missions) & {"party", "revolution", "unrest", "empire"} == set()
    assert s.missions.bit_count() == 11
    assert (s.mansions, s.ventures) == (2, 2)


@pytest.mark.clause("L-15.2", "L-R36")
def test_the_row_of_the_rulebooks_closes_three_actions() -> None:
    """The example: a scientist, three artists and a diplomat; the scientist goes, and the doctor is back."""
    s = table(1)
    marry(s, 0, 0, "ann")
    hold(s, 0, "beatrijs elif")
    s.gain_pawn(0, 0)
    row(s, "cornelis adele diego baptiste camille")
    assert not {"place doctor", "place mansion", "place mission", "extra mansion"} & offered(s)
    assert {"place title", "place venture"} <= offered(s)
    play(s, "live socialise", "visit two", "take baptiste", "take cornelis")
    assert "place doctor" in offered(s)
    assert not {"place mansion", "place mission"} & offered(s)


@pytest.mark.clause("L-15.2", "L-R36")
def test_who_has_no_profession_closes_nothing() -> None:
    s = table(1)
    hold(s, 0, "beatrijs elif")
    row(s, "ariane lucrezia vittorio")
    assert {"place title", "place mansion", "place venture", "place mission", "place contribution"} <= offered(s)


@pytest.mark.clause("L-15.3")
def test_an_extinct_family_has_lost() -> None:
    s = table(1)
    end_generation(s)
    while pending(s) is not None:
        apply(s, lowest(question(s)))
    assert (s.over, standing(s)[0].outcome) == ("extinct", "lost")


@pytest.mark.clause("L-15.3")
def test_a_family_that_lives_has_a_score() -> None:
    s = table(1)
    add(s, 0, "girl", 4)
    s.prestige[0] = 3
    end(s)
    (placing,) = standing(s)
    assert (s.over, placing.outcome, placing.score) == ("played", "", 4)


# --- the Inheritance


@pytest.mark.clause("L-16.1", "L-13.7", "L-13.8")
@pytest.mark.parametrize(("edition", "friends", "children"), [("fr", 66, 78), ("de", 65, 56)])
def test_what_the_inheritance_is_played_with(edition: str, friends: int, children: int) -> None:
    s = opening(1, edition, "inheritance")
    assert (s.deck | s.row).bit_count() == friends
    assert sum(s.children) == children
    assert s.children[CRADLE + CHILDREN.index("complication")] == 0
    assert (s.children[CRADLE + CHILDREN.index("beauty")] > 0) == (edition == "fr")
    assert (s.mansions, s.ventures, s.missions.bit_count()) == (3, 3, 11)
    assert s.mentors == s.heads == ()


@EDITIONS
@pytest.mark.clause("L-16.2")
@pytest.mark.parametrize(("who", "income", "gold"), [("nathalie", 2, 6), ("patrick", 1, 9)])
def test_who_you_are_says_what_you_begin_with(edition: str, who: str, income: int, gold: int) -> None:
    s = opening(1, edition, "inheritance")
    play(s, f"become {who}", "born boy", "born girl", "born boy", "born girl")
    assert (s.income[0], s.gold[0]) == (income, gold)
    assert tree(s) == [
        (who, 1, 2, None),
        ("laurent", 3, 4, 2),
        ("angelique", 5, 6, 1),
        *[(None, None, None, 4), (None, None, None, 3), (None, None, None, 6), (None, None, None, 5)],
    ]
    apply(s, lowest(question(s)))
    assert s.size(0) == 5
    assert asked(s) == (0, "opening.redraw")


@pytest.mark.clause("L-16.2", "L-R37")
def test_a_parent_for_whom_no_card_is_left_is_missing() -> None:
    s = opening(1, "de", "inheritance")
    s.children = [0] * len(s.children)
    s.children[CRADLE + CHILDREN.index("girl")] = 5
    while question(s).kind != "opening.redraw":
        d = question(s)
        apply(s, lowest(d) if d.seat == NATURE else d.options[0])
    assert tree(s)[1][1:3] == (None, 3)
    assert s.children[RESERVE] == 0


@pytest.mark.clause("L-16.4")
def test_michael_as_the_father_of_angelique() -> None:
    """The example of the rulebooks: he takes the place of a boy, and his own parents are laid above him."""
    s = heir()
    hold(s, 0, "michael")
    assert names(s.hand[0]) == {"michael"}
    play(s, "wed michael", "instead 5", "born boy", "born girl")
    assert tree(s)[5] == ("michael", 7, 8, 6)
    assert (s.gold[0], s.income[0], s.prestige[0]) == (8, 1, 1)
    assert asked(s) == (0, "turn.act")


@pytest.mark.clause("L-16.4", "L-16.5")
def test_michael_as_the_husband_of_lucienne() -> None:
    """The example of the rulebooks: with Lucienne known, a child is laid under both, beside Laurent."""
    s = heir()
    hold(s, 0, "lucienne michael")
    play(s, "wed lucienne", "instead 4", "born boy", "born girl")
    assert tree(s)[4] == ("lucienne", 7, 8, 3)
    play(s, "wed michael", "instead 3", "born boy", "born girl", "born girl")
    child = RULES.view(s, 0).houses[0].tree[-1]
    assert (child.father, child.mother, child.drawn, child.friend) == (3, 4, True, None)


@pytest.mark.clause("L-16.5")
def test_a_brother_of_lucienne() -> None:
    """The example of the rulebooks: a child of the great-grandparents, who are unknown themselves, is a son."""
    s = heir()
    hold(s, 0, "lucienne")
    play(s, "wed lucienne", "instead 4", "born boy", "born girl")
    assert "live birth" in offered(s)
    play(s, "live birth", "member 7", "wish any", "born boy")
    assert tree(s)[4] == ("lucienne", 7, 8, 3)
    assert tree(s)[9] == (None, 7, 8, None)


@pytest.mark.clause("L-16.4")
def test_a_friend_is_laid_beside_an_unmarried_forebear() -> None:
    s = heir()
    play(s, "live birth", "member 3", "wish girl", "born girl")
    hold(s, 0, "michael")
    assert "wed michael" in offered(s)
    play(s, "wed michael")
    assert offered(s) == {"member 7", "instead 3", "instead 5"}
    play(s, "member 7", "born boy", "born girl")
    assert tree(s)[8] == ("michael", 9, 10, 7)
    assert tree(s)[7][3] == 8


@pytest.mark.clause("L-16.4")
def test_a_child_that_becomes_known_has_its_parents_already() -> None:
    s = heir()
    play(s, "live birth", "member 3", "wish girl", "born girl")
    hold(s, 0, "rowena")
    play(s, "wed rowena", "instead 7")
    assert asked(s) == (0, "turn.act")
    assert tree(s)[7] == ("rowena", 3, 4, None)


@pytest.mark.clause("L-16.3", "L-16.5")
@EDITIONS
def test_children_cost_honour_by_wish_and_have_no_limit(edition: str) -> None:
    s = heir(edition)
    for _ in range(4):
        s.pawns[0] = 2
        play(s, "live birth", "member 3", "wish girl", "born girl")
    assert (honour(s, 0), s.prestige[0]) == (-4, 0)
    assert len(tree(s)) == 11


@pytest.mark.clause("L-16.2")
@pytest.mark.parametrize(("who", "child"), [("nathalie", "girl"), ("patrick", "boy")])
def test_you_and_your_parents_are_known_and_have_a_sex(who: str, child: str) -> None:
    s = opening(1, "fr", "inheritance")
    play(s, f"become {who}")
    roots = RULES.view(s, 0).houses[0].tree[:3]
    assert [(one.friend, one.child) for one in roots] == [(who, child), ("laurent", "boy"), ("angelique", "girl")]


@pytest.mark.clause("L-R38")
def test_who_counts_as_a_child_as_known_and_as_a_couple() -> None:
    s = heir()

    def counts() -> tuple[int, int, int]:
        children, knowns, couples = (measure(s, 0, name, -1) for name in ("children", "knowns", "couples"))
        return children, knowns, couples

    assert counts() == (0, 0, 0)
    play(s, "live birth", "member 3", "wish any", "born girl")
    assert counts() == (1, 0, 0)
    hold(s, 0, "lucienne michael")
    s.pawns[0] = 2
    play(s, "wed lucienne", "instead 4", "born boy", "born girl")
    assert counts() == (1, 1, 0)
    play(s, "wed michael", "instead 3", "born boy", "born girl", "born girl")
    assert counts() == (2, 2, 1)


@pytest.mark.clause("L-8.5", "L-R38")
def test_what_she_held_unmarried_belongs_to_the_couple() -> None:
    s = heir(gold=20)
    play(s, "live birth", "member 3", "wish girl", "born girl")
    hold(s, 0, "ann bianca michael")
    row(s, "")
    play(s, "place mansion", "member 7", "discard ann")
    s.pawns[0] = 2
    play(s, "wed michael", "member 7", "born boy", "born girl")
    s.closed = 0
    play(s, "place mansion")
    assert "member 8" not in offered(s)
    assert "member 3" in offered(s)
    play(s, "member 3", "discard bianca")
    hold(s, 0, "lucienne")
    s.pawns[0] = 2
    play(s, "wed lucienne")
    assert "instead 7" in offered(s)
    assert "instead 8" not in offered(s)


@pytest.mark.clause("L-16.3", "L-R38")
def test_no_action_touches_you_and_your_parents() -> None:
    s = heir()
    hold(s, 0, "ann")
    play(s, "place mansion")
    assert offered(s) == {"member 3", "member 5"}
    play(s, "member 3", "discard ann")
    s.closed = 0
    hold(s, 0, "bianca")
    play(s, "place mansion")
    assert measure(s, 0, "mansions", -1) == 1
    assert measure(s, 0, "profession", PROFESSIONS.index("craftsman")) == 2
    assert measure(s, 0, "couples", -1) == 0


@pytest.mark.clause("L-16.6")
def test_missions_are_laid_open_in_the_third_generation_too() -> None:
    s = heir()
    age(s, 3)
    hold(s, 0, "ann")
    play(s, "place mission", "discard ann", "deal crown salon")
    assert offered(s) == {"undertake crown", "undertake salon"}


@pytest.mark.clause("L-16.6")
@pytest.mark.parametrize(("edition", "kind"), [("fr", "generation.lots"), ("de", "generation.pawn")])
def test_an_extra_pawn_comes_with_a_generation(edition: str, kind: str) -> None:
    s = heir(edition)
    assert not any(s.extras)
    end_generation(s)
    assert asked(s)[1] == kind


@pytest.mark.clause("L-16.7", "L-R40")
def test_a_true_clue_solves_itself_for_a_prestige() -> None:
    s = heir()
    s.clues = 1 << CLUES.index("c02")
    solve(s)
    assert (s.prestige[0], s.clues.bit_count()) == (0, 1)
    hold(s, 0, "rowena")
    play(s, "wed rowena", "instead 4", "born boy", "born girl")
    assert (s.prestige[0], RULES.view(s, 0).solved) == (1, ["c02"])


@pytest.mark.clause("L-16.7")
def test_three_clues_of_each_generation() -> None:
    s = table(1, "fr", "inheritance")
    assert (s.clues | s.solved).bit_count() == 3
    before = s.clues
    end_generation(s)
    while question(s).kind != "turn.act":
        d = question(s)
        apply(s, lowest(d) if d.seat == NATURE else d.options[0])
    assert (s.clues | s.solved).bit_count() == 6
    assert before & ~(s.clues | s.solved) == 0


@pytest.mark.clause("L-16.8", "L-R41")
def test_prestige_counts_and_children_do_not() -> None:
    s = heir()
    s.prestige[0] = 4
    play(s, "live birth", "member 3", "wish any", "born girl")
    end_generation(s)
    assert (honour(s, 0), s.out) == (4, 0)


@pytest.mark.clause("L-16.9", "L-R42")
def test_the_reckoning_of_the_rulebooks() -> None:
    """Laurent costs a point by Lucienne; Angelique none by Roger, her grandfather; Michael brings one by Rowena."""
    s = heir()
    family = list(s.family[0])
    for friend in ("lucienne", "michael", "roger", "rowena"):
        _fetch(s, FRIENDS.index(friend))
    family[4] = family[4] & ~15 | known_as(FRIENDS.index("lucienne"), man=False)
    family[5] = family[5] & ~15 | known_as(FRIENDS.index("michael"), man=True) | 8 << 11 | 9 << 19
    family += [known_as(FRIENDS.index(name), man=name == "roger") for name in ("roger", "rowena")]
    s.family[0] = tuple(family)
    assert forebears.parents_of(s.family[0][5]) == (7, 8)
    assert heritage(s) == (1, -1)


@pytest.mark.clause("L-16.9", "L-R42")
def test_two_known_parents_of_other_nations_cost_a_point() -> None:
    s = heir()
    family = list(s.family[0])
    family[5] = family[5] & ~15 | known_as(FRIENDS.index("michael"), man=True) | 8 << 11 | 9 << 19
    for number, both in ((1, 0), (2, -1)):
        names_ = ("diego", "bianca")[:number]
        parents = [known_as(FRIENDS.index(name), man=name == "diego") for name in names_]
        s.family[0] = (*family[:7], *parents, *[0] * (2 - number))
        assert heritage(s)[0] == both
    assert s.content.nation[FRIENDS.index("michael")] == NATIONS.index("prussian")


@pytest.mark.clause("L-16.10")
def test_the_inheritance_is_won_if_no_clue_is_open() -> None:
    s = heir()
    s.solved, s.clues = s.solved | s.clues, 0
    end(s)
    assert (s.over, standing(s)[0].outcome) == ("solved", "won")


@pytest.mark.clause("L-16.9", "L-16.10")
def test_open_clues_cost_a_point_each() -> None:
    s = heir()
    s.clues = 0b111
    end(s)
    (placing,) = standing(s)
    assert (s.over, placing.outcome) == ("played", "")
    assert [line.points for line in placing.reasons if line.key == "clues"] == [-3]


@pytest.mark.clause("L-R39")
def test_bernadette_has_two_when_her_couple_becomes_known() -> None:
    s = heir()
    hold(s, 0, "bernadette michael")
    play(s, "wed bernadette", "instead 4", "born boy", "born girl")
    assert asked(s) == (0, "turn.act")
    play(s, "wed michael", "instead 3", "born boy", "born girl", "born boy", "born girl")
    assert sum(1 for one in s.family[0] if one & DRAWN) == 2


@pytest.mark.clause("L-R39")
def test_eustachy_chooses_for_his_couple_and_parents_are_plain() -> None:
    s = heir()
    hold(s, 0, "eustachy")
    play(s, "wed eustachy", "instead 3", "born twin-boy", "born girl")
    assert asked(s) == (0, "turn.act")
    play(s, "live birth", "member 3", "wish any", "born girl", "born beauty", "keep beauty")
    beauty = len(s.family[0]) - 1
    hold(s, 0, "diego")
    s.pawns[0], s.gold[0] = 2, 2
    play(s, "wed diego")
    assert offered(s) == {f"member {beauty}"}
    assert (FATHER, MOTHER) == (1, 2)
    assert s.family[0][FATHER] & KNOWN


@pytest.mark.clause("L-16.4", "L-R39")
@pytest.mark.parametrize("friend", ["diego", "david"])
def test_a_friend_beside_the_beauty_costs_less_once(friend: str) -> None:
    s = heir()
    play(s, "live birth", "member 3", "wish any", "born beauty")
    hold(s, 0, friend)
    s.pawns[0] = 2
    play(s, f"wed {friend}", "member 7", "born boy", "born girl")
    assert s.gold[0] == 10 - max(0, s.content.cost[FRIENDS.index(friend)] - 2)
    hold(s, 0, "lorenzo")
    s.pawns[0], s.gold[0] = 2, s.content.cost[FRIENDS.index("lorenzo")] - 1
    assert "wed lorenzo" not in offered(s)


@pytest.mark.clause("L-16.4", "L-R39")
@pytest.mark.parametrize(("girl", "drawn"), [("girl", True), ("beauty", False)])
def test_a_friend_beside_anybody_else_costs_what_the_card_says(girl: str, drawn: bool) -> None:
    s = heir()
    s.children[CRADLE + CHILDREN.index(girl)] -= 1
    s.family[0] = (*s.family[0], CHILDREN.index(girl) | DRAWN * drawn)
    recount(s)
    hold(s, 0, "diego")
    play(s, "wed diego", "member 7", "born boy", "born girl")
    assert s.gold[0] == 10 - s.content.cost[FRIENDS.index("diego")]


@pytest.mark.clause("L-16.4", "L-R39")
def test_a_beauty_who_becomes_known_is_a_beauty_no_more() -> None:
    s = heir()
    play(s, "live birth", "member 3", "wish any", "born beauty")
    hold(s, 0, "rowena lorenzo")
    play(s, "wed rowena", "instead 7")
    s.pawns[0], s.gold[0] = 2, s.content.cost[FRIENDS.index("lorenzo")] - 1
    assert "wed lorenzo" not in offered(s)


@pytest.mark.clause("L-16.4", "L-R39")
@pytest.mark.parametrize(("drawn", "gold"), [(True, 2), (False, 0)])
def test_charming_brings_gold_when_a_friend_is_laid_beside_him(drawn: bool, gold: int) -> None:
    s = heir()
    s.children[CRADLE + CHILDREN.index("charming")] -= 1
    s.family[0] = (*s.family[0], CHILDREN.index("charming") | DRAWN * drawn)
    recount(s)
    hold(s, 0, "ginevra")
    play(s, "wed ginevra", "member 7", "born boy", "born girl")
    assert s.gold[0] == 10 + s.content.dowry[FRIENDS.index("ginevra")] + gold


@pytest.mark.clause("L-16.4")
def test_a_couple_has_its_child_whoever_was_laid_last() -> None:
    s = heir()
    hold(s, 0, "lucienne michael")
    play(s, "wed michael", "instead 3", "born boy", "born girl")
    play(s, "wed lucienne", "instead 4", "born boy", "born girl", "born girl")
    assert tree(s)[11] == (None, 3, 4, None)


@pytest.mark.clause("L-16.3", "L-R38")
def test_nobody_is_promised_or_of_the_third_generation() -> None:
    s = heir()
    assert [measure(s, 0, name, -1) for name in ("arranged", "third")] == [0, 0]


@pytest.mark.clause("L-14.9", "L-R39")
def test_george_seals_nothing_in_the_inheritance() -> None:
    s = heir()
    hold(s, 0, "george")
    play(s, "wed george", "instead 3", "born boy", "born girl")
    assert (s.sealed, s.mission_deck()) == ((0,), 11)

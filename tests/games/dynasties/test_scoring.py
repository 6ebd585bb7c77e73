"""Points after rounds and in the end (D-12, D-13)."""

import pytest

from cadency.games.dynasties import RULES
from cadency.games.dynasties.frames.nature import UNVEILING
from cadency.games.dynasties.frames.reckoning import RECKON
from cadency.games.dynasties.names import SCORINGS
from cadency.games.dynasties.score import counted, finish, score_region, strength
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import settle
from tests.games.dynasties.positions import (
    agenda,
    asked,
    empty_bag,
    goods,
    hold,
    options,
    play,
    points,
    put,
    reason,
    shelf,
    shields,
    store,
    table,
    told,
    wed,
    who,
)


def reckoning(turn: int, seats: int = 3) -> Dynasties:
    """All have passed, and points are about to be counted."""
    s = table(seats, turn=turn)
    s.stack[-1:] = [RECKON]
    return s


@pytest.mark.clause("D-12.1", "D-12.2")
def test_singles_of_the_first_round() -> None:
    s = reckoning(1)
    put(s, 0, "princess", "wien")  # large
    put(s, 0, "prince", "york")  # small
    wed(s, 1, 2, "koeln")
    RECKON.run(s)
    assert points(s, 0) == {"singles": 6}
    assert points(s, 1) == points(s, 2) == {}
    assert told(s, "waited") == [(0, "york", 2), (0, "wien", 4)]
    assert who(s, "wien", "princess") == 0  # they stay


@pytest.mark.clause("D-12.1", "D-12.2", "D-R14")
def test_singles_of_the_second_round_and_the_monastery() -> None:
    """The rulebook's example: Red has 15 points, pays two pink cubes, and its prince leaves Barcelona."""
    s = table(turn=2)
    put(s, 1, "princess", "wien")
    put(s, 1, "prince", "barcelona")
    put(s, 1, "prince", "luebeck")
    put(s, 0, "prince", "york")
    goods(s, 1, "3 pink")
    goods(s, 0, "9 white")
    s.first = 1
    s.stack = s.stack[:1]
    RECKON.run(s)
    assert points(s, 1) == {"singles": 15}
    settle(s)
    assert asked(s) == (1, "single.stay")
    assert options(s) == ["ransom barcelona", "skip"]
    play(s, "1: skip", "1: ransom wien", "1: ransom luebeck", stop=True)
    assert store(s, 1) == "pink"
    assert who(s, "barcelona", "prince") is None
    assert (who(s, "wien", "princess"), who(s, "luebeck", "prince")) == (1, 1)
    assert who(s, "york", "prince") is None  # without a pink cube nothing is asked
    assert s.figures == [17, 15, 17]


@pytest.mark.clause("D-12.3", "D-12.4", "D-R19")
def test_scoring_cards_are_played_and_two_are_kept() -> None:
    s = table(turn=1)
    s.stack = s.stack[:1]
    goods(s, 0, "5 black")
    agenda(s, 0, "princes small children cubes")
    put(s, 0, "prince", "york", "wien")
    wed(s, 0, 1, "koeln")
    RECKON.run(s)
    settle(s)
    assert asked(s) == (0, "scoring.reveal")
    assert options(s) == ["reveal princes", "reveal small", "reveal children"]
    assert reason(s, "reveal cubes") == reason(s, "skip") == "too-many-kept"
    assert reason(s, "reveal large") == "not-held"
    agenda(s, 0, "princes children children cubes")
    assert options(s) == ["reveal princes", "reveal children"]  # of two alike one
    agenda(s, 0, "princes small children cubes")
    play(s, "reveal small")
    assert reason(s, "reveal princes") == "named-in-order"
    play(s, "reveal cubes", stop=True)
    assert points(s, 0)["cards"] == 3 + 5
    assert options(s) == ["skip"]
    seen = RULES.view(s, 1)
    assert seen.shown == {"small": 1, "cubes": 1}
    assert (seen.houses[0].green, seen.houses[0].yellow) == (1, 1)


@pytest.mark.clause("D-12.4", "D-R20")
def test_all_are_played_after_the_third_round() -> None:
    s = table(turn=3)
    agenda(s, 0, "princes cubes cubes")
    agenda(s, 1, "large")
    agenda(s, 2, "small")
    goods(s, 0, "2 black")
    s.stack = [UNVEILING]
    s.first = 1
    play(s)
    assert (s.over, s.stack) == ("rounds", [])
    assert [seat for seat, *_ in told(s, "revealed")] == [1, 2, 0, 0, 0]
    assert s.agendas[0] == ()
    assert points(s, 0) == {"cards": 4}


SCORES = {
    "folk-britannia": 3,  # London, York and the child in York: three, so one pair
    "homes-points": 3,
    "homes-crown": 0,
    "princes": 3,
    "princesses": 0,
    "large": 3,
    "small": 0,
    "wed-britannia": 2,
    "wed-empire": 0,
    "seats-points": 4,
    "seats-crown": 2,
    "london-paris": 4,
    "children": 3,
    "cubes": 3,
    "shields": 4,
    "regions": 1,
}


@pytest.mark.clause("D-12.5", "D-12.6", "D-12.7", "D-R33")
@pytest.mark.parametrize("card", SCORES)
def test_what_scoring_cards_count(card: str) -> None:
    s = table()
    put(s, 0, "prince", "london")  # large
    wed(s, 0, 1, "york")  # small
    put(s, 0, "child", "york")
    put(s, 0, "princess", *(["wien"] if card in ("large", "regions") else []))
    goods(s, 0, "black 2 white")
    shields(s, 0, "france", 2)
    shelf(s, 0, "shield-france")
    number = SCORINGS.index(card)
    assert s.content.scorings[number].worth(counted(s, 0, number)) == SCORES[card]


@pytest.mark.clause("D-12.6")
def test_limits_and_steps_of_yellow_cards() -> None:
    content = table().content
    by_name = dict(zip(SCORINGS, content.scorings, strict=True))
    assert [by_name["seats-book"].worth(n) for n in (1, 4, 5)] == [2, 8, 8]
    assert [by_name["cubes"].worth(n) for n in (4, 5, 9)] == [4, 5, 5]
    assert [by_name["regions"].worth(n) for n in range(5)] == [0, 0, 1, 3, 5]
    assert [by_name["madrid-wien"].worth(n) for n in range(3)] == [0, 4, 8]
    assert [by_name["princes"].worth(n) for n in range(5)] == [0, 0, 3, 3, 6]


@pytest.mark.clause("D-13.1", "D-13.2")
def test_majorities_with_shields_and_a_shared_second_place() -> None:
    """The rulebook's example: Blue 7 with two shields, Red and Yellow 5 each, Green 3: 10, 6, 6 and nothing."""
    s = table(4)
    put(s, 0, "prince", "london", "edinburgh", "york", "dublin", "oxford")
    shields(s, 0, "britannia", 2)
    shields(s, 1, "britannia", 1)
    put(s, 1, "princess", "london", "edinburgh", "york", "dublin")
    shields(s, 2, "britannia", 3)
    put(s, 2, "child", "london", "york")
    put(s, 3, "child", "dublin", "oxford", "edinburgh")
    assert [strength(s, seat, 0) for seat in range(4)] == [7, 5, 5, 3]
    score_region(s, 0)
    assert [points(s, seat).get("majorities", 0) for seat in range(4)] == [10, 6, 6, 0]


@pytest.mark.clause("D-13.2")
def test_a_shared_first_place_leaves_no_second() -> None:
    s = table()
    put(s, 0, "prince", "paris", "lyon")
    put(s, 1, "princess", "brest", "carcassonne")
    put(s, 2, "prince", "brest")
    score_region(s, 1)
    assert [points(s, seat).get("majorities", 0) for seat in range(3)] == [9, 9, 0]


@pytest.mark.clause("D-13.1", "D-R4", "D-R29")
def test_children_and_books_count_and_nothing_is_no_place() -> None:
    s = table()
    put(s, 0, "child", "brest")
    put(s, 0, "prince", "brest")
    put(s, 1, "princess", "brest")
    shelf(s, 1, "shield-france shield-empire")
    assert [strength(s, seat, 1) for seat in range(3)] == [2, 2, 0]
    score_region(s, 2)  # nobody is in Hispania
    score_region(s, 3)  # one book there
    assert [points(s, seat) for seat in range(3)] == [{}, {"majorities": 7}, {}]


@pytest.mark.clause("D-13.3")
def test_crowns() -> None:
    """The rulebook's example: Red and Yellow are both in Paris, the one crown city of France: 8 points each."""
    s = table()
    s.worths = (0, 3, 2, 1)
    wed(s, 1, 2, "paris")
    put(s, 0, "prince", "london")
    put(s, 1, "prince", "edinburgh")
    score_region(s, 1)
    assert [points(s, seat).get("crowns", 0) for seat in range(3)] == [0, 8, 8]
    score_region(s, 0)  # two crown cities, nobody in both
    assert points(s, 0).get("crowns", 0) == 0
    put(s, 0, "princess", "edinburgh")
    score_region(s, 0)
    assert points(s, 0)["crowns"] == 4


@pytest.mark.clause("D-13.4")
def test_books_with_points() -> None:
    s = table(turn=3)
    shelf(s, 0, "points points")
    finish(s)
    assert points(s, 0)["books"] == 6
    assert RULES.view(s, 1).houses[0].opened == ["points", "points"]


@pytest.mark.clause("D-13.5", "D-R30")
def test_cubes_break_ties_and_else_the_place_is_shared() -> None:
    s = table(turn=3)
    finish(s)
    assert [placing.rank for placing in RULES.standing(s)] == [1, 1, 1]
    goods(s, 1, "9 black")
    assert [placing.rank for placing in RULES.standing(s)] == [2, 1, 2]
    s.score(2, 0, 1)
    assert [placing.rank for placing in RULES.standing(s)] == [3, 2, 1]


@pytest.mark.clause("D-R11")
def test_an_empty_pile_of_scoring_cards_gives_none() -> None:
    s = table()
    for card in range(12, 28):
        s.scorings[28 + card] += s.scorings[card]
        s.scorings[card] = 0
    empty_bag(s)
    assert asked(s) == (0, "turn.act")
    shelf(s, 0, "cards")
    assert reason(s, "use scoring") == "nothing-to-draw"
    assert reason(s, "use card") == ""
    put(s, 1, "prince", "york")
    goods(s, 2, "")
    goods(s, 0, "2 white")
    hold(s, 0, "joker")
    play(s, "play joker princess", "send york princess", "roll points points scoring", "apart scoring")
    play(s, "accept scoring")
    assert (s.agendas, asked(s)) == ([()] * 3, (1, "turn.act"))

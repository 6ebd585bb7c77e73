"""Points at the end of a round (H-11) and of the game (H-12)."""

import pytest

from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.names import N_POINTS, NOBLES
from cadency.games.heads_of_state.score import score_most, score_round, weigh
from cadency.games.heads_of_state.state import HeadsOfState
from tests.games.heads_of_state.positions import die, points, put, table, titles, told

RED, YELLOW, BLUE = 0, 1, 2
BRITAIN, FRANCE, GERMANY, SPAIN = range(4)


def influence(s: HeadsOfState, country: int) -> list[int]:
    return [weight[0] for weight in weigh(s, country)]


def scored(*houses: tuple[str, ...], seats: int = 3) -> HeadsOfState:
    s = table(seats)
    for seat, nobles in enumerate(houses):
        put(s, seat, *nobles)
    score_round(s)
    return s


@pytest.mark.clause("H-11.1", "H-11.2", "H-11.3", "H-11.4", "H-R1")
def test_example_of_the_german_states() -> None:
    """Red 4 (prince), yellow 3 (duke 2, earl 1), blue 4 (marquis 2, baron 2). The rulebook's example then pays blue 3
    points; its table says 5 for the second place, and so do we."""
    s = table(3)
    put(s, RED, "brandenburg prince")
    put(s, YELLOW, "bavaria duke")
    put(s, BLUE, "saxony marquis", "hanover baron")
    put(s, YELLOW, "saxony count")  # as the earl of the example: below a higher noble
    assert influence(s, GERMANY) == [4, 3, 4]
    score_round(s)
    assert [points(s, seat) for seat in range(3)] == [{"influence": 6}, {}, {"influence": 5}]


@pytest.mark.clause("H-11.2", "H-11.4")
def test_example_of_france() -> None:
    """Red 5 (prince 2, baron 2, count 1), yellow 5 (duke 2, marquis 2 and 1 below another), blue 4 (king)."""
    s = table(3)
    put(s, RED, "ile-de-france prince", "brittany baron", "burgundy earl")
    put(s, YELLOW, "burgundy duke", "normandy marquis", "normandy count")
    put(s, BLUE, "ile-de-france king")
    assert influence(s, FRANCE) == [5, 5, 4]
    score_round(s)
    assert [points(s, seat).get("influence", 0) for seat in range(3)] == [10, 2, 0]


@pytest.mark.clause("H-11.1")
def test_whoever_stands_alone_below_counts_in_full() -> None:
    s = table()
    put(s, 0, "scotland baron", "castile prince")
    assert (influence(s, BRITAIN)[0], influence(s, SPAIN)[0]) == (2, 4)
    put(s, 1, "scotland duke", "castile king")
    assert (influence(s, BRITAIN), influence(s, SPAIN)) == ([1, 2], [2, 4])


@pytest.mark.clause("H-11.3")
@pytest.mark.parametrize(
    ("country", "upper", "lower", "gains"),
    [
        (BRITAIN, "scotland duke", "scotland baron", (8, 3)),
        (FRANCE, "burgundy duke", "burgundy earl", (10, 2)),
        (GERMANY, "bavaria duke", "bavaria earl", (6, 5)),
        (SPAIN, "aragon duke", "aragon count", (7, 4)),
    ],
)
def test_points_by_country(country: int, upper: str, lower: str, gains: tuple[int, int]) -> None:
    s = scored((lower,), (upper,), seats=2)
    assert (points(s, 1)["influence"], points(s, 0)["influence"]) == gains
    assert [event[2:] for event in told(s, "ruled")] == [(1, gains[0]), (2, gains[1])]


@pytest.mark.clause("H-11.4", "H-R37")
def test_equal_rank_is_decided_by_the_highest_hexagon_of_any_own_noble() -> None:
    s = scored(("scotland baron",), ("ireland baron",), seats=2)
    assert points(s, 0) == {"influence": 8}
    s = scored(("saxony count", "hanover baron"), ("hanover count", "brandenburg prince"), seats=2)
    assert points(s, 1) == {"influence": 6}
    # the same highest rank: one count in Aragon (5) below a duke, one in Andalusia (4) and a baron in Galicia (3)
    s = scored(("aragon count", "galicia baron"), ("andalusia count",), ("aragon duke",))
    assert [points(s, seat).get("influence", 0) for seat in range(3)] == [7, 0, 4]


@pytest.mark.clause("H-R20")
def test_in_a_shared_sector_the_higher_noble_decides() -> None:
    """Both have a duke as their highest and stand in the sector with the highest hexagon they have."""
    s = table()
    put(s, 0, "burgundy duke")
    put(s, 1, "burgundy earl", "aquitaine baron")
    weights = weigh(s, FRANCE)
    assert (weights[0][2], weights[1][2]) == (5, 5)
    assert weights[0][3] > weights[1][3]


@pytest.mark.clause("H-R21", "H-11.5")
def test_alone_in_a_country_only_the_first_place_counts() -> None:
    s = scored(("scotland baron", "england king"), seats=2)
    assert (points(s, 0), points(s, 1)) == ({"influence": 8}, {})


@pytest.mark.clause("H-11.3")
def test_an_empty_country_pays_nobody() -> None:
    assert told(scored(), "ruled") == []


@pytest.mark.clause("H-12.1", "H-12.2")
def test_example_of_the_noble_cards() -> None:
    """Most barons 4, most marquises 10, two kings shared 8, three share the counts, others lead elsewhere: 22."""
    s = table(4)
    titles(s, 0, baron=3, count=2, earl=1, marquis=2, duke=1, prince=1, king=2)
    titles(s, 1, baron=1, count=2, earl=2, marquis=1, duke=2, prince=2, king=2)
    titles(s, 2, baron=2, count=2, earl=3, marquis=1, duke=0, prince=0, king=0)
    score_most(s)
    assert points(s, 0) == {"nobles": 4 + 10 + 8}
    assert points(s, 1) == {"nobles": 12 + 14 + 8}
    assert points(s, 2) == {"nobles": 8}


@pytest.mark.clause("H-R34")
def test_most_of_nothing_is_nothing() -> None:
    s = table()
    score_most(s)
    assert s.points == [0] * (2 * N_POINTS)


@pytest.mark.clause("H-12.3", "H-12.4")
def test_the_winner_and_ties_down_the_ranks() -> None:
    s = table(3)
    s.points[0], s.points[N_POINTS + 1], s.points[2 * N_POINTS + 2] = 9, 9, 10
    assert [placing.rank for placing in RULES.standing(s)] == [2, 2, 1]
    titles(s, 0, prince=1, baron=1)
    titles(s, 1, prince=1, count=1)
    assert [placing.rank for placing in RULES.standing(s)] == [3, 2, 1]
    titles(s, 0, king=1)
    assert [placing.rank for placing in RULES.standing(s)] == [2, 3, 1]
    assert [line.key for line in RULES.standing(s)[0].breaks] == [f"{noble}-cards" for noble in NOBLES[::-1]]


@pytest.mark.clause("H-12.4", "H-R45")
def test_a_dead_king_counts_among_equals_as_much_as_a_living_one() -> None:
    s = table()
    put(s, 0, "england king")
    put(s, 1, "castile king")
    die(s, 1, "castile", "king")
    assert [placing.rank for placing in RULES.standing(s)] == [1, 1]
    titles(s, 1, baron=1)
    assert [placing.rank for placing in RULES.standing(s)] == [2, 1]


@pytest.mark.clause("H-R45")
def test_places_behind_the_winner_are_told_apart_and_shared_alike() -> None:
    s = table(4)
    s.points[0] = 5
    titles(s, 2, earl=1)
    assert [placing.rank for placing in RULES.standing(s)] == [1, 3, 2, 3]

"""Scoring (V-17)."""

import pytest

from cadency.games.village import RULES
from cadency.games.village.names import CITIES
from tests.games.village.positions import (
    bury,
    hold,
    members,
    opening,
    ranks,
    score,
    serve,
    visit,
)


@pytest.mark.clause("V-17.1")
@pytest.mark.parametrize(("cities", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
def test_travel_scores_by_the_number_of_cities(cities: int, points: int) -> None:
    s = opening()
    hold(s, 0, coins=0)
    visit(s, 0, *CITIES[6 - cities :])
    assert score(s, 0) == ({"travel": points} if points else {})


@pytest.mark.clause("V-17.1")
def test_travellers_without_a_marker_score_nothing() -> None:
    s = opening()
    hold(s, 0, coins=0)
    members(s, 0, aubrac=(1, 1))
    assert score(s, 0) == {}


@pytest.mark.clause("V-17.2")
@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_each_councillor_scores_by_level(level: int, points: int) -> None:
    s = opening()
    hold(s, 0, coins=0)
    members(s, 0, **{f"council{level}": (1,)})
    assert score(s, 0) == ({"council": points} if points else {})
    members(s, 0, **{f"council{level}": (1, 2, 2)})
    assert score(s, 0).get("council", 0) == 3 * points


@pytest.mark.clause("V-17.3")
@pytest.mark.parametrize(("window", "points"), [(1, 2), (2, 3), (3, 4), (4, 6)])
def test_each_member_on_a_window_scores_by_it(window: int, points: int) -> None:
    s = opening()
    hold(s, 0, coins=0)
    members(s, 0, **{f"window{window}": (1,)})
    assert score(s, 0) == {"church": points}
    members(s, 0, **{f"window{window}": (1, 4)})
    assert score(s, 0) == {"church": 2 * points}


@pytest.mark.clause("V-17.3")
def test_members_in_the_bag_score_nothing() -> None:
    s = opening()
    hold(s, 0, coins=0)
    members(s, 0, bag=(1, 1, 2))
    assert score(s, 0) == {}


@pytest.mark.clause("V-17.4")
@pytest.mark.parametrize(("entries", "points"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12), (7, 12)])
def test_the_chronicle_scores_by_entries_of_all_careers(entries: int, points: int) -> None:
    s = opening(4)
    hold(s, 0, coins=0)
    members(s, 0, farm=(1,))
    careers = ("crafts", "farm", "travel", "council", "church", "crafts", "farm")[:entries]
    for career in careers:
        bury(s, 0, **{career: 1})
    bury(s, 1, crafts=2, church=2)
    assert score(s, 0) == ({"chronicle": points} if points else {})


@pytest.mark.clause("V-17.5")
def test_each_customer_scores_what_its_tile_says() -> None:
    s = opening()
    hold(s, 0, coins=0)
    serve(s, 0, "c10", "c16", "c24")
    assert score(s, 0) == {"customers": 3 + 2 + 2}


@pytest.mark.clause("V-17.6")
@pytest.mark.parametrize("coins", [0, 1, 7])
def test_each_coin_scores_one(coins: int) -> None:
    s = opening()
    hold(s, 0, coins=coins, grain=5, scroll=3, pink=4)
    assert score(s, 0) == ({"coins": coins} if coins else {})


@pytest.mark.clause("V-17.7")
def test_prestige_won_during_play_is_part_of_the_total() -> None:
    s = opening()
    hold(s, 0, coins=2, prestige=11)
    assert score(s, 0) == {"prestige": 11, "coins": 2}
    assert RULES.standing(s)[0].score == 13


@pytest.mark.clause("V-17.8")
def test_the_most_prestige_wins_whatever_would_break_a_tie() -> None:
    s = opening(3)
    hold(s, 0, prestige=10)
    hold(s, 1, prestige=6)
    serve(s, 1, "c23")
    members(s, 0, farm=(1,))
    assert ranks(s) == [1, 2, 3]


@pytest.mark.clause("V-17.9")
def test_a_tie_goes_to_the_house_that_served_more_customers() -> None:
    s = opening(3)
    hold(s, 0, prestige=6)
    serve(s, 1, "c22", "c23")
    serve(s, 2, "c14")
    hold(s, 2, prestige=2)
    members(s, 1, farm=(1,))
    assert [p.score for p in RULES.standing(s)] == [7, 7, 7]
    assert ranks(s) == [3, 1, 2]


@pytest.mark.clause("V-17.9")
def test_customers_are_counted_not_their_points() -> None:
    s = opening()
    serve(s, 0, "c11")
    serve(s, 1, "c24", "c18")
    members(s, 1, farm=(1,))
    assert [p.score for p in RULES.standing(s)] == [5, 5]
    assert ranks(s) == [2, 1]


@pytest.mark.clause("V-17.10")
def test_a_further_tie_goes_to_the_house_with_more_living_members() -> None:
    s = opening()
    serve(s, 0, "c11")
    serve(s, 1, "c12")
    members(s, 0, farm=(1, 1), smithy=(2,))
    members(s, 1, farm=(1, 1))
    assert ranks(s) == [1, 2]
    members(s, 1, farm=(1, 1), council1=(3, 4))
    assert ranks(s) == [2, 1]


@pytest.mark.clause("V-17.11")
def test_if_all_is_equal_the_win_is_shared() -> None:
    s = opening(3)
    hold(s, 2, coins=0)
    assert ranks(s) == [1, 1, 3]


@pytest.mark.clause("V-17.1", "V-17.2", "V-17.3", "V-17.4", "V-17.5", "V-17.6", "V-17.7")
def test_example_final_scoring() -> None:
    """Travel 6, council 2, church 6, chronicle 7, customers 16, coins 2: 39 in all."""
    s = opening(4)
    visit(s, 0, "aubrac", "corvey", "elmet")
    members(s, 0, farm=(3,), council2=(2,), window4=(2,))
    bury(s, 0, farm=2, crafts=1, travel=1)
    serve(s, 0, "c11", "c12", "c13", "c14")
    hold(s, 0, coins=2)
    assert score(s, 0) == {"travel": 6, "council": 2, "church": 6, "chronicle": 7, "customers": 16, "coins": 2}
    assert RULES.standing(s)[0].score == 39


@pytest.mark.clause("V-17.8")
def test_the_view_tells_everybody_the_score_so_far() -> None:
    s = opening()
    hold(s, 1, prestige=4)
    assert [farm.score for farm in RULES.view(s, 0).farms] == [1, 5]

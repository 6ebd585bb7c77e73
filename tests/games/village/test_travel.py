"""Travel (V-10)."""

from itertools import pairwise

import pytest

from cadency.games.village import RULES
from cadency.games.village.names import CITIES
from cadency.games.village.state import Village
from tests.games.village.positions import (
    asked,
    has,
    hold,
    lay,
    members,
    opening,
    options,
    play,
    reasons,
    refused,
    visit,
    where,
)

ROADS = [
    ("village", "aubrac", "brown"),
    ("village", "bellac", "pink"),
    ("aubrac", "bellac", "orange"),
    ("aubrac", "corvey", "pink"),
    ("bellac", "dorn", "brown"),
    ("corvey", "dorn", "orange"),
    ("corvey", "elmet", "brown"),
    ("dorn", "fenwick", "pink"),
    ("elmet", "fenwick", "orange"),
]
WAYS = [*ROADS, *((b, a, colour) for a, b, colour in ROADS if a != "village")]
REWARD = {
    "aubrac": (3, 0, 0),
    "bellac": (3, 0, 0),
    "corvey": (0, 0, 2),
    "dorn": (0, 1, 0),
    "elmet": (0, 1, 0),
    "fenwick": (0, 0, 2),
}  # prestige, coins, cubes


def at_travel(start: str = "farm", **things: int) -> Village:
    """Seat 0 has one member, there, and has taken a cube from the travel space; it owns this and no coin."""
    s = opening()
    lay(s, "travel green", "travel green", "market green")
    members(s, 0, **{"farm" if start == "village" else start: (1,)})
    hold(s, 0, **{"coins": 0, **things})
    play(s, "take travel green")
    return s


def cities(s: Village, seat: int = 0) -> list[str]:
    return RULES.view(s, None).farms[seat].cities


RICH = {"wagon": 2, "orange": 4, "green": 4, "brown": 4, "pink": 4}


@pytest.mark.clause("V-10.1")
def test_a_member_sets_out_to_aubrac_or_bellac() -> None:
    s = at_travel("farm", **RICH)
    assert options(s) == ["travel village aubrac 1", "travel village bellac 1", "skip"]
    play(s, "travel village bellac 1")
    assert where(s, 0) == {"bellac": [1]}


@pytest.mark.clause("V-10.1")
def test_any_generation_may_set_out() -> None:
    s = at_travel("farm", **RICH)
    members(s, 0, farm=(1, 2, 4))
    assert options(s, "travel village aubrac") == [f"travel village aubrac {g}" for g in (1, 2, 4)]


@pytest.mark.clause("V-10.1")
def test_another_may_set_out_while_somebody_travels() -> None:
    s = at_travel("farm", **RICH)
    members(s, 0, farm=(2,), aubrac=(1,), dorn=(1,))
    members(s, 1, aubrac=(1, 1))
    visit(s, 0, "aubrac")
    play(s, "travel village aubrac 2")
    assert where(s, 0) == {"aubrac": [1, 2], "dorn": [1]}


@pytest.mark.clause("V-10.2", "V-10.6")
@pytest.mark.parametrize("start", CITIES)
def test_a_traveller_moves_along_one_road_to_a_neighbour(start: str) -> None:
    s = at_travel(start, **RICH)
    neighbours = [f"travel {start} {city} 1" for city in CITIES if any(w[:2] == (start, city) for w in WAYS)]
    assert options(s) == [*neighbours, "skip"]


@pytest.mark.clause("V-10.2")
def test_with_several_travellers_one_moves() -> None:
    s = at_travel("farm", **RICH)
    members(s, 0, aubrac=(1, 2), dorn=(1,))
    play(s, "travel aubrac corvey 2")
    assert where(s, 0) == {"aubrac": [1], "corvey": [2], "dorn": [1]}


@pytest.mark.clause("V-10.3", "V-10.6")
@pytest.mark.parametrize(("start", "to", "colour"), WAYS)
def test_every_road_costs_two_time_a_wagon_and_two_cubes_of_its_colour(start: str, to: str, colour: str) -> None:
    s = at_travel(start, **RICH)
    visit(s, 0, *CITIES)  # no rewards
    before = has(s, 0)
    play(s, f"travel {start} {to} 1")
    assert has(s, 0) == {**before, "wagon": 1, colour: before[colour] - 2}
    assert s.time[0] == 2
    assert where(s, 0) == {to: [1]}


@pytest.mark.clause("V-10.3")
@pytest.mark.parametrize(("start", "to", "colour"), WAYS)
def test_one_cube_of_the_roads_colour_is_not_enough(start: str, to: str, colour: str) -> None:
    s = opening()
    lay(s, "travel green", "market green")
    members(s, 0, **{"farm" if start == "village" else start: (1,)})
    hold(s, 0, **{**RICH, "coins": 0, colour: 1})
    play(s, "take travel green")
    if asked(s) == (0, "travel.go"):
        assert refused(s, f"travel {start} {to} 1") == ("cubes-short", "V-10.3")
    else:  # both roads from here ask for this colour
        assert {c for a, _, c in WAYS if a == start} == {colour}


@pytest.mark.clause("V-10.3")
def test_nobody_travels_without_a_wagon() -> None:
    s = opening()
    lay(s, "travel green", "market green")
    members(s, 0, farm=(1,), aubrac=(1,))
    hold(s, 0, **{**RICH, "wagon": 0, "coins": 9, "horse": 1})
    play(s, "take travel green")
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-10.3")
def test_the_wagon_is_told_as_the_reason() -> None:
    s = at_travel("farm", **RICH)
    members(s, 0, farm=(1,), aubrac=(1,))
    hold(s, 0, wagon=0)
    for words in ("travel village aubrac 1", "travel aubrac corvey 1"):
        assert reasons(s)[words] == ("no-wagon", "V-10.3")


@pytest.mark.clause("V-10.1", "V-10.2")
def test_nobody_travels_from_where_nobody_is() -> None:
    s = at_travel("farm", **RICH)
    assert refused(s, "travel village aubrac 2") == ("not-on-farm", "V-10.1")
    assert refused(s, "travel aubrac corvey 1") == ("nobody-there", "V-10.2")


@pytest.mark.clause("V-10.4", "V-10.6")
@pytest.mark.parametrize(("start", "to", "colour"), WAYS)
def test_the_first_visit_places_a_marker_and_brings_the_reward(start: str, to: str, colour: str) -> None:
    prestige, coins, cubes = REWARD[to]
    s = at_travel(start, wagon=1, **{colour: 2})
    play(s, f"travel {start} {to} 1")
    if cubes:
        assert asked(s) == (0, "bounty.gather")
        play(s, "gather green green")
    assert cities(s) == [to]
    assert s.prestige[0] == prestige
    assert has(s, 0) == {k: n for k, n in {"green": 1 + cubes, "coins": coins}.items() if n}
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-10.4", "V-10.5")
def test_another_houses_marker_does_not_take_our_reward() -> None:
    s = at_travel("farm", wagon=1, brown=2)
    visit(s, 1, *CITIES)
    play(s, "travel village aubrac 1")
    assert (s.prestige[0], cities(s)) == (3, ["aubrac"])


@pytest.mark.clause("V-10.5")
@pytest.mark.parametrize("to", CITIES)
def test_a_city_with_our_marker_gives_nothing_again(to: str) -> None:
    start, _, colour = next(way for way in WAYS if way[1] == to)
    s = at_travel(start, wagon=1, **{colour: 2})
    visit(s, 0, to)
    play(s, f"travel {start} {to} 1")
    assert has(s, 0) == {"green": 1}
    assert s.prestige[0] == 0
    assert s.time[0] == 2
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-10.6")
def test_the_reward_of_two_cubes_may_be_of_two_colours() -> None:
    s = at_travel("aubrac", wagon=1, pink=2)
    play(s, "travel aubrac corvey 1")
    assert len(options(s)) == 10
    play(s, "gather orange brown")
    assert has(s, 0) == {"green": 1, "orange": 1, "brown": 1}


@pytest.mark.clause("V-10.4", "V-14.1")
def test_the_reward_comes_after_the_road_is_paid() -> None:
    s = opening()
    lay(s, "travel green", "market green")
    members(s, 0, bellac=(1,))
    hold(s, 0, coins=0, wagon=1, brown=1, orange=2)
    play(s, "take travel green")
    assert refused(s, "travel bellac dorn 1") == ("cubes-short", "V-10.3")  # Dorn's coin is not there yet
    assert options(s) == ["travel bellac aubrac 1", "skip"]


@pytest.mark.clause("V-10.1", "V-10.3", "V-10.4")
def test_example_travel_north() -> None:
    """From the farm to the city in the north: 2 time, a wagon and two brown; a marker and 3 prestige."""
    s = at_travel("farm", wagon=1, brown=2)
    members(s, 0, farm=(1, 1))
    play(s, "travel village aubrac 1")
    assert where(s, 0) == {"farm": [1], "aubrac": [1]}
    assert has(s, 0) == {"green": 1}
    assert (s.time[0], s.prestige[0], cities(s)) == (2, 3, ["aubrac"])


@pytest.mark.clause("V-10.2", "V-10.4")
def test_one_traveller_can_see_all_six_cities() -> None:
    s = opening()
    members(s, 0, farm=(1, 2))
    route = ["village", "aubrac", "corvey", "elmet", "fenwick", "dorn", "bellac"]
    for start, to in pairwise(route):
        lay(s, "travel green", "market green", "harvest pink")
        hold(s, 0, wagon=1, orange=2, brown=2, pink=2, green=0, coins=0, time=0)
        play(s, "take travel green", f"travel {start} {to} 2")
        if asked(s)[1] == "bounty.gather":
            play(s, "gather orange orange")
        play(s, "1: take market green")
    assert len(cities(s)) == 6
    assert s.prestige[0] == 6

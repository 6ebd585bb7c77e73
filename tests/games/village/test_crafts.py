"""Crafts (V-8)."""

from collections.abc import Sequence

import pytest

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
    refused,
    where,
)

# building, its goods, hours to train, hours to make, price in cubes, price in grain
TABLE = [
    ("wainwright", ["wagon"], 2, 2, {"pink": 1, "orange": 1}, 0),
    ("stables", ["horse", "ox"], 3, 3, {}, 3),
    ("library", ["scroll"], 2, 2, {"pink": 1}, 0),
    ("smithy", ["plow"], 3, 3, {"pink": 1, "orange": 1}, 0),
]
BUILDING = pytest.mark.parametrize(("building", "goods", "training", "making", "cubes", "grain"), TABLE)
GOOD = pytest.mark.parametrize(
    ("building", "good", "training", "making", "cubes", "grain"),
    [(b, good, *rest) for b, goods, *rest in TABLE for good in goods],
)


def at_crafts(cube: str = "brown", family: dict[str, Sequence[int]] | None = None, **things: int) -> Village:
    """Seat 0 has taken a cube from the crafts space; it owns this and no coin."""
    s = opening()
    lay(s, f"crafts {cube}", "crafts green", "market green")
    hold(s, 0, **{"coins": 0, **things})
    if family:
        members(s, 0, **family)
    play(s, f"take crafts {cube}")
    return s


@pytest.mark.clause("V-8.1")
def test_one_action_makes_one_good() -> None:
    s = at_crafts("pink", pink=3, orange=3)
    play(s, "buy wagon")
    assert asked(s) == (1, "turn.take")
    assert has(s, 0) == {"pink": 3, "orange": 2, "wagon": 1}


@pytest.mark.clause("V-8.1", "V-8.3")
def test_one_action_with_two_workers_makes_one_good() -> None:
    s = at_crafts(family={"farm": (1,), "smithy": (1, 1)})
    play(s, "make plow")
    assert asked(s) == (1, "turn.take")
    assert has(s, 0) == {"brown": 1, "plow": 1}


@pytest.mark.clause("V-8.2", "V-8.5")
@BUILDING
def test_training_places_a_member_and_costs_its_hours(
    building: str, goods: list[str], training: int, making: int, cubes: dict[str, int], grain: int
) -> None:
    s = at_crafts(family={"farm": (1, 2)})
    play(s, f"train {building} 2")
    assert where(s, 0) == {"farm": [1], building: [2]}
    assert s.time[0] == training
    assert options(s) == [*(f"make {good}" for good in goods), "skip"]
    play(s, "skip")
    assert has(s, 0) == {"brown": 1}
    assert s.time[0] == training


@pytest.mark.clause("V-8.2")
def test_who_was_trained_stays_in_the_building() -> None:
    s = at_crafts(family={"farm": (1,)})
    play(s, "train library 1", "make scroll", "1: take crafts green", "skip")
    assert where(s, 0) == {"library": [1]}


@pytest.mark.clause("V-8.3", "V-8.5")
@GOOD
def test_the_good_can_be_made_right_after_training(
    building: str, good: str, training: int, making: int, cubes: dict[str, int], grain: int
) -> None:
    s = at_crafts()
    play(s, f"train {building} 1", f"make {good}")
    assert has(s, 0) == {"brown": 1, good: 1}
    assert s.time[0] == training + making


@pytest.mark.clause("V-8.3", "V-8.5")
@GOOD
def test_a_trained_member_makes_the_good_for_its_production_time_alone(
    building: str, good: str, training: int, making: int, cubes: dict[str, int], grain: int
) -> None:
    s = at_crafts(family={building: (3,)})
    play(s, f"make {good}")
    assert has(s, 0) == {"brown": 1, good: 1}
    assert s.time[0] == making
    assert where(s, 0) == {building: [3]}


@pytest.mark.clause("V-8.3")
@BUILDING
def test_a_member_works_only_where_it_stands(
    building: str, goods: list[str], training: int, making: int, cubes: dict[str, int], grain: int
) -> None:
    s = at_crafts(family={"farm": (1,), building: (1,)})
    assert options(s, "make") == [f"make {good}" for good in goods]


@pytest.mark.clause("V-8.3")
def test_another_houses_worker_makes_nothing_for_us() -> None:
    s = at_crafts()
    members(s, 1, smithy=(1,))
    assert refused(s, "make plow") == ("nobody-trained", "V-8.3")


@pytest.mark.clause("V-8.4", "V-8.5")
@GOOD
def test_a_good_can_be_bought_without_a_member_and_without_time(
    building: str, good: str, training: int, making: int, cubes: dict[str, int], grain: int
) -> None:
    s = at_crafts("green", grain=grain, **cubes, family={"bag": (1,)})
    supply = s.supply[:]
    play(s, f"buy {good}")
    assert has(s, 0) == {"green": 1, good: 1}
    assert s.time[0] == 0
    assert sum(s.supply) == sum(supply) + sum(cubes.values())


@pytest.mark.clause("V-8.4", "V-8.5")
@GOOD
def test_a_good_cannot_be_bought_for_less(
    building: str, good: str, training: int, making: int, cubes: dict[str, int], grain: int
) -> None:
    for colour in cubes:
        s = at_crafts("green", None, brown=5, grain=5, **{**dict.fromkeys(cubes, 5), colour: 0})
        assert refused(s, f"buy {good}") == ("cubes-short", "V-8.4")
    if grain:
        s = at_crafts("green", brown=5, orange=5, pink=5, grain=grain - 1)
        assert refused(s, f"buy {good}") == ("grain-short", "V-8.4")


@pytest.mark.clause("V-8.4")
def test_a_good_can_be_bought_although_a_member_works_there() -> None:
    s = at_crafts("pink", family={"library": (1,)})
    assert options(s) == ["make scroll", "buy scroll", "skip"]
    play(s, "buy scroll")
    assert (has(s, 0), s.time[0]) == ({"scroll": 1}, 0)


@pytest.mark.clause("V-8.2", "V-8.3")
def test_example_wagon_for_four_time() -> None:
    """A member is trained as a wainwright for 2 time and builds the wagon for 2 more."""
    s = at_crafts()
    play(s, "train wainwright 1", "make wagon")
    assert (has(s, 0), s.time[0]) == ({"brown": 1, "wagon": 1}, 4)
    assert where(s, 0) == {"farm": [1, 1, 1], "wainwright": [1]}


@pytest.mark.clause("V-8.4")
def test_example_wagon_for_pink_and_orange() -> None:
    """The same wagon for one pink and one orange: nobody is placed, no time is lost."""
    s = at_crafts("orange", pink=1)
    play(s, "buy wagon")
    assert (has(s, 0), s.time[0]) == ({"wagon": 1}, 0)
    assert where(s, 0) == {"farm": [1, 1, 1, 1]}


@pytest.mark.clause("V-8.6")
def test_the_mill_gives_two_coins_for_two_time_and_two_grain() -> None:
    s = at_crafts(grain=3, family={"window1": (1,)})
    assert options(s) == ["buy horse", "buy ox", "grind", "skip"]
    play(s, "grind")
    assert has(s, 0) == {"brown": 1, "grain": 1, "coins": 2}
    assert s.time[0] == 2


@pytest.mark.clause("V-8.6")
def test_the_mill_does_not_grind_one_sack() -> None:
    s = at_crafts(grain=1, orange=9, pink=9)
    assert refused(s, "grind") == ("grain-short", "V-8.6")


@pytest.mark.clause("V-8.6")
def test_two_sacks_alone_open_the_crafts_to_a_house_with_nobody_at_home() -> None:
    s = at_crafts(grain=2, family={"window1": (1,)})
    assert options(s) == ["grind", "skip"]


@pytest.mark.clause("V-8.6", "V-8.4")
def test_with_nobody_home_no_grain_and_no_cubes_there_is_nothing_to_craft() -> None:
    s = opening()
    lay(s, "crafts brown", "crafts green", "market green")
    members(s, 0, window1=(1,), bag=(1,), aubrac=(1,), council1=(1,))
    hold(s, 0, coins=0, grain=1)
    play(s, "take crafts brown")
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-8.7")
@BUILDING
def test_a_building_takes_any_number_of_any_houses(
    building: str, goods: list[str], training: int, making: int, cubes: dict[str, int], grain: int
) -> None:
    s = at_crafts(family={"farm": (1,), building: (1, 1, 1, 2, 2)})
    members(s, 1, farm=(1,), **{building: (1, 1, 2)})
    play(s, f"train {building} 1", "skip")
    assert where(s, 0) == {building: [1, 1, 1, 1, 2, 2]}


@pytest.mark.clause("V-8.7")
def test_nobody_is_placed_in_the_mill() -> None:
    s = at_crafts(grain=5)
    assert {o.split()[1] for o in options(s, "train")} == {"wainwright", "stables", "library", "smithy"}

"""A turn: a cube or the well, and time (V-4, V-5)."""

import pytest

from cadency.games.village.names import COLOURS, SPACES
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
    said,
    where,
)

ALL_ACTIONS = [f"act {space}" for space in SPACES]


@pytest.mark.clause("V-4.1")
def test_a_seat_takes_one_cube_of_its_choice_from_any_space() -> None:
    s = opening()
    lay(s, "harvest pink", "harvest pink", "harvest plague", "market green", "church orange")
    assert options(s) == ["take harvest pink", "take harvest plague", "take market green", "take church orange"]
    play(s, "take harvest pink", "skip")
    assert options(s) == ["take harvest pink", "take harvest plague", "take market green", "take church orange"]
    assert s.left == 4


@pytest.mark.clause("V-4.1")
def test_a_cube_that_does_not_lie_there_cannot_be_taken() -> None:
    s = opening()
    lay(s, "harvest pink", "market green")
    assert refused(s, "take harvest green") == ("no-such-cube", "V-4.1")
    assert refused(s, "take church green") == ("space-empty", "V-4.1")


@pytest.mark.clause("V-4.1")
def test_no_turn_passes_without_a_cube_or_the_well() -> None:
    s = opening()
    lay(s, "harvest plague", "market plague")
    assert options(s) == ["take harvest plague", "take market plague"]


@pytest.mark.clause("V-4.2")
@pytest.mark.parametrize("colour", COLOURS[:4])
def test_an_influence_cube_goes_to_the_farm(colour: str) -> None:
    s = opening()
    lay(s, f"harvest {colour}", "harvest plague")
    supply = s.supply[:]
    play(s, f"take harvest {colour}", "skip")
    assert has(s, 0) == {colour: 1, "coins": 1}
    assert s.supply == supply


@pytest.mark.clause("V-4.2")
def test_a_farm_may_hold_any_number_of_cubes() -> None:
    s = opening()
    lay(s, "harvest pink", "harvest plague")
    hold(s, 0, orange=10, green=10, brown=10, pink=10)
    play(s, "take harvest pink", "skip")
    assert has(s, 0)["pink"] == 11


@pytest.mark.clause("V-4.3")
def test_a_plague_cube_goes_straight_back_and_costs_two_time() -> None:
    s = opening()
    lay(s, "harvest plague", "harvest pink")
    supply = s.supply[4]
    play(s, "take harvest plague")
    assert (s.time, s.supply[4]) == ([2, 0], supply + 1)
    assert asked(s) == (0, "harvest.reap")
    assert has(s, 0) == {"coins": 1}


@pytest.mark.clause("V-4.3", "V-4.4", "V-6.1")
def test_example_plague_harvest() -> None:
    """A plague cube from the harvest space: back it goes, two spaces forward, and the harvest is done all the same."""
    s = opening()
    lay(s, "harvest plague", "harvest pink")
    play(s, "take harvest plague", "reap")
    assert s.time[0] == 2
    assert has(s, 0) == {"coins": 1, "grain": 2}


@pytest.mark.clause("V-4.4")
@pytest.mark.parametrize(
    ("space", "kind"),
    [
        ("harvest", "harvest.reap"),
        ("family", "family.grow"),
        ("crafts", "crafts.work"),
        ("travel", "travel.go"),
        ("council", "council.act"),
        ("church", "church.give"),
    ],
)
def test_the_action_of_the_cubes_space_may_be_done_or_left(space: str, kind: str) -> None:
    s = opening()
    lay(s, f"{space} pink", "market green")
    hold(s, 0, wagon=1, brown=2, scroll=1)
    play(s, f"take {space} pink")
    assert asked(s) == (0, kind)
    assert options(s)[-1] == "skip"
    play(s, "skip")
    assert asked(s) == (1, "turn.take")
    assert where(s, 0) == {"farm": [1, 1, 1, 1]}


@pytest.mark.clause("V-4.4", "V-9.1")
def test_a_cube_from_the_market_always_holds_a_market_day() -> None:
    s = opening(customers=("c24",))
    lay(s, "market pink", "market green")
    hold(s, 1, scroll=1, green=1, coins=0)
    play(s, "take market pink")
    assert said(s, "market") == [(0,)]
    assert asked(s) == (1, "market.sell")


@pytest.mark.clause("V-4.4")
def test_an_action_that_nobody_could_do_is_not_asked_for() -> None:
    s = opening()
    lay(s, "travel pink", "market green")
    play(s, "take travel pink")
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-4.4")
def test_the_cube_just_taken_can_pay_for_the_action() -> None:
    s = opening()
    lay(s, "crafts pink", "market green")
    hold(s, 0, coins=0)
    assert "buy scroll" not in options(s)
    play(s, "take crafts pink", "buy scroll")
    assert has(s, 0) == {"scroll": 1}


@pytest.mark.clause("V-4.5")
@pytest.mark.parametrize("colour", COLOURS[:4])
def test_three_cubes_of_a_colour_buy_any_action_at_the_well(colour: str) -> None:
    s = opening()
    lay(s, "market pink", "market green")
    hold(s, 0, **{"coins": 0, "wagon": 1, "scroll": 1, "brown": 2, colour: 5})
    supply = s.supply[COLOURS.index(colour)]
    play(s, f"well {colour} {colour} {colour}")
    assert options(s) == ALL_ACTIONS
    assert s.supply[COLOURS.index(colour)] == supply + 3
    assert has(s, 0)[colour] == 2
    assert s.left == 2


@pytest.mark.clause("V-4.5")
def test_two_cubes_of_a_colour_are_not_enough_for_the_well() -> None:
    s = opening()
    lay(s, "market pink", "market green")
    hold(s, 0, coins=0, orange=2, green=2, brown=2, pink=2)
    assert options(s, "well") == []
    assert refused(s, "well pink pink pink") == ("well-short", "V-4.5")


@pytest.mark.clause("V-4.5")
def test_the_well_reaches_a_space_without_cubes_and_takes_none() -> None:
    s = opening()
    lay(s, "market green")
    hold(s, 0, pink=3)
    play(s, "well pink pink pink", "act harvest")
    assert has(s, 0) == {"coins": 1, "grain": 2}
    assert s.left == 1
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-4.6")
def test_the_well_is_open_while_one_cube_lies_anywhere() -> None:
    s = opening()
    lay(s, "church plague")
    hold(s, 0, pink=3)
    assert options(s) == ["take church plague", "well pink pink pink", "well pink pink coin"]


@pytest.mark.clause("V-4.7")
@pytest.mark.parametrize(
    ("space", "offers"),
    [
        ("crafts", ["train smithy 1", "train smithy 3"]),
        ("travel", ["travel village aubrac 1", "travel village aubrac 3"]),
        ("council", ["rise 1 1 scroll", "rise 1 3 scroll"]),
        ("church", ["give 1 hours", "give 3 hours"]),
    ],
)
def test_members_come_from_the_farm_and_may_be_of_any_generation(space: str, offers: list[str]) -> None:
    s = opening()
    lay(s, f"{space} orange", "market green")
    members(s, 0, farm=(1, 3), library=(2,), bag=(4,))
    hold(s, 0, wagon=1, brown=2, scroll=1)
    play(s, f"take {space} orange")
    words = offers[0].rsplit(" 1", 1)
    found = [o for o in options(s) if o.startswith(words[0]) and o.endswith(words[1])]
    assert found == offers


@pytest.mark.clause("V-4.7")
@pytest.mark.parametrize("place", ["smithy", "aubrac", "council2", "window1", "bag"])
def test_nobody_goes_from_one_place_on_the_board_straight_to_another(place: str) -> None:
    s = opening()
    lay(s, "crafts orange", "church orange", "market green")
    members(s, 0, **{place: (1,)})
    play(s, "take crafts orange")
    assert options(s, "train") == []
    play(s, "skip", "1: take church orange", "skip")
    assert options(s, "give") == []


@pytest.mark.clause("V-5.1")
def test_time_moves_the_marker_forward_one_space_for_each_hour() -> None:
    s = opening()
    lay(s, "crafts plague", "market green")
    hold(s, 0, time=3)
    play(s, "take crafts plague", "train wainwright 1", "skip")
    assert s.time == [7, 0]


@pytest.mark.clause("V-5.1")
def test_time_can_always_be_paid() -> None:
    s = opening()
    lay(s, "church plague", "market green")
    hold(s, 0, time=9, coins=0)
    play(s, "take church plague", "give 1 hours", "bury farm")
    assert s.time == [4, 0]


@pytest.mark.clause("V-5.2")
def test_reaching_the_last_space_does_not_cross_the_bridge() -> None:
    s = opening()
    lay(s, "harvest plague", "market green")
    hold(s, 0, time=7)
    play(s, "take harvest plague", "skip")
    assert s.time[0] == 9
    assert said(s, "crossed") == []
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-5.2")
@pytest.mark.parametrize(("before", "after"), [(8, 0), (9, 1)])
def test_stepping_from_space_nine_to_zero_crosses_the_bridge(before: int, after: int) -> None:
    s = opening()
    lay(s, "harvest plague", "market green")
    members(s, 0, farm=(1,), smithy=(1,))
    hold(s, 0, time=before)
    play(s, "take harvest plague", "skip")
    assert s.time[0] == after
    assert said(s, "crossed") == [(0,)]
    assert asked(s) == (0, "death.bury")
    play(s, "bury farm")
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-5.2")
def test_each_house_has_its_own_track() -> None:
    s = opening(3)
    lay(s, "harvest plague", "harvest plague", "market green")
    hold(s, 0, time=8)
    hold(s, 1, time=5)
    play(s, "take harvest plague", "skip", "1: take harvest plague", "skip")
    assert s.time == [0, 7, 0]
    assert [seat for seat, *_ in said(s, "died")] == [0]

"""The council chamber (V-11)."""

from collections.abc import Sequence

import pytest

from cadency.games.village import RULES
from cadency.games.village.names import GOODS
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

HOURS = {1: 1, 2: 2, 3: 2, 4: 3}
BELOW = {1: "farm", 2: "council1", 3: "council2", 4: "council3"}


def at_council(family: dict[str, Sequence[int]], marker: int = -1, **things: int) -> Village:
    """Seat 0 has taken a cube from the council; its members are there, it owns this and no coin."""
    s = opening()
    lay(s, "council brown", "council orange", "market green")
    members(s, 0, **family)
    hold(s, 0, **{"coins": 0, **things})
    s.next_first = marker
    play(s, "take council brown")
    return s


@pytest.mark.clause("V-11.1", "V-4.7")
def test_a_member_of_any_generation_enters_at_level_one() -> None:
    s = at_council({"farm": (1, 3), "smithy": (2,)}, scroll=1)
    assert options(s) == ["rise 1 1 scroll", "rise 1 3 scroll", "skip"]
    play(s, "rise 1 3 scroll")
    assert where(s, 0) == {"farm": [1], "smithy": [2], "council1": [3]}


@pytest.mark.clause("V-11.2")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_a_councillor_rises_exactly_one_level(level: int) -> None:
    s = at_council({BELOW[level]: (1, 2)}, scroll=1)
    assert options(s, "rise") == [f"rise {level} 1 scroll", f"rise {level} 2 scroll"]
    play(s, f"rise {level} 2 scroll", "skip")
    assert where(s, 0) == {BELOW[level]: [1], f"council{level}": [2]}


@pytest.mark.clause("V-11.1", "V-11.2")
def test_nobody_enters_or_rises_from_where_nobody_is() -> None:
    s = at_council({"farm": (2,), "council1": (2,)}, scroll=1)
    assert refused(s, "rise 1 1 scroll") == ("not-on-farm", "V-11.1")
    assert refused(s, "rise 3 2 scroll") == ("nobody-there", "V-11.2")


@pytest.mark.clause("V-11.2")
def test_nobody_rises_above_level_four() -> None:
    s = at_council({"council4": (1,)}, scroll=1)
    assert options(s) == ["use 1", "use 2", "use 3", "skip"]


@pytest.mark.clause("V-11.2")
def test_a_level_takes_any_number_of_any_houses() -> None:
    s = at_council({"council1": (1,), "council2": (1, 1, 1, 2)}, scroll=1)
    members(s, 1, council2=(1, 1, 1))
    play(s, "rise 2 1 scroll", "skip")
    assert where(s, 0) == {"council2": [1, 1, 1, 1, 2]}


@pytest.mark.clause("V-11.2")
def test_one_action_moves_one_member_once() -> None:
    s = at_council({"farm": (1, 1)}, scroll=3)
    play(s, "rise 1 1 scroll", "skip")
    assert asked(s) == (1, "turn.take")
    assert has(s, 0) == {"brown": 1, "scroll": 2}


@pytest.mark.clause("V-11.3")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_privilege_can_be_used_without_moving_and_without_the_costs(level: int) -> None:
    s = at_council({f"council{level}": (1,)}, coins=1)
    assert options(s, "use") == [f"use {n}" for n in range(1, level + 1)]
    play(s, "use 1")
    assert asked(s) == (1, "turn.take")
    assert where(s, 0) == {f"council{level}": [1]}
    assert has(s, 0) == {"brown": 1, "coins": 1}
    assert s.time[0] == 0
    assert RULES.view(s, None).next_first == 0


@pytest.mark.clause("V-11.3")
def test_without_a_member_in_the_council_there_is_no_privilege() -> None:
    s = at_council({"farm": (1,), "bag": (1,)}, scroll=1)
    members(s, 1, council4=(1,))
    assert options(s, "use") == []
    assert refused(s, "use 1") == ("level-too-low", "V-11.4")


@pytest.mark.clause("V-11.3")
def test_a_higher_privilege_is_refused() -> None:
    s = at_council({"council2": (1,)}, coins=1)
    assert refused(s, "use 3") == ("level-too-low", "V-11.4")


@pytest.mark.clause("V-11.4")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_having_risen_one_privilege_up_to_that_level_may_be_used(level: int) -> None:
    s = at_council({BELOW[level]: (1,)}, scroll=1, coins=1)
    play(s, f"rise {level} 1 scroll")
    assert asked(s) == (0, "council.privilege")
    assert options(s) == [*(f"use {n}" for n in range(1, level + 1)), "skip"]
    play(s, "use 1")
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-11.4", "V-11.5", "V-11.6", "V-11.7", "V-11.8")
@pytest.mark.parametrize(
    ("answers", "after", "prestige", "marker"),
    [
        (["use 1"], {"coins": 1}, 0, 0),
        (["use 2", "gather pink pink"], {"coins": 1, "pink": 2}, 0, None),
        (["use 3", "claim wagon"], {"coins": 1, "wagon": 1}, 0, None),
        (["use 4"], {}, 3, None),
        (["skip"], {"coins": 1}, 0, None),
    ],
)
def test_a_privilege_used_after_rising_gives_what_it_always_gives(
    answers: list[str], after: dict[str, int], prestige: int, marker: int | None
) -> None:
    s = at_council({"council3": (1,)}, scroll=1, coins=1)
    play(s, "rise 4 1 scroll", *answers)
    assert has(s, 0) == {"brown": 1, **after}
    assert (s.prestige[0], RULES.view(s, None).next_first) == (prestige, marker)
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-11.4")
def test_the_level_just_reached_counts_not_that_of_another_member() -> None:
    s = at_council({"council1": (1,), "council4": (2,)}, scroll=1, coins=1)
    play(s, "rise 2 1 scroll")
    assert options(s) == ["use 1", "use 2", "skip"]
    assert refused(s, "use 3") == ("level-too-low", "V-11.4")


@pytest.mark.clause("V-11.5")
def test_the_first_privilege_takes_the_marker_if_it_is_still_there() -> None:
    s = at_council({"council1": (1,), "farm": (1,)}, scroll=1)
    play(s, "use 1")
    assert RULES.view(s, None).next_first == 0
    s = at_council({"council1": (1,), "farm": (1,)}, scroll=1, marker=1)
    assert refused(s, "use 1") == ("marker-gone", "V-11.5")


@pytest.mark.clause("V-11.5")
def test_not_even_its_holder_takes_the_marker_twice() -> None:
    s = at_council({"council1": (1,)}, scroll=1, marker=0)
    assert refused(s, "use 1") == ("marker-gone", "V-11.5")


@pytest.mark.clause("V-11.6")
def test_the_second_privilege_gives_two_cubes_of_choice() -> None:
    s = at_council({"council2": (1,)})
    supply = s.supply[:]
    play(s, "use 2")
    assert len(options(s)) == 10
    play(s, "gather green pink")
    assert has(s, 0) == {"brown": 1, "green": 1, "pink": 1}
    assert s.supply == [supply[0], supply[1] - 1, supply[2], supply[3] - 1, supply[4]]


@pytest.mark.clause("V-11.7")
@pytest.mark.parametrize("good", GOODS)
def test_the_third_privilege_gives_a_good_of_choice(good: str) -> None:
    s = at_council({"council3": (1,)})
    play(s, "use 3")
    assert options(s) == [f"claim {name}" for name in GOODS]
    play(s, f"claim {good}")
    assert has(s, 0) == {"brown": 1, good: 1}


@pytest.mark.clause("V-11.8", "V-14.3")
def test_the_fourth_privilege_turns_a_coin_into_three_prestige() -> None:
    s = at_council({"council4": (1,)}, coins=3)
    play(s, "use 4")
    assert (has(s, 0), s.prestige[0]) == ({"brown": 1, "coins": 2}, 3)
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-11.8", "V-14.3")
def test_only_a_coin_pays_for_the_fourth_privilege() -> None:
    s = at_council({"council4": (1,)}, green=5, brown=5, pink=5, orange=5)
    assert refused(s, "use 4") == ("coins-short", "V-11.8")


@pytest.mark.clause("V-11.8")
def test_a_coin_spent_on_the_step_is_gone_for_the_privilege() -> None:
    s = at_council({"council3": (1,)}, coins=1, green=1)
    play(s, "rise 4 1 cubes")
    assert options(s) == ["use 1", "use 2", "use 3", "skip"]
    s = at_council({"council3": (1,)}, coins=2, green=1)
    play(s, "rise 4 1 cubes", "pay green coin")
    assert options(s) == ["use 1", "use 2", "use 3", "use 4", "skip"]


@pytest.mark.clause("V-11.9")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize(("method", "things"), [("scroll", {"scroll": 1}), ("cubes", {"green": 2})])
def test_reaching_a_level_costs_its_time_and_a_scroll_or_two_green(
    level: int, method: str, things: dict[str, int]
) -> None:
    s = at_council({BELOW[level]: (1,)}, **things)
    assert options(s, "rise") == [f"rise {level} 1 {method}"]
    play(s, f"rise {level} 1 {method}", "skip")
    assert has(s, 0) == {"brown": 1}
    assert s.time[0] == HOURS[level]


@pytest.mark.clause("V-11.9")
def test_either_price_may_be_chosen_if_both_are_there() -> None:
    s = at_council({"farm": (1,)}, scroll=1, green=2)
    assert options(s) == ["rise 1 1 cubes", "rise 1 1 scroll", "skip"]
    play(s, "rise 1 1 cubes", "skip")
    assert has(s, 0) == {"brown": 1, "scroll": 1}


@pytest.mark.clause("V-11.9")
def test_one_green_alone_is_not_enough() -> None:
    s = at_council({"council1": (1,), "farm": (1,)}, green=1, orange=5, pink=5)
    for words in ("rise 1 1 cubes", "rise 2 1 cubes"):
        assert refused(s, words)[0] == "cubes-short"
    assert refused(s, "rise 2 1 scroll") == ("no-scroll", "V-11.2")
    assert refused(s, "rise 1 1 scroll") == ("no-scroll", "V-11.1")


@pytest.mark.clause("V-11.1", "V-11.3")
def test_with_nothing_to_pay_and_nobody_inside_the_council_is_closed() -> None:
    s = opening()
    lay(s, "council brown", "market green")
    hold(s, 0, coins=0, green=1)
    play(s, "take council brown")
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-11.2", "V-11.3")
def test_who_stands_on_level_four_alone_has_no_step_to_pay_for() -> None:
    s = opening()
    lay(s, "council brown", "market green")
    members(s, 0, council4=(1,))
    hold(s, 0, coins=0, scroll=1)
    s.next_first = 1
    play(s, "take council brown")
    assert options(s) == ["use 2", "use 3", "skip"]


@pytest.mark.clause("V-14.2", "V-11.9")
def test_example_coins_for_green_at_the_council() -> None:
    """Two green: or a coin and a green: or two coins."""
    s = at_council({"council1": (1,)}, green=2, coins=2)
    play(s, "rise 2 1 cubes")
    assert options(s) == ["pay green green", "pay green coin", "pay coin coin"]
    play(s, "pay green coin", "skip")
    assert has(s, 0) == {"brown": 1, "green": 1, "coins": 1}
    s = at_council({"council1": (1,)}, green=2, coins=2)
    play(s, "rise 2 1 cubes", "pay coin coin", "skip")
    assert has(s, 0) == {"brown": 1, "green": 2}

"""Mass: members move to the left, and the house with the most is rewarded (V-13.5 to V-13.8)."""

import pytest

from cadency.games.village import RULES
from tests.games.village.positions import (
    asked,
    draw,
    hold,
    mass,
    members,
    opening,
    options,
    play,
    refused,
    ring,
    turn,
    where,
)

MONKS = ("monk", "monk", "monk", "monk")


# --- mass: promotion


@pytest.mark.clause("V-13.5")
@pytest.mark.parametrize(("window", "grain"), [(1, 1), (2, 2), (3, 4)])
def test_each_step_to_the_left_has_its_price_in_grain(window: int, grain: int) -> None:
    s = mass()
    members(s, 0, farm=(1,), **{f"window{window}": (1,)})
    hold(s, 0, grain=grain)
    ring(s)
    assert options(s) == [f"promote {window} 1", "skip"]
    play(s, f"promote {window} 1")
    assert where(s, 0) == {"farm": [1], f"window{window + 1}": [1]}
    assert s.grain[0] == 0


@pytest.mark.clause("V-13.5")
@pytest.mark.parametrize(("window", "grain"), [(1, 0), (2, 1), (3, 3), (4, 5)])
def test_with_less_grain_nobody_moves(window: int, grain: int) -> None:
    s = mass()
    members(s, 0, farm=(1,), **{f"window{window}": (1,)})
    hold(s, 0, grain=grain)
    ring(s)
    assert asked(s)[1] == "round.fill"


@pytest.mark.clause("V-13.5")
def test_a_member_may_move_by_several_windows() -> None:
    s = mass()
    members(s, 0, farm=(1,), window1=(1,))
    hold(s, 0, grain=5)
    ring(s)
    play(s, "promote 1 1", "promote 2 1")
    assert where(s, 0) == {"farm": [1], "window3": [1]}
    assert s.grain[0] == 2
    assert asked(s)[1] == "round.fill"


@pytest.mark.clause("V-13.5")
def test_several_members_may_move() -> None:
    s = mass()
    members(s, 0, farm=(1,), window1=(1, 2), window2=(3,))
    hold(s, 0, grain=5)
    ring(s)
    assert options(s) == ["promote 1 1", "promote 1 2", "promote 2 3", "skip"]
    play(s, "promote 1 1", "promote 1 2", "promote 2 3")
    assert where(s, 0) == {"farm": [1], "window2": [1, 2], "window3": [3]}
    assert s.grain[0] == 1


@pytest.mark.clause("V-13.5")
def test_steps_are_named_from_the_right() -> None:
    s = mass()
    members(s, 0, farm=(1,), window1=(1, 2), window2=(3,))
    hold(s, 0, grain=5)
    ring(s)
    play(s, "promote 1 2")
    assert options(s) == ["promote 2 2", "promote 2 3", "skip"]
    assert refused(s, "promote 1 1") == ("named-in-order", "V-13.5")


@pytest.mark.clause("V-13.5")
def test_steps_from_one_window_may_be_many_and_those_behind_are_over() -> None:
    s = mass()
    members(s, 0, farm=(1,), window1=(4,), window2=(1, 1))
    hold(s, 0, grain=5)
    ring(s)
    play(s, "promote 2 1")
    assert options(s) == ["promote 2 1", "skip"]
    assert refused(s, "promote 1 4") == ("named-in-order", "V-13.5")
    play(s, "promote 2 1")
    assert where(s, 0) == {"farm": [1], "window1": [4], "window3": [1, 1]}


@pytest.mark.clause("V-13.5")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_promotion_goes_clockwise_from_the_first_player_once_each(first: int, order: list[int]) -> None:
    s = mass(first=first)
    for seat in range(3):
        members(s, seat, farm=(1,), window1=(1, 1))
        hold(s, seat, grain=5)
    ring(s)
    for seat in order:
        play(s, f"{seat}: promote 1 1", f"{seat}: skip")
    assert asked(s)[1] == "round.fill"


@pytest.mark.clause("V-13.5")
def test_members_move_even_if_only_monks_were_drawn() -> None:
    s = mass()
    members(s, 0, farm=(1,), window1=(1,), bag=(1,))
    hold(s, 0, grain=1)
    ring(s)
    draw(s, *MONKS)
    assert asked(s) == (0, "mass.promote")


@pytest.mark.clause("V-13.5")
def test_who_has_just_come_out_of_the_bag_may_move_at_once() -> None:
    s = mass()
    members(s, 1, farm=(1,), bag=(2,))
    hold(s, 1, grain=1)
    ring(s)
    draw(s, "monk", "monk", "monk", "1/2")
    play(s, "1: promote 1 2")
    assert where(s, 1) == {"farm": [1], "window2": [2]}


# --- mass: the majority


def church(*rows: dict[str, tuple[int, ...]]) -> list[int]:
    """The prestige that a mass brings to houses with these members on windows."""
    s = mass(len(rows))
    for seat, row in enumerate(rows):
        members(s, seat, farm=(1,), **row)
    ring(s)
    if asked(s)[1] == "mass.lots":
        draw(s, *MONKS)
    return s.prestige


@pytest.mark.clause("V-13.6")
def test_the_house_with_the_most_members_on_windows_gains_two() -> None:
    assert church({"window1": (1, 1)}, {"window4": (1,)}, {}) == [2, 0, 0]
    assert church({}, {"window4": (1,)}, {"window1": (1, 1), "window2": (2,)}) == [0, 0, 2]


@pytest.mark.clause("V-13.6")
def test_all_windows_count_alike_for_the_majority() -> None:
    assert church({"window1": (1,), "window2": (1,), "window3": (1,)}, {"window4": (1, 1)}) == [2, 0]


@pytest.mark.clause("V-13.6")
def test_members_who_came_out_at_this_mass_count() -> None:
    s = mass()
    members(s, 0, farm=(1,), window2=(1,))
    members(s, 1, farm=(1,), bag=(1, 1))
    ring(s)
    draw(s, "1/1", "1/1", "monk", "monk")
    assert s.prestige == [0, 2, 0]


@pytest.mark.clause("V-13.7")
def test_a_tie_goes_to_the_one_furthest_left() -> None:
    assert church({"window1": (1,), "window2": (1,)}, {"window1": (1,), "window3": (1,)}, {}) == [0, 2, 0]
    assert church({"window4": (1,), "window1": (1,)}, {"window3": (1, 1)}, {}) == [2, 0, 0]


@pytest.mark.clause("V-13.7")
def test_a_house_that_is_not_tied_for_the_most_gains_nothing_however_far_left() -> None:
    assert church({"window1": (1, 1)}, {"window2": (1,), "window1": (1,)}, {"window4": (1,)}) == [0, 2, 0]


@pytest.mark.clause("V-13.7")
def test_those_still_tied_gain_two_each() -> None:
    assert church({"window3": (1,)}, {"window3": (1,)}, {"window2": (1,)}) == [2, 2, 0]
    assert church({"window1": (1,)}, {"window1": (2,)}, {"window1": (3,)}, {"window1": (1,)}) == [2, 2, 2, 2]


@pytest.mark.clause("V-13.6", "V-13.5")
def test_the_majority_is_counted_after_the_promotions() -> None:
    s = mass()
    members(s, 0, farm=(1,), window1=(1,))
    members(s, 1, farm=(1,), window2=(1,))
    hold(s, 0, grain=3)
    ring(s)
    play(s, "promote 1 1", "promote 2 1")
    assert s.prestige == [2, 0, 0]


@pytest.mark.clause("V-13.8")
def test_everybody_sees_what_is_in_the_black_bag() -> None:
    s = opening(3)
    members(s, 1, farm=(1,), bag=(1, 3))
    for seat in (None, 0, 1, 2):
        assert RULES.view(s, seat).farms[1].members["bag"] == [1, 3]


@pytest.mark.clause("V-13.2", "V-13.3", "V-13.4", "V-13.5", "V-13.7")
def test_example_mass_with_three_seats() -> None:
    """Two are ransomed, two figures drawn; grain 2, 1 and 4 moves three members; the tie goes to the left."""
    s = mass()
    turn(s, 1)  # any seat may have taken the last cube; the first player is seat 0
    members(s, 0, farm=(1,), window2=(1,), bag=(2,))
    members(s, 1, farm=(1,), bag=(1,))
    members(s, 2, farm=(1,), window3=(2,), bag=(1,))
    hold(s, 0, coins=1, grain=3)
    hold(s, 1, coins=1)
    hold(s, 2, coins=1, grain=4)
    play(s, "1: take harvest pink", "skip")
    play(s, "0: ransom 2", "1: skip", "2: ransom 1")
    draw(s, "monk", "1/1")
    assert where(s, 1) == {"farm": [1], "window1": [1]}
    play(s, "0: promote 1 2", "0: promote 2 1")
    assert s.grain == [0, 0, 4]
    play(s, "2: promote 3 2")
    assert where(s, 0) == {"farm": [1], "window2": [2], "window3": [1]}
    assert where(s, 2) == {"farm": [1], "window1": [1], "window4": [2]}
    assert (s.grain, s.coins, s.prestige) == ([0, 0, 0], [0, 1, 0], [0, 0, 2])

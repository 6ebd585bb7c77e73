"""Church and mass (V-12, V-13)."""

import pytest

from cadency.games.village.state import Village
from cadency.kernel.engine import Deal, pending
from tests.games.village.positions import (
    asked,
    draw,
    has,
    hold,
    lay,
    mass,
    members,
    nature,
    opening,
    options,
    play,
    reasons,
    refused,
    ring,
    said,
    where,
)

MONKS = ("monk", "monk", "monk", "monk")


def lots(s: Village) -> Deal:
    d = pending(s)
    assert d is not None
    assert (d.seat, d.kind) == (-1, "mass.lots")
    assert d.deal is not None
    return d.deal


# --- the church action


@pytest.mark.clause("V-12.1", "V-4.7")
def test_a_member_of_any_generation_goes_from_the_farm_into_the_bag() -> None:
    s = opening()
    lay(s, "church green", "market green")
    members(s, 0, farm=(1, 1, 4), smithy=(2,))
    hold(s, 0, coins=0)
    play(s, "take church green")
    assert options(s) == ["give 1 hours", "give 4 hours", "skip"]
    play(s, "give 4 hours")
    assert where(s, 0) == {"farm": [1, 1], "smithy": [2], "bag": [4]}
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-12.1")
def test_nobody_on_the_farm_nobody_to_give() -> None:
    s = opening()
    lay(s, "church brown", "market green")
    members(s, 0, smithy=(1,), bag=(1,), window1=(1,))
    play(s, "take church brown")
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-12.2")
def test_it_costs_a_brown_cube_or_three_time() -> None:
    s = opening()
    lay(s, "church brown", "church green", "market green")
    hold(s, 0, coins=0)
    play(s, "take church brown")
    assert options(s) == ["give 1 cubes", "give 1 hours", "skip"]
    supply = s.supply[2]
    play(s, "give 1 cubes")
    assert (has(s, 0), s.time[0], s.supply[2]) == ({}, 0, supply + 1)
    hold(s, 1, coins=0, orange=5, pink=5)
    play(s, "take church green")
    assert refused(s, "give 1 cubes") == ("cubes-short", "V-12.2")
    play(s, "give 1 hours")
    assert s.time[1] == 3


# --- mass: out of the bag


@pytest.mark.clause("V-13.1")
def test_mass_has_three_parts_in_this_order() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1,))
    hold(s, 0, coins=1, grain=1)
    ring(s)
    assert asked(s) == (0, "mass.ransom")
    play(s, "ransom 1")
    assert asked(s) == (0, "mass.promote")
    play(s, "promote 1 1")
    parts = said(s, "mass", "ransomed", "monks", "promoted", "honoured", "round")
    assert [name for name, *_ in parts] == ["round", "mass", "ransomed", "monks", "promoted", "honoured", "round"]


@pytest.mark.clause("V-13.1")
def test_mass_is_held_at_the_end_of_every_round() -> None:
    s = mass()
    for n in (1, 2, 3):
        ring(s)
        nature(s)
        assert len(said(s, "mass")) == n
        lay(s, "harvest pink")


@pytest.mark.clause("V-13.2")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_seats_are_asked_once_each_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    s = mass(first=first)
    for seat in range(3):
        members(s, seat, farm=(1,), bag=(1, 1))
        hold(s, seat, coins=2)
    ring(s)
    for seat in order:
        assert asked(s) == (seat, "mass.ransom")
        play(s, f"{seat}: skip")
    assert asked(s)[1] == "mass.lots"


@pytest.mark.clause("V-13.2", "V-14.3")
def test_each_member_taken_out_costs_a_coin() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1, 2, 2))
    hold(s, 0, coins=3, brown=5)
    ring(s)
    assert options(s) == ["ransom 1", "ransom 2", "skip"]
    play(s, "ransom 1", "ransom 2", "skip")
    assert where(s, 0) == {"farm": [1], "window1": [1, 2], "bag": [2]}
    assert has(s, 0)["coins"] == 1
    assert lots(s).k == 2


@pytest.mark.clause("V-13.2", "V-14.3")
def test_without_a_coin_nobody_is_taken_out_whatever_else_there_is() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1,))
    hold(s, 0, brown=9, green=9, orange=9, pink=9, grain=5)
    ring(s)
    assert asked(s)[1] == "mass.lots"


@pytest.mark.clause("V-13.2")
def test_nobody_takes_out_another_houses_member() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(2,))
    members(s, 1, farm=(1,), bag=(1,))
    hold(s, 0, coins=3)
    ring(s)
    assert options(s) == ["ransom 2", "skip"]
    assert refused(s, "ransom 1") == ("not-in-bag", "V-13.2")
    play(s, "ransom 2")
    assert asked(s)[1] == "mass.lots"


@pytest.mark.clause("V-13.2")
def test_members_taken_out_together_are_named_from_the_oldest() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1, 2, 3))
    hold(s, 0, coins=3)
    ring(s)
    play(s, "ransom 2")
    assert options(s) == ["ransom 3", "skip"]
    assert reasons(s)["ransom 1"] == ("named-in-order", "V-13.2")


# --- mass: lots


@pytest.mark.clause("V-13.3")
@pytest.mark.parametrize("ransomed", [0, 1, 2, 3])
def test_lots_make_up_the_four(ransomed: int) -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1, 1, 1))
    members(s, 2, farm=(1,), bag=(3,))
    hold(s, 0, coins=3)
    ring(s)
    play(s, *["ransom 1"] * ransomed)
    if ransomed < 3:
        play(s, "skip")
    deal = lots(s)
    assert deal.k == 4 - ransomed
    assert deal.counts == (4, 3 - ransomed, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)


@pytest.mark.clause("V-13.3")
def test_every_figure_in_the_bag_may_be_drawn() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1, 2, 2, 3, 4, 4))
    members(s, 1, farm=(1,), bag=(1, 1, 1, 3, 3))
    members(s, 2, farm=(1,), bag=(2, 4))
    ring(s)
    assert lots(s).counts == (4, 1, 2, 1, 2, 3, 0, 2, 0, 0, 1, 0, 1)
    draw(s, "0/2", "0/4", "1/3", "2/4")
    assert [where(s, seat)["window1"] for seat in range(3)] == [[2, 4], [3], [4]]


@pytest.mark.clause("V-13.3", "V-13.2")
def test_with_four_taken_out_nobody_else_is_asked_and_nothing_drawn() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1, 1, 1))
    members(s, 1, farm=(1,), bag=(1, 1))
    members(s, 2, farm=(1,), bag=(1,))
    for seat in range(3):
        hold(s, seat, coins=5)
    ring(s)
    play(s, "0: ransom 1", "0: ransom 1", "0: ransom 1", "1: ransom 1")
    assert asked(s) == (-1, "round.fill")
    assert where(s, 1) == {"farm": [1], "window1": [1], "bag": [1]}
    assert where(s, 2) == {"farm": [1], "bag": [1]}
    assert s.coins == [2, 4, 5]


@pytest.mark.clause("V-13.4")
def test_members_drawn_go_to_the_rightmost_window_and_the_others_stay() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1, 2))
    members(s, 1, farm=(1,), bag=(1, 1))
    members(s, 2, farm=(1,), bag=(3,))
    ring(s)
    draw(s, "0/2", "1/1", "2/3", "monk")
    assert where(s, 0) == {"farm": [1], "bag": [1], "window1": [2]}
    assert where(s, 1) == {"farm": [1], "bag": [1], "window1": [1]}
    assert where(s, 2) == {"farm": [1], "window1": [3]}


@pytest.mark.clause("V-13.4")
def test_monks_go_back_into_the_bag() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1,))
    ring(s)
    assert lots(s).counts[:2] == (4, 1)
    draw(s, *MONKS)
    nature(s)
    lay(s, "harvest pink")
    ring(s)
    assert lots(s).counts[:2] == (4, 1)


@pytest.mark.clause("V-13.4")
def test_who_stayed_in_the_bag_can_be_drawn_at_a_later_mass() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1,))
    ring(s)
    draw(s, *MONKS)
    nature(s)
    lay(s, "harvest pink")
    ring(s)
    draw(s, "monk", "monk", "monk", "0/1")
    assert where(s, 0) == {"farm": [1], "window1": [1]}

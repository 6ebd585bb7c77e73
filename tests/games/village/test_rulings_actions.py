"""What the rulebook leaves open in crafts, market and council (V-R13 to V-R25)."""

import pytest

from cadency.games.village import RULES
from cadency.games.village.state import Village
from tests.games.village.positions import (
    asked,
    customers,
    has,
    hold,
    lay,
    members,
    opening,
    options,
    play,
    refused,
    said,
    village,
    where,
)


def empty_supply(s: Village, *, leave: str = "") -> None:
    """All influence cubes go to the last seat's farm, but for one of each colour named."""
    for c, colour in enumerate(("orange", "green", "brown", "pink")):
        at = (s.seats - 1) * 4 + c
        hold(s, s.seats - 1, **{colour: s.cubes[at] + s.supply[c] - leave.split().count(colour)})


@pytest.mark.clause("V-R13")
def test_training_needs_no_product() -> None:
    s = village("crafts green")
    play(s, "take crafts green", "train smithy 1", "skip")
    assert (has(s, 0), s.time[0]) == ({"green": 1}, 3)


@pytest.mark.clause("V-R14")
def test_a_second_member_in_a_building_pays_for_training_again() -> None:
    s = village("crafts green")
    members(s, 0, farm=(1,), library=(1,))
    play(s, "take crafts green", "train library 1", "make scroll")
    assert s.time[0] == 4
    assert where(s, 0) == {"library": [1, 1]}


@pytest.mark.clause("V-R15")
def test_a_good_is_not_paid_partly_in_time_and_partly_in_cubes() -> None:
    s = village("crafts pink")
    members(s, 0, farm=(1,), smithy=(1,))
    play(s, "take crafts pink")
    assert refused(s, "buy plow") == ("cubes-short", "V-8.4")  # one of two cubes is there, the rest is not time
    before = has(s, 0)
    play(s, "make plow")
    assert has(s, 0) == {**before, "plow": 1}
    assert s.time[0] == 3


@pytest.mark.clause("V-R16")
def test_a_scroll_replaces_both_greens_or_none() -> None:
    s = village("council brown", green=1, scroll=1)
    play(s, "take council brown")
    assert options(s) == ["rise 1 1 scroll", "skip"]
    s = village("council brown", green=1, scroll=1, coins=1)
    play(s, "take council brown", "rise 1 1 cubes", "skip")
    assert has(s, 0) == {"brown": 1, "scroll": 1}


@pytest.mark.clause("V-R17")
def test_a_coin_is_neither_grain_nor_good_nor_time() -> None:
    s = village("crafts green", "market green", "travel green", coins=9)
    members(s, 0, farm=(1,), window1=(1,))
    play(s, "take crafts green")
    for words, reason in (("buy horse", "grain-short"), ("grind", "grain-short")):
        assert refused(s, words)[0] == reason
    play(s, "train smithy 1", "skip")
    assert (s.coins[0], s.time[0]) == (9, 3)
    play(s, "1: take harvest pink", "skip", "0: take travel green")
    assert asked(s) == (1, "turn.take")  # no wagon, no journey
    play(s, "1: take market green")
    assert asked(s) == (0, "turn.take")  # nothing to sell


@pytest.mark.clause("V-R17", "V-13.5")
def test_a_coin_is_not_grain_at_mass() -> None:
    s = opening()
    lay(s, "harvest pink")
    members(s, 0, farm=(1,), window1=(1,))
    hold(s, 0, coins=9)
    play(s, "take harvest pink", "skip")
    assert asked(s)[1] == "round.fill"


@pytest.mark.clause("V-R18")
def test_grain_that_does_not_fit_is_not_taken() -> None:
    s = village("harvest orange", grain=4, ox=1, plow=1)
    play(s, "take harvest orange", "reap")
    assert s.grain[0] == 5
    assert said(s, "reaped") == [(0, 1)]


@pytest.mark.clause("V-R19")
def test_a_starter_who_does_not_use_the_free_sale_is_out() -> None:
    s = village("market brown", horse=1, ox=1, green=3)
    hold(s, 1, plow=1, ox=1, green=2, coins=0)
    play(s, "0: take market brown", "0: skip", "1: serve 23")
    assert asked(s) == (1, "market.sell")
    play(s, "1: serve 22")
    assert s.served[0] == ()


@pytest.mark.clause("V-R20")
def test_one_customer_in_each_go_and_the_last_seat_goes_on_paying() -> None:
    s = village("market brown", horse=1, green=1)
    hold(s, 1, coins=0, ox=1, plow=1, green=3)
    play(s, "0: take market brown", "0: serve 21", "1: serve 22")
    assert (s.time[1], has(s, 1)["green"]) == (1, 2)
    assert said(s, "passed") == [(0,)]
    play(s, "1: serve 23")
    assert (s.time[1], has(s, 1)["green"]) == (2, 1)


@pytest.mark.clause("V-R21")
def test_stalls_are_not_filled_up_during_the_day() -> None:
    s = village("market brown", horse=1)
    hold(s, 1, coins=0, ox=1, green=1)
    play(s, "0: take market brown", "0: serve 21")
    assert asked(s) == (1, "market.sell")
    assert customers(s)[0] == [None, "c22", "c23"]
    play(s, "1: skip")
    assert customers(s)[0] == ["c24", "c22", "c23"]


@pytest.mark.clause("V-R22")
def test_several_councillors_give_one_privilege_up_to_the_highest() -> None:
    s = village("council brown")
    members(s, 0, council1=(1, 1), council3=(1,))
    play(s, "take council brown")
    assert options(s) == ["use 1", "use 2", "use 3", "skip"]
    play(s, "use 3", "claim ox")
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-R23")
def test_a_privilege_need_not_be_used() -> None:
    s = village("council brown", scroll=1)
    members(s, 0, council2=(1,))
    play(s, "take council brown", "rise 3 1 scroll", "skip")
    assert asked(s) == (1, "turn.take")
    assert (has(s, 0), s.next_first) == ({"brown": 1}, -1)


@pytest.mark.clause("V-R23")
def test_with_the_marker_gone_level_one_gives_nothing() -> None:
    s = village("council brown", scroll=1)
    s.next_first = 1
    play(s, "take council brown", "rise 1 1 scroll")
    assert asked(s) == (1, "turn.take")
    assert s.next_first == 1


@pytest.mark.clause("V-R24")
def test_the_fourth_privilege_takes_exactly_one_coin_once() -> None:
    s = village("council brown", coins=5)
    members(s, 0, council4=(1, 1))
    play(s, "take council brown", "use 4")
    assert asked(s) == (1, "turn.take")
    assert (s.coins[0], s.prestige[0]) == (4, 3)


@pytest.mark.clause("V-R25")
@pytest.mark.parametrize(
    ("leave", "offers"),
    [
        ("pink", ["gather pink"]),
        ("orange", ["gather orange"]),
        ("orange pink", ["gather orange pink"]),
        ("green green", ["gather green green"]),
        (
            "green green pink",
            ["gather green green", "gather green pink"],
        ),
    ],
)
def test_a_short_supply_gives_what_there_is(leave: str, offers: list[str]) -> None:
    s = village("council brown")
    members(s, 0, council2=(1,))
    empty_supply(s, leave=leave)
    assert s.supply[4] > 0  # plague lies in the supply, and is never taken
    play(s, "take council brown", "use 2")
    if len(offers) > 1:
        assert options(s) == offers
        assert refused(s, "gather pink pink") == ("supply-short", "V-R25")
        play(s, offers[0])
    assert said(s, "gathered") == [(0, tuple(offers[0].split()[1:]))]


@pytest.mark.clause("V-R25", "V-R41")
def test_an_empty_supply_gives_nothing() -> None:
    s = village("council brown")
    members(s, 0, council2=(1,))
    empty_supply(s)
    play(s, "take council brown")
    assert refused(s, "use 2") == ("supply-short", "V-11.6")
    s = village("travel green", wagon=1, coins=2)
    members(s, 0, aubrac=(1,))
    empty_supply(s)
    play(s, "take travel green", "travel aubrac corvey 1")
    assert asked(s) == (1, "turn.take")
    assert RULES.view(s, None).farms[0].cities == ["corvey"]

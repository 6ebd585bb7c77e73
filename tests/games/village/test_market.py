"""Market day (V-9)."""

import pytest

from cadency.games.village import RULES
from cadency.games.village.state import Village
from cadency.kernel.engine import pending
from tests.games.village.positions import (
    arrive,
    asked,
    customers,
    has,
    hold,
    lay,
    opening,
    options,
    play,
    reasons,
    refused,
    said,
    serve,
)

SINGLE = ("c21", "c22", "c23", "c24")  # each wants one good: horse, ox, plow, scroll
ALL_GOODS = {"horse": 5, "ox": 5, "plow": 5, "scroll": 5, "wagon": 5, "grain": 5}


def market(*tiles: str, seats: int = 3, starter: int = 0) -> Village:
    """It is the starter's turn, a cube lies on the market, these tiles come first, and nobody has a coin."""
    s = opening(seats, first=starter, customers=tiles)
    lay(s, "market brown", "harvest pink", "harvest pink")
    for seat in range(seats):
        hold(s, seat, coins=0)
    return s


def served(s: Village) -> list[list[str]]:
    return [farm.served for farm in RULES.view(s, None).farms]


@pytest.mark.clause("V-9.1", "V-9.5")
def test_a_market_day_is_held_though_the_starter_has_nothing_to_sell() -> None:
    s = market(*SINGLE)
    hold(s, 1, scroll=1, green=1)
    hold(s, 2, horse=1, green=1)
    play(s, "0: take market brown", "1: serve 24", "2: serve 21")
    assert served(s) == [[], ["c24"], ["c21"]]
    assert said(s, "market", "passed", "sold") == [
        ("market", 0),
        ("passed", 0),
        ("sold", 1, "c24", 2),
        ("sold", 2, "c21", 3),
        ("passed", 1),
        ("passed", 2),
    ]


@pytest.mark.clause("V-9.1")
def test_the_starter_need_not_sell() -> None:
    s = market(*SINGLE)
    hold(s, 0, scroll=1)
    hold(s, 1, scroll=1, green=1)
    play(s, "0: take market brown")
    assert options(s) == ["serve 24", "skip"]
    play(s, "0: skip", "1: serve 24")
    assert served(s) == [[], ["c24"], []]


@pytest.mark.clause("V-9.2", "V-2.4")
@pytest.mark.parametrize(("seats", "stalls"), [(2, 3), (3, 4), (4, 5)])
def test_only_customers_at_the_stalls_can_be_served(seats: int, stalls: int) -> None:
    tiles = (*SINGLE, "c19", "c16", "c13", "c12")
    s = market(*tiles, seats=seats)
    hold(s, 0, **ALL_GOODS)
    play(s, "take market brown")
    assert options(s) == [*(f"serve {int(tile[1:])}" for tile in tiles[:stalls]), "skip"]
    for tile in tiles[stalls:]:
        assert refused(s, f"serve {int(tile[1:])}") == ("in-queue", "V-9.2")


@pytest.mark.clause("V-9.3")
def test_serving_takes_all_that_the_tile_wants_and_gives_the_tile() -> None:
    s = market("c18", "c15")
    hold(s, 0, scroll=3, grain=3, horse=1, green=2)
    play(s, "take market brown", "serve 18")
    assert has(s, 0) == {"brown": 1, "scroll": 2, "grain": 1, "horse": 1, "green": 2}
    assert served(s) == [["c18"], [], []]
    play(s, "serve 15")
    assert has(s, 0) == {"brown": 1, "grain": 1, "horse": 1, "green": 1}


@pytest.mark.clause("V-9.3")
@pytest.mark.parametrize(
    ("tile", "short"),
    [
        ("c18", {"scroll": 1, "grain": 1}),
        ("c18", {"scroll": 0}),
        ("c01", {"horse": 0}),
        ("c01", {"plow": 0}),
        ("c15", {"scroll": 1}),
        ("c16", {"grain": 3}),
        ("c14", {"wagon": 0}),
        ("c12", {"ox": 0}),
    ],
)
def test_a_customer_is_served_whole_or_not_at_all(tile: str, short: dict[str, int]) -> None:
    s = market(tile, *(SINGLE if short.get("scroll") != 0 else SINGLE[:3]))
    hold(s, 0, **{**ALL_GOODS, **short})
    play(s, "take market brown")
    assert refused(s, f"serve {int(tile[1:])}") == ("goods-short", "V-9.3")


@pytest.mark.clause("V-9.3", "V-R45")
def test_served_customers_lie_open_before_everybody() -> None:
    s = market("c18", "c24")
    hold(s, 0, scroll=1, grain=2)
    hold(s, 1, scroll=1, green=1)
    play(s, "0: take market brown", "0: serve 18", "1: serve 24")
    for eyes in (None, 0, 1, 2):
        assert [farm.served for farm in RULES.view(s, eyes).farms] == [["c18"], ["c24"], []]


@pytest.mark.clause("V-9.3")
def test_the_starters_first_sale_costs_neither_cube_nor_time() -> None:
    s = market("c24")
    hold(s, 0, scroll=1, green=1)
    play(s, "take market brown", "serve 24")
    assert has(s, 0) == {"brown": 1, "green": 1}
    assert s.time == [0, 0, 0]


@pytest.mark.clause("V-9.4")
def test_all_others_pay_a_green_cube_and_an_hour_for_a_sale() -> None:
    s = market(*SINGLE)
    hold(s, 1, scroll=1, green=2, time=4)
    supply = s.supply[1]
    play(s, "take market brown", "1: serve 24")
    assert has(s, 1) == {"green": 1}
    assert (s.time, s.supply[1]) == ([0, 5, 0], supply + 1)


@pytest.mark.clause("V-9.4")
def test_the_starter_pays_too_from_the_second_sale_on() -> None:
    s = market(*SINGLE)
    hold(s, 0, horse=1, ox=1, plow=1, green=3)
    play(s, "take market brown", "serve 21")
    assert (s.time[0], has(s, 0)["green"]) == (0, 3)
    play(s, "0: serve 22")
    assert (s.time[0], has(s, 0)["green"]) == (1, 2)
    play(s, "0: serve 23")
    assert (s.time[0], has(s, 0)["green"]) == (2, 1)


@pytest.mark.clause("V-9.4")
def test_who_cannot_pay_the_fee_cannot_sell() -> None:
    s = market(*SINGLE)
    hold(s, 0, horse=2)
    hold(s, 1, scroll=1, orange=3, brown=3, pink=3)
    play(s, "take market brown", "0: serve 21")
    assert served(s) == [["c21"], [], []]
    assert said(s, "passed") == [(1,), (2,), (0,)]


@pytest.mark.clause("V-9.4")
def test_the_fee_is_told_as_the_reason() -> None:
    s = market(*SINGLE)
    hold(s, 0, scroll=1, horse=1, green=1)
    play(s, "take market brown", "serve 24")
    assert asked(s) == (0, "market.sell")
    hold(s, 0, green=0)
    assert reasons(s)["serve 21"] == ("fee-short", "V-9.4")


@pytest.mark.clause("V-9.4")
@pytest.mark.parametrize(
    ("seats", "starter", "order"), [(2, 1, (1, 0, 1)), (3, 1, (1, 2, 0, 1)), (4, 2, (2, 3, 0, 1, 2))]
)
def test_goes_are_taken_clockwise_from_the_starter(seats: int, starter: int, order: tuple[int, ...]) -> None:
    s = market(*SINGLE, "c19", seats=seats, starter=starter)
    for seat in range(seats):
        hold(s, seat, green=2, **ALL_GOODS)
    play(s, "take market brown")
    for seat in order:
        play(s, f"{seat}: {options(s)[0]}")
    assert [seat for seat, *_ in said(s, "sold")] == list(order)


@pytest.mark.clause("V-9.5")
def test_who_has_passed_is_not_asked_again() -> None:
    s = market(*SINGLE)
    for seat in range(3):
        hold(s, seat, green=3, **ALL_GOODS)
    play(s, "take market brown", "0: serve 21", "1: skip", "2: serve 22", "0: skip", "2: serve 23")
    assert asked(s) == (2, "market.sell")
    play(s, "2: skip")
    assert served(s) == [["c21"], [], ["c22", "c23"]]
    assert said(s, "closed") == [()]


@pytest.mark.clause("V-9.5")
def test_everybody_can_come_again_on_the_next_market_day() -> None:
    s = market(*SINGLE, seats=2)
    lay(s, "market brown", "market pink", "harvest pink")
    hold(s, 1, scroll=1, horse=1, green=2)
    hold(s, 0, horse=1, green=2)
    play(s, "0: take market brown", "0: skip", "1: skip", "1: take market pink", "1: skip")
    assert asked(s) == (0, "market.sell")


@pytest.mark.clause("V-9.6")
def test_the_day_ends_when_no_stall_has_a_customer_left() -> None:
    s = market(*SINGLE, seats=2)
    for seat in (0, 1):
        hold(s, seat, green=5, **ALL_GOODS)
    play(s, "take market brown", "0: serve 21", "1: serve 22", "0: serve 23")
    assert said(s, "closed") == [()]
    assert said(s, "passed") == []
    assert asked(s)[1] == "market.arrivals"


@pytest.mark.clause("V-9.6")
def test_one_customer_left_is_enough_for_the_day_to_go_on() -> None:
    for tile in ("c01", "c02"):
        s = market(*SINGLE[:2], tile, seats=2)
        hold(s, 0, horse=1)
        hold(s, 1, green=2, **ALL_GOODS)
        play(s, "take market brown", "0: serve 21", "1: serve 22")
        assert options(s) == [f"serve {int(tile[1:])}", "skip"]


@pytest.mark.clause("V-9.6")
def test_the_day_ends_when_every_seat_has_passed() -> None:
    s = market(*SINGLE)
    for seat in range(3):
        hold(s, seat, green=5, **ALL_GOODS)
    play(s, "take market brown", "0: skip", "1: skip")
    assert said(s, "closed") == []
    play(s, "2: skip")
    assert said(s, "closed") == [()]
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-9.7")
def test_empty_stalls_are_filled_in_order_from_the_head_of_the_queue() -> None:
    s = market(*SINGLE, "c01", "c02", "c03", "c04", "c05")
    hold(s, 0, ox=1, scroll=1, green=1)
    play(s, "take market brown", "serve 24")
    assert customers(s) == (["c21", "c22", "c23", None], ["c01", "c02", "c03", "c04", "c05"])
    play(s, "serve 22")
    assert customers(s) == (["c21", "c01", "c23", "c02"], ["c03", "c04", "c05"])
    arrive(s, "c09", "c08")
    assert customers(s) == (["c21", "c01", "c23", "c02"], ["c03", "c04", "c05", "c09", "c08"])


@pytest.mark.clause("V-9.7")
def test_new_customers_come_from_the_stack_at_random() -> None:
    s = market(*SINGLE)
    hold(s, 0, horse=1)
    before = RULES.view(s, None).unseen
    play(s, "take market brown", "serve 21")
    d = pending(s)
    assert d is not None
    assert d.deal is not None
    assert (sum(d.deal.counts), d.deal.k, d.deal.ordered) == (len(before), 1, True)
    arrive(s, "c20")
    assert "c20" not in RULES.view(s, None).unseen


@pytest.mark.clause("V-9.7")
def test_nothing_moves_if_nobody_was_served() -> None:
    s = market(*SINGLE)
    before = customers(s), RULES.view(s, None).unseen
    play(s, "take market brown")
    assert asked(s) == (1, "turn.take")
    assert (customers(s), RULES.view(s, None).unseen) == before


def shorten(s: Village, left: int) -> None:
    """Leave so many customers in the stack; seat 1 has served the others."""
    unseen = RULES.view(s, None).unseen
    serve(s, 1, *unseen[left:])


@pytest.mark.clause("V-9.8")
def test_a_short_stack_leaves_places_in_the_queue_empty() -> None:
    s = market(*SINGLE, "c01", "c02", "c03", "c04", seats=2)
    shorten(s, 1)
    hold(s, 0, horse=1, ox=1, green=1)
    play(s, "take market brown", "serve 21", "serve 22")
    assert customers(s) == (["c24", "c01", "c23"], ["c02", "c03", "c04", "c05"])
    assert RULES.view(s, None).unseen == []


@pytest.mark.clause("V-9.8")
def test_with_stack_and_queue_empty_stalls_stay_empty() -> None:
    s = market(*SINGLE, "c19", "c20", "c17", "c18", seats=2)
    shorten(s, 0)
    lay(s, *["market brown"] * 4, "harvest pink", "harvest orange")
    hold(s, 0, green=9, **{**ALL_GOODS, "grain": 0})
    play(s, "0: take market brown", "serve 21", "serve 22", "serve 23")
    assert customers(s) == (["c24", "c19", "c20"], ["c17", "c18"])
    play(s, "1: take market brown", "0: serve 24")
    assert customers(s) == (["c17", "c19", "c20"], ["c18"])
    hold(s, 0, grain=5)
    play(s, "0: take market brown", "serve 17", "serve 19", "skip")
    assert customers(s) == (["c18", None, "c20"], [])
    hold(s, 0, grain=5)
    play(s, "1: take market brown", "0: serve 18", "0: serve 20")
    assert customers(s) == ([None, None, None], [])


@pytest.mark.clause("V-9.3")
def test_of_two_equal_customers_one_is_offered() -> None:
    s = market("c19", "c20", "c21")
    hold(s, 0, grain=5)
    play(s, "take market brown")
    assert options(s) == ["serve 19", "skip"]
    s = market("c01", "c02", "c03", "c20", "c19")  # the other one is still in the queue
    hold(s, 0, grain=5)
    play(s, "take market brown")
    assert options(s) == ["serve 20", "skip"]


ALIKE = "".join(f'[[customer]]\nid = "t{n}"\nwants = {{ horse = 1 }}\npoints = 3\n' for n in range(24))


@pytest.mark.clause("V-9.3")
def test_of_many_equal_customers_one_is_offered() -> None:
    s = opening(pack=ALIKE, customers=("t5", "t7", "t9"))
    lay(s, "market brown", "harvest pink")
    hold(s, 0, horse=2)
    play(s, "take market brown")
    assert len(options(s, "serve")) == 1


@pytest.mark.clause("V-9.3", "V-9.4", "V-9.5", "V-9.7")
def test_example_market_day_with_three_seats() -> None:
    """The starter sells horse and plow freely; three grain cost a green and an hour more; a scroll alone is no use.

    The starter's second sale, scroll and grain, has its price as well. Then three stalls are filled from the queue."""
    s = market("c01", "c19", "c17", "c08", "c02", "c03", "c04", "c05", "c06")
    starter, second, third = 0, 1, 2
    hold(s, starter, horse=1, plow=1, scroll=1, grain=1, green=1)
    hold(s, second, grain=3, green=1)
    hold(s, third, scroll=1, green=1)
    play(s, "0: take market brown", "0: serve 1")
    assert (has(s, starter), s.time[starter]) == ({"brown": 1, "scroll": 1, "grain": 1, "green": 1}, 0)
    play(s, "1: serve 19")
    assert (has(s, second), s.time[second]) == ({}, 1)
    assert asked(s) == (starter, "market.sell")
    assert said(s, "passed") == [(third,)]
    play(s, "0: serve 17")
    assert (has(s, starter), s.time[starter]) == ({"brown": 1}, 1)
    assert said(s, "passed") == [(third,), (second,), (starter,)]
    assert customers(s) == (["c02", "c03", "c04", "c08"], ["c05", "c06"])
    arrive(s, "c24", "c23", "c22")
    assert customers(s) == (["c02", "c03", "c04", "c08"], ["c05", "c06", "c24", "c23", "c22"])
    assert s.content.points[s.served[starter][0]] == 6
    assert asked(s) == (second, "turn.take")

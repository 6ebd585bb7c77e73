"""Coins (V-14)."""

import pytest

from cadency.games.village import RULES
from tests.games.village.positions import (
    asked,
    has,
    hold,
    lay,
    opening,
    options,
    play,
    refused,
)


@pytest.mark.clause("V-14.1")
def test_coins_come_from_the_mill_and_from_cities() -> None:
    view = RULES.view(opening(), None)
    assert view.printed["mill"][0]["coins"] == 2
    assert {row["id"] for row in view.printed["city"] if row["coins"]} == {"dorn", "elmet"}


@pytest.mark.clause("V-14.2")
@pytest.mark.parametrize(
    ("cube", "answers", "ways"),
    [
        ("crafts green", ["buy scroll"], ["pay pink", "pay coin"]),
        (
            "crafts green",
            ["buy wagon"],
            ["pay orange pink", "pay orange coin", "pay pink coin", "pay coin coin"],
        ),
        ("church green", ["give 1 cubes"], ["pay brown", "pay coin"]),
        (
            "travel green",
            ["travel village aubrac 1"],
            ["pay brown brown", "pay brown coin", "pay coin coin"],
        ),
    ],
)
def test_a_coin_stands_for_any_cube_of_a_price(cube: str, answers: list[str], ways: list[str]) -> None:
    s = opening()
    lay(s, cube, "market green")
    hold(s, 0, coins=3, orange=2, brown=2, pink=2, wagon=1)
    play(s, f"take {cube}", *answers)
    assert options(s) == ways
    before = has(s, 0)["coins"]
    play(s, ways[-1])
    assert has(s, 0)["coins"] == before - ways[-1].count("coin")


@pytest.mark.clause("V-14.2")
def test_coins_alone_pay_for_everything_that_costs_cubes() -> None:
    for cube, answer, cost in (
        ("crafts green", "buy plow", 2),
        ("church green", "give 1 cubes", 1),
        ("council orange", "rise 1 1 cubes", 2),
        ("travel green", "travel village bellac 1", 2),
    ):
        s = opening()
        lay(s, cube, "market green")
        hold(s, 0, coins=2, wagon=1)
        play(s, f"take {cube}", answer)
        if asked(s)[1] == "payment.pay":
            play(s, "pay" + " coin" * cost)
        assert s.coins[0] == 2 - cost


@pytest.mark.clause("V-14.2")
def test_too_few_coins_do_not_help() -> None:
    s = opening()
    lay(s, "crafts green", "market green")
    hold(s, 0, coins=1)
    play(s, "take crafts green")
    assert "buy scroll" in options(s)
    assert refused(s, "buy plow") == ("cubes-short", "V-8.4")


@pytest.mark.clause("V-14.2", "V-9.4")
def test_a_coin_pays_the_fee_of_a_sale() -> None:
    s = opening(customers=("c24", "c21"))
    lay(s, "market brown", "harvest pink")
    hold(s, 1, coins=1, scroll=1)
    play(s, "0: take market brown", "1: serve 24")
    assert has(s, 1) == {}
    assert s.time[1] == 1

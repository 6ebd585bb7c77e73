"""Harvest and family (V-6, V-7)."""

import pytest

from cadency.games.village.names import PLACES
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
    visit,
    where,
)


@pytest.mark.clause("V-6.1")
@pytest.mark.parametrize("generation", [1, 2, 3, 4])
def test_one_member_of_any_generation_brings_in_two_sacks(generation: int) -> None:
    s = opening()
    lay(s, "harvest pink", "market green")
    members(s, 0, farm=(generation,))
    play(s, "take harvest pink", "reap")
    assert has(s, 0) == {"pink": 1, "coins": 1, "grain": 2}


@pytest.mark.clause("V-6.1")
@pytest.mark.parametrize("place", ["stables", "bag", "window1", "council1", "bellac"])
def test_nobody_on_the_farm_no_harvest(place: str) -> None:
    s = opening()
    lay(s, "harvest pink", "market green")
    members(s, 0, **{place: (1, 1)})
    hold(s, 0, ox=1, plow=1)
    play(s, "take harvest pink")
    assert asked(s) == (1, "turn.take")
    assert s.grain[0] == 0


@pytest.mark.clause("V-6.1")
def test_the_well_offers_no_harvest_to_an_empty_farm() -> None:
    s = opening()
    lay(s, "market green")
    members(s, 0, stables=(1,))
    hold(s, 0, pink=3)
    play(s, "well pink pink pink")
    assert refused(s, "act harvest") == ("farm-empty", "V-4.5")


@pytest.mark.clause("V-6.2")
@pytest.mark.parametrize(
    ("goods", "sacks"),
    [
        ({}, 2),
        ({"plow": 1}, 2),
        ({"horse": 1}, 2),
        ({"ox": 1}, 2),
        ({"ox": 1, "horse": 1}, 2),
        ({"horse": 1, "plow": 1}, 3),
        ({"ox": 1, "plow": 1}, 4),
        ({"wagon": 1, "plow": 1, "scroll": 1}, 2),
    ],
)
def test_plow_and_animal_bring_in_more(goods: dict[str, int], sacks: int) -> None:
    s = opening()
    lay(s, "harvest pink", "market green")
    hold(s, 0, **goods)
    play(s, "take harvest pink", "reap")
    assert s.grain[0] == sacks


@pytest.mark.clause("V-6.3")
@pytest.mark.parametrize(
    ("goods", "sacks"),
    [({"horse": 1, "ox": 1, "plow": 2}, 4), ({"horse": 2, "plow": 2}, 3), ({"ox": 2, "plow": 3}, 4)],
)
def test_one_harvest_counts_once_at_its_best(goods: dict[str, int], sacks: int) -> None:
    s = opening()
    lay(s, "harvest pink", "market green")
    hold(s, 0, **goods)
    play(s, "take harvest pink", "reap")
    assert s.grain[0] == sacks
    assert has(s, 0) == {"pink": 1, "coins": 1, "grain": sacks, **goods}
    assert where(s, 0) == {"farm": [1, 1, 1, 1]}


@pytest.mark.clause("V-6.4")
@pytest.mark.parametrize(
    ("before", "goods", "after"), [(1, {"ox": 1, "plow": 1}, 5), (2, {"ox": 1, "plow": 1}, 5), (3, {}, 5), (4, {}, 5)]
)
def test_the_store_holds_five_sacks(before: int, goods: dict[str, int], after: int) -> None:
    s = opening()
    lay(s, "harvest pink", "market green")
    hold(s, 0, grain=before, **goods)
    play(s, "take harvest pink", "reap")
    assert s.grain[0] == after
    assert said(s, "reaped") == [(0, after - before)]


@pytest.mark.clause("V-7.1")
def test_children_are_born_in_the_order_of_their_generations() -> None:
    s = opening()
    born = []
    for _ in range(7):
        lay(s, "family pink", "family green", "market green")
        play(s, "0: take family pink", "bear", "1: take family green", "skip")
        born = where(s, 0)["farm"]
    assert [generation for _, generation in said(s, "born")] == [2, 2, 2, 3, 3, 4, 4]
    assert born == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]


@pytest.mark.clause("V-7.1")
def test_example_lowest_number_birth() -> None:
    """One "2", two "3" and two "4" are unborn: it has to be the "2"."""
    s = opening()
    members(s, 0, farm=(1, 1), smithy=(1, 2), council1=(1, 2))
    lay(s, "family pink", "market green")
    play(s, "take family pink")
    assert options(s, "bear") == ["bear"]
    play(s, "bear")
    assert where(s, 0)["farm"] == [1, 1, 2]


@pytest.mark.clause("V-7.1")
def test_a_birth_costs_nothing() -> None:
    s = opening()
    lay(s, "family pink", "market green")
    play(s, "take family pink", "bear")
    assert has(s, 0) == {"pink": 1, "coins": 1}
    assert s.time == [0, 0]


@pytest.mark.clause("V-7.2")
@pytest.mark.parametrize("place", PLACES[1:19])
def test_a_member_can_be_called_home_from_every_place_on_the_board(place: str) -> None:
    s = opening()
    members(s, 0, farm=(1,), **{place: (1, 2)})
    lay(s, "family pink", "market green")
    play(s, "take family pink")
    assert options(s) == ["bear", f"recall {place} 1", f"recall {place} 2", "skip"]
    play(s, f"recall {place} 2")
    assert where(s, 0) == {"farm": [1, 2], place: [1]}
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-7.2")
def test_calling_home_is_instead_of_a_birth_and_costs_nothing() -> None:
    s = opening()
    members(s, 0, farm=(1,), aubrac=(1,))
    visit(s, 0, "aubrac")
    lay(s, "family pink", "market green")
    play(s, "take family pink", "recall aubrac 1")
    assert said(s, "born") == []
    assert s.time == [0, 0]
    assert has(s, 0) == {"pink": 1, "coins": 1}


@pytest.mark.clause("V-7.2")
def test_the_dead_and_other_houses_members_stay_where_they_are() -> None:
    s = opening()
    members(s, 0, farm=(1,))
    members(s, 1, farm=(1,), smithy=(1,))
    lay(s, "family pink", "market green")
    play(s, "take family pink")
    assert options(s) == ["bear", "skip"]
    assert refused(s, "recall smithy 1") == ("nobody-there", "V-7.2")

"""The village before the first turn (V-1, V-2)."""

from collections import Counter

import pytest

import cadency
from cadency.games.village import RULES
from cadency.kernel.engine import NATURE, apply, pending
from tests.games.village.positions import (
    arrive,
    asked,
    customers,
    has,
    hold,
    lay,
    members,
    nature,
    opening,
    options,
    play,
    unopened,
    where,
)

SEATS = (2, 3, 4)


@pytest.mark.clause("V-1.1", "V-17.8")
def test_whoever_has_more_prestige_leads() -> None:
    s = opening(3)
    for seat, prestige in enumerate((5, 9, 7)):
        hold(s, seat, prestige=prestige)
    assert [placing.rank for placing in RULES.standing(s)] == [3, 1, 2]


@pytest.mark.clause("V-1.1")
def test_a_game_ends_by_the_chronicle_or_the_graves_and_in_no_other_way() -> None:
    assert RULES.ends == ("chronicle", "graves")


@pytest.mark.clause("V-1.2")
def test_a_house_has_eleven_members_in_four_generations() -> None:
    s = opening()
    for farm in RULES.view(s, None).farms:
        everybody = [*farm.members["farm"], *farm.unborn]
        assert Counter(everybody) == {1: 4, 2: 3, 3: 2, 4: 2}


@pytest.mark.clause("V-1.2")
def test_a_house_has_a_marker_for_each_of_six_cities() -> None:
    assert len(RULES.view(opening(), None).printed["city"]) == 6


@pytest.mark.clause("V-1.3")
def test_the_village_shares_72_cubes_six_plagues_24_customers_and_four_monks() -> None:
    s = unopened(4)
    view = RULES.view(s, None)
    assert view.supply == {"orange": 18, "green": 18, "brown": 18, "pink": 18, "plague": 6}
    assert len(view.unseen) == len(set(view.unseen)) == len(view.customers) == 24
    assert view.printed["start"][0]["monks"] == 4


@pytest.mark.clause("V-1.4")
def test_goods_never_run_out() -> None:
    s = opening()
    lay(s, "crafts pink", "crafts orange")
    hold(s, 0, scroll=8, pink=1)
    hold(s, 1, scroll=8)
    play(s, "take crafts pink", "buy scroll")
    assert has(s, 0)["scroll"] == 9


@pytest.mark.clause("V-1.4")
def test_coins_never_run_out() -> None:
    s = opening()
    lay(s, "crafts pink", "crafts orange")
    hold(s, 0, coins=10, grain=2)
    hold(s, 1, coins=5)
    play(s, "take crafts pink", "grind")
    assert has(s, 0)["coins"] == 12


@pytest.mark.clause("V-1.4")
def test_grain_never_runs_out_even_with_four_full_stores() -> None:
    s = opening(4)
    lay(s, "harvest pink", "harvest orange")
    hold(s, 0, grain=3)
    for seat in (1, 2, 3):
        hold(s, seat, grain=5)
    play(s, "take harvest pink", "reap")
    assert s.grain == [5, 5, 5, 5]


@pytest.mark.clause("V-1.4")
def test_a_cube_that_is_not_in_the_supply_cannot_be_taken_from_it() -> None:
    s = opening()
    lay(s, "council brown", "council green")
    members(s, 0, council2=(1,))
    hold(s, 1, pink=s.supply[3])
    play(s, "take council brown", "use 2")
    assert [o for o in options(s, "gather") if "pink" in o] == []
    assert options(s, "gather orange") == ["gather orange orange", "gather orange green", "gather orange brown"]


@pytest.mark.clause("V-2.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_neither_fewer_than_two_nor_more_than_four_play(seats: int) -> None:
    with pytest.raises(cadency.BadSetup, match=f"village is for 2 to 4 seats, not {seats}"):
        cadency.open_table("village", seats)


@pytest.mark.clause("V-2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_three_or_four_play(seats: int) -> None:
    assert len(RULES.view(opening(seats), None).farms) == seats


@pytest.mark.clause("V-2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_every_house_starts_with_its_first_generation_on_the_farm(seats: int) -> None:
    s = opening(seats)
    for seat in range(seats):
        assert where(s, seat) == {"farm": [1, 1, 1, 1]}
        assert RULES.view(s, None).farms[seat].unborn == [2, 2, 2, 3, 3, 4, 4]


@pytest.mark.clause("V-2.3")
@pytest.mark.parametrize("seats", SEATS)
def test_every_house_starts_with_one_coin_and_nothing_else(seats: int) -> None:
    s = opening(seats)
    assert [has(s, seat) for seat in range(seats)] == [{"coins": 1}] * seats
    assert s.time == s.prestige == [0] * seats


@pytest.mark.clause("V-2.4")
@pytest.mark.parametrize(("seats", "stalls", "stack"), [(2, 3, 16), (3, 4, 15), (4, 5, 14)])
def test_customers_lie_on_every_stall_and_five_wait(seats: int, stalls: int, stack: int) -> None:
    s = unopened(seats)
    play(s, "ring 0")
    d = pending(s)
    assert d is not None
    assert d.seat == NATURE
    assert d.deal is not None
    assert (d.deal.counts, d.deal.k, d.deal.ordered) == ((1,) * 24, stalls + 5, True)
    arrive(s, "c24", "c01", "c23")
    at_stalls, queue = customers(s)
    assert at_stalls[:3] == ["c24", "c01", "c23"]
    assert (len(at_stalls), len(queue), len(RULES.view(s, None).unseen)) == (stalls, 5, stack)
    assert None not in at_stalls


@pytest.mark.clause("V-2.5")
@pytest.mark.parametrize(
    ("seats", "spaces", "graves"), [(2, (3, 2, 1, 2, 2), 5), (3, (3, 2, 2, 3, 2), 6), (4, (4, 3, 2, 3, 3), 7)]
)
def test_chronicle_and_graves_grow_with_the_seats(seats: int, spaces: tuple[int, ...], graves: int) -> None:
    view = RULES.view(opening(seats), None)
    careers = ("crafts", "travel", "council", "church", "farm")
    assert view.chronicle_room == dict(zip(careers, spaces, strict=True))
    assert view.graves_room == graves
    assert view.graves == []
    assert not any(view.chronicle.values())


@pytest.mark.clause("V-2.6")
def test_the_next_first_marker_can_be_taken_from_the_start() -> None:
    s = opening()
    assert RULES.view(s, None).next_first is None
    lay(s, "council green", "council brown")
    hold(s, 0, green=1)
    play(s, "take council green", "rise 1 1 cubes", "pay green green")
    assert options(s) == ["use 1", "skip"]


@pytest.mark.clause("V-2.7")
def test_the_black_bag_holds_four_monks_and_the_green_bag_nothing() -> None:
    s = unopened()
    assert sum(s.bag) == 0
    s = opening()
    lay(s, "harvest pink")
    members(s, 0, bag=(1,))
    hold(s, 0, coins=0)
    play(s, "take harvest pink")
    d = pending(s)
    assert d is not None
    assert d.deal is not None
    assert d.deal.counts == (4, 1, 0, 0, 0, 0, 0, 0, 0)


@pytest.mark.clause("V-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    s = unopened(seats)
    d = pending(s)
    assert d is not None
    assert (d.seat, d.weights) == (NATURE, (1,) * seats)
    assert [option.wire() for option in d.options] == [("ring", seat) for seat in range(seats)]
    apply(s, d.options[-1])
    nature(s)
    assert asked(s) == (seats - 1, "turn.take")
    assert (s.first, RULES.view(s, None).round) == (seats - 1, 1)

"""An owner's numbers are the ones that are played with."""

import pytest

from cadency.games.village.names import GOODS
from cadency.games.village.state import Village
from tests.games.village.positions import (
    arrive,
    asked,
    customers,
    has,
    hold,
    lay,
    members,
    opening,
    options,
    play,
    said,
    score,
    visit,
    where,
)


def village(pack: str, *cubes: str, **things: int) -> Village:
    s = opening(pack=pack, customers=("c21", "c22", "c23"))
    lay(s, *cubes, "harvest orange", "family orange")
    hold(s, 0, **{"coins": 0, **things})
    return s


def test_the_mill() -> None:
    s = village("[[mill]]\nhours = 1\ngrain = 3\ncoins = 5\n", "crafts green", grain=4)
    play(s, "take crafts green", "grind")
    assert (has(s, 0), s.time[0]) == ({"green": 1, "grain": 1, "coins": 5}, 1)
    s = village("[[mill]]\nhours = 1\ngrain = 3\ncoins = 5\n", "crafts green", grain=2)
    members(s, 0, bag=(1,))
    play(s, "take crafts green")
    assert asked(s) == (1, "turn.take")


@pytest.mark.parametrize(("grain", "offered"), [(2, False), (3, True)])
@pytest.mark.parametrize("home", [(1,), ()])
def test_the_mill_opens_for_its_own_number_of_sacks(grain: int, offered: bool, home: tuple[int, ...]) -> None:
    for mill in ("hours = 1\ngrain = 3\ncoins = 5\n", "hours = 5\ngrain = 3\ncoins = 1\n"):
        s = village(f"[[mill]]\n{mill}", pink=3, grain=grain)
        members(s, 0, farm=home, bag=(1,))
        play(s, "well pink pink pink")
        assert ("act crafts" in options(s)) == (offered or bool(home))
        if offered or home:
            play(s, "act crafts")
            if asked(s) == (0, "crafts.work"):
                assert ("grind" in options(s)) == offered
            else:
                assert said(s, "ground")


def test_a_trip() -> None:
    s = village("[[trip]]\nhours = 4\nwagons = 2\n", "travel green", "travel green", wagon=3, brown=4)
    play(s, "take travel green", "travel village aubrac 1")
    assert (has(s, 0), s.time[0]) == ({"green": 1, "wagon": 1, "brown": 2}, 4)
    play(s, "1: take harvest orange", "skip", "0: take travel green")
    assert asked(s) == (1, "turn.take")


def test_roads_go_both_ways_between_cities_and_one_way_out_of_the_village() -> None:
    pack = "".join(
        f'[[road]]\nid = "{ends}"\ncubes = {{ {price} }}\n'
        for ends, price in (("village-fenwick", "green = 1"), ("fenwick-aubrac", "brown = 1"))
    )
    for start, offers in (
        ("farm", ["travel village fenwick 1", "skip"]),
        ("fenwick", ["travel fenwick aubrac 1", "skip"]),
        ("aubrac", ["travel aubrac fenwick 1", "skip"]),
    ):
        s = village(pack, "travel green", wagon=1, brown=1)
        members(s, 0, **{start: (1,)})
        play(s, "take travel green")
        assert options(s) == offers
    play(s, "travel aubrac fenwick 1", "gather pink pink")
    assert has(s, 0) == {"green": 1, "pink": 2}


def test_a_step_and_privileges() -> None:
    pack = "[[step]]\ncubes = { green = 1, pink = 2 }\nscrolls = 2\n[[privilege]]\ncubes = 1\ncoins = 2\nprestige = 5\n"
    s = village(pack, "council green", pink=2, scroll=1, coins=0)
    play(s, "take council green")
    assert options(s) == ["rise 1 1 cubes", "skip"]
    play(s, "rise 1 1 cubes", "skip")
    assert has(s, 0) == {"scroll": 1}
    s = village(pack, "council green", scroll=2, coins=2)
    members(s, 0, council3=(1,))
    play(s, "take council green", "rise 4 1 scroll", "use 4")
    assert (has(s, 0), s.prestige[0]) == ({"green": 1}, 5)
    s = village(pack, "council green", coins=1)
    members(s, 0, council4=(1,))
    play(s, "take council green")
    assert options(s) == ["use 1", "use 2", "use 3", "skip"]
    play(s, "use 2", "gather pink")
    assert has(s, 0) == {"green": 1, "pink": 1, "coins": 1}


def test_a_sale() -> None:
    s = village("[[sale]]\ncubes = { pink = 1, brown = 1 }\nhours = 3\n", "market green")
    hold(s, 1, coins=0, horse=1, pink=1, brown=1, green=1)
    play(s, "take market green", "1: serve 21")
    assert (has(s, 1), s.time[1]) == ({"green": 1}, 3)


def test_a_vow() -> None:
    s = village("[[vow]]\ncubes = { orange = 2 }\nhours = 5\n", "church orange", "church green", orange=1)
    play(s, "take church orange", "give 1 cubes")
    assert has(s, 0) == {}
    hold(s, 1, coins=0)
    play(s, "1: take church green", "give 1 hours")
    assert s.time[1] == 5


def test_a_building() -> None:
    names = ("wainwright", "stables", "library", "smithy")
    pack = "".join(
        f'[[building]]\nid = "{name}"\ntrain = {n}\nhours = {n + 3}\ncubes = {{ brown = 1 }}\ngrain = {n}\n'
        for n, name in enumerate(names)
    )
    for n, (name, good) in enumerate(zip(names, ("wagon", "ox", "scroll", "plow"), strict=True)):
        s = village(pack, "crafts brown", grain=n)
        play(s, "take crafts brown", f"buy {good}")
        assert has(s, 0) == {good: 1}
        s = village(pack, "crafts brown")
        play(s, "take crafts brown", f"train {name} 1", f"make {good}")
        assert s.time[0] == 2 * n + 3


def test_the_start() -> None:
    pack = "[[start]]\ncoins = 3\nmonks = 5\ndrawn = 2\nstore = 7\nmajority = 7\n"
    s = village(pack, "harvest pink", coins=3)
    members(s, 0, farm=(1,), bag=(1, 1, 1))
    assert s.coins == [3, 3]
    lay(s, "harvest pink")
    play(s, "take harvest pink", "skip", "ransom 1", "ransom 1")
    assert asked(s)[1] == "round.fill"
    assert (s.coins[0], s.prestige) == (1, [7, 0])


def test_the_harvest() -> None:
    pack = "[[harvest]]\nplain = 3\nhorse = 5\nox = 1\n"
    for goods, sacks in (({}, 3), ({"plow": 1, "ox": 1}, 3), ({"plow": 1, "horse": 1}, 5)):
        s = village(pack, "harvest pink", **goods)
        play(s, "take harvest pink", "reap")
        assert s.grain[0] == sacks


def test_windows() -> None:
    pack = "".join(f"[[window]]\nwindow = {n}\ngrain = {5 - n}\npoints = {n}\n" for n in (1, 2, 3, 4))
    s = opening(pack=pack)
    lay(s, "harvest pink")
    members(s, 0, farm=(1,), window1=(1,))
    hold(s, 0, coins=0, grain=5)
    play(s, "take harvest pink", "skip", "promote 1 1", "promote 2 1")
    assert (where(s, 0), s.grain[0]) == ({"farm": [1], "window3": [1]}, 0)
    assert score(s, 0) == {"prestige": 2, "church": 3}


def test_a_short_list_of_points_counts_its_last_for_more() -> None:
    s = opening(pack='[[score]]\nid = "travel"\npoints = [5, 6]\n[[score]]\nid = "chronicle"\npoints = [9]\n')
    hold(s, 0, coins=0)
    visit(s, 0, "aubrac", "bellac", "dorn", "elmet")
    assert score(s, 0) == {"travel": 6}


SINGLE = "".join(f'[[customer]]\nid = "t{n}"\nwants = {{ {GOODS[n % 5]} = 1 }}\npoints = {n}\n' for n in range(24))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("good", GOODS)
def test_one_good_is_enough_for_a_customer_who_wants_just_that(seat: int, good: str) -> None:
    s = opening(4, first=(seat + 1) % 4, pack=SINGLE, customers=[f"t{n}" for n in range(5)])
    lay(s, "market brown", "harvest orange")
    hold(s, seat, coins=0, green=1, **{good: 1})
    play(s, "take market brown")
    assert asked(s) == (seat, "market.sell")
    assert options(s) == [f"serve {GOODS.index(good) + 1}", "skip"]


@pytest.mark.clause("V-9.7")
def test_more_stalls_than_places_in_the_queue_are_filled_from_the_stack() -> None:
    pack = "".join(f"[[market]]\nseats = {n}\nstalls = 3\nqueue = 1\n" for n in (2, 3, 4))
    s = opening(pack=pack, customers=("c21", "c22", "c23", "c24"))
    lay(s, "market brown", "harvest orange", "family orange")
    hold(s, 0, coins=0, green=2, horse=1, ox=1, plow=1)
    play(s, "take market brown", "serve 21", "serve 22", "serve 23")
    arrive(s, "c05", "c06", "c07")
    assert customers(s) == (["c24", "c05", "c06"], ["c07"])


@pytest.mark.clause("V-R9")
@pytest.mark.parametrize(
    ("cube", "answers"),
    [
        ("crafts plague", ["train smithy 1", "skip"]),
        ("crafts plague", ["make ox"]),
        ("crafts plague", ["grind"]),
        ("travel plague", ["travel village aubrac 1"]),
        ("council plague", ["rise 4 1 scroll", "skip"]),
        ("church plague", ["give 1 hours"]),
    ],
)
def test_on_a_short_day_the_plague_and_the_action_take_a_life_each(cube: str, answers: list[str]) -> None:
    s = village("[[time]]\nlength = 2\n", cube, wagon=1, brown=2, scroll=1, grain=2)
    members(s, 0, farm=(1, 2, 2, 3, 3), stables=(1,), council3=(1,))
    play(s, f"take {cube}", *answers)
    while asked(s) == (0, "death.bury"):
        play(s, options(s)[0])
    hours = {"train": 3, "make": 3, "grind": 2, "travel": 2, "rise": 3, "give": 3}[answers[0].split()[0]]
    assert len(said(s, "died")) == (2 + hours) // 2
    assert s.time[0] == (2 + hours) % 2


@pytest.mark.clause("V-R9")
def test_three_crossings_at_once_take_three_lives() -> None:
    s = village("[[time]]\nlength = 1\n", "church green")
    members(s, 0, farm=(1, 2, 3, 4, 4))
    play(s, "take church green", "give 4 hours")
    assert [generation for _, generation, *_ in said(s, "died")] == [1, 2, 3]
    assert where(s, 0) == {"farm": [4], "bag": [4]}

"""Every seat plays by the same rules, with its own things and nobody else's."""

from collections.abc import Sequence

import pytest

from cadency.games.village import RULES
from cadency.games.village.names import GOODS, INFLUENCE
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
    where,
)

SEATS = pytest.mark.parametrize("seat", [0, 1, 2, 3])
PLENTY = {**dict.fromkeys((*INFLUENCE, *GOODS), 3), "coins": 3, "grain": 3}


def alone(seat: int, cube: str, family: dict[str, Sequence[int]], **things: int) -> Village:
    """This seat is on turn and owns only this; its neighbours have three of everything and members everywhere."""
    s = opening(4, first=seat)
    lay(s, cube, "harvest plague", "family plague")
    for other in range(4):
        hold(s, other, **(PLENTY if other != seat else {"coins": 0, **things}))
        if other != seat:
            members(s, other, farm=(2,), smithy=(1,), aubrac=(1,), council3=(1,), window1=(2,), bag=(1,))
    members(s, seat, **family)
    play(s, f"{seat}: take {cube}")
    return s


def after(s: Village, seat: int, hours: int, **things: int) -> None:
    """This seat has just these things now and paid so many hours; the others have what they had."""
    for other in range(4):
        assert has(s, other) == (things if other == seat else PLENTY)
        assert s.time[other] == (hours if other == seat else 0)
        if other != seat:
            assert set(where(s, other)) == {"farm", "smithy", "aubrac", "council3", "window1", "bag"}
    assert asked(s) == ((seat + 1) % 4, "turn.take")


@SEATS
def test_harvest(seat: int) -> None:
    s = alone(seat, "harvest pink", {"farm": (1,)}, ox=1)
    play(s, "reap")
    after(s, seat, 0, pink=1, ox=1, grain=2)
    s = alone(seat, "harvest pink", {"farm": (1,)}, horse=1, plow=1)
    play(s, "reap")
    after(s, seat, 0, pink=1, horse=1, plow=1, grain=3)
    s = alone(seat, "harvest pink", {"bag": (1,)})
    after(s, seat, 0, pink=1)


@SEATS
def test_family(seat: int) -> None:
    s = alone(seat, "family pink", {"farm": (1,), "dorn": (1,)})
    assert options(s) == ["bear", "recall dorn 1", "skip"]
    play(s, "bear")
    assert where(s, seat) == {"farm": [1, 2], "dorn": [1]}
    after(s, seat, 0, pink=1)


@SEATS
def test_crafts_with_time(seat: int) -> None:
    s = alone(seat, "crafts green", {"farm": (1,), "library": (2,)})
    assert options(s) == [
        *(f"train {b} 1" for b in ("wainwright", "stables", "library", "smithy")),
        "make scroll",
        "skip",
    ]
    play(s, "make scroll")
    after(s, seat, 2, green=1, scroll=1)
    s = alone(seat, "crafts green", {"farm": (3,)})
    play(s, "train stables 3", "make ox")
    assert where(s, seat) == {"stables": [3]}
    after(s, seat, 6, green=1, ox=1)


@SEATS
def test_crafts_with_cubes_and_grain(seat: int) -> None:
    s = alone(seat, "crafts pink", {"bag": (1,)}, orange=1, grain=3)
    assert options(s) == ["buy wagon", "buy horse", "buy ox", "buy scroll", "buy plow", "grind", "skip"]
    play(s, "buy plow")
    after(s, seat, 0, plow=1, grain=3)
    s = alone(seat, "crafts pink", {"bag": (1,)}, grain=3)
    play(s, "buy horse")
    after(s, seat, 0, pink=1, horse=1)
    s = alone(seat, "crafts green", {"bag": (1,)}, grain=2)
    play(s, "grind")
    after(s, seat, 2, green=1, coins=2)
    s = alone(seat, "crafts green", {"bag": (1,)})
    after(s, seat, 0, green=1)


@SEATS
def test_travel(seat: int) -> None:
    s = alone(seat, "travel green", {"farm": (1,), "dorn": (2,)}, wagon=1, brown=2)
    assert options(s) == ["travel dorn bellac 2", "travel village aubrac 1", "skip"]
    play(s, "travel village aubrac 1")
    assert s.prestige[seat] == 3
    after(s, seat, 2, green=1)
    s = alone(seat, "travel green", {"dorn": (2,)}, wagon=1, pink=2)
    play(s, "travel dorn fenwick 2", "gather brown brown")
    after(s, seat, 2, green=1, brown=2)
    s = alone(seat, "travel green", {"bag": (1,)}, wagon=1, pink=2)
    after(s, seat, 0, green=1, wagon=1, pink=2)


@SEATS
def test_council(seat: int) -> None:
    s = alone(seat, "council brown", {"farm": (1,), "council2": (2,)}, scroll=1)
    assert options(s) == ["rise 1 1 scroll", "rise 3 2 scroll", "use 1", "use 2", "skip"]
    play(s, "rise 3 2 scroll", "use 3", "claim wagon")
    assert where(s, seat) == {"farm": [1], "council3": [2]}
    after(s, seat, 2, brown=1, wagon=1)
    s = alone(seat, "council green", {"farm": (1,)}, green=1)
    play(s, "rise 1 1 cubes", "use 1")
    assert RULES.view(s, None).next_first == seat
    after(s, seat, 1)
    s = alone(seat, "council brown", {"farm": (1,)}, green=1)
    after(s, seat, 0, brown=1, green=1)


@SEATS
def test_church(seat: int) -> None:
    s = alone(seat, "church brown", {"farm": (3,)})
    assert options(s) == ["give 3 cubes", "give 3 hours", "skip"]
    play(s, "give 3 cubes")
    assert where(s, seat) == {"bag": [3]}
    after(s, seat, 0)
    s = alone(seat, "church green", {"farm": (3,)})
    play(s, "give 3 hours")
    after(s, seat, 3, green=1)


@SEATS
def test_well(seat: int) -> None:
    s = opening(4, first=seat)
    lay(s, "harvest plague", "family plague")
    for other in range(4):
        hold(s, other, **({"coins": 0, "pink": 3} if other == seat else PLENTY))
    assert options(s, "well") == ["well pink pink pink"]
    play(s, "well pink pink pink", "act harvest")
    assert has(s, seat) == {"grain": 2}


@SEATS
def test_market(seat: int) -> None:
    s = opening(4, first=(seat + 2) % 4, customers=("c01", "c21", "c19", "c16", "c15"))
    lay(s, "market brown", "harvest plague", "family plague")
    for other in range(4):
        hold(s, other, coins=0, green=1)
    hold(s, seat, horse=1, grain=4, green=2)
    play(s, "take market brown")
    assert options(s) == ["serve 21", "serve 19", "serve 16", "skip"]
    play(s, f"{seat}: serve 21", f"{seat}: serve 16")
    assert has(s, seat) == {}
    assert s.time == [2 if other == seat else 0 for other in range(4)]
    assert [len(served) for served in s.served] == [2 if other == seat else 0 for other in range(4)]


@SEATS
def test_mass(seat: int) -> None:
    s = opening(4, first=(seat + 1) % 4)
    lay(s, "travel pink")
    for other in range(4):
        hold(s, other, coins=0, grain=1, wagon=0)
        members(s, other, farm=(1,))
    members(s, seat, farm=(1,), bag=(1, 2, 4), window2=(3,))
    hold(s, seat, coins=2, grain=3)
    play(s, "take travel pink", f"{seat}: ransom 2", f"{seat}: ransom 4")
    play(s, "deal 0 " + str(1 + seat * 4), f"{seat}: promote 1 1", f"{seat}: promote 2 3")
    assert where(s, seat) == {"farm": [1], "window1": [2, 4], "window2": [1], "window3": [3]}
    assert s.prestige == [2 if other == seat else 0 for other in range(4)]
    assert (s.coins, s.grain[seat]) == ([0, 0, 0, 0], 0)


@SEATS
def test_death(seat: int) -> None:
    s = opening(4, first=seat)
    lay(s, "family plague", "harvest pink", "church pink")
    members(s, seat, farm=(2,), council2=(1,))
    hold(s, seat, time=8)
    play(s, "take family plague", "skip")
    assert where(s, seat) == {"farm": [2]}
    assert [(f.seat, f.generation) for f in RULES.view(s, None).chronicle["council"]] == [(seat, 1)]

"""The end (V-16)."""

import pytest

from cadency.games.village import RULES
from cadency.games.village.names import SPACES
from cadency.games.village.state import Village
from tests.games.village.positions import (
    almost,
    arrive,
    asked,
    bury,
    draw,
    has,
    hold,
    lay,
    members,
    opening,
    options,
    play,
    refused,
    said,
    score,
    turn,
    where,
)

CAREERS = ("crafts", "travel", "council", "church", "farm")
ACTIONS = [f"act {space}" for space in SPACES]


def fill(s: Village, cause: str) -> None:
    """One space is left, in the chronicle (for a farmer) or among the graves; farmers go there."""
    if cause == "chronicle":
        bury(s, **almost(s))
    else:
        bury(s, farm=almost(s)["farm"] + 1, graves=s.content.graves[s.seats] - 1)


def nearly(seats: int = 3, cause: str = "chronicle", *, seat: int = 0, first: int = 0) -> Village:
    """This seat will bring about the end with the plague cube on the harvest space. Nobody has a coin."""
    s = opening(seats, first=first)
    lay(s, "harvest plague", *["harvest pink"] * 8)
    for other in range(seats):
        hold(s, other, coins=0)
        members(s, other, farm=(1,))
    hold(s, seat, time=8)
    turn(s, seat)
    fill(s, cause)
    return s


def trigger(s: Village) -> None:
    play(s, "take harvest plague", "skip")


def last_turns(s: Village) -> list[int]:
    """Who has a last turn, in order; each takes a pink cube from the harvest and no more."""
    found = []
    while not s.over and asked(s)[1] == "turn.last":
        found.append(asked(s)[0])
        play(s, "take harvest pink")
        if where(s, found[-1]).get("farm"):
            play(s, "skip")
    return found


@pytest.mark.clause("V-16.1", "V-16.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cause", ["chronicle", "graves"])
def test_the_last_space_of_chronicle_or_graves_begins_the_end(seats: int, cause: str) -> None:
    s = nearly(seats, cause)
    assert RULES.view(s, None).ending is None
    trigger(s)
    view = RULES.view(s, None)
    assert (view.ending, view.cause, view.over) == (0, cause, "")
    assert said(s, "ending") == [(0, cause)]
    last_turns(s)
    assert s.over == cause
    assert said(s, "over") == [(cause,)]


@pytest.mark.clause("V-16.1")
def test_a_full_career_does_not_begin_the_end() -> None:
    s = nearly()
    s.chronicle = ((), *s.chronicle[1:])
    members(s, 0, farm=(1,))
    trigger(s)
    assert said(s, "ending") == []
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-16.1")
@pytest.mark.parametrize("missing", CAREERS[:4])
def test_the_chronicle_is_full_only_when_all_careers_are(missing: str) -> None:
    s = nearly()
    at = CAREERS.index(missing)
    s.chronicle = (*s.chronicle[:at], s.chronicle[at][:-1], *s.chronicle[at + 1 :])
    members(s, 0, farm=(1,))
    trigger(s)
    assert said(s, "ending") == []


@pytest.mark.clause("V-16.1")
def test_with_a_grave_left_the_game_goes_on() -> None:
    s = nearly(cause="graves")
    s.graves = s.graves[:-1]
    members(s, 0, farm=(1,))
    trigger(s)
    assert len(s.graves) == 5
    assert said(s, "ending") == []
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-16.2")
@pytest.mark.parametrize(
    ("seats", "seat", "order"),
    [(2, 0, [1]), (2, 1, [0]), (3, 1, [2, 0]), (4, 0, [1, 2, 3]), (4, 2, [3, 0, 1])],
)
@pytest.mark.parametrize("first", [0, 1])
def test_every_other_seat_has_one_last_turn_clockwise(seats: int, seat: int, order: list[int], first: int) -> None:
    s = nearly(seats, seat=seat, first=first)
    trigger(s)
    assert last_turns(s) == order
    assert s.over == "chronicle"
    assert len(said(s, "died")) == 1  # a last turn takes no life by itself


@pytest.mark.clause("V-16.2")
def test_the_trigger_finishes_its_turn_first() -> None:
    s = nearly()
    hold(s, 0, time=9)
    members(s, 0, farm=(1, 4))
    play(s, "take harvest plague", "reap")
    assert has(s, 0)["grain"] == 2
    assert asked(s) == (1, "turn.last")


@pytest.mark.clause("V-16.3")
def test_a_last_turn_is_an_ordinary_turn_while_a_cube_lies_somewhere() -> None:
    s = nearly()
    lay(s, "harvest plague", "church orange", "market plague")
    hold(s, 1, pink=3)
    trigger(s)
    assert options(s) == ["take market plague", "take church orange", "well pink pink pink"]
    play(s, "well pink pink pink", "act harvest")
    assert (has(s, 1), s.left) == ({"grain": 2}, 2)
    play(s, "2: take market plague")
    assert s.time[2] == 2


@pytest.mark.clause("V-16.3")
def test_without_a_cube_any_one_action_is_free() -> None:
    s = nearly()
    lay(s, "harvest plague")
    hold(s, 1, wagon=1, brown=2, scroll=1, pink=3)
    trigger(s)
    assert asked(s) == (1, "turn.last")
    assert options(s) == [*ACTIONS, "skip"]
    play(s, "act harvest")
    assert has(s, 1) == {"wagon": 1, "brown": 2, "scroll": 1, "pink": 3, "grain": 2}
    assert asked(s) == (2, "turn.last")


@pytest.mark.clause("V-16.3")
def test_a_free_action_still_has_its_own_costs() -> None:
    s = nearly()
    lay(s, "harvest plague")
    hold(s, 1, wagon=1, brown=2)
    trigger(s)
    play(s, "act travel", "travel village aubrac 1")
    assert has(s, 1) == {}
    assert s.time[1] == 2


@pytest.mark.clause("V-16.3")
def test_an_action_that_cannot_be_done_is_not_free_either() -> None:
    s = nearly()
    lay(s, "harvest plague")
    members(s, 1, bag=(1,))
    trigger(s)
    assert options(s) == ["act family", "act market", "skip"]
    assert refused(s, "act church") == ("farm-empty", "V-4.5")
    assert refused(s, "act travel") == ("nothing-possible", "V-4.5")


@pytest.mark.clause("V-16.3")
def test_the_spaces_are_not_refilled_for_the_last_turns() -> None:
    s = nearly()
    lay(s, "harvest plague", "harvest pink")
    trigger(s)
    play(s, "1: take harvest pink", "skip")
    assert s.left == 0
    assert asked(s) == (2, "turn.last")
    assert options(s, "take") == []
    assert said(s, "round") == [(1, 0)]


@pytest.mark.clause("V-16.4", "V-16.7")
def test_the_last_cube_in_a_last_turn_brings_no_mass_before_the_final_one() -> None:
    s = nearly()
    lay(s, "harvest plague", "harvest pink")
    members(s, 2, farm=(1,), window1=(4,))
    trigger(s)
    play(s, "1: take harvest pink", "skip")
    assert said(s, "mass") == []
    play(s, "2: act harvest", "2: skip")
    assert said(s, "mass", "over") == [("mass",), ("over", "chronicle")]
    assert s.prestige == [0, 0, 2]


@pytest.mark.clause("V-16.5")
def test_who_dies_in_the_last_turns_without_a_place_is_removed() -> None:
    s = nearly(cause="graves")
    lay(s, "harvest plague", "harvest plague", "harvest pink")
    members(s, 1, farm=(1, 2))
    hold(s, 1, time=8)
    trigger(s)
    play(s, "1: take harvest plague", "skip")
    assert said(s, "died")[1:] == [(1, 1, "farm", "nowhere")]
    assert where(s, 1) == {"farm": [2]}
    assert RULES.view(s, None).farms[1].lost == s.lost[1]
    assert len(s.graves) == 6
    assert s.living(1) == 1


@pytest.mark.clause("V-16.5", "V-15.5")
def test_a_free_space_is_still_used_in_the_last_turns() -> None:
    s = nearly(cause="graves")
    lay(s, "harvest plague", "harvest plague", "harvest pink")
    members(s, 1, smithy=(1,))
    hold(s, 1, time=8)
    trigger(s)
    play(s, "1: take harvest plague")
    assert said(s, "died")[1:] == [(1, 1, "crafts", "chronicle")]


@pytest.mark.clause("V-16.5", "V-15.6")
def test_a_free_grave_is_still_used_in_the_last_turns() -> None:
    s = nearly(cause="chronicle")
    lay(s, "harvest plague", "harvest plague", "harvest pink")
    hold(s, 1, time=8)
    trigger(s)
    play(s, "1: take harvest plague", "skip")
    assert said(s, "died")[1:] == [(1, 1, "farm", "grave")]


@pytest.mark.clause("V-16.5", "V-15.1")
def test_a_free_action_over_the_bridge_takes_a_life_too() -> None:
    s = nearly()
    lay(s, "harvest plague")
    hold(s, 1, time=7)
    trigger(s)
    play(s, "1: act crafts", "train smithy 1", "skip")
    assert said(s, "died")[1:] == [(1, 1, "crafts", "grave")]
    assert asked(s) == (2, "turn.last")


# --- the end on a market day


def on_market_day(
    seats: int, starter: int, seat: int, *, market_end: str = "first", last_cube: bool = False
) -> Village:
    """This seat brings about the end by a sale on the starter's market day, played up to that death."""
    tiles = ("c21", "c22", "c23", "c24", "c16")
    s = opening(seats, first=starter, customers=tiles, market_end=market_end)
    lay(s, "market brown", *([] if last_cube else ["harvest pink"] * 8))
    for other in range(seats):
        members(s, other, farm=(1,))
        hold(s, other, coins=0)
    hold(s, seat, horse=1, ox=int(seat == starter), green=1, time=9)
    fill(s, "chronicle")
    play(s, f"{starter}: take market brown", f"{seat}: serve 21")
    if seat == starter:
        play(s, f"{seat}: serve 22")
    assert said(s, "ending") == [(seat, "chronicle")]
    return s


@pytest.mark.clause("V-16.5", "V-16.6")
def test_who_dies_without_a_place_later_on_the_same_market_day_is_removed() -> None:
    s = opening(3, customers=("c21", "c22", "c23", "c24"))
    lay(s, "market brown", *["harvest pink"] * 8)
    for seat in range(3):
        members(s, seat, farm=(1, 2))
        hold(s, seat, coins=0)
    hold(s, 1, horse=1, green=1, time=9)
    hold(s, 2, ox=1, green=1, time=9)
    fill(s, "graves")
    play(s, "0: take market brown", "1: serve 21", "2: serve 22")
    assert said(s, "ending", "died") == [
        ("died", 1, 1, "farm", "grave"),
        ("ending", 1, "graves"),
        ("died", 2, 1, "farm", "nowhere"),
    ]
    arrive(s)
    assert asked(s) == (0, "turn.last")


@pytest.mark.clause("V-16.6", "V-16.2")
@pytest.mark.parametrize("market_end", ["first", "last"])
@pytest.mark.parametrize(("seats", "starter", "order"), [(2, 0, [1]), (3, 1, [2, 0]), (4, 3, [0, 1, 2])])
def test_a_starter_who_brings_about_the_end_has_had_the_last_turn(
    seats: int, starter: int, order: list[int], market_end: str
) -> None:
    s = on_market_day(seats, starter, starter, market_end=market_end)
    arrive(s)
    assert last_turns(s) == order
    assert s.over == "chronicle"


@pytest.mark.clause("V-16.6")
@pytest.mark.parametrize(
    ("market_end", "seats", "starter", "seat", "order"),
    [
        ("first", 2, 0, 1, [0, 1]),
        ("first", 3, 0, 1, [0, 1, 2]),
        ("first", 3, 1, 0, [1, 2, 0]),
        ("first", 4, 2, 0, [2, 3, 0, 1]),
        ("last", 2, 0, 1, [1, 0]),
        ("last", 3, 0, 1, [1, 2, 0]),
        ("last", 3, 1, 0, [2, 0, 1]),
        ("last", 4, 2, 0, [3, 0, 1, 2]),
    ],
)
def test_if_another_seat_does_everybody_has_a_last_turn(
    market_end: str, seats: int, starter: int, seat: int, order: list[int]
) -> None:
    s = on_market_day(seats, starter, seat, market_end=market_end)
    arrive(s)
    assert last_turns(s) == order
    assert s.over == "chronicle"


@pytest.mark.clause("V-16.6")
def test_the_market_day_is_played_to_its_close_first() -> None:
    s = opening(3, customers=("c21", "c22", "c23", "c24"))
    lay(s, "market brown", *["harvest pink"] * 8)
    for seat in range(3):
        members(s, seat, farm=(1,))
        hold(s, seat, coins=0, green=2, horse=1, ox=1, plow=1, scroll=1)
    hold(s, 1, time=9)
    fill(s, "chronicle")
    play(s, "0: take market brown", "0: serve 21", "1: serve 22")
    assert said(s, "ending") == [(1, "chronicle")]
    play(s, "2: serve 23", "0: serve 24")
    arrive(s)
    assert last_turns(s) == [0, 1, 2]


@pytest.mark.clause("V-16.6", "V-16.3")
def test_an_end_on_the_last_market_cube_makes_all_last_turns_free() -> None:
    s = on_market_day(3, 0, 1, last_cube=True)
    arrive(s)
    for seat in (0, 1, 2):
        assert asked(s) == (seat, "turn.last")
        assert options(s)[-1] == "skip"
        play(s, f"{seat}: act family", "bear")
    assert s.over == "chronicle"
    assert said(s, "mass") == [()]


@pytest.mark.clause("V-16.6", "V-15.1")
def test_a_death_that_the_starter_owes_still_comes_before_the_last_turns() -> None:
    s = opening(3, customers=("c21", "c22", "c23", "c24"))
    lay(s, "market plague", *["harvest pink"] * 8)
    for seat in range(3):
        members(s, seat, farm=(1,))
        hold(s, seat, coins=0)
    hold(s, 0, time=8)
    hold(s, 1, time=9, horse=1, green=1)
    fill(s, "chronicle")
    play(s, "0: take market plague", "1: serve 21")
    arrive(s)
    assert said(s, "died") == [(1, 1, "farm", "chronicle"), (0, 1, "farm", "grave")]
    assert last_turns(s) == [0, 1, 2]


# --- the final mass


@pytest.mark.clause("V-16.7", "V-13.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_one_final_mass_is_held_and_the_houses_are_scored(first: int) -> None:
    s = nearly(first=first)
    for seat in range(3):
        members(s, seat, farm=(1,), window1=(3,))
        hold(s, seat, grain=1)
    members(s, 1, farm=(1,), window1=(3,), bag=(4,))
    trigger(s)
    assert last_turns(s) == [1, 2]
    draw(s, "monk", "monk", "monk", "1/4")
    for step in range(3):
        assert asked(s) == ((first + step) % 3, "mass.promote")
        play(s, "skip")
    assert said(s, "mass") == [()]
    assert s.prestige == [0, 2, 0]
    assert s.over == "chronicle"
    assert score(s, 1) == {"prestige": 2, "church": 2 + 2, "chronicle": 4}


@pytest.mark.clause("V-16.7")
def test_nothing_is_asked_after_the_end() -> None:
    s = nearly(2)
    trigger(s)
    last_turns(s)
    assert s.over == "chronicle"
    assert RULES.view(s, None).over == "chronicle"
    assert [name for name, *_ in said(s, "mass", "over", "round")][-2:] == ["mass", "over"]

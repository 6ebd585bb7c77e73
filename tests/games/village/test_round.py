"""Rounds: the bag, the spaces, whose turn it is (V-3)."""

import pytest

from cadency.games.village import RULES
from cadency.games.village.names import COLOURS, SPACES
from cadency.games.village.state import Village
from cadency.kernel.engine import NATURE, Deal, pending
from tests.games.village.positions import (
    arrive,
    asked,
    draw,
    has,
    hold,
    lay,
    members,
    nature,
    opening,
    options,
    play,
    said,
    turn,
    unopened,
    where,
)

SPLIT = {2: (3, 2, 4, 2, 2, 2, 3), 3: (3, 3, 4, 2, 3, 3, 3), 4: (3, 3, 5, 3, 3, 4, 3)}
EACH = {2: 4, 3: 5, 4: 6}


def fill(s: Village) -> tuple[str, Deal]:
    """The space that nature fills now, and out of what."""
    d = pending(s)
    assert d is not None
    assert (d.seat, d.kind) == (NATURE, "round.fill")
    assert d.deal is not None
    return str(d.about[1]), d.deal


def on_board(s: Village) -> tuple[int, ...]:
    view = RULES.view(s, None)
    return tuple(sum(view.spaces[space].values()) for space in SPACES)


def end_round(s: Village) -> None:
    """Take one last cube and let the round end."""
    lay(s, "harvest orange")
    play(s, "take harvest orange", "skip")


@pytest.mark.clause("V-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_colour_and_all_plague_go_into_the_bag(seats: int) -> None:
    s = unopened(seats)
    play(s, "ring 0")
    arrive(s)
    assert fill(s)[1].counts == (*(EACH[seats],) * 4, 6)
    assert s.supply == [18 - EACH[seats]] * 4 + [0]


@pytest.mark.clause("V-3.1")
def test_the_plague_cubes_that_went_back_to_the_supply_come_again() -> None:
    s = opening()
    assert s.bag == [0, 0, 0, 0, 4]  # the lowest were dealt, so two plague cubes lay on the board
    end_round(s)
    assert fill(s)[1].counts == (4, 4, 4, 4, 6)
    assert s.supply[COLOURS.index("plague")] == 0


@pytest.mark.clause("V-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_space_gets_its_number_of_cubes(seats: int) -> None:
    s = opening(seats)
    assert on_board(s) == SPLIT[seats]
    assert sum(on_board(s)) == {2: 18, 3: 21, 4: 24}[seats]


@pytest.mark.clause("V-3.2")
def test_cubes_are_drawn_blindly_from_what_is_left_in_the_bag() -> None:
    s = opening()
    end_round(s)
    assert (fill(s)[0], fill(s)[1].k, fill(s)[1].ordered) == ("harvest", 3, False)
    play(s, "deal 3 4 4")
    assert RULES.view(s, None).spaces["harvest"] == {**dict.fromkeys(COLOURS, 0), "pink": 1, "plague": 2}
    assert (fill(s)[0], fill(s)[1].counts) == ("family", (4, 4, 4, 3, 4))
    play(s, "deal 0 0")
    assert (fill(s)[0], fill(s)[1].counts, fill(s)[1].k) == ("crafts", (2, 4, 4, 3, 4), 4)


@pytest.mark.clause("V-3.3")
def test_cubes_left_in_the_bag_are_mixed_with_the_next() -> None:
    s = opening()
    end_round(s)
    for cubes in ("4 4 4", "4 4", "1 1 1 4", "1 2", "2 2", "2 3", "3 3 3"):  # no orange at all
        play(s, f"deal {cubes}")
    assert s.bag == [4, 0, 0, 0, 0]
    end_round(s)
    assert fill(s)[1].counts == (8, 4, 4, 4, 6)


@pytest.mark.clause("V-3.4")
def test_a_colour_that_is_short_is_not_made_up_for() -> None:
    s = opening()
    lay(s, "harvest orange")
    hold(s, 1, brown=17)
    play(s, "take harvest orange", "skip")
    assert fill(s)[1].counts == (4, 4, 1, 4, 6)


@pytest.mark.clause("V-3.5")
@pytest.mark.parametrize(
    ("seats", "first", "order"), [(2, 1, [1, 0, 1]), (3, 2, [2, 0, 1, 2]), (4, 1, [1, 2, 3, 0, 1])]
)
def test_turns_go_clockwise_from_the_first_player(seats: int, first: int, order: list[int]) -> None:
    s = opening(seats, first=first)
    lay(s, *["harvest orange"] * 9)
    for seat in order:
        play(s, f"{seat}: take harvest orange", "skip")


@pytest.mark.clause("V-3.5")
def test_the_round_goes_on_while_any_space_holds_a_cube() -> None:
    s = opening()
    lay(s, "harvest orange", "church plague")
    play(s, "take harvest orange", "skip")
    assert asked(s) == (1, "turn.take")
    assert options(s) == ["take church plague"]


@pytest.mark.clause("V-3.6", "V-13.1")
def test_who_takes_the_last_cube_acts_and_mourns_before_mass() -> None:
    s = opening(3)
    turn(s, 2)
    lay(s, "crafts plague")
    hold(s, 2, time=9)
    members(s, 2, farm=(1, 1))
    play(s, "2: take crafts plague", "2: train smithy 1", "2: make plow")
    assert asked(s) == (2, "death.bury")
    play(s, "2: bury farm")
    assert [name for name, *_ in said(s, "made", "died", "mass", "round")] == ["round", "made", "died", "mass", "round"]
    assert where(s, 2) == {"smithy": [1]}


@pytest.mark.clause("V-3.6")
def test_the_last_cube_at_the_market_still_holds_a_market_day() -> None:
    s = opening(customers=("c24",))
    lay(s, "market pink")
    hold(s, 1, scroll=1, green=1)
    play(s, "0: take market pink", "1: serve 24", "1: pay green")
    arrive(s)
    nature(s)
    assert [name for name, *_ in said(s, "sold", "closed", "mass")] == ["sold", "closed", "mass"]


@pytest.mark.clause("V-3.6")
def test_the_well_does_not_end_a_round() -> None:
    s = opening()
    lay(s, "harvest orange")
    hold(s, 0, pink=3)
    play(s, "well pink pink pink", "act harvest")
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-3.7")
def test_the_holder_of_the_next_first_marker_takes_the_bell() -> None:
    s = opening(3)
    turn(s, 2)
    lay(s, "council green", "harvest pink")
    members(s, 2, council1=(1,))
    play(s, "2: take council green", "use 1")
    assert RULES.view(s, None).next_first == 2
    assert s.first == 0
    play(s, "0: take harvest pink", "skip")
    nature(s)
    assert asked(s) == (2, "turn.take")
    assert (s.first, RULES.view(s, None).next_first) == (2, None)


@pytest.mark.clause("V-3.7", "V-13.2")
def test_the_bell_moves_only_after_mass() -> None:
    s = opening(3)
    turn(s, 2)
    lay(s, "council green", "harvest pink")
    members(s, 2, council1=(1,), bag=(1,))
    members(s, 0, farm=(1,), bag=(1,))
    play(s, "2: take council green", "use 1", "0: take harvest pink", "skip", "0: skip", "2: skip")
    draw(s, "monk", "monk", "monk", "monk")
    assert fill(s)[0] == "harvest"
    assert s.first == 2


@pytest.mark.clause("V-3.7")
def test_the_bell_stays_where_it_is_if_nobody_took_the_marker() -> None:
    s = opening(3, first=1)
    lay(s, "harvest orange", "harvest pink")
    play(s, "1: take harvest orange", "skip", "2: take harvest pink", "skip")
    nature(s)
    assert asked(s) == (1, "turn.take")
    assert on_board(s) == SPLIT[3]
    assert s.round == 2


@pytest.mark.clause("V-3.7")
def test_the_marker_can_be_taken_again_in_the_next_round() -> None:
    s = opening()
    s.next_first = 1
    end_round(s)
    nature(s)
    lay(s, "council green", "harvest pink")
    members(s, 1, council1=(1,))
    play(s, "1: take council green")
    assert options(s, "use") == ["use 1"]


@pytest.mark.clause("V-3.7", "V-2.3")
def test_houses_keep_what_they_own_from_round_to_round() -> None:
    s = opening()
    hold(s, 0, pink=2, horse=1, grain=3, time=7)
    end_round(s)
    nature(s)
    assert has(s, 0) == {"orange": 1, "pink": 2, "horse": 1, "coins": 1, "grain": 3}
    assert s.time == [7, 0]

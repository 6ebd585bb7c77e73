"""What the rulebook leaves open at mass, at the end and elsewhere (V-R26 to V-R44)."""

import pytest

from cadency.games.village import RULES
from cadency.games.village.state import Village
from cadency.kernel.engine import apply, pending
from tests.games.village.counting import check
from tests.games.village.positions import (
    almost,
    arrive,
    asked,
    bury,
    draw,
    hold,
    lay,
    mass,
    members,
    nature,
    opening,
    options,
    play,
    ranks,
    refused,
    ring,
    said,
    serve,
    turn,
    village,
    where,
)

MONKS = ("monk", "monk", "monk", "monk")
CAREERS = ("crafts", "travel", "council", "church", "farm")


def nearly(*cubes: str, seats: int = 3, first: int = 0, seat: int = 0) -> Village:
    """This seat will fill the chronicle by taking a plague cube; these cubes lie on the board and nobody has a coin."""
    s = opening(seats, first=first, customers=("c21", "c22", "c23", "c24"))
    lay(s, *cubes)
    for other in range(seats):
        members(s, other, farm=(1,))
        hold(s, other, coins=0)
    hold(s, seat, time=8)
    turn(s, seat)
    bury(s, **almost(s))
    return s


@pytest.mark.clause("V-R26")
def test_one_seat_may_take_out_all_four_and_the_others_are_not_asked() -> None:
    s = mass(first=1)
    members(s, 1, farm=(1,), bag=(1, 1, 2, 3, 4))
    members(s, 2, farm=(1,), bag=(1,))
    hold(s, 1, coins=5)
    hold(s, 2, coins=5)
    ring(s)
    play(s, *["1: ransom 1"] * 2, "1: ransom 2", "1: ransom 3")
    assert asked(s)[1] == "round.fill"
    assert where(s, 1) == {"farm": [1], "window1": [1, 1, 2, 3], "bag": [4]}
    assert s.coins == [0, 1, 5]


@pytest.mark.clause("V-R26")
def test_the_first_player_of_the_round_just_played_is_asked_first() -> None:
    s = mass(first=1)
    s.next_first = 0
    for seat in (0, 1):
        members(s, seat, farm=(1,), bag=(1,))
        hold(s, seat, coins=1)
    ring(s)
    play(s, "1: skip", "0: skip")
    draw(s, *MONKS)
    assert s.first == 0


@pytest.mark.clause("V-R27")
def test_an_empty_church_honours_nobody() -> None:
    s = mass()
    ring(s)
    assert s.prestige == [0, 0, 0]
    assert said(s, "honoured") == []


@pytest.mark.clause("V-R28")
def test_members_in_the_bag_do_not_count_for_the_majority() -> None:
    s = mass()
    members(s, 0, farm=(1,), bag=(1, 1, 1))
    members(s, 1, farm=(1,), window1=(1,))
    ring(s)
    draw(s, *MONKS)
    assert s.prestige == [0, 2, 0]


@pytest.mark.clause("V-R29")
def test_only_the_most_advanced_member_breaks_a_tie() -> None:
    s = mass()
    members(s, 0, farm=(1,), window3=(1,), window2=(1,))
    members(s, 1, farm=(1,), window3=(1,), window1=(1,))
    ring(s)
    assert s.prestige == [2, 2, 0]


@pytest.mark.clause("V-R30")
def test_last_cube_and_end_in_one_turn_leave_one_mass_for_the_end() -> None:
    s = nearly("harvest plague")
    play(s, "take harvest plague", "skip")
    assert said(s, "mass") == []
    assert asked(s) == (1, "turn.last")
    play(s, "1: act family", "1: bear", "2: skip")
    assert said(s, "mass") == [()]
    assert s.over == "chronicle"


@pytest.mark.clause("V-R31")
def test_the_bell_does_not_move_before_the_final_mass() -> None:
    s = nearly("harvest plague", "council pink", first=1)
    for seat in range(3):
        members(s, seat, farm=(1,), window1=(4,), council1=(4,) if seat == 2 else ())
        hold(s, seat, grain=1)
    play(s, "0: take harvest plague", "skip", "1: take council pink", "2: act council", "2: use 1")
    assert s.next_first == 2
    for seat in (1, 2, 0):
        play(s, f"{seat}: skip")
    assert s.over == "chronicle"


@pytest.mark.clause("V-R32")
@pytest.mark.parametrize(("options_", "order"), [({}, [0, 1, 2]), ({"market_end": "last"}, [1, 2, 0])])
def test_who_begins_the_last_turns_after_a_market_day_is_an_option(options_: dict[str, str], order: list[int]) -> None:
    assert RULES.options["market_end"] == ("first", "last")
    s = opening(3, customers=("c21",), **options_)  # type: ignore[arg-type]
    lay(s, "market brown")
    for other in range(3):
        members(s, other, farm=(1,))
        hold(s, other, coins=0)
    hold(s, 2, horse=1, green=1, time=9)
    bury(s, **almost(s))
    play(s, "0: take market brown", "2: serve 21")
    arrive(s)
    for seat in order:
        assert asked(s) == (seat, "turn.last")
        play(s, f"{seat}: skip")
    assert s.over == "chronicle"


@pytest.mark.clause("V-R33")
def test_a_cube_may_be_taken_and_its_action_left_and_plague_still_costs() -> None:
    s = village("church plague")
    play(s, "take church plague", "skip")
    assert s.time[0] == 2
    assert where(s, 0) == {"farm": [1, 1, 1, 1]}
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-R34")
def test_too_few_cubes_are_laid_out_space_by_space_until_the_bag_is_empty() -> None:
    s = opening(3)
    lay(s, "harvest pink")
    for c, colour in enumerate(("orange", "green", "brown", "pink")):
        hold(s, 1, **{colour: s.supply[c] - 1})
    play(s, "take harvest pink", "skip")
    assert sum(s.bag) == 4 + 6
    nature(s)
    assert [sum(s.spaces[space * 5 : space * 5 + 5]) for space in range(7)] == [3, 3, 4, 0, 0, 0, 0]
    assert sum(s.bag) == 0
    assert asked(s) == (0, "turn.take")


@pytest.mark.clause("V-R35")
def test_with_all_born_the_family_action_only_calls_home() -> None:
    s = village("family brown", "family green")
    members(s, 0, farm=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), smithy=(4,))
    members(s, 1, farm=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4))
    play(s, "take family brown")
    assert options(s) == ["recall smithy 4", "skip"]
    assert refused(s, "bear") == ("all-born", "V-7.1")
    play(s, "skip", "1: take family green")
    assert asked(s) == (0, "turn.take")


@pytest.mark.clause("V-R36")
def test_members_in_the_bag_are_living_when_a_tie_is_broken_and_the_dead_are_not() -> None:
    s = opening()
    serve(s, 0, "c11")
    serve(s, 1, "c12")
    members(s, 0, farm=(1,), bag=(1, 1))
    members(s, 1, farm=(1, 1))
    bury(s, 1, farm=2, graves=3)
    assert ranks(s) == [1, 2]


@pytest.mark.clause("V-R37")
@pytest.mark.parametrize("city", ["aubrac", "bellac"])
def test_no_road_leads_back_to_the_village(city: str) -> None:
    s = village("travel green", wagon=1, orange=4, brown=4, pink=4)
    members(s, 0, **{city: (1,)})
    play(s, "take travel green")
    assert [o for o in options(s) if "village" in o] == []
    assert not any(word.wire()[2] == "village" for word in RULES.vocabulary if word.tag == "travel")


@pytest.mark.clause("V-R38")
def test_another_last_space_in_the_last_turns_changes_nothing() -> None:
    s = nearly("harvest plague", "harvest plague", "harvest pink")
    bury(s, graves=5)
    hold(s, 1, time=8)
    play(s, "0: take harvest plague", "skip", "1: take harvest plague", "skip")
    assert len(s.graves) == 6
    assert said(s, "ending") == [(0, "chronicle")]
    play(s, "2: take harvest pink", "skip")
    assert s.over == "chronicle"


@pytest.mark.clause("V-R38", "V-16.6")
def test_another_last_space_later_on_the_same_market_day_changes_nothing() -> None:
    s = nearly("market brown", *["harvest pink"] * 4)
    bury(s, graves=5)
    hold(s, 0, time=0)
    hold(s, 1, time=9, horse=1, green=1)
    hold(s, 2, time=9, ox=1, green=1)
    play(s, "0: take market brown", "1: serve 21", "2: serve 22")
    arrive(s)
    assert said(s, "ending") == [(1, "chronicle")]
    assert len(s.graves) == 6
    for seat in (0, 1, 2):
        assert asked(s) == (seat, "turn.last")
        play(s, "take harvest pink")
        if seat == 0:
            play(s, "skip")
    assert s.over == "chronicle"


@pytest.mark.clause("V-R39")
def test_at_the_well_what_was_paid_is_no_longer_there_for_the_action() -> None:
    s = village(pink=3, orange=1)
    members(s, 0, bag=(1,))
    play(s, "well pink pink pink")
    assert [o for o in options(s) if o == "act crafts"] == []
    s = village(pink=4, orange=1)
    members(s, 0, bag=(1,))
    play(s, "well pink pink pink", "act crafts")
    assert options(s) == ["buy wagon", "buy scroll", "buy plow"]


@pytest.mark.clause("V-R39")
def test_a_free_action_can_be_declined_beforehand_but_not_afterwards() -> None:
    s = nearly("harvest plague")
    play(s, "take harvest plague", "skip")
    assert "skip" in options(s)
    play(s, "1: act crafts")
    assert "skip" not in options(s)
    play(s, "1: train library 1", "1: skip", "2: skip")
    assert s.over == "chronicle"


@pytest.mark.clause("V-R40")
def test_a_harvest_with_a_full_store_is_legal() -> None:
    s = village("harvest orange", grain=5)
    play(s, "take harvest orange", "reap")
    assert s.grain[0] == 5
    assert said(s, "reaped") == [(0, 0)]


@pytest.mark.clause("V-R40")
def test_a_market_without_customers_is_legal() -> None:
    s = village("market brown", horse=1)
    hold(s, 1, horse=1, green=1)
    left = RULES.view(s, None)
    serve(s, 1, *left.unseen)
    numbers = [s.content.customers.index(name) for name in (*filter(None, left.stalls), *left.queue)]
    s.served = (s.served[0], (*s.served[1], *numbers))
    s.stalls, s.queue = (-1,) * 3, ()
    check(s)
    play(s, "take market brown")
    assert said(s, "market", "closed") == [("market", 0), ("closed",)]
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-R41")
def test_entering_the_council_gives_the_first_privilege_only() -> None:
    s = village("council brown", scroll=1, coins=1)
    members(s, 0, farm=(1,), council4=(2,))
    play(s, "take council brown", "rise 1 1 scroll")
    assert options(s) == ["use 1", "skip"]


@pytest.mark.clause("V-R41")
def test_privileges_that_would_give_nothing_are_not_offered() -> None:
    s = village("council brown")
    members(s, 0, council4=(1,))
    s.next_first = 1
    for c, colour in enumerate(("orange", "green", "brown", "pink")):
        hold(s, 1, **{colour: s.supply[c]})
    play(s, "take council brown")
    assert options(s) == ["use 3", "skip"]
    assert refused(s, "use 1") == ("marker-gone", "V-11.5")
    assert refused(s, "use 2") == ("supply-short", "V-11.6")
    assert refused(s, "use 4") == ("coins-short", "V-11.8")


@pytest.mark.clause("V-R42")
def test_after_training_the_good_is_made_with_time_and_not_bought() -> None:
    s = village("crafts pink", orange=1, grain=5)
    play(s, "take crafts pink", "train smithy 1")
    assert options(s) == ["make plow", "skip"]
    s = village("crafts pink", orange=1, grain=5)
    play(s, "take crafts pink", "train stables 1")
    assert options(s) == ["make horse", "make ox", "skip"]


@pytest.mark.clause("V-R43", "V-R5")
def test_a_sales_death_is_at_once_while_the_plagues_stays_for_the_end_of_the_turn() -> None:
    s = opening(pack="[[time]]\nlength = 2\n", customers=("c21", "c22"))
    lay(s, "market plague", "harvest pink", "harvest pink")
    members(s, 0, farm=(1,), smithy=(1,), council1=(1,))
    hold(s, 0, coins=0, horse=1, ox=1, green=1, time=1)
    play(s, "take market plague")
    assert RULES.view(s, None).farms[0].owed == 1
    play(s, "serve 21", "serve 22")
    assert asked(s) == (0, "death.bury")
    assert RULES.view(s, None).farms[0].owed == 1
    assert said(s, "closed") == []
    play(s, "bury smithy")
    arrive(s)
    assert said(s, "closed") == [()]
    assert asked(s) == (0, "death.bury")
    play(s, "bury farm")
    assert where(s, 0) == {"council1": [1]}
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-R44", "V-1.1")
def test_nothing_but_the_dead_ends_a_game() -> None:
    s = opening()
    for seat in (0, 1):
        members(s, seat, bag=(1, 1, 1, 1))
        hold(s, seat, coins=0)
    while s.round < 40:
        d = pending(s)
        assert d is not None
        if d.seat < 0:
            nature(s)  # monks are drawn before anybody else
        else:
            apply(s, d.options[-1] if d.options[-1].tag == "skip" else d.options[0])
    check(s)
    assert s.over == ""
    assert said(s, "died") == []
    assert len(said(s, "spared")) > 5

"""Death (V-15)."""

import pytest

from cadency.games.village import RULES
from cadency.games.village.names import PLACES
from cadency.games.village.state import Village
from tests.games.village.positions import (
    arrive,
    asked,
    bury,
    customers,
    hold,
    lay,
    members,
    opening,
    options,
    play,
    refused,
    said,
    where,
)

CAREER = {
    **dict.fromkeys(("wainwright", "stables", "library", "smithy"), "crafts"),
    **dict.fromkeys(("aubrac", "bellac", "corvey", "dorn", "elmet", "fenwick"), "travel"),
    **dict.fromkeys(("council1", "council2", "council3", "council4"), "council"),
    **dict.fromkeys(("window1", "window2", "window3", "window4"), "church"),
    "farm": "farm",
}


def dying(seats: int = 2) -> Village:
    """Seat 0 will cross the bridge with the plague cube on the family space."""
    s = opening(seats)
    lay(s, "family plague", "harvest pink", "harvest pink")
    hold(s, 0, time=8)
    return s


def chronicle(s: Village) -> dict[str, list[tuple[int, int]]]:
    """Who lies where: career -> (seat, generation)."""
    pages = RULES.view(s, None).chronicle
    return {career: [(f.seat, f.generation) for f in page] for career, page in pages.items() if page}


def graves(s: Village) -> list[tuple[int, int]]:
    return [(f.seat, f.generation) for f in RULES.view(s, None).graves]


@pytest.mark.clause("V-15.1")
def test_the_action_is_finished_before_anybody_dies() -> None:
    s = dying()
    members(s, 0, farm=(1,), smithy=(1,))
    play(s, "take family plague")
    assert asked(s) == (0, "family.grow")
    play(s, "recall smithy 1")
    assert [name for name, *_ in said(s, "crossed", "recalled", "died")] == ["crossed", "recalled", "died"]
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-15.1")
def test_a_child_born_in_that_turn_is_there_when_somebody_dies() -> None:
    s = dying()
    members(s, 0, bag=(1, 1, 1, 1))
    play(s, "take family plague", "bear")
    assert said(s, "died") == [(0, 2, "farm", "chronicle")]


@pytest.mark.clause("V-15.1")
def test_one_death_for_one_crossing_however_it_came_about() -> None:
    s = opening()
    lay(s, "crafts plague", "harvest pink")
    hold(s, 0, time=7)
    play(s, "take crafts plague", "train stables 1", "make ox", "bury stables")
    assert s.time[0] == 5
    assert len(said(s, "died")) == 1


@pytest.mark.clause("V-15.1")
@pytest.mark.parametrize(
    ("cube", "answers", "hours"),
    [
        ("crafts green", ["train smithy 1", "skip"], 3),
        ("crafts green", ["train library 1", "make scroll"], 4),
        ("crafts green", ["grind"], 2),
        ("travel green", ["travel village aubrac 1"], 2),
        ("council green", ["rise 1 1 scroll", "skip"], 1),
        ("church green", ["give 1 hours"], 3),
    ],
)
def test_time_paid_for_any_action_can_bring_a_death(cube: str, answers: list[str], hours: int) -> None:
    for before, deaths in ((10 - hours - 1, 0), (10 - hours, 1)):
        s = opening()
        lay(s, cube, "harvest pink")
        hold(s, 0, coins=0, grain=2, wagon=1, brown=2, scroll=1, time=before)
        play(s, f"take {cube}", *answers)
        if asked(s) == (0, "death.bury"):
            play(s, "bury farm")
        assert asked(s) == (1, "turn.take")
        assert len(said(s, "died")) == deaths


@pytest.mark.clause("V-15.1", "V-15.3", "V-15.5")
def test_example_death_of_the_smith_just_placed() -> None:
    """Plague 2, training 3 and a plow 3: the bridge was crossed at once, and the new smith is the one who dies."""
    s = opening()
    lay(s, "crafts plague", "harvest pink")
    members(s, 0, farm=(1, 2), council1=(1,))
    hold(s, 0, time=9)
    play(s, "take crafts plague")
    assert s.time[0] == 1
    assert said(s, "died") == []
    play(s, "train smithy 1", "make plow")
    assert s.time[0] == 7
    assert options(s) == ["bury smithy", "bury council1"]
    play(s, "bury smithy")
    assert chronicle(s) == {"crafts": [(0, 1)]}
    assert where(s, 0) == {"farm": [2], "council1": [1]}
    assert s.goods[2] == 1


def market_death(starter: int = 0) -> Village:
    """Seat 1 will cross the bridge with its next sale; everybody has something to sell."""
    s = opening(3, first=starter, customers=("c21", "c22", "c23", "c24"))
    lay(s, "market brown", "harvest pink", "harvest pink")
    for seat in range(3):
        hold(s, seat, coins=0, green=2, horse=1, ox=1, plow=1, scroll=1)
        members(s, seat, farm=(1,), smithy=(1,))
    hold(s, 1, time=9)
    return s


@pytest.mark.clause("V-15.2")
def test_a_sale_over_the_bridge_takes_a_life_before_the_market_goes_on() -> None:
    s = market_death()
    play(s, "0: take market brown", "0: serve 21", "1: serve 22")
    assert asked(s) == (1, "death.bury")
    assert said(s, "closed") == []
    play(s, "1: bury smithy")
    assert where(s, 1) == {"farm": [1]}
    assert asked(s) == (2, "market.sell")


@pytest.mark.clause("V-15.2")
def test_the_fee_is_paid_before_the_death() -> None:
    s = market_death()
    hold(s, 1, coins=1)
    play(s, "0: take market brown", "0: serve 21", "1: serve 22")
    assert asked(s) == (1, "payment.pay")
    play(s, "pay coin")
    assert asked(s) == (1, "death.bury")


@pytest.mark.clause("V-15.2")
def test_the_last_sale_of_the_day_takes_a_life_before_the_queue_moves() -> None:
    s = market_death()
    hold(s, 1, time=8)
    play(s, "0: take market brown", "0: serve 21", "1: serve 22", "2: serve 23", "0: skip", "1: serve 24")
    assert asked(s) == (1, "death.bury")
    assert customers(s)[0] == [None, None, None, None]


@pytest.mark.clause("V-15.2")
def test_the_starters_second_sale_over_the_bridge_takes_a_life_at_once_too() -> None:
    s = market_death(starter=1)
    play(s, "1: take market brown", "1: serve 21")
    assert s.time[1] == 9  # the first sale was free
    play(s, "2: serve 22", "0: serve 23", "1: serve 24")
    assert asked(s) == (1, "death.bury")
    play(s, "bury farm")
    arrive(s)
    assert asked(s) == (2, "turn.take")
    assert len(said(s, "died")) == 1


@pytest.mark.clause("V-15.3")
def test_the_lowest_generation_dies() -> None:
    s = dying()
    members(s, 0, farm=(3, 4), smithy=(2,), council3=(4,))
    play(s, "take family plague", "skip")
    assert said(s, "died") == [(0, 2, "crafts", "chronicle")]
    assert where(s, 0) == {"farm": [3, 4], "council3": [4]}


@pytest.mark.clause("V-15.3")
def test_among_equals_the_owner_chooses() -> None:
    s = dying()
    members(s, 0, farm=(1, 1, 2), aubrac=(1,), window2=(1, 2), council4=(2,))
    play(s, "take family plague", "skip")
    assert options(s) == ["bury farm", "bury aubrac", "bury window2"]
    assert refused(s, "bury council4") == ("not-oldest", "V-15.3")
    assert refused(s, "bury smithy") == ("nobody-there", "V-15.3")
    play(s, "bury window2")
    assert where(s, 0) == {"farm": [1, 1, 2], "aubrac": [1], "window2": [2], "council4": [2]}


@pytest.mark.clause("V-15.3")
@pytest.mark.parametrize("oldest", [1, 2, 3])
def test_the_oldest_generation_there_is_may_be_any(oldest: int) -> None:
    s = dying()
    members(s, 0, farm=(oldest,), smithy=(oldest, 4), council4=(oldest + 1,))
    play(s, "take family plague", "skip")
    assert options(s) == ["bury farm", "bury smithy"]
    assert refused(s, "bury council4") == ("not-oldest", "V-15.3")


@pytest.mark.clause("V-15.4")
def test_members_in_the_bag_and_unborn_ones_are_safe() -> None:
    s = dying()
    members(s, 0, farm=(4,), bag=(1, 2))
    play(s, "take family plague", "skip")
    assert said(s, "died") == [(0, 4, "farm", "chronicle")]
    assert where(s, 0) == {"bag": [1, 2]}


@pytest.mark.clause("V-15.5")
@pytest.mark.parametrize("place", PLACES[:19])
def test_the_place_of_death_is_the_career(place: str) -> None:
    s = dying()
    members(s, 0, **{place: (2,)})
    play(s, "take family plague", "skip")
    assert chronicle(s) == {CAREER[place]: [(0, 2)]}
    assert graves(s) == []
    assert where(s, 0) == {}


@pytest.mark.clause("V-15.5")
def test_every_space_of_a_career_is_used_by_whoever_comes_first() -> None:
    s = dying()
    members(s, 0, farm=(1,))
    bury(s, 1, farm=1)
    play(s, "take family plague", "skip")
    assert chronicle(s)["farm"][-1] == (0, 1)
    assert graves(s) == []


@pytest.mark.clause("V-15.6")
@pytest.mark.parametrize("place", ["farm", "library", "corvey", "council2", "window4"])
def test_a_full_career_means_a_grave(place: str) -> None:
    s = dying()
    members(s, 0, **{place: (1,)})
    room = RULES.view(s, None).chronicle_room[CAREER[place]]
    bury(s, **{CAREER[place]: room})
    play(s, "take family plague", "skip")
    assert graves(s) == [(0, 1)]
    assert len(chronicle(s)[CAREER[place]]) == room
    assert s.ending == -1


@pytest.mark.clause("V-15.6", "V-17.4")
def test_a_grave_is_worth_nothing() -> None:
    s = opening(4)
    members(s, 0, farm=(1,))
    bury(s, 0, graves=5)
    assert RULES.standing(s)[0].score == 1  # the coin


@pytest.mark.clause("V-15.6", "V-15.5")
@pytest.mark.parametrize(("place", "grave"), [("window1", True), ("farm", False), ("stables", False)])
def test_example_church_career_full(place: str, grave: bool) -> None:
    """The church has no space left in the chronicle: who dies there gets a grave, anybody else of that age a space."""
    s = dying(3)
    members(s, 0, farm=(1,), stables=(1,), window1=(1,))
    bury(s, 1, church=3)
    play(s, "take family plague", "skip")
    assert options(s) == ["bury farm", "bury stables", "bury window1"]
    play(s, f"bury {place}")
    assert graves(s) == ([(0, 1)] if grave else [])
    assert sum(len(page) for page in chronicle(s).values()) == (3 if grave else 4)

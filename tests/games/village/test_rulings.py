"""What the rulebook leaves open about the well, death and the family (V-R1 to V-R12)."""

import pytest

from cadency.games.village import RULES
from cadency.kernel.words import spell
from tests.games.village.positions import (
    arrive,
    asked,
    bury,
    has,
    hold,
    lay,
    members,
    opening,
    options,
    play,
    refused,
    said,
    village,
    visit,
    where,
)

WELLS = [spell(word.wire()) for word in RULES.vocabulary if word.tag == "well"]


@pytest.mark.clause("V-R1")
def test_coins_stand_for_cubes_at_the_well_and_the_rest_share_one_colour() -> None:
    s = village(pink=2, green=1, orange=1, coins=3)
    assert options(s, "well") == [
        "well orange coin coin",
        "well green coin coin",
        "well pink pink coin",
        "well pink coin coin",
        "well coin coin coin",
    ]
    play(s, "well pink pink coin", "act harvest")
    assert has(s, 0) == {"green": 1, "orange": 1, "coins": 2, "grain": 2}
    assert all(len(set(words.split()[1:]) - {"coin"}) <= 1 for words in WELLS)


@pytest.mark.clause("V-R1")
@pytest.mark.parametrize(
    ("things", "wells"),
    [
        ({"pink": 2}, []),
        ({"pink": 1, "green": 1, "coins": 1}, []),
        ({"pink": 2, "coins": 1}, ["well pink pink coin"]),
        ({"pink": 3, "coins": 1}, ["well pink pink pink", "well pink pink coin"]),
        ({"brown": 1, "coins": 2}, ["well brown coin coin"]),
        ({"coins": 2}, []),
        ({"coins": 3}, ["well coin coin coin"]),
        ({"coins": 5}, ["well coin coin coin"]),
    ],
)
def test_every_way_to_pay_the_well_is_offered_and_no_other(things: dict[str, int], wells: list[str]) -> None:
    assert options(village(**things), "well") == wells


@pytest.mark.clause("V-R2")
def test_the_well_can_hold_a_market_day_and_the_first_sale_is_free() -> None:
    s = village(pink=3, plow=1)
    hold(s, 1, horse=1, green=1)
    play(s, "well pink pink pink", "act market", "0: serve 23")
    assert (has(s, 0), s.time[0]) == ({}, 0)
    assert asked(s) == (1, "market.sell")


@pytest.mark.clause("V-R3")
@pytest.mark.parametrize("space", ["family", "crafts", "travel", "council", "church"])
def test_what_the_well_was_paid_for_must_be_done(space: str) -> None:
    s = village(pink=3, wagon=1, brown=3, scroll=1)
    members(s, 0, farm=(1, 2))
    play(s, "well pink pink pink")
    assert "skip" not in options(s)
    play(s, f"act {space}")
    assert "skip" not in options(s)


@pytest.mark.clause("V-R3")
def test_the_well_offers_only_what_is_still_possible_after_paying() -> None:
    s = village(pink=3)
    members(s, 0, bag=(1, 1, 1, 1))
    play(s, "well pink pink pink")
    assert options(s) == ["act family", "act market"]
    assert refused(s, "act crafts") == ("nothing-possible", "V-4.5")
    s = village(pink=3, wagon=1, orange=9, brown=9, scroll=1)
    members(s, 0, bag=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4))
    play(s, "well pink pink pink")
    assert said(s, "market") == [(0,)]  # nothing else was left to choose


@pytest.mark.clause("V-R3")
@pytest.mark.parametrize(
    ("space", "family", "things"),
    [
        ("council", {"council1": (1,)}, {"green": 1}),  # the marker is gone
        ("crafts", {"aubrac": (1,)}, {"grain": 1, "orange": 2}),
        ("crafts", {"council1": (1,)}, {"grain": 1, "brown": 9}),
        ("travel", {"smithy": (1,)}, {"wagon": 1, "brown": 9}),
        ("travel", {"farm": (1,), "aubrac": (1,)}, {"brown": 9}),
        ("harvest", {"smithy": (1,)}, {"ox": 1, "plow": 1}),
        ("church", {"smithy": (1,)}, {"brown": 1}),
    ],
)
def test_the_well_does_not_open_an_action_that_cannot_be_done(
    space: str, family: dict[str, tuple[int, ...]], things: dict[str, int]
) -> None:
    s = village(pink=3, **things)
    members(s, 0, **family)
    s.next_first = 1
    play(s, "well pink pink pink")
    assert refused(s, f"act {space}")[0] in ("nothing-possible", "farm-empty")


@pytest.mark.clause("V-R4")
def test_with_no_cube_on_the_board_there_is_no_well_but_a_free_action() -> None:
    s = opening()
    lay(s, "harvest plague")
    members(s, 0, farm=(1,))
    members(s, 1, farm=(1,))
    hold(s, 0, time=8)
    hold(s, 1, pink=3, coins=3)
    bury(s, farm=2, graves=4)
    play(s, "take harvest plague", "skip")
    assert asked(s) == (1, "turn.last")
    assert options(s, "well") == []
    play(s, "act harvest")
    assert has(s, 1)["pink"] == 3


@pytest.mark.clause("V-R5")
def test_plague_at_the_market_over_the_bridge_kills_at_the_end_of_the_turn() -> None:
    s = village("market plague", horse=1, ox=1, green=1, time=9)
    members(s, 0, farm=(1,), smithy=(1,))
    play(s, "take market plague")
    assert asked(s) == (0, "market.sell")
    play(s, "serve 21", "serve 22")
    assert said(s, "died") == []
    arrive(s)
    assert asked(s) == (0, "death.bury")
    assert RULES.view(s, None).farms[0].owed == 0
    assert len(said(s, "closed")) == 1


@pytest.mark.clause("V-R6")
def test_a_sale_kills_at_once_in_another_seats_turn_and_the_place_is_empty() -> None:
    s = village("market brown", seats=3)
    members(s, 2, smithy=(1,))
    hold(s, 2, coins=0, horse=1, ox=1, green=2, time=9)
    play(s, "0: take market brown", "2: serve 21")
    assert where(s, 2) == {}
    assert said(s, "died") == [(2, 1, "crafts", "chronicle")]
    assert asked(s) == (2, "market.sell")  # all others have passed


@pytest.mark.clause("V-R7")
def test_with_nobody_visible_nobody_dies_and_nothing_is_owed() -> None:
    s = village("family plague", time=8)
    members(s, 0, bag=(1, 1))
    play(s, "take family plague", "skip")
    assert said(s, "spared") == [(0,)]
    assert said(s, "died") == []
    assert s.time[0] == 0
    lay(s, "family pink", "harvest pink", "harvest pink")
    play(s, "1: take harvest pink", "skip", "0: take family pink", "bear")
    assert said(s, "died") == []
    assert where(s, 0) == {"farm": [2], "bag": [1, 1]}


@pytest.mark.clause("V-R8")
def test_the_lowest_number_in_the_bag_is_left_out_of_the_comparison() -> None:
    s = village("family plague", time=8)
    members(s, 0, farm=(3,), window1=(3,), bag=(1, 2))
    play(s, "take family plague", "skip")
    assert options(s) == ["bury farm", "bury window1"]


SHORT_DAY = "[[time]]\nlength = {}\n"


@pytest.mark.clause("V-R9", "V-5.2")
def test_each_crossing_takes_its_own_life_one_after_the_other() -> None:
    s = opening(pack=SHORT_DAY.format(4))
    lay(s, "crafts plague", "harvest pink", "harvest pink")
    members(s, 0, farm=(1,), council1=(1,), window1=(1,))
    play(s, "take crafts plague", "train stables 1", "make ox")
    assert (s.time[0], RULES.view(s, None).farms[0].owed) == (0, 0)
    assert options(s) == ["bury stables", "bury council1", "bury window1"]
    play(s, "bury council1")
    assert options(s) == ["bury stables", "bury window1"]
    play(s, "bury stables")
    assert where(s, 0) == {"window1": [1]}
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-R9", "V-R7")
@pytest.mark.parametrize(("living", "died", "spared"), [((1, 2, 3), 2, 0), ((1,), 1, 1)])
def test_one_payment_can_cross_more_than_once(living: tuple[int, ...], died: int, spared: int) -> None:
    s = opening(pack=SHORT_DAY.format(1))
    lay(s, "family plague", "harvest pink", "harvest pink")
    members(s, 0, farm=living)
    play(s, "take family plague", "skip")
    assert [generation for _, generation, *_ in said(s, "died")] == [1, 2][:died]
    assert len(said(s, "spared")) == spared
    assert asked(s) == (1, "turn.take")


@pytest.mark.clause("V-R9")
def test_with_the_printed_numbers_no_turn_costs_more_than_eight_time() -> None:
    content = RULES.content(None, "")
    crafts = max(a + b for a, b in zip(content.train, content.make, strict=True))
    others = max(content.mill[0], content.trip_hours, content.vow_hours, *content.level_hours)
    paid_sales = content.stalls[4] - 1
    assert content.plague_hours + max(crafts, others, paid_sales) == 8 < content.day


@pytest.mark.clause("V-R10")
def test_neither_who_dies_nor_where_they_lie_is_free_to_choose() -> None:
    s = village("family plague", time=8)
    members(s, 0, farm=(2, 2), smithy=(1,), council4=(3,))
    play(s, "take family plague", "skip")
    assert said(s, "died") == [(0, 1, "crafts", "chronicle")]  # the only first, and no grave while there is room
    assert all(len(word.wire()) == 2 for word in RULES.vocabulary if word.tag == "bury")


@pytest.mark.clause("V-R11")
def test_nobody_is_called_home_from_the_bag() -> None:
    s = village("family brown")
    members(s, 0, bag=(1, 2), window1=(1,))
    play(s, "take family brown")
    assert options(s) == ["bear", "recall window1 1", "skip"]


@pytest.mark.clause("V-R12")
def test_who_was_called_home_starts_again_at_the_bottom() -> None:
    s = village("family brown", "council brown", "travel brown", scroll=1, wagon=1, brown=2)
    members(s, 0, council3=(2,), aubrac=(2,))
    visit(s, 0, "aubrac", "corvey")
    play(s, "take family brown", "recall council3 2", "1: take harvest pink", "skip", "0: take council brown")
    assert options(s) == ["rise 1 2 scroll", "skip"]
    play(s, "rise 1 2 scroll", "skip")
    assert where(s, 0) == {"council1": [2], "aubrac": [2]}


@pytest.mark.clause("V-R12")
def test_the_house_keeps_its_markers_when_a_traveller_comes_home() -> None:
    s = village("family brown", "travel brown", wagon=1, brown=2)
    members(s, 0, aubrac=(1,))
    visit(s, 0, "aubrac", "corvey")
    play(s, "take family brown", "recall aubrac 1")
    assert RULES.view(s, None).farms[0].cities == ["aubrac", "corvey"]
    play(s, "1: take harvest pink", "skip", "0: take travel brown", "travel village aubrac 1")
    assert s.prestige[0] == 0

"""Creating nobles (H-5) and what they bring at once (H-10)."""

from itertools import product

import pytest

from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.names import DISCARDS, NOBLES
from cadency.games.heads_of_state.state import HeadsOfState
from tests.games.heads_of_state.positions import (
    asked,
    die,
    hand,
    hold,
    lying,
    options,
    play,
    points,
    put,
    reason,
    row,
    table,
    titles,
    told,
)

SETS = {
    "baron": "gold",
    "count": "gold duelling",
    "earl": "title troops castle",
    "marquis": "gold title troops education",
    "duke": "title castle education bishop palace",
    "prince": "troops castle education duelling bishop palace",
    "king": "gold title troops castle education duelling bishop palace",
}
DRAWS = ("take courtesan", "take courtesan", "take courtesan")


def court(cards: str, seats: int = 2, seat: int = 0) -> HeadsOfState:
    """A seat holds these cards and has drawn three that help nothing: they are laid back."""
    s = table(seats, seat)
    row(s, "courtesan courtesan courtesan gold title troops")
    hold(s, seat, cards)
    play(s, *DRAWS)
    hold(s, seat, cards)
    return s


def raised(s: HeadsOfState) -> set[str]:
    return {words.split()[1] for words in options(s, "raise")}


@pytest.mark.clause("H-5.2")
@pytest.mark.parametrize("noble", NOBLES)
def test_each_noble_costs_its_set(noble: str) -> None:
    cards = SETS[noble].split()
    s = court(SETS[noble])
    assert f"raise {noble} none" in options(s)
    for card in cards:
        rest = [other for other in cards if other != card]
        assert f"raise {noble} none" not in options(court(" ".join([*rest, "courtesan courtesan"])))
    play(s, f"raise {noble} none")
    assert hand(s, 0) == ""
    assert sorted(lying(s, DISCARDS).split()) == sorted(cards)


@pytest.mark.clause("H-5.1", "H-R19")
def test_any_number_of_nobles_one_by_one_in_empty_slots() -> None:
    s = court("gold gold gold duelling")
    put(s, 1, "scotland baron")
    play(s, "raise baron none")
    assert options(s) == [f"settle {name} baron" for name in ("ireland", "aquitaine", "brittany", "hanover", "galicia")]
    assert reason(s, "settle scotland baron") == "slot-taken"
    play(
        s,
        "settle ireland baron",
        "raise count none",
        "settle brittany count",
        "raise baron none",
        "settle brittany baron",
    )
    assert asked(s) == (1, "turn.begin")
    assert [wire[1:3] for wire in told(s, "created")] == [
        ("baron", "ireland"),
        ("count", "brittany"),
        ("baron", "brittany"),
    ]


@pytest.mark.clause("H-5.1")
def test_the_rulebook_province_takes_its_two_nobles_in_any_order() -> None:
    for order in (("earl", "count"), ("count", "earl")):
        s = court(f"{SETS['earl']} {SETS['count']}")
        for noble in order:
            play(s, f"raise {noble} none", f"settle andalusia {noble}")
        assert RULES.view(s, None).map[14].slots[0].seat == 0
        assert RULES.view(s, None).map[14].slots[1].seat == 0


@pytest.mark.clause("H-5.5", "H-5.8", "H-5.9")
def test_example_of_the_blue_earl() -> None:
    """The earl goes to its slot and brings its card; the other slot of the sector is open to the same seat."""
    s = court("title troops castle gold duelling")
    play(s, "raise earl none", "settle andalusia earl")
    house = RULES.view(s, None).houses[0]
    assert (house.titles["earl"], house.counters["earl"], house.been) == (1, 3, ["andalusia"])
    play(s, "raise count none", "settle andalusia count")
    assert s.nobles[0].bit_count() == 2


@pytest.mark.clause("H-5.3", "H-R32")
def test_example_of_the_courtesan_for_a_castle() -> None:
    s = court("title troops courtesan courtesan")
    assert options(s) == ["raise earl castle", "skip"]
    play(s, "raise earl castle", "settle burgundy earl")
    assert told(s, "raised") == [(0, "earl", ("title", "troops", "courtesan"))]
    assert hand(s, 0) == "courtesan"
    s = court("title courtesan courtesan gold")
    assert "earl" not in raised(s)
    s = court("title troops castle courtesan")
    assert set(options(s, "raise earl")) == {f"raise earl {card}" for card in ("none", "title", "troops", "castle")}


@pytest.mark.clause("H-5.3")
def test_a_seat_may_hold_several_courtesans() -> None:
    s = table()
    row(s, "courtesan courtesan courtesan gold title troops")
    play(s, *["take courtesan"] * 3)
    assert hand(s, 0) == "courtesan courtesan courtesan"


@pytest.mark.clause("H-5.4", "H-R3")
def test_no_courtesan_for_baron_or_king() -> None:
    s = court("courtesan duelling")
    assert "baron" not in raised(s)
    assert reason(s, "raise baron gold") == "no-courtesan-here"
    s = court("title troops castle education duelling bishop palace courtesan")
    assert "king" not in raised(s)
    assert reason(s, "raise king gold") == "no-courtesan-here"


@pytest.mark.clause("H-5.6", "H-R16")
def test_a_noble_needs_a_counter() -> None:
    s = court("title troops castle")
    s.counters[2], s.dead = 0, (2 * 7 + 2,) * 4
    assert options(s) == ["skip"]
    assert reason(s, "raise earl none") == "no-counter"


@pytest.mark.clause("H-5.7", "H-R22")
def test_the_eleventh_noble_brings_no_card_and_no_chamber() -> None:
    s = court("gold")
    titles(s, 1, baron=10)
    titles(s, 0, count=1, earl=1, marquis=1, duke=1, prince=1, king=1)
    play(s, "raise baron none", "settle ireland baron")
    assert told(s, "created") == [(0, "baron", "ireland", 0)]
    assert RULES.view(s, None).houses[0].titles["baron"] == 0
    assert s.chamber == ()


@pytest.mark.clause("H-10.1")
def test_example_of_the_first_prince_in_a_capital() -> None:
    s = court(SETS["prince"])
    play(s, "raise prince none", "settle ile-de-france prince")
    assert points(s, 0) == {"sectors": 7}
    s = court(SETS["king"])
    put(s, 1, "ile-de-france prince")
    play(s, "raise king none", "settle ile-de-france king")
    assert points(s, 0) == {}


@pytest.mark.clause("H-10.2", "H-R18", "H-7.1")
def test_example_of_britain_with_a_dead_king() -> None:
    """Yellow's king was killed and lies on the hexagon, but counts; the counter comes home."""
    s = court("gold")
    put(s, 0, "scotland duke", "england king")
    s.nobles[0] &= ~1
    s.dead = (0 * 7 + 6,)
    assert RULES.view(s, None).houses[0].dead == [("england", "king")]
    play(s, "raise baron none", "settle ireland baron")
    assert points(s, 0) == {"sectors": 2, "countries": 4}
    assert RULES.view(s, None).houses[0].dead == []
    assert RULES.view(s, None).houses[0].counters["king"] == 4


@pytest.mark.clause("H-10.2", "H-10.3", "H-R35")
def test_the_second_takes_the_smaller_marker_and_the_third_nothing() -> None:
    for before, gained in ((((1,),), 3), (((1, 2),), 0)):
        s = court("gold", seats=3)
        put(s, 0, "scotland duke", "england king")
        s.scored = (*before, (), (), ())
        s.dead, s.counters[7] = ((16 + 1) * 7,), s.counters[7] - 1
        play(s, "raise baron none", "settle ireland baron")
        assert points(s, 0).get("countries", 0) == gained
        assert s.dead == ((16 + 1) * 7,)


@pytest.mark.clause("H-10.3")
def test_nobody_takes_two_markers_of_a_country() -> None:
    s = court("gold gold")
    put(s, 0, "scotland duke", "england king")
    play(s, "raise baron none", "settle ireland baron", "raise baron none", "settle scotland baron")
    assert s.scored[0] == (0,)


@pytest.mark.clause("H-10.2")
def test_a_country_marker_brings_home_the_own_dead_of_that_country_alone() -> None:
    s = court("gold", seats=3, seat=1)
    put(s, 1, "scotland duke", "england king", "normandy count")
    put(s, 2, "ireland marquis")
    for seat, sector, noble in ((1, "england", "king"), (1, "normandy", "count"), (2, "ireland", "marquis")):
        die(s, seat, sector, noble)
    play(s, "raise baron none", "settle ireland baron")
    houses = RULES.view(s, None).houses
    assert [house.dead for house in houses] == [[], [("normandy", "count")], [("ireland", "marquis")]]
    assert (houses[1].counters["king"], houses[1].counters["count"], houses[2].counters["marquis"]) == (4, 5, 3)


@pytest.mark.clause("H-10.4")
@pytest.mark.parametrize("lacks", NOBLES)
def test_the_chamber_looks_at_all_cards_of_a_seat_and_at_no_others(lacks: str) -> None:
    cards = {noble: int(noble != lacks) for noble in NOBLES}
    for seat, others in product(range(3), range(2)):
        s = court("gold gold", seats=3, seat=seat)
        for other in range(3):
            titles(s, other, **(cards if other == seat else dict.fromkeys(NOBLES, others)))
        play(s, "raise baron none", "settle ireland baron")
        assert ("chamber" in points(s, seat)) == (lacks == "baron")


@pytest.mark.clause("H-10.4")
@pytest.mark.parametrize(("seats", "gains"), [(2, [16, 8]), (3, [16, 12, 8]), (5, [16, 12, 8, 0])])
def test_the_chamber_of_nobles(seats: int, gains: list[int]) -> None:
    for place, gain in enumerate(gains):
        s = court("gold gold", seats)
        s.chamber = tuple(range(1, place + 1))
        titles(s, 0, count=1, earl=1, marquis=1, duke=1, prince=1, king=1)
        play(s, "raise baron none", "settle ireland baron", "raise baron none", "settle scotland baron")
        assert points(s, 0).get("chamber", 0) == gain


def test_a_noble_without_an_empty_slot_is_refused() -> None:
    s = court("title castle education bishop palace gold")
    put(s, 1, "scotland duke", "burgundy duke", "bavaria duke", "aragon duke")
    assert reason(s, "raise duke none") == "no-empty-slot"
    assert reason(s, "raise earl title") == "no-courtesan"
    assert reason(s, "raise earl none") == "cards-short"

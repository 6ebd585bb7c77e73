"""What a table tells of Village while it is played: one event for each thing that happens, in order."""

from cadency.games.village import RULES
from cadency.games.village.state import Village
from cadency.kernel.words import Wire
from tests.games.village.positions import (
    arrive,
    bury,
    draw,
    hold,
    lay,
    members,
    nature,
    opening,
    play,
)


def village(*cubes: str, **things: int) -> Village:
    s = opening(customers=("c21", "c22", "c23"))
    lay(s, *cubes, "harvest orange", "family orange")
    hold(s, 0, **{"coins": 0, **things})
    heard(s)
    return s


def heard(s: Village) -> list[Wire]:
    """What was said since the last time."""
    assert s.events is not None
    found = [wire for _, wire in s.events]
    s.events.clear()
    for name, *parts in found:
        assert len(parts) == len(RULES.events[str(name)]), name
    return found


def test_the_opening() -> None:
    s = opening(first=1, customers=("c24", "c01"))
    began, arrived, first_round, *filled = heard(s)
    assert (began, first_round) == (("began", 1), ("round", 1, 1))
    assert arrived == ("arrived", ("c24", "c01", "c02", "c03", "c04", "c05", "c06", "c07"))
    assert [wire[1] for wire in filled] == ["harvest", "family", "crafts", "market", "travel", "council", "church"]
    assert filled[0] == ("filled", "harvest", ("orange", "orange", "orange"))


def test_taking_and_the_well() -> None:
    s = village("harvest pink", pink=3)
    play(s, "take harvest pink", "reap")
    assert heard(s) == [("took", 0, "harvest", "pink"), ("reaped", 0, 2)]
    s = village(pink=2, coins=1)
    play(s, "well pink pink coin", "act family", "bear")
    assert heard(s) == [("drew", 0, ("pink", "pink", "coin")), ("born", 0, 2)]


def test_the_family() -> None:
    s = village("family pink")
    members(s, 0, farm=(1,), elmet=(3,))
    play(s, "take family pink", "recall elmet 3")
    assert heard(s) == [("took", 0, "family", "pink"), ("recalled", 0, "elmet", 3)]


def test_crafts() -> None:
    s = village("crafts pink")
    members(s, 0, farm=(2,))
    play(s, "take crafts pink", "train library 2", "make scroll")
    assert heard(s)[1:] == [("trained", 0, "library", 2), ("made", 0, "scroll")]
    s = village("crafts pink", orange=1)
    play(s, "take crafts pink", "buy plow")
    assert heard(s)[1:] == [("bought", 0, "plow"), ("paid", 0, ("orange", "pink"))]
    s = village("crafts pink", grain=2)
    play(s, "take crafts pink", "grind")
    assert heard(s)[1:] == [("ground", 0, 2)]


def test_the_market() -> None:
    s = village("market brown", horse=1)
    hold(s, 1, coins=1, ox=1)
    play(s, "take market brown", "serve 21", "1: serve 22")
    arrive(s, "c24", "c10")
    assert heard(s)[1:] == [
        ("market", 0),
        ("sold", 0, "c21", 3),
        ("sold", 1, "c22", 3),
        ("paid", 1, ("coin",)),
        ("passed", 0),
        ("passed", 1),
        ("closed",),
        ("arrived", ("c24", "c10")),
    ]


def test_travel() -> None:
    s = village("travel green", wagon=1, pink=2)
    members(s, 0, aubrac=(2,))
    play(s, "take travel green", "travel aubrac corvey 2", "gather green brown")
    assert heard(s)[1:] == [
        ("travelled", 0, "corvey", 2),
        ("paid", 0, ("pink", "pink")),
        ("visited", 0, "corvey", 0, 0, 2),
        ("gathered", 0, ("green", "brown")),
    ]
    s = village("travel green", wagon=1, brown=2)
    play(s, "take travel green", "travel village aubrac 1")
    assert heard(s)[3:] == [("visited", 0, "aubrac", 3, 0, 0)]


def test_the_council() -> None:
    s = village("council brown", scroll=1)
    members(s, 0, council2=(2,))
    play(s, "take council brown", "rise 3 2 scroll", "use 3", "claim ox")
    assert heard(s)[1:] == [("rose", 0, 3, 2), ("used", 0, 3), ("claimed", 0, "ox")]


def test_church_and_mass() -> None:
    s = opening()
    lay(s, "church green")
    members(s, 0, farm=(3,), bag=(1, 2), window1=(1,))
    members(s, 1, farm=(1,), bag=(1, 4))
    hold(s, 0, coins=1, grain=1)
    hold(s, 1, coins=0)
    heard(s)
    play(s, "take church green", "give 3 hours", "ransom 2")
    draw(s, "monk", "0/3", "1/1")
    play(s, "promote 1 2")
    told = heard(s)
    assert told[1:] == [
        ("gave", 0, 3),
        ("mass",),
        ("ransomed", 0, 2),
        ("called", 0, 3),
        ("called", 1, 1),
        ("monks", 1),
        ("promoted", 0, 2, 2),
        ("honoured", 0, 2),
        ("round", 2, 0),
    ]


def test_death_and_the_end() -> None:
    s = village("family plague", time=9)
    members(s, 0, smithy=(2,))
    play(s, "take family plague", "skip")
    assert heard(s) == [("took", 0, "family", "plague"), ("crossed", 0), ("died", 0, 2, "crafts", "chronicle")]
    s = opening()
    lay(s, "harvest plague", "harvest plague", "harvest pink")
    for seat in (0, 1):
        members(s, seat, farm=(1,))
        hold(s, seat, time=8)
    bury(s, farm=2, graves=4)
    heard(s)
    play(s, "take harvest plague", "skip", "1: take harvest plague", "skip")
    nature(s)
    assert heard(s) == [
        ("took", 0, "harvest", "plague"),
        ("crossed", 0),
        ("died", 0, 1, "farm", "grave"),
        ("ending", 0, "graves"),
        ("took", 1, "harvest", "plague"),
        ("crossed", 1),
        ("died", 1, 1, "farm", "nowhere"),
        ("mass",),
        ("monks", 4),
        ("over", "graves"),
    ]


def test_somebody_spared() -> None:
    s = village("family plague", time=8)
    members(s, 0, bag=(1,))
    play(s, "take family plague", "skip")
    assert heard(s)[-1] == ("spared", 0)


def test_a_position_that_nobody_listens_to_says_nothing() -> None:
    s = village("harvest pink").copy()
    play(s, "take harvest pink", "reap")
    assert s.events is None

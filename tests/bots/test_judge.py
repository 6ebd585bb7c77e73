"""The judge of Village likes what a player would like."""

from random import Random

import pytest

import cadency
from cadency.bots.judge import judge_for
from cadency.games.village.names import BAG, BUILDING, FARM, GREEN, LEVEL, PLOW, SCROLL, WAGON, WINDOW
from cadency.games.village.state import Village
from cadency.kernel.engine import NATURE, apply
from cadency.kernel.errors import BadSetup
from cadency.kernel.nature import ahead, sample

RULES = cadency.rules("village")
judge = judge_for("village")


def opening(seats: int = 3, pack: str | None = None) -> Village:
    """A first turn, with seat 0 to move."""
    for seed in range(50):
        rng = Random(seed)
        s: Village = RULES.start(RULES.setup(seats, content=RULES.content(pack, "pack")))
        while (decision := ahead(s)) is not None and decision.seat == NATURE:
            apply(s, sample(decision, rng.random))
        if s.first == 0:
            return s
    raise AssertionError("seat 0 never began")


def late(s: Village) -> Village:
    """The same, with one grave left."""
    s = s.copy()
    s.graves = (4,) * (s.content.graves[s.seats] - 1)
    return s


def send(s: Village, *places: int, seat: int = 0) -> Village:
    """The same, with the seat's first members at these places instead of the farm."""
    s = s.copy()
    for place in places:
        s.move(seat, FARM, place, 0)
    return s


def gain(s: Village, seat: int = 0, **amounts: int) -> Village:
    """The same, with more in the seat's hands."""
    s = s.copy()
    for name, n in amounts.items():
        getattr(s, name)[seat] += n
    return s


def test_a_game_without_a_judge_is_a_clear_error() -> None:
    with pytest.raises(BadSetup, match="chess") as found:
        judge_for("chess")
    assert found.value.key == "no-judge"
    assert judge_for("village").game == "village"


@pytest.mark.parametrize("seats", RULES.seats)
def test_points_please_their_owner_and_nobody_else(seats: int) -> None:
    s = opening(seats)
    richer = gain(s, prestige=3)
    assert judge(richer, 0) > judge(s, 0)
    for other in range(1, seats):
        assert judge(richer, other) < judge(s, other)


@pytest.mark.parametrize("what", ["coins", "grain"])
def test_more_is_better(what: str) -> None:
    s = opening()
    assert judge(gain(s, **{what: 2}), 0) > judge(s, 0)


def test_judging_changes_nothing() -> None:
    s = opening()
    before = RULES.view(s, 0)
    judge(s, 0)
    assert RULES.view(s, 0) == before


@pytest.mark.parametrize("seats", RULES.seats)
def test_cubes_are_worth_less_when_the_end_is_near(seats: int) -> None:
    def cube(s: Village) -> float:
        richer = s.copy()
        richer.cubes[GREEN] += 1
        return judge(richer, 0) - judge(s, 0)

    s = opening(seats)
    assert 0 < cube(late(s)) < cube(s)


def test_goods_that_somebody_waits_for_are_worth_more() -> None:
    s = opening()
    wanting = {good: n for n, wants in enumerate(s.content.wants) for good, _ in wants if len(wants) == 1}
    s.queue = ()
    s.stalls = (wanting[PLOW], *[-1] * (len(s.stalls) - 1))

    def good(n: int) -> float:
        richer = s.copy()
        richer.gains(0, n)
        return judge(richer, 0) - judge(s, 0)

    served = good(PLOW)
    s.stalls = (wanting[SCROLL], *[-1] * (len(s.stalls) - 1))
    assert served > good(PLOW) > 0


def test_an_old_member_belongs_where_the_chronicle_has_room() -> None:
    s = opening()
    full = s.copy()
    full.chronicle = ((4, 5, 8), *s.chronicle[1:])  # crafts, all taken by others
    here, there = send(s, BUILDING, BUILDING + 1), send(full, BUILDING, BUILDING + 1)
    assert judge(here, 0) - judge(s, 0) > judge(there, 0) - judge(full, 0)


def test_higher_is_better_in_council_and_church() -> None:
    s = opening()
    for first in (LEVEL, WINDOW):
        worth = [judge(send(late(s), first + n), 0) for n in range(4)]
        assert worth == sorted(worth)
    assert judge(send(late(s), WINDOW), 0) > judge(send(late(s), BAG), 0)


def test_a_wagon_and_the_fare_for_a_new_city_are_worth_more_together() -> None:
    s = opening()
    s.stalls, s.queue, s.coins[0] = (-1,) * len(s.stalls), (), 0
    wagon, fare, both = s.copy(), s.copy(), s.copy()
    for state in (wagon, both):
        state.gains(0, WAGON)
    for state in (fare, both):
        for colour, n in s.content.roads[6][0][1]:
            state.cubes[colour] += n
    assert judge(both, 0) - judge(s, 0) > judge(wagon, 0) + judge(fare, 0) - 2 * judge(s, 0)


def test_the_leader_wants_the_end_and_the_others_want_time() -> None:
    s = opening(2)
    ahead_now, behind = gain(s, 0, prestige=12), gain(s, 1, prestige=12)
    assert judge(late(ahead_now), 0) - judge(ahead_now, 0) > judge(late(behind), 0) - judge(behind, 0)


def test_a_finished_game_is_judged_by_its_standing() -> None:
    s = gain(opening(), 0, prestige=5)
    s.over = "graves"
    by_score = sorted(range(3), key=lambda seat: judge(s, seat))
    assert by_score[-1] == 0
    assert judge(s, 0) > 5


def test_an_owners_pack_with_other_scores_can_be_judged() -> None:
    pack = '[[score]]\nid = "travel"\npoints = [2, 5]\n[[score]]\nid = "chronicle"\npoints = [1, 2, 3, 5, 8, 13, 21]\n'
    s = opening(pack=pack)
    worth = []
    for cities in range(7):
        s.visited[0] = (1 << cities) - 1
        worth.append(judge(s, 0))
    assert worth[0] < worth[1] < worth[2] == worth[6]


def test_a_pack_without_graves_can_be_judged() -> None:
    rows = [f"[[burial]]\nseats = {n}\nchronicle = {{ farm = 1 }}\ngraves = 0\n" for n in RULES.seats]
    s = opening(pack="".join(rows))
    assert judge(gain(s, prestige=1), 0) > judge(s, 0)

"""The judge of Dynasties likes what a player would like, and the squire beats pages with it."""

import pytest

from cadency.bots import make_bot
from cadency.bots.judge import judge_for
from cadency.bots.judge.dynasties import judge
from cadency.games.dynasties import RULES
from cadency.games.dynasties.score import finish
from cadency.games.dynasties.state import Dynasties
from cadency.table import Table
from tests.games.dynasties.positions import (
    agenda,
    asked,
    cargo,
    goods,
    hold,
    passed,
    play,
    put,
    question,
    shelf,
    shields,
    table,
    wed,
)
from tests.support import seeds


def better(one: Dynasties, other: Dynasties, seat: int = 0) -> bool:
    return judge(one, seat) > judge(other, seat)


def test_it_is_found_by_the_games_id() -> None:
    assert judge_for("dynasties") is judge


def test_more_is_better() -> None:
    plain = table()
    for change in (
        lambda s: goods(s, 0, "2 black 2 white yellow blue pink"),
        lambda s: hold(s, 0, "joker"),
        lambda s: agenda(s, 0, "children"),
        lambda s: shelf(s, 0, "points"),
        lambda s: shields(s, 0, "france"),
        lambda s: put(s, 0, "prince", "york"),
        lambda s: s.score(0, 0, 1),
    ):
        s = table()
        change(s)
        assert better(s, plain)
        assert better(plain, s, seat=1)


def test_what_others_hold_counts_by_its_size_alone() -> None:
    one, other = table(), table()
    for s, cards, scorings, books in ((one, "joker", "children", "points"), (other, "york", "cubes", "rose")):
        hold(s, 1, cards)
        agenda(s, 1, scorings)
        shelf(s, 1, books)
    assert judge(one, 0) == judge(other, 0)
    assert judge(one, 1) != judge(other, 1)


def test_a_large_slot_is_the_better_place_to_wait() -> None:
    large, small = table(), table()
    put(large, 0, "princess", "wien")
    put(small, 0, "prince", "wien")
    assert better(large, small)


def test_a_place_in_a_region_and_its_crowns_are_worth_something() -> None:
    ahead, behind = table(), table()
    put(ahead, 0, "prince", "paris")
    put(behind, 0, "prince", "lyon")
    assert better(ahead, behind)
    more = ahead.copy()
    shields(more, 1, "france", 3)
    assert better(ahead, more)


def test_cubes_are_worth_little_when_nothing_more_can_be_bought() -> None:
    early, late = table(), table(turn=3)
    for s in (early, late):
        passed(s, 0)
    poor_early, poor_late = early.copy(), late.copy()
    for s in (poor_early, poor_late):
        goods(s, 0, "")
    assert judge(early, 0) - judge(poor_early, 0) > 10 * (judge(late, 0) - judge(poor_late, 0)) > 0


def test_whoever_divides_expects_the_smaller_lot() -> None:
    s = table()
    s.aboard[0] = 1
    s.figures[1] -= 1
    cargo(s, 1, "5 black")
    hold(s, 0, "brest")
    play(s, "play brest trade", "board 1")
    even, greedy = s.copy(), s.copy()
    play(even, "divide black black", stop=True)
    play(greedy, "divide black", stop=True)
    assert better(even, greedy)


def test_a_wedding_is_good_for_both() -> None:
    s = table()
    put(s, 1, "prince", "york")
    goods(s, 0, "2 white")
    hold(s, 0, "joker")
    before = judge(s, 2)
    play(s, "play joker princess", "send york princess", stop=True)
    assert question(s).kind == "wedding.roll"
    assert judge(s, 2) < before
    play(s, "roll points points points", stop=True)
    waiting = s.copy()
    play(s, "apart points", "0: accept points points")
    assert abs(judge(s, 0) - judge(waiting, 0)) < 3
    wed(s, 0, 1, "koeln")


def test_to_win_is_better_than_to_lose() -> None:
    s = table(turn=3)
    s.score(0, 0, 5)
    finish(s)
    assert judge(s, 0) > 0 > judge(s, 1)


def played(seats: int, seed: int, names: list[str]) -> Table:
    found: Table = Table(RULES, seats, {}, seed)
    bots = [make_bot(name, RULES, found.setup.content, seed * 10 + seat) for seat, name in enumerate(names)]
    while (d := found.decision) is not None:
        found.choose(bots[d.seat].choose(found.view(d.seat), d.seat))
    return found


@pytest.mark.parametrize("seats", [3, 5])
def test_squires_play_to_the_end(seats: int) -> None:
    found = played(seats, 11, ["squire"] * seats)
    assert found.over == "rounds"
    assert played(seats, 11, ["squire"] * seats).record.dumps() == found.record.dumps()


def wins(seed: int) -> bool:
    """Does the squire win a three-player game against two pages outright? The seats change from game to game."""
    names = ["page"] * 3
    names[seed % 3] = "squire"
    standing = RULES.standing(played(3, seed, names).state)
    return [placing.rank for placing in standing].count(1) == 1 and standing[seed % 3].rank == 1


def test_the_squire_beats_two_pages_in_90_games_of_100() -> None:
    games = seeds(8, 100)
    assert sum(wins(seed) for seed in games) >= 0.9 * len(games)


def test_a_squire_answers_what_its_seat_is_asked() -> None:
    s = table()
    hold(s, 0, "joker london")
    choice = make_bot("squire", RULES, s.content, 1).choose(RULES.view(s, 0), 0)
    assert asked(s) == (0, "turn.act")
    assert choice in question(s).options

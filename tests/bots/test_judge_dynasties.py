"""The judge of Dynasties likes what a player would like, and knows no more than a player knows."""

from random import Random

import pytest

from cadency.bots import Bot, Page, Squire
from cadency.bots.judge import dynasties_map, judge_for
from cadency.bots.judge.dynasties import Taste, with_taste
from cadency.cli.running import play_with
from cadency.games.dynasties import RULES
from cadency.games.dynasties.frames.turn import TURN
from cadency.games.dynasties.names import N_POINTS, P_CITIES, STORE
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import NATURE, apply
from cadency.kernel.nature import sample
from tests.bots.positions import answers_alike, looks_at_no_secrets, of_each_kind
from tests.games.dynasties.positions import (
    agenda,
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

CONTENT = RULES.content(None, "")
judge = judge_for("dynasties")
each_count = pytest.mark.parametrize("seats", RULES.seats)


def gain(s: Dynasties, cubes: str, seat: int = 0) -> float:
    """What it would be worth to have these cubes and no others."""
    richer = s.copy()
    goods(richer, seat, cubes)
    return judge(richer, seat)


def positions(seats: int, seed: int) -> list[Dynasties]:
    return of_each_kind(RULES.start(RULES.setup(seats, {}, CONTENT)), seed)


def squire(seed: int | str) -> Squire:
    return Squire(RULES, CONTENT, seed)


def answer(s: Dynasties) -> str:
    """What a squire answers, in words."""
    seat = question(s).seat
    return " ".join(map(str, squire(1).choose(RULES.view(s, seat), seat).wire()))


def test_the_judge_is_found_by_the_games_id() -> None:
    assert judge_for("dynasties").game == "dynasties"


# --- what it may know


@each_count
def test_hidden_cards_and_books_of_the_others_are_not_looked_at(seats: int) -> None:
    for s in positions(seats, seats):
        looks_at_no_secrets(RULES, judge, s)


def test_judging_changes_nothing() -> None:
    for s in positions(3, 7):
        before = [RULES.view(s, seat) for seat in range(3)]
        judge(s, 0)
        assert [RULES.view(s, seat) for seat in range(3)] == before


@each_count
def test_the_same_seed_and_view_give_the_same_answer_to_every_question(seats: int) -> None:
    for s in positions(seats, 10 + seats):
        answers_alike(RULES, s)


@pytest.mark.deep
@each_count
def test_squires_play_to_the_end(seats: int) -> None:
    s: Dynasties = RULES.start(RULES.setup(seats, {}, CONTENT))
    play_with(s, RULES, [squire(seat) for seat in range(seats)], Random(5).random)
    assert s.over == "rounds"
    assert min(placing.score for placing in RULES.standing(s)) > 30


@pytest.mark.deep
def test_a_squire_beats_two_pages_in_90_games_of_100() -> None:
    games = seeds(12, 100)
    won = 0
    for seed in games:
        s: Dynasties = RULES.start(RULES.setup(3, {}, CONTENT))
        bots: list[Bot] = [Page(RULES, CONTENT, f"{seed}:{seat}") for seat in range(3)]
        bots[seed % 3] = squire(seed)
        play_with(s, RULES, bots, Random(seed).random)
        won += [placing.seat for placing in RULES.standing(s) if placing.rank == 1] == [seed % 3]
    assert won >= 0.9 * len(games)


def test_what_is_kept_for_later_has_limits() -> None:
    for n in range(10_000):
        dynasties_map.places((float(n), 1.0, 0.0), 8, 4, 1.0)
    for n in range(600):
        dynasties_map.waits(CONTENT, 0, n)
        dynasties_map.ground(CONTENT, (n % 4, n // 4 % 4, n // 16 % 4), (0, 1, 2, 3), n // 64)
    for kept, limit in (
        (dynasties_map.places, dynasties_map.PLACES),
        (dynasties_map.waits, dynasties_map.WAITS),
        (dynasties_map.ground, dynasties_map.GROUNDS),
    ):
        assert kept.cache_info().currsize == limit


# --- what it likes


def better(one: Dynasties, other: Dynasties, seat: int = 0) -> bool:
    return judge(one, seat) > judge(other, seat)


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


def test_a_place_in_a_region_and_its_crowns_are_worth_something() -> None:
    ahead, behind = table(), table()
    put(ahead, 0, "prince", "paris")
    put(behind, 0, "prince", "lyon")
    assert better(ahead, behind)
    more = ahead.copy()
    shields(more, 1, "france", 3)
    assert better(ahead, more)


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


@each_count
def test_points_please_their_owner_and_nobody_else(seats: int) -> None:
    s = table(seats)
    richer = s.copy()
    richer.points[P_CITIES] += 3
    assert judge(richer, 0) > judge(s, 0)
    for other in range(1, seats):
        assert judge(richer, other) < judge(s, other)


def test_a_cube_is_worth_about_two_points_until_the_last_round() -> None:
    for turn in (1, 2):
        s = table(turn=turn)
        hold(s, 0, "joker london york dublin")
        points = s.copy()
        points.points[P_CITIES] += 1
        one = judge(points, 0) - judge(s, 0)
        for colour in ("black", "white", "yellow", "blue"):
            cube = gain(s, f"black white yellow blue pink {colour}") - judge(s, 0)
            assert 1.2 * one < cube < 2.6 * one
    s = table(turn=3)
    passed(s, 0)
    assert 0 < gain(s, "2 black white yellow blue pink") - judge(s, 0) < 0.1


def test_a_card_is_worth_more_than_a_cube_and_nothing_after_the_last_pass() -> None:
    s = table()
    holding = s.copy()
    hold(holding, 0, "paris")
    assert judge(holding, 0) - judge(s, 0) > gain(s, "2 black white yellow blue pink") - judge(s, 0)
    late = table(turn=3)
    passed(late, 0)
    holding = late.copy()
    hold(holding, 0, "paris")
    assert judge(holding, 0) == judge(late, 0)


def test_one_more_figure_matters_where_it_decides_a_region() -> None:
    s = table(turn=3)
    put(s, 0, "prince", "london")
    wed(s, 1, 2, "york", "oxford")
    wed(s, 0, -1, "madrid", "lisboa", "granada")
    level, sure = s.copy(), s.copy()
    shields(level, 0, "britannia")  # a shared first place has all its points
    shields(sure, 0, "hispania")  # where nobody else is
    assert judge(level, 0) - judge(s, 0) > 8
    assert 0 <= judge(sure, 0) - judge(s, 0) < 1


def test_both_crowns_of_a_region_are_worth_more_than_two_of_different_ones() -> None:
    both, parted = table(), table()
    for s, second in ((both, "wien"), (parted, "madrid")):
        wed(s, 0, 1, "praha")
        wed(s, 0, 2, second)
    assert judge(both, 0) > judge(parted, 0)
    lost = table()
    put(lost, 0, "prince", "london")
    hopeful = lost.copy()
    wed(lost, 1, 2, "edinburgh")
    wed(hopeful, 1, 2, "york")
    assert judge(hopeful, 0) > judge(lost, 0)


def test_a_large_slot_waits_better_than_a_small_one() -> None:
    large, small = table(), table()
    put(large, 0, "prince", "london")
    put(small, 0, "princess", "london")
    assert judge(large, 0) > judge(small, 0)


def test_scoring_cards_are_worth_what_they_count() -> None:
    s = table()
    put(s, 0, "prince", "london", "paris")
    fits, misses = s.copy(), s.copy()
    agenda(fits, 0, "london-paris")
    agenda(misses, 0, "madrid-wien")
    assert judge(fits, 0) - judge(misses, 0) > 5
    assert judge(fits, 1) == judge(misses, 1)


def test_a_shield_in_a_book_counts_for_its_owner_only() -> None:
    s = table(turn=3)
    put(s, 0, "prince", "london")
    put(s, 1, "prince", "york")
    here, there = s.copy(), s.copy()
    shelf(here, 0, "shield-britannia")
    shelf(there, 0, "points")
    assert judge(here, 0) != judge(there, 0)
    assert judge(here, 1) == judge(there, 1)


def test_a_lot_is_cut_so_that_what_is_left_is_no_crumb() -> None:
    s = table()
    hold(s, 0, "joker")
    hold(s, 1, "joker london")
    s.aboard[0], s.figures[1] = 1, s.figures[1] - 1
    play(s, "0: play joker trade", "0: board 1", stop=True)
    assert len(answer(s).split()) == 3  # divide, and two cubes: the other takes three


def test_the_bigger_lot_is_taken() -> None:
    s = table()
    hold(s, 0, "joker")
    s.aboard[0], s.figures[1] = 1, s.figures[1] - 1
    play(s, "0: play joker trade", "0: board 1", "0: divide pink", stop=True)
    assert answer(s) == "take black white yellow blue"


def test_the_last_round_has_no_use_for_cards_that_are_kept() -> None:
    s = table(turn=3)
    goods(s, 0, "3 black 3 white")
    hold(s, 0, "joker joker")
    assert answer(s).startswith("play joker")


def test_a_ransom_is_paid_for_the_figure_that_rules_a_region() -> None:
    s = table(turn=2)
    for seat in range(3):
        goods(s, seat, "")
    goods(s, 0, "pink")
    put(s, 0, "prince", "london")
    put(s, 0, "child", "york")
    wed(s, 1, 2, "york")
    passed(s, 0, 1)
    s.stack[-1] = TURN[2]
    play(s, "2: pass large", stop=True)
    while question(s).kind != "single.stay":
        decision = question(s)
        apply(s, sample(decision, Random(1).random) if decision.seat == NATURE else decision.options[0])
    assert answer(s) == "ransom london"


# --- tastes


def test_a_taste_makes_more_of_what_it_likes() -> None:
    s = table()
    hold(s, 0, "joker london")
    put(s, 0, "prince", "london")
    agenda(s, 0, "princes")
    for taste, likes in (
        (Taste(cubes=1.5), "goods"),
        (Taste(weddings=1.5), "single"),
        (Taste(regions=1.5), "shield"),
        (Taste(plans=1.5), "scoring"),
    ):
        more = s.copy()
        if likes == "goods":
            more.cubes[STORE] += 1
        elif likes == "single":
            put(more, 0, "princess", "oxford")
        elif likes == "shield":
            shields(more, 0, "britannia")
        else:
            agenda(more, 0, "princes london-paris")
        fond = with_taste(taste)
        assert fond(more, 0) - fond(s, 0) > judge(more, 0) - judge(s, 0), likes


def test_a_finished_game_is_judged_by_its_standing() -> None:
    s = table()
    s.points[N_POINTS + P_CITIES] = 5
    s.over = "rounds"
    assert judge(s, 1) > 5 > judge(s, 0)
    assert max(range(3), key=lambda seat: judge(s, seat)) == 1

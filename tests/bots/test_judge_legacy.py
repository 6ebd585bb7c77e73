"""The judge of Legacy likes what a player would like, and knows no more than a player knows."""

from math import sqrt
from random import Random
from statistics import fmean, variance

import pytest

from cadency.bots import Bot, Page, Squire
from cadency.bots.judge import judge_for
from cadency.bots.judge.legacy import RUIN
from cadency.bots.judge.legacy_goals import rates
from cadency.cli.running import play_with
from cadency.games.legacy import RULES
from cadency.games.legacy.names import EDITIONS, HONOUR_DEEDS, N_POINTS
from cadency.games.legacy.state import Legacy
from cadency.kernel.rules import Placing
from tests.bots.positions import answers_alike, looks_at_no_secrets, of_each_kind
from tests.games.legacy.positions import add, hold, marry, mentor, opening, play, question, table, task
from tests.support import seeds

CONTENT = RULES.content(None, "")
judge = judge_for("legacy")
SOLO = [(edition, variant) for edition in EDITIONS for variant in ("standard", "inheritance")]
each_count = pytest.mark.parametrize("seats", RULES.seats)
each_edition = pytest.mark.parametrize("edition", EDITIONS)
each_solo = pytest.mark.parametrize(("edition", "variant"), SOLO)


def positions(seats: int, seed: int, variant: str = "standard") -> list[Legacy]:
    return of_each_kind(opening(seats, EDITIONS[seed % 2], variant), seed)


def squire(seed: int | str) -> Squire:
    return Squire(RULES, CONTENT, seed)


def page(seed: int | str) -> Page:
    return Page(RULES, CONTENT, seed)


def game(bots: list[Bot], seed: int, edition: str, variant: str = "standard") -> list[Placing]:
    s = opening(len(bots), edition, variant)
    play_with(s, RULES, bots, Random(seed).random)
    return RULES.standing(s)


def better(one: Legacy, other: Legacy, seat: int = 0) -> bool:
    return judge(one, seat) > judge(other, seat)


def answer(s: Legacy) -> str:
    """What a squire answers, in words."""
    seat = question(s).seat
    return " ".join(map(str, squire(1).choose(RULES.view(s, seat), seat).wire()))


def test_the_judge_is_found_by_the_games_id() -> None:
    assert judge_for("legacy").game == "legacy"


# --- what it may know


@each_count
def test_hidden_hands_and_mentors_of_the_others_are_not_looked_at(seats: int) -> None:
    for s in positions(seats, seats):
        looks_at_no_secrets(RULES, judge, s)


@pytest.mark.parametrize("variant", ["standard", "inheritance"])
def test_judging_changes_nothing(variant: str) -> None:
    for s in positions(1, 7, variant):
        before = RULES.view(s, 0)
        judge(s, 0)
        assert RULES.view(s, 0) == before


@each_count
def test_the_same_seed_and_view_give_the_same_answer_to_every_question(seats: int) -> None:
    for s in positions(seats, 10 + seats)[::3]:
        answers_alike(RULES, s)


# --- how well it plays


@pytest.mark.once
@each_edition
def test_a_squire_beats_a_page_in_95_games_of_100(edition: str) -> None:
    games = seeds(6, 100)
    won = 0
    for seed in games:
        bots: list[Bot] = [page(seed), page(seed)]
        bots[seed % 2] = squire(seed)
        won += [placing.seat for placing in game(bots, seed, edition) if placing.rank == 1] == [seed % 2]
    assert won >= 0.95 * len(games)


@pytest.mark.once
@each_solo
def test_alone_a_squire_has_more_honour_than_a_page_beyond_chance(edition: str, variant: str) -> None:
    pages = [game([page(seed)], seed, edition, variant)[0].score for seed in seeds(50, 200)]
    squires = [game([squire(seed)], seed, edition, variant)[0].score for seed in seeds(5, 40)]
    spread = sqrt(variance(pages) / len(pages) + variance(squires) / len(squires))
    assert fmean(squires) - fmean(pages) > 2.8 * spread  # the quantile of Student's t for five games


@pytest.mark.once
def test_squires_play_to_the_end_with_four_seats() -> None:
    placings = game([squire(seat) for seat in range(4)], 5, "de")
    assert min(placing.score for placing in placings) > 20


# --- what it likes


def test_more_is_better() -> None:
    plain = table()
    for change in ("honour", "prestige", "gold", "income", "friend", "pawn", "child"):
        s = table()
        if change == "honour":
            s.honour_for(0, 1)
        elif change == "friend":
            hold(s, 0, "ginevra")
        elif change == "pawn":
            s.gain_pawn(0, 0)
        elif change == "child":
            add(s, 0, "boy", 2)
        else:
            getattr(s, change)[0] += 1
        assert better(s, plain), change
        if change != "pawn":
            assert better(plain, s, seat=1), change


def test_what_others_hold_counts_by_its_size_alone() -> None:
    one, other = table(), table()
    hold(one, 1, "ginevra constant")
    hold(other, 1, "adele david")
    mentor(one, 1, "law")
    mentor(other, 1, "rousseau")
    assert judge(one, 0) == judge(other, 0)
    assert judge(one, 1) != judge(other, 1)


def test_prestige_counts_for_every_generation_to_come() -> None:
    for generation, times in ((0, 3), (1, 2), (2, 1)):
        s = table()
        s.generation, s.round = generation, s.content.last_rounds[generation] - 1
        add(s, 0, "boy", generation + 2)
        richer, dearer = s.copy(), s.copy()
        richer.prestige[0] += 1
        dearer.honour_for(0, times)
        assert judge(richer, 0) == pytest.approx(judge(dearer, 0), abs=0.5)


def test_gold_is_worth_nothing_when_nothing_is_left_to_do() -> None:
    s = table()
    s.generation, s.round = 2, s.content.last_rounds[2] - 1
    s.pawns[0] = 0
    richer = s.copy()
    richer.gold[0] += 10
    assert 0 <= judge(richer, 0) - judge(s, 0) < 0.1


def test_a_family_without_children_fears_for_its_end() -> None:
    s = table()
    s.round = 1
    s.pawns[0] = 0
    safe = s.copy()
    add(safe, 0, "girl", 2)
    assert judge(safe, 0) - judge(s, 0) > RUIN


def test_nobody_is_left_to_a_spouse_who_has_no_children() -> None:
    s = table()
    marry(s, 0, 0, "constant")
    free = table()
    assert judge(free, 0) - judge(s, 0) > 0.5 * RUIN
    heir = table(side="matriarch")
    hold(heir, 0, "constant")
    marry(heir, 0, 0, "baptiste")
    add(heir, 0, "girl", 2)
    assert not answer(heir).startswith("wed constant")


def test_a_mission_nearer_to_its_end_is_worth_more_and_one_that_is_done_is_claimed() -> None:
    s = table(gold=3)
    task(s, 0, "revolution")
    nearer = s.copy()
    nearer.gold[0] = 9
    without = table(gold=3)
    poorer = table(gold=9)
    assert judge(nearer, 0) - judge(s, 0) > judge(poorer, 0) - judge(without, 0)
    s.gold[0] = 14
    assert answer(s) == "claim revolution"


def test_a_mentors_goal_is_sought() -> None:
    found = []
    for name in ("franklin", "soufflot"):  # nations, houses
        s = table()
        mentor(s, 0, name)
        before = judge(s, 0)
        marry(s, 0, 0, "otto")
        found.append(judge(s, 0) - before)
    assert found[0] > found[1]


def test_what_is_about_to_come_counts_already() -> None:
    s = table()
    hold(s, 0, "ginevra")
    before = s.copy()
    play(s, "wed ginevra", "member 0")
    assert question(s).kind == "birth.draw"  # of the child nobody knows anything yet
    assert better(s, before)


def test_an_open_clue_costs_something_until_it_is_solved() -> None:
    s = table(1, variant="inheritance")
    s.clues = 1
    without = s.copy()
    without.clues = 0
    assert judge(without, 0) > judge(s, 0)


def test_a_finished_game_is_judged_by_its_standing() -> None:
    s = table()
    s.honour[N_POINTS + HONOUR_DEEDS] = 5
    s.over = "played"
    assert judge(s, 1) > judge(s, 0)
    s.out = 2  # an extinct family has lost, whatever its honour
    assert judge(s, 0) > judge(s, 1)


# --- one family alone


def test_alone_a_child_makes_it_likelier_that_the_family_lives_on() -> None:
    s = table(1)
    s.round, s.pawns[0] = 1, 1
    safe = s.copy()
    add(safe, 0, "girl", 2)
    assert judge.chance(safe)[0] > judge.chance(s)[0] > 0.0
    s.pawns[0] = 0
    assert judge.chance(s)[0] < 0.1
    for out, chance in ((0, 1.0), (1, 0.0)):
        s.out, s.over = out, "played"
        assert judge.chance(s) == [chance]


def test_alone_each_open_clue_makes_it_less_likely_that_all_are_solved() -> None:
    s = table(1, variant="inheritance")
    chances = []
    for s.clues in (0, 0b1, 0b11, 0b111):
        chances += judge.chance(s)
    assert chances == sorted(chances, reverse=True)
    for over, chance in (("solved", 1.0), ("played", 0.0)):
        s.over = over
        assert judge.chance(s) == [chance]


def test_what_is_kept_for_later_has_limits() -> None:
    for now in range(80):
        rates(CONTENT, now % 3, now)
    assert rates.cache_info().currsize == rates.cache_info().maxsize == 64


def test_nobody_fears_for_a_family_before_its_head_is_there_or_while_weddings_are_about_to_be_made() -> None:
    s = opening(2)
    assert min(term.points for term in judge.terms(s, 0)) > -RUIN
    s = table()
    s.generation, s.round = 1, 2
    add(s, 0, "boy", 2, "ginevra", promised=True)
    assert min(term.points for term in judge.terms(s, 0)) > -RUIN

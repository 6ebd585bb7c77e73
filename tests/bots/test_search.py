"""The search, and the levels that stand on it: what holds in every game, with budgets small enough for whole games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import cadency
from cadency.bots import BOTS, LEVELS, Squire, make_bot
from cadency.bots.judge import judge_for
from cadency.bots.search import Found, Look, Plan, Way, search
from cadency.bots.search.answer import told as as_line
from cadency.bots.search.weigh import Candidate, surely
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.nature import ahead, sample
from cadency.kernel.words import Choice
from tests.support import seeds

SMALL = Plan(positions=24, tries=3, candidates=2, turns=1)
SMALL_TREE = Plan(positions=24, tries=6, candidates=2, turns=2, tree=3.0, worlds=2)
RACE = Plan(positions=60, tries=8, candidates=3, turns=2)
TREE = Plan(positions=60, tries=16, candidates=3, turns=2, tree=3.0, worlds=4)
both = pytest.mark.parametrize("plan", [RACE, TREE], ids=["race", "tree"])
GAMES: list[tuple[str, int, dict[str, str]]] = [
    *[(game, seats, {}) for game in cadency.GAMES for seats in cadency.rules(game).seats],
    ("village", 3, {"market_end": "last"}),
    *[("legacy", seats, {"edition": "de"}) for seats in cadency.rules("legacy").seats],
    *[("legacy", 1, {"edition": edition, "variant": "inheritance"}) for edition in ("fr", "de")],
]


def found(s: Any, game: str, seat: int, plan: Plan, seed: int = 1, ceiling: float | None = None) -> Found:
    rules = cadency.rules(game)
    return search(rules, s.content, judge_for(game), rules.view(s, seat), seat, plan, seed, ceiling)


def questions(game: str, seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[Any, int]]:
    """A game at random: each question of a seat that has a choice. Who asks may answer it."""
    rules = cadency.rules(game)
    s = rules.start(rules.setup(seats, options))
    rng = Random(seed)
    while (decision := ahead(s)) is not None:
        if decision.seat == NATURE:
            apply(s, sample(decision, rng.random))
            continue
        answer = rng.choice(decision.options)
        yield s, decision.seat
        apply(s, answer)


def middle(game: str, seats: int, seed: int = 3) -> tuple[Any, int]:
    """A question with several answers, in the middle of a game."""
    asked = [(s.copy(), seat) for s, seat in questions(game, seats, {}, seed)]
    for s, seat in asked[len(asked) // 2 :]:
        decision = pending(s)
        assert decision is not None
        if len(decision.options) > 3:
            return s, seat
    raise AssertionError("a game without choices")


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)
@pytest.mark.parametrize("seed", seeds(1, 6))
def test_the_answer_is_an_option_whatever_is_asked(game: str, seats: int, options: dict[str, str], seed: int) -> None:
    known = set[str]()
    for n, (s, seat) in enumerate(questions(game, seats, options, seed)):
        decision = pending(s)
        assert decision is not None
        if not seed and decision.kind in known and n % 12:  # all kinds of questions, and some of them again
            continue
        known.add(decision.kind)
        lines = found(s, game, seat, SMALL_TREE if n % 2 else SMALL).lines
        assert all(any(line.choices[0] is option for option in decision.options) for line in lines)
        assert len({line.choices[0] for line in lines}) == len(lines)
        assert all(len(line.values) == len(line.points) == seats for line in lines)


@both
@pytest.mark.parametrize("game", cadency.GAMES)
def test_what_a_seat_cannot_see_changes_nothing(game: str, plan: Plan) -> None:
    rules = cadency.rules(game)
    s, seat = middle(game, 3)
    view = rules.view(s, seat)
    answers = []
    for n in range(3):
        guess = rules.imagine(view, Random(n), s.content)
        assert rules.view(guess, seat) == view
        answers.append(told(found(guess, game, seat, plan)))
    assert answers[0] == answers[1] == answers[2]


@both
@pytest.mark.parametrize("game", cadency.GAMES)
def test_the_same_seed_and_view_find_the_same(game: str, plan: Plan) -> None:
    s, seat = middle(game, 3, 5)
    first = found(s, game, seat, plan)
    assert told(first) == told(found(s, game, seat, plan))
    assert not first.cut


def told(what: Found) -> list[tuple[Any, ...]]:
    lines = [([choice.wire() for choice in line.choices], line.values, line.points, line.tries) for line in what.lines]
    return [*lines, (what.looked, what.cut)]


@pytest.mark.parametrize("tree", [0.0, 3.0], ids=["race", "tree"])
@pytest.mark.parametrize("game", cadency.GAMES)
def test_no_time_cuts_the_search_and_says_so(game: str, tree: float) -> None:
    s, seat = middle(game, 3)
    cut = found(s, game, seat, Plan(positions=10_000, tries=10_000, tree=tree), ceiling=0.0)
    decision = pending(s)
    assert decision is not None
    assert cut.cut
    assert any(cut.lines[0].choices[0] is option for option in decision.options)
    assert cut.looked < 1000


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert tuple(LEVELS) == BOTS == ("page", "squire", "knight", "baron", "duke")
    assert [level.strength for level in LEVELS.values()] == [1, 2, 3, 4, 5]
    ceilings = [level.ceiling for level in LEVELS.values()]
    assert ceilings == sorted(ceilings)


@pytest.mark.parametrize("game", cadency.GAMES)
def test_every_level_has_a_plan_for_every_table_and_a_higher_one_tries_more(game: str) -> None:
    for seats in cadency.rules(game).seats:
        assert LEVELS["page"].plan(game, seats) is None
        plans = [LEVELS[name].plan(game, seats) for name in BOTS[1:]]
        tries = [plan.tries for plan in plans if plan is not None]
        assert len(tries) == 4
        assert tries == sorted(set(tries))


@pytest.mark.parametrize("game", cadency.GAMES)
def test_lines_come_in_the_order_of_their_worth_and_whoever_is_surely_behind_is_tried_less(game: str) -> None:
    s, seat = middle(game, 3)
    lines = found(s, game, seat, Plan(positions=200, tries=120, candidates=4, turns=1, clear=100.0)).lines
    assert len(lines) > 1
    assert lines[0].tries == max(line.tries for line in lines)
    assert sum(line.tries for line in lines) <= 120
    as_often = [line.worth for line in lines if line.tries == lines[0].tries]
    assert as_often == sorted(as_often, reverse=True)


@pytest.mark.parametrize("game", cadency.GAMES)
def test_who_makes_slips_answers_within_them_and_not_always_alike(game: str) -> None:
    rules = cadency.rules(game)
    s, seat = middle(game, 3)
    view, judge = rules.view(s, seat), judge_for(game)
    decision = pending(s)
    assert decision is not None
    ways = Look(judge).ways(rules.imagine(view, Random(1), s.content), seat, decision.options, 100)
    values = sorted([way.value for way in ways], reverse=True)
    slack = values[0] - values[2] + 0.001  # room for three at least

    def answers(width: float) -> set[Choice]:
        plan = Plan(positions=100, slack=width)
        return {Squire(rules, s.content, seed, plan=plan).choose(view, seat) for seed in range(20)}

    alike = {way.choices[-1] for way in ways if way.value == values[0]}
    assert answers(0.0) <= alike
    near = {way.choices[-1] for way in ways if way.value >= values[0] - slack}
    assert answers(slack) <= near
    assert len(answers(slack)) > 1


@pytest.mark.parametrize("game", cadency.GAMES)
def test_slips_become_smaller_from_level_to_level_and_the_strongest_makes_none(game: str) -> None:
    plans = [LEVELS[name].plan(game, 3) for name in BOTS[1:]]
    slips = [plan.slack for plan in plans if plan is not None]
    assert slips == sorted(slips, reverse=True)
    assert slips[-1] == 0.0


def test_a_line_is_surely_behind_only_where_the_worlds_agree_on_it() -> None:
    def tried(*worths: float) -> Candidate:
        candidate = Candidate(Way(0.0, []))
        candidate.worths.extend(worths)
        return candidate

    steady, wild = tried(5.0, 6.0, 5.0, 6.0), tried(30.0, -20.0, 25.0, -13.0)
    none = tried(0.0, 0.0, 0.0, 0.0)
    assert surely(steady, none, 1.0)
    assert not surely(wild, none, 1.0)  # the same mean
    assert not surely(none, none, 1.0)
    assert not surely(steady, none, 100.0)  # where the judge's own value counts for much


def test_a_line_that_was_tried_in_fewer_worlds_is_compared_in_those() -> None:
    best, other = Candidate(Way(10.0, [])), Candidate(Way(10.0, []))
    best.worths.extend([20.0, 20.0, 4.0, 4.0, 4.0, 4.0])  # the first two worlds were kind to everybody
    other.worths.extend([14.0, 14.0])
    for candidate in (best, other):
        candidate.ends.extend([([worth / 20, 0.0], [worth, 0.0]) for worth in candidate.worths])
    assert other.score(0.0) > best.score(0.0)
    first, second = as_line(best, 0, best, 0.0), as_line(other, 0, best, 0.0)
    assert first.worth == best.score(0.0)
    assert second.worth == pytest.approx(first.worth - 6.0)
    assert as_line(other, 0, best, 2.0).worth == pytest.approx(as_line(best, 0, best, 2.0).worth - 3.0)


@pytest.mark.parametrize("game", cadency.GAMES)
def test_a_knight_slips_to_no_line_that_is_farther_behind_than_its_plan_says(game: str) -> None:
    rules = cadency.rules(game)
    s, seat = middle(game, 3)
    plan = LEVELS["knight"].plan(game, 3)
    assert plan is not None
    for seed in range(3):
        lines = found(s, game, seat, plan, seed).lines
        near = [line.choices[0] for line in lines if line.worth >= lines[0].worth - plan.slack]
        answer = make_bot("knight", rules, s.content, seed).choose(rules.view(s, seat), seat)
        assert answer in (near if plan.slack else [lines[0].choices[0]])

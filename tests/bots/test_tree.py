"""A tree over turns: what it tells of its lines, and what it learns from tries."""

from random import Random
from typing import Any

import pytest

import cadency
from cadency.bots.judge import judge_for
from cadency.bots.search import Look, Plan, Way
from cadency.bots.search.climb import evened
from cadency.bots.search.tree import Tree, Turn
from cadency.bots.search.weigh import Candidate
from cadency.bots.search.worlds import Span
from cadency.kernel.engine import pending
from tests.bots.test_search import found, middle

PLAN = Plan(positions=60, tries=60, candidates=3, turns=2, ponder=10, prior=1.0, clear=100.0, tree=3.0, worlds=6)


@pytest.mark.parametrize("game", cadency.GAMES)
def test_lines_come_in_the_order_of_their_worth_and_the_best_is_tried_most(game: str) -> None:
    s, seat = middle(game, 3)
    lines = found(s, game, seat, PLAN).lines
    assert len(lines) > 1
    assert [line.worth for line in lines] == sorted([line.worth for line in lines], reverse=True)
    assert lines[0].tries == max(line.tries for line in lines)
    assert 0 < sum(line.tries for line in lines) <= PLAN.tries
    for line in lines:
        assert all(0.0 <= value <= 1.0 for value in line.values)
        assert sum(line.values) == pytest.approx(1.0, abs=0.05)


@pytest.mark.parametrize("game", cadency.GAMES)
def test_cut_in_the_middle_it_tells_of_what_was_tried_to_the_end(game: str) -> None:
    s, seat = middle(game, 3)
    whole = found(s, game, seat, PLAN)
    cut = found(s, game, seat, Plan(60, 100_000, 3, 2, 10, 1.0, 100.0, tree=3.0, worlds=6), ceiling=0.15)
    assert not whole.cut
    assert cut.cut
    assert cut.lines
    for line in cut.lines:
        assert len(line.points) == 3
        assert sum(line.values) == pytest.approx(1.0, abs=0.05)


def grown(game: str, tries: int) -> tuple[Tree, Any, int]:
    s, seat = middle(game, 3)
    decision = pending(s)
    assert decision is not None
    look = Look(judge_for(game))
    ways = sorted(look.ways(s, seat, decision.options, 60), key=lambda way: -way.value)[:3]
    tree = Tree(ways, seat, look, PLAN, 7)
    tree.root.next = [Turn(turn.choices, 0.0) for turn in tree.root.next]  # all alike to the judge
    rules = cadency.rules(game)
    view = rules.view(s, seat)
    for n in range(tries):
        path = tree.descend(rules.imagine(view, Random(n), s.content), n)
        gains = [0.0] * 3
        gains[seat] = 10.0 if path[1] is tree.root.next[-1] else 0.0
        for turn in path:
            turn.credit(gains)
    return tree, s, seat


@pytest.mark.parametrize("game", cadency.GAMES)
def test_it_looks_most_where_it_gained(game: str) -> None:
    tree, _, seat = grown(game, 40)
    tries = [turn.tries for turn in tree.root.next]
    assert sum(tries) == tree.root.tries == 40
    assert tries[-1] == max(tries)
    assert all(tries)  # curiosity: each had its chance
    assert tree.root.next[-1].gain(seat) == 10.0
    assert tree.root.next[-1].next  # and the turns after it are known


def test_a_turn_knows_what_may_follow_only_after_some_tries() -> None:
    tree, _, _ = grown("village", 3)
    assert not any(turn.next for turn in tree.root.next if turn.tries < 2)


def test_no_more_tries_where_they_would_change_nothing() -> None:
    tree, _, _ = grown("village", 1)
    for turn, tries in zip(tree.root.next, (9, 4, 2), strict=True):
        turn.tries = tries
    assert tree.settled(4)
    assert not tree.settled(5)


def test_at_first_the_judge_says_what_to_expect() -> None:
    tree, _, _ = grown("village", 0)
    one, other = Turn([], 0.0), Turn([], -5.0)
    before = Turn([], 0.0)
    assert tree.likely([other, one], before, 0) is one
    for _ in range(20):
        one.credit([-40.0, 0.0, 0.0])
        before.credit([-40.0, 0.0, 0.0])
        before.credit([0.0, 0.0, 0.0])  # elsewhere
    assert tree.likely([other, one], before, 0) is other
    assert tree.likely([other, one], before, 1) is one  # to another seat nothing was lost


def test_a_try_reaches_as_far_whether_it_leaves_the_tree_or_not() -> None:
    whole, left = Span(0, 2), Span(0, 2)
    seats = [0, 1, 1, 0, 1]
    ends = [whole.ends(seat) for seat in seats]
    assert ends == [False, False, False, False, True]
    assert not left.ends(0)
    left.back()
    assert [left.ends(seat) for seat in seats] == ends


def test_lines_tried_in_different_worlds_are_told_as_if_in_all() -> None:
    usual = Candidate(Way(10.0, []))
    usual.worths.extend([30.0, 0.0])  # the first world is kind to everybody
    usual.ends.extend([([0.9, 0.1], [30.0, 0.0]), ([0.3, 0.7], [0.0, 5.0])])
    other = Candidate(Way(8.0, []))
    other.worths.append(4.0)  # tried in the second alone, and four better there
    other.ends.append(([0.4, 0.6], [4.0, 5.0]))
    told = evened(other, usual, [1])
    assert told.way.value == pytest.approx(13.0)  # what the judge's own came to, less what it said of the other
    assert told.worths == pytest.approx([19.0])
    assert told.ends[0][0] == pytest.approx([0.7, 0.3])
    assert told.ends[0][1] == pytest.approx([19.0, 2.5])
    untried = evened(Candidate(Way(9.0, [])), usual, [])
    assert not untried.worths
    assert not untried.ends
    assert untried.way.value == pytest.approx(14.0)

"""What holds for the judges of all games: values, hopes, terms and chances go together."""

from random import Random
from typing import Any

import msgspec
import pytest

import cadency
from cadency.bots.judge import JUDGES, judge_for, judge_with
from cadency.bots.judge.common import shares
from cadency.cli.running import play_at_random
from cadency.texts import LANGUAGES, Texts
from cadency.texts.rulebook import rulebook

TABLES = [(game, seats) for game in JUDGES for seats in cadency.rules(game).seats]
each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
each_game = pytest.mark.parametrize("game", JUDGES)


def played(game: str, seats: int, part: float = 0.5) -> Any:
    """A game played at random, so far: 1 for the whole of it."""
    found = cadency.rules(game)
    whole = play_at_random(found.start(found.setup(seats)), Random(seats).random)
    s = found.start(found.setup(seats))
    play_at_random(s, Random(seats).random, round(part * whole))
    return s


@each_table
def test_all_seats_at_once_are_judged_as_each_by_itself(game: str, seats: int) -> None:
    judge = judge_for(game)
    for part in (0.1, 0.4, 0.7, 0.9, 1.0):
        s = played(game, seats, part)
        assert judge.judge_all(s) == pytest.approx([judge(s, seat) for seat in range(seats)])


@each_table
def test_laid_open_each_seat_counts_against_the_others_for_what_it_hopes_for(game: str, seats: int) -> None:
    judge = judge_for(game)
    for part in (0.4, 0.9, 1.0):
        s = played(game, seats, part)
        worths, hopes = judge.laid_open(s)
        assert hopes == pytest.approx(judge.hopes(s))
        if seats == 1:
            assert worths == pytest.approx(hopes)
        elif not judge.parts.secrets:
            assert worths == pytest.approx(judge.judge_all(s))
        elif seats == 2 and not s.over:  # what one of them gains the other one loses
            assert sum(worths) == pytest.approx(judge.weights.win)


@each_table
def test_the_terms_of_a_seat_add_up_to_its_hope(game: str, seats: int) -> None:
    judge = judge_for(game)
    s = played(game, seats)
    for seat, hope in enumerate(judge.hopes(s)):
        terms = judge.terms(s, seat)
        assert tuple(term.name for term in terms) == judge.names
        assert sum(term.points for term in terms) == pytest.approx(hope)


@each_table
def test_chances_are_shares_of_one(game: str, seats: int) -> None:
    chances = judge_for(game).chance(played(game, seats))
    assert len(chances) == seats
    assert min(chances) > 0.0
    assert sum(chances) == pytest.approx(1.0) if seats > 1 else chances[0] < 1.0


@each_table
def test_once_the_game_is_over_the_standing_is_all(game: str, seats: int) -> None:
    s = played(game, seats, 1.0)
    assert s.over
    judge, standing = judge_for(game), cadency.rules(game).standing(s)
    winners = [placing.seat for placing in standing if placing.rank == 1 and placing.outcome != "lost"]
    assert judge.chance(s) == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    for seat, hope in enumerate(judge.hopes(s)):
        if standing[seat].outcome != "lost":
            assert hope == standing[seat].score == sum(term.points for term in judge.terms(s, seat))


@each_game
def test_each_term_has_a_text_and_its_clause_is_one(game: str) -> None:
    judge = judge_for(game)
    clauses = {term.clause for term in judge.terms(played(game, cadency.rules(game).seats[0]), 0)} - {""}
    for language in LANGUAGES:
        texts = Texts(language, game)
        assert all(texts(f"term-{name}") for name in judge.names)
        assert clauses <= {block.id for block in rulebook(game, language)}


@each_game
def test_weights_change_what_a_judge_makes_of_a_position(game: str) -> None:
    judge = judge_for(game)
    doubled = {key: 2.0 * weight for key, weight in judge.weights.amounts.items()}
    other = judge_with(game, msgspec.structs.replace(judge.weights, amounts=doubled))
    s = played(game, 3)
    assert other.hopes(s) == pytest.approx([2.0 * hope for hope in judge.hopes(s)])


def test_chances_of_far_leads_stay_numbers() -> None:
    assert shares([1e6, 0.0, 0.0], 0.001)[0] == pytest.approx(1.0)
    assert shares([3.0, 3.0], 1.0) == [0.5, 0.5]

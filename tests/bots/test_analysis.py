"""A finished game looked at again: chances, what would have been better and how sure that is, how well each played."""

import random
from itertools import islice

import msgspec
import pytest

import cadency
from cadency.bots import Squire
from cadency.bots.advice import Step
from cadency.bots.analysis import PER_SEAT, SUSPECT, Analysis, Move, Tried, Turn, analyse, analyst, begin, go_on
from cadency.bots.analysis_told import better, counted, course, deed, headline, result, sentence
from cadency.bots.trying import Gain
from cadency.bots.verdict import finest, grade, played, swing, swings
from cadency.kernel.errors import BadSetup
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts

FEW = {game: min([seats for seats in cadency.rules(game).seats if seats > 1]) for game in cadency.GAMES}
each_game = pytest.mark.parametrize("game", cadency.GAMES)


def whole(game: str, seats: int, careful: int = 0) -> Table:
    """A game of so many squires without slips, from the first seat on; the others choose at random."""
    table, rng = cadency.open_table(game, seats, seed=3), random.Random(5)
    bots = [Squire(table.rules, table.setup.content, 1) for _ in range(careful)]
    while (asked := table.decision) is not None:
        seat = asked.seat
        table.choose(bots[seat].choose(table.view(seat), seat) if seat < len(bots) else rng.choice(asked.options))
    return table


@each_game
def test_the_chances_of_a_whole_game_end_with_who_won_it(game: str) -> None:
    table = whole(game, FEW[game])
    found = begin(table, "knight")
    assert all(sum(found.at(move)) == pytest.approx(1.0) for move in range(len(found.moves) + 1))
    winners = [placing.seat for placing in table.standing() if placing.rank == 1]
    assert [seat for seat, chance in enumerate(found.at(len(found.moves))) if chance > 0] == winners


@each_game
def test_every_answer_belongs_to_one_turn_and_one_move(game: str) -> None:
    table = whole(game, FEW[game])
    found = begin(table, "knight")
    given = table.record.answers
    answers = [n for turn in found.turns for n in range(turn.first, turn.last)]
    assert answers == [n for n, answer in enumerate(given) if answer.seat >= 0]
    assert [step.wire for turn in found.turns for step in turn.played] == [given[n].wire for n in answers]
    assert all(found.moves[turn.move].first <= turn.first < found.moves[turn.move].last for turn in found.turns)
    assert all(one.seat != after.seat for one, after in zip(found.moves, found.moves[1:], strict=False))
    assert found.rounds == sorted(found.rounds)
    assert len(found.rounds) == len([event for event in table.events() if event["event"] == "round"])


@pytest.mark.once
@pytest.mark.parametrize("game", [pytest.param("dynasties", marks=pytest.mark.deep), "legacy"])
def test_choices_at_random_are_graded_low_and_a_careful_squire_high(game: str) -> None:
    table = whole(game, FEW[game], careful=1)
    found = analyse(table, "knight")
    assert found.done
    first, *others = [one.share for one in played(found)]
    assert first is not None
    assert first >= 80
    assert all(share is not None and share <= 40 for share in others)
    assert all(len([n for n in found.tried if found.turns[n].seat == seat]) <= PER_SEAT for seat in range(found.seats))
    for lang in LANGUAGES:
        texts = Texts(lang, game)
        names = [texts.seat(seat) for seat in range(found.seats)]
        assert result(table, names, texts)
        assert all(course(found, seat, names[seat], texts) for seat in range(found.seats))
        assert all(counted(one, texts) for one in played(found))
        for one in swings(found):
            assert headline(found, one, table, names, texts)
            assert sentence(found, one, table, texts)
            assert "±" in better(found, one, table, texts)


@pytest.mark.once
def test_the_work_is_done_in_parts_that_make_the_same_whole() -> None:
    table = whole("legacy", 2)
    all_at_once, parts = begin(table, "knight"), begin(table, "knight")
    list(islice(go_on(table, all_at_once, lambda: False), len(all_at_once.turns) + 2))
    while len(parts.tried) < len(all_at_once.tried):
        parts = msgspec.json.decode(msgspec.json.encode(parts), type=Analysis)
        steps = 7 if len(parts.looked) < len(parts.turns) else 1
        before = parts.work[0]
        list(islice(go_on(table, parts, lambda: False), steps))
        assert parts.work[0] > before
    assert parts == all_at_once


def test_a_page_and_a_squire_cannot_judge() -> None:
    assert analyst("duke") == "duke"
    for level in ("page", "squire", "king"):
        with pytest.raises(BadSetup, match="knight, baron, duke"):
            analyst(level)


STEP, OTHER = Step(("pass",), ("turn",)), Step(("stay",), ("turn",))


def made(*moves: tuple[int, float, float, float]) -> Analysis:
    """A game for two with such moves: whose, seat 0's chance after it, what another would have gained, and the standard
    error of that."""
    found = Analysis("village", "knight", 2, len(moves), (0.5, 0.5), [], [], [])
    for n, (seat, chance, gain, doubt) in enumerate(moves):
        found.moves.append(Move(seat, n, n + 1, (chance, 1 - chance)))
        found.turns.append(Turn(seat, n, n + 1, n, (STEP,)))
        found.looked.append((100 * gain, 4.0))
        if gain:
            found.tried[n] = Tried(Gain(gain, doubt, 100 * gain, 100 * doubt, 12), n, (STEP,), (OTHER,))
    return found


def test_swings_below_three_in_a_hundred_are_not_told() -> None:
    assert swings(made((0, 0.51, 0.0, 0), (1, 0.5, 0.029, 0.001), (0, 0.52, 0.0, 0), (1, 0.0, 0.0, 0))) == []


def test_what_the_tries_do_not_carry_is_not_claimed() -> None:
    game = made((0, 0.5, 0.08, 0.05), (1, 0.5, 0.08, 0.03), (0, 1.0, 0.0, 0.0))
    assert [(one.move, one.by, round(one.doubt, 9)) for one in swings(game)] == [(1, 0.08, 0.06)]
    assert swing(game, 0).better == ()


def test_nothing_is_better_by_more_than_chances_can_be() -> None:
    game = made((0, 0.95, 0.3, 0.01), (1, 0.95, 0.0, 0.0))
    assert swing(game, 0).by == pytest.approx(0.05)
    assert swing(game, 0).doubt == 0.0  # all of that is sure


def test_what_is_told_is_larger_than_how_far_it_may_be_off() -> None:
    lost = swing(made((0, 0.04, 0.0, 0.0), (0, 0.02, 0.12, 0.045), (1, 0.0, 0.0, 0.0)), 1)
    assert lost.by == pytest.approx(0.04)
    assert lost.doubt == pytest.approx(0.01)  # at least 3 in a hundred: 12 less two standard errors


def test_what_a_turn_has_lost_is_told_as_it_stands_when_its_seat_moves_again() -> None:
    game = made((0, 0.5, 0.2, 0.01), (1, 0.4, 0.0, 0.0), (1, 0.3, 0.0, 0.0), (0, 0.35, 0.0, 0.0), (1, 0.0, 0.05, 0.01))
    assert (swing(game, 0).before, swing(game, 0).after) == (0.5, 0.3)
    assert swing(game, 4).after == 1.0  # the end: there is no next one
    assert swing(game, 3).after == 0.35  # nothing better was found: what the move itself changed


def test_what_could_have_been_avoided_comes_before_what_could_not() -> None:
    game = [(0, 0.58, 0.0, 0), (1, 0.57, 0.04, 0.01), (0, 0.5, 0.09, 0.01), (1, 0.58, 0.05, 0.01), (0, 1.0, 0.0, 0)]
    assert [(one.move, one.seat, one.by) for one in swings(made(*game))] == [(1, 1, 0.04), (2, 0, 0.09), (3, 1, 0.05)]
    few = swings(made((0, 0.7, 0.0, 0), (1, 0.69, 0.04, 0.01), (0, 0.71, 0.0, 0), (1, 0.0, 0.0, 0)))
    assert [(one.move, one.by) for one in few] == [(0, 0.0), (1, 0.04)]


def test_the_greatest_change_of_all_is_told_though_it_could_not_be_avoided() -> None:
    lost = [(0, 0.5, 0.04, 0.01), (1, 0.49, 0.06, 0.01), (0, 0.48, 0.05, 0.01), (1, 0.49, 0.0, 0)]
    game = made(*lost, (0, 0.8, 0.0, 0), (1, 0.79, 0.0, 0), (0, 0.7, 0.0, 0), (1, 1.0, 0.0, 0))
    assert [(one.move, one.by) for one in swings(game)] == [(1, 0.06), (2, 0.05), (4, 0.0)]
    begun = swings(made((0, 0.8, 0.0, 0), (1, 0.79, 0.04, 0.01), *lost[1:], (0, 0.5, 0.0, 0)))
    assert [(one.move, one.by) for one in begun] == [(1, 0.04), (2, 0.06), (3, 0.05)]  # not its first step


def test_turns_are_counted_by_how_much_they_give_away_and_graded_against_chance() -> None:
    assert [grade(given) for given in (-1.0, 0.2, 0.6, 1.0)] == ["best", "fair", "slip", "mistake"]
    first, second = played(made(*[(0, 0.5, gain, 0.0001) for gain in (0, 0.01, 0.03, 0.06, 0)], (1, 0.5, 0.0, 0)))
    assert (first.best, first.fair, first.slip, first.mistake) == (2, 1, 1, 1)
    assert (first.share, first.doubt) == (50, 1)
    assert (second.turns, second.share) == (1, None)  # nobody is graded by one turn


def test_a_grade_that_may_be_far_off_is_not_told() -> None:
    first, _ = played(made(*[(0, 0.5, 0.03, 0.02) for _ in range(5)], (1, 0.5, 0.0, 0)))
    assert (first.turns, first.share, first.doubt) == (5, None, 0)


def test_what_somebody_did_best_is_their_largest_rise() -> None:
    game = made((0, 0.55, 0, 0), (1, 0.5, 0, 0), (0, 0.7, 0, 0), (1, 0.68, 0, 0), (0, 0.9, 0.05, 0.01), (1, 0.0, 0, 0))
    best = finest(game, 0)
    assert best is not None
    assert best.move == 2
    assert finest(made((0, 0.51, 0, 0), (1, 0.0, 0, 0)), 0) is None


def test_only_what_seems_to_cost_something_is_tried_the_dearest_first() -> None:
    game = made(*[(0, 0.5, gain / 100, 0.01) for gain in (0.5, 3, 9, 1.2)])
    assert game.suspects == [2, 1, 3]
    assert all(game.looked[n][0] >= SUSPECT for n in game.suspects)


def test_a_game_for_one_is_told_in_points_turn_by_turn() -> None:
    table = whole("legacy", 1)
    found = begin(table, "knight")
    assert found.alone
    assert len(found.moves) > 5
    assert found.at(len(found.moves))[0] <= table.standing()[0].score
    assert found.scale >= 1
    texts = Texts("en", "legacy")
    assert "points in the end" in result(table, ["Ida"], texts)


def test_a_game_that_was_stopped_before_anybody_chose_has_nothing_to_tell() -> None:
    table = cadency.open_table("village", 2, seed=1)
    table.stop("")
    found = analyse(table, "knight")
    assert (found.done, found.moves, swings(found)) == (True, [], [])
    assert [one.share for one in played(found)] == [None, None]


def test_a_turn_is_remembered_by_what_was_done_in_it() -> None:
    table = whole("heads_of_state", 2, careful=2)
    found, texts = begin(table, "knight"), Texts("en", "heads_of_state")
    deeds = {deed(swing(found, n), table, ["Odo", "Maja"], 0, texts) for n in range(len(found.turns))}
    assert "You drew a card from the deck" in deeds  # by nature, right after the answer
    assert "You drew a treason card" in deeds
    assert "Maja: Create nobody now" in deeds  # nothing happened: what was chosen
    assert not [one for one in deeds if one in ("You", "Odo", "Maja") or one.endswith(".")]

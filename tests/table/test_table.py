"""The table: checked choices, looks, taking back, stopping."""

from __future__ import annotations

import json
import random

import pytest

import cadency
from cadency import BadSetup, CannotUndo, NotAChoice, NotLegal, NotYourTurn
from cadency.kernel.engine import NATURE
from cadency.kernel.nature import Dealt
from cadency.table import Draws, Table, commit
from tests.laws.laws import fingerprint, lively, uniform


def opened(seats: int = 3, seed: int = 7) -> Table:
    return cadency.open_table("village", seats, seed=seed)


def asked(table: Table) -> int:
    assert table.decision is not None
    return table.decision.seat


def play(table: Table, answers: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(answers):
        assert table.decision is not None
        table.choose(uniform(table.decision, rng))


def finish(table: Table, seed: int = 1) -> None:
    rng = random.Random(seed)
    while table.decision is not None:
        table.choose(uniform(table.decision, rng))


# --- choosing


def test_the_table_answers_for_nature() -> None:
    table = opened()
    for _ in range(50):
        assert table.decision is not None
        assert table.decision.seat != NATURE
        table.choose(table.decision.options[0])


def test_choices_are_words_or_wires() -> None:
    one, two, three = opened(), opened(), opened()
    assert one.decision is not None
    option = one.decision.options[0]
    one.choose(option)
    two.choose(option.wire())
    three.choose(json.loads(json.dumps(option.wire())), seat=asked(three))
    assert one.record.dumps() == two.record.dumps() == three.record.dumps()


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    table = opened()
    seat = asked(table)
    before = fingerprint(table.state), table.version
    with pytest.raises(NotYourTurn, match=f"waiting for seat {seat}"):
        table.choose(["skip"], seat=(seat + 1) % 3)
    with pytest.raises(NotYourTurn, match="seats are 0 to 2"):
        table.choose(["skip"], seat=9)
    with pytest.raises(NotAChoice, match="'dance' is not a choice"):
        table.choose(["dance"], seat=seat)
    with pytest.raises(NotLegal, match=r"well pink pink pink is not possible now: well-short \(V-4.5\)"):
        table.choose(["well", "pink", "pink", "pink"], seat=seat)
    with pytest.raises(NotLegal, match=r"skip is not offered now \(turn.take, V-4.1\); offered: take"):
        table.choose(["skip"], seat=seat)
    with pytest.raises(NotLegal):
        table.choose(Dealt((1, 2)), seat=seat)
    assert (fingerprint(table.state), table.version) == before


def test_several_choices_all_or_none() -> None:
    table = opened()
    seat = asked(table)
    option = next(o for o in table.decision.options if o.wire()[1] == "family")  # type: ignore[union-attr]
    before = fingerprint(table.state), table.version, table.record.dumps(), table.events()
    with pytest.raises(NotLegal):
        table.choose_all([option, ["recall", "smithy", 1]], seat)
    assert (fingerprint(table.state), table.version, table.record.dumps(), table.events()) == before
    table.choose_all([option, ["bear"]], seat)
    assert table.view(None).farms[seat].members["farm"] == [1, 1, 1, 1, 2]


def test_nothing_is_asked_after_the_end() -> None:
    table = opened(2)
    finish(table)
    assert table.over in ("chronicle", "graves")
    assert table.decision is None
    with pytest.raises(NotAChoice, match="over"):
        table.choose(["skip"])
    with pytest.raises(NotAChoice, match="over"):
        table.stop("tired")


# --- looking


def test_a_look_is_json_and_tells_only_the_asked_seat_what_is_asked() -> None:
    table = opened()
    play(table, 20)
    seat = asked(table)
    for other in (0, 1, 2, None):
        look = json.loads(json.dumps(table.look(other)))
        assert look["waiting"] == seat
        assert (look["decision"] is not None) == (other == seat)
        assert look["seed"] is None
        assert look["standing"] is None
        assert look["version"] == table.version
    decision = table.look(seat)["decision"]
    table.choose(decision["options"][0]["wire"], seat)


def test_no_look_holds_the_seed_while_the_game_runs() -> None:
    table = cadency.open_table("village", 2, seed="correct horse battery staple")
    play(table, 30)
    assert "battery" not in json.dumps([table.look(0), table.look(None)]) + table.record.dumps()
    assert "battery" in table.save()


def test_events_since_a_version() -> None:
    table = opened()
    play(table, 10)
    early = table.version
    play(table, 5)
    events = table.events()
    assert [event for event in events if event["version"] > early] == table.events(since=early)
    assert {"version", "event"} <= set(events[0])
    assert [event["event"] for event in events].count("round") == 1


# --- seeds


def test_equal_seeds_deal_alike_and_others_do_not() -> None:
    assert opened(seed=3).record.dumps() == opened(seed=3).record.dumps()
    assert opened(seed=3).record.answers != opened(seed=4).record.answers
    fresh = cadency.open_table("village", 2)
    assert fresh.commitment != cadency.open_table("village", 2).commitment


def test_the_commitment_can_be_checked_at_the_end() -> None:
    table = opened(2)
    assert table.commitment == commit("7")
    before = table.seed
    finish(table)
    assert (before, table.seed) == (None, "7")
    assert table.verify() == sum(answer.seat == NATURE for answer in table.record.answers)


def test_draws_are_even() -> None:
    numbers = [Draws("x", place).random() for place in range(4000)]
    assert all(0 <= number < 1 for number in numbers)
    assert 0.48 < sum(numbers) / 4000 < 0.52
    same = Draws("x", 5)
    assert [same.random() for _ in range(9)] == [(again := Draws("x", 5)).random(), *[again.random() for _ in range(8)]]


# --- taking back


def test_a_seat_takes_back_what_nobody_has_learnt_from() -> None:
    table = opened()
    seat = asked(table)
    before = fingerprint(table.state)
    option = next(o for o in table.decision.options if o.wire()[1] == "family")  # type: ignore[union-attr]
    table.choose(option)
    assert asked(table) == seat
    table.undo(seat)
    assert fingerprint(table.state) == before
    assert table.events()[-1]["event"] == "undone"
    assert '{"cut": ' in table.record.dumps()
    assert cadency.replay(table.save()).record.dumps() == table.record.dumps()
    with pytest.raises(CannotUndo, match="nothing to take back"):
        table.undo(seat)


def test_no_taking_back_past_another_seat_or_nature() -> None:
    table = opened()
    first = asked(table)
    rng = random.Random(3)
    while asked(table) == first:
        table.choose(uniform(table.decision, rng))  # type: ignore[arg-type]
    assert table.can_undo(first)
    second = asked(table)
    table.choose(table.decision.options[0])  # type: ignore[union-attr]
    with pytest.raises(CannotUndo, match="something was learnt"):
        table.undo(first)
    assert table.can_undo(second)


def test_what_was_shown_of_a_hand_cannot_be_taken_back_alone() -> None:
    """Heads of State: a card from the row can go back, cards that were laid down for a noble cannot."""
    table = cadency.open_table("heads_of_state", seats=2, seed=4)
    rng = random.Random(4)
    openly = shown = 0
    while (d := table.decision) is not None:
        choice = lively(d, rng)
        table.choose(choice)
        if table.record.answers[-1].seat != d.seat:
            continue
        assert table.can_undo(d.seat) == (not d.veiled and not table.over)
        if d.veiled:
            shown += 1
            with pytest.raises(CannotUndo, match="learnt"):
                table.undo(d.seat)
        elif not table.over:
            openly += 1
            table.undo(d.seat)
            table.choose(choice)
    assert openly > 20
    assert shown > 20


def test_the_same_draw_comes_again_after_taking_back() -> None:
    table = opened(2)
    play(table, 60)
    to = 40
    then = table.record.answers[:]
    table.propose_undo(0, to)
    table.agree_undo(1)
    for answer in then[to:]:
        if answer.seat != NATURE:
            table.choose(answer.wire, answer.seat)
    assert [(a.seat, a.wire) for a in table.record.answers] == [(a.seat, a.wire) for a in then]


def test_taking_back_further_needs_everybody() -> None:
    table = opened()
    play(table, 40)
    kept = fingerprint(cadency.replay(table.save(), upto=15).state)
    with pytest.raises(CannotUndo, match="nobody has asked"):
        table.agree_undo(1)
    with pytest.raises(CannotUndo, match="cannot go back to answer 999"):
        table.propose_undo(0, 999)
    table.propose_undo(0, 15)
    table.agree_undo(1)
    table.decline_undo(2)
    assert table.proposal is None
    table.propose_undo(0, 15)
    play(table, 1)
    assert table.proposal is None, "a new answer makes a proposal lapse"
    table.propose_undo(2, 15)
    table.agree_undo(0)
    table.agree_undo(1)
    assert fingerprint(table.state) == kept


# --- stopping, saving


def test_a_table_can_be_stopped_early() -> None:
    table = opened()
    play(table, 25)
    table.stop("supper")
    assert table.over == "stopped"
    assert table.decision is None
    assert len(table.look(1)["standing"]) == 3
    again = cadency.replay(table.record.dumps())
    assert (again.over, again.stopped) == ("stopped", "supper")
    assert again.verify() > 0
    assert not table.can_undo(0)


def test_a_saved_table_goes_on_as_if_nothing_had_happened() -> None:
    table = opened()
    play(table, 33)
    again = cadency.replay(table.save())
    finish(table)
    finish(again)
    assert again.record.dumps() == table.record.dumps()
    assert again.verify() == table.verify()


def test_a_running_record_without_its_seed_goes_on_with_new_draws() -> None:
    table = opened()
    play(table, 33)
    again = cadency.replay(table.record.dumps())
    assert fingerprint(again.state) == fingerprint(table.state)
    assert again.commitment != table.commitment
    finish(again)
    assert 0 < again.verify() < sum(answer.seat == NATURE for answer in again.record.answers)
    assert cadency.replay(again.record.dumps()).verify() == again.verify()


def test_any_earlier_moment_can_be_shown() -> None:
    table = opened()
    play(table, 30)
    middle = fingerprint(table.state)
    at = len(table.record.answers)
    finish(table)
    assert fingerprint(cadency.replay(table.record.dumps(), upto=at).state) == middle


# --- opening


@pytest.mark.parametrize(
    ("game", "seats", "options", "told"),
    [
        ("chess", 2, {}, "no game 'chess'; the games are: village"),
        ("village", 5, {}, "village is for 2 to 4 seats, not 5"),
        ("village", 2, {"edition": "de"}, "no option 'edition'; its options are: market_end"),
        ("village", 2, {"market_end": "now"}, "cannot be 'now'; it can be: first, last"),
    ],
)
def test_what_cannot_be_opened(game: str, seats: int, options: dict[str, str], told: str) -> None:
    with pytest.raises(BadSetup) as caught:
        cadency.open_table(game, seats, **options)
    assert told in str(caught.value)


def test_games_are_listed() -> None:
    (village,) = [game for game in cadency.games() if game["id"] == "village"]
    assert village["seats"] == [2, 3, 4]
    assert village["options"] == {"market_end": ["first", "last"]}


def test_a_record_carries_the_values_it_was_played_with() -> None:
    pack = "[[mill]]\nhours = 1\ngrain = 2\ncoins = 3\n"
    table = cadency.open_table("village", 2, seed=1, content=pack)
    assert table.commitment
    assert table.setup.content.mill == (1, 2, 3)
    finish(table)
    again = cadency.replay(table.record.dumps())
    assert again.setup.content.mill == (1, 2, 3)
    assert again.setup.content.id == table.setup.content.id != cadency.rules("village").content(None, "").id

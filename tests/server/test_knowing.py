"""What a seat is told comes from what the seat knows: the record of a running game, and what an option brings."""

import json
import random

import msgspec
import pytest

import cadency
from cadency.server.knowledge import known_record
from cadency.server.preview import brings, changes
from cadency.table import Table
from tests.laws.toy import toy
from tests.support import seeds


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()[1:]]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_running_record_leaves_out_what_the_asker_did_not_learn(seat: int | None) -> None:
    table = Table(toy(), 2, seed=1)
    deals = [line for line in lines(known_record(table, seat)) if line["seat"] == -1]
    known = [line["choice"] is not None for line in deals]
    assert known == [seat == 0, seat == 1]
    assert "seed" not in known_record(table, seat).split("\n", 1)[0]


def test_a_running_record_that_hides_something_says_so_when_it_is_replayed() -> None:
    table = cadency.open_table("heads_of_state", seats=3, seed=1)
    told = known_record(table, 0)
    hidden = next(number for number, line in enumerate(told.splitlines(), 1) if '"choice": null' in line)
    with pytest.raises(cadency.BadRecord, match=f"line {hidden}: .* when the game is over") as refused:
        cadency.replay(told)
    assert refused.value.key == "hidden"


def test_a_finished_record_is_told_whole_to_everybody() -> None:
    table = Table(toy(), 2, seed=1)
    while table.decision is not None:
        table.choose(table.decision.options[0])
    assert known_record(table, None) == table.record.dumps()
    assert all(line.get("choice", 1) is not None for line in lines(known_record(table, None)))


def test_a_record_with_cuts_is_told_with_them() -> None:
    table = cadency.open_table("village", seats=2, seed=5)
    rng = random.Random(5)
    cuts = 0
    while table.decision is not None and cuts < 3:
        table.choose(rng.choice(table.decision.options))
        for seat in range(2):
            if table.can_undo(seat):
                table.undo(seat)
                cuts += 1
                break
    told = known_record(table, 0)
    assert told.count('"cut"') == 3
    assert cadency.replay(told).view(0) == table.view(0)


@pytest.mark.parametrize("seed", seeds(1, 30))
def test_what_an_option_brings_is_what_happens(seed: int) -> None:
    table = cadency.open_table("village", seats=2 + seed % 3, seed=seed)
    rng = random.Random(seed)
    while (asked := table.decision) is not None:
        seat, before, answers = asked.seat, table.view(asked.seat), len(table.record.answers)
        told = brings(table.rules, before, table.setup.content, seat)
        assert len(told) == len(asked.options)
        n = rng.randrange(len(asked.options))
        table.choose(asked.options[n])
        brought, own = told[n], before.farms[seat]
        if len(table.record.answers) == answers + 1 and table.decision is not None and table.decision.seat == seat:
            after = table.view(seat).farms[seat]
            for key in ("time", "owed", "coins", "grain", "prestige"):
                assert brought["changes"].get(key, [getattr(own, key)] * 2) == [getattr(own, key), getattr(after, key)]
            assert brought["next"] == {"seat": seat, "kind": table.decision.kind}
            if after.owed > own.owed:
                living = [g for place, here in after.members.items() if place != "bag" for g in here]
                assert {dying["generation"] for dying in brought["may_die"]} == {min(living)}


@pytest.mark.parametrize("seed", seeds(1, 20))
def test_what_an_option_brings_is_told_of_hands_too(seed: int) -> None:
    table = cadency.open_table("heads_of_state", seats=2 + seed % 4, seed=seed)
    rng = random.Random(seed)
    compared = 0
    while (asked := table.decision) is not None:
        seat, answers = asked.seat, len(table.record.answers)
        told = brings(table.rules, table.view(seat), table.setup.content, seat)
        own = msgspec.to_builtins(table.view(seat).houses[seat])
        n = rng.randrange(len(asked.options))
        table.choose(asked.options[n])
        if len(table.record.answers) == answers + 1:
            compared += 1
            assert told[n]["changes"] == changes(own, msgspec.to_builtins(table.view(seat).houses[seat]))
    assert compared > 50


def test_two_states_that_a_seat_cannot_tell_apart_promise_it_the_same() -> None:
    rules = toy()
    table = Table(rules, 2, seed=3)
    asked = table.decision
    assert asked is not None
    view = table.view(asked.seat)
    once = brings(rules, view, table.setup.content, asked.seat)
    assert once == brings(rules, view, table.setup.content, asked.seat)
    assert [told["next"] for told in once]

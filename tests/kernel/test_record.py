"""Records: what is damaged is named by line and reason, and never read as something else."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cadency
from cadency.kernel.errors import BadContent, BadRecord, BadSetup
from cadency.kernel.record import Record
from tests.laws.laws import uniform


def whole_game() -> str:
    rng = random.Random(4)
    table = cadency.open_table("village", 2, seed=4)
    while (d := table.decision) is not None:
        table.choose(uniform(d, rng))
    return table.record.dumps()


GAME = whole_game()
LINES = GAME.splitlines()


def damaged(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def test_a_record_comes_back_as_it_was() -> None:
    assert Record.loads(GAME).dumps() == GAME


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "empty"),
        ("\n \n", "empty"),
        ("hello", "line 1: not JSON"),
        ('{"game": "village"}', "line 1: this is not a record"),
        (damaged(1, LINES[0].replace('"cadency": 1', '"cadency": 99')), "newer version"),
        (damaged(1, LINES[0].replace('"rules": 1', '"rules": 0')), "version 0 of the rules"),
        (damaged(1, LINES[0].replace('"seats": 2', '"seats": "2"')), "line 1: the header's 'seats'"),
        (damaged(9, LINES[8][:-3]), "line 9: not JSON"),
        (damaged(9, "[1]"), "line 9: not a JSON object"),
        (damaged(9, '{"seat": 5, "choice": ["skip"]}'), "line 9: seat must be"),
        (damaged(9, '{"seat": -1, "choice": []}'), "line 9: choice must be a list"),
        (damaged(9, '{"seat": -1, "choice": ["fly"]}'), "line 9: 'fly' is not a choice"),
        (damaged(9, '{"cut": 99}'), "line 9: cut must be"),
        (damaged(9, "{}"), 'line 9: expected "choice"'),
        (damaged(11, '{"seat": 0, "choice": ["skip"]}'), "line 11: "),
        (damaged(11, '{"seat": 1, "choice": ["skip"]}'), "line 11: "),
        (GAME + LINES[-2] + "\n", "something follows after the end"),
        ("[" * 100_000, "line 1: not JSON"),
    ],
    ids=range(18),
)
def test_damage_is_named(text: str, told: str) -> None:
    with pytest.raises(BadRecord) as caught:
        cadency.replay(text)
    assert told in str(caught.value)


def test_a_wrong_end_is_noticed() -> None:
    end = json.loads(LINES[-1])
    end["scores"][0] += 1
    with pytest.raises(BadRecord, match="the record says the scores are"):
        cadency.replay(damaged(len(LINES), json.dumps(end)))


def test_a_wrong_seed_is_noticed_by_verifying() -> None:
    end = {**json.loads(LINES[-1]), "seed": "5"}
    table = cadency.replay(damaged(len(LINES), json.dumps(end)))
    with pytest.raises(BadRecord, match="does not match the commitment"):
        table.verify()


def test_a_swapped_draw_is_noticed_by_verifying() -> None:
    first = json.loads(LINES[1])
    other = {**first, "choice": ["ring", 1 - first["choice"][1]]}
    answers = [json.loads(line) for line in LINES[1:9]]
    text = "\n".join([LINES[0], json.dumps(other), *[json.dumps(a) for a in answers[1:]]]) + "\n"
    half = cadency.replay(text.replace('"commitment"', '"seed": "4", "commitment"'))
    rng = random.Random(1)
    while (d := half.decision) is not None:
        half.choose(uniform(d, rng))
    with pytest.raises(BadRecord, match="line 2: the seed does not give"):
        half.verify()


@settings(max_examples=150, deadline=None)
@given(at=st.integers(0, len(GAME) - 1), piece=st.text(max_size=3), cut=st.integers(0, 40))
def test_no_damage_brings_anything_but_a_clear_error(at: int, piece: str, cut: int) -> None:
    with suppress(BadRecord, BadSetup, BadContent):
        cadency.replay(GAME[:at] + piece + GAME[at + cut :])

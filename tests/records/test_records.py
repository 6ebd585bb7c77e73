"""Whole games kept: each replays to the same end for ever, and every way that a game can end is among them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cadency
from tests.records.make import WANTED

RECORDS = sorted(Path(__file__).parent.glob("*/*.jsonl"))
VALUES = [
    (rules.id, values)
    for rules in map(cadency.rules, cadency.GAMES)
    for values in (rules.content(None, "").id, *rules.former)
]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_game_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = cadency.replay(text)
    assert table.rules.id == path.parent.name
    assert table.record.dumps() == text
    assert table.verify() > 0
    end_of = WANTED[table.rules.id][0]
    assert path.stem.startswith(f"{end_of(table)}-{table.seats}")


@pytest.mark.parametrize(("game", "values"), VALUES)
def test_every_way_a_game_ends_is_kept_with_the_values_of_today_and_with_former_ones(game: str, values: str) -> None:
    headers = {path: json.loads(path.read_text(encoding="utf-8").partition("\n")[0]) for path in RECORDS}
    kept = [path.stem for path, told in headers.items() if (told["game"], told["content"]) == (game, values)]
    assert len(kept) >= 10
    for end in {end for end, _ in WANTED[game][1]}:
        assert any(name.startswith(end) for name in kept), f"no kept game of {game} ends by {end}"

"""A finished game looked at again at the command line, and advice while one plays."""

import json
import random
from pathlib import Path

import msgspec
import pytest

import cadency
from cadency.bots.analysis import begin, weigh
from cadency.cli.analyse import Kept
from tests.cli.conftest import Call


@pytest.fixture(scope="module")
def record() -> str:
    """A game of Heads of State that was stopped early."""
    table, rng = cadency.open_table("heads_of_state", 2, seed=1), random.Random(2)
    for _ in range(25):
        assert table.decision is not None
        table.choose(rng.choice(table.decision.options))
    table.stop("")
    return table.record.dumps()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_game_is_told_in_words(record: str, lang: str, tmp_path: Path, call: Call) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    code, out, err = call("analyse", str(file), "--level", "squire", "--lang", lang)
    assert (code, err) == (0, "")
    assert out.count("→") <= 3
    assert {"en": "Judged by a squire", "fr": "Jugé par un écuyer", "de": "von einem Knappen"}[lang] in out


def test_what_was_done_before_is_not_done_again(record: str, tmp_path: Path, call: Call) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    table = cadency.replay(record)
    found = begin(table, "squire")
    for one in weigh(table, found, lambda: len(found.weighed) > 8):
        found.weighed.append(None if one is None else msgspec.structs.replace(one, loss=0.5))
    kept = Kept(file, table, "squire")
    kept.write(found)
    code, out, _ = call("analyse", str(file), "--level", "squire", "--json")
    report = json.loads(out)
    assert code == 0
    assert len(report["weighed"]) == len(report["moves"]) == len(table.record.answers)
    assert [one["loss"] for one in report["weighed"][:9] if one is not None] == [0.5] * sum(
        one is not None for one in found.weighed[:9]
    )
    assert not kept.path.exists()


def test_bad_input_is_named(record: str, tmp_path: Path, call: Call) -> None:
    file = tmp_path / "game.jsonl"
    lines = record.splitlines()
    file.write_text("\n".join([*lines[:-3], lines[-1]]) + "\n", encoding="utf-8")
    code, out, err = call("analyse", str(file), "--level", "page")
    assert (code, out) == (2, "")
    assert "squire, knight, baron, duke" in err
    file.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    code, _, err = call("analyse", str(file))
    assert code == 2
    assert "not over" in err
    wrong = json.dumps({"seat": 0, "choice": ["nonsense"]})
    file.write_text("\n".join([*lines[:-2], wrong, lines[-1]]) + "\n", encoding="utf-8")
    code, _, err = call("analyse", str(file))
    assert code == 2
    assert f"{file}: Line {len(lines) - 1}" in err
    assert call("analyse", str(tmp_path / "nothing"))[0] == 2

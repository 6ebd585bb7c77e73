"""A finished game looked at again at the command line, and advice while one plays."""

import json
import random
from pathlib import Path

import pytest

import cadency
from cadency.bots.analysis import begin, go_on
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
    code, out, err = call("analyse", str(file), "--lang", lang)
    assert (code, err) == (0, "")
    assert 1 <= out.count("→") <= 5
    assert {"en": "Judged by a knight", "fr": "Jugé par un chevalier", "de": "von einem Ritter"}[lang] in out
    assert out.count("±") >= 2


def test_what_was_done_before_is_not_done_again(record: str, tmp_path: Path, call: Call) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    table = cadency.replay(record)
    found = begin(table, "knight")
    for _ in go_on(table, found, lambda: len(found.looked) > 8):
        found.looked[-1] = (0.0, 77.0)
    kept = Kept(file, table, "knight")
    kept.write(found)
    code, out, _ = call("analyse", str(file), "--json")
    report = json.loads(out)
    assert code == 0
    assert len(report["looked"]) == len(report["turns"])
    assert report["looked"][:9] == [[0.0, 77.0]] * 9
    assert {"swings", "finest", "played", "rounds", "tried"} <= report.keys()
    assert not kept.path.exists()


def test_bad_input_is_named(record: str, tmp_path: Path, call: Call) -> None:
    file = tmp_path / "game.jsonl"
    lines = record.splitlines()
    file.write_text("\n".join([*lines[:-3], lines[-1]]) + "\n", encoding="utf-8")
    code, out, err = call("analyse", str(file), "--level", "page")
    assert (code, out) == (2, "")
    assert "knight, baron, duke" in err
    assert "knight, baron, duke" in call("analyse", str(file), "--level", "a/duke")[2]
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

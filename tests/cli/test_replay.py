"""A record told, shown and checked."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import cadency
from tests.cli.conftest import Call


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """A whole game at random, as lines of its record."""
    rng = random.Random(4)
    table = cadency.open_table("village", 3, seed=77)
    while table.decision is not None:
        table.choose(rng.choice(table.decision.options))
    return table.record.dumps().splitlines()


def kept(folder: Path, lines: list[str]) -> str:
    path = folder / "game.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def test_a_good_record_is_good(lines: list[str], tmp_path: Path, call: Call) -> None:
    code, out, err = call("replay", kept(tmp_path, lines), "--verify")
    assert (code, err) == (0, "")
    scores = json.loads(lines[-1])["scores"]
    assert ", ".join(map(str, scores)) in out
    assert f"{len(lines) - 2} answers" in out


def changed(lines: list[str], number: int, **parts: Any) -> list[str]:
    """The record with other parts in this line, counted from 1."""
    entry = {**json.loads(lines[number - 1]), **parts}
    return [*lines[: number - 1], json.dumps(entry), *lines[number:]]


def where(lines: list[str], seat: int, tag: str, after: int = 20) -> int:
    """The number of a line with such a choice."""
    for number, line in enumerate(lines, 1):
        entry = json.loads(line)
        if number > after and entry.get("seat") == seat and entry["choice"][0] == tag:
            return number
    raise AssertionError(tag)


def test_a_draw_that_might_have_been_is_named(lines: list[str], tmp_path: Path, call: Call) -> None:
    """Customers in another order: that may be, and shows only when somebody sells; but the seed does not say so."""
    number = where(lines, -1, "deal", after=2)
    draw = json.loads(lines[number - 1])["choice"]
    code, out, err = call("replay", kept(tmp_path, changed(lines, number, choice=["deal", *draw[:0:-1]])), "--verify")
    assert (code, out) == (2, "")
    assert f"Line {number}:" in err
    assert "seed" in err


def test_a_seed_that_was_not_promised_is_named(lines: list[str], tmp_path: Path, call: Call) -> None:
    forged = changed(lines, len(lines), seed="78")
    code, _, err = call("replay", kept(tmp_path, forged), "--verify")
    assert code == 2
    assert f"Line {len(lines)}:" in err
    assert "commitment" in err
    forged = changed(forged, 1, commitment=cadency.open_table("village", 3, seed=78).commitment)
    code, _, err = call("replay", kept(tmp_path, forged), "--verify")
    assert code == 2
    assert "Line 2:" in err or "Line 3:" in err


def test_a_changed_choice_is_named(lines: list[str], tmp_path: Path, call: Call) -> None:
    number = where(lines, 0, "take")
    code, out, err = call("replay", kept(tmp_path, changed(lines, number, choice=["take", "crafts", "blue"])))
    assert (code, out) == (2, "")
    assert f"game.jsonl: Line {number}:" in err
    code, _, err = call("replay", kept(tmp_path, changed(lines, number, seat=1)), "--verify")
    assert code == 2
    assert f"Line {number}:" in err
    code, _, err = call("replay", kept(tmp_path, [*lines[: number - 1], "{oops", *lines[number:]]))
    assert code == 2
    assert f"Line {number}: not JSON" in err


def test_a_changed_end_is_named(lines: list[str], tmp_path: Path, call: Call) -> None:
    code, _, err = call("replay", kept(tmp_path, changed(lines, len(lines), scores=[99, 0, 0])), "--verify")
    assert code == 2
    assert f"Line {len(lines)}:" in err
    assert "99" in err


@pytest.mark.parametrize(("lang", "word"), [("en", "Round 2"), ("fr", "manche 2"), ("de", "Runde 2")])
def test_a_record_is_told_in_words(lang: str, word: str, lines: list[str], tmp_path: Path, call: Call) -> None:
    code, out, err = call("replay", kept(tmp_path, lines), lang=lang)
    assert (code, err) == (0, "")
    assert word.lower() in out.lower()
    assert str(max(json.loads(lines[-1])["scores"])) in out


def test_any_moment_can_be_shown(lines: list[str], tmp_path: Path, call: Call) -> None:
    path = kept(tmp_path, lines)
    for at in (0, 40, len(lines) - 2):
        code, out, err = call("replay", path, "--at", str(at))
        assert (code, err) == (0, "")
        assert "Market" in out
        assert "Chronicle" in out
    assert "wins" in out or "share" in out
    assert Path(path).read_text(encoding="utf-8").splitlines() == lines

"""Weights from games: kept while they are made, and never mixed with another run's."""

from pathlib import Path

import msgspec
import pytest

from cadency.bots.judge import Weights, judge_for, judge_with
from tests.cli.conftest import Call


def test_a_run_goes_on_where_it_was_stopped(call: Call, tmp_path: Path) -> None:
    words = ("train", "village", "--seats", "2", "--games", "5", "--match", "2", "--out", str(tmp_path / "run"))
    code, told, err = call(*words)
    assert (code, err) == (0, "")
    assert "2 games" in told
    made = tmp_path / "run" / "village.json"
    assert str(made) in told
    weights = msgspec.json.decode(made.read_bytes(), type=Weights)
    assert judge_with("village", weights).names == judge_for("village").names
    assert weights.fit["games"] == 5
    games = tmp_path / "run" / "games.jsonl"
    whole = games.read_text()
    games.write_text(whole[: -len(whole) // 20])  # stopped while the last game was written
    first = made.read_text()
    assert call(*words)[:2] == (0, told)
    assert made.read_text() == first
    code, _, err = call(*words, "--seed", "2")
    assert code == 2
    assert str(tmp_path / "run") in err
    assert "--out" in err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("chess", ("chess", "village")),
        ("village --seats 9", ("9", "2 to 4")),
        ("village --seats 2,two", ("--seats", "two")),
        ("village --games 2", ("--games", "5")),
        ("village --match many", ("--match", "many")),
        ("village --out /proc/none", ("/proc/none",)),
    ],
)
def test_what_cannot_be_followed_is_told(line: str, said: tuple[str, ...], call: Call) -> None:
    code, _, err = call("train", *line.split())
    assert code == 2
    assert all(word in err for word in said)

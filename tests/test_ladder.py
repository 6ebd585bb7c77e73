"""The command that tells how strong the levels are counts what it plays, goes on from there and says what it lacks."""

from pathlib import Path

import msgspec
import pytest

from cadency.bots.judge import Weights, judge_for
from tests.balance import Balance

LADDER = Balance("ladder")
STEP = ("village", "--levels", "squire", "--seats", "2", "--games", "2")


def test_a_step_is_played_from_every_seat_counted_and_not_played_again(tmp_path: Path) -> None:
    tally = tmp_path / "ladder.jsonl"
    first = LADDER.run(*STEP, "--tally", str(tally))
    assert "village, 2 seats, squire: 2 of 2 games" in first.stderr
    assert "| village | 2 | squire and page | 2 |" in first.stdout
    assert first.returncode == 1, "two games are not enough"
    counted = tally.read_text("utf-8")
    again = LADDER.run(*STEP, "--tally", str(tally))
    assert (again.stdout, again.stderr) == (first.stdout, "")
    assert tally.read_text("utf-8") == counted
    told = LADDER.run(*STEP[:-1], "0", "--tally", str(tally))
    assert told.stdout == first.stdout


def test_what_cannot_be_read_or_played_is_said(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{\n", "utf-8")
    LADDER.refuses([*STEP, "--tally", str(broken)], ["chess"], ["village", "--levels", "king"])


@pytest.mark.parametrize(("name", "counts"), [("tempo", False), ("odds", False), ("fit", False), ("rival", True)])
def test_weights_that_only_chances_are_told_by_leave_what_is_counted(tmp_path: Path, name: str, counts: bool) -> None:
    weights = judge_for("heads_of_state").weights
    changed = {"tempo": 1.0, "odds": (1.0, 1.0), "fit": {}, "rival": 0.9}[name]

    def digested(these: Weights) -> bytes:
        file = tmp_path / "weights.json"
        file.write_bytes(msgspec.json.encode(these))
        return bytes(LADDER.module.played_by(file))

    other = msgspec.structs.replace(weights, **{name: changed})
    assert (digested(other) != digested(weights)) is counts

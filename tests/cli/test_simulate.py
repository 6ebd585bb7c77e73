"""Many games by bots."""

import contextlib
import json
import os
import signal
import threading
from pathlib import Path

import pytest

from tests.cli.command import cadency as command
from tests.cli.command import start
from tests.cli.conftest import Call
from tests.support import open_terminal

KEYS = ["game", "seats", "bots", "options", "seed", "games", "decisions", "seconds", "scores", "wins", "ends"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_report_has_all_that_was_promised_and_is_the_same_again(seats: int, call: Call) -> None:
    words = ("simulate", "village", "--seats", str(seats), "--games", "15", "--seed", "5", "--json")
    code, out, err = call(*words)
    report = json.loads(out)
    assert (code, err) == (0, "")
    assert list(report) == KEYS
    assert report["games"] == 15
    assert report["decisions"] > 15 * 100
    assert [list(spread) for spread in report["scores"]] == [["mean", "sd", "min", "max"]] * seats
    assert all(spread["min"] <= spread["mean"] <= spread["max"] for spread in report["scores"])
    assert sum(report["wins"]) >= 15
    assert sum(report["ends"].values()) == 15
    assert set(report["ends"]) <= {"chronicle", "graves"}
    again = json.loads(call(*words)[1])
    assert {**again, "seconds": 0} == {**report, "seconds": 0}


def test_another_seed_plays_other_games(call: Call) -> None:
    scores = [
        json.loads(call("simulate", "village", "--seats", "2", "--games", "5", "--seed", s, "--json")[1])["scores"]
        for s in "ab"
    ]
    assert scores[0] != scores[1]


def test_options_and_bots_reach_the_game(tmp_path: Path) -> None:
    words = (
        "simulate",
        "village",
        "--seats",
        "2",
        "--games",
        "1",
        "--bots",
        "squire,page",
        "--option",
        "market_end=last",
    )
    done = command(*words, "--json", where=tmp_path)
    report = json.loads(done.stdout)
    assert done.stderr == ""  # a bar is for people who look
    assert report["bots"] == ["squire", "page"]
    assert report["options"] == {"market_end": "last"}
    assert report["wins"] == [1, 0]


@pytest.mark.parametrize(("lang", "words"), [("en", "games"), ("fr", "parties"), ("de", "Partien")])
def test_people_get_a_few_lines(lang: str, words: str, call: Call) -> None:
    code, out, _ = call("simulate", "village", "--seats", "3", "--games", "4", lang=lang)
    assert code == 0
    assert f"4 {words}" in out.splitlines()[0]
    assert len(out.splitlines()) >= 5


def test_an_interrupted_run_tells_what_was_done(tmp_path: Path) -> None:
    """The bar shows that the run has begun: an interrupt while it is still starting has nothing to tell."""
    watching, screen = open_terminal()
    process = start(
        "simulate", "village", "--seats", "2", "--games", "1000000", "--json", where=tmp_path, screen=screen
    )
    os.close(screen)
    seen = b""
    while b"/1000000" not in seen:
        seen += os.read(watching, 4096)
    process.send_signal(signal.SIGINT)
    reader = threading.Thread(target=drain, args=(watching,))
    reader.start()
    out, _ = process.communicate(timeout=240)
    reader.join()
    os.close(watching)
    assert process.returncode == 130
    report = json.loads(out)
    assert 0 <= report["games"] < 1000000
    assert sum(report["ends"].values()) == report["games"]


def drain(watching: int) -> None:
    """Read on, so that whoever writes there need not wait; a terminal that nobody writes to any more is an error."""
    with contextlib.suppress(OSError):
        while os.read(watching, 4096):
            pass

"""The command that tells how Dynasties plays with its values runs, keeps its games and goes on from them."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

from tests.balance import Balance

BALANCE = Balance("balance_dynasties")
run = BALANCE.run


def test_it_tells_of_seats_tastes_and_uses_and_goes_on_from_games_that_are_kept(tmp_path: Path) -> None:
    kept, drawn = tmp_path / "games.jsonl", tmp_path / "balance.svg"
    words = ["--seats", "3", "--games", "2", "--tastes", "2", "--plot", str(drawn)]
    fresh = run(*words)
    assert fresh.returncode == 1, fresh.stderr  # with two games no interval is narrow enough
    for word in (
        "| 3 | 2 |",
        "wins in turn order",
        "trade (cubes 1.25)",
        "pass: 1",
        "character: leonardo",
        "die: child",
    ):
        assert word in fresh.stdout
    assert "the interval of turn 1 reaches" in fresh.stdout
    run("--seats", "3", "--games", "1", "--tastes", "1", "--keep", str(kept))
    games = kept.read_text("utf-8").splitlines()
    assert len(games) == 2
    kept.write_text("\n".join(games) + "\n" + games[0][:40], "utf-8")  # as if it had been cut off while writing
    assert run(*words, "--keep", str(kept)).stdout == fresh.stdout
    whole = kept.read_text("utf-8").splitlines()
    assert whole[:2] == games
    played = [json.loads(line) for line in (*games, *whole[3:])]
    assert len({game["key"] for game in played}) == 4
    dots = ET.fromstring(drawn.read_text("utf-8")).findall("{*}circle")  # three turns, and the tastes that played
    assert len(dots) == 3 + len({taste for game in played if ":tastes:" in game["key"] for taste in game["tastes"]})
    assert run(*words, "--keep", str(kept)).stdout == fresh.stdout
    assert kept.read_text("utf-8").splitlines() == whole  # nothing was left to play


def test_a_seed_is_a_run_of_its_own(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    for seed in ("1", "2"):
        run("--seats", "3", "--games", "1", "--tastes", "0", "--seed", seed, "--keep", str(kept))
    assert len(kept.read_text("utf-8").splitlines()) == 2


def test_it_tells_how_many_games_the_bound_needs() -> None:
    told = run("--even", "50", "--seats", "4", "--games", "100")
    assert (told.returncode, told.stdout.splitlines()[2:]) == (0, ["| 4 | 100 | 0% |"])
    assert len(run("--even", "1").stdout.splitlines()) == 5
    told = run("--even", "50", "--seats", "3", "--games", "900", "--share", "1.4")  # beyond the bound in truth
    assert (told.returncode, told.stdout.splitlines()[2:]) == (0, ["| 3 | 900 | 0% |"])


def test_what_cannot_be_played_is_said_in_one_line(tmp_path: Path) -> None:
    told = run("--content", str(tmp_path / "nowhere.toml"))
    assert (told.returncode, told.stdout, len(told.stderr.splitlines())) == (2, "", 1)
    BALANCE.refuses(["--games", "0", "--tastes", "0"], ["--seats", "2"], ["--tastes", "-1"], ["--share", "6"])


def test_interrupted_it_tells_what_is_done() -> None:
    told = BALANCE.interrupted("--games", "1000000", "--seats", "3", after="3 seats")
    assert "| seats | games |" in told

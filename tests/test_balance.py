"""The command that tells how Village plays with its values runs, and says what is wrong with what it is given."""

from pathlib import Path

from tests.balance import Balance

BALANCE = Balance("balance")
run = BALANCE.run


def test_it_tells_of_rounds_endings_scores_wins_and_deeds_and_of_bounds_that_are_not_kept(tmp_path: Path) -> None:
    told = run("--bot", "page", "--games", "2", "--seats", "2", "3")
    assert told.returncode == 1, told.stderr
    for word in ("| 2 | 2 |", "| 3 | 2 |", "ended by the graves", "points: customers", "cubes: travel", "deeds: well"):
        assert word in told.stdout
    assert "3 seats: " in told.stdout.splitlines()[-1]
    words = ["--bot", "page", "--seats", "2", "3", "--out", str(tmp_path / "games")]
    assert "| 2 | 1 |" in run(*words, "--games", "1").stdout
    assert told.stdout == run(*words, "--games", "2").stdout  # the arena's games: kept, and gone on from
    assert "another experiment" in run(*words, "--seed", "2").stderr


def test_a_pack_is_played_with(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(
        "".join(f"[[burial]]\nseats = {n}\nchronicle = {{ farm = 30 }}\ngraves = 1\n" for n in (2, 3, 4)), "utf-8"
    )
    told = run("--bot", "page", "--games", "2", "--seats", "2", "--content", str(pack))
    assert "only 0% end by the chronicle" in told.stdout


def test_what_cannot_be_played_is_said_in_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("[[mill]]\nhours = 1\n", "utf-8")
    for words in (["--content", str(broken)], ["--content", str(tmp_path / "nowhere.toml")]):
        told = run(*words)
        assert (told.returncode, told.stdout, len(told.stderr.splitlines())) == (2, "", 1)
    BALANCE.refuses(["--games", "0"], ["--seats", "5"], ["--bot", "knave"])


def test_interrupted_it_tells_what_is_done() -> None:
    told = BALANCE.interrupted("--bot", "page", "--games", "1000000", "--seats", "2", after="2 seats")
    assert "| seats | games |" in told

"""Weights from games: kept while they are made, and never mixed with another run's."""

from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from cadency.bots.judge import Weights, judge_for, judge_with
from tests.cli.conftest import Call


def test_a_run_goes_on_where_it_was_stopped(call: Call, tmp_path: Path) -> None:
    words = ["train", "village", "--seats", "2", "--games", "5", "--match", "2", "--out", str(tmp_path / "run")]
    words += ["--plot", str(tmp_path / "chances.svg")]
    code, told, err = call(*words)
    assert (code, err) == (0, "")
    assert "2 games" in told
    made = tmp_path / "run" / "village.json"
    assert str(made) in told
    weights = msgspec.json.decode(made.read_bytes(), type=Weights)
    assert judge_with("village", weights).names == judge_for("village").names
    assert weights.fit["games"] == 5
    assert weights.odds != judge_for("village").weights.odds
    picture = ET.parse(tmp_path / "chances.svg").getroot()
    assert "Village" in picture.attrib["aria-label"]
    assert picture.findall("{*}circle")
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


def test_weights_that_prove_nothing_stay_as_they_are_with_chances_fitted_to_them(call: Call, tmp_path: Path) -> None:
    words = ("train", "village", "--seats", "2", "--games", "5", "--match", "0", "--out", str(tmp_path / "run"))
    assert call(*words)[0] == 0
    made = msgspec.json.decode((tmp_path / "run" / "village.json").read_bytes(), type=Weights)
    old = judge_for("village").weights
    assert made.amounts == old.amounts
    assert made.odds != old.odds
    assert made.fit["what"] == "chances alone"


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


def test_every_edition_is_learnt_from_unless_one_is_asked_for(call: Call, tmp_path: Path) -> None:
    words = ("train", "legacy", "--seats", "1,2", "--games", "5", "--match", "0")
    assert call(*words, "--out", str(tmp_path / "all"))[0] == 0
    tables = msgspec.json.decode((tmp_path / "all" / "run.json").read_bytes())["tables"]
    assert [(seats, *options.values()) for seats, options in tables] == [
        (1, "fr", "standard"),
        (2, "fr", "standard"),
        (1, "fr", "inheritance"),
        (1, "de", "standard"),
        (2, "de", "standard"),
        (1, "de", "inheritance"),
    ]
    assert call(*words, "--option", "edition=de", "--seats", "2", "--out", str(tmp_path / "one"))[0] == 0
    one = msgspec.json.decode((tmp_path / "one" / "run.json").read_bytes())["tables"]
    assert one == [[2, {"edition": "de", "variant": "standard"}]]

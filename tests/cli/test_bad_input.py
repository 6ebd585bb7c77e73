"""Whatever is wrong with a command line or a file: one line with what would be right, exit code 2, nothing written."""

from pathlib import Path

import pytest

import cadency
from tests.cli.command import cadency as command
from tests.cli.conftest import Call

HEADER = (
    '{{"cadency": 1, "game": "village", "rules": 1, "seats": {seats}, "options": {{}}, "content": "", '
    '"commitment": ""}}\n'
)
FILES = {
    "key.toml": "[[time]]\nlength = 10\nhours = 3\n",
    "total.toml": "[[cubes]]\norange = 17\ngreen = 18\nbrown = 18\npink = 18\nplague = 6\n",
    "table.toml": "[[tiem]]\nlength = 10\n",
    "broken.toml": "[[time",
    "deep.toml": "time = " + "[" * 50_000,
    "long.toml": "[[time]]\nlength = 1" + "0" * 5000,
    "huge.toml": "[[time]]\nlength = -1" + "0" * 400,
    "seats.jsonl": HEADER.format(seats="1" + "0" * 400),
    "half.jsonl": HEADER.format(seats=2) + '{"seat": 0, "choice": ["\\ud800"]}\n',
    "nested.jsonl": HEADER.format(seats=2) + '{"seat": 0, "choice": ' + "[" * 900 + "]" * 900 + "}\n",
    "empty.jsonl": "",
    "letter.jsonl": "Dear Ada\n",
    "headless.jsonl": '{"seat": 0, "choice": ["reap"]}\n',
    "veiled.jsonl": '{"cadency": 1, "game": "village", "rules": 1, "seats": 2, "options": {}, "content": "", '
    '"commitment": ""}\n{"seat": -1, "choice": null}\n',
    "chess.jsonl": '{"cadency": 1, "game": "chess", "rules": 1, "seats": 2, "options": {}, "content": "", '
    '"commitment": ""}\n',
}
CASES: list[tuple[str, tuple[str, ...]]] = [
    ("fly", ("fly", "play", "simulate")),
    ("content", ("content", "content doubts", "content check")),
    ("play", ("play", "GAME")),
    ("play chess", ("chess", "village")),
    ("play village --seats me", ("2 to 4", "1")),
    ("play village --seats me,page,page,page,page", ("2 to 4", "5")),
    ("play village --seats me,king", ("king", "page, squire, knight, baron, duke")),
    ("play village --seats page,page", ("me", "simulate")),
    ("play village --option edition=de", ("edition", "market_end")),
    ("play village --option market_end=never", ("never", "first, last")),
    ("play village --option market_end", ("market_end", "NAME=VALUE")),
    ("play village --colour red", ("--colour", "--seats")),
    ("play village --seed", ("--seed",)),
    ("play village please", ("please",)),
    ("play village --lang tlh", ("tlh", "en, fr, de")),
    ("play village --lang", ("--lang",)),
    ("play village --content nowhere.toml", ("nowhere.toml",)),
    ("play village --content key.toml", ("key.toml", "time 1", "hours", "length")),
    ("play village --content total.toml", ("total.toml", "72", "71")),
    ("play village --content table.toml", ("table.toml", "tiem", "customer")),
    ("play village --content broken.toml", ("broken.toml", "TOML")),
    ("play village --content binary", ("binary",)),
    ("play village --content .", (".",)),
    ("play village --save letter.jsonl", ("letter.jsonl", "--resume")),
    ("play village --save nowhere/game.jsonl", ("nowhere/game.jsonl",)),
    ("play --resume nowhere.jsonl", ("nowhere.jsonl",)),
    ("play --resume empty.jsonl", ("empty.jsonl", "header")),
    ("play --resume letter.jsonl", ("letter.jsonl", "Line 1", "JSON")),
    ("play --resume headless.jsonl", ("headless.jsonl", "Line 1", "cadency")),
    ("play --resume chess.jsonl", ("chess.jsonl", "chess", "village")),
    ("play --resume nobody.jsonl", ("nobody.jsonl", "Line 1", "who")),
    ("play --resume king.jsonl", ("king.jsonl", "king", "squire")),
    ("play --resume nobody.jsonl --seed 3", ("--resume", "--seed")),
    ("play village --resume nobody.jsonl", ("--resume", "GAME")),
    ("simulate village", ("--seats",)),
    ("simulate village --seats two", ("--seats", "two")),
    ("simulate village --seats 7", ("2 to 4", "7")),
    ("simulate village --seats 2 --games 0", ("--games", "0")),
    ("simulate village --seats 2 --bots king", ("king", "page, squire, knight, baron, duke")),
    ("simulate chess --seats 2", ("chess", "village")),
    ("bench chess", ("chess", "village")),
    ("bench village --seats 5", ("2 to 4", "5")),
    ("bench village --seconds 0", ("--seconds", "0")),
    ("bench village --seconds nan", ("--seconds", "nan")),
    ("replay", ("FILE",)),
    ("replay nowhere.jsonl", ("nowhere.jsonl",)),
    ("replay veiled.jsonl", ("veiled.jsonl", "Line 2", "when the game is over")),
    ("replay nobody.jsonl --at 1000", ("1000", "0 to")),
    ("replay nobody.jsonl --at -1", ("-1",)),
    ("replay nobody.jsonl --at 1 --verify", ("--at", "--verify")),
    ("replay nobody.jsonl --verify", ("nobody.jsonl", "not over")),
    ("replay seats.jsonl", ("seats.jsonl", "10000000000000000000000")),
    ("replay half.jsonl", ("half.jsonl",)),
    ("replay nested.jsonl", ("nested.jsonl", "2")),
    ("export", ("DIR",)),
    ("export .", ("--to",)),
    ("export . --to csv", ("csv", "parquet")),
    ("export nowhere --to parquet", ("nowhere",)),
    ("rules chess", ("chess", "village")),
    ("rules village V-99.9", ("V-99.9", "V-9.")),
    ("aid chess", ("chess", "village")),
    ("aid village -o no-such-folder/aid.svg", ("no-such-folder/aid.svg",)),
    ("rules village zeppelin", ("zeppelin", "6.3")),
    ("rules village V-6.1 --coverage", ("--coverage", "CLAUSE")),
    ("content doubts chess", ("chess", "village")),
    ("content check nowhere.toml", ("nowhere.toml",)),
    ("content check key.toml", ("key.toml", "hours")),
    ("content check deep.toml", ("deep.toml", "nested too deeply")),
    ("content check long.toml", ("long.toml", "digits")),
    ("content check huge.toml", ("huge.toml", "length")),
    ("content check key.toml --game chess", ("chess", "village")),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with all that can be wrong with a file."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x01")
    table = cadency.open_table("village", 2, seed=1)
    (tmp_path / "nobody.jsonl").write_text(table.save(), encoding="utf-8")
    table.record.header["who"] = ["me", "king"]
    (tmp_path / "king.jsonl").write_text(table.save(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize(("line", "told"), CASES, ids=[line for line, _ in CASES])
def test_bad_input_is_one_line_and_exit_code_2(line: str, told: tuple[str, ...], folder: Path, call: Call) -> None:
    before = contents(folder)
    code, out, err = call(*line.split())
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("cadency: ")
    for word in told:
        assert word in err
    assert contents(folder) == before


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_bad_input_is_told_in_the_readers_language(lang: str, folder: Path, call: Call) -> None:
    for line, told in CASES:
        code, _, err = call(*line.split(), lang=lang)
        english = call(*line.split())[2]
        assert code == 2
        assert err.count("\n") == 1
        if "--lang" not in line:
            assert err != english, line
        assert told[0] in err or told[0] in ("2 to 4", "Line 1"), line


def test_a_process_of_its_own_says_no_more(tmp_path: Path) -> None:
    for line in ("play chess", "play --resume nowhere", "simulate village --seats 9", "replay --fast x"):
        done = command(*line.split(), where=tmp_path, lang="de")
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())

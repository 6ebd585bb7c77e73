"""Games and bots of other packages: found when they are installed, told of when they are broken."""

import json
import re
import shutil
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.command import cadency as command
from tests.laws.laws import check_game
from tests.server.support import Game, Running

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "cadency-pig"
BROKEN = {
    "cadency.games": {
        "village": "cadency_pig:RULES",  # ours
        "gone": "no_such_module:RULES",
        "trips": "cadency_trips:RULES",
        "other": "cadency_pig:RULES",  # its id is pig
        "words": "cadency_pig:FACES",
        "Shout": "cadency_pig:RULES",
    },
    "cadency.bots": {"duke": "cadency_pig.bots:Holder", "mute": "cadency_pig:Roll"},
}


def installed(site: Path, name: str, points: dict[str, dict[str, str]]) -> None:
    """What pip leaves behind of a package, as far as entry points are found by it."""
    told = site / f"{name}-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    lines = [
        f"[{group}]\n" + "".join(f"{key} = {to}\n" for key, to in found.items()) for group, found in points.items()
    ]
    (told / "entry_points.txt").write_text("\n".join(lines), "utf-8")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path, with the example in it."""
    folder = tmp_path / "site"
    shutil.copytree(EXAMPLE / "src" / "cadency_pig", folder / "cadency_pig")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    installed(folder, "cadency_pig", project["entry-points"])
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=":")
    return folder


def test_the_example_keeps_the_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    rules = import_module("cadency_pig").RULES
    for seed in range(5):
        check_game(rules, 2 + seed % 3, {"goal": "50"}, seed, closely=1.0, believing=1.0)


def test_a_game_and_a_bot_that_are_installed_are_played_by_their_texts_alone(site: Path, tmp_path: Path) -> None:
    words = ("simulate", "pig", "--seats", "2", "--games", "30", "--bots", "holder,page", "--json")
    report = json.loads(command(*words, where=tmp_path).stdout)
    assert report["bots"] == ["holder", "page"]
    assert report["wins"][0] > report["wins"][1]
    typed = "help\n" + "roll\nhold\n" * 40 + "1\npig.jsonl\n"
    played = command(
        "play", "pig", "--seats", "me,holder", "--seed", "2", "--save", "pig.jsonl", typed=typed, where=tmp_path
    )
    assert (played.returncode, played.stderr.count("Traceback")) == (0, 0)
    for line in (
        "Roll once more, or hold?  (P-1.2)",
        "  1 roll the die",
        "In this turn: ",
        "Holder rolls ",
        "reached the goal",
        "by words of it: roll",
        "such as P-1.1",
    ):
        assert line in played.stdout
    assert "advice" not in played.stdout, "no judge, no such command"
    told = command("replay", "pig.jsonl", "--lang", "de", where=tmp_path)
    assert "würfelt" in told.stdout
    assert "Holder behält" in told.stdout
    assert "rolls" in command("replay", "pig.jsonl", "--lang", "fr", where=tmp_path).stdout  # it speaks no French
    drawn = command("render", "pig.jsonl", "--at", "0", "--seat", "0", where=tmp_path)
    assert drawn.stdout.startswith("<svg ")
    assert "roll the die" in drawn.stdout


def test_what_it_does_not_say_in_a_language_is_said_in_english_and_counted_as_english_counts(
    site: Path, tmp_path: Path
) -> None:
    words = ("play", "pig", "--seats", "me,holder", "--seed", "3", "--lang")
    french = command(*words, "fr", typed="quit\n", where=tmp_path).stdout
    assert "Roll once more, or hold?" in french
    assert re.search(r"Holder +0 points", french), "French would take 0 for one"
    german = site / "cadency_pig" / "texts" / "de.ftl"
    german.write_text(german.read_text("utf-8").replace("choice-roll", "choice-roam"), "utf-8")
    spoken = command(*words, "de", typed="quit\n", where=tmp_path).stdout
    assert "Noch einmal würfeln oder aufhören?" in spoken
    assert "1 roll the die" in spoken


def test_a_game_that_brings_no_words_at_all_is_told_by_the_names_in_its_rules(site: Path, tmp_path: Path) -> None:
    for words in ("texts", "rules"):
        shutil.rmtree(site / "cadency_pig" / words)
    played = command("play", "pig", "--seats", "me,holder", "--seed", "3", typed="rules\nhold\nquit\n", where=tmp_path)
    assert played.stderr.splitlines() == ["cadency: pig brings no rules in words."]
    for line in ("goal: 50", "pot: ", "Holder  points: 0", "turn dare  (P-1.2)", "  1 roll"):
        assert line in played.stdout
    told = command("rules", "pig", where=tmp_path)
    assert (told.returncode, told.stdout, "no rules in words" in told.stderr) == (2, "", True)


def test_the_arena_lets_them_play(site: Path, tmp_path: Path) -> None:
    words = ("arena", "pig", "--players", "holder,page", "--games", "2", "--processes", "1", "--json")
    done = command(*words, where=tmp_path)
    assert done.returncode == 0, done.stderr
    assert {one["player"] for one in json.loads(done.stdout)["ladder"]} == {"holder", "page"}
    assert "Holder" in (tmp_path / "arena-pig" / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play chess", "legacy, pig"),
        ("simulate pig --seats 2 --bots squire", "page, holder"),
        ("simulate village --seats 2 --bots holder", "duke"),  # it says that it plays pig alone
        ("play pig --seats me,knight", "me, page, holder"),
        ("train pig", "village"),
        ("aid pig", "village"),
        ("rules pig P-9.9", "P-1."),
    ],
)
def test_what_they_cannot_do_is_told(line: str, said: str, site: Path, tmp_path: Path) -> None:
    done = command(*line.split(), where=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert said in done.stderr


def test_what_is_broken_is_told_in_a_line_each_and_stops_nothing_else(site: Path, tmp_path: Path) -> None:
    (site / "cadency_trips.py").write_text("raise RuntimeError('no\\nluck')\n", "utf-8")
    installed(site, "cadency_broken", BROKEN)
    installed(site, "cadency_second", {"cadency.games": {"pig": "cadency_pig:RULES"}})
    done = command("play", "chess", where=tmp_path)
    *lines, last = done.stderr.splitlines()
    assert "The games are: village, heads_of_state, dynasties, legacy, pig." in last
    told = {"village": "another of that name", "gone": "ModuleNotFoundError", "trips": "RuntimeError: no luck"}
    told |= {
        "other": "another id",
        "words": "no cadency.Rules",
        "“Shout”": "small letters",
        "pig of the": "another of that name",
    }
    for name, reason in told.items():
        assert any(name in line and reason in line for line in lines), name
    assert len(lines) == len(told)
    done = command("play", "pig", "--seats", "me,bishop", where=tmp_path)
    assert [reason in done.stderr for reason in ("duke of the", "choose(view, seat)", "page, holder")] == [True] * 3
    done = command("play", "trips", where=tmp_path)
    assert "no luck" in done.stderr
    assert done.stderr.count("\n") == 1
    done = command("simulate", "village", "--seats", "2", "--games", "1", "--json", where=tmp_path)
    assert (done.returncode, json.loads(done.stdout)["games"]) == (0, 1)


@pytest.fixture
def server(site: Path, tmp_path: Path) -> Iterator[Running]:
    running = Running(str(tmp_path / "tables.db"), tmp_path / "log")
    yield running
    assert running.stop() == 0
    assert '"status": 500' not in running.log.read_text()


def test_a_browser_plays_them_on_a_plain_page(server: Running) -> None:
    games = {game["id"]: game for game in server.http.get("/api/games").json()}
    assert games["pig"]["levels"] == ["page", "holder"]
    assert "holder" not in games["village"]["levels"]
    with server.client() as person:
        person.headers.update({"Accept": "text/html", "Accept-Language": "de"})
        for address in ("/", "/new", "/new?game=pig", "/rules", "/rules/pig"):
            answer = person.get(address)
            assert answer.status_code == 200
            assert "Schweinerei" in answer.text
        form = person.get("/new?game=pig").text
        assert 'value="holder"' in form
        assert 'value="squire"' not in form
        csrf = re.findall(r'name="csrf" value="(\w+)"', form)[0]
        wish = {"csrf": csrf, "game": "pig", "seat0": "me", "name0": "Ada", "seat1": "bot-holder", "option-goal": "50"}
        here = str(person.post("/new", data=wish, follow_redirects=True).url.path)
        for narrow in ("1", "0"):
            person.cookies.set("narrow", narrow)
            page = person.get(here).text
            for words in ("Noch einmal würfeln oder aufhören?", "würfeln", "In diesem Zug", "P-1.2", "Holder"):
                assert words in page, words
        assert person.post(f"{here}/advice", data={"csrf": csrf}).status_code == 422
        shown, answered = re.findall(r'data-sheet="(\w+)"', page)[0], 0
        while 'data-over="1"' not in page:
            options = re.findall(r'name="choice" value="([^"]+)"', page)
            if options:
                sent = dict(re.findall(r'name="(version|key)" value="([^"]+)"', page))
                choice = options[answered % len(options)].replace("&#34;", '"')
                person.post(f"{here}/choose", data={"csrf": csrf, "choice": choice, **sent})
                answered += 1
            if answered == 1:  # what changed since the first page comes by its stream
                with person.stream("GET", f"{here}/events", params={"sheet": shown}) as stream:
                    assert next(line for line in stream.iter_lines() if line.startswith("event:")) == "event: changed"
            page = person.get(here).text
        assert answered > 3
        assert "Jemand hat das Ziel erreicht." in page
        assert "Der Weg dorthin <span>Punkte von Zug zu Zug</span>" in page
        assert re.search(r"Ada: am Ende \d+ Punkt", page)
        assert f"{here}/analysis" not in page
        assert person.get(f"{here}/analysis").status_code == 422


def test_a_game_that_brings_no_rules_says_so_in_the_browser(site: Path, tmp_path: Path) -> None:
    shutil.rmtree(site / "cadency_pig" / "rules")
    running = Running(str(tmp_path / "tables.db"), tmp_path / "log")
    with running.client() as person:
        for lang, said, search in (("en", "no rules in words", "Search"), ("de", "keine Regeln in Worten", "Suche")):
            page = person.get("/rules/pig", headers={"Accept": "text/html", "Accept-Language": lang}).text
            assert said in page
            assert "/new?game=pig" in page
            assert search not in page
    assert running.stop() == 0


def test_programs_play_them_over_the_wire(server: Running) -> None:
    game = Game(server, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "holder"}], game="pig")
    look = game.look()
    assert look["view"]["game"] == "pig"
    refused = server.http.post(
        "/api/tables", json={"game": "pig", "seats": [{"kind": "human", "name": "A"}, {"kind": "bot"}]}
    )
    assert refused.status_code == 422
    assert "page, holder" in refused.text

"""Content packs: offered by name, played at the table that names one, and said wherever the table is told of."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import cadency
from cadency.kernel.errors import CadencyError
from cadency.server.errors import Refused
from cadency.server.packs import read_packs
from tests.docs.test_docs import README, blocks
from tests.server.support import HUMANS, Game, Running

(GOOD,) = blocks(README, "toml")
NAME = "Großmutters Kiste (1. Auflage)"


def lay(folder: Path, **packs: str) -> None:
    for name, text in packs.items():
        file = folder / "village" / f"{name}.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("packs")
    lay(folder, **{NAME: GOOD, "bad": GOOD.replace("seats = 2", "seats = two", 1), "worse": '[[market]]\nseats = "x"'})
    running = Running(str(folder / "tables.db"), folder / "log", "--content", str(folder))
    yield running
    assert running.stop() == 0
    assert '"status": 500' not in running.log.read_text()


def test_the_games_say_which_packs_they_can_be_played_with(server: Running) -> None:
    packs = {game["id"]: game["packs"] for game in server.http.get("/api/games").json()}
    assert packs == {"village": [NAME], "heads_of_state": [], "dynasties": [], "legacy": []}


def test_a_bad_pack_is_named_at_the_start_with_file_row_and_reason(server: Running) -> None:
    said = [line for line in server.log.read_text().splitlines() if line.startswith("cadency:")]
    assert len(said) == 2
    assert "village/bad.toml: not TOML" in said[0]
    assert "village/worse.toml: market 1 (x): seats must be a whole number" in said[1]


def test_a_table_plays_the_pack_that_it_names_and_says_so_everywhere(server: Running) -> None:
    game = Game(server, pack=NAME)
    look = game.look()
    wanted = cadency.rules("village").content(GOOD, "pack").id
    assert (look["pack"], look["view"]["content"]) == (NAME, wanted)
    assert game.get("").json()["pack"] == NAME
    assert game.play(random.Random(1), 5)["pack"] == NAME
    page = server.http.get(f"/tables/{game.id}", headers=game.headers(0) | {"Accept": "text/html"})
    assert NAME in page.text
    phone = {"Accept": "text/html", "Cookie": "narrow=1"}
    assert NAME in server.http.get(f"/tables/{game.id}", headers=game.headers(0) | phone).text
    plain = Game(server)
    assert (plain.look()["pack"], plain.get("").json()["pack"]) == (None, None)
    assert plain.look()["view"]["content"] != wanted


def test_a_table_keeps_its_pack_over_a_restart_even_when_the_file_is_gone(tmp_path: Path) -> None:
    lay(tmp_path, Kiste=GOOD)
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--content", str(tmp_path))
    game = Game(server, pack="Kiste")
    game.play(random.Random(1), 3)
    before = game.look()
    server.stop()
    server.flags = ()
    server.start()
    game.http = server.http
    assert game.look() == before
    assert game.play(random.Random(2))["over"]
    record = cadency.replay(game.get("/record").text)
    assert record.setup.content.pack == GOOD
    assert server.stop() == 0


@pytest.mark.parametrize("name", ["none", "../village/bad", "bad", "x" * 40])
def test_a_pack_that_is_not_there_is_refused_with_those_that_are(server: Running, name: str) -> None:
    answer = server.http.post("/api/tables", json={"game": "village", "seats": HUMANS, "pack": name})
    assert (answer.status_code, answer.json()["error"]) == (422, "no-pack")
    assert NAME in answer.json()["message"]


def test_the_form_offers_packs_of_the_chosen_game_and_opens_a_table_with_one(server: Running) -> None:
    with server.client(follow_redirects=True) as browser:
        form = browser.get("/new").text
        assert f'name="pack" value="{NAME}"' in form
        assert 'name="pack"' not in browser.get("/new", params={"game": "heads_of_state"}).text
        csrf = form.split('name="csrf" value="')[1].split('"')[0]
        seats = {"seat0": "me", "seat1": "bot-page", "name0": "Ada"}
        page = browser.post("/new", data={"csrf": csrf, "game": "village", "pack": NAME, **seats})
        assert page.status_code == 200
        assert NAME in page.text
        table = page.url.path.rsplit("/", 1)[1]
        assert browser.get(f"/api/tables/{table}").json()["pack"] == NAME
        assert NAME in browser.get("/").text


def test_a_rematch_is_played_with_the_same_pack(server: Running) -> None:
    with server.client(follow_redirects=True) as browser:
        csrf = browser.get("/new").text.split('name="csrf" value="')[1].split('"')[0]
        seats = {"seat0": "me", "seat1": "bot-page", "name0": "Ada"}
        first = browser.post("/new", data={"csrf": csrf, "game": "village", "pack": NAME, **seats})
        again = browser.post(f"{first.url.path}/rematch", data={"csrf": csrf})
        assert again.url != first.url
        assert browser.get(f"/api{again.url.path}").json()["pack"] == NAME


def test_what_lies_elsewhere_or_has_a_name_that_cannot_be_shown_is_named_and_left_out(tmp_path: Path) -> None:
    lay(tmp_path, fine=GOOD, **{"a\u202eb": GOOD, "<b>": GOOD, "x" * 41: GOOD, "big": GOOD + "#" * 70_000})
    (tmp_path / "village" / "latin.toml").write_bytes("# é".encode("latin-1"))
    (tmp_path / "village" / "notes.txt").write_text("not a pack")
    (tmp_path / "chess").mkdir()
    (tmp_path / "loose.toml").write_text(GOOD)
    packs, wrong = read_packs(tmp_path)
    assert packs.names("village") == ["fine"]
    assert sorted(error.key for error in wrong) == sorted(
        ["bad-name", "bad-name", "bad-name", "too-big", "no-reading", "no-game", "no-game"]
    )
    assert all("\u202e" not in str(error) for error in wrong)
    with pytest.raises(Refused):
        packs.find("village", "big")


def test_a_folder_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(CadencyError) as caught:
        read_packs(tmp_path / "none")
    assert caught.value.key == "no-folder"


def test_the_description_names_the_packs(server: Running) -> None:
    wishes = server.http.get("/schema").json()["components"]["schemas"]["TableWish"]["oneOf"]
    offered = {wish["properties"]["game"]["const"]: wish["properties"]["pack"]["enum"] for wish in wishes}
    assert offered == {"village": ["", NAME], "heads_of_state": [""], "dynasties": [""], "legacy": [""]}

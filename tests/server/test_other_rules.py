"""A game that began with other rules: it cannot go on here, but can be read, downloaded and ended."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import httpx
import pytest

import cadency
from tests.server.support import Game, Running, database, events
from tests.server.test_revoked import csrf
from tests.support import finish

SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bert"}, {"kind": "bot", "level": "page"}]
TESTS = 4  # that need such a game


def age(db: str, table: str) -> None:
    """Let a table's game have begun with version 0 of its rules."""
    if "://" not in db:
        with closing(sqlite3.connect(db)) as lite, lite:
            (header,) = lite.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
            lite.execute("UPDATE tables SET header = ? WHERE id = ?", (older(header), table))
        return

    async def change() -> None:
        connection = await asyncpg.connect(db.replace("+asyncpg", ""))
        header = await connection.fetchval("SELECT header FROM tables WHERE id = $1", table)
        await connection.execute("UPDATE tables SET header = $1 WHERE id = $2", older(header), table)
        await connection.close()

    finish(change())


def older(header: str) -> str:
    return json.dumps({**json.loads(header), "rules": 0})


def newer(record: str) -> str:
    """The record as if it had begun with the rules of today: to see that nothing in it was lost."""
    header, _, lines = record.partition("\n")
    told = json.loads(header)
    return json.dumps({**told, "rules": cadency.rules(told["game"]).version}) + "\n" + lines


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.service)])
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Game]]:
    """Running games that began with other rules, after the upgrade: one for each test."""
    folder = tmp_path_factory.mktemp("upgraded")
    with database(request.param, folder) as db:
        server = Running(db, folder / "log")
        games = [Game(server, SEATS) for _ in range(TESTS)]
        for game in games:
            game.play(random.Random(4), 6)
            assert game.post("/chat", {"text": "See you tomorrow"}, 0).status_code == 201
        server.stop()
        for game in games:
            age(db, game.id)
        server.start()
        for game in games:
            game.http = server.http
        yield games
        assert server.stop() == 0
        assert '"status": 500' not in server.log.read_text()


@pytest.fixture
def old(upgraded: list[Game]) -> Game:
    return upgraded.pop()


def test_it_is_refused_with_a_clear_word_where_it_would_have_to_be_played(old: Game) -> None:
    look = old.get("/look", 0)
    assert (look.status_code, look.json()["error"]) == (409, "other-rules")
    assert "version 0" in look.json()["message"]
    answer = old.post("/choices", {"version": 6, "choices": [["pass"]]}, 0)
    assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")
    url = f"{old.server.address}/api/tables/{old.id}/stream"
    with httpx.stream("GET", url, headers=old.headers(0), timeout=120) as stream:
        last = list(events(stream.iter_lines()))[-1]
    assert (last["event"], last["data"]["error"]) == ("ended", "other-rules")


def test_it_can_be_read_and_downloaded(old: Game) -> None:
    told = old.get("", 0).json()
    assert [seat["name"] for seat in told["seats"]][:2] == ["Ada", "Bert"]
    assert [chat["text"] for chat in old.get("/chat", 1).json()] == ["See you tomorrow"]
    assert old.get("/record", None).status_code == 401
    lines = [json.loads(line) for line in old.get("/record", 0).text.splitlines()]
    assert lines[0]["rules"] == 0
    assert "seed" not in lines[0]
    assert len(lines) == told["version"] + 1
    known = [line["seat"] for line in lines[1:] if line["choice"] is not None]
    assert set(known) == {0}, "what others did openly only the game's own rules could tell"


def test_it_can_be_ended_and_is_then_open_to_the_end(old: Game) -> None:
    url = f"/api/tables/{old.id}/stop"
    assert old.http.post(url, json={}, headers=old.headers(0)).status_code == 403
    owner = {"Authorization": f"Bearer {old.opened['owner']}"}
    ended = old.http.post(url, json={"reason": "other rules"}, headers=owner)
    assert (ended.status_code, ended.json()["over"]) == (200, "stopped")
    assert old.http.post(url, json={}, headers=owner).status_code == 409
    table = cadency.replay(newer(old.get("/record", 1).text))
    assert table.over == "stopped"
    assert table.verify() > 0


def test_its_page_says_so_and_offers_the_record(old: Game) -> None:
    with old.server.client(follow_redirects=True) as guest:
        guest.get("/")
        page = guest.get(f"/tables/{old.id}", params={"watch": old.opened["watch"]}, headers={"Accept": "text/html"})
        assert page.status_code == 200
        assert "version 0 of the rules" in page.text
        assert f"/tables/{old.id}/record" in page.text
        assert "See you tomorrow" not in page.text
        assert guest.get(f"/tables/{old.id}/record").status_code == 200


def test_whoever_opened_it_in_a_browser_can_end_it_there(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log")
    with server.client(follow_redirects=True) as ada:
        page = ada.post("/play", data={"csrf": csrf(ada.get("/").text)})
        path = page.url.path
        server.stop()
        age(server.db, path.rsplit("/", 1)[1])
        server.start()
        page = ada.get(path)
        assert "version 0 of the rules" in page.text
        page = ada.post(f"{path}/stop", data={"csrf": csrf(page.text)})
        assert (page.status_code, page.url.path) == (200, path)
        assert "/stop" not in page.text
        assert '"stop"' in ada.get(f"{path}/record").text
    server.stop()

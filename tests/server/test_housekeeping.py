"""Tables that nobody touches go in time, there are never too many of them, and whoever wants it is forgotten."""

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from cadency.server.housekeeping import DAY
from cadency.server.store.beside import open_beside
from tests.server.support import HUMANS, Game, Running, database, events
from tests.server.test_store import KINDS
from tests.support import finish

ALONE = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "page"}]


def age(db: str, table: str, days: float) -> None:
    """As if nobody had touched this table for so many days."""

    async def change() -> None:
        store = await open_beside(db)
        async with store.engine.begin() as connection:
            then = {"then": time.time() - days * DAY, "id": table}
            await connection.execute(text("UPDATE tables SET changed = :then WHERE id = :id"), then)
        await store.close()

    finish(change())


def status(server: Running, game: Game) -> int:
    return server.http.get(f"/api/tables/{game.id}/look", headers=game.headers(0)).status_code


def wait_for(server: Running, game: Game, wanted: int) -> None:
    until = time.monotonic() + 120
    while status(server, game) != wanted:
        assert time.monotonic() < until, server.log.read_text()[-2000:]
        time.sleep(0.05)


@pytest.mark.parametrize("kind", KINDS)
def test_tables_that_nobody_touched_for_too_long_are_removed_and_the_others_stay(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as db:
        server = Running(db, tmp_path / "log")
        running, fresh, over, old = (Game(server) for _ in range(4))
        for game in (over, old):
            game.http.post(
                f"/api/tables/{game.id}/stop",
                json={},
                headers={"Authorization": f"Bearer {game.opened['owner']}"},
            ).raise_for_status()
        server.stop()
        for game, days in ((running, 61), (fresh, 59), (over, 364), (old, 366)):
            age(db, game.id, days)
        server.start()
        wait_for(server, running, 404)
        wait_for(server, old, 404)
        assert (status(server, fresh), status(server, over)) == (200, 200)
        assert server.stop() == 0
        assert '"status": 500' not in server.log.read_text()


def test_the_page_the_api_and_home_say_when_a_table_goes(lite: Running) -> None:
    game = Game(lite, public=True)
    told = game.get("").json()
    assert told["until"] == pytest.approx(told["changed"] + 60 * DAY)
    day = time.gmtime(told["until"])
    page = lite.http.get(f"/tables/{game.id}", headers=game.headers(0)).text
    assert f"{day.tm_mday} {time.strftime('%B', day)} {day.tm_year}" in page
    assert "Nobody has done anything here" not in page
    age(lite.db, game.id, 50)
    assert "stays until" in lite.http.get("/").text


def test_a_table_that_goes_soon_says_so_until_somebody_does_something(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    server = Running(db, tmp_path / "log")
    game = Game(server)
    server.stop()
    age(db, game.id, 50)
    server.start()
    game.http = server.http

    def page() -> str:
        return server.http.get(f"/tables/{game.id}", headers=game.headers(0)).text

    assert "Nobody has done anything here" in page()
    game.post("/chat", {"text": "I am still here"}).raise_for_status()
    assert "Nobody has done anything here" not in page()
    assert game.get("").json()["until"] > time.time() + 59 * DAY
    assert server.stop() == 0


def test_tables_stay_for_ever_where_that_is_wished(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    server = Running(db, tmp_path / "log", "--keep-unfinished", "0", "--keep-finished", "1")
    kept, gone = Game(server), Game(server)
    owner = {"Authorization": f"Bearer {gone.opened['owner']}"}
    gone.http.post(f"/api/tables/{gone.id}/stop", json={}, headers=owner).raise_for_status()
    assert kept.get("").json()["until"] is None
    server.stop()
    age(db, kept.id, 10_000)
    age(db, gone.id, 2)
    server.start()
    wait_for(server, gone, 404)
    assert status(server, kept) == 200
    assert server.stop() == 0


def test_one_address_opens_so_many_tables_and_all_together_so_many(tmp_path: Path) -> None:
    flags = ("--tables-each", "2", "--tables", "3")
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", *flags)
    wish = {"game": "village", "seats": HUMANS}
    first, _ = Game(server), Game(server)
    answer = server.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (429, "too-many-tables")
    owner = {"Authorization": f"Bearer {first.opened['owner']}"}
    server.http.post(f"/api/tables/{first.id}/stop", json={}, headers=owner).raise_for_status()
    third = Game(server)  # a finished game counts no longer for its address
    owner = {"Authorization": f"Bearer {third.opened['owner']}"}
    server.http.post(f"/api/tables/{third.id}/stop", json={}, headers=owner).raise_for_status()
    answer = server.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (503, "no-room")
    csrf = re.findall(r'name="csrf" value="(\w+)"', server.http.get("/").text)[0]
    assert server.http.post("/play", data={"csrf": csrf}).status_code == 503
    assert server.stop() == 0


# --- being forgotten


def test_a_seat_asks_to_be_forgotten_and_the_others_play_on_with_a_free_seat(server: Running) -> None:
    game = Game(server)
    game.post("/chat", {"text": "Ada was here"}, 0).raise_for_status()
    game.post("/chat", {"text": "Bert is"}, 1).raise_for_status()
    assert game.post("/forget", {}, 0).json() == {"seats": 1, "lines": 1, "removed": False}
    assert game.get("/look", 0).status_code == 401
    look = game.look(1)
    assert [(seat["kind"], seat["name"]) for seat in look["seats"]] == [("open", ""), ("human", "Bert")]
    assert [said["text"] for said in game.get("/chat", 1).json()] == ["Bert is"]
    owner = {"Authorization": f"Bearer {game.opened['owner']}"}
    invite = server.http.post(f"/api/tables/{game.id}/seats/0/invite", headers=owner).json()["invite"]
    joined = server.http.post(f"/api/tables/{game.id}/join", json={"invite": invite, "name": "Cleo"})
    game.tokens[0] = joined.json()["token"]
    game.play(random.Random(1), 6)
    assert game.look(1)["seats"][0]["name"] == "Cleo"


def test_a_table_at_which_nobody_else_sits_goes_with_whoever_is_forgotten(server: Running) -> None:
    game = Game(server, ALONE)
    assert game.post("/forget", {}, 0).json() == {"seats": 1, "lines": 0, "removed": True}
    assert server.http.get(f"/api/tables/{game.id}").status_code == 404


def test_in_a_finished_game_the_name_of_the_house_stands_for_the_person(server: Running) -> None:
    game = Game(server, public=True)
    owner = {"Authorization": f"Bearer {game.opened['owner']}"}
    server.http.post(f"/api/tables/{game.id}/stop", json={}, headers=owner).raise_for_status()
    game.post("/forget", {}, 0).raise_for_status()
    seats = server.http.get(f"/api/tables/{game.id}").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("human", ""), ("human", "Bert")]
    page = server.http.get(f"/tables/{game.id}").text
    assert "Ada" not in page
    assert "Ada" not in server.http.get(f"/api/tables/{game.id}/record").text


def test_a_stream_ends_when_its_seat_is_forgotten_or_its_table_removed(server: Running) -> None:
    both, alone = Game(server), Game(server, ALONE)
    for game, wanted in ((both, "token-revoked"), (alone, "no-table")):
        with server.client(game.tokens[0]) as listener, listener.stream("GET", f"/api/tables/{game.id}/stream") as told:
            heard = events(told.iter_lines())
            assert next(event for event in heard if event.get("event") == "look")
            game.post("/forget", {}, 0).raise_for_status()
            ended = next(event for event in heard if event.get("event") == "ended")
            assert ended["data"]["error"] == wanted


def test_only_somebody_seated_can_be_forgotten(server: Running) -> None:
    game = Game(server, public=True)
    assert game.post("/forget", {}, None).json()["error"] == "not-seated"


@pytest.fixture
def browser(lite: Running) -> Iterator[httpx.Client]:
    with lite.client(follow_redirects=True) as client:
        yield client


def csrf(page: httpx.Response) -> str:
    found: str = re.findall(r'name="csrf" value="(\w+)"', page.text)[0]
    return found


def test_a_browser_is_forgotten_at_every_table_by_one_button(lite: Running, browser: httpx.Client) -> None:
    form = {"csrf": csrf(browser.get("/new")), "game": "village", "name0": "Wilhelmina"}
    alone = browser.post("/new", data={**form, "seat0": "me", "seat1": "bot-page"}).url.path
    shared = browser.post("/new", data={**form, "seat0": "me", "seat1": "friend", "public": "yes"}).url.path
    table = shared.rsplit("/", 1)[1]
    with lite.client(follow_redirects=True) as guest:
        sit = guest.get(f"{shared}/sit/1")
        guest.post(f"{shared}/sit/1", data={"csrf": csrf(sit), "name": "Bert"}).raise_for_status()
        asking = browser.get("/forget")
        assert "sits at 2 tables" in asking.text
        age(lite.db, alone.rsplit("/", 1)[1], 50)
        age(lite.db, table, 50)
        assert "stays until" in browser.get("/").text
        done = browser.post("/forget", data={"csrf": csrf(asking)})
        assert "2 seats" in done.text
        assert "tables removed: 1" in done.text
        assert guest.get(shared).status_code == 200
        assert "Wilhelmina" not in guest.get(shared).text
    assert browser.get(alone).status_code == 404
    assert "cadency" not in browser.cookies
    assert "name" not in browser.cookies
    assert "Wilhelmina" not in browser.get("/").text
    seats = lite.http.get(f"/api/tables/{table}").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("open", ""), ("human", "Bert")]


def test_nobody_is_forgotten_by_another_site(browser: httpx.Client) -> None:
    browser.get("/forget")
    assert browser.post("/forget", data={"csrf": "guess"}).status_code == 403


def test_the_page_says_what_cannot_be_recalled(browser: httpx.Client) -> None:
    for lang, word in (("en", "cannot be recalled"), ("fr", "ne peuvent être rappelées"), ("de", "nicht zurückholen")):
        assert word in browser.get("/forget", params={"lang": lang}).text

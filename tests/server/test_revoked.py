"""Whoever loses the right to a seat hears nothing more of it, from that moment on and with a word why."""

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests.server.support import Game, Running, database
from tests.support import finish

OPEN = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]


def messages(lines: Iterator[str]) -> Iterator[dict[str, str]]:
    """What is told to programs and to pages, the data as it came."""
    said: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(": ")
            said[name] = value
        elif said:
            yield said
            said = {}


@contextlib.contextmanager
def stream(client: httpx.Client, path: str, **params: str) -> Iterator[Iterator[dict[str, str]]]:
    """Everything that a stream tells; it has begun when this returns."""
    with client.stream("GET", path, params=params) as answer:
        assert answer.status_code == 200, answer.read()
        told = messages(answer.iter_lines())
        assert next(told) == {"retry": "1000"}
        yield told


def ended(told: Iterator[dict[str, str]]) -> None:
    """It says why, and that is the last it says."""
    last = list(told)
    assert [each["event"] for each in last] == ["ended"]
    why = json.loads(last[0]["data"])
    assert why["error"] == "token-revoked"
    assert "handed over" in why["message"]


def test_a_stream_ends_when_its_token_is_replaced(server: Running) -> None:
    game = Game(server)
    with server.client(game.tokens[0]) as old, stream(old, f"/api/tables/{game.id}/stream") as told:
        assert next(told)["event"] == "look"
        game.tokens[0] = game.post("/seats/0/token", None, 0).json()["token"]
        assert game.post("/chat", {"text": "a secret"}, 0).status_code == 201
        ended(told)
        assert old.get(f"/api/tables/{game.id}/stream").status_code == 401


def test_a_stream_ends_when_its_seat_is_handed_over(server: Running) -> None:
    game = Game(server)
    with server.client(game.tokens[0]) as old, stream(old, f"/api/tables/{game.id}/stream") as told:
        assert next(told)["event"] == "look"
        invite = game.post("/seats/0/invite", None, 0).json()["invite"]
        game.tokens[0] = game.post("/join", {"invite": invite, "name": "Dot"}, None).json()["token"]
        asked = game.asked()
        assert game.choose(asked, asked["decision"]["options"][0]["wire"], asked["waiting"]).status_code == 200
        ended(told)


def test_other_streams_of_the_table_go_on(server: Running) -> None:
    game = Game(server)
    url = f"/api/tables/{game.id}/stream"
    with (
        server.client(game.tokens[1]) as other,
        server.client() as watcher,
        stream(other, url) as theirs,
        stream(watcher, url, watch=game.opened["watch"]) as watching,
    ):
        assert [next(theirs)["event"], next(watching)["event"]] == ["look", "look"]
        game.tokens[0] = game.post("/seats/0/token", None, 0).json()["token"]
        asked = game.asked()
        assert game.choose(asked, asked["decision"]["options"][0]["wire"], asked["waiting"]).status_code == 200
        assert [next(theirs)["event"], next(watching)["event"]] == ["look", "look"]


@contextlib.contextmanager
def browser(server: Running) -> Iterator[httpx.Client]:
    """A browser with its cookie."""
    with server.client(follow_redirects=True) as client:
        client.get("/")
        yield client


def csrf(page: str) -> str:
    return str(re.findall(r'name="csrf" value="(\w+)"', page)[0])


def sit(client: httpx.Client, link: str, name: str) -> httpx.Response:
    page = client.get(link)
    assert page.status_code == 200, page.text
    return client.post(link, data={"csrf": csrf(page.text), "name": name})


def test_a_browsers_streams_end_when_another_takes_over_its_seat(server: Running) -> None:
    game = Game(server, OPEN)
    with browser(server) as bea, browser(server) as cay:
        assert sit(bea, game.opened["seats"][1]["link"], "Bea").status_code == 200
        page = bea.get(f"/tables/{game.id}")
        assert page.status_code == 200
        with (
            stream(bea, f"/tables/{game.id}/events") as seen,
            stream(bea, f"/api/tables/{game.id}/stream") as told,
        ):
            assert [next(seen)["event"], next(told)["event"]] == ["whole", "look"]
            answer = bea.post(f"/api/tables/{game.id}/seats/1/invite")
            assert sit(cay, answer.json()["link"], "Cay").status_code == 200
            ended(seen)
            ended(told)
        assert bea.get(f"/tables/{game.id}/events").status_code == 401
        assert cay.get(f"/tables/{game.id}").status_code == 200


def test_a_watch_link_can_be_opened_again_in_the_same_browser(server: Running) -> None:
    game = Game(server)
    with browser(server) as guest:
        for _ in range(3):
            page = guest.get(f"/tables/{game.id}", params={"watch": game.opened["watch"]})
            assert page.status_code == 200
            assert "watch" not in str(page.url)


@contextlib.asynccontextmanager
async def locked(url: str, table: str) -> AsyncIterator[asyncpg.Connection]:
    """Nobody reads this table of the database meanwhile."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"BEGIN; LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE")
        yield connection
    finally:
        await connection.close()


WAITING = """SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE NOT granted AND datname = current_database()"""


async def somebody_waits(connection: asyncpg.Connection) -> None:
    for _ in range(20000):
        if await connection.fetchval(WAITING):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody asks for what is locked")


@pytest.mark.service
def test_no_limit_on_kept_tables_makes_anybody_deaf(tmp_path: Path) -> None:
    """Between finding a table and listening at it others push it out of memory."""

    async def story(db: str, server: Running) -> None:
        game, others = Game(server), [Game(server, public=True) for _ in range(3)]
        url = f"/api/tables/{game.id}"
        async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
            async with locked(db.replace("+asyncpg", ""), "tokens") as lock, asyncio.timeout(120):
                headers = game.headers(1)  # a token that the server has not seen yet: it must ask the database
                coming = asyncio.create_task(
                    http.send(http.build_request("GET", f"{url}/stream", headers=headers), stream=True)
                )
                await somebody_waits(lock)
                for other in others:
                    assert (await http.get(f"/tables/{other.id}/sit/0")).status_code == 409  # found, and looked at
            told = await coming
            look = (await http.get(f"{url}/look", headers=game.headers(0))).json()
            seat = look["waiting"]
            asked = (await http.get(f"{url}/look", headers=game.headers(seat))).json()
            body = {"version": asked["version"], "choices": [asked["decision"]["options"][0]["wire"]]}
            done = await http.post(f"{url}/choices", json=body, headers=game.headers(seat))
            assert done.status_code == 200
            wanted = f"id: {done.json()['version']}"
            async with asyncio.timeout(120):
                async for line in told.aiter_lines():
                    if line == wanted:
                        break
            await told.aclose()

    with database("postgres", tmp_path) as db:
        server = Running(db, tmp_path / "log", "--kept", "1")
        try:
            finish(story(db, server))
        finally:
            server.stop()

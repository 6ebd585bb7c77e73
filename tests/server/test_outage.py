"""PostgreSQL goes away and comes back: games go on by themselves. And one server uses a database at a time."""

import asyncio
import os
import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import make_url

import cadency
from cadency.server.store.claim import LOCK
from tests.server.line import Line
from tests.server.support import Game, Running, database
from tests.support import finish

pytestmark = pytest.mark.service
AGAINST_BOTS = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "page"}, {"kind": "bot", "level": "page"}]
CUT_OFF = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""
HERE = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
HOLDER = f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND {HERE}"
NEXT = f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND {HERE}"


def ask(db: str, statement: str, *values: Any) -> Any:
    """What the database itself says, whoever serves it."""

    async def fetch() -> Any:
        connection = await asyncpg.connect(db.replace("+asyncpg", ""))
        try:
            return await connection.fetchval(statement, *values)
        finally:
            await connection.close()

    return finish(fetch())


def until(what: Callable[[], Any], why: str) -> None:
    for _ in range(4800):
        if what():
            return
        time.sleep(0.05)
    raise AssertionError(why)


def waiting(db: str, game: Game) -> int | None:
    found: int | None = ask(db, "SELECT waiting FROM tables WHERE id = $1", game.id)
    return found


def asked_again(db: str, game: Game) -> bool:
    return waiting(db, game) == 0


def let_a_bot_think(game: Game, rng: random.Random) -> None:
    """Play until a bot is asked."""
    look = game.asked()
    while look["waiting"] == 0:
        answer = game.choose(look, rng.choice(look["decision"]["options"])["wire"], 0)
        assert answer.status_code == 200, answer.text
        look = answer.json()
    assert not look["over"]


def check(game: Game) -> None:
    """The record replays, and nature's draws follow from the seed: nothing was lost, and nothing done twice."""
    game.play(random.Random(1), 3)
    owner = {"Authorization": f"Bearer {game.opened['owner']}"}
    assert game.http.post(f"/api/tables/{game.id}/stop", json={}, headers=owner).status_code == 200
    cadency.replay(game.get("/record").text).verify()


@contextmanager
def served(db: str, folder: Path, *flags: str) -> Iterator[Running]:
    server = Running(db, folder / "log", *flags)
    try:
        yield server
        assert '"status": 500' not in server.log.read_text()
    finally:
        server.stop()


def test_bots_go_on_by_themselves_when_their_connections_were_cut_off(tmp_path: Path) -> None:
    with database("postgres", tmp_path) as db, served(db, tmp_path, "--pause", "300") as server:
        game = Game(server, AGAINST_BOTS)
        for seed in range(3):
            let_a_bot_think(game, random.Random(seed))
            ask(db, CUT_OFF)
            until(partial(asked_again, db, game), "the bots did not go on")
        check(game)


def test_bots_go_on_by_themselves_after_an_outage(tmp_path: Path) -> None:
    with database("postgres", tmp_path) as db:
        url = make_url(db)
        line = Line(str(url.host), url.port or 5432)
        away = url.set(host="127.0.0.1", port=line.port).render_as_string(hide_password=False)
        with served(away, tmp_path, "--pause", "1000") as server:
            game = Game(server, AGAINST_BOTS)
            let_a_bot_think(game, random.Random(7))
            line.cut()
            until(lambda: "a bot waits for the database" in server.log.read_text(), "nobody noticed")
            assert game.get("/chat").status_code == 503
            assert waiting(db, game) != 0
            line.mend()
            until(partial(asked_again, db, game), "the bots did not go on")
            check(game)
        line.cut()


def test_a_choice_cut_off_in_the_middle_wakes_the_bots_without_anybody_asking_again(tmp_path: Path) -> None:
    """The database takes the choice, but the server never hears of it: what is on disk counts, and bots go on."""
    with database("postgres", tmp_path) as db:
        url = make_url(db)
        line = Line(str(url.host), url.port or 5432)
        away = url.set(host="127.0.0.1", port=line.port).render_as_string(hide_password=False)
        with served(away, tmp_path) as server:
            rng = random.Random(3)
            for _ in range(8):
                game = Game(server, AGAINST_BOTS)
                look = game.asked()
                wire = rng.choice(look["decision"]["options"])["wire"]
                body = {"version": look["version"], "choices": [wire], "key": "once"}
                sending = threading.Thread(target=game.post, args=("/choices", body, 0))
                sending.start()
                time.sleep(rng.uniform(0, 0.01))  # any moment will do
                line.cut()
                sending.join()
                line.mend()
                until(partial(asked_again, db, game), "the bots did not go on")
                again = game.post("/choices", body, 0)
                assert again.status_code == 200, again.text
                answers = [each for each in cadency.replay(_whole(db, game)).record.answers if each.seat == 0]
                assert len(answers) == 1
        line.cut()


def _whole(db: str, game: Game) -> str:
    header = ask(db, "SELECT header FROM tables WHERE id = $1", game.id)
    seed = ask(db, "SELECT seed FROM tables WHERE id = $1", game.id)
    lines = ask(db, "SELECT string_agg(line, E'\n' ORDER BY seq) FROM log WHERE table_id = $1", game.id)
    return str(re.sub(r"}$", f', "seed": "{seed}"}}', header)) + "\n" + str(lines)


# --- one server at a time


def second(db: str, lang: str) -> subprocess.Popen[str]:
    words = [sys.executable, "-m", "cadency", "serve", "--db", db, "--port", "0"]
    env = {**os.environ, "CADENCY_LANG": lang}
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


def refused(server: subprocess.Popen[str]) -> str:
    """What it says, in one line, instead of serving."""
    out, said = server.communicate(timeout=240)
    assert (server.returncode, out, said.count("\n")) == (2, "", 1)
    return said


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    with database("postgres", tmp_path) as db, served(db, tmp_path) as server:
        others = [second(db, lang) for lang in ("en", "fr", "de")]
        english, french, german = [refused(other) for other in others]
        assert "Another server is using" in english
        assert "Un autre serveur utilise" in french
        assert "Ein anderer Server benutzt" in german
        Game(server).play(random.Random(0), 3)


def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    with database("postgres", tmp_path) as db, served(db, tmp_path) as server:
        server.kill()
        server.start()


def test_a_server_that_loses_its_lock_takes_it_again_and_goes_on(tmp_path: Path) -> None:
    with database("postgres", tmp_path) as db, served(db, tmp_path) as server:
        game = Game(server)
        before = ask(db, HOLDER)
        ask(db, "SELECT pg_terminate_backend($1)", before)
        until(lambda: ask(db, HOLDER) not in (None, before), "the lock was not taken again")
        refused(second(db, "en"))
        game.play(random.Random(0), 3)


def test_a_server_whose_database_was_taken_by_another_stops_with_a_clear_line(tmp_path: Path) -> None:
    async def usurp(db: str) -> asyncpg.Connection:
        """Wait in line for the lock, and cut off the server that has it."""
        usurper = await asyncpg.connect(db.replace("+asyncpg", ""))
        taking = asyncio.create_task(usurper.execute(f"SELECT pg_advisory_lock({LOCK})"))
        await asyncio.to_thread(until, lambda: ask(db, NEXT), "nobody waits in line")
        await asyncio.to_thread(ask, db, f"SELECT pg_terminate_backend(({HOLDER}))")
        await taking
        return usurper

    async def story(db: str, server: Running) -> None:
        usurper = await usurp(db)
        try:
            assert await asyncio.to_thread(server.process.wait, 240) == 2
        finally:
            await usurper.close()

    with database("postgres", tmp_path) as db:
        server = Running(db, tmp_path / "log")
        try:
            Game(server)
            finish(story(db, server))
            assert "Another server is using" in server.log.read_text()
        finally:
            server.stop()

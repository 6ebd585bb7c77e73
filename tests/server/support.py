"""A real server in a process of its own, on a real database, and what clients of it need."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import select
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.support import finish, need_service

POSTGRES = os.environ.get("CADENCY_TEST_POSTGRES", "postgresql://127.0.0.1:5432/test")
NO_EVENTS = 1_000_000_000  # later than anything that has happened
Json = dict[str, Any]


async def _ask_postgres(*statements: str) -> bool:
    import asyncpg

    connection = await asyncpg.connect(POSTGRES, timeout=60)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
    return True


def ask_postgres(*statements: str) -> bool:
    return finish(_ask_postgres(*statements))


def _reach_postgres() -> bool:
    return ask_postgres("SELECT 1")


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """A new, empty database of this kind, as ``--db`` takes it."""
    if kind == "sqlite":
        yield str(folder / "tables.db")
        return
    need_service("PostgreSQL", _reach_postgres)
    name = f"cadency_{uuid.uuid4().hex[:12]}"
    ask_postgres(f'CREATE DATABASE "{name}"')
    try:
        yield POSTGRES.replace("postgresql://", "postgresql+asyncpg://").rsplit("/", 1)[0] + f"/{name}"
    finally:
        ask_postgres(f'DROP DATABASE "{name}" WITH (FORCE)')


class Running:
    """A server that was started as people start it, whose deals can be repeated (dealer.py)."""

    program = (sys.executable, "-P", str(Path(__file__).with_name("dealer.py")))

    def __init__(self, db: str, log: Path, *flags: str, port: int = 0) -> None:
        self.db, self.log, self.flags, self.port = db, log, flags, port
        self.address = ""
        self.start()

    def start(self) -> None:
        words = ["serve", "--db", self.db, "--port", str(self.port), "--rate", "0", "--streams", "0", "--pause", "0"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.program, *words, *self.flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "CADENCY_LANG": "en"},
            )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], 180)
        said = self.process.stdout.readline() if ready else ""
        if "http://" not in said:
            self.kill()
            raise AssertionError(f"{said!r}\n{self.log.read_text()[-3000:]}")
        self.address = re.findall(r"http://[\w.:]+\d", said)[0]
        self.port = int(self.address.rsplit(":", 1)[1])
        self.http = self.client()

    def kill(self) -> None:
        """As when the power goes."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        if self.address:
            self.http.close()
        code = self.process.wait(120)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def client(self, token: str | None = None, **settings: Any) -> httpx.Client:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=self.address, headers=headers, timeout=120, **settings)

    def lines(self) -> list[Json]:
        """The log so far."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


HUMANS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bert"}]


class Game:
    """A table as its creator knows it, and one client that plays for every human seat."""

    def __init__(self, server: Running, seats: list[Json] | None = None, **wishes: Any) -> None:
        self.server = server
        self.http = server.http
        wish = {"game": "village", "seats": seats or HUMANS, **wishes}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        self.opened: Json = answer.json()
        self.id: str = self.opened["id"]
        self.tokens = {seat["seat"]: seat["token"] for seat in self.opened["seats"] if "token" in seat}

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}

    def get(self, path: str, seat: int | None = 0, **params: Any) -> httpx.Response:
        return self.http.get(f"/api/tables/{self.id}{path}", params=params, headers=self.headers(seat))

    def post(self, path: str, body: Any, seat: int | None = 0, **params: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{self.id}{path}", json=body, params=params, headers=self.headers(seat))

    def look(self, seat: int | None = 0, **params: Any) -> Json:
        answer = self.get("/look", seat, **params)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def choose(self, look: Json, wire: list[Any], seat: int, key: str = "") -> httpx.Response:
        return self.post("/choices", {"version": look["version"], "choices": [wire], "key": key}, seat)

    def asked(self, seat: int = 0) -> Json:
        """The look of the human who is asked now, waiting for bots if it must; any look once the game is over."""
        until = time.monotonic() + 240
        while time.monotonic() < until:
            look = self.look(seat, since=NO_EVENTS)
            if look["over"]:
                return look
            if look["waiting"] in self.tokens:
                return look if look["waiting"] == seat else self.look(look["waiting"], since=NO_EVENTS)
            time.sleep(0.02)
        raise AssertionError("no human was asked for four minutes")

    def play(self, rng: random.Random, answers: int = 10_000) -> Json:
        """Play at random until the game is over, or for so many answers; the last look."""
        look = self.asked()
        for _ in range(answers):
            if look["over"]:
                break
            seat = look["waiting"]
            answer = self.choose(look, rng.choice(look["decision"]["options"])["wire"], seat)
            assert answer.status_code == 200, answer.text
            look = answer.json()
            if not look["over"] and look["decision"] is None:
                look = self.asked(seat)
        return look


def events(lines: Iterator[str]) -> Iterator[Json]:
    """Server-sent events: id, event and data of each, comments as event ``:``."""
    told: Json = {}
    for line in lines:
        if not line:
            if told:
                yield told
            told = {}
        elif line.startswith(":"):
            yield {"event": ":"}
        else:
            field, _, value = line.partition(": ")
            told[field] = json.loads(value) if field == "data" else value

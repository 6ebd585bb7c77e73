"""Kill the server at any moment: every acknowledged choice is there afterwards, none twice, and games go on."""

import json
import random
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest

import cadency
from tests.server.support import HUMANS, Json, Running, database
from tests.support import seeds

TABLES = 6


class Player(threading.Thread):
    """Plays one table for all its human seats, over however many kills it takes."""

    def __init__(self, server: Running, seed: int) -> None:
        super().__init__()
        self.server = server
        self.rng = random.Random(seed)
        bots = [{"kind": "bot", "level": "page"}] if seed % 2 else []
        self.seats: list[Json] = [*HUMANS, *bots]
        self.acknowledged: list[tuple[int, list[Any]]] = []
        self.finish = threading.Event()
        self.failure: str | None = None
        self.id = ""
        self.tokens: dict[int, str] = {}

    def call(self, method: str, path: str, seat: int | None = None, body: Any = None) -> httpx.Response:
        """Try until the server is back and answers."""
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        for _ in range(600):
            try:
                return self.http.request(method, path, json=body, headers=headers)
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not come back")

    def wait(self, answers: int) -> None:
        """Until so many choices were acknowledged, or the game is over."""
        until = time.monotonic() + 120
        while self.is_alive() and len(self.acknowledged) < answers:
            assert time.monotonic() < until, f"table {self.id} does not go on"
            time.sleep(0.05)

    def run(self) -> None:
        with httpx.Client(base_url=self.server.address, timeout=30) as self.http:
            try:
                self.play()
            except BaseException as error:  # noqa: BLE001 - told by the main thread
                self.failure = repr(error)

    def play(self) -> None:
        opened = self.call("POST", "/api/tables", body={"game": "village", "seats": self.seats}).json()
        self.id = opened["id"]
        self.tokens = {seat["seat"]: seat["token"] for seat in opened["seats"] if "token" in seat}
        seat = 0
        while not self.finish.is_set():
            look = self.call("GET", f"/api/tables/{self.id}/look?since=1000000000", seat).json()
            if look["over"]:
                return
            if look["decision"] is None:
                seat = look["waiting"] if look["waiting"] in self.tokens else seat
                continue
            wire = self.rng.choice(look["decision"]["options"])["wire"]
            body = {"version": look["version"], "key": uuid.uuid4().hex, "choices": [wire]}
            answer = self.call("POST", f"/api/tables/{self.id}/choices", seat, body)
            assert answer.status_code == 200, answer.text  # a retry of what is on disk already is fine
            self.acknowledged.append((seat, wire))


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.service)])
def test_no_acknowledged_choice_is_lost_or_doubled_when_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as db:
        server = Running(db, tmp_path / "log")
        players = [Player(server, seed) for seed in range(TABLES)]
        try:
            for player in players:
                player.start()
            kill_and_start(server, random.Random(kind))
            for player in players:  # and games go on
                player.wait(len(player.acknowledged) + 3)
        finally:
            for player in players:
                player.finish.set()
            for player in players:
                player.join()
        try:
            for player in players:
                check(server, player)
        finally:
            server.stop()
        assert '"status": 500' not in server.log.read_text()


def kill_and_start(server: Running, rng: random.Random) -> None:
    for _ in seeds(4, 30):
        time.sleep(rng.uniform(0.2, 1.2))
        server.kill()
        server.start()


def check(server: Running, player: Player) -> None:
    assert player.failure is None, player.failure
    assert player.acknowledged
    headers = {"Authorization": f"Bearer {player.tokens[0]}"}
    text = server.http.get(f"/api/tables/{player.id}/record", headers=headers).text
    kept = [json.loads(line) for line in text.splitlines()[1:]]
    answers = [(line["seat"], line["choice"]) for line in kept if line.get("seat", -1) in player.tokens]
    assert answers == player.acknowledged
    assert cadency.replay(text).version == len(kept)

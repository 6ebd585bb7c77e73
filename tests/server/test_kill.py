"""Kill the server at any moment: every acknowledged choice is there afterwards, none twice, and games go on.

Bots sit at every table, a seat is taken by an invite, everybody listens, and tokens are replaced while it happens.
"""

import contextlib
import json
import random
import threading
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import cadency
from tests.server.support import Json, Running, database, events
from tests.support import seeds

TABLES = 4


class Player(threading.Thread):
    """Plays one table for all its human seats, over however many kills it takes."""

    def __init__(self, server: Running, seed: int) -> None:
        super().__init__()
        self.server = server
        self.rng = random.Random(seed)
        bots = [{"kind": "bot", "level": "page"}] * (1 + seed % 2)
        self.seats: list[Json] = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, *bots]
        self.acknowledged: list[tuple[int, list[Any]]] = []
        self.finish = threading.Event()
        self.failure: str | None = None
        self.id = ""
        self.tokens: dict[int, str] = {}
        self.revoked: dict[str, int] = {}  # token -> a version that the table had when it had been revoked

    def call(self, method: str, path: str, seat: int | None = None, body: Any = None) -> httpx.Response:
        """Try until the server is back and answers."""
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        for _ in range(4000):
            try:
                return self.http.request(method, path, json=body, headers=headers)
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not come back")

    def wait(self, answers: int) -> None:
        """Until so many choices were acknowledged, or the game is over."""
        until = time.monotonic() + 240
        while self.is_alive() and len(self.acknowledged) < answers:
            assert time.monotonic() < until, f"table {self.id} does not go on"
            time.sleep(0.05)

    def run(self) -> None:
        with httpx.Client(base_url=self.server.address, timeout=120) as self.http:
            try:
                self.play()
            except BaseException as error:  # noqa: BLE001 - told by the main thread
                self.failure = repr(error)

    def play(self) -> None:
        self.sit_down()
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
            if len(self.acknowledged) % 4 == 0:
                self.replace(self.rng.choice((0, 1)))

    def sit_down(self) -> None:
        opened = self.call("POST", "/api/tables", body={"game": "village", "seats": self.seats}).json()
        wish = {"invite": opened["seats"][1]["invite"], "name": "Bert", "key": uuid.uuid4().hex}
        joined = self.call("POST", f"/api/tables/{opened['id']}/join", body=wish)
        assert joined.status_code == 200, joined.text
        self.tokens = {0: opened["seats"][0]["token"], 1: joined.json()["token"]}
        self.id = opened["id"]

    def replace(self, seat: int) -> None:
        """A new token, by as many requests as it takes; nobody hears by the old one what happens from now on."""
        answer = self.call("POST", f"/api/tables/{self.id}/seats/{seat}/token", seat, {"key": uuid.uuid4().hex})
        assert answer.status_code == 200, answer.text
        old, self.tokens[seat] = self.tokens[seat], answer.json()["token"]
        look = self.call("GET", f"/api/tables/{self.id}/look?since=1000000000", seat)
        assert look.status_code == 200, look.text
        self.revoked[old] = look.json()["version"]


class Listener(threading.Thread):
    """Follows a seat, and comes back whenever it is cut off."""

    def __init__(self, player: Player, seat: int) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.seat = seat
        self.finish = threading.Event()
        self.heard: list[tuple[str, int]] = []  # by which token, which version
        self.ended = 0

    @property
    def version(self) -> int:
        return self.heard[-1][1] if self.heard else -1

    def run(self) -> None:
        while not self.finish.is_set():
            if self.player.id:
                with contextlib.suppress(httpx.TransportError):  # killed, or not yet back
                    self.listen(self.player.tokens[self.seat])
            time.sleep(0.05)

    def listen(self, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}", "Last-Event-ID": str(self.version) if self.heard else ""}
        url = f"{self.player.server.address}/api/tables/{self.player.id}/stream"
        with httpx.stream("GET", url, headers=headers, timeout=120) as answer:
            if answer.status_code == 200:
                for told in events(answer.iter_lines()):
                    if told.get("event") == "look":
                        self.heard.append((token, told["data"]["version"]))
                    self.ended += told.get("event") == "ended"


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.service)])
def test_no_acknowledged_choice_is_lost_or_doubled_when_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as db:
        server = Running(db, tmp_path / "log")
        players = [Player(server, seed) for seed in range(TABLES)]
        listeners = [Listener(player, seat) for seat, player in enumerate(players[:2])]
        try:
            for thread in (*players, *listeners):
                thread.start()
            kill_and_start(server, random.Random(kind))
            for player in players:  # and games go on
                player.wait(len(player.acknowledged) + 5)
        finally:
            for player in players:
                player.finish.set()
            for player in players:
                player.join()
        try:
            for player in players:
                check(server, player)
            for listener in listeners:
                check_heard(server, listener)
        finally:
            for listener in listeners:
                listener.finish.set()
            server.stop()
            for listener in listeners:
                listener.join()
        assert '"status": 500' not in server.log.read_text()


def kill_and_start(server: Running, rng: random.Random) -> None:
    for _ in seeds(3, 30):
        time.sleep(rng.uniform(0.2, 1.2))
        server.kill()
        server.start()


def asked(server: Running, player: Player, path: str, token: str) -> httpx.Response:
    return server.http.get(f"/api/tables/{player.id}/{path}", headers={"Authorization": f"Bearer {token}"})


def check(server: Running, player: Player) -> None:
    assert player.failure is None, player.failure
    assert player.acknowledged
    while asked(server, player, "look", player.tokens[0]).json()["waiting"] not in (0, 1, None):
        time.sleep(0.05)  # bots finish by themselves, and then nothing moves
    text = asked(server, player, "record", player.tokens[0]).text
    kept = [json.loads(line) for line in text.splitlines()[1:]]
    answers = [(line["seat"], line["choice"]) for line in kept if line.get("seat", -1) in player.tokens]
    assert answers == player.acknowledged
    assert cadency.replay(text).version == len(kept)
    assert player.revoked
    for token in player.revoked:
        assert asked(server, player, "look", token).status_code == 401
    assert asked(server, player, "look", player.tokens[1]).json()["seat"] == 1


def check_heard(server: Running, listener: Listener) -> None:
    """Everything to the end, each version once and in order, and nothing by a token that had been revoked."""
    player = listener.player
    last = asked(server, player, "look", player.tokens[0]).json()["version"]
    wait_until(lambda: listener.version == last, f"version {last}")
    versions = [version for _, version in listener.heard]
    assert versions == sorted(set(versions))
    for token, version in listener.heard:
        assert version <= player.revoked.get(token, version)
    before, old = listener.ended, {"Authorization": f"Bearer {player.tokens[listener.seat]}"}
    assert server.http.post(f"/api/tables/{player.id}/seats/{listener.seat}/token", headers=old).status_code == 200
    wait_until(lambda: listener.ended > before, "word that its token was revoked")


def wait_until(done: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + 240
    while not done():
        assert time.monotonic() < until, f"a listener did not hear {what}"
        time.sleep(0.05)

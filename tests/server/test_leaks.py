"""What a seat may not know changes no byte of what it receives.

Two servers hold the same tables with the same answers so far, but with another secret seed each: all that is still to
be drawn differs. Whatever either server can be made to say to a seat or to a spectator must be the same.
"""

import asyncio
import json
import random
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

import cadency
from cadency.server.live import new_lines
from cadency.server.store import open_store
from cadency.server.store.ledger import Grant, Ledger, Progress, Sitting
from cadency.server.tokens import hashed
from cadency.table import Table
from tests.server.support import Running, events
from tests.support import seeds

MOMENTS = 2  # of each game, at which everything is compared
ASIDE = ("date",)  # headers that tell the time


class Moment(NamedTuple):
    """A table at some point of a game: its record and, for the seat that is asked, an answer."""

    table: Table
    id: str

    def token(self, seat: int) -> str:
        return f"{self.id}-{seat}"


def moments(seed: int, seats: int) -> list[Moment]:
    """A random game with things taken back, at some of its moments."""
    rng = random.Random(seed)
    table = cadency.open_table("village", seats=seats, seed=f"true {seed}")
    saved = []
    while table.decision is not None:
        saved.append(table.save())
        table.choose(rng.choice(table.decision.options))
        last = table.record.answers[-1].seat
        if rng.random() < 0.05 and last >= 0 and table.can_undo(last):
            table.undo(last)
    chosen = [saved[n] for n in sorted(rng.sample(range(len(saved)), MOMENTS))]
    return [Moment(cadency.replay(text), f"{seed:04x}{seats:04x}{n:04x}") for n, text in enumerate(chosen)]


async def _keep(db: str, kept: list[Moment], secret: str) -> None:
    store = await open_store(db)
    ledger = Ledger(store)
    for moment in kept:
        table = moment.table
        sittings = [Sitting(seat, "human", f"Seat {seat}") for seat in range(table.seats)]
        grants = [Grant(hashed(moment.token(seat)), moment.id, "seat", seat) for seat in range(table.seats)]
        waiting = None if table.decision is None else table.decision.seat
        header = json.dumps(table.record.header)
        progress = Progress(table.version, waiting, table.over)
        await ledger.create(moment.id, header, "village", secret, True, sittings, grants, new_lines(table, 0), progress)
    await store.close()


def received(server: Running, moment: Moment, seat: int | None) -> dict[str, Any]:
    """Everything that can be asked by a seat, or by a spectator, at this moment without changing it."""
    headers = {} if seat is None else {"Authorization": f"Bearer {moment.token(seat)}"}
    url = f"{server.address}/api/tables/{moment.id}"
    version, answers = moment.table.version, len(moment.table.record.answers)
    found: dict[str, Any] = {}
    with httpx.Client(headers=headers, timeout=30) as http:
        for path in (
            *(f"/look?lang={lang}" for lang in ("en", "fr", "de")),
            *(f"/look?since={since}" for since in (0, version // 2, version)),
            *(f"/look?at={at}" for at in (0, answers // 2, answers)),
            *("/look?brings=true", "/record", "/look?at=99999", "/chat"),
        ):
            found[path] = plain(http.get(url + path))
        for body in (
            {"version": version, "choices": [["skip"], ["dance"]]},
            {"version": version, "choices": [["take", "market", "plague"], ["reap", "x"]]},
            {"version": version, "choices": [["deal", 0, 1]]},
            {"version": version, "choices": [["serve", 1], ["serve", 1], ["serve", 1]]},
            {"version": version - 1, "choices": [["skip"]]},
        ):
            found[str(body)] = plain(http.post(f"{url}/choices", json=body))
        found["undo"] = plain(http.post(f"{url}/undo", json={"version": version + 1}))
        with http.stream("GET", f"{url}/stream") as answer:
            found["stream"] = next(told for told in events(answer.iter_lines()) if told.get("event") == "look")
    return found


def plain(answer: httpx.Response) -> tuple[int, dict[str, str], bytes]:
    headers = {name: value for name, value in answer.headers.items() if name not in ASIDE}
    return answer.status_code, headers, answer.content


@pytest.mark.parametrize("seats", [2, 4])
def test_another_seed_changes_no_byte_that_a_seat_receives(seats: int, tmp_path: Path) -> None:
    kept = [moment for seed in seeds(1, 12) for moment in moments(seed, seats)]
    servers = []
    for name, secret in (("one", "true secret"), ("other", "quite another")):
        db = str(tmp_path / f"{name}.db")
        asyncio.run(_keep(db, kept, secret))
        servers.append(Running(db, tmp_path / f"{name}.log"))
    try:
        for moment in kept:
            for seat in (*range(seats), None):
                one, other = (received(server, moment, seat) for server in servers)
                for what, told in one.items():
                    assert told == other[what], f"{moment.id}, seat {seat}: {what}"
            compare_an_answer(servers, moment)
        assert play_on(servers[0], kept[0]) != play_on(servers[1], kept[0])  # the secrets do differ
    finally:
        for server in servers:
            server.stop()


def compare_an_answer(servers: list[Running], moment: Moment) -> None:
    """The seat that is asked answers at both tables. What it reads is the same as long as nothing was drawn."""
    asked = moment.table.decision
    assert asked is not None
    headers = {"Authorization": f"Bearer {moment.token(asked.seat)}"}
    body = {"version": moment.table.version, "choices": [list(asked.options[0].wire())]}
    answers = [
        httpx.post(f"{server.address}/api/tables/{moment.id}/choices", json=body, headers=headers) for server in servers
    ]
    assert {answer.status_code for answer in answers} == {200}
    if all(answer.json()["version"] == moment.table.version + 1 for answer in answers):
        assert plain(answers[0]) == plain(answers[1])


def play_on(server: Running, moment: Moment) -> list[str]:
    """What nature answers once everybody has answered a good many times more, always with the first option."""
    url = f"{server.address}/api/tables/{moment.id}"
    with httpx.Client(timeout=30) as http:
        for _ in range(150):
            waiting = http.get(f"{url}/look?since=1000000000").json()["waiting"]
            if waiting is None:
                break
            headers = {"Authorization": f"Bearer {moment.token(waiting)}"}
            look = http.get(f"{url}/look?since=1000000000", headers=headers).json()
            body = {"version": look["version"], "choices": [look["decision"]["options"][0]["wire"]]}
            http.post(f"{url}/choices", json=body, headers=headers).raise_for_status()
        lines = http.get(f"{url}/record").text.splitlines()
    return [line for line in lines[1 + moment.table.version :] if '"seat": -1' in line]

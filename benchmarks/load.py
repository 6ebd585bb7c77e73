"""Many tables at once over real HTTP: how fast a durable choice is, and whether any was lost or applied twice.

A server is started as people start it, on a new SQLite file or on the database that --db names. Each table has a client
of its own that plays both human seats at random: once all tables are open and seen it chooses, and goes on when the
answer is there, which is when the choice is on disk. --pace is how long a client thinks before each choice; with 0 the
clients together ask for as much as the server can give, and the figures tell its throughput rather than its swiftness.
--texts asks for every look in words, which programs need not do.
Afterwards every record is compared with what was acknowledged. Then idle spectators open a stream each, and the
memory of the server is read again.

    benchmarks/load.py --tables 100 --seconds 20 --pace 0.5 --spectators 5000
    benchmarks/load.py --tables 100 --seconds 20 --pace 0.5 --game heads_of_state --texts en
"""

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bert"}]
NO_EVENTS = 1_000_000_000


class Line:
    """A kept-alive connection, spoken to with as little effort as possible: the clients share the machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
        self.writer.write(head.encode() + b"\r\n" + data)
        told = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(told.split("content-length: ")[1].split("\r\n")[0])
        return int(told.split(" ", 2)[1]), await self.reader.readexactly(length)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


class Client:
    """Plays one table after the other until time is up."""

    def __init__(self, port: int, seed: int, wish: argparse.Namespace) -> None:
        self.line = Line(port)
        self.rng = random.Random(seed)
        self.pace = wish.pace
        self.game_id = wish.game
        self.words = f"texts={wish.texts}" if wish.texts else ""
        self.seconds: list[float] = []
        self.acknowledged: dict[str, list[list[Any]]] = {}
        self.tokens: dict[str, list[str]] = {}
        self.table = ""
        self.look: Any = None

    async def open(self) -> None:
        _, told = await self.line.call("POST", "/api/tables", body={"game": self.game_id, "seats": SEATS})
        opened = json.loads(told)
        self.table = f"/api/tables/{opened['id']}"
        self.tokens[self.table] = [seat["token"] for seat in opened["seats"]]
        self.look = await self.seen(0)

    async def seen(self, seat: int) -> Any:
        """What a seat sees now."""
        asked = f"{self.table}/look?since={NO_EVENTS}&{self.words}"
        _, told = await self.line.call("GET", asked, self.tokens[self.table][seat])
        return json.loads(told)

    async def play(self, until: float) -> None:
        while time.perf_counter() < until:
            await self.game(until)
            if time.perf_counter() < until:
                await self.open()

    async def game(self, until: float) -> None:
        table, tokens = self.table, self.tokens[self.table]
        answers = self.acknowledged[table] = []
        seat, look = 0, self.look
        while time.perf_counter() < until:
            if look["decision"] is None and not look["over"]:
                seat = look["waiting"]
                look = await self.seen(seat)
                continue
            if look["over"]:
                return
            if self.pace:
                await asyncio.sleep(self.rng.expovariate(1 / self.pace))
            wire = self.rng.choice(look["decision"]["options"])["wire"]
            body = {"version": look["version"], "key": uuid.UUID(int=self.rng.getrandbits(128)).hex, "choices": [wire]}
            begun = time.perf_counter()
            status, told = await self.line.call("POST", f"{table}/choices?{self.words}", tokens[seat], body)
            self.seconds.append(time.perf_counter() - begun)
            if status != 200:
                raise SystemExit(f"status {status}: {told[:300]!r}")
            answers.append([seat, wire])
            look = json.loads(told)

    async def check(self) -> tuple[int, int]:
        """How many choices were acknowledged but are not in the record, and how many are there that nobody made."""
        lost = doubled = 0
        for table, answers in self.acknowledged.items():
            _, told = await self.line.call("GET", f"{table}/record", self.tokens[table][0])
            lines = [json.loads(line) for line in told.splitlines()[1:]]
            kept = [[line["seat"], line["choice"]] for line in lines if line.get("seat", -1) >= 0]
            same = sum(one == other for one, other in zip(kept, answers, strict=False))
            lost += len(answers) - same
            doubled += len(kept) - same
        return lost, doubled


def memory(pid: int) -> float:
    """What a process holds in memory, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def work(pid: int) -> float:
    """CPU seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def spectate(port: int, count: int, pid: int) -> dict[str, Any]:
    """Idle spectators of one table, each with a stream of its own."""
    line = Line(port)
    _, told = await line.call("POST", "/api/tables", body={"game": "village", "seats": SEATS, "public": True})
    before, writers = memory(pid), []
    request = f"GET /api/tables/{json.loads(told)['id']}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    begun = time.perf_counter()
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request)
        await reader.readuntil(b"event: look")
        writers.append(writer)
    await asyncio.sleep(2)
    after = memory(pid)
    for writer in writers:
        writer.close()
    line.close()
    return {
        "spectators": count,
        "memory_mb": round(after, 1),
        "kb_each": round((after - before) * 1024 / max(count, 1), 1),
        "seconds_to_open": round(time.perf_counter() - begun - 2, 1),
    }


async def run(port: int, pid: int, wish: argparse.Namespace) -> dict[str, Any]:
    clients = [Client(port, seed, wish) for seed in range(wish.tables)]
    begun = time.perf_counter()
    await asyncio.gather(*[client.open() for client in clients])
    opened = time.perf_counter() - begun
    begun, worked = time.perf_counter(), work(pid)
    await asyncio.gather(*[client.play(begun + wish.seconds) for client in clients])
    took, worked = time.perf_counter() - begun, work(pid) - worked
    seconds = sorted(second for client in clients for second in client.seconds)
    memory_mb = memory(pid)
    checked = [await client.check() for client in clients]
    for client in clients:
        client.line.close()
    report: dict[str, Any] = {
        "game": wish.game,
        "texts": wish.texts,
        "tables": wish.tables,
        "seconds_to_open": round(opened, 2),
        "pace_s": wish.pace,
        "choices": len(seconds),
        "choices_per_s": round(len(seconds) / took, 1),
        "p50_ms": round(seconds[len(seconds) // 2] * 1000, 2),
        "p99_ms": round(seconds[len(seconds) * 99 // 100] * 1000, 2),
        "max_ms": round(seconds[-1] * 1000, 2),
        "cpu_ms_a_choice": round(worked * 1000 / len(seconds), 2),
        "memory_mb": round(memory_mb, 1),
        "lost": sum(lost for lost, _ in checked),
        "doubled": sum(doubled for _, doubled in checked),
    }
    if wish.spectators:
        report["idle"] = await spectate(port, wish.spectators, pid)
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=100, help="tables played at once")
    parser.add_argument("--seconds", type=float, default=20, help="how long")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds a client thinks before a choice, on average")
    parser.add_argument("--game", default="village", help="the game that is played")
    parser.add_argument("--texts", help="ask for looks in words, in this language")
    parser.add_argument("--spectators", type=int, default=0, help="idle streams to open afterwards")
    parser.add_argument("--db", help="the database; otherwise a new SQLite file")
    wish = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        words = [
            "serve",
            "--port",
            "0",
            "--rate",
            "0",
            "--streams",
            "0",
            "--quiet",
            "--db",
            wish.db or f"{folder}/load.db",
        ]
        server = subprocess.Popen(
            [sys.executable, "-m", "cadency", *words], stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            if "http://" not in said:
                return 2
            port = int(said.split("http://")[1].split(":")[1].split()[0].rstrip("."))
            report = asyncio.run(run(port, server.pid, wish))
        finally:
            server.terminate()
            server.wait()
    report["machine"] = f"{os.cpu_count()} cores, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}"
    print(json.dumps(report, indent=2))
    return 1 if report["lost"] or report["doubled"] else 0


if __name__ == "__main__":
    sys.exit(main())

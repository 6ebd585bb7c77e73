"""One address does its worst within the defaults: how long do others wait for their choice, and for their bots?

A server is started as people start it, with its limits as they are by default. From 127.0.0.2 some connections ask for
the page of a table again and again, and tables full of squires are opened as fast as that is allowed. From 127.0.0.1 a
game between two people is played at a calm pace, and a game against a squire. Told is how long it
took to see the table and to have a choice on disk, and until the squire had answered; without the siege (calm) and with
it. A slow server gets fewer choices in the same time, so their count tells as much as their slowness.

    benchmarks/siege.py --seconds 20

With --hold nobody attacks: tables are opened, then asked for their look since many versions, and the memory of the
server is read in between.

    benchmarks/siege.py --hold 200
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEOPLE = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bert"}]
AGAINST = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "squire"}]
SQUIRES = [{"kind": "bot", "level": "squire"}] * 4
NO_EVENTS = 1_000_000_000


class Line:
    """A kept-alive connection from an address of this machine; one that was cut is opened again."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, bytes]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(
                "127.0.0.1", self.port, limit=1 << 22, local_addr=(self.source, 0)
            )
        reader, writer = self.streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\nAccept: text/html, */*\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
        writer.write(head.encode() + b"\r\n" + data)
        told = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(told.split("content-length: ")[1].split("\r\n")[0])
        found = int(told.split(" ", 2)[1]), await reader.readexactly(length)
        if "connection: close" in told:
            self.close()
        return found

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Person:
    """Plays every human seat of one table at random, at a calm pace."""

    def __init__(self, port: int, seed: int) -> None:
        self.line = Line(port, "127.0.0.1")
        self.rng = random.Random(seed)
        self.chosen: list[float] = []
        self.answered: list[float] = []

    async def seen(self, seat: int) -> Any:
        return json.loads((await self.line.call("GET", f"{self.table}/look?since={NO_EVENTS}", self.tokens[seat]))[1])

    async def play(self, seats: list[dict[str, str]], until: float) -> None:
        """Games until time is up. Where a bot is asked, ask until it is somebody's turn again."""
        while time.perf_counter() < until:
            _, told = await self.line.call("POST", "/api/tables", body={"game": "village", "seats": seats})
            opened = json.loads(told)
            self.table = f"/api/tables/{opened['id']}"
            self.tokens = {seat["seat"]: seat["token"] for seat in opened["seats"] if "token" in seat}
            over = False
            while not over and time.perf_counter() < until:
                over = await self.choose(until)

    async def choose(self, until: float) -> bool:
        begun, look = time.perf_counter(), await self.seen(0)
        waited = False
        while not look["over"] and look["waiting"] not in self.tokens and time.perf_counter() < until:
            waited = True
            await asyncio.sleep(0.05)
            look = await self.seen(0)
        if waited:
            self.answered.append(time.perf_counter() - begun)
        if look["over"] or look["waiting"] not in self.tokens:
            return bool(look["over"])
        seat = look["waiting"]
        begun = time.perf_counter()
        look = await self.seen(seat)
        asked = time.perf_counter() - begun
        await asyncio.sleep(0.1)
        wire = self.rng.choice(look["decision"]["options"])["wire"]
        begun = time.perf_counter()
        status, told = await self.line.call(
            "POST", f"{self.table}/choices", self.tokens[seat], {"version": look["version"], "choices": [wire]}
        )
        self.chosen.append(asked + time.perf_counter() - begun)
        if status != 200:
            raise SystemExit(f"status {status}: {told[:300]!r}")
        return False


async def flood(port: int, path: str, until: float, met: Counter[int]) -> None:
    line = Line(port, "127.0.0.2")
    while time.perf_counter() < until:
        try:
            status, _ = await line.call("GET", path)
            met[status] += 1
        except (OSError, asyncio.IncompleteReadError):
            met[0] += 1
            line.close()


async def open_squires(port: int, until: float, met: Counter[int]) -> None:
    line = Line(port, "127.0.0.2")
    while time.perf_counter() < until:
        try:
            status, _ = await line.call("POST", "/api/tables", body={"game": "village", "seats": SQUIRES})
            met[status] += 1
        except (OSError, asyncio.IncompleteReadError):
            line.close()
        await asyncio.sleep(0.02)


def told(seconds: list[float]) -> dict[str, float]:
    found = sorted(seconds) or [float("nan")]
    return {
        "count": len(seconds),
        "p50_ms": round(found[len(found) // 2] * 1000, 1),
        "p99_ms": round(found[len(found) * 99 // 100] * 1000, 1),
        "max_ms": round(found[-1] * 1000, 1),
    }


async def run(port: int, wish: argparse.Namespace) -> dict[str, Any]:
    report: dict[str, Any] = {}
    for name in ("calm", "siege"):
        people, against, until = Person(port, 1), Person(port, 2), time.perf_counter() + wish.seconds
        pages: Counter[int] = Counter()
        tables: Counter[int] = Counter()
        attack = []
        if name == "siege":
            _, opened = await Line(port, "127.0.0.2").call(
                "POST", "/api/tables", body={"game": "village", "seats": PEOPLE, "public": True}
            )
            page = f"/tables/{json.loads(opened)['id']}"
            attack = [flood(port, page, until, pages) for _ in range(wish.lines)] + [open_squires(port, until, tables)]
        await asyncio.gather(people.play(PEOPLE, until), against.play(AGAINST, until), *attack)
        report[name] = {"choices": told(people.chosen + against.chosen), "bots": told(against.answered)}
        if attack:
            report[name] |= {"pages": dict(pages), "squire_tables": dict(tables)}
    return report


async def hold(port: int, pid: int, count: int) -> dict[str, Any]:
    """What tables cost in memory, and what their looks since many versions do."""
    line = Line(port, "127.0.0.1")
    seen, before = [], memory(pid)
    for _ in range(count):
        _, opened = await line.call("POST", "/api/tables", body={"game": "village", "seats": PEOPLE, "public": True})
        seen.append(json.loads(opened)["id"])
        await line.call("GET", f"/api/tables/{seen[-1]}/look?since={NO_EVENTS}")
    opened_mb = memory(pid)
    for table in seen:
        for since in range(100):
            await line.call("GET", f"/api/tables/{table}/look?since={NO_EVENTS - since}")
    after = memory(pid)
    return {
        "tables": count,
        "memory_mb": [round(before, 1), round(opened_mb, 1), round(after, 1)],
        "kb_a_table": round((opened_mb - before) * 1024 / count, 1),
        "kb_a_table_after_100_looks": round((after - before) * 1024 / count, 1),
    }


def memory(pid: int) -> float:
    """What a process holds in memory, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=20, help="how long, calm and besieged each")
    parser.add_argument("--lines", type=int, default=32, help="connections that ask for pages")
    parser.add_argument("--hold", type=int, default=0, help="open so many tables instead, and read the memory")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        words = [
            "serve",
            "--port",
            "0",
            "--quiet",
            "--db",
            f"{folder}/siege.db",
            *(["--rate", "0"] if wish.hold else []),
        ]
        server = subprocess.Popen(
            [sys.executable, "-m", "cadency", *words], stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            port = int(said.split("http://")[1].split(":")[1].split()[0].rstrip("."))
            work = hold(port, server.pid, wish.hold) if wish.hold else run(port, wish)
            report = asyncio.run(work)
        finally:
            server.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(60)
    report["machine"] = f"{os.cpu_count()} cores, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}"
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())

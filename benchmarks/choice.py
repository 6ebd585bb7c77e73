"""What one choice costs the server by the API, and what an empty request costs through the same door.

Two servers run side by side: ours, started as people start it on a new SQLite file, and one with the same web server,
limits and framework whose only page answers nothing. A client plays a game for two at random by the API and asks the
empty server once for each choice, so that both have the same load of the machine. CPU time of all threads is read from
the kernel round each choice, each look and each empty request; told are the median and, after it, what the cheapest
quarter stays under, which other work on the machine disturbs less. --against names another checkout whose server takes
turns with this one, choice by choice.

    benchmarks/choice.py --game village --choices 300 --against ../before
"""

import argparse
import asyncio
import json
import os
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import uuid
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bert"}]
ROUNDS = 4
_OVER = object()


def threads(pid: int) -> tuple[float, float]:
    """CPU milliseconds of all threads of a process so far, and of all but the first, which is the event loop's."""
    found = {
        task.name: int((task / "schedstat").read_text().split()[0]) for task in Path(f"/proc/{pid}/task").iterdir()
    }
    return sum(found.values()) / 1e6, (sum(found.values()) - found[str(pid)]) / 1e6


class Server:
    """A server in a process of its own, and a connection to it that is kept."""

    def __init__(self, command: list[str], root: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(root / "src")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root, env=env)
        assert self.process.stdout is not None
        self.port = int(re.findall(r"http://[\w.]+:(\d+)", self.process.stdout.readline())[0])
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.spent: dict[str, list[float]] = {}

    async def call(self, name: str, method: str, path: str, token: str = "", body: Any = None) -> bytes:
        """An answer's body; what it cost is noted under this name."""
        if self.line is None:
            self.line = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self.line
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
        begun = threads(self.process.pid)
        writer.write(head.encode() + b"\r\n" + data)
        told = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = re.search(r"content-length: (\d+)", told)
        found = await reader.readexactly(int(length[1]) if length else 0)
        await asyncio.sleep(0.002)  # what it does after it has answered is part of the price
        now = threads(self.process.pid)
        self.spent.setdefault(name, []).append(now[0] - begun[0])
        self.spent.setdefault(f"{name} beside", []).append(now[1] - begun[1])
        if told.split(" ", 2)[1] not in ("200", "201", "204"):
            raise SystemExit(f"{method} {path}: {told.splitlines()[0]} {found[:300]!r}")
        return found

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


async def play(server: Server, empty: Server, game: str, choices: int, seed: int) -> AsyncIterator[None]:
    """One game, or so many choices of it, one at each step."""
    rng = random.Random(seed)
    opened = json.loads(await server.call("open", "POST", "/api/tables", body={"game": game, "seats": SEATS}))
    table, tokens = f"/api/tables/{opened['id']}", [seat["token"] for seat in opened["seats"]]
    seat, look = 0, json.loads(await server.call("first", "GET", f"{table}/look", tokens[0]))
    for _ in range(choices):
        if look["over"]:
            return
        if look["decision"] is None:
            seat = look["waiting"]
            look = json.loads(await server.call("look", "GET", f"{table}/look?since=1000000000", tokens[seat]))
        wire = rng.choice(look["decision"]["options"])["wire"]
        body = {"version": look["version"], "key": uuid.UUID(int=rng.getrandbits(128)).hex, "choices": [wire]}
        look = json.loads(await server.call("choice", "POST", f"{table}/choices", tokens[seat], body))
        await empty.call("empty", "POST", f"{table}/choices", tokens[seat], body)
        yield


async def play_all(servers: Iterable[Server], empty: Server, game: str, choices: int, seed: int) -> None:
    """The same game at each server, who take turns."""
    games = [play(server, empty, game, choices, seed) for server in servers]
    while games:
        games = [one for one in games if await anext(one, _OVER) is not _OVER]


async def run(servers: dict[str, Server], empty: Server, wish: argparse.Namespace) -> dict[str, Any]:
    await play_all(servers.values(), empty, wish.game, 30, 99)  # what is only done once is done before
    for server in (*servers.values(), empty):
        server.spent.clear()
    for seed in range(ROUNDS):
        await play_all(servers.values(), empty, wish.game, wish.choices // ROUNDS, seed)
    report: dict[str, Any] = {"game": wish.game, "empty_request_ms": spent(empty, "empty")}
    for name, server in servers.items():
        report[name] = {
            "choices": len(server.spent["choice"]),
            "choice_ms": spent(server, "choice"),
            "of_that_beside_the_loop_ms": spent(server, "choice beside"),
            "look_ms": spent(server, "look"),
        }
    return report


def spent(server: Server, name: str) -> list[float]:
    """The median, and what a quarter of the requests stay under."""
    quarter, median, _ = statistics.quantiles(server.spent[name])
    return [round(median, 2), round(quarter, 2)]


def serve_nothing() -> int:
    """Answer nothing to one address, through all that a request to a table passes before it is understood."""
    import socket

    import uvicorn
    from litestar import Litestar, Response, post

    from cadency.server.addresses import Proxies
    from cadency.server.bodies import StrictRequest
    from cadency.server.connections import Connections, guarded
    from cadency.server.gate import Gate
    from cadency.server.heads import Heads
    from cadency.server.run import _loop
    from cadency.server.settings import Settings

    @post("/api/tables/{table_id:str}/choices", status_code=200)
    async def nothing(table_id: str) -> Response[bytes]:  # noqa: ARG001 - it is read as ours is
        return Response(b"", media_type="application/json")

    settings = Settings(db="", rate=0, streams=0)
    proxies = Proxies([])
    app = Litestar([nothing], request_class=StrictRequest, openapi_config=None, logging_config=None)
    config = uvicorn.Config(
        Heads(Gate(app, app.routes, settings, proxies)),
        http=guarded(Connections(settings, proxies)),
        ws="none",
        proxy_headers=False,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    listening = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[listening]))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--game", default="village")
    parser.add_argument("--choices", type=int, default=300, help="choices over which CPU time is taken")
    parser.add_argument("--against", type=Path, help="another checkout, whose server takes turns with this one")
    parser.add_argument("--nothing", action="store_true", help="be the empty server")
    wish = parser.parse_args()
    if wish.nothing:
        return serve_nothing()
    roots = {"here": ROOT, **({"against": wish.against.resolve()} if wish.against else {})}
    empty = Server([sys.executable, __file__, "--nothing"], ROOT)
    servers: dict[str, Server] = {}
    with tempfile.TemporaryDirectory() as folder:
        try:
            for name, root in roots.items():
                words = ["serve", "--port", "0", "--rate", "0", "--streams", "0", "--quiet"]
                command = [sys.executable, "-m", "cadency", *words, "--db", f"{folder}/{name}.db"]
                servers[name] = Server(command, root)
            report = asyncio.run(run(servers, empty, wish))
        finally:
            for server in (*servers.values(), empty):
                server.stop()
    report["machine"] = f"{os.cpu_count()} cores, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}"
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Whole games through pages: what a choice costs the server, and what goes over the wire to each who reads along.

A server is started as people start it, on a new SQLite file. A table with two people and bots is opened by the form;
four readers open its page and its stream as a browser does: the seat that plays, another seat, a spectator, and a
spectator with a phone. The two people answer at random from the buttons of their pages until the game is over. After
each answer, and after each step of a bot, everybody's update is awaited and counted: bytes as they come over the wire,
and any request that had to be made besides. The CPU time of the server is read from the kernel round each choice in
the middle of games for two, with nobody else, then with more who look on: the difference is what a reader costs. These
take turns, so that a busy moment of the machine hits all of them; medians are told. --against names another checkout
whose server takes turns with this one.

    benchmarks/pages.py --game village --seats 3 --answers 120 --against ../before
"""

import argparse
import asyncio
import json
import os
import platform
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import zlib
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 4


def threads(pid: int) -> float:
    """CPU milliseconds of all threads of a process so far."""
    found = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += int((task / "schedstat").read_text().split()[0])
    return found / 1e6


class Browser:
    """As little of one as the server can notice: cookies, pages, forms, streams."""

    def __init__(self, port: int, phone: bool = False) -> None:
        self.port = port
        self.cookies: dict[str, str] = {"narrow": "1" if phone else "0"}
        self.requests = 0
        self.busy = asyncio.Lock()
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, form: Any = None, **headers: str
    ) -> tuple[int, dict[str, str], str, int]:
        """Status, headers, body and how many bytes of it came over the wire."""
        self.requests += 1
        async with self.busy:
            if self.line is None:
                self.line = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 24)
            reader, writer = self.line
            writer.write(self._head(method, path, form, headers))
            status, told = await self._answer(reader)
            length = int(told.get("content-length", "0"))
            raw = await reader.readexactly(length)
        body = zlib.decompress(raw, 31) if told.get("content-encoding") == "gzip" else raw
        if status in (302, 303):
            return await self.ask("GET", told["location"])
        return status, told, body.decode(), length

    def _head(self, method: str, path: str, form: Any, headers: dict[str, str]) -> bytes:
        body = b"" if form is None else urlencode(form).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n"
        )
        head += "Accept-Language: en\r\nCookie: " + "; ".join(f"{k}={v}" for k, v in self.cookies.items()) + "\r\n"
        for name, value in headers.items():
            head += f"{name.replace('_', '-')}: {value}\r\n"
        if form is not None:
            head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n"
        return head.encode() + b"\r\n" + body

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        told = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = told.split("\r\n")
        found: dict[str, str] = {}
        for line in lines:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                cookie, _, kept = value.partition(";")[0].partition("=")
                self.cookies[cookie] = kept
            elif name:
                found[name.lower()] = value
        return int(first.split()[1]), found


class Page:
    """A table's page in a browser, and its stream."""

    def __init__(self, browser: Browser, path: str, query: str = "") -> None:
        self.browser, self.path, self.query = browser, path, query
        self.prompt = ""
        self.csrf = ""
        self.live: dict[str, str] = {}
        self.bytes: list[tuple[int, int]] = []  # bytes over the wire of each update, and the version it brought
        self.wholes = 0
        self.changed = asyncio.Event()
        self.opened = asyncio.Event()  # its stream has said where it begins
        self.task: asyncio.Task[None] | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def load(self) -> int:
        """How many bytes the page took."""
        _, _, html, size = await self.browser.ask("GET", self.path + self.query)
        self.take(html)
        return size

    def take(self, html: str) -> None:
        head = re.search(r'<div id="live"[^>]*>', html)
        assert head is not None, html[:400]
        self.live = {name: unescape(value) for name, value in re.findall(r'(data-[a-z-]+)="([^"]*)"', head[0])}
        found = re.search(r'<section class="prompt.*?</section>', html, re.DOTALL)
        self.prompt = found[0] if found else ""
        self.csrf = (re.findall(r'name="csrf" value="(\w+)"', html) or [""])[0]

    async def listen(self) -> None:
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        reader, self.writer = await asyncio.open_connection("127.0.0.1", self.browser.port, limit=1 << 24)
        mark = f"sheet={self.live['data-sheet']}" if "data-sheet" in self.live else f"since={self.live['data-version']}"
        self.writer.write(self.browser._head("GET", f"{self.path}/events?{mark}", None, {}))
        _, told = await self.browser._answer(reader)
        unpack = zlib.decompressobj(31) if told.get("content-encoding") == "gzip" else None
        text, size = "", 0
        while True:
            length = int((await reader.readline()).strip() or b"0", 16)
            if not length:
                return
            raw = (await reader.readexactly(length + 2))[:-2]
            size += length
            text += (unpack.decompress(raw) if unpack else raw).decode()
            while "\n\n" in text:
                message, _, text = text.partition("\n\n")
                await self.heard(message, size)
                size = 0

    async def heard(self, message: str, size: int) -> None:
        event, data = (
            re.search(r"^event: (.*)$", message, re.MULTILINE),
            re.search(r"^data: (.*)$", message, re.MULTILINE),
        )
        if event is None or data is None:
            return
        self.opened.set()
        if data[1] == self.live["data-version"]:
            return
        if event[1] == "changed":
            update = json.loads(data[1])
            self.live.update(update["live"])
            self.live["data-sheet"] = update["to"]
            for id_, html, *_ in update["parts"].get("prompt", {}).get("put", []):
                assert id_ == "prompt"
                self.prompt = html
        elif event[1] in ("whole", "moved", "said"):  # a page of before asked for all of it
            self.wholes += 1
            _, _, html, more = await self.browser.ask("GET", self.path + self.query, HX_Request="true")
            self.take(html)
            size += more
        else:
            return
        self.bytes.append((size, int(self.live["data-version"])))
        self.changed.set()

    async def reach(self, version: int) -> None:
        while int(self.live["data-version"]) < version and not self.over:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 30)

    @property
    def over(self) -> bool:
        return self.live.get("data-over") == "1"

    @property
    def asked(self) -> bool:
        return self.live.get("data-turn") == "1"

    def choices(self) -> list[str]:
        return [unescape(value) for value in re.findall(r'name="choice" value="([^"]*)"', self.prompt)]

    def fields(self) -> dict[str, str]:
        return dict(re.findall(r'<input type="hidden" name="(version|key)" value="([^"]*)"', self.prompt))

    async def choose(self, choice: str) -> int:
        """Answer; how many bytes the answer to that took."""
        form = {"csrf": self.csrf, **self.fields(), "choice": choice}
        headers = {"HX_Request": "true", "X_Stream": "open"}
        status, _, html, size = await self.browser.ask("POST", self.path + "/choose" + self.query, form, **headers)
        if status == 200 and html:
            self.take(html)
        elif status != 204:
            raise SystemExit(f"status {status}: {html[:500]}")
        return size

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.writer is not None:
            self.writer.close()


FEWEST = {"dynasties": 3}  # people where no bot may play; elsewhere two


async def opened(port: int, game: str, seats: int, people: int = 2) -> list[Page]:
    """A table of so many people and bots, and the pages of the people."""
    ada, *friends = [Browser(port) for _ in range(people)]
    _, _, html, _ = await ada.ask("GET", "/new")
    csrf = re.findall(r'name="csrf" value="(\w+)"', html)[0]
    form = {"csrf": csrf, "game": game, "seat0": "me", "public": "yes"}
    form |= {f"seat{n}": "friend" if n < people else "bot-page" for n in range(1, max(seats, people))}
    _, _, html, _ = await ada.ask("POST", "/new", form)
    path = "/tables/" + re.findall(r'data-table="(\w+)"', html)[0]
    for seat, friend in enumerate(friends, 1):
        _, _, html, _ = await friend.ask("GET", f"{path}/sit/{seat}")
        csrf = re.findall(r'name="csrf" value="(\w+)"', html)[0]
        await friend.ask("POST", f"{path}/sit/{seat}", {"csrf": csrf, "name": f"Bert {seat}"})
    pages = [Page(browser, path) for browser in (ada, *friends)]
    for page in pages:
        await page.load()
    return pages


class Tally:
    """What each reader got, by what had happened: an own choice, another's, a bot's step."""

    def __init__(self) -> None:
        self.sizes: dict[str, list[int]] = {}
        self.requests: dict[str, list[int]] = {}

    def note(self, name: str, size: int, requests: int) -> None:
        self.sizes.setdefault(name, []).append(size)
        self.requests.setdefault(name, []).append(requests)

    def told(self) -> dict[str, Any]:
        return {
            name: {
                "updates": len(sizes),
                "median_bytes": round(statistics.median(sizes)),
                "p90_bytes": sorted(sizes)[len(sizes) * 9 // 10],
                "requests_each": round(statistics.mean(self.requests[name]), 2),
            }
            for name, sizes in sorted(self.sizes.items())
        }


async def wire(port: int, game: str, seats: int, answers: int) -> dict[str, Any]:
    """One game with four readers: bytes of every update."""
    ada, bert = await opened(port, game, seats)
    eve = Page(Browser(port), ada.path)
    carl = Page(Browser(port, phone=True), ada.path)
    people = {"desk": ada, "other seat": bert, "spectator": eve, "phone spectator": carl}
    rng, tally, given = random.Random(1), Tally(), 0
    for name, page in people.items():
        tally.note(f"page, {name}", await page.load(), 1)
        await page.listen()
    while not ada.over and given < answers:
        asked = next((page for page in (ada, bert) if page.asked), None)
        if asked is None:
            await ada.reach(int(ada.live["data-version"]) + 1)
            continue
        before = {name: (len(page.bytes), page.browser.requests) for name, page in people.items()}
        version = int(asked.live["data-version"])
        size = await asked.choose(rng.choice(asked.choices()))
        given += 1
        for page in people.values():
            await page.reach(version + 1)
        if asked is ada:
            n, requests = before["desk"]
            own = next((size for size, at in ada.bytes[n:] if at > version), 0)
            tally.note("own choice", size + own, ada.browser.requests - requests)
        while not ada.asked and not bert.asked and not ada.over:
            await settle(people, tally)
        for page in people.values():
            await page.reach(int(ada.live["data-version"]))
    for page in people.values():
        page.close()
    return {"answers": given, **tally.told(), "wholes": sum(page.wholes for page in people.values())}


async def settle(people: dict[str, Page], tally: Tally) -> None:
    """Wait for one step of a bot, and note what each reader got for it."""
    before = {name: (len(page.bytes), page.browser.requests) for name, page in people.items()}
    ada = people["desk"]
    await ada.reach(int(ada.live["data-version"]) + 1)
    for page in people.values():
        await page.reach(int(ada.live["data-version"]))
    for name, page in people.items():
        n, requests = before[name]
        steps = max(1, len(page.bytes) - n)
        for size, _ in page.bytes[n:]:
            tally.note(f"bot's step, {name}", size, (page.browser.requests - requests) // steps)


async def cost(port: int, pid: int, game: str, answers: int, extra: list[Browser]) -> list[float]:
    """CPU milliseconds of the server for each choice of people in the middle of a game, with more who look on."""
    people = await opened(port, game, 0, FEWEST.get(game, 2))
    ada = people[0]
    everybody = [*people, *[Page(browser, ada.path) for browser in extra]]
    rng, given, spent = random.Random(7), 0, list[float]()
    for page in everybody[len(people) :]:
        await page.load()
    for page in everybody:
        await page.load()
        await page.listen()
    while not ada.over and given < 60 + answers:
        asked = next(page for page in people if page.asked)
        version = int(asked.live["data-version"])
        begun = threads(pid)
        await asked.choose(rng.choice(asked.choices()))
        for page in everybody:
            await page.reach(version + 1)
        given += 1
        if given > 60:
            spent.append(threads(pid) - begun)
    for page in everybody:
        page.close()
    return spent


class Server(NamedTuple):
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    port: int

    @property
    def pid(self) -> int:
        return self.process.pid


def started(root: Path, db: str) -> Server:
    words = ["serve", "--port", "0", "--rate", "0", "--streams", "0", "--quiet", "--pause", "0", "--db", db]
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    command = [sys.executable, "-m", "cadency", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root, env=env)
    assert process.stdout is not None
    return Server(process, int(re.findall(r"http://[\w.]+:(\d+)", process.stdout.readline())[0]))


def readers(port: int) -> dict[str, list[Browser]]:
    """Who looks on besides the two who play."""
    french = Browser(port)
    french.cookies["lang"] = "fr"
    return {
        "two": [],
        "spectator": [Browser(port)],
        "phone": [Browser(port, phone=True)],
        "spectator_fr": [french],
        "20_spectators": [Browser(port) for _ in range(20)],
    }


async def costs(servers: dict[str, Server], wish: argparse.Namespace) -> dict[str, Any]:
    """What a choice and each reader cost every server, turn by turn."""
    spent: dict[tuple[str, str], list[float]] = {}
    for _ in range(ROUNDS):
        for name, server in servers.items():
            for kind, extra in readers(server.port).items():
                found = await cost(server.port, server.pid, wish.game, max(1, wish.choices // ROUNDS), extra)
                spent.setdefault((name, kind), []).extend(found)
    report: dict[str, Any] = {}
    for name in servers:
        two = statistics.median(spent[name, "two"])
        report[name] = {"choices": len(spent[name, "two"]), "ms_a_choice_with_the_other_seat": round(two, 2)}
        for kind in ("spectator", "phone", "spectator_fr"):
            report[name][f"ms_for_a_{kind}"] = round(statistics.median(spent[name, kind]) - two, 2)
        each = (statistics.median(spent[name, "20_spectators"]) - two) / 20
        report[name]["ms_for_each_of_20_spectators"] = round(each, 2)
    return report


def memory(pid: int) -> float:
    """What a process holds in memory, in MB."""
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0]) / 1024


async def idle(port: int, pid: int, game: str, count: int) -> dict[str, Any]:
    """So many pages of spectators that listen, and what one choice then takes to reach them all."""
    people = await opened(port, game, 0, FEWEST.get(game, 2))
    ada = people[0]
    before, pages = memory(pid), []
    watching = Browser(port)
    first = Page(watching, ada.path)
    await first.load()
    for _ in range(count):
        page = Page(watching, ada.path)
        page.live, page.csrf = dict(first.live), first.csrf
        await page.listen()
        pages.append(page)
    for page in pages:
        await asyncio.wait_for(page.opened.wait(), 300)
    listening = memory(pid)
    asked = next(page for page in people if page.asked)
    version, begun = int(asked.live["data-version"]), threads(pid)
    await asked.choose(asked.choices()[0])
    for page in pages:
        await page.reach(version + 1)
    spent, after = threads(pid) - begun, memory(pid)
    for page in pages:
        page.close()
    return {
        "spectators": count,
        "memory_mb": round(after, 1),
        "kb_each": round((listening - before) * 1024 / max(count, 1), 1),
        "ms_of_cpu_each_for_a_choice": round(spent / max(count, 1), 3),
    }


async def first(server: Server) -> dict[str, float]:
    """CPU milliseconds until the server says that it is ready, and for its first page."""
    ready = threads(server.pid)
    await Browser(server.port).ask("GET", "/")
    return {"ms_until_ready": round(ready), "ms_for_the_first_page": round(threads(server.pid) - ready, 1)}


async def run(servers: dict[str, Server], wish: argparse.Namespace) -> dict[str, Any]:
    here = servers["here"]
    report: dict[str, Any] = {"game": wish.game, "first": {name: await first(one) for name, one in servers.items()}}
    if wish.answers:
        report["wire"] = await wire(here.port, wish.game, wish.seats, wish.answers)
    if wish.choices:
        report["cpu"] = await costs(servers, wish)
    if wish.spectators:
        report["idle"] = await idle(here.port, here.pid, wish.game, wish.spectators)
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--game", default="village")
    parser.add_argument("--seats", type=int, default=3, help="two people, the others are bots")
    parser.add_argument("--answers", type=int, default=400, help="answers of people in the game over the wire, at most")
    parser.add_argument("--choices", type=int, default=60, help="choices over which CPU time is taken")
    parser.add_argument("--spectators", type=int, default=0, help="pages that listen afterwards")
    parser.add_argument("--against", type=Path, help="another checkout, whose server takes turns with this one")
    wish = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    roots = {"here": ROOT, **({"against": wish.against.resolve()} if wish.against else {})}
    servers: dict[str, Server] = {}
    with tempfile.TemporaryDirectory() as folder:
        try:
            for name, root in roots.items():
                servers[name] = started(root, f"{folder}/{name}.db")
            report = asyncio.run(run(servers, wish))
        finally:
            for server in servers.values():
                server.process.terminate()
                server.process.wait()
    report["machine"] = f"{os.cpu_count()} cores, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}"
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())

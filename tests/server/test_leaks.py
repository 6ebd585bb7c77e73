"""What a seat may not know changes no byte of what it receives.

Two servers hold the same tables with the same answers so far, but with another secret seed each: all that is still to
be drawn differs. Where cards are hidden, one of them has gone another way as well: what another seat drew, or what
lies face down. Whatever either server can be made to say to a seat or to a spectator must be the same.
"""

import itertools
import json
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, NamedTuple

import httpx
import pytest

import cadency
from cadency import BadRecord
from cadency.kernel.engine import ALL, apply, pending
from cadency.kernel.nature import ahead, forced
from cadency.server.live import new_lines
from cadency.server.store import open_store
from cadency.server.store.ledger import Grant, Ledger, Progress, Sitting
from cadency.server.tokens import hashed
from cadency.table import Table
from tests.laws.laws import fingerprint
from tests.server.support import Running, events
from tests.support import finish, seeds

GAMES = [("village", 2), ("village", 4), ("heads_of_state", 3), ("dynasties", 3), ("legacy", 3), ("legacy", 1)]
MOMENTS = 2  # of each game, at which everything is compared
TRIES = 5  # to draw something else, wherever something was drawn unseen
ASIDE = ("date",)  # headers that tell the time
CSRF = re.compile(r'name="csrf" value="[^"]*"')  # signed by each server with its own secret
READERS = {"desk": "name=Ada", "phone": "name=Ada; lang=fr; narrow=1"}


class Moment(NamedTuple):
    """A table at some point of a game, the same with something else hidden, and who cannot tell them apart."""

    table: Table
    twin: Table
    readers: tuple[int | None, ...]
    id: str

    def token(self, seat: int) -> str:
        return f"{self.id}-{seat}"


def moments(game: str, seed: int, seats: int) -> list[Moment]:
    """A random game with things taken back, at some of its moments."""
    rng = random.Random(seed)
    table = cadency.open_table(game, seats=seats, seed=f"true {seed}")
    saved = []
    while table.decision is not None:
        saved.append(table.save())
        table.choose(rng.choice(table.decision.options))
        last = table.record.answers[-1].seat
        if rng.random() < 0.05 and last >= 0 and table.can_undo(last):
            table.undo(last)
    chosen = [saved[n] for n in sorted(rng.sample(range(len(saved) // 4, len(saved)), MOMENTS))]
    place = GAMES.index((game, seats))
    return [_moment(text, rng, f"{seed:04x}{place:04x}{n:04x}") for n, text in enumerate(chosen)]


def _moment(text: str, rng: random.Random, name: str) -> Moment:
    table = cadency.replay(text)
    hidden = hidden_draws(table)
    if not hidden:
        return Moment(table, table, (*range(table.seats), None), name)
    # whoever looks on sees nothing of a game for one
    looking = rng.sample(range(table.seats), table.seats) if table.seats > 1 else [None]
    for eyes in looking:
        other = twin(text, [draw for draw in hidden if draw.audience != eyes], eyes, rng)
        if other is not None:
            return Moment(table, other, (None,) if eyes is None else (eyes, None), name)
    raise AssertionError("nothing hidden could have been otherwise")


class Hidden(NamedTuple):
    """A draw that not everybody saw."""

    place: int  # among the lines
    kind: str
    audience: int
    counts: tuple[int, ...]


def hidden_draws(table: Table) -> list[Hidden]:
    state = table.rules.start(table.setup)
    found = []
    for answer in table.record.answers:
        asked = ahead(state)
        assert asked is not None
        if asked.deal is not None and asked.audience != ALL:
            found.append(Hidden(answer.line - 1, asked.kind, asked.audience, asked.deal.counts))
        apply(state, table.rules.choice(answer.wire))
    return found


def heard(table: Table, eyes: int | None) -> list[Any]:
    """Every answer that a seat may hear, also those that nobody was asked for: who has one card left discards it,
    which no line records and everybody sees."""
    state = table.rules.start(table.setup)
    lines = iter(table.record.answers)
    found = []
    while (asked := pending(state)) is not None:
        choice = forced(asked)
        if choice is None:
            if (answer := next(lines, None)) is None:
                break
            choice = table.rules.choice(answer.wire)
        if asked.audience in (ALL, eyes):
            found.append((asked.about, choice.wire()))
        apply(state, choice)
    return found


def twin(text: str, hidden: list[Hidden], eyes: int | None, rng: random.Random) -> Table | None:
    """The same game with other cards drawn where this was hidden, a few of each kind, without contradicting the rest
    or anything that was heard."""
    table = cadency.replay(text)
    lines, true, told = text.splitlines(), fingerprint(table.state), heard(table, eyes)
    changed: Counter[str] = Counter()
    for place, kind, _, counts in sorted(hidden, reverse=True):
        drawn = json.loads(lines[place])["choice"][1:]
        items = [item for item, n in enumerate(counts) if n and item not in drawn]
        swaps = [(out, item) for out in drawn for item in items]
        for out, item in rng.sample(swaps, min(TRIES, len(swaps))) if changed[kind] < 4 else ():
            other = [*lines[:place], swapped(lines[place], out, item), *lines[place + 1 :]]
            with suppress(BadRecord):
                found = cadency.replay("\n".join(other))
                if fingerprint(found.state) != true and heard(found, eyes) == told:
                    lines, changed[kind] = other, changed[kind] + 1
                    break
    return cadency.replay("\n".join(lines)) if changed else None


def swapped(line: str, out: int, item: int) -> str:
    """The line of a draw with another item in the place of one."""
    entry = json.loads(line)
    left = list(entry["choice"][1:])
    left.remove(out)
    entry["choice"][1:] = sorted([*left, item])
    return json.dumps(entry)


async def _keep(db: str, kept: list[tuple[str, Table]], secret: str) -> None:
    store = await open_store(db)
    ledger = Ledger(store)
    for name, table in kept:
        sittings = [Sitting(seat, "human", f"Seat {seat}") for seat in range(table.seats)]
        grants = [Grant(hashed(f"{name}-{seat}"), name, "seat", seat) for seat in range(table.seats)]
        waiting = None if table.decision is None else table.decision.seat
        header = json.dumps(table.record.header)
        progress = Progress(table.version, waiting, table.over)
        await ledger.create(name, header, table.rules.id, secret, True, sittings, grants, new_lines(table, 0), progress)
    await store.close()


def received(server: Running, moment: Moment, seat: int | None) -> dict[str, Any]:
    """Everything that can be asked by a seat, or by a spectator, at this moment without changing it."""
    headers = {} if seat is None else {"Authorization": f"Bearer {moment.token(seat)}"}
    url = f"{server.address}/api/tables/{moment.id}"
    version, answers = moment.table.version, len(moment.table.record.answers)
    found: dict[str, Any] = {}
    with httpx.Client(headers=headers, timeout=120) as http:
        for path in (
            *(f"/look?texts={lang}" for lang in ("en", "fr", "de")),
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
            {"version": version, "choices": [["raise", "king", "none"]]},
            {"version": version, "choices": [["discard", "gold"], ["discard", "courtesan"]]},
            *({"version": version, "choices": [[tag, "ariane"]] * 2} for tag in ("wed", "discard", "take")),
            {"version": version - 1, "choices": [["skip"]]},
        ):
            found[str(body)] = plain(http.post(f"{url}/choices", json=body))
        page = f"{server.address}/tables/{moment.id}"
        for path in ("/chronicle", "/chronicle.svg"):
            found[path] = plain(http.get(page + path))
        for path in ("", f"?at={answers // 2}", "?place=all", "/record"):
            for name, cookie in READERS.items():
                shown = http.get(page + path, headers={"Cookie": cookie})
                assert shown.status_code == 200
                found[f"page{path} {name}"] = CSRF.sub("", shown.text)
        for name, cookie in READERS.items():
            for shows in ("", "nothing-known"):
                with listening(server, moment, seat, cookie, shows) as told:
                    found[f"pushed {name} {shows}"] = next(told)
        found["undo"] = plain(http.post(f"{url}/undo", json={"version": version + 1}))
        with http.stream("GET", f"{url}/stream") as answer:
            found["stream"] = next(told for told in events(answer.iter_lines()) if told.get("event") == "look")
    return found


@contextmanager
def listening(
    server: Running, moment: Moment, seat: int | None, cookie: str, shows: str = ""
) -> Iterator[Iterator[str]]:
    """The messages of a page's stream, as text: for a page that shows what it should, or something else."""
    headers = {"Cookie": cookie} | ({} if seat is None else {"Authorization": f"Bearer {moment.token(seat)}"})
    page = f"{server.address}/tables/{moment.id}"
    with httpx.Client(headers=headers, timeout=120) as http:
        sheet = shows or re.findall(r'data-sheet="(\w+)"', http.get(page).text)[0]
        with http.stream("GET", f"{page}/events?sheet={sheet}") as answer:
            yield _messages(answer.iter_lines())


def _messages(lines: Iterator[str]) -> Iterator[str]:
    found: list[str] = []
    for line in lines:
        if line:
            found.append(line)
        elif any(one.startswith("event: ") for one in found):
            yield "\n".join(found)
            found = []
        else:
            found = []


def plain(answer: httpx.Response) -> tuple[int, dict[str, str], bytes]:
    headers = {name: value for name, value in answer.headers.items() if name not in ASIDE}
    return answer.status_code, headers, answer.content


class Sides(NamedTuple):
    """Both servers, and what is kept at them."""

    servers: list[Running]
    kept: dict[tuple[str, int], list[Moment]]


@pytest.fixture(scope="module")
def sides(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sides]:
    folder = tmp_path_factory.mktemp("sides")
    kept = {(game, seats): [m for seed in seeds(1, 12) for m in moments(game, seed, seats)] for game, seats in GAMES}
    everything = list(itertools.chain(*kept.values()))
    servers = []
    for secret, tables in (
        ("true secret", [(moment.id, moment.table) for moment in everything]),
        ("quite another", [(moment.id, moment.twin) for moment in everything]),
    ):
        db = str(folder / f"{secret}.db")
        finish(_keep(db, tables, secret))
        servers.append(Running(db, folder / f"{secret}.log"))
    yield Sides(servers, kept)
    for server in servers:
        server.stop()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_seat_may_not_know_changes_no_byte_that_it_receives(game: str, seats: int, sides: Sides) -> None:
    servers, kept = sides.servers, sides.kept[game, seats]
    for moment in kept:
        for seat in moment.readers:
            one, other = (received(server, moment, seat) for server in servers)
            for what, told in one.items():
                assert told == other[what], f"{moment.id}, seat {seat}: {what}"
        compare_advice(servers, moment)
        compare_an_answer(servers, moment)
    assert play_on(servers[0], kept[0]) != play_on(servers[1], kept[0])  # the secrets do differ


def compare_advice(servers: list[Running], moment: Moment) -> None:
    """Everybody agrees to play with the coach, who says the same at both tables to whoever cannot tell them apart; and
    nobody else is shown what was said."""
    for server in servers:
        url = f"{server.address}/api/tables/{moment.id}/coach"
        for asked in range(moment.table.seats) if moment.table.seats > 1 else ():
            headers = {"Authorization": f"Bearer {moment.token(asked)}"}
            assert httpx.post(url, json={"agree": True}, headers=headers, timeout=120).status_code == 200
    for seat in moment.readers:
        one, other = (advised(server, moment, seat) for server in servers)
        for what, told in one.items():
            assert told == other[what], f"{moment.id}, seat {seat}: {what}"
    for server in servers:
        for eyes in (*range(moment.table.seats), None):
            headers = {} if eyes is None else {"Authorization": f"Bearer {moment.token(eyes)}"}
            page = httpx.get(f"{server.address}/tables/{moment.id}", headers=headers, timeout=120).text
            assert 'class="advised"' not in page or (moment.table.decision and moment.table.decision.seat == eyes)


def advised(server: Running, moment: Moment, seat: int | None) -> dict[str, Any]:
    """All that the coach says to a seat, and the page on which it stands."""
    headers = {} if seat is None else {"Authorization": f"Bearer {moment.token(seat)}"}
    url = f"{server.address}/api/tables/{moment.id}/advice"
    with httpx.Client(headers=headers, timeout=120) as http:
        found: dict[str, Any] = {"ways": plain(http.get(f"{url}/ways?texts=de"))}
        for what, path, body in (("lines", "", {"level": "squire"}), ("back", "/back", None)):
            answer = http.post(f"{url}{path}?texts=fr", json=body)
            while answer.status_code == 200 and answer.json()["thinking"]:
                time.sleep(0.1)
                answer = http.post(f"{url}{path}?texts=fr", json=body)
            found[what] = plain(answer)
        shown = http.get(f"{server.address}/tables/{moment.id}", headers={"Cookie": READERS["desk"]})
        found["page"] = CSRF.sub("", shown.text)
    return found


def compare_an_answer(servers: list[Running], moment: Moment) -> None:
    """The seat that is asked answers at both tables. What it reads, and what is pushed to the pages of everybody who
    cannot tell the tables apart, is the same as long as nothing was drawn."""
    asked = moment.table.decision
    assert asked is not None
    if asked.seat not in moment.readers:
        return
    headers = {"Authorization": f"Bearer {moment.token(asked.seat)}"}
    body = {"version": moment.table.version, "choices": [list(asked.options[0].wire())]}
    kinds = [(seat, cookie) for seat in moment.readers for cookie in READERS.values()]
    with ExitStack() as streams:
        pages = [
            [streams.enter_context(listening(server, moment, seat, cookie)) for seat, cookie in kinds]
            for server in servers
        ]
        for page in itertools.chain(*pages):
            assert "event: here" in next(page)
        answers = [
            httpx.post(f"{server.address}/api/tables/{moment.id}/choices", json=body, headers=headers, timeout=120)
            for server in servers
        ]
        assert {answer.status_code for answer in answers} == {200}
        pushed = [[next(page) for page in found] for found in pages]
    if all(answer.json()["version"] == moment.table.version + 1 for answer in answers):
        assert plain(answers[0]) == plain(answers[1])
        assert pushed[0] == pushed[1]
        assert all("event: changed" in told or "event: whole" in told for told in pushed[0])


def play_on(server: Running, moment: Moment) -> list[str]:
    """What nature answers once everybody has answered a good many times more, always with the first option."""
    url = f"{server.address}/api/tables/{moment.id}"
    with httpx.Client(timeout=120) as http:
        for _ in range(150):
            waiting = http.get(f"{url}/look?since=1000000000").json()["waiting"]
            if waiting is None:
                break
            headers = {"Authorization": f"Bearer {moment.token(waiting)}"}
            look = http.get(f"{url}/look?since=1000000000", headers=headers).json()
            body = {"version": look["version"], "choices": [look["decision"]["options"][0]["wire"]]}
            http.post(f"{url}/choices", json=body, headers=headers, timeout=120).raise_for_status()
        lines = http.get(f"{url}/record").text.splitlines()
    return [line for line in lines[1 + moment.table.version :] if '"seat": -1' in line]

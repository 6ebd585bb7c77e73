"""Everything that is kept or counted has a limit: what happens there, and who waits for whom."""

import asyncio
import re
import time
from pathlib import Path

import pytest

import cadency
from cadency.bots import make_bot
from cadency.server.bots import Thinkers, Turns
from cadency.server.browsers import Browsers
from cadency.server.limits import Buckets, Lines, charged, metered
from cadency.server.live import LiveTable, Shelf
from cadency.server.looks import look
from cadency.server.store import open_store
from cadency.server.store.ledger import Ledger, Progress, Sitting
from cadency.server.thinking import think
from cadency.server.tokens import Keyring, issue
from cadency.table import Table
from cadency.texts import Texts
from tests.server.support import Running
from tests.support import finish

SQUIRES = [{"kind": "bot", "level": "squire"}] * 4


def burn(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_a_shelf_forgets_what_was_used_longest_ago() -> None:
    shelf = Shelf(most=3, room=100)
    made: list[int] = []

    def make(n: int) -> bytes:
        made.append(n)
        return b"x" * 10

    for n in (1, 2, 3, 1, 4, 1, 2):
        shelf.get(n, lambda n=n: make(n))  # type: ignore[misc]
    assert made == [1, 2, 3, 4, 2]
    assert (len(shelf), shelf.bytes) == (3, 30)
    shelf.get("big", lambda: b"x" * 95)
    assert (len(shelf), shelf.bytes) == (1, 95)
    shelf.get("bigger", lambda: b"x" * 500)  # does not fit: the next pushes it out
    shelf.get(1, lambda: make(1))
    assert (len(shelf), shelf.bytes) == (1, 10)


def test_looks_since_every_version_do_not_pile_up() -> None:
    async def run() -> int:
        live = LiveTable("0" * 12, True, [Sitting(seat, "human", "Ada") for seat in range(2)], "seed")
        live.put(Table(cadency.rules("village"), 2, {}, "seed"), [])
        for since in (*range(-1, 100), *range(10**6, 10**6 + 300)):
            for seat in (None, 0, 1):
                look(live, seat, since, "en")
        return len(live.cache)

    assert finish(run()) <= 48


def test_buckets_remember_only_so_many_names() -> None:
    buckets = Buckets(0.001, 1, most=100)
    assert [buckets.wait(str(n)) for n in range(1000)] == [0.0] * 1000
    assert buckets.wait("999") > 0
    assert buckets.wait("900") > 0
    assert buckets.wait("1") == 0  # forgotten: it may begin anew
    assert len(buckets._left) == 100


def test_what_was_spent_is_paid_for_even_beyond_what_there_is() -> None:
    buckets = Buckets(0.1, 1)
    buckets.spend("a", 3)
    assert 19 < buckets.wait("a", 0) <= 20
    assert buckets.wait("b", 0) == 0


def test_each_pays_for_its_own_steps_only() -> None:
    spent, own = {"a": 0.0, "b": 0.0}, {"a": 0.0, "b": 0.0}

    async def work(name: str) -> str:
        for _ in range(5):
            began = time.perf_counter()
            burn(0.02)
            own[name] += time.perf_counter() - began
            await asyncio.sleep(0)
        with pytest.raises(ValueError, match="wrong"):
            await wrong()
        return "done"

    async def wrong() -> None:
        await asyncio.sleep(0)
        raise ValueError("wrong")

    async def pay(name: str) -> str:
        def spend(price: float) -> None:
            spent[name] += price

        return await metered(work(name), spend)

    async def both() -> float:
        began = time.perf_counter()
        one, other = await asyncio.gather(pay("a"), pay("b"))
        assert one == other == "done"
        return time.perf_counter() - began

    took = finish(both())
    assert all(spent[name] >= own[name] for name in own)
    assert sum(spent.values()) <= took  # so neither paid for the other's, too, nor for waiting


def test_work_in_a_thread_is_paid_for_by_whoever_asked_for_it() -> None:
    paid: list[float] = []

    async def work() -> None:
        await asyncio.to_thread(charged, burn, 0.1)

    finish(metered(work(), paid.append))
    assert max(paid) >= 0.1


def test_one_address_waits_in_a_line_of_its_own() -> None:
    async def run() -> list[str]:
        lines, told = Lines(2), []

        async def ask(name: str, n: int) -> None:
            leave = await lines.enter(name)
            told.append(f"{name}{n}")
            await asyncio.sleep(0)
            leave()
            leave()

        impatient = asyncio.create_task(ask("a", 9))
        asked = [asyncio.create_task(ask("a", n)) for n in range(5)]
        await asyncio.sleep(0)
        asked[3].cancel()
        asked.append(asyncio.create_task(ask("b", 0)))
        await asyncio.gather(impatient, *asked, return_exceptions=True)
        assert not lines._busy and not lines._waiting  # noqa: PT018
        return told

    told = finish(run())
    assert told.index("b0") < told.index("a4")
    assert sorted(told) == ["a0", "a1", "a2", "a4", "a9", "b0"]


def test_whoever_waits_to_think_gets_a_turn_each() -> None:
    async def run() -> list[str]:
        turns, told = Turns(1), []

        async def think(who: str) -> None:
            async with turns.turn(who):
                told.append(who)
                await asyncio.sleep(0)

        thinking = [asyncio.create_task(think("many")) for _ in range(50)]
        await asyncio.sleep(0)
        thinking.append(asyncio.create_task(think("one")))
        thinking[7].cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        assert not turns._waiting
        async with asyncio.timeout(10), turns.turn("after"):
            return told

    told = finish(run())
    assert told.index("one") <= 3
    assert len(told) == 50


def test_whoever_cost_least_thinks_next() -> None:
    async def run() -> list[str]:
        turns, told = Turns(1), []

        async def thinking(who: str, seconds: float) -> None:
            async with turns.turn(who):
                told.append(who)
                await asyncio.sleep(seconds)

        dear = [asyncio.create_task(thinking("dukes", 0.2)) for _ in range(4)]
        await asyncio.sleep(0)
        cheap = [asyncio.create_task(thinking("pages", 0)) for _ in range(4)]
        await asyncio.gather(*dear, *cheap)
        assert not turns._waiting
        assert not turns._spent
        return told

    assert finish(run()) == ["dukes", *["pages"] * 4, *["dukes"] * 3]


def test_a_page_waits_for_no_baron_of_another_table() -> None:
    table = cadency.open_table("village", seats=2, seed=1)
    asked = table.decision
    assert asked is not None
    seat, view = asked.seat, table.view(asked.seat)

    async def run() -> int:
        thinkers = Thinkers(2)
        barons = [
            asyncio.create_task(thinkers.think("many", "village", None, view, seat, "baron", str(n))) for n in range(8)
        ]
        await asyncio.sleep(0)
        await thinkers.think("one", "village", None, view, seat, "page", "1")
        done = sum(baron.done() for baron in barons)
        for baron in barons:
            baron.cancel()
        await asyncio.gather(*barons, return_exceptions=True)
        await asyncio.to_thread(thinkers.stop)
        return done

    assert finish(run()) < 8


def test_a_worker_whose_time_has_run_out_answers_with_what_it_has() -> None:
    table = cadency.open_table("village", seats=2, seed=1)
    asked = table.decision
    assert asked is not None
    seat, view = asked.seat, table.view(asked.seat)
    thinkers = Thinkers(1)
    with thinkers._start() as pool:
        wire = pool.submit(think, "village", None, view, seat, "duke", "1", 0.0).result()
    cut = make_bot("duke", table.rules, table.setup.content, "1", 0.0)
    assert wire == list(cut.choose(view, seat).wire())


def test_whoever_asks_for_too_much_is_told_when_to_come_again_and_nobody_else_is(tmp_path: Path) -> None:
    """A page costs more than can be saved up: whoever had one waits for many seconds, however slow the machine is."""
    flags = ("--rate", "100000", "--cost", "1", "--trust-proxy", "127.0.0.1")
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", *flags)
    one, other = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}
    page = {"Accept": "text/html", "Accept-Language": "de"}
    first, answer = (server.http.get("/rules/village", headers={**one, **page}) for _ in range(2))
    assert (first.status_code, answer.status_code) == (200, 429)
    assert int(answer.headers["retry-after"]) >= 1
    assert "Anteil" in answer.text
    assert "<main><h1>" in answer.text
    assert "style-src 'sha256-" in answer.headers["content-security-policy"]
    shown = server.http.get("/rules/village", headers={**other, **page})
    assert shown.status_code == 200
    assert server.http.get("/api/games", headers=one).json()["error"] == "too-much"
    sheet = re.findall(r'"(/static/[^"]+\.css)"', shown.text)[0]
    figure = re.findall(r'"(/rules/[^"]+/figures/[^"]+)"', shown.text)[0]
    assert server.http.get(sheet, headers=one).status_code == 200  # no page can do without, and it costs nothing
    assert server.http.get(figure, headers=one).status_code == 200  # drawn once for everybody
    server.stop()


def test_many_tables_of_squires_delay_nobody_else_and_more_are_refused(tmp_path: Path) -> None:
    flags = ("--rate", "10000", "--cost", "0", "--trust-proxy", "127.0.0.1")
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", *flags)
    wish = {"game": "village", "seats": SQUIRES}
    greedy = {"X-Forwarded-For": "203.0.113.1", "Accept-Language": "fr"}
    codes = []
    while 429 not in codes:
        answer = server.http.post("/api/tables", json=wish, headers=greedy)
        codes.append(answer.status_code)
        assert len(codes) < 200
    assert answer.json()["error"] == "too-many-bots"
    assert "robots" in answer.json()["message"]
    people = {"game": "village", "seats": [{"kind": "human"}, {"kind": "human"}]}
    assert server.http.post("/api/tables", json=people, headers=greedy).status_code == 201
    mine = server.http.post("/api/tables", json=wish, headers={"X-Forwarded-For": "203.0.113.2"})
    assert mine.status_code == 201
    version = 0
    while version < 20:  # its bots answer though twenty and more others wait
        told = server.http.get(f"/api/tables/{mine.json()['id']}/look", params={"watch": mine.json()["watch"]})
        version = told.json()["version"]
    server.stop()


def test_texts_do_not_remember_what_somebody_sent() -> None:
    from cadency.server.errors import Refused

    texts = Texts("en", extra=["cadency.server.texts"])
    before = texts._book._format.cache_info().currsize
    for n in range(50):
        assert texts.error(Refused("no-page", path="/" + "x" * 200 + str(n))).endswith(f"{n}.")
    assert texts._book._format.cache_info().currsize == before


def test_secrets_and_browsers_beyond_the_limit_are_asked_of_the_store_again(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "tables.db"))
        ledger = Ledger(store)
        issued = [issue("0" * 12, "watch") for _ in range(5)]
        sittings = [Sitting(seat, "human") for seat in range(2)]
        await ledger.create(
            "0" * 12, "{}", "village", "seed", True, sittings, [grant for _, grant in issued], [], Progress(0, 0, "")
        )
        keyring, browsers = Keyring(ledger, most=2), Browsers(ledger, "secret", False, most=2)
        known = [browsers.fresh() for _ in range(5)]
        for browser, (secret, _) in zip(known, issued, strict=True):
            await browsers.remember(browser, secret)
        for _ in range(2):
            for browser, (secret, grant) in zip(known, issued, strict=True):
                assert await keyring.find(secret) == grant
                assert await browsers.grants(browser) == [grant]
                assert len(keyring) <= 2
                assert len(browsers) <= 2
        await store.close()

    finish(run())

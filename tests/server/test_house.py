"""What whoever runs the server relies on: health, metrics, logs, safe headers, cookies."""

import asyncio
import random
from pathlib import Path

import httpx

from cadency.server.browsers import Browsers
from cadency.server.store import open_store
from cadency.server.store.ledger import Ledger
from cadency.server.tokens import hashed
from tests.server.support import Game, Json, Running


def test_the_server_says_that_it_is_well(server: Running) -> None:
    answer = server.http.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_prometheus_can_read_what_happens(server: Running) -> None:
    game = Game(server)
    game.play(random.Random(1), 3)
    text = server.http.get("/metrics").text
    assert 'cadency_requests_total{method="POST",route="/api/tables/{table_id}/choices",status="200"}' in text
    for name in ("cadency_choices_total", "cadency_commit_seconds_bucket", "process_resident_memory_bytes"):
        assert name in text


def test_every_request_is_one_line_of_json_with_table_seat_status_and_time(lite: Running) -> None:
    game = Game(lite)
    game.look(1)
    found: list[Json] = []
    while not found:  # it is written after the answer
        found = [line for line in lite.lines() if line.get("table") == game.id and line["route"].endswith("/look")]
    assert found[-1] | {"at": "", "ms": 0} == {
        "at": "",
        "level": "info",
        "event": "request",
        "method": "GET",
        "route": "/api/tables/{table_id}/look",
        "table": game.id,
        "seat": 1,
        "status": 200,
        "ms": 0,
    }


def test_every_answer_has_safe_headers(lite: Running) -> None:
    for path in ("/api/games", "/api/nothing", "/healthz", "/schema"):
        headers = lite.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "server" not in headers
    assert lite.http.get("/api/games").headers["cache-control"] == "no-store"


def signed(db: str, *secrets: str) -> str:
    """A cookie of a browser that holds these secrets, as pages make it."""

    async def make() -> str:
        store = await open_store(db)
        try:
            ledger = Ledger(store)
            browsers = Browsers(ledger, await ledger.signing_secret(), False)
            browser = browsers.fresh()
            await browsers.remember(browser, *secrets)
            assert browsers.read(browsers.cookie(browser).value) == browser
            return str(browsers.cookie(browser).value)
        finally:
            await store.close()

    return asyncio.run(make())


def test_a_browser_plays_by_its_signed_cookie(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    server = Running(db, tmp_path / "log")
    game = Game(server)
    server.stop()
    cookie = signed(db, game.tokens[0], game.tokens[1])
    server.start()
    url = f"{server.address}/api/tables/{game.id}"
    with httpx.Client(cookies={"cadency": cookie}) as browser:
        look = browser.get(f"{url}/look").json()
        assert look["decision"] is not None  # of the two seats it holds, the one that is asked
        assert browser.get(f"{url}/look", params={"seat": 1 - look["seat"]}).json()["seat"] == 1 - look["seat"]
        body = {"version": look["version"], "choices": [look["decision"]["options"][0]["wire"]]}
        evil = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
        assert browser.post(f"{url}/choices", json=body, headers=evil).json()["error"] == "bad-origin"
        assert browser.post(f"{url}/choices", json=body, headers={"Origin": "https://evil.example"}).status_code == 403
        assert browser.post(f"{url}/choices", json=body, headers={"Origin": server.address}).status_code == 200
    with httpx.Client(cookies={"cadency": cookie[:-3] + "abc"}) as forger:
        assert forger.get(f"{url}/look").status_code == 401
    assert hashed(game.tokens[0]) not in cookie
    server.stop()

"""What whoever runs the server relies on: health, metrics, logs, safe headers, cookies."""

import random
from pathlib import Path

import httpx
import pytest

from cadency.server.browsers import Browsers
from cadency.server.store import open_store
from cadency.server.store.ledger import Ledger
from cadency.server.tokens import hashed
from tests.server.support import HUMANS, Game, Json, Running
from tests.support import finish


def test_the_server_says_that_it_is_well(server: Running) -> None:
    answer = server.http.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_nobody_reads_metrics_where_the_operator_has_no_token(lite: Running) -> None:
    assert lite.http.get("/metrics").status_code == 404


def test_prometheus_reads_what_happens_with_the_token_of_a_file_or_on_a_port_of_its_own(tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_text("a long secret\n")
    flags = ("--metrics-token-file", str(token), "--metrics-port", "0")
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", *flags)
    game = Game(server, [*HUMANS[:1], {"kind": "bot"}])
    game.play(random.Random(1), 3)
    game.post("/choices", {"version": 1_000_000, "choices": [["x"]]})
    for wrong in ({}, {"Authorization": "Bearer another"}, {"Authorization": f"Bearer {game.tokens[0]}"}):
        assert server.http.get("/metrics", headers=wrong).status_code == 401
    told = server.http.get("/metrics", headers={"Authorization": "Bearer a long secret"})
    assert 'cadency_requests_total{method="POST",route="/api/tables/{table_id}/choices",status="200"}' in told.text
    for name in ("choices_total", "commit_seconds_bucket", "bots_waiting", "streams", "live_tables"):
        assert f"cadency_{name}" in told.text
    for line in ('cadency_refusals_total{reason="stale"} 1.0', 'cadency_kept{what="tokens"} 1.0'):
        assert line in told.text
    address = next(line["address"] for line in server.lines() if line["event"] == "metrics")
    assert address.startswith("http://127.0.0.1:")
    assert "process_resident_memory_bytes" in httpx.get(address, timeout=120).text
    assert server.stop() == 0


def test_a_refusal_is_counted_once_by_its_reason_whoever_reads_it(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--metrics-port", "0")
    address = next(line["address"] for line in server.lines() if line["event"] == "metrics")
    page, counted = {"Accept": "text/html"}, 'cadency_refusals_total{reason="address-too-long"}'
    for count, headers in ((1.0, page), (2.0, {})):
        assert server.http.get("/new?" + "x" * 5000, headers=headers).status_code == 431  # refused at the gate
        assert f"{counted} {count}" in httpx.get(address).text
    assert server.http.get("/nowhere", headers=page).status_code == 404
    assert 'cadency_refusals_total{reason="no-page"} 1.0' in httpx.get(address).text
    assert server.stop() == 0


def test_a_token_for_the_metrics_comes_from_a_file_or_the_environment_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CADENCY_METRICS_TOKEN", "from outside")
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log")
    headers = {"Authorization": "Bearer from outside"}
    assert server.http.get("/metrics", headers=headers).status_code == 200
    assert server.stop() == 0


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

    return finish(make())


def test_a_browser_plays_by_its_signed_cookie(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    server = Running(db, tmp_path / "log")
    game = Game(server)
    server.stop()
    cookie = signed(db, game.tokens[0], game.tokens[1])
    server.start()
    url = f"{server.address}/api/tables/{game.id}"
    with httpx.Client(cookies={"cadency": cookie}, timeout=120) as browser:
        look = browser.get(f"{url}/look").json()
        assert look["decision"] is not None  # of the two seats it holds, the one that is asked
        assert browser.get(f"{url}/look", params={"seat": 1 - look["seat"]}).json()["seat"] == 1 - look["seat"]
        body = {"version": look["version"], "choices": [look["decision"]["options"][0]["wire"]]}
        evil = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
        assert browser.post(f"{url}/choices", json=body, headers=evil).json()["error"] == "bad-origin"
        assert browser.post(f"{url}/choices", json=body, headers={"Origin": "https://evil.example"}).status_code == 403
        assert browser.post(f"{url}/choices", json=body, headers={"Origin": server.address}).status_code == 200
    with httpx.Client(cookies={"cadency": cookie[:-3] + "abc"}, timeout=120) as forger:
        assert forger.get(f"{url}/look").status_code == 401
    assert hashed(game.tokens[0]) not in cookie
    server.stop()


def test_head_answers_what_get_would_without_a_body(lite: Running) -> None:
    for path in ("/", "/rules/village", "/api/games", "/nothing"):
        got, head = lite.http.get(path), lite.http.head(path)
        assert head.status_code == got.status_code
        assert head.content == b""
        assert head.headers["content-type"] == got.headers["content-type"]
    game = Game(lite)
    with lite.client(game.tokens[0]) as http:
        stream = http.head(f"/api/tables/{game.id}/stream")
    assert (stream.status_code, stream.content) == (200, b"")

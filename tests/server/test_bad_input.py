"""Whatever a client gets wrong has a clear answer as JSON, never a 500, and never costs a game."""

import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from cadency.cli.main import run
from tests.server.support import Game, Running

TABLE = {"game": "village", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "page"}]}
JSON = {"Content-Type": "application/json"}


def refused(answer: httpx.Response, status: int, error: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    told: dict[str, Any] = answer.json()
    assert told["error"] == error
    assert told["message"]
    return told


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'"text"',
        b"{}",
        b'{"game": "village"}',
        b'{"game": "village", "seats": []}',
        b'{"game": "village", "seats": [{"kind": "human"}, {"kind": "ghost"}]}',
        b'{"game": "village", "seats": [{"kind": "human", "name": "a\\u0000b"}, {"kind": "open"}]}',
        b'{"game": "village", "seats": [{"kind": "human"}, {"kind": "open"}], "wat": 1}',
        b'{"game": 7, "seats": [{"kind": "human"}, {"kind": "open"}]}',
        b"[" * 50_000,
        b'{"game":' * 8_000,
    ],
    ids=range(15),
)
def test_a_body_that_does_not_fit_is_a_400(lite: Running, body: bytes) -> None:
    answer = lite.http.post("/api/tables", content=body, headers=JSON)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] in ("bad-json", "bad-request")


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": TABLE["seats"][:1]}, "seat-count"),
        ({"seats": [*TABLE["seats"]] * 4}, "seat-count"),
        ({"seats": [{"kind": "human"}, {"kind": "bot", "level": "oracle"}]}, "unknown-bot"),
        ({"options": {"speed": "fast"}}, "unknown-option"),
        ({"options": {"market_end": "never"}}, "unknown-value"),
    ],
)
def test_a_table_that_cannot_be_opened_is_a_422(lite: Running, change: dict[str, Any], error: str) -> None:
    refused(lite.http.post("/api/tables", json={**TABLE, **change}), 422, error)


@pytest.mark.parametrize("path", ["/look", "/stream", "/record", "", "/chat"])
@pytest.mark.parametrize("table", ["nosuchtable0", "000000000000", "%00", "..", "é", "a" * 3000], ids=range(6))
def test_an_unknown_table_is_a_404(lite: Running, table: str, path: str) -> None:
    answer = lite.http.get(f"/api/tables/{table}{path}")
    assert answer.status_code == 404
    assert answer.json()["error"] in ("no-table", "no-page")


def test_an_unknown_address_and_a_wrong_method_are_said(lite: Running) -> None:
    refused(lite.http.get("/api/nothing"), 404, "no-page")
    answer = lite.http.put("/api/games")
    refused(answer, 405, "no-method")
    assert "GET" in answer.headers["allow"]


def test_another_seats_choice_is_a_403(lite: Running) -> None:
    game = Game(lite)
    look = game.asked()
    other = 1 - look["waiting"]
    refused(game.choose(look, look["decision"]["options"][0]["wire"], other), 403, "not-your-turn")
    refused(lite.http.get(f"/api/tables/{game.id}/look?seat=1", headers=game.headers(0)), 403, "not-seated")


def test_a_choice_that_is_not_legal_is_a_422_with_clause_and_reason(lite: Running) -> None:
    game = Game(lite)
    look = game.asked()
    seat = look["waiting"]
    offered = [option["wire"] for option in look["decision"]["options"]]
    spaces, colours = look["view"]["spaces"], ("orange", "green", "brown", "pink", "plague")
    wire = next(["take", s, c] for s in spaces for c in colours if ["take", s, c] not in offered)
    told = refused(game.choose(look, wire, seat), 422, "refused")
    assert told["clause"].startswith("V-")
    assert told["reason"] in ("no-such-cube", "space-empty")
    told = refused(game.choose(look, ["skip"], seat), 422, "not-offered")
    assert told["clause"] == look["decision"]["clause"]
    french = game.post("/choices", {"version": look["version"], "choices": [wire]}, seat, lang="fr").json()
    assert french["message"] != told["message"]
    assert game.look(seat)["version"] == look["version"]


@pytest.mark.parametrize(
    "choice",
    [["dance"], ["take"], ["take", "crafts"], ["deal", 1, 2], ["take", ["crafts"], 1], [1, 2], ["", ""], ["ring", 0]],
)
def test_words_that_mean_nothing_are_a_422(lite: Running, choice: list[Any]) -> None:
    game = Game(lite)
    look = game.asked()
    answer = game.choose(look, choice, look["waiting"])
    assert answer.status_code == 422
    assert game.look(look["waiting"])["version"] == look["version"]


@pytest.mark.parametrize(
    "body",
    [
        {"choices": [["skip"]]},
        {"version": "7", "choices": [["skip"]]},
        {"version": -1, "choices": [["skip"]]},
        {"version": 10**30, "choices": [["skip"]]},
        {"version": 1, "choices": []},
        {"version": 1, "choices": ["skip"]},
        {"version": 1, "choices": [[]]},
        {"version": 1, "choices": [[1.5]]},
        {"version": 1, "choices": [[None]]},
        {"version": 1, "choices": [[{}]]},
        {"version": 1, "choices": [["skip"]] * 51},
        {"version": 1, "choices": [["skip"]], "key": "ä"},
        {"version": 1, "choices": [["skip"]], "key": "k" * 101},
        {"version": 1, "choices": [["skip"]], "key": 5},
    ],
)
def test_choices_of_the_wrong_shape_are_a_400(lite: Running, body: dict[str, Any]) -> None:
    game = Game(lite)
    assert game.post("/choices", body, 0).status_code == 400


@pytest.mark.parametrize("query", ["since=x", "since=-2", "seat=99", "at=-1", "brings=perhaps"])
def test_a_query_of_the_wrong_shape_is_a_400(lite: Running, query: str) -> None:
    game = Game(lite)
    answer = lite.http.get(f"/api/tables/{game.id}/look?{query}", headers=game.headers(0))
    refused(answer, 400, "bad-request")


def test_a_wrong_place_to_resume_a_stream_is_a_400(lite: Running) -> None:
    game = Game(lite)
    for last in ("x", "-5", "9" * 40, "1.5"):
        answer = lite.http.get(f"/api/tables/{game.id}/stream", headers={**game.headers(0), "Last-Event-ID": last})
        refused(answer, 400, "bad-request")


def test_a_huge_body_is_a_413(lite: Running) -> None:
    body = b'{"game": "' + b"x" * 3_000_000 + b'"}'
    refused(lite.http.post("/api/tables", content=body, headers=JSON), 413, "body-too-big")

    def chunks() -> Any:
        for _ in range(100):
            yield b"x" * 10_000

    answer = lite.http.post("/api/tables", content=chunks(), headers=JSON)
    refused(answer, 413, "body-too-big")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/xml"])
def test_a_body_that_does_not_say_it_is_json_is_a_415(lite: Running, kind: str) -> None:
    headers = {"Content-Type": kind}
    refused(lite.http.post("/api/tables", content=b'{"game": "village"}', headers=headers), 415, "not-json")


def test_chat_and_names_have_their_limits(lite: Running) -> None:
    game = Game(lite)
    for text in ("", "x" * 501, "a\x00b", 5, None):
        assert game.post("/chat", {"text": text}, 0).status_code == 400


def test_a_thousand_requests_a_second_from_one_address_are_slowed_down(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--rate", "5")
    answers = [server.http.get("/api/games") for _ in range(300)]
    codes = {answer.status_code for answer in answers}
    assert codes == {200, 429}
    late = next(answer for answer in answers if answer.status_code == 429)
    refused(late, 429, "too-many")
    assert int(late.headers["retry-after"]) >= 1
    assert late.headers["x-content-type-options"] == "nosniff"
    server.stop()


def test_an_address_can_have_only_so_many_streams(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--streams", "2")
    game = Game(server, public=True)
    url = f"{server.address}/api/tables/{game.id}/stream"
    with httpx.stream("GET", url, timeout=120), httpx.stream("GET", url, timeout=120):
        refused(server.http.get(url), 429, "too-many-streams")
    server.stop()


def test_bytes_that_are_no_http_do_not_disturb_the_server(lite: Running) -> None:
    for junk in (b"\x00" * 1000, b"GET / HTTP/9.9\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: x\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", lite.port), timeout=120) as line:
            line.sendall(junk)
            line.shutdown(socket.SHUT_WR)
            while line.recv(4096):
                pass
    assert lite.http.get("/healthz").json() == {"status": "ok"}


def serve(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cadency", "serve", *words], capture_output=True, text=True, timeout=240, check=False
    )


def test_a_port_in_use_is_one_line_and_exit_code_2(lite: Running, tmp_path: Path) -> None:
    done = serve("--port", str(lite.port), "--db", str(tmp_path / "other.db"))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert str(lite.port) in done.stderr


@pytest.mark.parametrize("where", ["damaged", "in use", "postgresql+asyncpg://root@127.0.0.1:1/none", "redis://x"])
def test_a_database_that_cannot_be_used_is_one_line_and_exit_code_2(
    lite: Running, tmp_path: Path, where: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"\x07" * 9000)
    db = {"damaged": str(damaged), "in use": lite.db}.get(where, where)
    monkeypatch.setattr("sys.argv", ["cadency", "serve", "--port", "0", "--db", db])
    with ThreadPoolExecutor(1) as thread:  # a process of its own would only cost time
        assert thread.submit(run).result() == 2
    said = capfd.readouterr().err
    assert len(said.splitlines()) == 1
    assert "Traceback" not in said

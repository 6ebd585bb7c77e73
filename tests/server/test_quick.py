"""A choice by token is answered without the framework, and nobody can tell."""

import uuid
from typing import Any

import httpx

from tests.server.support import Game, Json, Running

JSON = {"Content-Type": "application/json"}
FRENCH = {"Accept-Language": "fr"}
SLOWLY = "?lang=fr"  # a query goes the framework's way


def choosing(game: Game, **other: Any) -> Json:
    look = game.look(0) if game.look(0)["decision"] else game.look(1)
    return {"version": look["version"], "choices": [look["decision"]["options"][0]["wire"]], **other}


def asked(game: Game) -> int:
    return 0 if game.look(0)["decision"] else 1


def told(answer: httpx.Response) -> tuple[int, Any, dict[str, str]]:
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, answer.json(), headers


def wrongs(game: Game, other: Game) -> dict[str, tuple[str, dict[str, str], bytes | Json]]:
    """What can be wrong with a choice: whose token, which headers, what body."""
    good, seat = choosing(game), asked(game)
    own, their = game.tokens[seat], game.tokens[1 - seat]
    return {
        "no json": (own, JSON, b"{"),
        "not utf-8": (own, JSON, b'{"version": 1, "key": "\xff"}'),
        "too deep": (own, JSON, b'{"version": 1, "choices": ' + b"[" * 5000),
        "too big": (own, JSON, b" " * 70_000 + b"{}"),
        "not said to be json": (own, {"Content-Type": "text/plain"}, b"{}"),
        "a key too many": (own, JSON, {**good, "lang": "fr"}),
        "a number as text": (own, JSON, {**good, "version": "7"}),
        "no choices": (own, JSON, {**good, "choices": []}),
        "no word of the game": (own, JSON, {**good, "choices": [["fly"]]}),
        "not legal": (own, JSON, {**good, "choices": [["ring", 0]]}),
        "stale": (own, JSON, {**good, "version": 0}),
        "another's turn": (their, JSON, good),
        "who looks on": (game.opened["watch"], JSON, good),
        "who opened it": (game.opened["owner"], JSON, good),
        "another table's": (other.tokens[0], JSON, good),
        "nobody's": ("x" * 32, JSON, good),
    }


def test_what_is_wrong_is_told_as_the_framework_tells_it(lite: Running) -> None:
    game, other = Game(lite), Game(lite)
    for wrong, (token, given, body) in wrongs(game, other).items():
        content = {"content": body} if isinstance(body, bytes) else {"json": body}
        path, headers = f"/api/tables/{game.id}/choices", {**given, **FRENCH, "Authorization": f"Bearer {token}"}
        quick, slow = (game.http.post(path + way, headers=headers, **content) for way in ("", SLOWLY))
        assert quick.status_code >= 400, wrong
        assert told(quick) == told(slow), wrong


def test_a_choice_without_a_body_is_refused(lite: Running) -> None:
    game = Game(lite)
    assert game.http.post(f"/api/tables/{game.id}/choices", headers=game.headers(0)).status_code == 400


def test_a_table_that_is_not_there_is_told_so(lite: Running) -> None:
    body = {"version": 0, "choices": [["skip"]]}
    answer = lite.http.post("/api/tables/0123456789ab/choices", json=body, headers={"Authorization": "Bearer x"})
    assert (answer.status_code, answer.json()["error"]) == (404, "no-table")


def test_both_ways_answer_with_the_same_look_and_know_each_others_keys(lite: Running) -> None:
    game = Game(lite)
    body, seat = choosing(game, key=uuid.uuid4().hex), asked(game)
    quick = game.post("/choices", body, seat)
    slow = game.http.post(f"/api/tables/{game.id}/choices{SLOWLY}", json=body, headers=game.headers(seat))
    assert quick.status_code == 200
    assert told(quick) == told(slow)
    assert quick.json()["version"] > body["version"]


def test_a_choice_is_counted_and_logged_under_its_address(lite: Running) -> None:
    game = Game(lite)
    seat = asked(game)
    game.post("/choices", choosing(game), seat)
    line = next(line for line in reversed(lite.lines()) if line.get("table") == game.id and line["method"] == "POST")
    assert (line["route"], line["seat"], line["status"]) == ("/api/tables/{table_id}/choices", seat, 200)


def test_a_body_that_comes_in_pieces_is_a_choice_as_well(lite: Running) -> None:
    game = Game(lite)
    seat = asked(game)
    body = game.http.build_request("POST", "/", json=choosing(game)).content
    answer = game.http.post(
        f"/api/tables/{game.id}/choices",
        content=(bytes([byte]) for byte in body),
        headers={**JSON, **game.headers(seat)},
    )
    assert answer.status_code == 200, answer.text

"""A table's address is no credential: tokens, invites and watch links are, each for one thing, and can be revoked."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.support import Game, Running

OPEN = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_private_table_is_shown_to_nobody_without_a_token(server: Running) -> None:
    game = Game(server)
    for path in ("", "/look", "/stream", "/record", "/chat"):
        answer = game.get(path, None)
        assert (answer.status_code, answer.json()["error"]) == (401, "no-token")
        assert answer.headers["www-authenticate"] == "Bearer"


def test_a_wrong_token_and_one_of_another_table_are_refused(server: Running) -> None:
    game, other = Game(server, public=True), Game(server)
    for token in ("nonsense", other.tokens[0], "ü", "a" * 5000):
        answer = server.http.get(f"/api/tables/{game.id}/look", headers={b"Authorization": f"Bearer {token}".encode()})
        assert (answer.status_code, answer.json()["error"]) == (401, "bad-token")
    assert server.http.get(f"/api/tables/{game.id}/look", headers={"Authorization": "Basic x"}).status_code == 401


def test_a_watch_link_shows_a_private_table_to_spectators(server: Running) -> None:
    game = Game(server)
    look = game.get("/look", None, watch=game.opened["watch"])
    assert look.status_code == 200
    assert look.json()["seat"] is None
    asked = game.asked()
    body = {"version": asked["version"], "choices": [asked["decision"]["options"][0]["wire"]]}
    answer = server.http.post(f"/api/tables/{game.id}/choices", json=body, headers=bearer(game.opened["watch"]))
    assert (answer.status_code, answer.json()["error"]) == (403, "not-seated")


def test_an_invite_works_once_and_only_at_its_table(server: Running) -> None:
    game, other = Game(server, OPEN), Game(server, OPEN)
    invite = game.opened["seats"][1]["invite"]
    assert other.post("/join", {"invite": invite}, None).status_code == 403
    first = game.post("/join", {"invite": game.opened["seats"][1]["link"], "name": "Bea"}, None)
    assert first.status_code == 200
    assert set(first.json()) == {"seat", "token"}
    again = game.post("/join", {"invite": invite, "name": "Cay"}, None)
    assert (again.status_code, again.json()["error"]) == (403, "bad-invite")
    assert server.http.get(f"/api/tables/{game.id}/look", headers=bearer(first.json()["token"])).json()["seat"] == 1
    assert server.http.get(f"/api/tables/{game.id}/look", headers=bearer(invite)).status_code == 401
    assert game.post("/join", {"invite": game.tokens[0]}, None).status_code == 403


def test_whoever_opened_the_table_can_replace_and_revoke_an_open_seats_invite(server: Running) -> None:
    game = Game(server, OPEN)
    url = f"/api/tables/{game.id}/seats/1/invite"
    owner = bearer(game.opened["owner"])
    assert server.http.post(url, headers=game.headers(0)).status_code == 403
    new = server.http.post(url, headers=owner).json()["invite"]
    assert game.post("/join", {"invite": game.opened["seats"][1]["invite"]}, None).status_code == 403
    assert server.http.delete(url, headers=owner).status_code == 204
    assert game.post("/join", {"invite": new}, None).status_code == 403
    newest = server.http.post(url, headers=owner).json()["invite"]
    assert game.post("/join", {"invite": newest, "name": "Bea"}, None).status_code == 200
    taken = server.http.post(url, headers=owner)
    assert (taken.status_code, taken.json()["error"]) == (409, "seat-taken")
    assert server.http.post(f"/api/tables/{game.id}/seats/7/invite", headers=owner).status_code == 404


def test_a_seat_is_handed_over_by_whoever_sits_there(server: Running) -> None:
    game = Game(server, OPEN)
    invite = game.post("/seats/0/invite", None, 0).json()["invite"]
    assert game.get("/look", 0).status_code == 200
    taken = game.post("/join", {"invite": invite, "name": "Dot"}, None).json()
    assert taken["seat"] == 0
    assert game.get("/look", 0).status_code == 401
    game.tokens[0] = taken["token"]
    assert game.look(0)["seats"][0]["name"] == "Dot"


def test_a_token_can_be_replaced_and_the_old_one_is_revoked(server: Running) -> None:
    game = Game(server)
    assert game.post("/seats/1/token", None, 0).status_code == 403
    new = game.post("/seats/0/token", None, 0).json()["token"]
    assert game.get("/look", 0).status_code == 401
    game.tokens[0] = new
    assert game.get("/look", 0).status_code == 200


def test_only_whoever_opened_the_table_can_end_it_early(server: Running) -> None:
    game = Game(server)
    assert game.post("/stop", {}, 0).status_code == 403
    url = f"/api/tables/{game.id}/stop"
    ended = server.http.post(url, json={"reason": "late"}, headers=bearer(game.opened["owner"])).json()
    assert ended["over"] == "stopped"
    assert ended["standing"]
    assert ended["seed"]
    assert server.http.post(url, json={}, headers=bearer(game.opened["owner"])).status_code == 409


def test_secrets_are_neither_in_the_database_nor_in_the_log(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log")
    game = Game(server, OPEN)
    game.look(0)
    invite = game.opened["seats"][1]["invite"]
    joined = game.post("/join", {"invite": invite}, None).json()
    game.get("/look", None, watch=game.opened["watch"])
    server.http.get(game.opened["seats"][1]["link"])
    server.stop()
    secrets = [game.tokens[0], invite, joined["token"], game.opened["owner"], game.opened["watch"]]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        kept = "\n".join(db.iterdump())
    logged = (tmp_path / "log").read_text()
    for secret in secrets:
        assert secret not in kept
        assert secret not in logged


def test_the_seed_is_not_told_while_the_game_runs(server: Running) -> None:
    game = Game(server, public=True)
    texts = [game.get(path, seat).text for path in ("/look", "/record", "") for seat in (0, 1, None)]
    assert all(json.loads(text.split("\n")[0]).get("seed") is None for text in texts)


def test_public_tables_are_listed_and_private_ones_are_not(server: Running) -> None:
    hidden, shown = Game(server, OPEN), Game(server, OPEN, public=True)
    listed = {table["id"]: table for table in server.http.get("/api/tables", params={"state": "open"}).json()}
    assert shown.id in listed
    assert hidden.id not in listed
    assert [seat["kind"] for seat in listed[shown.id]["seats"]] == ["human", "open"]
    assert server.http.get("/api/tables", params={"state": "else"}).status_code == 400

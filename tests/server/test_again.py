"""A lost answer loses no seat: opening, joining, replacing a token and handing over can be done again."""

import re
import threading
import uuid
from pathlib import Path

import httpx
import pytest

from tests.server.support import Game, Running
from tests.server.test_revoked import OPEN, browser, csrf, sit

KEY, OTHER = "a-key-of-my-own-1", "another-key-of-mine"


def holds(game: Game, token: str) -> int | None:
    answer = game.http.get(f"/api/tables/{game.id}/look", headers={"Authorization": f"Bearer {token}"})
    return int(answer.json()["seat"]) if answer.status_code == 200 else None


def test_a_join_with_a_key_can_be_sent_again(server: Running) -> None:
    game = Game(server, OPEN)
    wish = {"invite": game.opened["seats"][1]["invite"], "name": "Bea", "key": KEY}
    first, again = game.post("/join", wish, None), game.post("/join", wish, None)
    assert first.status_code == 200
    assert again.json() == first.json()
    assert holds(game, first.json()["token"]) == 1
    for key in (OTHER, ""):
        refused = game.post("/join", {**wish, "key": key}, None)
        assert (refused.status_code, refused.json()["error"]) == (403, "bad-invite")
    assert holds(game, first.json()["token"]) == 1


def test_a_join_can_be_sent_again_until_its_token_is_replaced(server: Running) -> None:
    game = Game(server, OPEN)
    wish = {"invite": game.opened["seats"][1]["invite"], "key": KEY}
    game.tokens[1] = game.post("/join", wish, None).json()["token"]
    assert game.post("/seats/1/token", None, 1).status_code == 200
    assert game.post("/join", wish, None).status_code == 403


def test_of_many_joins_with_one_key_all_get_the_same_token(server: Running) -> None:
    game = Game(server, OPEN)
    wish = {"invite": game.opened["seats"][1]["invite"], "key": KEY}
    told: list[httpx.Response] = []
    threads = [threading.Thread(target=lambda: told.append(game.post("/join", wish, None))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {answer.status_code for answer in told} == {200}
    assert len({answer.json()["token"] for answer in told}) == 1
    assert holds(game, told[0].json()["token"]) == 1


def test_a_seat_that_is_handed_over_is_taken_as_surely(server: Running) -> None:
    game = Game(server)
    invite = game.post("/seats/0/invite", None, 0).json()["invite"]
    newer = game.post("/seats/0/invite", None, 0).json()["invite"]  # the answer to the first was lost
    assert game.post("/join", {"invite": invite, "key": KEY}, None).status_code == 403
    first = game.post("/join", {"invite": newer, "key": KEY}, None).json()
    assert game.post("/join", {"invite": newer, "key": KEY}, None).json() == first
    assert (holds(game, first["token"]), holds(game, game.tokens[0])) == (0, None)


def test_a_token_can_be_replaced_again_by_the_old_one_and_the_same_key(server: Running) -> None:
    game = Game(server)
    first = game.post("/seats/0/token", {"key": KEY}, 0)
    assert first.status_code == 200, first.text
    assert game.post("/seats/0/token", {"key": KEY}, 0).json() == first.json()
    assert game.post("/seats/0/token", {"key": OTHER}, 0).status_code == 401
    assert game.post("/seats/0/token", None, 0).status_code == 401
    assert game.post("/seats/1/token", {"key": KEY}, 0).status_code == 401
    assert holds(game, first.json()["token"]) == 0
    old, game.tokens[0] = game.tokens[0], first.json()["token"]
    assert game.post("/seats/0/token", {"key": KEY}, 0).json()["token"] not in (old, game.tokens[0])
    game.tokens[0] = old
    assert game.post("/seats/0/token", {"key": KEY}, 0).status_code == 401


def test_a_key_that_can_be_guessed_is_refused(server: Running) -> None:
    game = Game(server, OPEN)
    for key in ("1", "fifteen-letters", "a key with spaces", 7):
        assert game.post("/join", {"invite": game.opened["seats"][1]["invite"], "key": key}, None).status_code == 400
        assert game.post("/seats/0/token", {"key": key}, 0).status_code == 400


@pytest.mark.parametrize("kind", ["sqlite"])
def test_a_join_is_told_again_after_a_restart(kind: str, tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log")
    game = Game(server, OPEN)
    wish = {"invite": game.opened["seats"][1]["invite"], "key": KEY}
    first = game.post("/join", wish, None).json()
    server.kill()
    server.start()
    assert server.http.post(f"/api/tables/{game.id}/join", json=wish).json() == first
    server.stop()


# --- in the browser


def test_an_invite_link_opened_again_in_the_same_browser_leads_to_the_table(server: Running) -> None:
    game = Game(server, OPEN)
    link = game.opened["seats"][1]["link"]
    with browser(server) as bea, browser(server) as cay:
        form = {"csrf": csrf(bea.get(link).text), "name": "Bea"}
        for _ in range(2):  # the answer to the first was lost
            answer = bea.post(link, data=form)
            assert (answer.status_code, answer.url.path) == (200, f"/tables/{game.id}")
        assert bea.get(link).url.path == f"/tables/{game.id}"
        assert cay.get(link).status_code == 403
    assert game.look(0)["seats"][1]["name"] == "Bea"


def test_a_free_seat_taken_again_by_the_same_browser_leads_to_the_table(server: Running) -> None:
    game = Game(server, OPEN, public=True)
    link = f"/tables/{game.id}/sit/1"
    with browser(server) as bea, browser(server) as cay:
        form = {"csrf": csrf(bea.get(link).text), "name": "Bea"}
        for _ in range(2):
            assert bea.post(link, data=form).url.path == f"/tables/{game.id}"
        assert bea.get(link).url.path == f"/tables/{game.id}"
        assert cay.get(link).status_code == 409


def test_ones_own_link_for_handing_over_is_not_used_up_by_opening_it(server: Running) -> None:
    game = Game(server, OPEN)
    with browser(server) as bea, browser(server) as cay:
        sit(bea, game.opened["seats"][1]["link"], "Bea")
        link = bea.post(f"/api/tables/{game.id}/seats/1/invite").json()["link"]
        assert bea.get(link).url.path == f"/tables/{game.id}"
        assert sit(cay, link, "Cay").url.path == f"/tables/{game.id}"
        assert bea.get(f"/tables/{game.id}").status_code == 401
        assert bea.get(link).status_code == 403


def test_a_browser_that_replaces_its_token_keeps_its_seat(server: Running) -> None:
    game = Game(server, OPEN)
    with browser(server) as bea:
        sit(bea, game.opened["seats"][1]["link"], "Bea")
        tokens = [bea.post(f"/api/tables/{game.id}/seats/1/token").json()["token"] for _ in range(2)]
        assert [holds(game, token) for token in tokens] == [None, 1]
        assert bea.get(f"/api/tables/{game.id}/look").json()["seat"] == 1


# --- opening a table

WISH = {"game": "village", "seats": OPEN, "key": KEY + "-for-a-table"}


def tables(server: Running) -> int:
    return len(server.http.get("/api/tables").json())


def test_opening_with_a_key_can_be_sent_again(server: Running) -> None:
    wish = {**WISH, "key": uuid.uuid4().hex, "public": True}
    first = server.http.post("/api/tables", json=wish)
    before = tables(server)
    again = server.http.post("/api/tables", json=wish)
    assert (first.status_code, again.status_code) == (201, 201)
    assert again.json() == first.json()
    assert tables(server) == before
    told = first.json()
    token = {"Authorization": f"Bearer {told['seats'][0]['token']}"}
    assert server.http.get(f"/api/tables/{told['id']}/look", headers=token).json()["seat"] == 0
    assert len({told["owner"], told["watch"], told["seats"][0]["token"], told["seats"][1]["invite"]}) == 4


def test_the_same_key_for_another_table_is_a_mistake(server: Running) -> None:
    wish = {**WISH, "key": uuid.uuid4().hex}
    assert server.http.post("/api/tables", json=wish).status_code == 201
    for other in ({"public": True}, {"pace": "calm"}, {"seats": OPEN[::-1]}, {"game": "heads_of_state"}):
        refused = server.http.post("/api/tables", json={**wish, **other})
        assert (refused.status_code, refused.json()["error"]) == (409, "other-table")


def test_another_key_and_no_key_open_another_table(server: Running) -> None:
    opened = [server.http.post("/api/tables", json={**WISH, "key": key}).json() for key in (KEY, OTHER, "", "")]
    assert len({told["id"] for told in opened}) == 4
    assert len({told["owner"] for told in opened}) == 4


def test_of_many_openings_with_one_key_all_get_the_same_table(server: Running) -> None:
    wish, told = {**WISH, "key": uuid.uuid4().hex}, []
    threads = [
        threading.Thread(target=lambda: told.append(server.http.post("/api/tables", json=wish))) for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {answer.status_code for answer in told} == {201}
    assert len({answer.text for answer in told}) == 1


def test_what_was_replaced_since_is_told_again_and_no_longer_good(server: Running) -> None:
    key = uuid.uuid4().hex
    game = Game(server, OPEN, key=key)
    wish = {"game": "village", "seats": OPEN, "key": key}
    assert game.post("/seats/0/token", None, 0).status_code == 200
    again = server.http.post("/api/tables", json=wish).json()
    assert again == game.opened
    assert holds(game, again["seats"][0]["token"]) is None


def test_a_table_is_told_again_after_a_restart_and_whatever_else_may_be_opened(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--tables", "1")
    first = server.http.post("/api/tables", json=WISH).json()
    server.kill()
    server.start()
    assert server.http.post("/api/tables", json=WISH).json() == first
    assert server.http.post("/api/tables", json={**WISH, "key": OTHER}).json()["error"] == "no-room"
    server.stop()


@pytest.mark.parametrize("form", ["/new", "/"])
def test_a_form_pressed_twice_opens_one_table(server: Running, form: str) -> None:
    with browser(server) as ada:
        page = ada.get(form).text
        sent = {"csrf": csrf(page), "once": once(page), "game": "village", "name0": "Ada"}
        path = "/new" if form == "/new" else "/play"
        seen = [ada.post(path, data=sent).url.path for _ in range(2)]
        assert seen[0] == seen[1]
        assert seen[0].startswith("/tables/")
        changed = ada.post(path, data={**sent, "game": "heads_of_state"}).url.path
        later = ada.post(path, data={**sent, "once": once(ada.get(form).text)}).url.path
        assert len({seen[0], changed, later}) == 3
    with browser(server) as bea:
        theirs = bea.post(path, data={**sent, "csrf": csrf(bea.get(form).text)}).url.path
        assert theirs not in (seen[0], changed, later)


def once(page: str) -> str:
    found = re.search(r'name="once" value="([^"]+)"', page)
    assert found is not None
    return found[1]

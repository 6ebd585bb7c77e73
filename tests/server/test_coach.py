"""The coach where several people play: on once all of them have agreed, and seen by all."""

import random
import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.support import Game, Json, Running, database, events
from tests.server.test_advice import ALONE, advised

PAIR = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bert"}, {"kind": "bot", "level": "page"}]
WITH_FREE = [PAIR[0], {"kind": "open"}, PAIR[2]]
PAGE = {"Accept": "text/html"}


def says(game: Game, seat: int, agree: bool) -> Json:
    answer = game.post("/coach", {"agree": agree}, seat)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()["coach"]
    assert found == game.look(1 - seat)["coach"]
    return found


def refused(game: Game) -> None:
    seat = game.asked()["waiting"]
    for answer in (
        game.post("/advice", {}, seat),
        game.post("/advice/back", None, seat),
        game.get("/advice/ways", seat),
        game.get("/advice/ways", 1 - seat),
    ):
        assert (answer.status_code, answer.json()["error"]) == (403, "no-advice")


def looked_back(game: Game, seat: int = 0, **wish: Any) -> Json:
    """What would have been better, once it is known."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        answer = game.post("/advice/back", None, seat, **wish)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        if not found["thinking"]:
            return found
        time.sleep(0.05)
    raise AssertionError("nothing for two minutes")


def test_it_is_on_for_all_once_all_have_agreed_and_off_when_one_declines(server: Running) -> None:
    game = Game(server, PAIR, game="heads_of_state", public=True)
    assert game.look()["coach"] == {"on": False, "agreed": [], "declined": []}
    refused(game)
    assert says(game, 0, True) == {"on": False, "agreed": [0], "declined": []}
    refused(game)
    assert says(game, 1, False) == {"on": False, "agreed": [0], "declined": [1]}
    refused(game)
    assert says(game, 1, True) == {"on": True, "agreed": [0, 1], "declined": []}
    assert game.look(None)["coach"]["on"]
    look = game.asked()
    seat = look["waiting"]
    assert game.post("/advice", {}, 1 - seat).json()["error"] == "not-your-turn"
    assert game.get("/advice/ways", None).json()["error"] == "not-seated"
    found = game.post("/advice", {}, seat).json()
    assert (found["version"], found["level"]) == (look["version"], "knight")
    for one in (0, 1):
        assert len(game.get("/advice/ways", one).json()["ways"]) == 3
    assert says(game, 0, False) == {"on": False, "agreed": [1], "declined": [0]}
    refused(game)


def test_what_was_agreed_is_on_disk(tmp_path: Path) -> None:
    check_after_a_restart("sqlite", tmp_path)


@pytest.mark.service
def test_what_was_agreed_is_in_postgresql(tmp_path: Path) -> None:
    check_after_a_restart("postgres", tmp_path)


def check_after_a_restart(kind: str, folder: Path) -> None:
    with database(kind, folder) as db:
        running = Running(db, folder / "log")
        games = [Game(running, PAIR, game="village", public=True) for _ in range(3)]
        says(games[0], 0, True)
        says(games[0], 1, True)
        says(games[1], 0, True)
        says(games[1], 1, False)
        running.kill()
        running.start()
        try:
            found = []
            for game in games:
                game.http = running.http
                found.append(game.look()["coach"])
            assert found == [
                {"on": True, "agreed": [0, 1], "declined": []},
                {"on": False, "agreed": [0], "declined": [1]},
                {"on": False, "agreed": [], "declined": []},
            ]
            games[0].asked()
            assert games[0].get("/advice/ways").status_code == 200
            refused(games[1])
        finally:
            running.stop()


def test_whoever_takes_a_seat_has_to_agree_too(server: Running) -> None:
    game = Game(server, WITH_FREE, game="village", public=True)
    assert game.post("/coach", {"agree": True}).json()["coach"] == {"on": False, "agreed": [0], "declined": []}
    assert game.get("/advice/ways").json()["error"] == "no-advice"
    join(game, 1, game.opened["seats"][1]["invite"], "Bert")
    assert not game.look()["coach"]["on"]
    assert says(game, 1, True)["on"]
    # Bert hands his seat to Cleo, who has said nothing yet
    headers = game.headers(1)
    invite = game.http.post(f"/api/tables/{game.id}/seats/1/invite", headers=headers).json()["invite"]
    assert game.look()["coach"]["on"]
    join(game, 1, invite, "Cleo")
    assert game.look()["coach"] == {"on": False, "agreed": [0], "declined": []}
    assert game.http.post(f"/api/tables/{game.id}/coach", json={"agree": True}, headers=headers).status_code == 401
    assert says(game, 1, True)["on"]
    # Cleo leaves: her seat is free, and whoever comes may not want it
    game.post("/forget", {}, 1).raise_for_status()
    assert game.look()["coach"] == {"on": False, "agreed": [0], "declined": []}
    assert game.get("/advice/ways").json()["error"] == "no-advice"


def join(game: Game, seat: int, invite: str, name: str) -> None:
    answer = game.http.post(f"/api/tables/{game.id}/join", json={"invite": invite, "name": name})
    assert answer.status_code == 200, answer.text
    game.tokens[seat] = answer.json()["token"]


def test_whoever_listens_is_told_at_once(lite: Running) -> None:
    game = Game(lite, PAIR[:2], game="village", public=True)
    with game.http.stream("GET", f"/api/tables/{game.id}/stream", headers=game.headers(1)) as answer:
        looks = (told["data"] for told in events(answer.iter_lines()) if told.get("event") == "look")
        first = next(looks)
        assert first["coach"]["agreed"] == []
        for wants in (True, False):
            game.post("/coach", {"agree": wants}, 0).raise_for_status()
            look = next(looks)
            assert (look["version"], look["coach"]["agreed"]) == (first["version"], [0] * wants)


def test_what_makes_no_sense_is_refused_with_a_reason(lite: Running) -> None:
    game = Game(lite, PAIR, game="village", public=True)
    bodies: list[Any] = [{}, {"agree": "yes"}, {"agree": None}, {"agree": True, "seat": 1}, [], None]
    for body in bodies:
        assert game.post("/coach", body).status_code == 400, body
    assert game.post("/coach", {"agree": True}, None).json()["error"] == "not-seated"
    owner = {"Authorization": f"Bearer {game.opened['owner']}"}
    by_owner = game.http.post(f"/api/tables/{game.id}/coach", json={"agree": True}, headers=owner)
    assert by_owner.json()["error"] == "not-seated"
    alone = Game(lite, ALONE, game="village")
    for lang, words in {"en": "Nobody else", "fr": "Personne d’autre", "de": "sonst niemand"}.items():
        answer = alone.post("/coach", {"agree": True}, lang=lang)
        assert (answer.status_code, answer.json()["error"]) == (409, "coach-alone")
        assert words in answer.json()["message"]
    game.http.post(f"/api/tables/{game.id}/stop", json={}, headers=owner).raise_for_status()
    for answer in (game.post("/coach", {"agree": True}), game.get("/advice/ways"), game.post("/advice/back", None)):
        assert (answer.status_code, answer.json()["error"]) == (409, "over")


@pytest.mark.parametrize("name", ["village", "heads_of_state", "dynasties", "legacy"])
def test_a_program_is_told_the_ways_and_how_its_last_turn_was(lite: Running, name: str) -> None:
    game = Game(lite, ALONE + [{"kind": "bot", "level": "page"}] * (name == "dynasties"), game=name)
    game.asked()
    early = game.post("/advice/back", None)
    assert (early.status_code, early.json()["error"]) == (409, "no-turn")
    game.play(random.Random(3), 6)
    look = game.asked()
    plain, told = game.get("/advice/ways").json(), game.get("/advice/ways", texts="fr").json()
    assert (plain["version"], len(plain["ways"])) == (look["version"], 3)
    assert all(set(way) == {"name", "now", "end"} for way in plain["ways"])
    assert all(way["text"] and way["about"] for way in told["ways"])
    assert [way["end"] for way in told["ways"]] == [way["end"] for way in plain["ways"]]
    back, said = looked_back(game), looked_back(game, texts="de")
    assert back["version"] == look["version"]
    assert back["played"]
    assert "text" not in back
    assert bool(back["better"]) == (back["by"] > 0)
    assert {key: said[key] for key in back} == back
    assert ("besser" in said["text"]) or ("Besseres" in said["text"])
    assert advised(game)["version"] == look["version"] == game.look()["version"]


def csrf(page: httpx.Response) -> str:
    return str(re.findall(r'name="csrf" value="(\w+)"', page.text)[0])


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_people_ask_for_it_and_agree_on_their_pages(lite: Running, lang: str) -> None:
    headers = {**PAGE, "Accept-Language": lang}
    with lite.client(follow_redirects=True) as ada, lite.client(follow_redirects=True) as bert:
        wish = {"csrf": csrf(ada.get("/forget", headers=headers)), "game": "village", "seat0": "me"}
        page = ada.post("/new", data={**wish, "name": "Ada", "seat1": "friend", "seat2": "none"}, headers=headers)
        here = str(page.url).partition("?")[0]
        link = re.findall(r'value="([^"]*/join/[^"]+)"', page.text)[0]
        joining = bert.get(link, headers=headers)
        bert.post(link, data={"csrf": csrf(joining), "name": "Bert"}, headers=headers).raise_for_status()

        def does(who: httpx.Client, doing: str) -> tuple[str, str]:
            token = csrf(who.get(here, headers=headers))
            who.post(f"{here}/coach/{doing}", data={"csrf": token}, headers=headers).raise_for_status()
            return ada.get(here, headers=headers).text, bert.get(here, headers=headers).text

        asks, asked = does(ada, "agree")
        assert 'id="coach-wish"' in asked
        assert 'id="coach-wish"' not in asks
        assert all('id="coach-mark"' in text and 'id="set-advice"' not in text for text in (asks, asked))
        for text in does(bert, "decline"):
            assert 'id="coach-wish"' not in text
            assert 'class="coach-mark on"' not in text
        for text in does(bert, "agree"):
            assert 'class="coach-mark on"' in text
            assert 'id="set-advice"' in text
        shown = [('id="advice-go"' in who.get(here, headers=headers).text) for who in (ada, bert)]
        assert sorted(shown) == [False, True]  # whoever is asked
        for text in does(ada, "decline"):
            assert 'class="coach-mark on"' not in text
            assert 'id="advice-go"' not in text
        assert ada.post(f"{here}/coach/perhaps", data=wish, headers=headers).status_code == 404
        assert ada.post(f"{here}/coach/agree", data={"csrf": "guess"}, headers=headers).status_code == 403
        with lite.client() as stranger:
            assert stranger.post(f"{here}/coach/agree", data={}, headers=headers).status_code in (401, 403)

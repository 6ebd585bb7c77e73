"""Whole games over HTTP, in the shapes that clients rely on."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import cadency
from tests.server.support import Game, Running

ROOT = Path(__file__).parents[2]


def test_the_games_are_listed_with_seats_options_and_levels(server: Running) -> None:
    with server.client() as http:
        found = http.get("/api/games").json()
    assert [game["id"] for game in found] == list(cadency.GAMES)
    assert found[0]["seats"] == [2, 3, 4]
    assert found[0]["levels"] == ["page", "squire", "knight", "baron", "duke"]


def test_a_whole_game_is_played_over_http_and_its_record_verifies(server: Running) -> None:
    game = Game(server)
    commitment = game.opened["commitment"]
    look = game.play(random.Random(1))
    assert look["over"] in ("chronicle", "graves")
    assert look["decision"] is None
    assert look["waiting"] is None
    assert sorted(place["seat"] for place in look["standing"]) == [0, 1]
    text = game.get("/record").text
    table = cadency.replay(text)
    assert table.over == look["over"]
    assert table.commitment == commitment
    assert table.verify() > 0
    assert [place.score for place in table.standing()] == [place["score"] for place in look["standing"]]
    assert look["seed"] == table.seed


def test_opening_answers_201_with_tokens_invites_and_the_commitment(server: Running) -> None:
    game = Game(server, [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "page"}])
    human, open_seat, bot = game.opened["seats"]
    assert set(human) == {"seat", "kind", "token"}
    assert set(open_seat) == {"seat", "kind", "invite", "link"}
    assert set(bot) == {"seat", "kind"}
    assert len(game.opened["commitment"]) == 64
    joined = game.post("/join", {"invite": open_seat["invite"], "name": "Bea"}, None)
    assert joined.status_code == 200
    assert joined.json()["seat"] == 1
    names = [seat["name"] for seat in game.look()["seats"]]
    assert names[:2] == ["Ada", "Bea"]


def test_a_look_has_its_shape(server: Running) -> None:
    game = Game(server)
    look = game.asked()
    seat = look["waiting"]
    assert look["view"]["seat"] == seat
    assert set(look["decision"]) == {"seat", "kind", "clause", "about", "options"}
    assert all(set(option) == {"wire"} for option in look["decision"]["options"])
    assert look["standing"] is None
    assert look["seed"] is None
    other = game.look(1 - seat)
    assert other["decision"] is None
    assert other["waiting"] == seat


def worded(look: dict[str, Any]) -> list[str]:
    """Every text of a look: the question's, each option's, each event's."""
    found = [look["decision"], *look["decision"]["options"], *look["events"]]
    return [told["text"] for told in found if "text" in told]


def test_texts_come_on_request_in_the_language_that_is_named(server: Running) -> None:
    game = Game(server)
    bare = game.asked()
    seat = bare["waiting"]
    told = {lang: game.look(seat, texts=lang) for lang in ("en", "fr", "de")}
    assert len({look["decision"]["text"] for look in told.values()}) == 3
    for look in told.values():
        assert len(worded(look)) == 1 + len(look["decision"]["options"]) + len(look["events"])
        assert [option["wire"] for option in look["decision"]["options"]] == [
            option["wire"] for option in bare["decision"]["options"]
        ]
    wished = {**game.headers(seat), "Accept-Language": "fr-CH, fr;q=0.9, en;q=0.8"}
    for query in ("", "?lang=fr"):
        plain = game.http.get(f"/api/tables/{game.id}/look{query}", headers=wished)
        assert worded(plain.json()) == []


def test_an_answer_is_told_in_words_on_request_and_so_is_a_stale_one(server: Running) -> None:
    game = Game(server)
    look = game.asked()
    seat, wire = look["waiting"], look["decision"]["options"][0]["wire"]
    answer = {"version": look["version"], "choices": [wire]}
    after = game.post("/choices", answer, seat, texts="de").json()
    assert after["events"]
    assert all(event["text"] for event in after["events"])
    stale = game.post("/choices", answer, seat, texts="de")
    assert stale.status_code == 409
    assert all(event["text"] for event in stale.json()["look"]["events"])
    assert stale.json()["message"] == game.post("/choices", answer, seat, lang="de").json()["message"]
    assert "text" not in game.post("/choices", answer, seat).json()["look"]["events"][0]


def test_words_in_a_language_that_nobody_speaks_here_are_refused(server: Running) -> None:
    answer = Game(server).get("/look", texts="tlh")
    assert answer.status_code == 400
    assert "texts: en, fr, de" in answer.json()["message"]


def test_events_since_a_version_are_only_the_later_ones(server: Running) -> None:
    game = Game(server)
    before = game.asked()
    after = game.play(random.Random(2), 5)
    later = game.look(0, since=before["version"], texts="en")["events"]
    assert later
    assert all(event["version"] > before["version"] for event in later)
    assert all(event["text"] for event in later)
    assert game.look(0, since=after["version"] + 50)["events"] == []


def test_an_option_says_what_it_would_bring_about(server: Running) -> None:
    game = Game(server)
    look = game.play(random.Random(3), 40)
    seat = look["waiting"]
    told = game.look(seat, brings=True)
    for option in told["decision"]["options"]:
        brings = option["brings"]
        assert set(brings) >= {"changes", "events", "next"}
    option = told["decision"]["options"][0]
    own = told["view"]["farms"][seat]
    after = game.choose(told, option["wire"], seat).json()
    asked = option["brings"]["next"]
    if asked is not None and asked["seat"] == seat:  # where a draw comes next the preview stops before it
        assert after["waiting"] == seat
        farm = after["view"]["farms"][seat]
        for key in ("time", "coins", "grain", "prestige"):
            was, now = option["brings"]["changes"].get(key, [own[key], own[key]])
            assert (was, now) == (own[key], farm[key])


def test_any_earlier_moment_can_be_seen_again(server: Running) -> None:
    game = Game(server)
    first = game.asked()
    game.play(random.Random(4), 20)
    then = game.look(0, at=first["answers"])
    assert then["answers"] == first["answers"]
    assert then["decision"] is None
    assert {**then["view"], "seat": None} == {**first["view"], "seat": None}
    beyond = game.get("/look", 0, at=10_000)
    assert (beyond.status_code, beyond.json()["error"]) == (404, "no-moment")


def test_the_example_bot_plays_a_whole_game_in_under_sixty_lines(server: Running) -> None:
    script = ROOT / "examples" / "bot.py"
    assert len(script.read_text().splitlines()) < 60
    done = subprocess.run(
        [sys.executable, str(script), server.address], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "rank 1" in done.stdout


def test_the_example_bot_takes_an_invite(lite: Running) -> None:
    game = Game(lite, [{"kind": "open"}, {"kind": "bot", "level": "page"}], public=True)
    words = [lite.address, game.id, game.opened["seats"][0]["invite"]]
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "bot.py"), *words],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert game.look(None)["over"]

"""Taking back: alone as far as nothing was learnt, further only if everybody agrees."""

import random

import cadency
from tests.server.support import Game, Json, Running


def until_alone(game: Game, rng: random.Random) -> Json:
    """Play until somebody could take back alone."""
    while True:
        game.play(rng, 1)
        for seat in game.tokens:
            mine = game.look(seat)
            if mine["undo"]["alone"]:
                return mine


def until_learnt(game: Game, rng: random.Random) -> tuple[Json, int]:
    """Play until the last answer cannot be taken back by who gave it; who that was."""
    while True:
        before = game.asked()
        seat = before["waiting"]
        game.choose(before, rng.choice(before["decision"]["options"])["wire"], seat)
        mine = game.look(seat)
        if not mine["undo"]["alone"]:
            return before, seat


def test_an_answer_is_taken_back_and_everybody_hears_of_it(server: Running) -> None:
    game = Game(server)
    look = until_alone(game, random.Random(9))
    seat = look["seat"]
    back = game.post("/undo", {"version": look["version"]}, seat)
    assert back.status_code == 200
    told = back.json()
    assert told["answers"] == look["answers"] - 1
    assert told["version"] == look["version"] + 1
    assert told["decision"] is not None
    other = game.look(1 - seat, since=look["version"])
    assert [event["event"] for event in other["events"]] == ["undone"]
    assert '"cut"' in game.get("/record").text


def test_what_was_learnt_cannot_be_taken_back_alone(server: Running) -> None:
    game = Game(server)
    _, seat = until_learnt(game, random.Random(10))
    answer = game.post("/undo", {}, seat)
    assert (answer.status_code, answer.json()["error"]) == (409, "learnt")


def test_the_other_agrees_and_the_game_goes_back(server: Running) -> None:
    game = Game(server)
    before, seat = until_learnt(game, random.Random(11))
    asked = game.post("/undo", {"propose": True}, seat).json()
    assert asked["undo"]["proposal"] == {"seat": seat, "answers": before["answers"], "agreed": [seat]}
    assert game.look(1 - seat)["undo"]["proposal"]["seat"] == seat
    done = game.post("/undo/agree", None, 1 - seat).json()
    assert done["undo"]["proposal"] is None
    assert done["answers"] == before["answers"]
    again = game.look(seat)
    assert again["decision"] == before["decision"]
    assert again["view"] == before["view"]


def test_the_other_declines_and_nothing_changes(server: Running) -> None:
    game = Game(server)
    _, seat = until_learnt(game, random.Random(12))
    asked = game.post("/undo", {"propose": True}, seat).json()
    declined = game.post("/undo/decline", None, 1 - seat).json()
    assert declined["undo"]["proposal"] is None
    assert declined["version"] == asked["version"]
    late = game.post("/undo/agree", None, 1 - seat)
    assert (late.status_code, late.json()["error"]) == (409, "no-proposal")


def test_bots_agree(server: Running) -> None:
    game = Game(server, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "page"}])
    rng = random.Random(13)
    game.play(rng, 6)
    before = game.asked()
    game.choose(before, before["decision"]["options"][0]["wire"], 0)
    game.asked()
    back = game.post("/undo", {"propose": True, "answers": before["answers"]}, 0)
    assert back.status_code == 200
    assert back.json()["answers"] == before["answers"]
    assert back.json()["decision"] == before["decision"]


def test_taking_back_can_be_stale_too(server: Running) -> None:
    game = Game(server)
    look = game.play(random.Random(14), 3)
    answer = game.post("/undo", {"version": look["version"] - 1}, 0)
    assert answer.status_code == 409
    assert answer.json()["look"]["version"] == look["version"]


def test_a_game_goes_on_after_cuts_and_its_record_tells_of_them(server: Running) -> None:
    game = Game(server)
    rng = random.Random(15)
    for _ in range(3):
        look = until_alone(game, rng)
        game.post("/undo", {"version": look["version"]}, look["seat"])
    told = [event for event in game.look(0)["events"] if event["event"] == "undone"]
    assert len(told) == 3
    after = game.play(rng, 10)
    table = cadency.replay(game.get("/record").text)
    assert table.version == after["version"]
    assert len(table.record.answers) == after["answers"]

"""Two clients at once, doubled requests, late ones: one wins, the others are told; nothing happens twice."""

import random
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.support import Game, Json, Running, database


def lines(game: Game) -> list[str]:
    return game.get("/record").text.splitlines()[1:]


def test_of_two_clients_racing_one_wins_and_the_other_gets_the_new_look(server: Running) -> None:
    game = Game(server)
    look = game.asked()
    seat, options = look["waiting"], look["decision"]["options"]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda option: game.choose(look, option["wire"], seat), options[:8]))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200] + [409] * (len(codes) - 1)
    late = next(answer for answer in answers if answer.status_code == 409).json()
    assert late["error"] == "stale"
    assert late["message"]
    assert late["look"]["version"] > look["version"]
    assert late["look"]["seat"] == seat


def test_a_stale_answer_is_refused_with_the_new_look(server: Running) -> None:
    game = Game(server)
    look = game.asked()
    seat = look["waiting"]
    assert game.choose(look, look["decision"]["options"][0]["wire"], seat).status_code == 200
    again = game.choose(look, look["decision"]["options"][0]["wire"], seat)
    assert again.status_code == 409
    assert again.json()["look"]["version"] == game.look(seat)["version"]


def test_a_doubled_request_with_a_key_is_applied_once(server: Running) -> None:
    game = Game(server)
    look = game.asked()
    seat, wire = look["waiting"], look["decision"]["options"][0]["wire"]
    key = uuid.uuid4().hex
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: game.choose(look, wire, seat, key), range(6)))
    assert {answer.status_code for answer in answers} == {200}
    versions = {answer.json()["version"] for answer in answers}
    assert len(versions) == 1
    assert sum(f'"seat": {seat}' in line for line in lines(game)) == 1


def test_a_key_that_was_used_for_something_else_is_refused(server: Running) -> None:
    game = Game(server)
    look = game.asked()
    seat, options = look["waiting"], look["decision"]["options"]
    assert game.choose(look, options[0]["wire"], seat, "k").status_code == 200
    other = game.choose(look, options[1]["wire"], seat, "k")
    assert (other.status_code, other.json()["error"]) == (422, "key-reused")


def pair(game: Game, rng: random.Random) -> tuple[Json, int, list[list[object]]]:
    """A moment at which a seat can answer two questions in a row, and two answers."""
    while True:
        look = game.play(rng, 1)
        seat = look["waiting"]
        for option in look["decision"]["options"]:
            probe = game.look(seat, brings=True)
            told = next(o for o in probe["decision"]["options"] if o["wire"] == option["wire"])
            following = told["brings"]["next"]
            if following is not None and following["seat"] == seat:
                after = game.choose(look, option["wire"], seat).json()
                if after["decision"] is None:
                    break
                second = after["decision"]["options"][0]["wire"]
                back = game.post("/undo", {"version": after["version"]}, seat)
                assert back.status_code == 200, back.text
                return back.json(), seat, [option["wire"], second]


def test_several_choices_are_applied_all_or_none(server: Running) -> None:
    game = Game(server)
    look, seat, both = pair(game, random.Random(5))
    before = lines(game)
    bad = game.post("/choices", {"version": look["version"], "choices": [both[0], ["reap", "nonsense"]]}, seat)
    assert bad.status_code == 422
    worse = game.post("/choices", {"version": look["version"], "choices": [*both, ["take", "well", "gold"]]}, seat)
    assert worse.status_code == 422
    assert lines(game) == before
    assert game.look(seat)["decision"] == look["decision"]
    good = game.post("/choices", {"version": look["version"], "choices": both}, seat)
    assert good.status_code == 200
    assert [line for line in lines(game)[len(before) :] if f'"seat": {seat}' in line][:2]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.service)])
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server that a test may stop and start."""
    with database(request.param, tmp_path) as db:
        running = Running(db, tmp_path / "log")
        yield running
        running.stop()


def test_a_key_is_remembered_across_a_restart(own: Running) -> None:
    game = Game(own)
    look = game.asked()
    seat, wire = look["waiting"], look["decision"]["options"][0]["wire"]
    done = game.choose(look, wire, seat, "once")
    own.kill()
    own.start()
    game.http = own.http
    again = game.choose(look, wire, seat, "once")
    assert again.status_code == 200
    assert again.json()["version"] == done.json()["version"]
    assert len(lines(game)) == done.json()["version"]


def test_a_game_with_bots_goes_on_after_a_restart(own: Running) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "squire"}, {"kind": "bot", "level": "page"}]
    game = Game(own, seats)
    rng = random.Random(6)
    for _ in range(2):
        look = game.play(rng, 8)
        assert not look["over"]
        if look["decision"]:  # a bot may be thinking when the power goes
            game.choose(look, look["decision"]["options"][0]["wire"], 0)
        own.kill()
        own.start()
        game.http = own.http
    before = game.asked()["answers"]
    after = game.play(rng, 10)
    assert after["over"] or after["answers"] > before


def test_a_bot_is_woken_by_the_start_alone(own: Running) -> None:
    game = Game(own, [{"kind": "bot", "level": "squire"}, {"kind": "bot", "level": "squire"}], public=True)
    own.kill()
    own.start()
    with httpx.stream("GET", f"{own.address}/api/tables/{game.id}/stream", timeout=120) as answer:
        assert any('"over":"' in line for line in answer.iter_lines() if line.startswith("data"))

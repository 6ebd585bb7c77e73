"""Live events: looks as they happen, resumed after a cut; chat for those seated; spectators."""

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.support import Game, Json, Running, events


@contextmanager
def listening(game: Game, seat: int | None = 0, last: int | None = None, **params: object) -> Iterator[Iterator[Json]]:
    """What the stream tells, comments left out."""
    headers = game.headers(seat) | ({} if last is None else {"Last-Event-ID": str(last)})
    url = f"{game.server.address}/api/tables/{game.id}/stream"
    with httpx.stream("GET", url, headers=headers, params=params, timeout=120) as answer:  # type: ignore[arg-type]
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield (told for told in events(answer.iter_lines()) if told.get("event") in ("look", "chat"))


def test_every_change_is_told_to_every_seat_with_its_version(server: Running) -> None:
    game = Game(server)
    with listening(game, 0) as mine, listening(game, 1) as theirs:
        first = next(mine)
        assert first["event"] == "look"
        assert int(first["id"]) == first["data"]["version"]
        assert next(theirs)["data"]["version"] == first["data"]["version"]
        seat = first["data"]["waiting"]
        look = game.look(seat)
        done = game.choose(look, look["decision"]["options"][0]["wire"], seat).json()
        for told, who in ((next(mine), 0), (next(theirs), 1)):
            assert told["data"]["version"] == done["version"]
            assert told["data"]["seat"] == who
            assert all(event["version"] > first["data"]["version"] for event in told["data"]["events"])


def test_a_cut_line_is_picked_up_where_it_was(server: Running) -> None:
    game = Game(server)
    with listening(game) as told:
        seen = next(told)["data"]
    game.play(random.Random(7), 12)
    with listening(game, last=seen["version"]) as told:
        missed = next(told)["data"]
    now = game.look(0, since=seen["version"])
    assert missed == now
    assert {event["version"] for event in missed["events"]} <= set(range(seen["version"] + 1, now["version"] + 1))
    everything = seen["events"] + missed["events"]
    assert everything == game.look(0)["events"]


def test_nothing_is_told_twice_to_who_has_seen_it(server: Running) -> None:
    game = Game(server)
    look = game.asked()
    with listening(game, last=look["version"]) as told:
        seat = look["waiting"]
        done = game.choose(look, look["decision"]["options"][0]["wire"], seat).json()
        assert next(told)["data"]["version"] == done["version"]


def test_a_stream_goes_on_over_a_restart(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log")
    game = Game(server)
    with listening(game) as told:
        seen = next(told)["data"]
    server.kill()
    server.start()
    game.http = server.http
    after = game.play(random.Random(8), 3)
    with listening(game, last=seen["version"]) as told:
        assert next(told)["data"]["version"] == after["version"]
    server.stop()


def test_a_quiet_stream_shows_that_it_is_alive(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--heartbeat", "1")
    game = Game(server)
    url = f"{server.address}/api/tables/{game.id}/stream"
    with httpx.stream("GET", url, headers=game.headers(0), timeout=120) as answer:
        lines = answer.iter_lines()
        assert any(line.startswith(": ") for line in lines)
    server.stop()


def test_streams_end_when_the_server_is_stopped(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log")
    game = Game(server)
    with listening(game) as told:
        next(told)
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        assert list(told) == []
        stopping.join()
    assert server.process.returncode == 0


def test_those_seated_talk_and_spectators_do_not_read_it(server: Running) -> None:
    game = Game(server, public=True)
    with listening(game, 1) as told:
        next(told)
        said = game.post("/chat", {"text": "Good luck! 🐑"}, 0)
        assert said.status_code == 201
        heard = next(told)
        assert heard["event"] == "chat"
        assert (heard["data"]["seat"], heard["data"]["name"]) == (0, "Ada")
        assert heard["data"]["text"] == "Good luck! 🐑"
    assert [chat["text"] for chat in game.get("/chat", 1).json()] == ["Good luck! 🐑"]
    assert game.get("/chat", 1, after=1).json() == []
    for answer in (game.get("/chat", None), game.post("/chat", {"text": "boo"}, None)):
        assert (answer.status_code, answer.json()["error"]) == (403, "not-seated")
    with listening(game, None) as told:
        look = next(told)
        assert "Good luck" not in str(look)
        asked = game.asked()
        game.choose(asked, asked["decision"]["options"][0]["wire"], asked["waiting"])
        assert next(told)["event"] == "look"
    with listening(game, 0) as told:
        assert [next(told)["event"], next(told)["event"]] == ["look", "chat"]


def test_who_talks_without_end_is_slowed_down(server: Running) -> None:
    game = Game(server)
    codes = [game.post("/chat", {"text": f"{n}"}, 0).status_code for n in range(5)]
    assert codes == [201] * 5
    while 429 not in codes:
        codes.append(game.post("/chat", {"text": "and another thing"}, 0).status_code)
        assert len(codes) < 100
    assert game.post("/chat", {"text": "I have not said anything yet"}, 1).status_code == 201


def test_a_spectator_sees_a_public_table_and_is_asked_nothing(server: Running) -> None:
    game = Game(server, public=True)
    with listening(game, None) as told:
        look = next(told)["data"]
    assert look["seat"] is None
    assert look["decision"] is None
    assert look["view"]["seat"] is None

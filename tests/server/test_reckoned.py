"""The page of a finished game: what it takes the whole game to know is worked out once, while others are answered."""

import asyncio
import json
import random
import re
from functools import cache

import pytest

import cadency
from cadency.kernel.engine import ALL, apply
from cadency.kernel.nature import ahead
from cadency.server.live import LiveTable
from cadency.server.pages.course import Course, told
from cadency.server.pages.reckoned import Reckonings, reckon
from tests.server.support import Game, Running
from tests.server.test_pages_abuse import Browser
from tests.support import finish

MISSED = "data-later"  # what is not known yet, the page's script asks for by itself


@cache
def finished(game: str, seed: int = 1, seats: int | None = None) -> str:
    """A whole game, played at random, with something taken back on the way; with the fewest seats unless told."""
    table = cadency.open_table(game, seats or min(cadency.rules(game).seats), seed=seed)
    rng = random.Random(seed)
    while (asked := table.decision) is not None:
        table.choose(rng.choice(asked.options))
        if table.can_undo(asked.seat) and rng.random() < 0.05:
            table.undo(asked.seat)
    return table.save()


def sat(game: str, seed: int = 1) -> LiveTable:
    table = cadency.replay(finished(game, seed))
    live = LiveTable(f"{game}-{seed}", True, [], "seed")
    live.put(table, [])
    return live


@pytest.mark.parametrize("game", cadency.GAMES)
def test_the_points_of_every_move_are_those_that_stood_then(game: str) -> None:
    table = cadency.replay(finished(game))
    course = Course(finish(reckon(table)).steps)
    assert course.moves == len(table.record.answers)
    for move in random.Random(1).sample(range(course.moves + 1), 25):
        then = cadency.replay(finished(game), move)
        if len(then.record.answers) == move:  # nature would answer by itself otherwise
            assert course.at(move) == tuple(placing.score for placing in then.standing()), move
    assert course.most >= max(placing.score for placing in table.standing())


@pytest.mark.parametrize("game", cadency.GAMES)
def test_every_event_belongs_to_the_move_that_brought_it_about(game: str) -> None:
    table = cadency.replay(finished(game))
    assert any("cut" in line for line in table.record.lines)
    rules, state = table.rules, table.rules.start(table.setup)
    state.events = []
    ahead(state)
    wanted = [[wire[0] for to, wire in state.events if to == ALL]]
    for answer in table.record.answers:
        state.events.clear()
        apply(state, rules.choice(answer.wire))
        ahead(state)
        wanted.append([wire[0] for to, wire in state.events if to == ALL])
    found: list[list[object]] = [[] for _ in wanted]
    for move, event in told(table):
        if event["event"] != "undone":
            found[move].append(event["event"])
    assert found == wanted


def test_a_game_is_worked_out_once_for_all_who_ask() -> None:
    async def run() -> None:
        live, known = sat("village"), Reckonings(5)
        assert known.known(live) is None
        first, second = await asyncio.gather(known.of(live), known.of(live))
        assert first is second is await known.of(live)
        assert known.known(live) is first

    finish(run())


def test_whoever_leaves_while_it_is_worked_out_spoils_it_for_nobody() -> None:
    async def run() -> None:
        live, known = sat("village"), Reckonings(5)
        first = asyncio.create_task(known.of(live))
        second = asyncio.create_task(known.of(live))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).draws

    finish(run())


def test_beyond_the_limit_the_game_that_nobody_read_for_longest_is_forgotten_and_found_again() -> None:
    async def run() -> None:
        known = Reckonings(2)
        one, two, three = (sat("village", seed) for seed in (1, 2, 3))
        before = await known.of(one)
        await known.of(two)
        await known.of(one)  # read again: the second is now the older one
        await known.of(three)
        assert known.known(two) is None
        assert known.known(one) is before
        await known.of(two)
        assert known.known(one) is None
        assert await known.of(one) == before

    finish(run())


def test_others_have_their_turn_while_a_game_is_worked_out() -> None:
    async def run() -> int:
        work = asyncio.create_task(reckon(cadency.replay(finished("village", 1, 4))))
        turns = 0
        while not work.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert finish(run()) > 3


def test_a_deal_that_the_seed_does_not_give_is_noticed() -> None:
    lines = finished("village").splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), "commitment": "0" * 64})
    assert finish(reckon(cadency.replay("\n".join(lines)))).draws is None


@pytest.mark.parametrize("game", cadency.GAMES)
def test_the_page_of_a_finished_game_shows_how_it_went_at_the_first_visit(server: Running, game: str) -> None:
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bert", "Cleo")[: min(cadency.rules(game).seats)]]
    played = Game(server, seats, game=game, public=True)
    played.play(random.Random(4))
    draws = cadency.replay(played.get("/record").text).verify()
    for _ in range(2):
        page = server.http.get(f"/tables/{played.id}").text
        assert page.count('class="course"') == len(seats)
        assert re.search(rf"\b{draws}\b", page.partition('class="deal"')[2].partition("</p>")[0])
        assert MISSED not in page


def test_whoever_ends_a_game_is_answered_at_once_and_the_page_asks_for_how_it_went(lite: Running) -> None:
    browser = Browser(lite)
    table = browser.opened(b"game=village&seat0=me&seat1=screen&public=yes")
    browser.http.headers["HX-Request"] = "true"
    at_once = browser.post(f"{table}/stop").text
    assert 'class="won"' in at_once
    assert (MISSED in at_once, 'class="course"' in at_once) == (True, False)
    then = browser.get(table).text
    assert (MISSED in then, then.count('class="course"')) == (False, 2)
    browser.http.close()

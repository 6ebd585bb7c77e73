"""A finished game looked at again: never while it runs, once for everybody, part by part in the bots' processes."""

import asyncio
import json
import random
import re
from typing import Any

import httpx
import pytest

import cadency
from cadency.bots.analysis import Analysis, analyse
from cadency.server.analyses import Analyses
from cadency.server.bots import Thinkers
from cadency.server.live import LiveTable
from tests.server.support import Game, Running
from tests.support import finish


def short(seed: int, answers: int = 6) -> LiveTable:
    """A game that was stopped after a few answers."""
    table, rng = cadency.open_table("heads_of_state", 2, seed=seed), random.Random(seed)
    for _ in range(answers):
        assert table.decision is not None
        table.choose(rng.choice(table.decision.options))
    table.stop("")
    live = LiveTable(f"table-{seed}", True, [], "seed")
    live.put(table, [])
    return live


def test_so_many_games_are_kept_and_the_one_read_longest_ago_goes() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        analyses = Analyses(thinkers, 2)
        try:
            for seed in (1, 2, 3):
                live = short(seed)
                while (found := analyses.of(live)) is None or not found.done:
                    await asyncio.wait(analyses.doing)
                assert len(analyses) == min(seed, 2)
            assert analyses.of(short(1)) is None
            found = analyses.of(short(3))
            table = short(3).table
            assert found == analyse(table, "knight")
        finally:
            await analyses.stop()
            await asyncio.to_thread(thinkers.stop)

    finish(work())


class Counting(Thinkers):
    """Counts the parts that each work was done in, none of which begins anew: a turn each, on any machine."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.parts: list[str] = []

    async def weigh_on(self, who: str, record: str, level: str, so_far: Analysis | None, part: float = 0.0) -> Analysis:
        found = await super().weigh_on(who, record, level, so_far, part)
        assert so_far is None or found.work[0] > so_far.work[0]
        self.parts.append(who)
        return found


def test_what_is_forgotten_in_the_middle_of_the_work_goes_on_and_does_not_begin_anew() -> None:
    """One place for three games that are worked on by turns: each pushes the others out while they are not done."""

    async def work() -> None:
        thinkers = Counting(1)
        analyses = Analyses(thinkers, 1)
        lives = [short(seed, 60) for seed in (1, 2, 3)]
        try:
            for live in lives:
                assert analyses.of(live) is None
            assert len(analyses.doing) == 3
            await asyncio.gather(*analyses.doing)
            assert len(analyses) == 1
            done = [found for live in lives if (found := analyses.of(live)) is not None]
            assert [found.done for found in done] == [True]
            assert all(thinkers.parts.count(live.id) > 1 for live in lives)
        finally:
            await analyses.stop()
            await asyncio.to_thread(thinkers.stop)

    finish(work())


def test_so_many_games_are_worked_on_at_once_and_the_next_one_when_there_is_room() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        analyses = Analyses(thinkers, 10, at_once=1)
        try:
            first, second = short(1), short(2)
            analyses.of(first)
            assert analyses.of(second) is None
            assert len(analyses.doing) == 1
            await asyncio.gather(*analyses.doing)
            assert analyses.of(second) is None
            await asyncio.gather(*analyses.doing)
            found = analyses.of(second)
            assert found is not None
            assert found.done
        finally:
            await analyses.stop()
            await asyncio.to_thread(thinkers.stop)

    finish(work())


def test_a_game_that_cannot_be_looked_at_is_not_tried_for_ever() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        analyses = Analyses(thinkers, 2)
        live = short(1)
        live.table.record.header["rules"] = 99  # as if another version of the rules had written it
        try:
            analyses.of(live)
            await asyncio.gather(*analyses.doing)
            assert analyses.failed(live)
            assert analyses.of(live) is None
            assert analyses.doing == []
        finally:
            await analyses.stop()
            await asyncio.to_thread(thinkers.stop)

    finish(work())


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_there_is_none_while_a_game_runs_and_then_it_is_shown(lite: Running, lang: str) -> None:
    game = Game(lite, [{"kind": "human"}, {"kind": "human"}], game="heads_of_state", public=True)
    game.play(random.Random(2), 5)
    page = f"/tables/{game.id}/analysis"
    wish = {"Accept": "text/html", "Accept-Language": lang}
    refused = lite.http.get(page, headers=wish)
    assert refused.status_code == 409
    assert 'class="graph' not in refused.text
    owner = {"Authorization": f"Bearer {game.opened['owner']}"}
    game.http.post(f"/api/tables/{game.id}/stop", json={}, headers=owner).raise_for_status()
    assert page in lite.http.get(f"/tables/{game.id}", headers=wish).text
    shown = done(lite, page, wish)
    assert shown.status_code == 200
    assert 'class="graph wide"' in shown.text
    assert {"en": "Judged by a knight", "fr": "Jugé par un chevalier", "de": "von einem Ritter"}[lang] in shown.text


def done(server: Running, page: str, wish: dict[str, str]) -> httpx.Response:
    """The page once all is worked out."""
    shown = server.http.get(page, headers=wish)
    while "<progress" in shown.text:
        shown = server.http.get(page, headers=wish)
    return shown


HTML = {"Accept": "text/html"}


def stopped(server: Running, answers: int = 12, **wishes: Any) -> Game:
    """A game that its owner has stopped after a few answers."""
    game = Game(server, [{"kind": "human"}, {"kind": "human"}], game="heads_of_state", **wishes)
    game.play(random.Random(2), answers)
    owner = {"Authorization": f"Bearer {game.opened['owner']}"}
    game.http.post(f"/api/tables/{game.id}/stop", json={}, headers=owner).raise_for_status()
    return game


def test_strangers_see_it_only_where_they_may_see_the_table(lite: Running) -> None:
    private = stopped(lite)
    refused = lite.http.get(f"/tables/{private.id}/analysis", headers=HTML)
    assert refused.status_code in (401, 403)
    assert "graph" not in refused.text
    shown = done(lite, f"/tables/{stopped(lite, public=True).id}/analysis", HTML)
    assert 'class="graph wide"' in shown.text
    assert lite.http.get("/tables/000000000000/analysis", headers=HTML).status_code == 404


def test_a_game_in_which_nobody_chose_says_so(lite: Running) -> None:
    shown = done(lite, f"/tables/{stopped(lite, 0, public=True).id}/analysis", HTML)
    assert shown.status_code == 200
    assert "there is nothing to look at" in shown.text


def test_a_moment_is_tried_otherwise_at_a_table_of_ones_own(lite: Running) -> None:
    game = stopped(lite, public=True)
    with lite.client() as http:
        page = http.get(f"/tables/{game.id}/analysis", headers=HTML)
        csrf = re.findall(r'name="csrf" value="(\w+)"', page.text)[0]
        form = {"csrf": csrf, "once": "1", "at": "9"}
        record = http.get(f"/tables/{game.id}/record").text.splitlines()
        given = [json.loads(line) for line in record[1:-1]]
        at = next(n for n in range(9, len(given)) if given[n]["seat"] >= 0)
        went = http.post(f"/tables/{game.id}/otherwise", data={**form, "at": str(at)}, headers=HTML)
        assert went.status_code == 303
        there = went.headers["location"]
        again = http.post(f"/tables/{game.id}/otherwise", data={**form, "at": str(at)}, headers=HTML)
        assert again.headers["location"] == there
        told = http.get(f"{there}/record").text.splitlines()
        header = json.loads(told[0])
        assert header["redrawn"] == at
        assert header["commitment"] != json.loads(record[0])["commitment"]
        assert [json.loads(line)["seat"] for line in told[1 : at + 1]] == [one["seat"] for one in given[:at]]
        for wrong in ("100000", str(next(n for n, one in enumerate(given) if one["seat"] < 0))):
            refused = http.post(f"/tables/{game.id}/otherwise", data={**form, "at": wrong}, headers=HTML)
            assert refused.status_code == 404
        assert http.post(f"/tables/{game.id}/otherwise", data={**form, "at": "x"}, headers=HTML).status_code == 400
        running = Game(lite, [{"kind": "human"}, {"kind": "human"}], game="heads_of_state", public=True)
        early = http.post(f"/tables/{running.id}/otherwise", data=form, headers=HTML)
        assert early.status_code == 409

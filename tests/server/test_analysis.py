"""A finished game looked at again: never while it runs, once for everybody, part by part in the bots' processes."""

import asyncio
import random

import pytest

import cadency
from cadency.bots.analysis import begin, weigh
from cadency.server.analyses import Analyses
from cadency.server.bots import Thinkers
from cadency.server.live import LiveTable
from tests.server.support import Game, Running
from tests.support import finish


def short(seed: int) -> LiveTable:
    """A game that was stopped after a few answers."""
    table, rng = cadency.open_table("heads_of_state", 2, seed=seed), random.Random(seed)
    for _ in range(6):
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
            alone = begin(table, "knight")
            alone.weighed.extend(weigh(table, alone, lambda: False))
            assert found == alone
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
    assert 'class="graph"' not in refused.text
    owner = {"Authorization": f"Bearer {game.opened['owner']}"}
    game.http.post(f"/api/tables/{game.id}/stop", json={}, headers=owner).raise_for_status()
    assert page in lite.http.get(f"/tables/{game.id}", headers=wish).text
    shown = lite.http.get(page, headers=wish)
    while "<progress" in shown.text:
        shown = lite.http.get(page, headers=wish)
    assert shown.status_code == 200
    assert 'class="graph"' in shown.text
    assert {"en": "Judged by a knight", "fr": "Jugé par un chevalier", "de": "von einem Ritter"}[lang] in shown.text

"""The parts of a table's page: kept drawings are those that would be drawn, and an update makes one page the next."""

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import cadency
from cadency.server import metrics
from cadency.server.live import LiveTable
from cadency.server.pages import sheet as sheets
from cadency.server.pages.changes import Known, Shown, update
from cadency.server.pages.parts import Cache, Part, Things, drawn, one
from cadency.server.pages.scene import Kind, look_at
from cadency.server.pages.sheet import Sheet, sheet
from cadency.server.store.ledger import Sitting
from cadency.table import Table
from tests.support import seeds

GAMES = [("village", 2), ("heads_of_state", 3), ("dynasties", 3), ("legacy", 2)]
KINDS = [
    Kind(0, "en", seats=(0,)),
    Kind(1, "fr", seats=(1,)),
    Kind(0, "en", phone=True, seats=(0,)),
    Kind(None, "de"),
    Kind(None, "de", phone=True),
    Kind(1, "en", seats=(0, 1)),
]
NAMES = ["Ada", "Bert", "Carl", "Dora", "Emma"]


def at_table(table: Table) -> LiveTable:
    live = LiveTable("0123456789ab", True, [Sitting(n, "human", NAMES[n]) for n in range(table.seats)], "seed")
    live.put(table, ())
    return live


def played(game: str, seats: int, seed: int, undo: float = 0.03) -> Iterator[LiveTable]:
    """A random game with things taken back, after each answer."""
    rng = random.Random(seed)
    table = cadency.open_table(game, seats=seats, seed=seed)
    live = at_table(table)
    yield live
    while table.decision is not None:
        table.choose(rng.choice(table.decision.options))
        last = table.record.answers[-1].seat
        if rng.random() < undo and last >= 0 and table.can_undo(last):
            table.undo(last)
        live.tell()
        yield live


def seen(page: Sheet) -> dict[str, list[tuple[str, str]]]:
    return {name: list(part.things.items()) for name, part in page.parts.items() if part.things}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_was_kept_is_what_would_be_drawn(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in seeds(1, 10):
        for place, live in enumerate(played(game, seats, seed)):
            for kind in KINDS:
                kept = sheet(look_at(live, kind), ())
                if place % 5:
                    continue  # drawing everything anew takes its time
                with monkeypatch.context() as fresh:
                    fresh.setattr(sheets, "CACHE", Cache(0))
                    assert seen(kept) == seen(sheet(look_at(live, kind), ())), kind


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_view_that_is_made_for_all_is_what_each_seat_sees(game: str, seats: int) -> None:
    for live in played(game, seats, 5):
        table = live.table
        for seat in (None, *range(seats)):
            assert live.view(table, seat) == table.view(seat)
        shown = live.view(table, None)
        sides = shown.farms if game == "village" else shown.houses
        assert [table.rules.side(table.state, seat) for seat in range(seats)] == sides


def test_at_an_earlier_moment_a_seat_sees_what_it_saw_then() -> None:
    *_, live = played("village", 2, 5)
    then = cadency.replay(live.table.save(), 10)
    assert live.view(then, 0) == then.view(0) != live.view(live.table, 0)


def turned(shown: dict[str, Things], told: dict[str, Any]) -> dict[str, Things]:
    """What a page does with an update."""
    page = {name: list(things.items()) for name, things in shown.items()}
    for name, changes in told.items():
        things = page.setdefault(name, [])
        things[:] = [thing for thing in things if thing[0] not in changes.get("gone", [])]
        for id_, html, *before in changes.get("put", []):
            ids = [thing[0] for thing in things]
            if id_ in ids:
                assert not before
                things[ids.index(id_)] = (id_, html)
            else:
                place = ids.index(before[0]) if before[0] is not None else len(ids)
                things.insert(place, (id_, html))
        if "order" in changes:
            things.sort(key=lambda thing: changes["order"].index(thing[0]))
    return {name: dict(things) for name, things in page.items()}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_update_makes_a_page_the_next_one(game: str, seats: int) -> None:
    for seed in seeds(1, 10):
        shows: dict[Kind, tuple[Known, dict[str, Things]]] = {}
        for live in played(game, seats, seed):
            for kind in KINDS:
                now = sheet(look_at(live, kind), ())
                wanted = {name: part.things for name, part in now.parts.items()}
                if kind in shows and shows[kind][0].frame == now.known.frame:
                    known, page = shows[kind]
                    told = json.loads(update(known, now))
                    assert (told["from"], told["to"]) == (known.digest, now.digest)
                    page = {name: part for name, part in turned(page, told["parts"]).items() if name in wanted}
                    assert {name: list(part.items()) for name, part in page.items() if part} == seen(now)
                    assert {**known.attrs, **told["live"]} == now.known.attrs
                shows[kind] = (now.known, wanted)


def test_an_update_late_in_a_game_draws_no_more_than_an_early_one() -> None:
    def work() -> float:
        return sum(
            sample.value
            for counter in (metrics.PARTS, metrics.LINES)
            for found in counter.collect()
            for sample in found.samples
            if sample.name.endswith("_total")
        )

    costs: list[tuple[int, float]] = []  # events heard since the update before, and what was drawn or told for them
    heard = 0
    for live in played("village", 3, 5, undo=0):
        sheet(look_at(live, KINDS[3]), ())
        costs.append((len(live.table.events(None)) - heard, work()))
        heard = len(live.table.events(None))
    drawn_for = [(events, now - before) for (_, before), (events, now) in itertools.pairwise(costs)]
    parts = 16  # of a spectator's page, of which each may have changed
    assert all(done <= parts + events for events, done in drawn_for)
    half = len(drawn_for) // 2
    early, late = sum(done for _, done in drawn_for[:half]), sum(done for _, done in drawn_for[half : 2 * half])
    assert late <= early * 1.3


def test_every_thing_is_an_element_with_its_own_id() -> None:
    for game, seats in GAMES:
        for live in itertools.islice(played(game, seats, 3), 0, None, 20):
            for kind in KINDS:
                for part in sheet(look_at(live, kind), ()).parts.values():
                    for name, html in part.things.items():
                        head = html.lstrip().partition(">")[0]
                        assert f'id="{name}"' in head
                        assert "&#34;" not in html.partition("aria-label")[0], "an attribute that was escaped twice"


def test_the_cache_keeps_what_was_used_last_and_no_more_than_it_may() -> None:
    cache, drawings = Cache(1000), []

    def part(n: int) -> Part:
        def draw() -> Things:
            drawings.append(n)
            return one(f"p-{n}", "x" * 90)

        return Part("p", draw, n)

    for n in range(50):
        cache.drawn(part(n), (), None)
        cache.drawn(part(0), (), None)
        assert cache.size <= 1000
    assert drawings == list(range(50)), "what is used again and again stays"
    cache.drawn(part(30), (), None)
    assert drawings[-1] == 30, "what nobody asked for went"


def test_a_drawing_for_one_seat_is_not_another_ones() -> None:
    cache = Cache(1000)
    for seat in (0, 1, None):
        found = cache.drawn(Part("hand", lambda seat=seat: one("hand", f"of {seat}"), "same"), (), seat)  # type: ignore[misc]
        assert found.things == {"hand": f"of {seat}"}
    for seat in (0, 1, None):
        found = cache.drawn(Part("map", lambda seat=seat: one("map", f"by {seat}"), "same", open=True), (), seat)  # type: ignore[misc]
        assert found.things == {"map": "by 0"}


def test_only_so_many_pages_are_remembered() -> None:
    shown, live = Shown(3), at_table(cadency.open_table("village", seats=2, seed=1))
    known = [Known(str(n), b"", {}, {}) for n in range(5)]
    for one_ in known:
        shown.keep(live, KINDS[0], one_)
        assert len(shown) <= 3
    assert shown.find(live, KINDS[0], "4") is known[4]
    assert shown.find(live, KINDS[0], "1") is None
    assert shown.find(live, KINDS[1], "4") is None, "another reader's page is no business of this one"


def test_the_same_things_have_the_same_digest() -> None:
    assert drawn({"a": "1", "b": "2"}) == drawn({"a": "1", "b": "2"})
    assert drawn({"a": "1", "b": "2"}).digest != drawn({"b": "2", "a": "1"}).digest

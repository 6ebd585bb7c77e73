"""The page of Legacy: kept drawings are those that would be drawn, updates fit, every question can be answered by a
button and on the drawings, and a game for one says what came of it."""

import json
import random
import re
from collections.abc import Iterator

import pytest

from cadency.boards.legacy.svg import ICONS
from cadency.games.legacy import RULES
from cadency.server.live import LiveTable
from cadency.server.pages import sheet as sheets
from cadency.server.pages.changes import Known, update
from cadency.server.pages.faces import face
from cadency.server.pages.legacy.tale import CLAUSES
from cadency.server.pages.parts import Cache, Things
from cadency.server.pages.scene import Kind, look_at
from cadency.server.pages.sheet import Sheet, sheet
from cadency.table import Table
from tests.server.support import Game, Running
from tests.server.test_parts import at_table, seen, turned
from tests.support import seeds

ALONE = [Kind(0, "en", seats=(0,)), Kind(0, "fr", phone=True, seats=(0,)), Kind(None, "de")]
FRUITFUL = ("wed", "place", "extra", "acquire", "give", "undertake", "instead", "claim")


def played(seats: int, seed: int, undo: float = 0.03, **options: str) -> Iterator[LiveTable]:
    """A random game of large families with things taken back, after each answer."""
    rng = random.Random(seed)
    table = Table(RULES, seats, options, seed, None)
    live = at_table(table)
    yield live
    while table.decision is not None:
        fruitful = [choice for choice in table.decision.options if choice.tag in FRUITFUL]
        fruitful += [choice for choice in table.decision.options if choice.wire() == ("live", "birth")]
        table.choose(rng.choice(fruitful if fruitful and rng.random() < 0.8 else table.decision.options))
        last = table.record.answers[-1].seat
        if rng.random() < undo and last >= 0 and table.can_undo(last):
            table.undo(last)
        live.tell()
        yield live


@pytest.mark.parametrize("variant", ["standard", "inheritance"])
def test_what_was_kept_is_what_would_be_drawn(monkeypatch: pytest.MonkeyPatch, variant: str) -> None:
    for seed in seeds(1, 5):
        for place, live in enumerate(played(1, seed, variant=variant)):
            for kind in ALONE:
                kept = sheet(look_at(live, kind), ())
                if place % 11:
                    continue  # drawing everything anew takes its time
                with monkeypatch.context() as fresh:
                    fresh.setattr(sheets, "CACHE", Cache(0))
                    assert seen(kept) == seen(sheet(look_at(live, kind), ())), kind


def test_an_update_makes_a_page_the_next_one() -> None:
    shows: dict[Kind, tuple[Known, dict[str, Things]]] = {}
    for live in played(1, 2, variant="inheritance"):
        for kind in ALONE:
            now = sheet(look_at(live, kind), ())
            wanted = {name: part.things for name, part in now.parts.items()}
            if kind in shows and shows[kind][0].frame == now.known.frame:
                known, page = shows[kind]
                told = json.loads(update(known, now))
                page = {name: part for name, part in turned(page, told["parts"]).items() if name in wanted}
                assert {name: list(part.items()) for name, part in page.items() if part} == seen(now)
            shows[kind] = (now.known, wanted)


def asked(live: LiveTable, lang: str = "en", phone: bool = False) -> Sheet:
    """The page of whoever is asked."""
    decision = live.table.decision
    assert decision is not None
    return sheet(look_at(live, Kind(decision.seat, lang, phone=phone, seats=(decision.seat,))), ())


@pytest.mark.parametrize("phone", [False, True])
def test_every_answer_is_a_button(phone: bool) -> None:
    kinds: set[tuple[str, str]] = set()
    games = ((2, 1, "fr", "standard"), (2, 5, "de", "standard"), (1, 3, "fr", "standard"), (1, 2, "fr", "inheritance"))
    for seats, seed, edition, variant in games:
        for live in played(seats, seed, 0, edition=edition, variant=variant):
            decision = live.table.decision
            if decision is None or (decision.kind, variant) in kinds:
                continue
            kinds.add((decision.kind, variant))
            html = asked(live, ("en", "fr", "de")[len(kinds) % 3], phone).parts["prompt"].html
            for choice in decision.options:
                name = " ".join(str(part) for part in choice.wire())
                assert f'id="b-{name.replace(" ", "-")}"' in html, name
            ids = re.findall(r' id="([^"]+)"', html)
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'"#i-([\w-]+)"', html)) <= set(ICONS)
    assert len(kinds) > 25


LISTED = ("redraw", "skip", "wish", "plead", "visit", "source", "lose", "side", "become", "colour")


def test_whatever_lies_on_the_table_can_be_pressed_there() -> None:
    found = set()
    for seats, seed, variant in ((2, 1, "standard"), (1, 2, "inheritance")):
        for live in played(seats, seed, 0, variant=variant):
            decision = live.table.decision
            if decision is None:
                continue
            page = asked(live)
            lit = "".join(page.parts[name].html for name in ("lights", "kin", "picks", "plays"))
            for choice in decision.options:
                if choice.tag not in LISTED:
                    name = " ".join(str(part) for part in choice.wire())
                    assert f'data-option="{name}"' in lit, (decision.kind, name)
                    found.add(choice.tag)
    assert len(found) > 9


def test_the_tree_is_sent_only_when_the_family_changed() -> None:
    before: tuple[object, bytes, bytes] | None = None
    same = changed = 0
    for live in played(2, 3, 0):
        page = sheet(look_at(live, Kind(0, "en", seats=(0,), board=True)), ())
        view = live.table.view(None)
        now = (view.houses[0].family, view.generation), page.parts["tree-0"].digest, page.parts["crown"].digest
        if before is not None and before[0] == now[0]:
            assert before[1:] == now[1:]
            same += 1
        elif before is not None:
            assert before[1] != now[1]
            changed += 1
        before = now
    assert same > changed > 5


def test_forebears_have_a_window_on_a_narrow_screen_and_every_family_a_link() -> None:
    alone = Kind(0, "en", phone=True, place="tree", seats=(0,))
    *_, last = played(1, 2, 0, variant="inheritance")
    tree = sheet(look_at(last, alone._replace(board=True)), ())
    assert len(re.findall(r'id="kin-0-', tree.place())) == len(last.table.view(0).houses[0].tree)
    *_, last = played(3, 4, 0)
    houses = sheet(look_at(last, alone._replace(place="houses", board=True)), ()).place()
    assert re.findall(r'family\?house=(\d)"', houses) == ["0", "1", "2"]


def test_every_family_can_be_opened_by_whoever_may_see_the_table(lite: Running) -> None:
    table = Game(lite, game="legacy")
    table.play(random.Random(4), 40)
    for seat in (0, 1):
        for house in (0, 1):
            answer = lite.http.get(f"/tables/{table.id}/family?house={house}", headers=table.headers(seat))
            assert answer.status_code == 200
            assert f'id="kin-{house}-0"' in answer.text
    assert lite.http.get(f"/tables/{table.id}/family?house=2", headers=table.headers(0)).status_code == 404
    assert lite.http.get(f"/tables/{table.id}/family?house=1").status_code == 401
    other = Game(lite)
    assert lite.http.get(f"/tables/{other.id}/family", headers=other.headers(0)).status_code == 404


def test_every_event_but_the_silent_ones_has_its_clause() -> None:
    assert set(RULES.events) - set(CLAUSES) == {"filled", "passed", "grew"}
    assert all(clause.startswith("L-") for clause in CLAUSES.values())


@pytest.mark.parametrize("variant", ["standard", "inheritance"])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_end_of_a_game_for_one_is_told(variant: str, lang: str) -> None:
    *_, live = played(1, 3, 0, variant=variant)
    scene = look_at(live, Kind(0, lang, seats=(0,)))
    told = face("legacy").ending(scene)
    placing = live.table.standing()[0]
    key = f"end-alone-{placing.outcome or 'score'}"
    assert told["verdict"] == scene.texts(key, points=placing.score)
    assert told["lead"] == 0

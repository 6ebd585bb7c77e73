"""Where one's last turn ended, as a line of the log; and bots that need not be waited for."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import cadency
from cadency.boards.dynasties.phone import PLACES as COURTS
from cadency.boards.heads_of_state.phone import PLACES as EUROPE
from cadency.boards.legacy.phone import PLACES as HOMES
from cadency.boards.village.phone import PLACES as VILLAGE
from cadency.kernel.engine import NATURE
from cadency.server.pages.chapters import chapters
from cadency.server.pages.dynasties.seen import seen as seen_at_courts
from cadency.server.pages.faces import face
from cadency.server.pages.following import since
from cadency.server.pages.heads_of_state.seen import seen as seen_in_europe
from cadency.server.pages.legacy.seen import seen as seen_at_home
from cadency.server.pages.parts import Drawn
from cadency.server.pages.scene import Kind, Scene
from cadency.server.pages.tale import Log
from cadency.server.pages.village.seen import seen as seen_in_village
from cadency.server.pages.words import texts_of
from cadency.table import Table
from cadency.texts import LANGUAGES
from tests.server.hosted import hosted
from tests.server.support import Running
from tests.server.test_revoked import csrf

NAMES = ["Ada", "Bea", "Cai"]
GAMES = ("village", "heads_of_state", "dynasties", "legacy")
CHAPTERS = {
    "village": ("round", "died"),
    "heads_of_state": ("round", "revolution"),
    "dynasties": ("round", "wed"),
    "legacy": ("round", "generation"),
}
SEEN: dict[str, Callable[[Any, dict[str, Any]], str]] = {
    "village": lambda _, event: seen_in_village(event),
    "heads_of_state": seen_in_europe,
    "dynasties": seen_at_courts,
    "legacy": lambda _, event: seen_at_home(event),
}
PLACES = {"village": VILLAGE, "heads_of_state": EUROPE, "dynasties": COURTS, "legacy": HOMES}


def told(table: Table, seat: int | None, lang: str = "en") -> tuple[Drawn, Drawn]:
    """A seat's log, and the same with where its last turn ended."""
    texts = texts_of(lang, table.rules.id)
    scene = Scene(hosted(NAMES), table, Kind(seat, lang), table.view(seat), texts, NAMES, table.decision, [])
    plain = Log().follow(scene, face(table.rules.id).TELLING)
    return plain, since(scene, plain)


@pytest.mark.parametrize("game", GAMES)
def test_the_line_stands_between_ones_own_turn_and_what_others_did(game: str) -> None:
    table, rng, seen = cadency.open_table(game, 3, seed=7), random.Random(7), 0
    while not table.over and seen < 25:
        assert table.decision is not None
        table.choose(rng.choice(table.decision.options))
        plain, marked = told(table, 0)
        names = [name for name in marked.things if name.startswith("since-")]
        assert {name: html for name, html in marked.things.items() if name not in names} == plain.things
        if not names:
            assert marked.digest == plain.digest
            continue
        seen += 1
        assert marked.digest != plain.digest
        answers = int(re.findall(r'data-replay="(\d+)"', marked.things[names[0]])[0])
        given = [answer.seat for answer in table.record.answers if answer.seat != NATURE]
        before = [answer.seat for answer in table.record.answers[:answers] if answer.seat != NATURE]
        assert before[-1] == 0
        assert given[len(before)] != 0, "somebody else went on from there"
        rest = given[len(before) :]
        assert 0 not in rest or set(rest[rest.index(0) :]) == {0}, "nobody did since this turn began"
        version = int(names[0].partition("-")[2])
        place = list(marked.things).index(names[0])
        versions = [int(name.split("-")[1]) for name in plain.things]
        assert all(found >= version for found in versions[:place])
        assert all(found < version for found in versions[place:])
    assert seen == 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_looks_on_has_no_turn(lang: str) -> None:
    table, rng = cadency.open_table("village", 3, seed=7), random.Random(7)
    for _ in range(40):
        assert table.decision is not None
        table.choose(rng.choice(table.decision.options))
    plain, marked = told(table, None, lang)
    assert marked is plain
    own = told(table, 0, lang)[1]
    line = next(html for name, html in own.things.items() if name.startswith("since-"))
    assert texts_of(lang, "village")("since-own") in line


def test_only_those_who_sit_there_hurry_the_bots(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("hurry")
    server = Running(str(folder / "tables.db"), folder / "log", "--pause", "60000")
    html = {"Accept": "text/html"}
    try:
        with httpx.Client(base_url=server.address, headers=html, follow_redirects=True, timeout=120) as ada:
            secret = csrf(ada.get("/").text)
            wish = {"csrf": secret, "game": "village", "seat1": "bot-page", "seat2": "bot-page", "public": "yes"}
            table = ada.post("/new", data=wish).url.path
            with httpx.Client(base_url=server.address, headers=html, timeout=120) as eve:
                other = csrf(eve.get("/").text)
                assert eve.post(table + "/hurry", data={"csrf": other}).status_code == 403
            assert ada.post(table + "/hurry").status_code == 403
            while 'data-acts="bot"' not in (page := ada.get(table).text):
                option = re.findall(r'name="choice" value="([^"]+)"', page)[0].replace("&#34;", '"')
                version = re.findall(r'data-version="(\d+)"', page)[0]
                ada.post(table + "/choose", data={"csrf": secret, "version": version, "choice": option})
            assert ada.post(table + "/hurry", data={"csrf": secret}).status_code == 200
            while 'data-turn="1"' not in ada.get(table).text:
                pass  # the bots move as fast as they can
    finally:
        assert server.stop() == 0


NOWHERE = {
    "village": {"round", "paid", "crossed", "spared", "gathered", "ending", "over", "undone"},
    "heads_of_state": {"round", "shuffled", "raised", "revolution", "over", "undone"},
    "dynasties": {
        *("began", "valued", "stocked", "dealt", "planned", "fetched", "shuffled", "paid", "honoured", "rolled"),
        *("parted", "accepted", "ended", "round", "opened", "over"),
    },
    "legacy": {"began", "round", "gained", "asked", "paid", "prestige", "children", "generation", "over", "undone"},
}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_told_shows_somewhere_on_a_narrow_screen(game: str) -> None:
    table, rng = cadency.open_table(game, 3, seed=2), random.Random(2)
    while not table.over:
        assert table.decision is not None
        table.choose(rng.choice(table.decision.options))
    view = table.view()
    for event in table.events(0):
        if event["event"] in face(game).TELLING.silent:
            continue
        shown = SEEN[game](view, event)
        if event["event"] in NOWHERE[game]:
            assert shown == ""
        else:
            assert shown in PLACES[game], event


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rounds_and_turning_points_are_chapters(game: str, lang: str) -> None:
    table, rng = cadency.open_table(game, 3, seed=2), random.Random(2)
    while not table.over:
        assert table.decision is not None
        table.choose(rng.choice(table.decision.options))
    texts, telling = texts_of(lang, game), face(game).TELLING
    live = SimpleNamespace(table=table, id="t", sittings=hosted(NAMES).sittings)
    scene = Scene(live, table, Kind(0, lang), table.view(0), texts, NAMES, None, [], at=1)  # type: ignore[arg-type]
    drawn = list(chapters(scene, telling, here="/tables/t", qs="").draw().values())[::-1]
    events = [event for event in table.events() if event["event"] in CHAPTERS[game]]
    assert len(drawn) == len(events) > 3
    rounds = [re.findall(">([^<]+)</a>", html)[0] for html in drawn if 'data-look="round"' in html]
    assert rounds == [str(number + 1) for number in range(len(rounds))]
    lines = Log().follow(scene, telling).things
    for html, event in zip(drawn, events, strict=True):
        at = int(re.findall(r"[?]at=(\d+)", html)[0])
        then = cadency.replay(table.save(), at)
        assert event in then.events()
        given = [place for place, answer in enumerate(table.record.answers[:at]) if answer.seat != NATURE]
        assert not given or event not in cadency.replay(table.save(), given[-1]).events(), "the moment that brought it"
        look = re.findall(r'data-look="(\w+)"', html)[0]
        found = [line for name, line in lines.items() if name.startswith(f"e-{event['version']}-")]
        assert not found or any(re.search(rf'class="(mark )?{look}"', line) for line in found)


@pytest.mark.parametrize("game", ["village", "heads_of_state"])
def test_whoever_is_said_to_be_next_has_the_next_turn(game: str) -> None:
    begins, said = ("turn.take", "turn.last", "turn.begin"), 0
    for seed in range(3):
        table, rng = cadency.open_table(game, 3, seed=seed), random.Random(seed)
        promised, whose = None, -1
        while (asked := table.decision) is not None:
            texts = texts_of("en", game)
            scene = Scene(hosted(NAMES), table, Kind(None, "en"), table.view(None), texts, NAMES, asked, [])
            if asked.kind in begins and asked.seat != whose:
                if promised is not None:
                    assert asked.seat == promised
                    said += 1
                whose = asked.seat
            promised = face(game).prompt(scene)["follows"]
            table.choose(rng.choice(asked.options))
    assert said > 100

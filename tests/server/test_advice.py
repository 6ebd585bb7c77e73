"""Advice at the table: for the one person there, for one position, from nothing but that seat's view."""

import asyncio
import html
import random
import re
import time
from types import SimpleNamespace
from typing import Any

import pytest

import cadency
from cadency.bots.advice import Said
from cadency.server.advices import Advices
from cadency.server.bots import Thinkers
from cadency.server.live import LiveTable
from cadency.server.pages.render import put
from cadency.server.pages.words import texts_of
from cadency.server.store.ledger import Sitting
from tests.server.support import Game, Json, Running
from tests.support import finish

ALONE = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "squire"}]
PAGE = {"Accept": "text/html"}


def advised(game: Game, **wish: Any) -> Json:
    """The advice, once it is there."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        answer = game.post("/advice", {}, **wish)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        if not found["thinking"]:
            return found
    raise AssertionError("no advice for two minutes")


@pytest.mark.parametrize("name", ["village", "heads_of_state", "dynasties", "legacy"])
def test_a_program_is_told_the_best_lines_and_why(lite: Running, name: str) -> None:
    game = Game(lite, ALONE + ALONE[1:] * (name == "dynasties"), game=name)
    look = game.asked()
    found = advised(game, texts="de")
    assert found["version"] == look["version"]
    assert 1 <= len(found["lines"]) <= 3
    wires = [option["wire"] for option in look["decision"]["options"]]
    for line in found["lines"]:
        assert line["steps"][0] in wires
        assert len(line["text"]) == len(line["steps"])
        assert 0 <= line["value"] <= 1
        assert "von hundert auf den Sieg" in line["result"]
        assert line["why"].startswith("Dafür spricht") if line["reasons"] else not line["why"]
    assert "text" not in advised(game)["lines"][0]
    assert game.look()["version"] == look["version"]


def test_whoever_plays_with_other_people_gets_none(lite: Running) -> None:
    for other in ({"kind": "human", "name": "Bert"}, {"kind": "open"}):
        game = Game(lite, [ALONE[0], other, ALONE[1]], game="village", public=True)
        for lang, words in {"en": "other people", "fr": "autres personnes", "de": "keinen Rat"}.items():
            refused = game.post("/advice", {}, lang=lang)
            assert (refused.status_code, refused.json()["error"]) == (403, "no-advice")
            assert words in refused.json()["message"]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_page_offers_it_to_one_person_only(lite: Running, lang: str) -> None:
    headers = {**PAGE, "Accept-Language": lang}
    for kind, shown in (("bot-page", True), ("friend", False), ("screen", False)):
        with lite.client(follow_redirects=True) as person:
            csrf = re.findall(r'name="csrf" value="(\w+)"', person.get("/forget", headers=headers).text)[0]
            wish = {"csrf": csrf, "game": "heads_of_state", "seat0": "me", "seat1": kind, "seat2": "bot-page"}
            page = person.post("/new", data=wish, headers=headers)
            while shown and 'data-turn="1"' not in page.text:
                page = person.get(page.url, headers=headers)
            assert ('id="advice-go"' in page.text) == shown
            assert ('id="set-advice"' in page.text) == shown
            here = str(page.url).partition("?")[0]
            answer = person.post(f"{here}/advice", data={"csrf": csrf}, headers=headers)
            if shown:
                while 'class="advised"' not in answer.text:
                    answer = person.get(page.url, headers=headers)
                assert 'id="coach-lines"' in answer.text
                assert 'id="coach-ways"' in answer.text
                away = person.post(f"{here}/advice/away", data={"csrf": csrf}, headers=headers)
                assert 'id="coach-lines"' not in away.text
                assert 'id="coach-ways"' not in away.text
            else:
                words = {"en": "other people", "fr": "autres personnes", "de": "keinen Rat"}[lang]
                assert answer.status_code == 403
                assert words in answer.text


def test_whoever_asks_is_told_how_the_last_turn_was(lite: Running) -> None:
    with lite.client(follow_redirects=True) as person:
        csrf = re.findall(r'name="csrf" value="(\w+)"', person.get("/forget", headers=PAGE).text)[0]
        wish = {"csrf": csrf, "game": "village", "seat0": "me", "seat1": "bot-page", "seat2": "none"}
        page = person.post("/new", data=wish, headers=PAGE)
        here = str(page.url).partition("?")[0]

        def asked() -> str:
            text = ""
            while 'data-turn="1"' not in text:
                text = person.get(here, headers=PAGE).text
            return text

        asked()
        early = person.post(f"{here}/advice/back", data={"csrf": csrf}, headers=PAGE)
        assert early.status_code == 409
        assert "no turn yet" in early.text
        assert 'id="back-go"' not in person.post(f"{here}/advice", data={"csrf": csrf}, headers=PAGE).text
        text, turns = asked(), 0
        while turns < 2:  # a turn of one's own, and the next one begun
            given = {name: re.findall(rf'name="{name}" value="([^"]+)"', text)[0] for name in ("version", "key")}
            choice = html.unescape(re.findall(r'name="choice" value="([^"]+)"', text)[0])
            person.post(
                f"{here}/choose", data={"csrf": csrf, "choice": choice, **given}, headers=PAGE
            ).raise_for_status()
            text, turns = asked(), turns + 1
        assert 'id="back-go"' in person.post(f"{here}/advice", data={"csrf": csrf}, headers=PAGE).text
        text = person.post(f"{here}/advice/back", data={"csrf": csrf}, headers=PAGE).text
        while 'id="looked"' not in text:
            text = person.get(here, headers=PAGE).text
        said = re.findall(r'id="looked">(.*?)</p>', text, re.DOTALL)[0]
        assert "would have been better" in said or "Nothing clearly better" in said


def test_whoever_is_not_asked_gets_none(lite: Running) -> None:
    game = Game(lite, ALONE, game="heads_of_state", public=True)
    look = game.asked()
    assert game.post("/advice", {}, seat=None).status_code == 403
    page = game.post("/advice", {"level": "page"})
    assert page.status_code == 422
    assert "squire" in page.json()["message"]
    assert game.post("/advice", {"level": 3}).status_code == 400
    assert game.post("/advice", {"levels": "duke"}).status_code == 400
    baron = game.post("/advice", {"level": "baron"}).json()
    assert (baron["level"], baron["version"]) == ("baron", look["version"])
    owner = {"Authorization": f"Bearer {game.opened['owner']}"}
    game.http.post(f"/api/tables/{game.id}/stop", json={}, headers=owner).raise_for_status()
    assert game.post("/advice", {}).status_code == 409


@pytest.mark.parametrize(("second", "said"), [(48, "advice-even"), (38, "advice-later")])
def test_only_lines_that_lie_close_together_are_said_to(second: int, said: str) -> None:
    texts, line = texts_of("en", "village"), Said(("Take a card",), "", "", ())
    lines = [{"said": line, "option": "take", "short": "", "bar": bar} for bar in (49, second)]
    counsel = SimpleNamespace(level="knight", advice=SimpleNamespace(alone=False))
    card = put("parts/coach.html", texts, counsel=counsel, lines=lines, review=None, looked="", turned=False)
    assert [key for key in ("advice-even", "advice-later") if texts(key) in card] == [said]


def table_of(seed: int) -> LiveTable:
    live = LiveTable(f"table-{seed}", True, [Sitting(0, "human"), Sitting(1, "bot", level="page")], "seed")
    live.put(cadency.open_table("heads_of_state", 2, seed=seed), [])
    return live


def moved_on(live: LiveTable) -> None:
    """To another position at which the same person is asked."""
    rng, before = random.Random(1), live.table.version
    while live.table.version == before or live.table.decision is None or live.table.decision.seat != 0:
        assert live.table.decision is not None
        live.table.choose(rng.choice(live.table.decision.options))


def test_a_table_keeps_one_answer_and_thinks_about_one_at_a_time() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        advices, live = Advices(thinkers), table_of(3)
        if live.table.decision is not None and live.table.decision.seat != 0:
            moved_on(live)
        try:
            first = advices.ask(live, 0)
            assert advices.ask(live, 0) is first
            moved_on(live)
            second = advices.ask(live, 0)
            moved_on(live)
            third = advices.ask(live, 0)
            assert len(advices.doing) == 1
            await asyncio.gather(*advices.doing)
            assert first.advice is None or first.version != third.version
            assert second.advice is None  # nobody needs it any more
            assert third.advice is not None
            assert live.counsel is third
            assert third.version == live.table.version
            assert not advices.doing
            advices.put_away(live)
            assert [third.shown, advices.ask(live, 0) is third, third.shown] == [False, True, True]
            assert not advices.doing
        finally:
            await advices.stop()
            await asyncio.to_thread(thinkers.stop)

    finish(work())

"""Everybody can use the pages: axe finds nothing serious on any of them."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it brings none
from playwright.sync_api import Page

from cadency.lessons import lessons
from tests.browser.conftest import Come
from tests.browser.support import PHONE, Visit
from tests.browser.test_parts import CHOOSE
from tests.support import cover, seeds

pytestmark = pytest.mark.browser


def serious(page: Page) -> list[str]:
    found: dict[str, Any] = Axe().run(page).response
    return [
        f"{rule['id']}: {rule['help']}: {rule['nodes'][0]['html'][:200]}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]


def end(page: Page) -> None:
    """With the settings open."""
    page.click(".sure-stop > summary")
    page.click("#stop")
    page.wait_for_selector(".reck")


GAMES = sorted(lessons())
KINDS = ("/new?game={}", "/rules/{}", "/learn/{}", "/learn/{}?step=2")
PATHS = ("/", "/new", "/rules", "/licences", "/forget", "/nothing/here", "/tables/nothing")
OWN = [kind.format(game) for kind, game in zip(KINDS, GAMES, strict=True)]  # each kind of page, each of another game
ALIKE = [one for kind in KINDS for game in GAMES if (one := kind.format(game)) not in OWN]
AFTER = ("/chronicle", "/analysis", "?board=true", "?at=3")  # without --deep one for each game
LOCALES = ("en-GB", "fr-FR", "de-DE")
LOOKS = ("day", "candle")
SCREENS: tuple[dict[str, Any], ...] = ({}, {"viewport": PHONE, "is_mobile": True, "has_touch": True})


def arrives(come: Come, look: str, locale: str, screen: dict[str, Any]) -> Visit:
    visit = come(locale=locale, **screen)
    visit.context.add_cookies([{"name": "theme", "value": look, "url": visit.address}])
    return visit


@pytest.mark.parametrize(("path", "look", "locale", "screen"), cover((*PATHS, *OWN), LOOKS, LOCALES, SCREENS))
def test_pages(come: Come, path: str, look: str, locale: str, screen: dict[str, Any]) -> None:
    assert serious(arrives(come, look, locale, screen).go(path)) == []


@pytest.mark.deep
@pytest.mark.parametrize(("path", "look", "locale", "screen"), cover(ALIKE, LOOKS, LOCALES, SCREENS))
def test_pages_of_the_other_games(come: Come, path: str, look: str, locale: str, screen: dict[str, Any]) -> None:
    assert serious(arrives(come, look, locale, screen).go(path)) == []


def test_tables(come: Come) -> None:
    ada = come()
    table = ada.open_table("bot-page", "friend", public=True)
    ada.page.wait_for_selector("#prompt")
    assert serious(ada.page) == []
    ada.page.click("#settings summary")
    assert serious(ada.page) == []
    bert = come()
    assert serious(bert.go(table + "/sit/2")) == []
    assert serious(bert.go(table)) == []
    carl = come(viewport=PHONE, is_mobile=True, has_touch=True)
    assert serious(carl.go(table)) == []
    end(ada.page)
    assert serious(ada.page) == []


@pytest.mark.parametrize(("game", "look", "locale"), cover(GAMES, LOOKS[::-1], LOCALES))
def test_a_table_from_its_opening_to_its_end(come: Come, game: str, look: str, locale: str) -> None:
    ada, eve = (arrives(come, look, locale, screen) for screen in SCREENS)
    table = ada.open_table("bot-page", "bot-page", public=True, game=game)
    for _ in range(4):
        ada.wait()
        ada.answer(lambda page: page.evaluate(CHOOSE))
    ada.wait()
    assert serious(ada.page) == []
    assert serious(eve.go(table)) == []
    if game == "legacy":
        assert serious(come(locale=locale).go(table + "/family?house=0")) == []
    ada.page.click("#settings summary")
    end(ada.page)
    assert serious(ada.page) == []
    first = GAMES.index(game)
    for path in (*AFTER[first:], *AFTER[:first])[: len(seeds(1, len(AFTER)))]:
        assert serious(ada.go(table + path)) == [], path


def test_cover(come: Come) -> None:
    ada = come()
    ada.open_table("screen", game="heads_of_state")
    ada.page.wait_for_selector("#uncover")
    assert serious(ada.page) == []

"""Everybody can use the pages: axe finds nothing serious on any of them."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it brings none
from playwright.sync_api import Page

from tests.browser.conftest import Come
from tests.browser.support import PHONE
from tests.browser.test_parts import CHOOSE

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


PATHS = (
    "/",
    "/new",
    "/rules",
    "/rules/village",
    "/rules/heads_of_state",
    "/rules/dynasties",
    "/rules/legacy",
    "/licences",
    "/nothing/here",
)


@pytest.mark.parametrize("path", PATHS)
def test_pages(come: Come, path: str) -> None:
    assert serious(come().go(path)) == []


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


@pytest.mark.parametrize("game", ["heads_of_state", "dynasties", "legacy"])
def test_a_table_of_another_game(come: Come, game: str) -> None:
    ada, eve = come(), come(viewport=PHONE, is_mobile=True, has_touch=True)
    table = ada.open_table("bot-page", "bot-page", public=True, game=game)
    for _ in range(6):
        ada.wait()
        ada.answer(lambda page: page.evaluate(CHOOSE))
    ada.wait()
    assert serious(ada.page) == []
    assert serious(eve.go(table)) == []
    ada.page.click("#settings summary")
    end(ada.page)
    assert serious(ada.page) == []


def test_cover(come: Come) -> None:
    ada = come()
    ada.open_table("screen", game="heads_of_state")
    ada.page.wait_for_selector("#uncover")
    assert serious(ada.page) == []

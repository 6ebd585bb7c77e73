"""A window that nobody looks at says when it is one's turn; the other settings of a browser stay with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.conftest import Come
from tests.browser.support import ARGS, find_whole
from tests.support import need_service

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The whole one: without windows there are no notices."""
    browser = playwright.chromium.launch(executable_path=need_service("Chromium", find_whole), args=ARGS)
    yield browser
    browser.close()


# Chromium without a screen shows every tab, so the test says that this one is hidden; the notices are real ones.
AWAY = """
globalThis.told = [];
globalThis.Notification = class extends Notification {
  constructor(title, more) { super(title, more); told.push([title, more.body]); }
};
Object.defineProperty(document, "hidden", { get: () => Boolean(globalThis.away) });
"""


def test_a_notice_tells_whoever_looks_away_that_it_is_their_turn(come: Come) -> None:
    ada, bert = come(permissions=["notifications"]), come()
    ada.page.add_init_script(AWAY)
    ada.open_table("friend")
    ada.page.click("#settings summary")
    link = ada.page.input_value("#link-1")
    ada.page.check("#set-notify")
    ada.page.keyboard.press("Escape")
    bert.page.goto(link)
    bert.page.click("button.play")
    bert.page.wait_for_selector("#live")
    ada.page.evaluate("away = true")
    while not (told := ada.page.evaluate("told")):
        asked = ada if ada.page.query_selector("#live[data-turn='1']") else bert
        asked.wait()
        asked.answer()
        other = bert if asked is ada else ada
        other.page.wait_for_selector(f"#live[data-version='{asked.version}']")
    assert len(told) == 1
    title, body = told[0]
    assert "your turn" in title.lower()
    assert body
    assert ada.page.title() == title
    ada.page.evaluate("away = false")
    ada.wait()
    ada.answer()
    assert len(ada.page.evaluate("told")) == 1


def test_candlelight_stays_after_a_reload(come: Come) -> None:
    ada = come()
    ada.open_table("bot-page")
    ada.page.click("#settings summary")
    ada.page.check("#set-candle")
    linen = "getComputedStyle(document.documentElement).getPropertyValue('--linen')"
    lit = ada.page.evaluate(linen)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "candle")
    assert ada.page.evaluate(linen) == lit
    ada.page.click("#settings summary")
    ada.page.uncheck("#set-candle")
    assert ada.page.evaluate(linen) != lit

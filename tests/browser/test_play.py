"""Games as people play them: their beginnings and one to its end, or with --deep all of them whole."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.support import ENDED, MOST, MY_TURN, OVER, Visit, hasten
from tests.server.support import Json
from tests.support import seeds

pytestmark = pytest.mark.browser
ANSWERS = len(seeds(10, MOST))  # so many are given; with --deep the game is over before


def test_play_now_needs_one_click_and_no_account(come: Come) -> None:
    ada = come()
    ada.go().click("#play")
    for _ in range(6):
        assert ada.wait()
        ada.answer()
    assert ada.page.locator("#seat-1, #seat-2").count() == 2
    expect(ada.page.locator("#log .tale li").first).to_be_visible()


def nearly_over(view: Json) -> bool:
    """One more grave, or one more line of the chronicle, is the last."""
    lines = sum(view["chronicle_room"].values()) - sum(map(len, view["chronicle"].values()))
    return bool(min(lines, view["graves_room"] - len(view["graves"])) <= 1)


def test_a_whole_game_against_a_bot_by_clicking(come: Come) -> None:
    """The first answers and those to the end; with --deep also those between them."""
    ada = come()
    table = ada.open_by_form("bot-page")
    if ada.play(ANSWERS) == ANSWERS:
        hasten(table, nearly_over, random.Random(1), ada)
        assert ada.play() > 0
    page = ada.page
    expect(page.locator(".won h1")).to_have_text(ENDED)
    assert page.locator(".reck tbody tr").count() == 7
    expect(page.locator(".deal")).to_contain_text("it matches")
    assert ada.foreign() == 0
    with page.expect_download() as download:
        page.click("#record")
    assert download.value.path().read_text("utf-8").startswith('{"cadency"')
    page.click("#replay")
    page.wait_for_selector("#live[data-at]:not([data-at=''])")
    page.goto(ada.address + table)
    page.click("#rematch")
    page.wait_for_selector(f"{MY_TURN}, #prompt .calm")
    assert table not in page.url


def test_a_game_of_two_people_in_two_windows(come: Come) -> None:
    ada, bert = come(), come()
    ada.open_table("friend")
    ada.page.click("#settings summary")
    bert.page.goto(ada.page.input_value("#link-1"))
    ada.page.keyboard.press("Escape")
    bert.page.fill("#name", "Bert")
    bert.page.click("button.play")
    bert.page.wait_for_selector("#live")
    for _ in range(ANSWERS):
        ada.page.wait_for_selector(f"#live[data-turn='1'], {OVER}, #prompt .calm")
        asked: Visit = ada if ada.page.query_selector("#live[data-turn='1']") else bert
        if not asked.wait():
            break
        asked.answer()
        other = bert if asked is ada else ada
        other.page.wait_for_selector(f"#live[data-version='{asked.version}'], {OVER}")
    assert ada.foreign() == bert.foreign() == 0
    if ANSWERS < MOST:
        return
    for visit in (ada, bert):
        expect(visit.page.locator(f"{OVER} .won h1")).to_have_text(ENDED)
    assert "Bert" in ada.page.inner_text(".reck thead")


def by_keys(page: Page) -> None:
    """Whoever has no mouse: the focus stays at the question, Enter answers."""
    focused = page.evaluate("document.activeElement.dataset.option ?? ''")
    for _ in range(80):
        if focused:
            break
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement.dataset.option ?? ''")
    page.keyboard.press("Enter")


def test_a_game_by_keyboard_alone(come: Come) -> None:
    ada = come()
    ada.open_table("bot-page")
    ada.wait()
    first = ada.options().first
    first.focus()
    ada.page.keyboard.press("ArrowDown")
    second = ada.page.evaluate("document.activeElement.dataset.option")
    assert second != first.get_attribute("data-option")
    assert ada.page.locator(f".opt.hot[data-option='{second}']").count() == 1, "its twin on the board is lit"
    ada.page.keyboard.press("ArrowUp")
    lit = ada.page.locator("#board .opt").first
    lit.focus()
    ada.answer(lambda page: page.keyboard.press("Enter"))
    ada.play(ANSWERS, by_keys)
    if ANSWERS == MOST:
        expect(ada.page.locator(".won h1")).to_be_visible()

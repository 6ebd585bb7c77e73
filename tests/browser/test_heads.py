"""Heads of State as people play it in a browser: whole games, hands that stay hidden, previews, a narrow screen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.support import ENDED, MY_TURN, OVER, PHONE, Visit, hasten
from tests.support import seeds

pytestmark = pytest.mark.browser

GAME = "heads_of_state"
YEARS = ("1689", "1789")  # the rounds after the first and the second revolution
REVOLUTIONS = len(seeds(1, 3))  # so many are played; the third ends the game
MOST = 2000
FIRST = 12  # answers that are pressed before everybody hastens to the first revolution


def by_chance(chance: random.Random) -> Callable[[Page], None]:
    """Any button, or its twin on the map."""

    def press(page: Page) -> None:
        buttons = page.locator("#prompt button[data-option]")
        names = [name for name in buttons.evaluate_all("all => all.map(one => one.dataset.option)") if name]
        name = chance.choice(names)
        if name.startswith(("settle", "target")) and chance.random() < 0.5:
            page.locator(f"#board .opt[data-option='{name}']").click()
        else:
            page.locator(f"#prompt button[data-option='{name}']").click()

    return press


def scored(page: Page) -> int:
    """How many revolutions there have been."""
    if page.query_selector(OVER):
        return 3
    crumbs = page.inner_text("#bar .crumbs")
    return next((n for n, year in enumerate(YEARS, 1) if crumbs.startswith(f"Heads of State\n{year}")), 0)


def test_four_houses_two_people_in_two_windows(come: Come) -> None:
    """Two people and two bots, by clicking: the first answers and those up to the first revolution, or with --deep
    all of them to the third and the reckoning."""
    ada, bert = come(), come()
    table = ada.open_table("friend", "bot-page", "bot-page", game=GAME)
    ada.page.click("#settings summary")
    bert.page.goto(ada.page.input_value("#link-1"))
    ada.page.keyboard.press("Escape")
    bert.page.fill("#name", "Bert")
    bert.page.click("button.play")
    bert.page.wait_for_selector("#live")
    press = by_chance(random.Random(4))
    for answers in range(MOST):
        if answers == FIRST and REVOLUTIONS < 3:
            hasten(table, lambda view: view["deck"] <= 3, random.Random(4), ada, bert)
        asked = whoever_is_asked(ada, bert)
        if asked is None or scored(asked.page) >= REVOLUTIONS:
            break
        asked.answer(press)
    assert max(scored(ada.page), scored(bert.page)) >= REVOLUTIONS
    assert ada.foreign() == bert.foreign() == 0
    if REVOLUTIONS < 3:
        return
    for visit in (ada, bert):
        expect(visit.page.locator(f"{OVER} .won h1")).to_have_text(ENDED)
    assert "Bert" in ada.page.inner_text(".reck thead")
    assert ada.page.locator(".reck tbody tr").count() == 5
    assert ada.page.locator(".course").count() == 4
    expect(ada.page.locator(".deal")).to_contain_text("it matches")


def whoever_is_asked(*people: Visit) -> Visit | None:
    """Nobody, once the game is over."""
    for _ in range(2400):
        for visit in people:
            if visit.page.query_selector(OVER):
                return None
            if visit.page.query_selector(MY_TURN):
                return visit
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def until(visit: Visit, tag: str, most: int = 60) -> None:
    """Play, rather creating than not, until an answer of this kind is offered."""
    for _ in range(most):
        assert visit.wait()
        if visit.page.query_selector(f"#prompt button[data-option^='{tag}']"):
            return
        visit.answer()
    raise AssertionError(f"nothing to {tag}")


def test_pointing_shows_what_a_noble_costs_and_brings(come: Come) -> None:
    ada = come()
    ada.open_table("bot-page", game=GAME)
    until(ada, "raise")
    page = ada.page
    chosen = page.locator("#prompt button[data-option^=raise]").first
    name = chosen.get_attribute("data-option")
    page.locator(f".ranks .opt[data-option='{name}']").hover()
    expect(chosen).to_have_class(re.compile(r"\bhot\b"))
    expect(page.locator("#fates .shown")).to_contain_text("It costs")
    for drawing in ("#ghosts", ".mine .over", ".ranks .over"):
        expect(page.locator(f"{drawing} [data-for='{name}'].shown"), drawing).to_have_count(1)
    ada.answer(lambda _: chosen.click())
    place = page.locator("#board .opt[data-option^=settle]").first
    place.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#fates .shown")).to_contain_text("Influence")
    ada.answer(lambda page: page.keyboard.press("Enter"))
    expect(page.locator("#board .noble").first).to_be_attached()


def unseen(page: Page) -> None:
    """A card from the deck, which is kept."""
    page.locator("#prompt button:is([data-option=draw], [data-option=skip])").click()


def test_hands_stay_hidden(come: Come) -> None:
    """Whoever looks on, and whoever shares a screen before the other has gone, sees nobody's hand."""
    ada, eve = come(), come()
    table = ada.open_table("screen", public=True, game=GAME)
    seen = set()
    for _ in range(9):
        ada.wait()
        if ada.page.query_selector("#uncover"):
            cookies = {cookie["name"]: cookie["value"] for cookie in ada.context.cookies()}
            page = httpx.get(ada.address + table, cookies=cookies, headers={"Accept": "text/html"}, timeout=120)
            for html in (page.text, ada.page.content()):
                assert not re.search(r"-hand-|data-option|class=.(hand|handrow|display|chart)", html)
            ada.page.click("#uncover")
            ada.page.wait_for_selector("#choices")
        seat = ada.page.get_attribute("#live", "data-seat")
        seen.add(seat)
        assert ada.page.locator("[id^=a-hand-hidden]").count() == 0
        ada.answer(unseen)
    assert seen == {"0", "1"}
    eve.go(table)
    assert eve.page.locator("[data-option]").count() == 0
    assert eve.page.locator("[id^=a-hand-hidden]").count() > 0
    told = eve.page.inner_text("#log")
    assert "drew a card from the deck" in told
    assert "has drawn" not in told


def test_a_phone_shows_a_country_at_a_time_and_the_hand(come: Come) -> None:
    ada = come(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    ada.open_by_form("bot-page", "bot-page", "bot-page", "bot-page", game=GAME)
    page = ada.page
    for _ in range(6):
        ada.wait()
        before = ada.version
        option = page.locator("#prompt .grp:not(.elsewhere) button[data-option], .backs button[data-option]").first
        option.tap()
        assert ada.version == before, "a first tap only shows"
        option.tap()
        page.wait_for_selector(f"#live:not([data-version='{before}'])")
    ada.wait()
    assert page.locator(".handrow").is_visible()
    for tab in ("spain", "nobles", "cards"):
        page.tap(f"#tab-{tab}")
        page.wait_for_selector(f"#live[data-place='{tab}']")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    touched = "[...document.querySelectorAll('#prompt button, .tabs a')].filter(e => e.offsetParent)"
    assert page.evaluate(f"{touched}.filter(e => e.offsetHeight < 43).length") == 0


def test_the_form_has_as_many_seats_as_the_game(come: Come) -> None:
    ada = come()
    page = ada.go("/new")
    assert page.locator("input[name=seat4]").count() == 0
    page.locator(f"input[name=game][value={GAME}]").check(force=True)
    page.wait_for_selector("input[name=seat4]", state="attached")
    page.locator("input[name=seat4][value=bot]").check(force=True)
    expect(page.locator("#view h2")).to_contain_text("Heads of State for four")
    page.click("#open")
    ada.arrived()
    assert page.locator(".europe .seat").count() == 3

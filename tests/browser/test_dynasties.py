"""Dynasties as people play it in a browser: whole games, a cargo divided by pressing cubes, previews on the map."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.support import ENDED, PHONE, Visit, hasten
from tests.browser.test_heads import whoever_is_asked

pytestmark = pytest.mark.browser

GAME = "dynasties"
OPTIONS = "[...document.querySelectorAll('#prompt button[data-option]')].map((e) => e.dataset.option)"
PRESS = "n => { const b = document.querySelector(`#prompt button[data-option='${n}']`); b.form.requestSubmit(b); }"
IDLE = ("pass", "discard")


def offered(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OPTIONS)
    return found


def choose(visit: Visit, *likes: str, chance: random.Random) -> str:
    """What begins or ends like the first of these that is offered, else anything but to withdraw."""
    names = offered(visit.page)
    liked = [[name for name in names if name.startswith(like) or name.endswith(like)] for like in likes]
    busy = [name for name in names if not name.startswith(IDLE)]
    name = chance.choice(next(filter(None, (*liked, busy)), names))
    visit.answer(lambda page: page.evaluate(PRESS, name))
    return name


def play(visit: Visit, chance: random.Random) -> int:
    """To the end; how many questions there were."""
    for asked in range(400):
        if not visit.wait():
            return asked
        if visit.page.is_visible("#lots"):
            offer(visit)
        else:
            choose(visit, chance=chance)
    raise AssertionError("the game does not end")


def offer(visit: Visit) -> None:
    """The lots as they lie; the person sees both of them before."""
    visit.answer(lambda page: page.click("#lots [data-offer]"))


def test_three_houses_to_the_end(come: Come) -> None:
    """The first answers and the last round; with --deep five houses play whole rounds."""
    ada, chance = come(), random.Random(1)
    table = ada.open_by_form("bot-page", "bot-page", game=GAME)
    for _ in range(4):
        assert ada.wait()
        choose(ada, chance=chance)
    hasten(table, lambda view: view["round"] == 3, chance, ada)
    assert play(ada, chance) > 4
    expect(ada.page.locator("h1, h2").filter(has_text=ENDED).first).to_be_visible()
    assert ada.page.locator(".reck tbody tr").count() >= 8
    assert ada.foreign() == 0


@pytest.mark.deep
def test_five_houses_to_the_end_on_a_phone(come: Come) -> None:
    ada = come(viewport=PHONE, is_mobile=True, has_touch=True)
    ada.open_table("bot-page", "bot-squire", "bot-page", "bot-squire", game=GAME)
    assert play(ada, random.Random(2)) > 10
    expect(ada.page.locator("h1, h2").filter(has_text=ENDED).first).to_be_visible()
    assert ada.foreign() == 0


def test_one_divides_by_pressing_cubes_and_the_other_chooses(come: Come) -> None:
    ada, bert, chance = come(), come(), random.Random(3)
    ada.open_table("friend", "bot-page", game=GAME)
    ada.page.click("#settings summary")
    bert.page.goto(ada.page.input_value("#link-1"))
    ada.page.keyboard.press("Escape")
    bert.page.fill("#name", "Bert")
    bert.page.click("button.play")
    bert.page.wait_for_selector("#live")
    while (asked := whoever_is_asked(ada, bert)) and not asked.page.is_visible("#lots[data-lots=divide]"):
        choose(asked, "board", " trade", chance=chance)
    assert asked is not None, "nobody divided anything"
    page = asked.page
    first, second = page.locator("[data-crate='0'] .cb"), page.locator("[data-crate='1'] .cb")
    before = first.count(), second.count()
    first.first.click()
    expect(second).to_have_count(before[1] + 1)
    expect(first).to_have_count(before[0] - 1)
    expect(page.locator("[data-offer]")).to_contain_text(str(before[1] + 1))
    second.last.click()
    expect(first).to_have_count(before[0])
    offer(asked)
    expect(page.locator("#log .tale")).to_contain_text("You divided")


def test_pointing_at_a_city_shows_who_would_stand_there(come: Come) -> None:
    ada, chance = come(), random.Random(4)
    ada.open_table("bot-page", "bot-page", game=GAME)
    page = ada.page
    for _ in range(120):
        assert ada.wait()
        if any(name.startswith("send") for name in offered(page)):
            break
        choose(ada, " prince", " princess", chance=chance)
    name = offered(page)[0]
    page.locator(f"#board .opt[data-option='{name}']").hover()
    expect(page.locator(f"[data-part=ghosts] [data-for='{name}'].shown")).to_be_visible()
    expect(page.locator(f"#prompt button[data-option='{name}'].hot")).to_have_count(1)
    ada.answer(lambda _: page.locator(f"#board .opt[data-option='{name}']").click())

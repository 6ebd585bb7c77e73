"""What a table can do besides being played: coming back, taking back, looking on, sharing a screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Come
from tests.browser.support import DESK, PHONE, Visit
from tests.server.support import Running

pytestmark = pytest.mark.browser


def begun(visit: Visit, *kinds: str, public: bool = False, answers: int = 3) -> str:
    table = visit.open_table(*kinds, public=public)
    for _ in range(answers):
        assert visit.wait()
        visit.answer()
    visit.wait()
    return table


def test_a_reload_in_the_middle_picks_up_where_it_was(come: Come) -> None:
    ada = come()
    begun(ada, "bot-page")
    title, version = ada.page.inner_text("#ask"), ada.version
    ada.page.reload()
    assert (ada.page.inner_text("#ask"), ada.version) == (title, version)
    ada.answer()


def test_a_lost_line_is_shown_and_comes_back(chromium: Browser, tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log")
    ada = Visit(chromium.new_context(viewport=DESK, reduced_motion="reduce"), server.address)
    begun(ada, "bot-page", answers=1)
    server.kill()
    expect(ada.page.locator("#offline")).to_be_visible()
    server.start()
    expect(ada.page.locator("#offline")).to_be_hidden()
    assert ada.wait()
    ada.answer()
    ada.context.close()
    server.stop()


def test_an_answer_can_be_taken_back(come: Come) -> None:
    ada = come()
    begun(ada, "bot-page", answers=0)
    before = ada.page.inner_text("#ask")
    crafts = ada.page.locator("#prompt button[data-option^='take crafts']").first
    ada.answer(lambda _: crafts.click())
    assert ada.page.inner_text("#ask") != before
    ada.answer(lambda page: page.click("#undo"))
    assert ada.page.inner_text("#ask") == before


def test_what_was_learnt_is_taken_back_only_if_all_agree(come: Come) -> None:
    ada, bert = come(), come()
    table = ada.open_table("friend", public=True)
    bert.go(table + "/sit/1")
    bert.page.click("button.play")
    bert.page.wait_for_selector("#live")
    ada.page.wait_for_selector("#live[data-turn='1'], #prompt .calm")
    first, second = (ada, bert) if ada.page.query_selector("#live[data-turn='1']") else (bert, ada)
    before = first.page.inner_text("#ask")
    while first.page.query_selector("#live[data-turn='1']"):
        first.answer()
    second.wait()
    second.answer()
    first.page.click("#undo-ask")
    second.page.click("#undo-agree")
    first.page.wait_for_selector("#undo-ask, #undo, #choices")
    expect(first.page.locator("#log .mark").first).to_contain_text("went back")
    assert before


def test_a_spectator_sees_all_and_can_press_nothing(come: Come) -> None:
    ada, eve = come(), come()
    table = begun(ada, "bot-page", public=True)
    eve.go(table)
    expect(eve.page.locator("#prompt")).to_contain_text("looking on")
    assert eve.page.locator("[data-option]").count() == 0
    ada.answer()
    ada.wait()
    eve.page.wait_for_selector(f"#live[data-version='{ada.version}']")
    eve.go()
    expect(eve.page.locator(f"a[href='{table}']").first).to_be_visible()  # in the list, and perhaps with its board


def test_a_private_table_is_not_for_everybody(come: Come) -> None:
    ada, eve = come(), come()
    table = begun(ada, "bot-page", answers=0)
    ada.page.click("#settings summary")
    link = ada.page.input_value("#link-watch")
    response = eve.page.goto(ada.address + table)
    assert response is not None
    assert response.status == 401
    expect(eve.page.locator("h1")).to_contain_text("not public")
    eve.page.goto(link)
    expect(eve.page.locator("#prompt")).to_contain_text("looking on")


def test_people_at_one_screen_are_covered_from_each_other(come: Come) -> None:
    ada = come()
    ada.open_table("screen")
    seen = set()
    for _ in range(12):
        ada.wait()
        if ada.page.query_selector("#uncover"):
            assert ada.page.locator("#board, #prompt, .farm").count() == 0, "nothing of the table is on the page"
            ada.page.click("#uncover")
            ada.page.wait_for_selector("#choices")
        seen.add(ada.page.get_attribute("#live", "data-seat"))
        ada.answer()
    assert seen == {"0", "1"}


def test_earlier_moments(come: Come) -> None:
    ada = come()
    begun(ada, "bot-page")
    page = ada.page
    page.locator("#h-slider").fill("0")
    page.wait_for_selector("#live[data-at]:not([data-at=''])")
    assert page.locator("[data-option]").count() == 0
    first = page.get_attribute("#live", "data-at")
    page.click("#h-on")
    page.wait_for_selector(f"#live:not([data-at='{first}'])")
    page.click("#h-back")
    page.wait_for_selector(f"#live[data-at='{first}']")
    page.click("#h-play")
    page.wait_for_selector(f"#live:not([data-at='{first}'])")
    page.click("#h-live")
    page.wait_for_selector("#live[data-at=''][data-turn='1']")


def test_a_stale_page_is_told_how_it_stands(come: Come) -> None:
    ada = come()
    table = begun(ada, "bot-page", answers=1)
    ada.page.evaluate("document.querySelector('#choices [name=version]').value = '0'")
    ada.page.evaluate("document.querySelector('#choices [name=key]').value = 'other'")
    ada.options().first.click()
    expect(ada.page.locator(".note")).to_contain_text("moved on")
    ada.go(table)
    ada.answer()


def test_talk_and_rules_and_confirming(come: Come) -> None:
    ada = come()
    begun(ada, "bot-page", answers=0)
    page = ada.page
    page.locator("label[for=leaf-talk]").click()
    page.fill("#say", "Good day <b>all</b>")
    page.press("#say", "Enter")
    expect(page.locator("#said")).to_contain_text("Good day <b>all</b>")
    page.locator("#prompt a.clause").click()
    expect(page.locator("#panel .named")).to_be_visible()
    page.fill("#panel input[name=q]", "bridge marker")
    page.press("#panel input[name=q]", "Enter")
    expect(page.locator("#panel [role=status]")).to_contain_text("clause")
    page.click("[data-close=panel]")
    page.click("#settings summary")
    page.check("#set-confirm")
    page.keyboard.press("Escape")
    before = ada.version
    first = ada.options().first
    first.click()
    assert ada.version == before
    ada.answer(lambda _: first.click())


def test_pointing_shows_what_a_choice_brings_about(come: Come) -> None:
    ada = come()
    begun(ada, "bot-page", answers=0)
    page = ada.page
    plague = page.locator("#prompt button[data-option$='plague']").first
    name = plague.get_attribute("data-option")
    page.locator(f".opt[data-option='{name}']").hover()
    expect(plague).to_have_class(re.compile(r"\bhot\b"))
    expect(page.locator("#fates .shown")).to_contain_text("Time")
    expect(page.locator(f".farm.over [data-for='{name}'].shown")).to_have_count(1)


def test_a_phone_shows_one_place_at_a_time(come: Come) -> None:
    ada = come(viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2)
    ada.go().tap("#play")
    ada.wait()
    page = ada.page
    page.wait_for_selector("#live.phone")
    page.evaluate("document.getElementById('live').removeAttribute('data-listening')")
    page.tap("#tab-church")
    page.wait_for_selector("#live[data-place='church']")
    page.wait_for_selector("#live[data-listening]")
    assert page.get_attribute("#live", "data-place") == "church", "the stream does not go elsewhere"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(4):
        ada.wait()
        before = ada.version
        option = page.locator("#prompt .grp:not(.elsewhere) button[data-option], .backs button[data-option]").first
        option.tap()
        assert ada.version == before, "a first tap only shows"
        before = ada.version
        option.tap()
        page.wait_for_selector(f"#live:not([data-version='{before}'])")
    touched = "[...document.querySelectorAll('#prompt button, .tabs a')].filter(e => e.offsetParent)"
    assert page.evaluate(f"{touched}.filter(e => e.offsetHeight < 43).length") == 0


PAINTED = """() => Promise.all([...document.querySelectorAll("image[href^='/boards/']")].map(async (one) => {
  const found = new Image();
  found.src = one.href.baseVal;
  await found.decode();
  return found.naturalWidth > 100;
}))"""


@pytest.mark.parametrize("game", ["village", "heads_of_state", "dynasties", "legacy"])
def test_the_painting_under_the_pieces_can_be_shown(come: Come, game: str) -> None:
    ada = come(painted=True)
    ada.open_table("bot-page", "bot-page", game=game)
    painted = ada.page.evaluate(PAINTED)
    assert painted
    assert all(painted)


def test_three_languages_by_wish_and_by_switch(come: Come) -> None:
    ada = come(locale="de-DE")
    page = ada.go()
    expect(page.locator("h1")).to_contain_text("Gründe ein Haus")
    page.click("a[hreflang=fr]")
    expect(page.locator("h1")).to_contain_text("Fondez une maison")
    page.click("#play")
    ada.wait()
    expect(page.locator("#turn")).to_contain_text("À vous")
    assert page.get_attribute("html", "lang") == "fr"


def test_it_works_without_a_script(come: Come) -> None:
    ada = come(java_script_enabled=False)
    ada.go().click("#play")
    for _ in range(30):
        if ada.page.query_selector("#live[data-turn='1']"):
            break
        ada.page.reload()
    before = ada.version
    ada.options().first.click()
    ada.page.wait_for_selector(f"#live:not([data-version='{before}'])")

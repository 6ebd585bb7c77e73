"""Legacy as people play it in a browser: a game for one to its end, by buttons and on the table; the chronicle."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.support import OVER, PHONE, hasten
from tests.browser.test_access import serious
from tests.support import seeds

pytestmark = pytest.mark.browser

MOST = 600
FIRST = len(seeds(6, MOST))  # answers that are pressed before one hastens to the last round; with --deep all are
# A narrow screen lists first what the place that it shows is about.
EVERYTHING = "() => { const all = document.getElementById('all-choices'); if (all) all.checked = true; }"


def by_chance(chance: random.Random) -> Callable[[Page], None]:
    """Any button, or where there is one its twin on the table."""

    def press(page: Page) -> None:
        names = page.locator("#prompt button[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
        name = chance.choice(names)
        twin = page.locator(f"main svg .opt[data-option='{name}']")
        if twin.count() and chance.random() < 0.5:
            twin.first.dispatch_event("click")
            return
        page.evaluate(EVERYTHING)
        page.locator(f"#prompt button[data-option='{name}']").click()

    return press


@pytest.mark.parametrize("variant", ["standard", "inheritance"][: len(seeds(1, 2))])
def test_a_game_for_one_is_played_to_its_end(come: Come, variant: str) -> None:
    visit, press = come(), by_chance(random.Random(2))
    table = visit.open_by_form(game="legacy", variant=variant)
    assert visit.wait()
    assert serious(visit.page) == []
    if visit.play(FIRST, press) == FIRST:
        hasten(table, lambda view: view["round"] == 9, random.Random(2), visit)
        assert visit.play(MOST, press) < MOST
    expect(visit.page.locator(f"{OVER} .won h1")).to_contain_text("You ")
    assert visit.page.locator(".reck tbody tr").count() >= 6
    assert visit.foreign() == 0
    visit.page.click("#keep")
    expect(visit.page.locator(".chronicle svg").first).to_be_visible()
    assert visit.wrong == []


def test_a_variant_for_one_is_refused_for_more_in_words(come: Come) -> None:
    page = come().go("/new?game=legacy")
    page.locator("input[name=option-variant][value=inheritance]").check(force=True)
    expect(page.locator("#view .warn")).to_contain_text("one player alone")
    expect(page.locator("#open")).to_be_disabled()
    for seat in (1, 2, 3):
        page.locator(f"input[name=seat{seat}][value=none]").check(force=True)
    expect(page.locator("#open")).to_be_enabled()


# Of every name on the tree: how many pixels high it is.
NAMES = """() => [...document.querySelectorAll('#crown .plate-name text')].filter(one => one.getClientRects().length)
  .map(one => one.getAttribute('font-size') * one.getScreenCTM().a)"""
ROOM = """() => { const box = document.getElementById('crown'); const tree = box.querySelector('svg.tree');
  return [box.scrollWidth - box.clientWidth, tree.getBoundingClientRect().width, box.scrollLeft]; }"""


def test_the_tree_is_brought_closer_moved_and_stays_as_it_was_put(come: Come) -> None:
    visit = come()
    visit.open_table(game="legacy", variant="standard")
    page, press = visit.page, by_chance(random.Random(4))
    while not page.locator("#crown .kin").count():
        assert visit.wait()
        visit.answer(press)
    for width, height in ((1440, 900), (1366, 768), (1280, 720), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert min(page.evaluate(NAMES)) >= 11, width
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.evaluate(ROOM)[0] <= 1
    page.locator("[data-lens=in]").click()
    page.locator("#crown").press("+")
    over, wide, at = page.evaluate(ROOM)
    assert over > 100
    box = page.locator("#crown").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 140, box["y"] + 30, steps=4)
    page.mouse.up()
    moved = page.evaluate(ROOM)[2]
    assert moved == pytest.approx(at + 60, abs=2)
    visit.answer(lambda page: page.locator("#prompt button[data-option]").first.click())
    assert visit.wait()
    assert page.evaluate(ROOM)[1] >= wide - 1
    page.locator("[data-lens=whole]").click()
    assert page.evaluate(ROOM)[0] <= 1
    assert serious(page) == []


def test_the_family_of_another_is_opened_from_its_plate(come: Come) -> None:
    visit = come()
    visit.open_table("bot-page", game="legacy")
    press = by_chance(random.Random(4))
    while not visit.page.locator("#p-1-tree use").count():
        assert visit.wait()
        visit.answer(press)
    assert visit.wait()
    visit.page.click("#grove-1")
    expect(visit.page.locator("#kin-1-0")).to_be_visible()
    assert serious(visit.page) == []
    visit.page.click("#back")
    expect(visit.page.locator("#kin-0-0")).to_be_visible()


def test_a_narrow_screen_plays_a_generation(come: Come) -> None:
    visit = come(viewport=PHONE)
    visit.open_table(game="legacy", variant="standard")
    press = by_chance(random.Random(5))
    for _ in seeds(10, 25):
        if not visit.wait():
            break
        visit.answer(press)
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert serious(visit.page) == []
    assert visit.wrong == []

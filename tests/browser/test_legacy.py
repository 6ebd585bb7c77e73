"""Legacy as people play it in a browser: a game for one to its end, by buttons and on the table; the chronicle."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.support import OVER, PHONE
from tests.browser.test_access import serious
from tests.support import seeds

pytestmark = pytest.mark.browser

MOST = 600
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
    visit = come()
    visit.open_by_form(game="legacy", variant=variant)
    assert visit.wait()
    assert serious(visit.page) == []
    assert visit.play(MOST, by_chance(random.Random(2))) < MOST
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


def test_a_narrow_screen_plays_a_generation(come: Come) -> None:
    visit = come(viewport=PHONE)
    visit.open_table(game="legacy", variant="standard")
    press = by_chance(random.Random(5))
    for _ in range(25):
        if not visit.wait():
            break
        visit.answer(press)
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert serious(visit.page) == []
    assert visit.wrong == []

"""The rules in a real browser: found while one types, looked at on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.support import PHONE

WIDE = """[...document.querySelectorAll("main *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1
  && !one.closest(".scrolls")).map((one) => one.outerHTML.slice(0, 80))"""
LOADED = "(image) => image.complete && image.naturalWidth > 0"


def test_what_is_typed_is_found_at_once_by_a_name_of_another_language(come: Come) -> None:
    visit = come()
    page = visit.go("/rules/legacy")
    page.locator("#q").press_sequentially("Förderer")
    first = page.locator("#found li").first
    expect(first.locator("mark").first).to_have_text("mentors")
    assert page.locator("#found .noun dfn").first.inner_text() == "Mentor"
    expect(page.locator("#clauses")).to_be_visible()  # the rules stay where they are
    page.locator("#q").fill("")
    expect(page.locator("#found li")).to_have_count(0)


@pytest.mark.parametrize(("game", "locale"), [("village", "de-DE"), ("heads_of_state", "fr-FR")])
def test_a_figure_is_fetched_when_it_comes_into_sight_and_fits_on_a_phone(come: Come, game: str, locale: str) -> None:
    visit = come(locale=locale, viewport=PHONE)
    page = visit.go(f"/rules/{game}")
    last = page.locator("figure img").last
    assert not last.evaluate(LOADED)
    last.scroll_into_view_if_needed()
    page.wait_for_function(LOADED, arg=last.element_handle())
    box = last.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate(WIDE) == []

"""A finished game looked at again in a browser: walked through by slider, keys and graph, tried otherwise."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.support import PHONE, Visit, hasten

SIZES = ((1440, 900), (1366, 768), (1024, 768), (390, 844))


def stopped(person: Visit, game: str, answers: int) -> str:
    """A game against pages that was given up after so many answers."""
    kinds = ("bot-page",) * (2 if game == "dynasties" else 1)
    table = person.open_table(*kinds, game=game)
    hasten(table, lambda _view: False, random.Random(4), person, answers=answers)
    page = person.page
    page.locator("#settings > summary").click()
    page.locator(".sure-stop > summary").click()
    page.locator("#stop").click()
    page.locator("#to-analysis").click()
    expect(page.locator("#grades .sc, #grades .few")).to_have_count(len(kinds) + 1)  # all is worked out
    return table


def at(page: Page) -> int:
    return int(page.locator("#moment").input_value())


def test_slider_keys_and_graph_lead_through_the_game_and_to_each_moment(come: Come) -> None:
    person = come()
    table = stopped(person, "village", 40)
    page = person.page
    last = int(page.locator("#moment").get_attribute("max") or 0)
    assert last > 5
    page.keyboard.press("Home")
    assert at(page) == 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert at(page) == 2
    expect(page.locator("#when")).to_contain_text("Move 2 of")
    expect(page.locator("#moment")).to_have_attribute("aria-valuetext", re.compile(r"Move 2 of .* \d+"))
    page.keyboard.press("ArrowLeft")
    assert at(page) == 1
    page.keyboard.press("End")
    assert at(page) == last
    page.locator("[data-step='-1']").click()
    assert at(page) == last - 1
    box = page.locator(".graph.wide").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.45, box["y"] + box["height"] * 0.6)
    assert last * 0.3 < at(page) < last * 0.7
    page.locator("#moment").focus()
    page.keyboard.press("PageDown")
    assert at(page) == 0
    page.keyboard.press("ArrowRight")
    goes = page.locator("#go").get_attribute("href") or ""
    page.locator("#go").click()
    page.wait_for_url(re.compile(rf"{table}\?at=\d+"))
    assert goes in page.url


def test_swings_are_chosen_by_their_numbers_and_can_be_tried_otherwise(come: Come) -> None:
    person = come()
    table = stopped(person, "village", 60)
    page = person.page
    cards = page.locator("#swings .swing[data-swing]")
    assert cards.count() > 0
    page.keyboard.press("Home")
    page.keyboard.press("1")
    expect(cards.first).to_have_class(re.compile(r"\bon\b"))
    expect(page.locator(".graph.wide [data-swing='1']")).to_have_class(re.compile(r"\bon\b"))
    assert page.locator("#swings .mini").count() == cards.count()
    cards.first.locator("button").click()
    page.wait_for_selector("#live")
    assert table not in page.url
    assert person.wait()
    person.answer()


@pytest.mark.parametrize("game", ["dynasties", "legacy"])
def test_nothing_is_cut_at_any_size_in_any_language(come: Come, game: str) -> None:
    person = come(locale="de-DE")
    table = stopped(person, game, 20)
    for locale in ("de-DE", "fr-FR"):
        page = person.page
        lang = {"de-DE": "de", "fr-FR": "fr"}[locale]
        page.goto(f"{person.address}{table}/analysis?lang={lang}")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            cut = "[...document.querySelectorAll('.ana .btn, .ana h2, .ana h3, .ana p, .ana .t b')]"
            cut += ".filter(e => e.offsetParent && e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
            assert page.evaluate(cut) == []
            shown = page.locator(".graph.narrow" if width < 720 else ".graph.wide")
            expect(shown).to_be_visible()
            if width == 1440:  # all that can be pressed is on the first screen
                below = "e => e.filter(e => e.getBoundingClientRect().bottom > innerHeight).length"
                assert page.locator(".ana .btn").evaluate_all(below) == 0
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))
    assert person.foreign() == 0


def test_a_phone_has_targets_for_thumbs(come: Come) -> None:
    person = come(viewport=PHONE)
    stopped(person, "village", 30)
    page = person.page
    for one in page.locator(".ana .btn:visible").all():
        box = one.bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_drawings_keep_a_ground_under_their_inks_where_a_system_sets_its_own_colours(come: Come) -> None:
    person = come(viewport=PHONE, forced_colors="active", color_scheme="dark")
    table = stopped(person, "village", 60)
    page = person.page
    ground = "e => getComputedStyle(e).backgroundColor"
    paper = "rgb(251, 245, 230)"
    assert page.locator(".gr").evaluate(ground) != paper
    assert page.locator(".graph.narrow").evaluate(ground) == paper
    assert page.locator("#grades li .mix").first.evaluate(ground) == paper
    page.keyboard.press("1")
    chosen = page.locator(".swing.on")
    assert chosen.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
    assert chosen.locator(".pin").evaluate(ground) == "rgb(51, 36, 26)"
    page.goto(f"{person.address}{table}?at=5")
    assert page.locator(".chip .sits").first.evaluate(ground) == paper

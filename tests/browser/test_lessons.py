"""Lessons in a real browser: finished by clicking what is lit, by keyboard, and without a script."""

from collections.abc import Iterator
from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cadency.lessons import lesson, lessons
from cadency.lessons.lesson import WINS
from tests.browser.conftest import Come
from tests.browser.support import PHONE, Visit

GAMES = sorted(lessons())
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
SCREENS: dict[str, dict[str, Any]] = {
    "desk": {},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "small": {"viewport": {"width": 1024, "height": 768}},
}
AREA = """() => {
  const box = document.getElementById("lesson").getBoundingClientRect();
  const over = (one) => { const b = one.getBoundingClientRect();
    return b.width && Math.min(b.right, box.right) - Math.max(b.left, box.left) > 2
      && Math.min(b.bottom, box.bottom) - Math.max(b.top, box.top) > 2; };
  const lit = [...document.querySelectorAll("#live .opt[data-option], #prompt button[data-option]")];
  return { covers: lit.filter(over).map((one) => one.dataset.option),
    inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1,
    shines: !document.getElementById("light").hidden };
}"""


def visits() -> Iterator[Any]:
    """Every lesson in every language on every screen. Only --deep goes to all of them; without it each lesson is
    finished once, and the lessons together in every language and on every screen."""
    languages, screens = cycle(LOCALES), cycle(SCREENS)
    few = {(game, next(languages), next(screens)) for game in GAMES}
    for one in product(GAMES, LOCALES, SCREENS):
        yield pytest.param(*one, marks=[] if one in few else [pytest.mark.deep])


def plain(text: str) -> str:
    """Words with one blank between them, whichever kind a line break or a language has there."""
    return " ".join(text.split())


def number(page: Page) -> int:
    return int(page.get_attribute("#live", "data-step") or "")


def choose(page: Page) -> None:
    """The first open option, which a finger names before it makes it."""
    page.locator("#prompt button[data-option]").first.click()
    if page.evaluate("matchMedia('(hover: none)').matches"):
        page.click("#sure-go")


def press(page: Page) -> None:
    """What is lit: an open option, or the way on."""
    before = number(page)
    if page.query_selector("#live.reading"):
        page.click("#lesson-next")
    else:
        choose(page)
    page.wait_for_selector(f"#live[data-step='{before + 1}']")


def finish(visit: Visit, game: str) -> list[str]:
    """From the cover to the free game; everything that the card said."""
    page = visit.go(f"/learn/{game}")
    assert page.inner_text("#lesson-next") in page.inner_text("#prompt header")
    said = [plain(page.inner_text("#lesson-say"))]
    while not page.query_selector("#lesson-free"):
        press(page)
        said.append(plain(page.inner_text("#lesson-say")))
        found = page.evaluate(AREA)
        assert found["inside"], number(page)
        assert found["covers"] == [], number(page)
        assert found["shines"] == bool(lesson(game).step[number(page) - 1].look), number(page)
    assert page.inner_text("#lesson-free") in page.inner_text("#prompt header")  # what is to be pressed
    return said


@pytest.mark.parametrize(("game", "language", "screen"), list(visits()))
def test_a_lesson_is_finished_by_clicking_what_is_lit(game: str, language: str, screen: str, come: Come) -> None:
    visit = come(locale=LOCALES[language], **SCREENS[screen])
    said = finish(visit, game)
    words = lesson(game).words(language)
    assert said[1:] == [plain(words(step.id)) for step in lesson(game).step]
    for n in range(1, WINS + 1):
        assert any(plain(words(f"win-{n}")) in text for text in said)
    visit.page.click("#lesson-free")
    visit.arrived()
    assert visit.wait()  # the free game: pages have moved, and it is the learner's turn
    visit.answer(choose)


def test_by_keyboard_alone(come: Come) -> None:
    """Each step begins with its text in focus; the options come after the card's buttons."""
    page = come().go("/learn/village")
    expect(page.locator("#lesson-say")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#lesson-next")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector("#live[data-step='1']")
    expect(page.locator("#lesson-say")).to_be_focused()
    page.focus("#prompt button[data-option]")
    page.keyboard.press("ArrowUp")  # to one whose time has not come
    expect(page.locator("#prompt button[data-later]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#lesson-no")).to_have_text(lesson("village").words("en")("cube-no"))
    assert number(page) == 1
    page.focus("#prompt button[data-option]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#live[data-step='2']")
    expect(page.locator("#lesson-say")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#lesson-back")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#lesson-why")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#lesson-reason")).to_be_focused()
    expect(page.locator("#lesson-reason .clause")).to_have_attribute("href", "/rules/village#V-8.2")
    expect(page.get_by_role("dialog", name="Lesson, step 2 of 35")).to_be_visible()


def test_the_board_says_why_not_now(come: Come) -> None:
    page = come().go("/learn/village?step=1")
    expect(page.locator("#lesson-no")).to_have_text("")
    page.locator("#board [data-thing='space-church']").first.click(force=True)
    expect(page.locator("#lesson-no")).to_have_text(lesson("village").words("en")("cube-no"))
    page.locator("#board .opt[data-option]").first.click(force=True)
    page.wait_for_selector("#live[data-step='2']")
    expect(page.locator("#lesson-no")).to_have_text("")


def test_the_light_has_a_frame_where_a_system_sets_its_own_colours(come: Come) -> None:
    page = come(forced_colors="active").go("/learn/village?step=1")
    page.wait_for_selector("#light:not([hidden])", state="attached")
    assert page.evaluate("getComputedStyle(document.getElementById('light')).outlineStyle") == "solid"


def test_back_and_forth_and_where_one_left(come: Come) -> None:
    visit = come()
    page = visit.go("/learn/village?step=1")
    page.click("#prompt button[data-option='take crafts pink']")
    page.wait_for_selector("#live[data-step='2']")
    page.click("#lesson-back")
    page.wait_for_selector("#live[data-step='1']")
    page.click("#lesson-next")  # it was answered before
    page.wait_for_selector("#live[data-step='2']")
    assert page.url.endswith("step=2&way=1")
    page.go_back()
    page.wait_for_selector("#live[data-step='1']")
    page.click("#prompt button[data-option='take crafts orange']")
    page.wait_for_selector("#live[data-step='2']")
    page.click("#lesson-leave")
    page.wait_for_selector("#play")
    page.click("a[href='/learn/village']")
    page.wait_for_selector("#live[data-step='2']")
    assert page.url.endswith("step=2&way=0")


def test_a_lesson_needs_no_script(come: Come) -> None:
    page = come(java_script_enabled=False).go("/learn/village?step=1")
    page.click("#prompt [data-later] >> nth=0")
    assert page.inner_text("#lesson-no") == lesson("village").words("en")("cube-no")
    page.click("#prompt button[data-option] >> nth=0")
    assert number(page) == 2

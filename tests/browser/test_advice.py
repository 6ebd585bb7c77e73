"""Advice in a browser: asked for, read, followed or put away; it chooses nothing by itself."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.support import DESK, PHONE
from tests.support import cover

GAMES = ("village", "heads_of_state", "dynasties", "legacy")
LOCALES = ("en-GB", "fr-FR", "de-DE")
SIZES = {"desk": DESK, "phone": PHONE}


@pytest.mark.parametrize(("game", "size"), cover(GAMES, ("phone", "desk")))
def test_a_line_marks_its_choice_and_makes_none(come: Come, game: str, size: str) -> None:
    visit = come(viewport=SIZES[size])
    visit.open_table("bot-page", "bot-page", game=game)
    visit.wait()
    page, before = visit.page, visit.version
    page.click("#advice-go")
    lines = page.locator(".coach li")
    lines.first.wait_for()
    said = page.locator("#coach-said")
    expect(said).to_have_attribute("role", "status")
    assert lines.first.locator("b").inner_text() in said.inner_text()
    expect(page.locator(".ways li")).to_have_count(3)
    option = lines.last.get_attribute("data-advised")
    lines.last.locator("button").click()
    marked = page.locator(f'#prompt button[data-option="{option}"]')
    expect(marked.first).to_have_class(re.compile(r"\bsure\b"))
    assert visit.version == before
    page.click(".coach .away")  # on a phone the word that confirms lies on the row below
    expect(page.locator(".coach, .ways")).to_have_count(0)
    expect(said).to_have_text("")
    visit.answer()
    expect(page.locator(".coach")).to_have_count(0)


# What of the coach cannot be read without scrolling, and how much of the list of choices can.
SEEN = """() => {
  const box = (at) => document.querySelector(at).getBoundingClientRect();
  const beyond = (at, home) => [...document.querySelectorAll(at)]
    .filter((one) => one.getBoundingClientRect().bottom > Math.min(box(home).bottom, innerHeight) + 1)
    .map((one) => one.textContent);
  const list = document.querySelector("#prompt .groups");
  return {
    below: [...beyond(".coach li", ".coach"), ...beyond(".ways li, #advice-go", "#prompt")],
    cut: [...document.querySelectorAll(".ways summary b, #ask")]
      .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).display != "inline")
      .map((one) => one.textContent),
    high: list.clientHeight, rest: list.scrollHeight - list.clientHeight,
  };
}"""


@pytest.mark.parametrize(("game", "lang", "wide"), cover(GAMES, LOCALES, (1440, 1366, 1024)))
def test_all_lines_are_in_sight_on_a_desk(come: Come, game: str, lang: str, wide: int) -> None:
    visit = come(viewport={"width": wide, "height": 900 if wide == 1440 else 768}, locale=lang)
    visit.open_table(*["bot-page"] * (3 if wide == 1440 else 2), game=game)
    visit.wait()
    visit.page.click("#advice-go")
    visit.page.locator(".coach li").first.wait_for()
    seen = visit.page.evaluate(SEEN)
    assert seen["below"] == []
    assert seen["cut"] == []
    # three answers, and the rest of them is scrolled to; a large desk leaves no room below a short list
    assert seen["high"] > 96 or (wide == 1440 and seen["rest"] == 0)


def test_it_is_all_seen_until_a_line_is_pointed_at(come: Come) -> None:
    visit = come()
    visit.open_table("bot-page", game="legacy")
    visit.wait()
    page = visit.page
    page.click("#advice-go")
    lines, ways = page.locator(".coach li"), page.locator("#ways-title")
    lines.first.wait_for()
    box = lines.first.bounding_box()
    assert box is not None
    page.click("#advice-go")  # put away; the next time it comes to lie under the pointer
    expect(lines).to_have_count(0)
    page.mouse.move(box["x"] + 60, box["y"] + box["height"] / 2)
    page.keyboard.press("Escape")
    page.evaluate("document.getElementById('advice-go').click()")
    lines.first.wait_for()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.locator(".coach li.hot")).to_have_count(0)
    expect(ways).to_be_visible()
    page.mouse.move(box["x"] + 63, box["y"] + box["height"] / 2)
    expect(page.locator(".coach li.hot")).to_have_count(1)
    expect(ways).to_be_hidden()  # what would come of it stands there meanwhile


IN_SIGHT = """() => {
  const found = document.getElementById("looked").getBoundingClientRect();
  const home = document.querySelector(".coach").getBoundingClientRect();
  return found.bottom <= Math.min(home.bottom, innerHeight) + 1 && found.bottom > home.top;
}"""


@pytest.mark.parametrize(("game", "bots"), [("heads_of_state", 4), ("legacy", 2)])
def test_what_the_last_turn_was_like_comes_into_sight(come: Come, game: str, bots: int) -> None:
    visit = come(locale="de-DE")
    visit.open_table(*["bot-page"] * bots, game=game)
    for _ in range(2):
        visit.wait()
        visit.answer()
    visit.wait()
    page = visit.page
    page.click("#advice-go")
    page.locator(".coach li").first.wait_for()
    assert page.evaluate(SEEN)["below"] == []
    page.click("#back-go")
    page.locator("#looked").wait_for()
    page.wait_for_function(IN_SIGHT)


ON_EACH_OTHER = """() => [...document.querySelectorAll(".coach li")].flatMap((line) => {
  const parts = [...line.querySelectorAll("b, .reckons > p")].map((one) => one.getBoundingClientRect());
  return parts.slice(1).filter((part, n) => part.top < parts[n].bottom).map(() => line.textContent);
})"""


def test_long_lines_keep_clear_of_their_bars_on_a_phone(come: Come) -> None:
    visit = come(viewport=PHONE, locale="fr-FR")
    visit.open_table("bot-page", "bot-page", game="dynasties")
    visit.wait()
    page = visit.page
    page.click("#advice-go")
    page.locator(".coach li").first.wait_for()
    words = "Jouer carte personnage (commerce et personnage) : personnage"
    page.evaluate(
        "(words) => document.querySelectorAll('.coach li b').forEach((one) => { one.textContent = words })", words
    )
    assert page.evaluate(ON_EACH_OTHER) == []


def test_it_is_good_for_one_position(come: Come) -> None:
    visit = come()
    visit.open_table("bot-page")
    visit.wait()
    visit.page.click("#advice-go")
    visit.page.locator(".coach li").first.wait_for()
    visit.answer()
    expect(visit.page.locator(".coach")).to_have_count(0)


def test_it_can_be_had_with_the_keyboard_alone(come: Come) -> None:
    visit = come()
    visit.open_table("bot-page")
    visit.wait()
    page, before = visit.page, visit.version
    page.locator("#advice-go").focus()
    page.keyboard.press("Enter")
    first = page.locator(".coach li").first
    first.wait_for()
    expect(page.locator("#advice-go")).to_be_focused()
    expect(page.locator("#advice-go")).to_have_attribute("aria-expanded", "true")
    first.locator("button").focus()
    option = first.get_attribute("data-advised")
    page.keyboard.press("Enter")
    focused = page.evaluate("document.activeElement.dataset.option")
    assert focused == option
    assert visit.version == before
    page.locator("#advice-go").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("#advice-go")).to_be_focused()
    page.locator(f'#prompt button[data-option="{option}"]').first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#live:not([data-version='{before}'])")


def test_whoever_wants_none_is_not_offered_any(come: Come) -> None:
    visit = come()
    visit.open_table("bot-page")
    visit.wait()
    page = visit.page
    page.click("#settings summary")
    page.locator("#set-advice").uncheck()
    expect(page.locator("#advice-go")).to_be_hidden()
    page.reload()
    visit.wait()
    expect(page.locator("#advice-go")).to_be_hidden()


def test_two_people_agree_to_it_see_that_it_is_on_and_can_end_it(come: Come) -> None:
    ada, bert = come(), come(viewport=PHONE)
    ada.open_table("friend")
    link = ada.page.locator("#link-1").input_value()
    bert.page.goto(link)
    bert.page.fill("input[name=name]", "Bert")
    bert.page.click("button.play")
    bert.page.wait_for_selector("#live")
    for visit in (ada, bert):
        visit.page.wait_for_selector("#live[data-listening]")
    expect(ada.page.locator("#advice-go")).to_have_count(0)
    ada.page.click("#settings summary")
    ada.page.click("#coaching-agree")
    wish = bert.page.locator("#coach-wish")
    expect(wish).to_have_attribute("role", "alert")
    expect(ada.page.locator("#coach-mark")).to_contain_text("1 of 2")
    bert.page.click("#coach-decline")
    expect(wish).to_have_count(0)
    expect(ada.page.locator("#coach-stand")).to_contain_text("Would rather not: Bert")
    expect(ada.page.locator("#advice-go")).to_have_count(0)
    bert.page.click("#settings summary")
    bert.page.click("#coaching-agree")
    for visit in (ada, bert):
        expect(visit.page.locator("#coach-mark.on")).to_contain_text("With the coach")
        expect(visit.page.locator("#coach-stand")).to_contain_text("all of you have agreed")
    bert.page.click("#settings summary")
    ada.page.click("#settings summary")
    asked, other = (ada, bert) if ada.page.get_attribute("#live", "data-turn") else (bert, ada)
    asked.page.click("#advice-go")
    asked.page.locator(".coach li").first.wait_for()
    expect(other.page.locator(".coach, .ways, #advice-go")).to_have_count(0)
    other.page.reload()
    expect(other.page.locator(".coach, .ways, #advice-go")).to_have_count(0)
    other.page.click("#settings summary")
    other.page.click("#coaching-decline")
    expect(asked.page.locator(".coach, .ways, #advice-go")).to_have_count(0)
    expect(asked.page.locator("#coach-mark.on")).to_have_count(0)

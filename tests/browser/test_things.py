"""Whatever is printed says what it is: to the pointer, to the keyboard and to a finger."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.support import PHONE


def rest_on(page: Page, name: str) -> None:
    box = page.locator(f"#live [data-thing='{name}']").first.bounding_box()
    assert box is not None
    for shift in (2, 0):
        page.mouse.move(box["x"] + box["width"] / 2 + shift, box["y"] + box["height"] / 2)


def test_a_pointer_at_rest_is_told_what_lies_under_it(come: Come) -> None:
    person = come()
    person.open_table("bot-page")
    page, tip = person.page, person.page.locator("#tip")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/things/" in request.url else None)
    rest_on(page, "council3")
    expect(tip).to_contain_text("Council, level 3")
    expect(tip).to_contain_text("V-11.7")
    page.mouse.move(5, 5)
    expect(tip).to_be_hidden()
    rest_on(page, "elmet")
    expect(tip).to_contain_text("Elmet")
    assert len(asked) == 1, "the words are asked for once"
    card, thing = tip.bounding_box(), page.locator("[data-thing='elmet']").bounding_box()
    assert card is not None
    assert thing is not None
    assert card["y"] >= thing["y"] + thing["height"] or card["y"] + card["height"] <= thing["y"]
    assert card["x"] >= 8
    assert card["x"] + card["width"] <= 1440 - 8
    page.mouse.click(thing["x"] + thing["width"] / 2, thing["y"] + thing["height"] / 2)
    expect(page.locator("#panel")).to_be_visible()


def test_a_question_mark_walks_from_thing_to_thing(come: Come) -> None:
    person = come()
    person.open_table("bot-page", game="heads_of_state")
    page, tip = person.page, person.page.locator("#tip")
    page.locator("#ask").focus()
    page.keyboard.press("?")
    expect(tip).to_be_visible()
    first = tip.inner_text()
    page.keyboard.press("ArrowDown")
    expect(tip).not_to_have_text(first, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_a_long_press_explains_and_never_chooses(come: Come) -> None:
    person = come(viewport=PHONE, has_touch=True, is_mobile=True)
    person.open_table("bot-page")
    person.wait()
    before = person.version
    page, tip = person.page, person.page.locator("#tip")
    box = page.locator("#live .opt").first.bounding_box()
    assert box is not None
    finger = person.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(tip).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip).to_be_visible()
    assert page.locator(".sure").count() == 0
    assert person.version == before
    tip.get_by_role("button").click()
    expect(tip).to_be_hidden()

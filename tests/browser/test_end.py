"""The end of a game, and what leads there: it speaks to the reader, shows its board, and is not reached by a slip."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come


def test_ending_a_game_early_asks_first(come: Come) -> None:
    person = come()
    person.open_table("bot-page")
    page = person.page
    page.locator("#settings > summary").click()
    expect(page.locator("#stop")).to_be_hidden()
    page.locator(".sure-stop > summary").click()
    page.locator("#stop").click()
    expect(page.locator("main.end h1")).to_be_visible()


def test_the_end_speaks_to_whoever_played_and_the_board_has_a_way_back(come: Come) -> None:
    person = come()
    person.open_table("bot-page")
    page = person.page
    page.locator("#settings > summary").click()
    page.locator(".sure-stop > summary").click()
    page.locator("#stop").click()
    expect(page.locator("main.end h1")).to_have_text(re.compile("^You "))
    expect(page.locator("#trails > g")).to_have_count(0)  # of the last step
    for width, height in ((1440, 900), (1366, 768), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        expect(page.locator("main.end h1")).to_be_in_viewport(ratio=0.99)
        page.locator(".afterwards input[name=text]").scroll_into_view_if_needed()
        expect(page.locator(".afterwards input[name=text]")).to_be_in_viewport(ratio=0.99)
    page.locator("a[href$='board=true']").click()
    expect(page.locator("#board")).to_be_visible()
    page.locator("#to-reckoning").click()
    expect(page.locator("main.end h1")).to_be_visible()


def test_five_houses_have_their_whole_heads_in_the_reckoning(come: Come) -> None:
    person = come()
    person.open_table("bot-page", "bot-squire", "bot-knight", "bot-duke", game="heads_of_state")
    page = person.page
    page.locator("#settings > summary").click()
    page.locator(".sure-stop > summary").click()
    page.locator("#stop").click()
    expect(page.locator("main.end h1")).to_be_visible()
    outside = """[...document.querySelectorAll('.reck thead th :is(svg, i)')].filter((one) => {
        const here = one.getBoundingClientRect(), head = one.closest('th').getBoundingClientRect();
        return here.width && (here.left < head.left || here.right > head.right + 0.5 || here.bottom > head.bottom);
    }).map((one) => one.outerHTML.slice(0, 60))"""
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        phone = "" if width > 720 else ".phone"  # a page that grew narrow asks for itself again
        expect(page.locator(f"#live{phone} .reck thead th")).to_have_count(6)
        assert page.evaluate(outside) == []
        cut = "[...document.querySelectorAll('.reck thead b')].filter((b) => b.scrollWidth > b.clientWidth)"
        assert page.evaluate(f"{cut}.map((b) => b.textContent)") == []


def test_a_shared_screen_has_a_curtain_only_where_something_is_secret(come: Come) -> None:
    person = come()
    person.open_table("screen")
    page = person.page
    first = page.get_attribute("#live", "data-seat")
    expect(page.locator("#uncover")).to_have_count(0)
    for _ in range(40):  # until the first turn is over the same person is asked
        page.locator("#prompt button[data-option]").first.wait_for()
        if page.get_attribute("#live", "data-seat") != first:
            break
        person.answer()
    assert page.get_attribute("#live", "data-seat") != first
    person.open_table("screen", game="heads_of_state")
    expect(page.locator("#uncover")).to_be_visible()


def test_a_shared_screen_whose_friend_is_missing_says_one_thing(come: Come) -> None:
    person = come()
    page = person.page
    for _ in range(12):  # who begins is drawn by lot
        person.open_table("screen", "friend", game="heads_of_state")
        if "Waiting" in page.locator("#live").inner_text():
            break
    expect(page.locator("main.cover h1")).to_have_text("Waiting for your friend")
    expect(page.locator("main.cover .invite input")).to_be_visible()
    assert "it is your go" not in page.locator("#live").inner_text()

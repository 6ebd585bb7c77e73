"""The start page: one first thing to do, a table in play, and what waits for whoever comes back."""

from playwright.sync_api import expect

from tests.browser.conftest import Come


def test_a_newcomer_sees_a_game_and_one_gold_button(come: Come) -> None:
    page = come().go()
    expect(page.locator("svg.peek").first).to_be_visible()  # a table in play, or the postcard where none is
    assert page.locator(".play").count() == 1
    assert page.locator(".btn.gold").count() == 0
    page.locator(".play").click()  # whoever has never played is led to the first lesson
    page.wait_for_url("**/learn/village*")
    page.go_back()
    page.locator("#play").click()
    page.wait_for_selector("#live")


def test_whoever_comes_back_finds_the_table_that_waited_longest(come: Come) -> None:
    person = come()
    first = person.open_table("bot-page")
    person.wait()
    person.open_table("bot-page", game="heads_of_state")
    person.wait()
    page = person.go()
    expect(page.locator("h1")).to_have_text("Village")
    expect(page.locator(".count")).to_have_text("1")
    page.locator(".play").click()
    page.wait_for_url(f"**{first}*")


def test_a_public_table_is_shown_and_a_private_one_is_not(come: Come) -> None:
    owner, guest = come(), come()
    shown = owner.open_table("bot-page", "screen", public=True, game="heads_of_state")
    hidden = owner.open_table("screen")
    page = guest.go()
    assert page.locator(f".shown a[href='{shown}']").count() == 1
    assert hidden not in page.content()

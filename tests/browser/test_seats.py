"""Seats in the browser: a page whose seat has gone to somebody else says so."""

from tests.browser.conftest import Come


def test_a_page_whose_seat_was_handed_over_says_so_and_follows_the_game_no_longer(come: Come) -> None:
    ada, bea = come(), come()
    path = ada.open_table("bot-page")
    ada.wait()
    gone = ada.page.locator("#seat-gone")
    assert gone.is_hidden()
    link = ada.page.evaluate(f"fetch('/api{path}/seats/0/invite', {{method: 'POST'}}).then(r => r.json())")["link"]
    page = bea.go(link)
    page.locator("button.play").click()
    page.wait_for_selector("#live")
    gone.wait_for(state="visible")
    assert "no longer follows the game" in gone.inner_text()
    assert ada.page.locator("#offline").is_hidden()

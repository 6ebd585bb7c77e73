"""Opening a table: one's own arms, the bots by name and strength, and how fast they move."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come


def test_whoever_had_the_arms_that_i_choose_gets_mine(come: Come) -> None:
    person = come()
    page = person.go("/new?game=village")
    page.locator("#name0").fill("Ada")
    page.locator("#name1").fill("Odo")
    page.locator("input[name=arms][value='1']").check(force=True)
    expect(page.locator("input[name=arms][value='1']")).to_be_checked()
    expect(page.locator("#name1")).to_have_value("Odo")
    page.locator("#open:not([disabled])").click()
    table = person.arrived()
    assert page.get_attribute("#live", "data-seat") == "1"
    seats = page.request.get(f"{person.address}/api{table}").json()["seats"]
    assert [seat["name"] for seat in seats][:2] == ["Odo", "Ada"]
    assert [seat["kind"] for seat in seats] == ["bot", "human", "bot"]


def test_the_pace_of_bots_is_chosen_with_the_table_and_changed_at_it(come: Come) -> None:
    person = come()
    page = person.go("/new?game=village")
    page.locator("input[name=pace][value=calm]").check(force=True)
    page.locator("#open:not([disabled])").click()
    told = f"{person.address}/api{person.arrived()}"
    assert page.request.get(told).json()["pace"] == "calm"
    page.locator("#settings > summary").click()
    page.locator(".pace button[value=once]").click()
    expect(page.locator(".pace button[value=once]")).to_have_attribute("aria-pressed", "true")
    assert page.request.get(told).json()["pace"] == "once"


def test_a_bot_is_chosen_by_its_face_with_the_keys(come: Come) -> None:
    person = come()
    page = person.go("/new?game=village")
    drawer = page.locator("details.levels").first
    drawer.locator("summary").press("Enter")
    page.keyboard.press("Tab")
    squire = page.get_by_role("radio", name="Squire, strength 2 of 5").first
    expect(squire).to_be_focused()
    expect(squire).to_have_accessible_description(re.compile("^Squire. Looks to the end of its own turn"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Knight, strength 3 of 5").first).to_be_checked()
    expect(drawer.locator(".about.knight")).to_be_visible()
    expect(drawer.locator(".about.squire")).to_be_hidden()
    expect(page.locator("#told")).to_contain_text("a knight")
    page.keyboard.press("Escape")
    expect(drawer.locator(".drawer")).to_be_hidden()
    expect(drawer.locator("summary")).to_be_focused()
    expect(drawer.locator("summary")).to_contain_text("Knight")
    page.locator("#open").click()
    seats = page.request.get(f"{person.address}/api{person.arrived()}").json()["seats"]
    assert [seat.get("level") for seat in seats] == [None, "knight", "squire"]


def test_a_press_outlasts_what_the_form_hears_meanwhile(come: Come) -> None:
    """The button stays the same element while its neighbours change: else a press that has begun comes to nothing."""
    person = come()
    page = person.go("/new?game=heads_of_state")
    button = page.locator("#open").element_handle()
    page.locator("#open").hover()
    page.mouse.down()
    for seat in (2, 3, 4):
        page.evaluate(f"document.querySelector('input[name=seat{seat}][value=bot]').click()")
    expect(page.locator("#view h2")).to_contain_text("for five")
    assert page.evaluate("button => button === document.getElementById('open')", button)
    page.locator("#open").hover()  # on a small screen the list above it has grown
    page.mouse.up()
    person.arrived()


def test_a_press_of_a_seat_asks_once_and_a_name_when_it_is_written(come: Come) -> None:
    page = come().go("/new?game=village")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/new" in request.url else None)
    page.locator("input[name=seat1][value=friend]").check(force=True)
    expect(page.locator("#told")).to_contain_text("friend")
    page.wait_for_timeout(600)  # longer than the pause after which a name is read
    assert len(asked) == 1
    page.locator("#name0").press_sequentially("Ada")
    expect(page.locator("#told")).to_contain_text("Ada")


def test_the_button_and_the_hint_below_it_are_on_the_first_screen(come: Come) -> None:
    person = come(locale="fr-FR")
    for game in ("village", "heads_of_state", "dynasties", "legacy"):
        page = person.go(f"/new?game={game}")
        for width, height in ((1440, 900), (1366, 768)):
            page.set_viewport_size({"width": width, "height": height})
            below = "e => e.filter(e => e.getBoundingClientRect().bottom > innerHeight).map(e => e.textContent)"
            assert page.locator(".after, #open, .seg, .field em").evaluate_all(below) == []

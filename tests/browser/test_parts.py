"""What a table's page asks of the server: nothing twice, and nothing that the stream brings anyway."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Come
from tests.browser.support import PHONE, Visit
from tests.server.support import Running
from tests.support import cover, seeds

pytestmark = pytest.mark.browser


class Asked:
    """The requests of a page, besides what it opens at the start."""

    def __init__(self, page: Page) -> None:
        self.made: list[str] = []
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if not re.search("/(static|boards)/", request.url):  # which the browser keeps: signs in the tab, paintings
            self.made.append(f"{request.method} {re.sub(r'^https?://[^/]+|[?].*$', '', request.url)}")


def settled(visit: Visit) -> None:
    """The stream has answered: whatever happens now comes down it."""
    visit.page.wait_for_selector("#live[data-listening]", state="attached")


def test_an_own_choice_is_one_request_and_anothers_is_none(come: Come) -> None:
    ada, bert = come(), come(viewport=PHONE, is_mobile=True, has_touch=True)
    table = ada.open_table("friend", public=True)
    bert.go(table + "/sit/1")
    bert.page.click("button.play")
    for visit in (ada, bert):
        visit.page.wait_for_selector("#live")
        settled(visit)
    asked = [Asked(ada.page), Asked(bert.page)]
    for _ in seeds(6, 12):
        ada.page.wait_for_selector("#live[data-turn='1'], #prompt .calm")
        mine = ada.page.query_selector("#live[data-turn='1']") is not None
        before, chosen = ada.version, (ada if mine else bert).page.evaluate(CHOOSE)
        assert chosen
        for visit in (ada, bert):
            visit.page.wait_for_selector(f"#live:not([data-version='{before}'])", state="attached")
        bert.page.wait_for_selector(f"#live[data-version='{ada.version}']", state="attached")
        own, other = asked if mine else asked[::-1]
        assert own.made == [f"POST {table}/choose"]
        assert other.made == []
        for one in asked:
            one.made.clear()


# A press of the first button, whatever else a finger would have to do before it.
CHOOSE = "(() => { const one = document.querySelector('#prompt button[data-option]');"
CHOOSE += "one.form.requestSubmit(one); return one.dataset.option; })()"


def test_a_bots_steps_are_no_request(come: Come) -> None:
    ada = come()
    ada.open_table("bot-page", "bot-page", game="heads_of_state")
    ada.wait()
    settled(ada)
    asked, choices = Asked(ada.page), 0
    for _ in range(8):
        ada.answer()
        choices += 1
        ada.wait()
    assert [one for one in asked.made if "/choose" not in one] == []
    assert len(asked.made) == choices


def test_a_page_that_missed_something_asks_for_the_whole_once(come: Come) -> None:
    ada, eve = come(), come()
    table = ada.open_table("bot-page", public=True)
    ada.wait()
    eve.go(table)
    settled(eve)
    eve.page.evaluate("document.getElementById('live').dataset.sheet = 'something else'")
    asked = Asked(eve.page)
    ada.answer()
    ada.wait()
    eve.page.wait_for_selector(f"#live[data-version='{ada.version}']")
    assert asked.made.count(f"GET {table}") == 1
    shown = "[...document.querySelectorAll('#board .piece')].map(one => one.outerHTML).join()"
    assert eve.page.evaluate(shown) == ada.page.evaluate(shown)
    asked.made.clear()
    ada.answer()
    ada.wait()
    eve.page.wait_for_selector(f"#live[data-version='{ada.version}']")
    assert [one for one in asked.made if not one.endswith("/events")] == [], "afterwards the stream brings it again"


def test_a_page_that_comes_back_to_the_same_is_sent_nothing(come: Come, served: Running) -> None:
    ada = come()
    table = ada.open_table("friend", public=True)
    shows = ada.page.get_attribute("#live", "data-sheet")
    headers = {"Accept": "text/html", "Accept-Language": "en"}
    with httpx.Client(base_url=served.address, headers=headers, timeout=120) as eve:
        first = re.findall(r'data-sheet="(\w+)"', eve.get(table).text)[0]
        assert first != shows, "a seat's page is another one than a spectator's"
        with eve.stream("GET", f"{table}/events?sheet={first}") as answer:
            lines = answer.iter_lines()
            said = [next(lines) for _ in range(5)]
        assert [line for line in said if line.startswith(("event", "data"))] == ["event: here", f"data: {first}"]
        assert re.findall(r'data-sheet="(\w+)"', eve.get(table).text)[0] == first


def test_focus_and_what_is_open_stay_when_the_page_changes(come: Come) -> None:
    ada, bert = come(), come()
    table = ada.open_table("friend", public=True)
    bert.go(table + "/sit/1")
    bert.page.click("button.play")
    bert.page.wait_for_selector("#live")
    ada.page.wait_for_selector("#live[data-turn='1'], #prompt .calm")
    first, second = (ada, bert) if ada.page.query_selector("#live[data-turn='1']") else (bert, ada)
    settled(second)
    second.page.locator("label[for=leaf-talk]").click()
    second.page.fill("#say", "half a wor")
    second.page.click("#settings summary")
    second.page.focus("#say")
    first.answer()
    second.page.wait_for_selector(f"#live[data-version='{first.version}']")
    assert second.page.input_value("#say") == "half a wor"
    assert second.page.evaluate("document.activeElement.id") == "say"
    assert second.page.is_checked("#leaf-talk")
    assert second.page.evaluate("document.getElementById('settings').open")


def test_without_a_stream_playing_goes_on(come: Come) -> None:
    ada = come()
    ada.page.route("**/events*", lambda route: route.abort())
    ada.open_table("friend", public=True)
    ada.page.wait_for_selector("#live[data-turn='1'], #prompt .calm")
    expect(ada.page.locator("#offline")).to_be_visible()
    if ada.page.query_selector("#live[data-turn='1']"):
        ada.answer()
    ada.page.locator("label[for=leaf-talk]").click()
    ada.page.fill("#say", "Hello?")
    ada.page.press("#say", "Enter")
    expect(ada.page.locator("#said")).to_contain_text("Hello?")


SHOWN = "[...document.querySelectorAll('[data-part]')].map(e => [e.dataset.part, [...e.children].map(c => c.id)])"


@pytest.mark.parametrize(("narrow", "game"), cover((False, True), ("village", "heads_of_state")))
def test_after_many_changes_a_page_is_what_a_new_one_would_be(come: Come, game: str, narrow: bool) -> None:
    ada = come(viewport=PHONE, is_mobile=True, has_touch=True) if narrow else come()
    ada.open_table("bot-page", game=game)
    for _ in seeds(6, 10):
        assert ada.wait()
        before = ada.version
        ada.page.evaluate(CHOOSE)
        ada.page.wait_for_selector(f"#live:not([data-version='{before}'])", state="attached")
    ada.wait()
    shown, asked = ada.page.evaluate(SHOWN), ada.page.inner_text("#prompt")
    assert sum(len(things) for _, things in shown) > 10
    ada.page.reload()
    assert ada.page.evaluate(SHOWN) == shown
    assert ada.page.inner_text("#prompt") == asked
    assert ada.foreign() == 0


# A hand in a line: cards without names, and a part of its own over them, which one update may fill before another
# changes the cards.
GROWN = """async () => {
  const script = performance.getEntriesByType("resource").find((one) => one.name.includes("/js/parts"));
  const { morph } = await import(script.name);
  const drawn = (cards) => {
    const made = document.createElement("div");
    made.innerHTML = "<svg>" + "<g><rect/></g>".repeat(cards) + '<g data-part="over"></g></svg>';
    return made;
  };
  const found = [];
  for (const [before, after] of [[2, 3], [3, 1], [2, 2]]) {
    const old = drawn(before);
    old.querySelector("[data-part]").innerHTML = '<text id="kept"></text>';
    morph(old, drawn(after));
    found.push([old.querySelectorAll("rect").length, old.querySelector("[data-part=over]").children.length]);
  }
  return found;
}"""


def test_what_lies_over_a_row_stays_when_the_row_grows_or_shrinks(come: Come) -> None:
    ada = come()
    ada.open_table("friend", public=True)
    assert ada.page.evaluate(GROWN) == [[3, 1], [1, 1], [2, 1]]

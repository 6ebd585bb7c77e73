"""Following the others: a ribbon tells their steps, one can hold them back, and see them again."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import cadency
from cadency.server.pages.faces import face
from cadency.server.pages.scene import Kind, Scene
from cadency.server.pages.tale import _lines as tale_lines
from cadency.server.pages.words import texts_of
from cadency.texts import LANGUAGES
from tests.browser.conftest import Come
from tests.browser.support import PHONE, Visit, hasten
from tests.browser.test_fit import GAMES
from tests.browser.test_parts import CHOOSE, SHOWN, Asked, settled
from tests.server.hosted import hosted
from tests.server.support import Json, Running
from tests.support import cover, seeds

pytestmark = pytest.mark.browser

# What the ribbon says after each change; it is written in the change itself, so it is read when that is done.
WATCH = """
globalThis.told = [];
document.addEventListener("page:after", () => queueMicrotask(() => {
  const live = document.getElementById("live"), ribbon = document.getElementById("ribbon");
  if (!ribbon) return;
  told.push({
    version: live.dataset.version, turn: live.dataset.turn, actor: live.dataset.actor,
    words: ribbon.hidden || ribbon.matches(".leaves") ? "" : ribbon.querySelector(".words").textContent,
    house: ribbon.dataset.house, glows: [...document.querySelectorAll(".acting")].map((one) => one.id),
    place: live.dataset.place, line: document.querySelector("#log .tale li")?.textContent ?? "",
    ways: document.querySelectorAll("#trails > g:not(.past)").length,
  });
}));
"""
NARROW: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
BOTS = "#live[data-acts='bot']"
WHERE = "[...document.querySelectorAll('#log .tale li')].map(one => one.id)"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose bots wait for a minute before each step, unless somebody hurries them."""
    folder = tmp_path_factory.mktemp("patient")
    running = Running(str(folder / "tables.db"), folder / "log", "--pause", "60000")
    yield running
    assert running.stop() == 0


@pytest.fixture
def waits(chromium: Browser, patient: Running) -> Iterator[Visit]:
    """Somebody at that server."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    visit = Visit(context, patient.address)
    yield visit
    context.close()
    assert visit.wrong == []


def choose(visit: Visit) -> None:
    before = visit.version
    visit.page.evaluate(CHOOSE)
    visit.page.wait_for_selector(f"#live:not([data-version='{before}'])", state="attached")


def until_bots(visit: Visit) -> None:
    """Whoever it is at the server of patient bots has their turn, and ends it: every bot is still to come."""
    page = visit.page
    if page.query_selector(BOTS):  # they began
        page.click("#my-turn")
    visit.wait()
    while page.query_selector(BOTS) is None:
        visit.wait()
        choose(visit)


def hurry(visit: Visit, table: str) -> None:
    """As from another page: this one does not know."""
    secret = visit.page.input_value("#f-hurry input[name=csrf]")
    sent = visit.page.request.post(visit.address + table + "/hurry", form={"csrf": secret})
    assert sent.ok


LEAST = len(seeds(1, 12))  # own choices before it is enough of what others do


def bots_steps(visit: Visit) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What was told, and what of it are steps of bots, each told for the first time."""
    told: list[dict[str, Any]] = visit.page.evaluate("told")
    fresh = [one for before, one in pairwise([{"line": ""}, *told]) if one["line"] != before["line"]]
    return told, [one for one in fresh if one["actor"] in ("1", "2") and one["words"]]


@pytest.mark.parametrize("game", GAMES)
def test_each_step_of_a_bot_is_told_and_its_plate_glows(come: Come, game: str) -> None:
    ada = come()
    ada.page.add_init_script(WATCH)
    ada.open_table("bot-page", "bot-page", game=game)
    needed = game not in ("dynasties", "legacy")  # where pieces only come and go
    for n in range(12):
        ada.wait()
        told, steps = bots_steps(ada)
        if n >= LEAST and len(steps) > 5 and any(one["ways"] for one in steps) >= needed:
            break
        choose(ada)
    ada.wait()
    told, steps = bots_steps(ada)
    assert len(steps) > 5
    assert any(one["ways"] for one in steps) >= needed
    names = ada.page.evaluate("[...document.querySelectorAll('#chips b')].map(one => one.textContent)")
    for one in steps:
        assert one["house"] == one["actor"]
        assert one["glows"] == [f"seat-{one['actor']}"]
        assert one["words"].startswith((names[1], names[2]))
    assert all(not one["words"] for one in told if one["actor"] == "0")
    said = ada.page.text_content("#ribbon-said") or ""
    assert said.strip().startswith((*names[1:], "You"))


# Where the ways of pieces end that lead to a plate, and where that plate is.
ENDS = """() => [...document.querySelectorAll('#trails > g:not(.fades)')].map((group) => {
  const box = document.querySelector(`#seat-${group.dataset.house}`).getBoundingClientRect();
  return [group.dataset.near, String([box.left + Math.min(34, box.width / 2), box.top + box.height / 2])];
})"""


def test_the_way_of_a_card_leads_to_its_plate_when_the_question_has_moved_that(come: Come) -> None:
    ada = come()
    ada.open_table("bot-page", "bot-page", game="heads_of_state")
    for _ in seeds(6, 12):
        ada.wait()
        assert all(told == is_ for told, is_ in ada.page.evaluate(ENDS))
        choose(ada)


# Points of the ways of pieces that lie in the box of the question, or elsewhere, and how many of either are painted.
PAINTED = """() => {
  const box = document.getElementById("prompt").getBoundingClientRect(), found = { under: 0, over: 0, beside: 0 };
  for (const path of document.querySelectorAll("#trails path")) {
    path.style.pointerEvents = "stroke";
    for (let at = 0; at < path.getTotalLength(); at += 9.6) {
      const { x, y } = path.getPointAtLength(at);
      const inside = x > box.left + 1 && x < box.right - 1 && y > box.top + 1 && y < box.bottom - 1;
      const painted = document.elementsFromPoint(x, y).includes(path);
      found.under += inside;
      found.over += inside && painted;
      found.beside += !inside && painted;
    }
    path.style.pointerEvents = "";
  }
  return found;
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_way_of_a_card_passes_under_the_question(come: Come, motion: str) -> None:
    ada = come(viewport={"width": 1024, "height": 768}, reduced_motion=motion)
    ada.open_table("bot-page", "bot-page", game="heads_of_state")
    passed = {"under": 0, "over": 0, "beside": 0}
    for _ in range(12):
        ada.wait()
        for what, many in ada.page.evaluate(PAINTED).items():
            passed[what] += many
        if passed["under"] and passed["beside"]:
            break
        choose(ada)
    assert passed["over"] == 0
    assert passed["under"] > 0
    assert passed["beside"] > 0


# The same of words on boards and plates.
OVER_WORDS = """() => {
  const found = { under: 0, over: [], beside: 0 }, words = [], range = document.createRange();
  const walker = document.createTreeWalker(document.getElementById("live"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.data.trim() || node.parentElement.closest(".vh, title, #prompt, #log, #ribbon")) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width) words.push([node.data, box]);
  }
  for (const path of document.querySelectorAll("#trails path")) {
    path.style.pointerEvents = "stroke";
    for (let at = 0; at < path.getTotalLength(); at += 3.2) {
      const { x, y } = path.getPointAtLength(at);
      const [left, top] = [x - scrollX, y - scrollY];
      const word = words.find(([, box]) => left > box.left && left < box.right && top > box.top && top < box.bottom);
      const painted = document.elementsFromPoint(left, top).includes(path);
      if (word) found.under += 1;
      if (word && painted) found.over.push(word[0]);
      found.beside += !word && painted;
    }
    path.style.pointerEvents = "";
  }
  return found;
}"""


@pytest.mark.parametrize(
    ("game", "where"),
    [
        pytest.param("heads_of_state", NARROW, id="heads on a phone"),
        pytest.param("village", {}, id="village on a desk"),
        pytest.param("heads_of_state", {"viewport": {"width": 1366, "height": 768}}, id="heads on a small desk"),
    ],
)
def test_no_way_of_a_piece_crosses_a_word(come: Come, game: str, where: dict[str, Any]) -> None:
    ada = come(**where)
    ada.open_table("bot-page", "bot-page", game=game)
    under = beside = 0
    for _ in range(20):
        ada.wait()
        found = ada.page.evaluate(OVER_WORDS)
        assert found["over"] == []
        under, beside = under + found["under"], beside + found["beside"]
        if under and beside:
            break
        choose(ada)
    assert under > 0
    assert beside > 0


def test_the_step_of_another_person_is_told_but_not_ones_own(come: Come) -> None:
    ada, bert = come(), come()
    table = ada.open_table("friend", public=True)
    bert.go(table + "/sit/1")
    bert.page.click("button.play")
    for visit in (ada, bert):
        visit.page.add_init_script(WATCH)
        visit.page.goto(visit.address + table)
        settled(visit)
    first, second = (ada, bert) if ada.page.query_selector("#live[data-turn='1']") else (bert, ada)
    choose(first)
    second.page.wait_for_selector(f"#live[data-version='{first.version}']")
    line = second.page.text_content("#log .tale li:first-child p") or ""
    name, _, rest = line.strip().rstrip(".").partition(" ")
    words = re.sub(r"\s+", " ", second.page.text_content("#ribbon .words") or "")
    assert words.startswith(name)
    assert re.sub(r"\s+", " ", rest) in words
    assert [one["words"] for one in first.page.evaluate("told")] == [""]


def test_a_reader_hears_a_turn_when_it_is_done(waits: Visit) -> None:
    table = waits.open_table("bot-page", "bot-page")
    until_bots(waits)
    expect(waits.page.locator("#ribbon")).to_have_attribute("aria-hidden", "true")
    hurry(waits, table)
    waits.wait()
    expect(waits.page.locator("#ribbon-said")).not_to_be_empty()


def test_bots_do_not_let_anybody_wait_who_presses_my_turn(waits: Visit) -> None:
    waits.open_table("bot-page", "bot-page")
    for how in ("Enter", "button", "board"):
        until_bots(waits)
        expect(waits.page.locator("#playrow")).to_be_visible()
        if how == "Enter":
            waits.page.locator("#ask").press("Enter")
        elif how == "button":
            waits.page.click("#my-turn")
        else:
            waits.page.click("#board", position={"x": 330, "y": 300})
        assert waits.wait()
        expect(waits.page.locator("#playrow")).to_be_hidden()


def test_steps_are_held_back_and_shown_one_by_one(waits: Visit) -> None:
    table = waits.open_table("bot-page", "bot-page")
    until_bots(waits)
    page, before = waits.page, waits.version
    page.locator("#ask").press(" ")
    expect(page.locator("#pause")).to_have_text("Go on")
    hurry(waits, table)
    look = "fetch(location.pathname).then(answer => answer.text()).then(text => text.includes('data-turn=\"1\"'))"
    page.wait_for_function(look)
    expect(page.locator("#playrow")).not_to_have_attribute("data-waiting", "0")
    assert waits.version == before
    seen = [before]
    for how in ("key", "button", "board", *["key"] * 40):
        lines = page.locator("#log .tale li").count()
        if how == "key":
            page.locator("#ask").press(".")
        elif how == "button":
            page.click("#step")
        else:
            page.click("#board", position={"x": 330, "y": 300})
        assert waits.version != seen[-1]
        assert page.locator("#log .tale li").count() > lines
        seen.append(waits.version)
        if page.query_selector("#live[data-turn='1']"):
            break
    assert len(seen) > 2
    expect(page.locator("#playrow")).to_be_hidden()


def test_whoever_sends_something_meanwhile_sees_the_table_as_it_is(waits: Visit) -> None:
    table = waits.open_table("bot-page", "bot-page")
    until_bots(waits)
    page, before = waits.page, waits.version
    page.locator("#ask").press(" ")
    hurry(waits, table)
    expect(page.locator("#playrow")).not_to_have_attribute("data-waiting", "0")
    page.locator("label[for=leaf-talk]").click()
    page.fill("#say", "One. Two. Three.")  # these keys are no wishes
    assert waits.version == before
    page.press("#say", "Enter")
    expect(page.locator("#said")).to_contain_text("One. Two. Three.")
    assert waits.version != before


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_since_ones_last_turn_is_played_again(come: Come, game: str) -> None:
    ada = come()
    ada.page.add_init_script(WATCH)
    ada.open_table("bot-page", "bot-page", game=game)
    page = ada.page
    while page.query_selector(".since") is None:
        ada.wait()
        choose(ada)
    ada.wait()
    where: list[str] = page.evaluate(WHERE)
    place = next(place for place, name in enumerate(where) if name.startswith("since-"))
    mine = f"#log .tale li:nth-child({place + 2})"
    assert place > 0
    expect(page.locator(mine)).to_have_attribute("data-seat", "0")
    shown, last, asked = page.evaluate(SHOWN), ada.version, Asked(page)
    page.evaluate("told.length = 0")
    page.click("[data-replay]")
    assert ada.version != last
    expect(page.locator("#playrow")).to_be_visible()
    page.wait_for_selector(f"#live[data-version='{last}']")
    steps = page.evaluate("told")
    assert len({one["version"] for one in steps}) == len(steps)
    assert any(one["words"] for one in steps)
    assert page.evaluate(SHOWN) == shown
    assert asked.made == []
    page.click("[data-replay]")
    page.click("#my-turn")
    page.wait_for_selector(f"#live[data-version='{last}'][data-turn='1']")
    assert page.evaluate(SHOWN) == shown
    choose(ada)


def test_a_page_that_was_loaded_anew_leafs_through_the_moments_instead(come: Come) -> None:
    ada = come()
    ada.open_table("bot-page", "bot-page")
    page = ada.page
    while page.query_selector(".since") is None:
        ada.wait()
        choose(ada)
    ada.wait()
    last = ada.version
    page.reload()
    page.click("[data-replay]")
    page.wait_for_selector("#live:not([data-at=''])")
    page.wait_for_selector(f"#live[data-at=''][data-version='{last}'] #prompt button[data-option]")
    assert "at=" not in page.url


TURNS = {"village": "death", "heads_of_state": "revolution", "dynasties": "wed", "legacy": "generation"}
BEFORE: dict[str, Callable[[Json], bool]] = {  # until then nobody has to watch
    "village": lambda view: max(farm["time"] for farm in view["farms"]) >= 7,
    "heads_of_state": lambda view: view["deck"] <= 1,
    "dynasties": lambda _view: True,
    "legacy": lambda view: view["round"] >= 3,
}


@pytest.mark.parametrize("game", GAMES)
def test_the_log_jumps_to_rounds_and_turning_points(come: Come, game: str) -> None:
    ada = come()
    table = ada.open_table("bot-page", "bot-page", game=game)
    page, sign = ada.page, TURNS[game]
    hasten(table, BEFORE[game], random.Random(3), ada)
    while page.query_selector(f".jump[data-look={sign}]") is None:
        ada.wait()
        choose(ada)
    ada.wait()
    jump = page.locator(f".jump[data-look={sign}]").first
    said = jump.get_attribute("aria-label") or ""
    assert said.endswith(".")
    jump.click()
    line = page.locator("#log .tale li.named")
    assert set(re.findall(r"\w+", said)) <= set(re.findall(r"\w+", line.inner_text()))
    box, leaf = line.bounding_box(), page.locator("#log .leaf.tale").bounding_box()
    assert box is not None
    assert leaf is not None
    assert leaf["y"] - 1 <= box["y"] < leaf["y"] + leaf["height"]
    page.locator(".jump[data-look=round]").last.focus()
    page.evaluate("document.querySelectorAll('#log .tale li.round').forEach(one => one.remove())")
    page.keyboard.press("Enter")
    page.wait_for_selector("#live:not([data-at=''])")
    page.click("#h-live")
    page.wait_for_selector("#live[data-at='']")


# A line comes to the log as a step of the second seat; whether the ribbon has room for all of it.
TOLD = """(lines) => {
  const live = document.getElementById("live"), log = document.querySelector("[data-part=tale]");
  const words = document.querySelector("#ribbon .words");
  return lines.filter((html) => {
    document.dispatchEvent(new Event("page:before"));
    log.insertAdjacentHTML("afterbegin", html);
    live.dataset.actor = live.dataset.actor === "1" ? "2" : "1";
    log.firstElementChild.dataset.seat = live.dataset.actor;
    document.dispatchEvent(new Event("page:after"));
    return words.scrollHeight > words.clientHeight + 4;
  }).map((html) => html.replace(/<[^>]+>/g, ""));
}"""


@pytest.mark.parametrize(("game", "lang", "narrow"), cover(GAMES, LANGUAGES, (True, False)))
def test_every_line_fits_the_ribbon_in_every_language(come: Come, game: str, lang: str, narrow: bool) -> None:
    ada = come(locale=lang, **(NARROW if narrow else {"viewport": {"width": 1366, "height": 768}}))
    ada.open_table("bot-page", "bot-page", game=game)
    ada.wait()
    table, rng = cadency.open_table(game, 3, seed=3), random.Random(3)
    lines: dict[str, str] = {}
    while not table.over:
        assert table.decision is not None
        table.choose(rng.choice(table.decision.options))
    texts, names = texts_of(lang, game), ["Mechthild", "Mechthild", "Mechthild"]
    scene = Scene(hosted(names), table, Kind(None, lang), table.view(), texts, names, None, [], at=1)
    for name, html in tale_lines(scene, table.events(), face(game).TELLING):
        if 'class="mark' not in html:
            lines.setdefault(re.sub(r"e-\d+-\d+|\d+", "", html), html.replace(name, f"e-9{len(lines)}-{name[2:]}"))
    assert len(lines) > 30
    assert ada.page.evaluate(TOLD, list(lines.values())) == []


# --- on a phone

TOOK = re.compile("took .* at the (harvest|family space|crafts|market|travel space|council|church)")
SHOWS = {"harvest": "fields", "family space": "fields", "travel space": "travel"}


def test_a_phone_shows_the_place_where_something_happens(come: Come) -> None:
    ada = come(**NARROW)
    ada.page.add_init_script(WATCH)
    ada.open_table("bot-page", "bot-page")
    seen: list[dict[str, Any]] = []
    for n in range(16):
        ada.wait()
        seen = [one for one in ada.page.evaluate("told") if not one["turn"] and TOOK.search(one["line"])]
        if n >= LEAST and len({one["place"] for one in seen}) > 1:
            break
        choose(ada)
    ada.wait()
    assert len({one["place"] for one in seen}) > 1
    for one in seen:
        named = TOOK.findall(one["line"])[0]
        assert one["place"] == SHOWS.get(named, named)
    assert ada.page.is_visible("#ribbon") or ada.page.text_content("#ribbon .words")
    assert ada.foreign() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_place_that_was_opened_stays_while_somebody_chooses(come: Come, game: str) -> None:
    ada = come(**NARROW)
    ada.open_table("bot-page", "bot-page", game=game)
    ada.wait()
    page = ada.page
    shown = page.get_attribute("#live", "data-place")
    other = next(name for name in page.evaluate(TABS) if name != shown)
    page.tap(f"#tab-{other}")
    page.wait_for_selector(f"#live[data-place='{other}'][data-listening]", state="attached")
    page.locator("label[for=leaf-talk]").tap()
    page.fill("#say", "One moment.")
    page.press("#say", "Enter")
    expect(page.locator("#said")).to_contain_text("One moment.")
    assert page.get_attribute("#live", "data-place") == other
    before = ada.version
    page.evaluate(CHOOSE)
    page.wait_for_selector(f"#live:not([data-version='{before}'])", state="attached")
    ada.wait()
    place = page.get_attribute("#live", "data-place")
    assert page.query_selector(f"#tab-{place}.lit") or not page.query_selector("#tabs .lit")


TABS = "[...document.querySelectorAll('#tabs a')].map(one => one.dataset.tab)"


def test_a_place_that_was_opened_meanwhile_stays_until_it_is_ones_turn(chromium: Browser, patient: Running) -> None:
    visit = Visit(chromium.new_context(locale="en-GB", **NARROW), patient.address)
    table = visit.open_table("bot-page", "bot-page")
    page = visit.page
    page.add_init_script(WATCH)
    until_bots(visit)
    page.reload()
    page.tap("#tab-book")
    page.wait_for_selector("#live[data-place=book][data-listening]", state="attached")
    page.evaluate("told.length = 0")
    hurry(visit, table)
    visit.wait()
    steps = page.evaluate("told")
    assert {one["place"] for one in steps if not one["turn"]} <= {"book"}
    assert page.query_selector(f"#tab-{steps[-1]['place']}.lit")
    visit.context.close()
    assert visit.wrong == []


def test_a_choice_that_is_named_stays_named_when_somebody_talks(come: Come) -> None:
    ada = come(**NARROW)
    ada.open_table("bot-page")
    ada.wait()
    page = ada.page
    settled(ada)
    name = page.evaluate("document.querySelector('.groups button[data-option]').dataset.option")
    page.locator(f"button[data-option='{name}']").first.tap()
    expect(page.locator("#sure-go")).to_be_visible()
    page.locator("label[for=leaf-talk]").tap()
    page.fill("#say", "Wait.")
    page.press("#say", "Enter")
    expect(page.locator("#said")).to_contain_text("Wait.")
    expect(page.locator(f"button[data-option='{name}'].sure")).to_have_count(1)

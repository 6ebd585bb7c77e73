"""What stands on the screen stands clear of everything else, in every language and at every size."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Come
from tests.browser.support import PHONE, Visit
from tests.support import cover, seeds

pytestmark = pytest.mark.browser

DESKS = ((1440, 900), (1366, 768), (1024, 768))
GAMES = ("village", "heads_of_state", "dynasties", "legacy")
LANGUAGES = ("en-GB", "fr-FR", "de-DE")
ASKED = len(seeds(4, 10))  # decisions looked at in each game

# Every line of every label against every button of its group, and against the edge of the list.
OVERLAPS = """() => {
  const found = [];
  const all = document.getElementById('all-choices');
  if (all) all.checked = true;
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  const words = (e) => { const r = document.createRange(); r.selectNodeContents(e); return [...r.getClientRects()]; };
  const list = document.querySelector('#prompt .groups')?.getBoundingClientRect();
  for (const group of document.querySelectorAll('#prompt .grp')) {
    if (!group.offsetParent) continue;
    const labels = words(group.querySelector('.what'));
    const buttons = [...group.querySelectorAll('.opt-btn, .why')].map((e) => e.getBoundingClientRect());
    const picture = group.firstElementChild.getBoundingClientRect();
    for (const label of labels) {
      for (const button of buttons) if (meets(label, button)) found.push(group.innerText);
      if (meets(label, picture) || label.right > list.right + 0.5) found.push(`edge: ${group.innerText}`);
    }
    for (const [i, one] of buttons.entries()) {
      if (one.right > list.right + 0.5 || meets(one, picture)) found.push(`out: ${group.innerText}`);
      for (const other of buttons.slice(i + 1)) if (meets(one, other)) found.push(`twins: ${group.innerText}`);
    }
  }
  return found;
}"""

# What of the question's heading goes beyond the edge of the screen.
CLIPPED = """() => [...document.querySelectorAll('#prompt header :is(h2, span, a)')]
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5).map((e) => e.innerText)"""


def any_option(page: Page, chance: random.Random) -> None:
    """Any of the options, without the two presses that a touch screen asks for."""
    names = page.evaluate("[...document.querySelectorAll('#prompt button[data-option]')].map(e => e.dataset.option)")
    press = "n => { const b = document.querySelector(`#prompt button[data-option='${n}']`); b.form.requestSubmit(b); }"
    page.evaluate(press, chance.choice(names))


def look_on(
    visit: Visit, chance: random.Random, sizes: tuple[tuple[int, int], ...], *scripts: str, asked: int = ASKED
) -> list[str]:
    """Play on a little; what the scripts find at each decision and size."""
    found = []
    for _ in range(asked):
        if not visit.wait():
            break
        for width, height in sizes:
            visit.page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}: {said}" for script in scripts for said in visit.page.evaluate(script)]
        visit.answer(lambda page: any_option(page, chance))
    return found


@pytest.mark.parametrize(("game", "lang"), cover(GAMES, LANGUAGES))
def test_labels_and_buttons_never_lie_over_each_other_on_a_phone(come: Come, game: str, lang: str) -> None:
    bert = come(locale=lang, viewport=PHONE, is_mobile=True, has_touch=True)
    bert.open_table("bot-page", "bot-page", game=game)
    assert look_on(bert, random.Random(4), ((390, 844),), OVERLAPS, CLIPPED) == []


BOXES = """async () => {
  await document.fonts.ready;
  const all = document.querySelectorAll('#prompt, #prompt .what, #prompt .opt-btn, #prompt .backs');
  return [...all].filter((e) => e.offsetParent)
    .map((e) => [e.id || e.innerText, e.offsetLeft, e.offsetTop, e.offsetWidth, e.offsetHeight]);
}"""


@pytest.mark.parametrize(("game", "narrow"), cover(GAMES, (False, True)))
def test_nothing_moves_when_a_choice_is_to_be_confirmed(come: Come, game: str, narrow: bool) -> None:
    ada = come(locale="de-DE", **({"viewport": PHONE, "is_mobile": True, "has_touch": True} if narrow else {}))
    ada.open_table("bot-page", "bot-page", game=game)
    ada.wait()
    ada.page.evaluate("document.getElementById('set-confirm').checked = true")
    for _ in range(4):
        ada.wait()
        option = ada.page.locator("#prompt .grp:not(.elsewhere) button[data-option]").last
        if not option.count():  # there is nothing to do but to go on
            ada.answer(lambda page: any_option(page, random.Random(0)))
            continue
        option.scroll_into_view_if_needed()
        ada.page.evaluate(BOXES)  # whatever letters the page needs are there now
        before, version = ada.page.evaluate(BOXES), ada.version
        option.click()
        assert ada.page.evaluate(BOXES) == before
        assert ada.version == version
        ada.answer(lambda page: page.click("#sure-go"))


def test_what_lies_further_down_the_list_is_counted_and_reached(come: Come) -> None:
    ada = come(viewport={"width": 1366, "height": 620})
    ada.open_table("bot-page", "bot-page")
    ada.wait()
    more = ada.page.locator("#more")
    counted = int(more.inner_text().split()[-1])
    last = ada.page.locator("#prompt .groups button[data-option]").last
    seen = """e => e.getBoundingClientRect().bottom
      < document.querySelector('.groups').getBoundingClientRect().bottom + 2"""
    assert counted > 0
    assert not last.evaluate(seen)
    while "up" not in (more.get_attribute("class") or ""):
        more.click()
    assert last.evaluate(seen)
    box = more.bounding_box()
    assert box is not None
    assert box["height"] < 32
    more.click()
    assert ada.page.locator("#prompt .groups").evaluate("e => e.scrollTop") == 0


def tap_again(one: Locator) -> Callable[[Page], None]:
    """On the word that confirms a choice, or on the choice itself."""

    def tap(page: Page) -> None:
        sure = page.locator("#sure-go:visible")
        (sure if sure.count() else one).tap()

    return tap


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_always_lists_something_and_two_taps_choose_it(come: Come, game: str) -> None:
    """Whatever belongs to another place is one tap further away."""
    ada = come(viewport=PHONE, is_mobile=True, has_touch=True)
    ada.open_table("bot-page", "bot-page", game=game)
    chance, page = random.Random(8), ada.page
    for _ in seeds(5, 20):
        if not ada.wait():
            break
        if page.is_visible("#lots"):
            ada.answer(lambda page: page.tap("#lots [data-offer]"))
            continue
        shown = page.locator("#prompt button[data-option]:visible")
        assert shown.count() > 0
        if shown.count() < ada.options().count():
            expect(page.locator("label[for=all-choices]")).to_be_visible()
        one = shown.nth(chance.randrange(shown.count()))
        one.tap()
        ada.answer(tap_again(one))


def test_a_card_about_treason_covers_no_plate_and_leaves_by_itself(come: Come) -> None:
    ada = come(viewport={"width": 1366, "height": 768})
    ada.open_table("bot-squire", "bot-squire", game="heads_of_state")
    chance = random.Random(1)
    card = ada.page.locator(".notice:visible")
    for _ in range(60):
        assert ada.wait()
        if card.count():
            break
        ada.answer(lambda page: any_option(page, chance))
    covers = """e => {
      const a = e.getBoundingClientRect();
      const under = (b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
      return [...document.querySelectorAll('#board [data-thing]')]
        .filter((t) => under(t.getBoundingClientRect())).map((t) => t.dataset.thing);
    }"""
    assert card.evaluate(covers) == []
    card.wait_for(state="hidden", timeout=20_000)


# What must be seen without scrolling, and what is not wholly on the screen, nor wholly in the list.
CUT = """() => {
  const root = document.documentElement;
  const found = root.scrollHeight > innerHeight || root.scrollWidth > innerWidth
    ? [`page ${root.scrollWidth} x ${root.scrollHeight}`] : [];
  const own = document.querySelector('#strip').offsetParent ? '#strip' : '.mine';
  for (const name of ['.boardwrap', '#prompt', '.backs', '#log', own, '.cabinet']) {
    const box = document.querySelector(name)?.getBoundingClientRect();
    if (box && (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth)) found.push(name);
  }
  const [why, list] = ['.nots', '.groups'].map((e) => document.querySelector(`#prompt ${e}`)?.getBoundingClientRect());
  if (why?.height && (why.bottom > list.bottom + 1 || why.top < list.top)) found.push('why not');
  const names = [...document.querySelectorAll('.chip b')].filter((e) => e.offsetWidth && e.offsetWidth < 36);
  return found.concat(names.map((e) => `${e.offsetWidth} px for ${e.innerText}`));
}"""


@pytest.mark.parametrize(("game", "lang"), cover(GAMES, LANGUAGES))
def test_board_question_and_what_is_ones_own_are_on_one_screen(come: Come, game: str, lang: str) -> None:
    ada = come(locale=lang)
    ada.open_table("bot-page", "bot-page", "bot-page", game=game)
    assert look_on(ada, random.Random(5), DESKS, CUT, OVERLAPS) == []
    ada.wait()
    for width, height in DESKS:
        ada.page.set_viewport_size({"width": width, "height": height})
        board = ada.page.locator("#board")
        size = board.bounding_box()
        assert size is not None
        if game == "village":
            assert size["width"] / 1064 > 0.93
        if game == "heads_of_state" or width > 1100:  # the others slide
            assert size["x"] + size["width"] <= width
            assert size["y"] + size["height"] <= height


def test_the_board_slides_to_what_is_pointed_at(come: Come) -> None:
    ada = come(viewport={"width": 1024, "height": 768})
    ada.open_table("bot-page", "bot-page")
    ada.wait()
    window = ada.page.locator("#window")
    assert window.evaluate("e => e.scrollLeft") == 0
    ada.page.locator(".slide").click()
    expect(ada.page.locator("#live")).to_have_class(re.compile(r"\bslid\b"))
    expect(ada.page.locator(".halves span")).to_have_text("Village")
    names = [f"#prompt button[data-option^='take {place}']" for place in ("harvest", "crafts", "family")]
    ada.page.locator(", ".join(names)).first.hover()
    expect(ada.page.locator("#live")).not_to_have_class(re.compile(r"\bslid\b"))


def test_who_wants_little_motion_sees_the_board_there_at_once(come: Come) -> None:
    ada = come(viewport={"width": 1024, "height": 768}, reduced_motion="no-preference")
    ada.open_table("bot-page", "bot-page")
    ada.wait()
    goes = "e => { e.scrollTo({ left: 60 }); return e.scrollLeft; }"
    assert ada.page.locator("#window").evaluate(goes) < 60  # it slides
    ada.page.emulate_media(reduced_motion="reduce")
    ada.page.locator("#window").evaluate("e => e.scrollTo({ left: 0, behavior: 'instant' })")
    assert ada.page.locator("#window").evaluate(goes) == 60


def test_display_nobles_and_houses_are_drawers_where_there_is_one_column(come: Come) -> None:
    ada = come(viewport={"width": 1024, "height": 768})
    ada.open_table("bot-page", "bot-page", game="heads_of_state")
    ada.wait()
    drawers = {"display": ".market", "nobles": ".ranks", "houses": ".ledger"}
    for name in ("houses", "nobles", "display"):
        ada.page.locator(f"label[for=drawer-{name}]").click()
        for other, panel in drawers.items():
            expect(ada.page.locator(f".cabinet {panel}")).to_be_visible(visible=other == name)
    ada.page.locator("label[for=drawer-houses]").click()
    expect(ada.page.locator(".ledger table:visible")).to_have_class("of-houses")


def test_another_farm_opens_over_the_board(come: Come) -> None:
    ada = come(viewport={"width": 1366, "height": 768})
    ada.open_table("bot-page", "bot-page")
    ada.wait()
    expect(ada.page.locator("#seat-1")).to_be_hidden()
    ada.page.locator("#chip-1").click()
    expect(ada.page.locator("#seat-1")).to_be_visible()
    ada.page.locator("#chip-1").click()
    expect(ada.page.locator("#seat-1")).to_be_hidden()
    expect(ada.page.locator("#history")).to_be_hidden()
    ada.page.locator(".unfold").click()
    expect(ada.page.locator("#history")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_while_others_think_the_tale_has_the_room_of_the_question(come: Come, game: str) -> None:
    ada, bert = come(), come()
    table = ada.open_table("bot-page", "bot-page", game=game, public=True)
    ada.wait()
    page = bert.go(table)
    bert.arrived()
    for width, height in DESKS[1:]:
        page.set_viewport_size({"width": width, "height": height})
        asked, told = page.locator("#prompt").bounding_box(), page.locator("#log").bounding_box()
        assert asked is not None
        assert told is not None
        assert asked["height"] < 200
        assert told["height"] > 120
        assert told["y"] + told["height"] <= height
        expect(page.locator(".unfold")).to_be_hidden()
        expect(page.locator("label[for=leaf-tale]")).to_be_visible()
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator(".unfold")).to_be_visible()

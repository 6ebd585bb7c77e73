"""What a newcomer needs stands on the screen, large enough to be read and to be pressed."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.support import DESK, PHONE, Visit, hasten
from tests.browser.test_fit import GAMES, any_option
from tests.server.support import Json
from tests.support import cover, seeds

pytestmark = pytest.mark.browser

SIZES = ((1440, 900), (1366, 768), (1024, 768), (390, 844))


@pytest.mark.parametrize(("size", "bots"), cover(SIZES, (1, 2, 3)))
def test_the_legend_of_the_cubes_is_in_sight_at_every_table(come: Come, size: tuple[int, int], bots: int) -> None:
    width, height = size
    phone = {"is_mobile": True, "has_touch": True} if width == PHONE["width"] else {}
    ada = come(viewport={"width": width, "height": height}, **phone)
    ada.open_table(*["bot-page"] * bots)
    ada.wait()
    legend = ada.page.locator("#prompt .legend:visible")
    expect(legend).to_have_count(1)
    expect(legend.locator("li")).to_have_count(6)
    expect(legend).to_contain_text("orange: skill")
    expect(legend).to_be_in_viewport(ratio=0.99)


# Every text with a figure in it, as large as it is on the screen: its font, by the scale of the drawing it stands in.
FIGURES = """() => {
  const found = [];
  for (const one of document.querySelectorAll('.peer, #unfold')) one.checked = true;
  const walk = document.createTreeWalker(document.getElementById('live'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [node, e] = [walk.currentNode, walk.currentNode.parentElement];
    if (!/\\d/.test(node.data) || e.closest('title, .vh, [hidden]')) continue;
    if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!range.getBoundingClientRect().height) continue;
    const drawn = e.closest('text')?.getScreenCTM();
    const scale = drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : 1;
    const size = parseFloat(getComputedStyle(e).fontSize) * scale;
    if (size < 11) found.push(`${size.toFixed(2)} px: ${node.data.trim()} in ${e.closest('[id]').id}`);
  }
  return found;
}"""

# Whatever can be pressed: what is smaller than a thumb, but for words within a line of text. A ring on the board may be
# smaller where its neighbours leave no more room; then its button below the board is not.
SMALL = """() => {
  const found = [];
  const size = (e) => e.getBoundingClientRect();
  const middle = (b) => [b.left + b.width / 2, b.top + b.height / 2];
  const rings = [...document.querySelectorAll('#place .opt')].map((e) => [e, e.querySelector('.edge')]);
  const near = (one) => rings.some(([, other]) => {
    const [[ax, ay], [bx, by]] = [middle(size(one)), middle(size(other))];
    const [dx, dy] = [Math.abs(ax - bx), Math.abs(ay - by)];
    return other !== one && dx < (size(one).width + size(other).width) / 2 + 44
      && dy < (size(one).height + size(other).height) / 2 + 44;
  });
  const pressed = '#live :is(a, button, summary, label, input):not(.vh, [type=hidden], [disabled], .log *)';
  for (const e of [...document.querySelectorAll(pressed), ...rings.map(([g]) => g)]) {
    if (e.matches('.tale .clause') || !e.checkVisibility({ visibilityProperty: true })) continue;
    const box = size(e);
    if (!box.width || (box.width >= 43.5 && box.height >= 43.5)) continue;
    if (e.matches('.opt') && near(e.querySelector('.edge'))) {
      const twin = document.querySelector(`#prompt button[data-option='${e.dataset.option}']`);
      if (twin && parseFloat(getComputedStyle(twin).minHeight) >= 44) continue;
    }
    found.push(`${box.width.toFixed(0)} x ${box.height.toFixed(0)}: ${e.id || e.className || e.tagName}`);
  }
  return found;
}"""
# The tabs are not under the sheet with the question, where the place above them scrolls for itself.
UNDER = """() => {
  const [tabs, sheet] = ['#tabs', '.sheet'].map((e) => document.querySelector(e).getBoundingClientRect());
  return tabs.bottom + scrollY > sheet.top + 1 ? [`${Math.round(tabs.bottom + scrollY - sheet.top)} px of tabs`] : [];
}"""
SCROLLED = ("dynasties", "legacy")
ASKED = len(seeds(6, 24))  # decisions of each game, of which every third is looked at closely


def look_round(visit: Visit, *scripts: str) -> list[str]:
    """What these scripts find in every place of a narrow screen."""
    page, found = visit.page, []
    for name in page.locator("#tabs a").evaluate_all("all => all.map((e) => e.dataset.tab)"):
        page.evaluate("n => document.getElementById(`tab-${n}`).click()", name)
        page.wait_for_selector(f"#live[data-place='{name}'] #place")
        found += [f"{name}: {said}" for script in scripts for said in page.evaluate(script)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_figures_can_be_read_and_things_pressed_on_a_phone(come: Come, game: str) -> None:
    """In German, whose words are the longest."""
    ada = come(locale="de-DE", viewport=PHONE, is_mobile=True, has_touch=True)
    chance, scripts = random.Random(12), (FIGURES, SMALL, *[UNDER] * (game in SCROLLED))
    ada.open_table("bot-squire", "bot-squire", "bot-squire", game=game)
    for asked in range(ASKED):
        if not ada.wait():
            break
        if asked % 3 == 0:
            assert look_round(ada, *scripts) == []
        ada.answer(lambda page: any_option(page, chance))


@pytest.mark.parametrize(
    ("width", "height"), [SIZES[2], *(pytest.param(*size, marks=pytest.mark.deep) for size in SIZES[:2])]
)
def test_a_card_about_a_death_covers_nothing_that_is_asked_and_leaves_by_itself(
    come: Come, width: int, height: int
) -> None:
    ada, chance = come(viewport={"width": width, "height": height}), random.Random(width)
    table = ada.open_table("bot-page", "bot-page")
    hasten(table, lambda view: max(farm["time"] for farm in view["farms"]) >= 7, chance, ada)
    card = ada.page.locator(".notice:visible")
    for _ in range(120):
        assert ada.wait()
        if card.count():
            break
        ada.answer(lambda page: any_option(page, chance))
    covers = """e => {
      const a = e.getBoundingClientRect();
      const under = (b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
      const asked = document.querySelectorAll('#live .opt, #prompt, #board [data-thing^=council], #turn');
      return [...asked].filter((t) => under(t.getBoundingClientRect())).map((t) => t.id);
    }"""
    assert card.evaluate(covers) == []
    card.wait_for(state="hidden", timeout=20_000)


def test_what_cannot_be_done_is_one_line_that_says_why(come: Come) -> None:
    ada, chance = come(viewport={"width": 1024, "height": 768}), random.Random(5)
    ada.open_table("bot-page", "bot-page", game="heads_of_state")
    line = ada.page.locator("#prompt .nots:visible")
    for _ in range(60):
        assert ada.wait()
        if line.count():
            break
        ada.answer(lambda page: any_option(page, chance))
    off = ada.page.locator("#prompt .grp.off")
    expect(line).to_contain_text("not now")
    expect(off.first).to_be_hidden()
    line.locator("label").click()
    expect(off.first).to_be_visible()
    expect(off.first.locator(".why")).not_to_be_empty()


def settled(view: Json) -> bool:
    """There is something to tell of every house."""
    return sum([slot["seat"] is not None for place in view["map"] for slot in place["slots"]]) > 7


def test_nobles_houses_and_chamber_are_tabs_where_the_chart_has_no_room(come: Come) -> None:
    ada, chance = come(viewport={"width": 1366, "height": 768}), random.Random(6)
    table = ada.open_table("bot-squire", "bot-squire", "bot-squire", "bot-squire", game="heads_of_state")
    hasten(table, settled, chance, ada)
    assert ada.wait()
    page = ada.page
    scrolled = (
        "[...document.querySelectorAll('.cabinet > div')].filter(e => e.scrollHeight > e.clientHeight + 1).length"
    )
    shown = page.locator(".ledger table:visible")
    for name in ("Nobles", "Houses", "Chamber"):
        page.locator(".ledger label", has_text=name).click()
        expect(shown).to_have_count(1)
        expect(shown).to_have_attribute("aria-label", name)
        assert page.evaluate(scrolled) == 0
        assert shown.evaluate("e => e.getBoundingClientRect().bottom <= innerHeight - 8")
    page.locator(".ledger label", has_text="Houses").click()
    sums = page.locator("#ledger-sum td").all_inner_texts()[:5]
    chips = [page.locator(f"#chip-{seat} strong").inner_text() for seat in range(5)]
    assert [n.replace("·", "0") for n in sums] == chips


# How many lines of the log, of which each is as high as the lowest of them, there is room for.
ROOM = """() => {
  const lines = [...document.querySelectorAll('.log .tale li:not(.mark)')].map((e) => e.getBoundingClientRect().height);
  return document.querySelector('.log .tale').clientHeight / Math.min(...lines);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_figures_can_be_read_and_several_lines_of_the_log(come: Come, game: str) -> None:
    """On small screens the figures, on a large one the log beside a long question."""
    ada, chance = come(), random.Random(9)
    ada.open_table("bot-squire", "bot-squire", "bot-squire", game=game)
    for asked in range(ASKED):
        if not ada.wait():
            break
        if asked > 4:
            assert ada.page.evaluate(ROOM) >= 4
        if asked % 3 == 0:
            for width, height in SIZES[1:3] if game != "heads_of_state" else SIZES[1:2]:
                ada.page.set_viewport_size({"width": width, "height": height})
                assert ada.page.evaluate(FIGURES) == []
            ada.page.set_viewport_size(DESK)
        ada.answer(lambda page: any_option(page, chance))

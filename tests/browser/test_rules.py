"""The rules in a real browser: found while one types, looked at on a phone."""

import json
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from cadency.boards.kit.letters import cuts
from tests.browser.conftest import Come
from tests.browser.support import PHONE

WIDE = """[...document.querySelectorAll("main *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1
  && !one.closest(".scrolls")).map((one) => one.outerHTML.slice(0, 80))"""
WIDTHS = """async ([family, weight, letters]) => {
  await document.fonts.load(`${weight} 100px ${family}`, letters);
  const line = document.createElement("span");
  line.style.cssText = `position: absolute; white-space: pre; font: ${weight} 1000px ${family};`
    + "font-variant-numeric: lining-nums; font-kerning: none";
  document.body.append(line);
  return [...letters].map((letter) => { line.textContent = letter; return line.getBoundingClientRect().width; });
}"""
SHAPES = """async ([family, weight, letter, outline]) => {
  const drawn = (draw) => {
    const pen = new OffscreenCanvas(1400, 1400).getContext("2d");
    draw(pen);
    return pen.getImageData(0, 0, 1400, 1400).data.filter((_, place) => place % 4 === 3);
  };
  const font = drawn((pen) => { pen.font = `${weight} 1000px ${family}`; pen.fillText(letter, 200, 1000); });
  const own = drawn((pen) => { pen.translate(200, 1000); pen.fill(new Path2D(outline)); });
  let both = 0, any = 0;
  font.forEach((one, place) => { both += Math.min(one, own[place]); any += Math.max(one, own[place]); });
  return both / any;
}"""
LOADED = "(image) => image.complete && image.naturalWidth > 0"


def test_what_is_typed_is_found_at_once_by_a_name_of_another_language(come: Come) -> None:
    visit = come()
    page = visit.go("/rules/legacy")
    page.locator("#q").press_sequentially("Förderer")
    first = page.locator("#found li").first
    expect(first.locator("mark").first).to_have_text("mentors")
    assert page.locator("#found .noun dfn").first.inner_text() == "Mentor"
    expect(page.locator("#clauses")).to_be_visible()  # the rules stay where they are
    page.locator("#q").fill("")
    expect(page.locator("#found li")).to_have_count(0)


@pytest.mark.parametrize(("game", "locale"), [("village", "de-DE"), ("heads_of_state", "fr-FR")])
def test_a_figure_is_fetched_when_it_comes_into_sight_and_fits_on_a_phone(come: Come, game: str, locale: str) -> None:
    visit = come(locale=locale, viewport=PHONE)
    page = visit.go(f"/rules/{game}")
    last = page.locator("figure img").last
    assert not last.evaluate(LOADED)
    room = last.bounding_box()
    last.scroll_into_view_if_needed()
    page.wait_for_function(LOADED, arg=last.element_handle())
    box = last.bounding_box()
    assert box is not None
    assert room is not None
    assert (room["width"], room["height"]) == (box["width"], box["height"])  # nothing jumps when it comes
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate(WIDE) == []


@pytest.mark.parametrize("cut", cuts())
def test_words_in_pictures_are_the_letters_of_our_fonts(come: Come, cut: str) -> None:
    kept = json.loads((files("cadency.boards.kit") / "letters.json").read_text("utf-8"))[cut]
    name, _, weight = cut.partition("-")
    family = "Alegreya" if name == "serif" else "'Alegreya Sans'"
    signs = [sign for sign in kept if sign not in "\u202f→"]  # of our own making
    page = come().go("/rules")
    wide = page.evaluate(WIDTHS, [family, weight, "".join(signs)])
    assert {sign: round(width) for sign, width in zip(signs, wide, strict=True)} == {
        sign: kept[sign][0] for sign in signs
    }
    for sign in "AgßÉœ&»":
        assert page.evaluate(SHAPES, [family, weight, sign, kept[sign][1]]) > 0.97, sign

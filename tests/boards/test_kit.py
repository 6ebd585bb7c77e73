"""What all boards share."""

from __future__ import annotations

from importlib.resources import files
from xml.etree import ElementTree as ET

import pytest

from cadency.boards import kit
from cadency.boards.kit import terminal
from cadency.boards.kit.draw import _Spelled
from cadency.boards.kit.options import Anchor, ring, spelled, wire_of


def test_every_house_has_its_own_tincture_and_mark() -> None:
    assert len({house.base for house in kit.HOUSES}) == len(kit.HOUSES) == 5
    assert [house.mark for house in kit.HOUSES] == list(kit.MARKS)


def test_icons_are_credited() -> None:
    credited = (files("cadency.boards") / "CREDITS.md").read_text("utf-8")
    for name, author in kit.authors().items():
        assert f"| {name} | {author} |" in credited
    assert "CC BY 3.0" in credited


def test_definitions_are_whole() -> None:
    tree = ET.fromstring(f"<defs>{kit.defs()}</defs>")
    names = [name for element in tree.iter() if (name := element.get("id"))]
    assert len(names) == len(set(names))
    assert {f"i-{name}" for name in kit.names()} <= set(names)


@pytest.mark.parametrize(("words", "room"), [("Bibliothèque", 60), ("Smithy", 60), ("W", 5)])
def test_signs_fit_their_words(words: str, room: float) -> None:
    size = kit.fit(words, room, 14.5)
    assert 10.5 <= size <= 14.5
    assert kit.width(words, size) <= room + 0.5 or size == 10.5


def test_what_people_write_stays_text() -> None:
    assert "<b>" not in kit.text(0, 0, "<b>") + kit.title("<b>")
    assert kit.attrs(aria_label='"x"', class_="a", data_option=None) == ' aria-label="&quot;x&quot;" class="a"'


def test_a_drawing_that_stands_alone_is_well_formed() -> None:
    tree = ET.fromstring(
        kit.standalone(kit.member(4, 3, 20, 40) + kit.gravestone(5, 5, 2, 1), 100, 50, "A & B", width=200)
    )
    assert (tree.get("viewBox"), tree.get("width"), tree.get("height")) == ("0 0 100 50", "200", "100")
    assert tree.get("aria-label") == "A & B"


def test_a_lit_option_is_a_button_that_says_what_it_is() -> None:
    wire = wire_of("settle england 3")
    assert wire == wire_of(wire) == ("settle", "england", 3)
    for anchor in (Anchor(1, 2, 30, 40), Anchor(1, 2, 30, 40, outline="M0 0H9V9Z")):
        tree = ET.fromstring(ring(anchor, wire, "A & B"))
        assert (tree.get("data-option"), tree.get("aria-label")) == (spelled(wire), "A & B")
        assert (tree.get("id"), tree.get("role"), tree.get("tabindex")) == ("o-settle-england-3", "button", "0")
        assert [band.get("class") for band in tree] == ["halo", "edge", "glow"]
        assert {band.tag for band in tree} == {"path" if anchor.outline else "rect"}


def test_a_house_in_the_terminal_has_a_mark_and_a_colour() -> None:
    assert len(set(terminal.MARKS)) == len(set(terminal.HOUSES)) == len(kit.HOUSES)
    assert terminal.house(4, "K").plain == f"{terminal.MARKS[4]}K"
    assert terminal.beside([terminal.house(0), terminal.house(1, "2")]).plain == "◆ ●2"


def test_numbers_are_as_short_as_they_can_be() -> None:
    told = [kit.num(value) for value in (0, -0.0, 0.04, 3, 3.0, 2.5, 2.55, 1234.0)]
    assert told == ["0", "0", "0", "3", "3", "2.5", "2.5", "1234"]


def test_only_so_many_numbers_are_remembered() -> None:
    spelled_out: list[float] = []

    def spell(value: float) -> str:
        spelled_out.append(value)
        return str(value)

    numbers = _Spelled(spell, most=3)
    for n in range(10):
        assert numbers[n] == numbers[n] == str(float(n))
        assert len(numbers) <= 3
    assert spelled_out == list(range(10))
    assert numbers[0] == "0.0", "what was forgotten is spelled again"

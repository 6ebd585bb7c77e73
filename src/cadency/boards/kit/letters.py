"""Words as outlines, for pictures that must look the same wherever they are opened: a picture inside a page has no
fonts, a printer's shop not ours. The shapes are those of Alegreya and Alegreya Sans with their lining figures;
``docs/pictures/letters.py`` cuts them out of the fonts."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from cadency.boards.kit.draw import INK, num, num2

EM: Final = 1000.0
_HEAVY: Final = 600  # from this weight on
_ASIDE: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}
_SHOWN: Final = ("fill", "opacity", "stroke", "paint-order", "transform")


class Letter(NamedTuple):
    """How far the next letter begins, in thousandths of the size, and the outline."""

    advance: int
    outline: str


@cache
def _letters() -> dict[str, dict[str, Letter]]:
    kept = json.loads((files(__package__) / "letters.json").read_text("utf-8"))
    return {cut: {letter: Letter(*found) for letter, found in letters.items()} for cut, letters in kept.items()}


def cuts() -> tuple[str, ...]:
    """Every family with its weights: ``serif-700``."""
    return tuple(_letters())


def letters(cut: str) -> frozenset[str]:
    """Which letters there are; a letter that is not shows as a question mark."""
    return frozenset(_letters()[cut])


def cut_of(cls: str, weight: float) -> str:
    return f"{'serif' if cls == 'serif' else 'sans'}-{'700' if weight >= _HEAVY else '500'}"


def _of(cut: str, letter: str) -> Letter:
    found = _letters()[cut]
    return found.get(letter) or found["?"]


def breadth(words: str, size: float, cut: str) -> float:
    """Exactly how wide the outlined words are."""
    return sum([_of(cut, letter).advance for letter in words]) * size / EM


def written(x: float, y: float, words: str, size: float, cut: str, fill: str = INK) -> str:
    """Words that begin at a point of their base line. The picture holds :func:`shapes` of them once."""
    drawn, gone = "", 0
    for letter in words:
        known = _of(cut, letter)
        if known.outline:
            drawn += f'<use href="#{_name(cut, letter)}" x="{gone}"/>'
        gone += known.advance
    move = f'transform="translate({num(x)} {num(y)}) scale({size / EM:.4g})"'
    return f'<g {move} fill="{fill}">{drawn}</g>' if drawn else ""


def shapes(used: Iterable[str]) -> str:
    """The outlines by the names that a drawing refers to; names of other things are passed over."""
    found = ""
    for name in sorted(set(used)):
        start, _, code = name.rpartition("_")
        cut = start.removeprefix("l-")
        if cut in _letters() and code.isdigit():
            found += f'<path id="{name}" d="{_of(cut, chr(int(code))).outline}"/>'
    return found


def _name(cut: str, letter: str) -> str:
    return f"l-{cut}_{ord(letter if letter in _letters()[cut] else '?')}"


def outline(drawing: ET.Element) -> None:
    """Every text in a drawing becomes the outlines of its letters, where and as large as it was."""
    for parent in list(drawing.iter()):
        for place, child in enumerate(list(parent)):
            if child.tag.rpartition("}")[2] == "text":
                parent[place] = _outlined(child)


def _outlined(text: ET.Element) -> ET.Element:
    words, size = "".join(text.itertext()), float(text.get("font-size", "12"))
    cut = cut_of(text.get("class", "sans"), float(text.get("font-weight", "500")))
    left = float(text.get("x", "0")) - breadth(words, size, cut) * _ASIDE[text.get("text-anchor", "start")]
    found = ET.Element("g", {name: value for name in _SHOWN if (value := text.get(name))})
    if "stroke-width" in text.attrib:
        found.set("stroke-width", num2(float(text.attrib["stroke-width"]) * EM / size))
    found.append(ET.fromstring(written(left, float(text.get("y", "0")), words, size, cut, "inherit") or "<g/>"))  # noqa: S314 - drawn by us
    return found

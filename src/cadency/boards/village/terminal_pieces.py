"""Village's pieces as coloured text. Every colour comes with a letter or a mark: colour is never the only sign."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from cadency.boards.kit.terminal import FAINT, FREE, HOUSES, MARKS, beside, house
from cadency.texts import Texts

__all__ = [
    "ANY",
    "BELL",
    "COIN",
    "FAINT",
    "FREE",
    "PRESTIGE",
    "beside",
    "counted",
    "cube",
    "cubes",
    "goods",
    "heading",
    "house",
    "members",
    "track",
]

CUBES = {
    "orange": "bold #33241a on #e8872b",
    "green": "bold white on #3c7d4a",
    "brown": "bold white on #5d3a22",
    "pink": "bold #33241a on #eeb2c6",
    "plague": "bold white on #2a2523",
}
PRESTIGE = "★"
COIN = "¢"
BELL = "♪"  # of whoever is first
ANY = "□"  # an influence cube of choice


def cube(texts: Texts, colour: str) -> Text:
    """A letter on its colour. The colour is a span, not the style of the text: it must not fill the rest of a cell."""
    return Text.assemble((texts(f"letter-{colour}"), CUBES[colour]))


def cubes(texts: Texts, counts: Mapping[str, int], apart: str = " ") -> Text:
    """Every cube as a letter of its own."""
    return Text(apart).join([cube(texts, colour) for colour, n in counts.items() for _ in range(n)])


def counted(texts: Texts, counts: Mapping[str, int]) -> Text:
    """Each colour once, with its number."""
    return Text(" ").join([cube(texts, colour) + Text(str(n)) for colour, n in counts.items() if n])


def members(seat: int, generations: Iterable[int]) -> Text:
    """The mark of the house, then a digit for each member: ``◆112``."""
    return Text.assemble((MARKS[seat] + "".join(map(str, generations)), HOUSES[seat]))


def heading(text: str) -> str:
    """Nouns are kept as they stand in a sentence; as a heading they begin with a capital."""
    return text[:1].upper() + text[1:]


def goods(texts: Texts, counts: Mapping[str, int]) -> str:
    """``2 wagons, 1 ox``: how many of what."""
    return texts("board-wants", wants=tuple([good for good, n in counts.items() for _ in range(n)]))


def track(at: int, length: int) -> Text:
    """The time track from bridge to bridge, with the marker on it."""
    return Text.assemble(("━" * at, FAINT), ("●", "bold"), ("─" * (length - 1 - at), FAINT), f" {at}")

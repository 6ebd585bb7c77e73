"""The reckoning, drawn: signs of its lines, what a seat has to show for them, and the first family under its arms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cadency.boards.kit import HOUSES, at, frames, icon, laurel, rect, shade, shield
from cadency.boards.legacy import boughs, faces, park
from cadency.boards.legacy.layout import WALNUT, Box
from cadency.boards.legacy.looks import GIRLS
from cadency.boards.legacy.scene import grown
from cadency.boards.legacy.words import signs
from cadency.games.legacy.view import House, LegacyView
from cadency.texts import Texts

SIZE: Final = (380.0, 476.0)
W, STEP, ROW = 112.0, 16.0, 17.0  # of a proof; seven people to a line
_ABREAST: Final = 7
ICONS: Final = {
    "prestige": "crown",
    "children": "baby-face",
    "missions": "treasure-map",
    "deeds": "laurels",
    "mentor": "classical-knowledge",
    "goals": "wax-seal",
    "nations": "compass",
    "trades": "chisel",
    "clues": "eye",
}


def sign(line: str) -> str:
    """The sign of a line, 30 x 30."""
    return frames.sign(icon(ICONS[line], 15, 15, 26))


def proof(view: LegacyView, seat: int, line: str) -> str:
    """What a line counts as a small picture, 112 wide; empty where nothing is left to be shown."""
    drawn = _SHOWN[line](view, view.houses[seat]) if line in _SHOWN else []
    found = "".join(at(one, 9 + i % _ABREAST * STEP, 9 + i // _ABREAST * ROW) for i, one in enumerate(drawn))
    return frames.proof(found, W, ROW * -(-len(drawn) // _ABREAST) + 2) if drawn else ""


def _children(view: LegacyView, house: House) -> list[str]:
    """Everybody who was born into the family."""
    ring = HOUSES[house.seat].base
    young = ["-k" if one.generation > view.generation else "" for one in house.family]
    return [faces.medal(f"{house.seat}-{n}{young[n]}", 0, 0, 6.6, ring) for n in range(1, len(house.family))]


def _forebears(_view: LegacyView, house: House) -> list[str]:
    """All forebears who are known."""
    return [faces.medal(one.friend, 0, 0, 6.6, WALNUT) for one in house.tree[1:] if one.friend is not None]


def _clues(view: LegacyView, _house: House) -> list[str]:
    """Clues that are still open."""
    return [icon("eye", 0, 0, 14)] * len(view.clues)


def _sealed(_view: LegacyView, house: House) -> list[str]:
    return [icon("wax-seal", 0, 0, 14, "#7d1d16")] * house.sealed


_SHOWN: Final[dict[str, Callable[[LegacyView, House], list[str]]]] = {
    "children": _children,
    "nations": _forebears,
    "clues": _clues,
    "goals": _sealed,
}


def portraits(view: LegacyView) -> str:
    """Everybody whom these pictures show; one of them brings it along."""
    return f"<defs>{''.join(faces.symbols(view).values())}</defs>"


def arms(view: LegacyView, seat: int, texts: Texts) -> str:
    """A family at the end: its arms over its tree, with everybody's portrait; 380 x 476."""
    w, h = SIZE
    said = signs(texts.language)
    painted = rect(0, 0, w, h, 0, "url(#sky)") + at(park.park(w, h - 120, (-24, w + 24), small=True), 0, 120)
    painted += shade(w / 2, h - 22, 150, 14)
    house = view.houses[seat]
    tree = grown(view, seat, said, Box(14, 158, w - 28, h - 216))
    front = "".join(boughs.pieces(tree).values()) + shield(seat, w / 2, 78, 92)
    front += at(laurel(0, 0, house.score, 70), w - 62, 74) + at(_founder(house), 58, 76)
    return frames.framed("arms", painted, portraits(view) + front, said("sign-tree-of", name=_named(said, seat)), SIZE)


def _named(said: Texts, seat: int) -> str:
    return said(f"sign-house-{HOUSES[seat].mark}")


def _founder(house: House) -> str:
    """The head of the family, or yourself."""
    if house.tree:
        one = house.tree[0]
        return faces.medal(one.friend or faces.UNKNOWN[one.child not in GIRLS], 0, 0, 34, HOUSES[house.seat].base)
    return faces.medal(f"{house.seat}-0", 0, 0, 34, HOUSES[house.seat].base) if house.family else ""

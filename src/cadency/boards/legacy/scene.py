"""The tree of a house where it stands in the park, and the marks of its generations."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cadency.boards.kit import HOUSES, INK, at, circ, rect, text, title
from cadency.boards.legacy import forebears, tree
from cadency.boards.legacy.given import Kin, kin
from cadency.boards.legacy.layout import Box, Grade, Tree
from cadency.games.legacy.view import LegacyView
from cadency.texts import Texts

CROWN: Final = Box(194, 16, 694, 378)  # where portraits may be
WINDOW: Final = Box(190, 4, 700, 416)  # how much of a tree the table shows
_EDGE: Final = 10.0  # round a tree
SMALL: Final = Grade(19, False, 0, 4, 2)


def grown(
    view: LegacyView, seat: int, said: Texts, box: Box = CROWN, *, plan: Grade | None = None, now: int | None = None
) -> Tree:
    """The tree of a house: a family that grows downwards, or forebears that grow upwards."""
    return _laid(kin(view.houses[seat]), view.generation - 1 if now is None else now, said, box, plan, False)


def roomy(view: LegacyView, seat: int, said: Texts) -> Tree:
    """The same with all the room it needs, so that all names can be read: a window shows as much of it as it can."""
    return _laid(kin(view.houses[seat]), view.generation - 1, said, CROWN, None, True)


def extent(tree_: Tree) -> Box:
    """Where a roomy tree lies; it fills the window at least."""
    boxes = [one.box for one in tree_.sitters] + [one.box for one in tree_.tiles] + [one.box for one in tree_.plates]
    left = min([WINDOW.x + 1, *(box.x - _EDGE for box in boxes)])
    top = min([WINDOW.y + 1, *(box.y - _EDGE for box in boxes)])
    right = max([WINDOW.x + WINDOW.w - 1, *(box.x + box.w + _EDGE for box in boxes)])
    bottom = max([WINDOW.y + WINDOW.h - 1, *(box.y + box.h + _EDGE for box in boxes)])
    return Box(left, top, right - left, bottom - top)


@lru_cache(maxsize=512)
def _laid(house: Kin, row: int, said: Texts, box: Box, plan: Grade | None, roomy: bool) -> Tree:
    def called(friend: str) -> str:
        return said(f"friend-{friend}")

    if house.tree:
        return forebears.lay_out(house, box, called, plan=plan, roomy=roomy)
    return tree.lay_out(house, row, box, called, plan=plan, roomy=roomy)


def small(view: LegacyView, seat: int, said: Texts, w: float, h: float) -> tuple[Tree, float]:
    """A small tree without names, and how much it must shrink to fit so much room."""
    found = grown(view, seat, said, Box(0, 0, w, h), plan=SMALL)
    if not found.sitters:
        return found, 1.0
    left = min(one.box.x for one in found.sitters)
    right = max(one.box.x + one.w for one in found.sitters)
    return found, min(1.0, w / (right - left + 4))


def generations(view: LegacyView, tree_: Tree, seat: int, said: Texts) -> dict[str, str]:
    """A roman number beside each row; the one that rules bears the house's tincture, and a dot for each of its
    rounds."""
    found = {}
    for roman, y, rules in tree_.rows:
        inner = rect(0, -13, 24, 26, 5, "url(#vellum)", INK, 1.1)
        inner += rect(0, -13, 4, 26, 2, HOUSES[seat].base) if rules else ""
        inner += text(13, 5.5, roman, 14.5, "serif", w=800)
        inner += _rounds(view, said) if rules and not view.over else ""
        key = f"gen-{seat}-{roman}"
        found[key] = at(inner, 162, y, id=key, data_thing="generation")
    return found


def _rounds(view: LegacyView, said: Texts) -> str:
    """The rounds of a generation below its number, those that are over filled."""
    before = sum(one["rounds"] for one in view.printed["generation"] if one["id"] < view.generation)
    rounds = next(one["rounds"] for one in view.printed["generation"] if one["id"] == view.generation)
    now = max(view.round - before, 1)
    inner = title(said("sign-round", round=now, rounds=rounds)) + rect(
        3, 15, 18, rounds * 11 + 5, 6, "url(#vellum)", INK, 1
    )
    for n in range(rounds):
        inner += circ(12, 23 + n * 11, 3.6, "#8a5d10" if n < now else "#f3e8cf", "#8a5d10", 1)
    return f'<g data-thing="round">{inner}</g>'

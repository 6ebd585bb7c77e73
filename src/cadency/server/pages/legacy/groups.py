"""What an answer is about: a friend, a card, a place, or those of the family who could be meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cadency.boards.legacy.things import explain
from cadency.kernel.words import Wire
from cadency.server.pages.groups import Group, Head, group
from cadency.server.pages.legacy import things
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import seal

_FIXED: Final = {
    "live": "home",
    "place": "town",
    "extra": "extra",
    "wish": "wish",
    "plead": "money",
    "visit": "visit",
    "source": "source",
    "keep": "child",
    "lose": "loss",
    "side": "side",
    "become": "self",
    "colour": "pawns",
    "redraw": "hand",
    "instead": "instead",
}
_NAMED: Final = {
    "wed": "friend",
    "take": "friend",
    "discard": "friend",
    "claim": "mission",
    "undertake": "mission",
    "acquire": "title",
    "give": "contribution",
}
_ORDER: Final = ("mission", "friend", "home", "town", "extra", "now", "later", "beside", "instead")
_SIGNS: Final = {
    "home": "family-house",
    "town": "palace",
    "extra": "ages",
    "wish": "baby-face",
    "money": "cash",
    "visit": "ages",
    "source": "card-draw",
    "child": "baby-face",
    "loss": "tombstone",
    "side": "crown",
    "self": "ages",
    "pawns": "ages",
    "hand": "card-draw",
    "now": "linked-rings",
    "later": "wax-seal",
    "beside": "linked-rings",
    "instead": "family-tree",
    "couples": "linked-rings",
    "holders": "tied-scroll",
    "grow": "baby-face",
}
_MEMBERS: Final = {
    "birth.parents": "couples",
    "board.doctor": "couples",
    "board.holder": "holders",
    "generation.grow": "grow",
}


def key_of(scene: Scene, wire: Wire) -> str:
    """The group of an answer: its kind and, after a blank, which one."""
    tag = str(wire[0])
    if tag in _FIXED:
        return _FIXED[tag]
    if tag in _NAMED:
        return f"{_NAMED[tag]} {wire[1]}"
    kind = "" if scene.asked is None else scene.asked.kind
    if kind in _MEMBERS:
        return _MEMBERS[kind]
    family = scene.view.houses[scene.eyes].family
    if not family:
        return "beside"
    member = family[int(str(wire[1]))]
    return "now" if member.generation == scene.view.generation else "later"


def group_of(scene: Scene, key: str, off: str = "") -> Group:
    kind, _, which = key.partition(" ")
    head = _HEADS[kind](scene, which) if kind in _HEADS else _plain(scene, kind)
    return group(key, head, off, f"g-{kind}")


def ordered(groups: dict[str, Group]) -> list[Group]:
    """What can be claimed, then friends, then places."""

    def place(key: str) -> int:
        kind = key.partition(" ")[0]
        return _ORDER.index(kind) if kind in _ORDER else 0

    return [groups[key] for key in sorted(groups, key=place)]


# --- how each group is headed


def _plain(scene: Scene, kind: str) -> Head:
    return seal(_SIGNS[kind]), scene.texts(f"group-{kind}"), ""


def _friend(scene: Scene, which: str) -> Head:
    """The portrait, and what the card brings in signs."""
    row = next(row for row in scene.view.printed["friend"] if row["id"] == which)
    t = scene.texts
    signs = f"{t('nation-' + row['nation'])}, {t('profession-' + row['profession'])}"
    return things.portrait(which), t(f"friend-{which}"), things.beside(signs, things.gains(row))


def _card(sign: str, kind: str) -> Callable[[Scene, str], Head]:
    def head(scene: Scene, which: str) -> Head:
        told = explain(scene.view, scene.texts.language, f"{kind}-{which}")
        return seal(sign), scene.texts(f"{kind}-{which}"), told

    return head


_HEADS: Final[dict[str, Callable[[Scene, str], Head]]] = {
    "friend": _friend,
    "title": _card("tied-scroll", "title"),
    "contribution": _card("church", "contribution"),
    "mission": _card("treasure-map", "mission"),
}

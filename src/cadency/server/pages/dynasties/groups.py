"""What an answer is about: a card, a ship, a region, a character, a bonus action, a lot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup

from cadency.boards.dynasties.cards import special_name
from cadency.boards.dynasties.layout import ACTIONS, BONUSES, CHARACTERS
from cadency.boards.dynasties.printed import city_of, is_free, row
from cadency.boards.dynasties.words import signs
from cadency.kernel.words import Wire
from cadency.server.pages.dynasties import things
from cadency.server.pages.dynasties.lots import aboard
from cadency.server.pages.groups import Group, Head, group
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import seal

_FIXED: Final = {
    "pass": "pass",
    "use": "books",
    "divide": "lots",
    "take": "cubes",
    "apart": "dice",
    "accept": "dice",
    "pay": "price",
    "shed": "hand",
    "revalue": "regions",
    "shield": "regions",
}
_NAMED: Final = {
    "play": "card",
    "discard": "card",
    "board": "ship",
    "call": "who",
    "claim": "boon",
    "found": "found",
    "reveal": "scoring",
}
_ORDER: Final = ("card", "books", "pass", "not")  # the others are never asked together
_PLAIN_TO_SEE: Final = ("not-held", "not-on-card", "no-special", "no-book", "space-taken")
_SIGNS: Final = {
    "pass": "hourglass",
    "books": "secret-book",
    "lots": "trade",
    "cubes": "open-treasure-chest",
    "dice": "linked-rings",
    "price": "wax-seal",
    "hand": "card-draw",
    "regions": "rosa-shield",
    "free": "castle",
}


def key_of(scene: Scene, wire: Wire) -> str:
    """The group of an answer: its kind and, after a blank, which one."""
    tag = str(wire[0])
    if tag in _FIXED:
        return _FIXED[tag]
    if tag in _NAMED:
        return f"{_NAMED[tag]} {wire[1]}"
    city = city_of(scene.view, wire[1])
    return "free" if city is None or not city.region or is_free(city.id) else f"region {city.region}"


def group_of(scene: Scene, key: str, off: str = "") -> Group:
    kind, _, which = key.partition(" ")
    head = _HEADS[kind](scene, which) if kind in _HEADS else _plain(scene, kind)
    return group(key, head, off, f"g-{kind}")


def ordered(groups: dict[str, Group]) -> list[Group]:
    """In a turn cards come first, then books, then passing."""

    def place(key: str) -> int:
        kind = key.partition(" ")[0]
        return _ORDER.index(kind) if kind in _ORDER else 0

    return [groups[key] for key in sorted(groups, key=place)]


def refused(scene: Scene) -> dict[str, str]:
    """What one might have thought of but cannot do now: keys of groups, and reasons in words. In a turn these are
    actions, special ones by their cards, and places to withdraw to that are too dear."""
    if scene.asked is None or scene.asked.kind not in ("turn.act", "character.call", "bonus.claim"):
        return {}
    found: dict[str, str] = {}
    for refusal in scene.refusals():
        wire = refusal.choice.wire()
        if refusal.reason in _PLAIN_TO_SEE and wire[0] in ("play", "discard", "pass", "use"):
            continue
        key = key_of(scene, wire)
        if wire[0] == "play":
            key = f"not {wire[1] if wire[2] == 'special' else wire[2]}"
        elif wire[0] in ("discard", "pass", "use"):
            key = f"not {wire[0]} {wire[1]}"
        found.setdefault(key, scene.texts.reason(refusal))
    return found


# --- how each group is headed


def _plain(scene: Scene, kind: str) -> Head:
    return seal(_SIGNS[kind]), scene.texts(f"group-{kind}"), ""


def _card(scene: Scene, which: str) -> Head:
    """A card, and what its special action costs."""
    card, t = row(scene.view, "card", which), scene.texts
    said = signs(t.language)
    if card["special"] == "none":
        return seal("card-draw"), t("card-joker"), said("sign-any-of-four")
    what = things.row(("yellow",) * int(card["price"]), 0.6) if card["price"] else Markup()
    sign = "castle" if card["special"] == "city" else "card-draw"
    return seal(sign), special_name(card, said), what


def _ship(scene: Scene, which: str) -> Head:
    """A ship's cubes, and who is there already."""
    t, ship = scene.texts, scene.view.ships[int(which) - 1]
    cubes = things.row(aboard(scene.view, int(which)), 0.78)
    if ship.large is None:
        return seal("caravel"), t("group-ship", ship=int(which)), cubes
    who = t("about-alone") if ship.large == scene.eyes else t("about-divide", name=scene.names[ship.large])
    return seal("caravel"), t("group-ship", ship=int(which)), Markup("{} {}").format(cubes, who)


def _region(scene: Scene, which: str) -> Head:
    view, t = scene.view, scene.texts
    worth = next((region for region in view.regions if region.id == which), None)
    what = "" if worth is None else t("about-region", first=worth.first, second=worth.second, crowns=worth.crowns)
    return things.emblem(which, 26), t(f"region-{which}"), what


def _who(scene: Scene, which: str) -> Head:
    return seal(CHARACTERS[which]), scene.texts(f"character-{which}"), scene.texts(f"character-{which}-about")


def _boon(scene: Scene, which: str) -> Head:
    said = signs(scene.texts.language)
    given: dict[str, Any] = row(scene.view, "bonus", which)["gives"]
    return seal(BONUSES[which]), scene.texts(f"bonus-{which}"), said(f"sign-bonus-{which}", **given)


def _found(scene: Scene, which: str) -> Head:
    return seal("castle"), scene.texts(f"city-{which}"), scene.texts("about-found")


def _not(scene: Scene, which: str) -> Head:
    """An action that no card can be played for now, the special one of a card, or a place to withdraw to."""
    if which in ACTIONS:
        return seal(ACTIONS[which][0]), scene.texts(f"action-{which}"), ""
    kind, _, space = which.partition(" ")
    if kind == "pass":
        return seal(_SIGNS["pass"]), f"{scene.texts('group-pass')} {space}", ""
    return (seal(_SIGNS["books"]), scene.texts(f"verb-use-{space}"), "") if kind == "use" else _card(scene, which)


def _scoring(scene: Scene, which: str) -> Head:
    return seal("scroll-quill"), scene.texts(f"scoring-{which}"), ""


_HEADS: Final[dict[str, Callable[[Scene, str], Head]]] = {
    "card": _card,
    "ship": _ship,
    "region": _region,
    "who": _who,
    "boon": _boon,
    "found": _found,
    "scoring": _scoring,
    "not": _not,
}

"""The people and things of Legacy small enough for a button or a line of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from markupsafe import Markup

from cadency.boards import kit
from cadency.boards.kit.draw import kept
from cadency.boards.legacy import faces
from cadency.boards.legacy.boughs import GIFTS, TILES
from cadency.boards.legacy.gains import extra
from cadency.boards.legacy.given import names
from cadency.boards.legacy.layout import WALNUT
from cadency.boards.legacy.looks import GIRLS
from cadency.boards.legacy.spaces import ICONS
from cadency.games.legacy.names import FRIENDS
from cadency.games.legacy.view import LegacyView
from cadency.server.pages.small import icon, picture
from cadency.texts import Texts

_ICONS: Final = {"income": "cash", "friends": "ages", "prestige": "crown", "honour": "laurels"}
_FACE: Final = 40.0


@kept
def portrait(who: str, ring: str = WALNUT, size: float = _FACE) -> Markup:
    """Somebody round and small; the page holds the portrait itself."""
    return picture(faces.medal(who, size / 2, size / 2 - 0.5, size / 2 - 4, ring), size, size, "pt")


def face(view: LegacyView, seat: int, number: int) -> Markup:
    """Somebody of a family or a tree."""
    house = view.houses[seat]
    if house.tree:
        one = house.tree[number]
        return portrait(one.friend or faces.UNKNOWN[one.child not in GIRLS], size=30)
    young = house.family[number].generation > view.generation
    return portrait(f"{seat}-{number}{'-k' if young else ''}", kit.HOUSES[seat].base, 30)


def called(view: LegacyView, seat: int, number: int, texts: Texts) -> str:
    """What somebody is called on the page."""
    house = view.houses[seat]
    if not house.tree:
        return names(house)[number]
    one = house.tree[number]
    return texts("unknown-number", number=number) if one.friend is None else texts(f"friend-{one.friend}")


def couple(view: LegacyView, seat: int, number: int, texts: Texts) -> tuple[str, Markup]:
    """Whoever is meant with the spouse: what they are called, and their faces."""
    house = view.houses[seat]
    called_, faces_ = [called(view, seat, number, texts)], face(view, seat, number)
    if house.tree:
        spouse = house.tree[number].spouse
        if spouse is not None:
            known = house.tree[spouse].friend
            called_ += [] if known is None else [texts(f"friend-{known}")]
            faces_ += face(view, seat, spouse)
        if house.tree[number].friend is None and len(called_) > 1:
            called_ = called_[1:]
    elif (mate := house.family[number].mate) is not None:
        called_.append(texts(f"friend-{mate}"))
        faces_ += portrait(mate, size=30)
    return " & ".join(called_), faces_


def _signed(n: int) -> str:
    return f"{n:+}".replace("-", "−")


@kept
def gold(n: int) -> Markup:
    """So much gold more or less; nothing for none."""
    drawn = picture(kit.coin(9, 9, 8), 18, 18)
    return Markup('<span class="cost">{}<b>{}</b></span>').format(drawn, _signed(n)) if n else Markup()


@kept
def count(what: str, n: int) -> Markup:
    """So much income, prestige or honour, or so many friends, more or less."""
    return Markup('<span class="cost">{}<b>{}</b></span>').format(icon(_ICONS[what], 16), _signed(n)) if n else Markup()


def price(cost: Mapping[str, int]) -> Markup:
    return Markup().join([gold(-n) if what == "gold" else count(what, -n) for what, n in cost.items()])


def gains(card: Mapping[str, Any]) -> Markup:
    """What a friend brings besides the gold, in signs."""
    prestige = card["prestige"] - card["disgrace"]
    return count("income", card["income"]) + count("friends", card["friends"]) + count("prestige", prestige)


def beside(words: str, signs: Markup) -> Markup:
    return Markup('{} <span class="gain">{}</span>').format(words, signs)


@kept
def extra_pawn(colour: str, size: float = 24) -> Markup:
    """An extra pawn."""
    return picture(extra(colour, size / 2, size / 2 - 1, size / 2 - 2), size, size)


@kept
def pawn(seat: int, s: float = 0.62) -> Markup:
    return picture(kit.member(seat, "", 13 * s, 36 * s, s), 26 * s, 39 * s)


_TOLD: Final = {
    **{f"what-{what}": sign for what, sign in _ICONS.items()},
    **{f"action-{action}": sign for action, sign in ICONS.items()},
    **{f"child-{child}": sign for child, sign in GIFTS.items()},
    **{f"holding-{kind}": sign for kind, (sign, _) in TILES.items()},
    **dict.fromkeys(("child-girl", "child-boy"), "baby-face"),
    "child-complication": "ribbon",
}
_KINDS: Final = {"mission": "treasure-map", "mentor": "classical-knowledge", "clue": "eye", "friend": "ages"}


def told(thing: str, n: int, _seat: int | None) -> Markup:
    """What a line of the log names, as a small sign beside its words."""
    if thing == "what-gold":
        return picture(kit.coin(9, 9, 8), 18, 18)
    kind, _, which = thing.partition("-")
    if kind == "colour":
        return extra_pawn(which, 20)
    if kind == "count":
        return icon("ages", 15) if n and which in FRIENDS else Markup()
    sign = _TOLD.get(thing, _KINDS.get(kind, ""))
    return icon(sign, 15) if sign else Markup()

"""Prices, gains and conditions as small signs with numbers, and what somebody asks for in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from cadency.boards.kit import INK, at, circ, coin, dark, ell, icon, line, shield, text, width
from cadency.boards.kit.draw import kept
from cadency.boards.legacy.words import signed
from cadency.texts import Texts

PROFESSIONS: Final = {
    "artist": "palette",
    "aristocrat": "jewel-crown",
    "scientist": "astrolabe",
    "craftsman": "chisel",
    "diplomat": "wax-seal",
}
PAWNS: Final = {  # colour: ground, sign and what is written on it
    "green": ("#3f7a4a", "family-house", "#ffffff"),
    "orange": ("#de7a26", "caravel", INK),
    "red": ("#a8201a", "treasure-map", "#ffffff"),
    "blue": ("#7fb6d0", "caduceus", INK),
    "yellow": ("#e8b021", "tied-scroll", INK),
}
PRICES: Final = {"gold": "coin", "friends": "ages", "income": "cash", "prestige": "crown", "honour": "laurels"}
_READ: Final = 13.3  # at least; cards of friends are drawn at 0.83 of their size on a screen of 1366 x 768
_VERBS: Final = {
    "income": "cash",
    "prestige": "crown",
    "honour": "laurels",
    "take": "ages",
    "draw": "card-draw",
    "money": "receive-money",
    "sweep": "card-pick",
    "trade": "trade",
    "seal": "wax-seal",
    "boon-money": "receive-money",
    "boon-social": "shaking-hands",
    "boon-mansion": "family-house",
    "boon-public": "church",
    "boon-deck": "card-draw",
    "others-honour": "laurels",
    "others-prestige": "crown",
    "others-friend": "ages",
}
_MEASURES: Final = {
    "nations": "compass",
    "professions": "graduate-cap",
    "couples": "linked-rings",
    "children": "baby-face",
    "born": "baby-face",
    "titles": "tied-scroll",
    "mansions": "family-house",
    "ventures": "caravel",
    "contributions": "church",
    "income": "cash",
    "prestige": "crown",
    "gold": "coin",
    "hand": "ages",
    "arranged": "love-letter",
    "third": "linked-rings",
    "knowns": "family-tree",
    "nation": "fleur-de-lys",
}


class Sign(NamedTuple):
    """A small drawing with its middle at 0, 0 and the number behind it."""

    icon: str
    words: str = ""


@kept
def extra(colour: str, x: float, y: float, r: float = 13, seat: int | None = None) -> str:
    """An extra pawn: a disc with the sign of its action; placed by somebody it bears that house's arms."""
    ground, sign, ink = PAWNS[colour]
    found = ell(1, r * 0.62, r * 1.05, r * 0.4, "#1c110a", opacity=".3")
    found += circ(0, r * 0.22, r, dark(ground, 0.38), INK, 1.1) + circ(0, 0, r, ground, INK, 1.1)
    found += circ(0, 0, r, "url(#sheen)") + circ(0, 0, r * 0.78, "none", "#fff", 0.9, opacity=".5")
    found += icon(sign, 0, 0, r * 1.16, ink)
    if seat is not None:
        found += shield(seat, r * 0.95, -r * 0.8, 13)
    return at(found, x, y)


def signs_of_price(cost: Mapping[str, int]) -> list[Sign]:
    """Friends are given as they are counted; what is lost bears its sign."""
    return [Sign(PRICES[what], str(n) if what in ("gold", "friends") else signed(-n)) for what, n in cost.items() if n]


def signs_of_effect(effect: Iterable[str]) -> list[Sign]:
    found: list[Sign] = []
    for told in effect:
        verb, _, much = told.partition(" ")
        if verb == "gold":
            found.append(Sign("coin", f"+{much}"))
        elif verb == "pawn":
            found.append(Sign(f"pawn-{much}"))
        elif verb == "keep":
            found.append(Sign(PROFESSIONS[much], "+1"))
        elif verb == "others-gold":
            found += [Sign("plain-dagger"), Sign("coin", f"−{much}")]
        elif verb.startswith("others-"):
            found += [Sign("plain-dagger"), Sign(_VERBS[verb], f"−{much}")]
        elif verb in ("income", "prestige", "honour") or (verb.startswith("boon-") and much):
            found.append(Sign(_VERBS[verb], f"+{much}"))
        else:
            found.append(Sign(_VERBS[verb], much))
    return found


def sign_of_need(need: str, least: int) -> Sign:
    """A condition, small."""
    kind, _, of = need.partition(":")
    return Sign(PROFESSIONS.get(of) or _MEASURES[kind], str(least))


def said_need(said: Texts, need: str, least: int) -> str:
    """A condition in words."""
    kind, _, of = need.partition(":")
    if not of:
        return said(f"sign-need-{kind}", least=least)
    if kind == "nation":
        return said("sign-need-nation", least=least, of=said(f"nation-{of}"))
    told = said(f"sign-many-{of}", least=least)
    return said(f"sign-need-{kind}" if kind == "profession" else f"sign-need-{kind}-of", least=least, of=told)


def wide(sign: Sign, size: float = 14.5) -> float:
    """How much room a sign takes with what follows it."""
    if sign.icon == "arrow":
        return size * 0.75
    return size + 1.5 + (width(sign.words, _letters(size), "sans") + 2.5 if sign.words else 0)


def _letters(size: float) -> float:
    """How large the words beside a sign are: they can be read on a small screen even where signs are small."""
    return max(size * 0.97, _READ)


def draw(signs: Iterable[Sign], x: float, y: float, size: float = 14.5, ink: str = INK, light: str = "") -> str:
    """Signs one after another; x is the left edge, y the middle."""
    found = ""
    for sign in signs:
        middle = x + size / 2
        if sign.icon == "arrow":
            middle = x + size * 0.34
        if sign.icon == "coin":
            found += coin(middle, y, size * 0.5)
        elif sign.icon == "arrow":
            found += line(f"M{middle - 4:.1f} {y:.1f}h7m-3-3l3 3-3 3", ink, 1.5)
        elif sign.icon.startswith("pawn-"):
            found += extra(sign.icon.removeprefix("pawn-"), middle, y, size * 0.48)
        else:
            laurels = sign.icon == "laurels" and not light
            found += icon(sign.icon, middle, y, size, "#7a5a12" if laurels else ink)
        if sign.words:
            found += text(
                x + size + 0.5,
                y + _letters(size) * 0.35,
                sign.words,
                _letters(size),
                anchor="start",
                w=800,
                fill=light or ink,
            )
        x += wide(sign, size)
    return found

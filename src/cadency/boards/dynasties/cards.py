"""Action cards, scoring cards and their backs, as plain data shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from cadency.boards.dynasties.goods import cost, emblem
from cadency.boards.dynasties.layout import ACTIONS, LANDS, SMALLEST, SPECIALS
from cadency.boards.dynasties.layout import SYMBOL as SYMBOLS
from cadency.boards.kit import INK, at, circ, fit, icon, laurel, line, num, path, rect, text
from cadency.boards.kit.draw import kept, kept_by_row
from cadency.texts import Texts

HIGH: Final = 126.0
ACTION: Final = (104.0, 86.0)  # how wide it is, and how narrow where many lie side by side
SCORING: Final = (92.0, 84.0)
GROUND: Final = {"green": "#b9cba0", "yellow": "#efd894"}
SOFT: Final = "#5f4a37"


def _sheet(w: float, h: float) -> str:
    return rect(1, 3, w, h, 8, "#1c110a", opacity=".3") + rect(0, 0, w, h, 8, "url(#vellum)", INK, 1.1)


@kept
def disc(action: str, x: float, y: float, r: float = 22) -> str:
    """An action's sign."""
    sign, ground = ACTIONS[action]
    found = circ(x, y, r, ground, INK, 1.1) + circ(x, y, r - 3.4, "none", "#fff", 1, opacity=".6")
    return found + icon(sign, x, y, r * 1.3)


@kept_by_row
def action(card: Mapping[str, Any], said: Texts, w: float = ACTION[0]) -> str:
    """An action card, ``w`` x 126: its actions above, the special one below with its price in yellow."""
    h, half, r = HIGH, w / 2, w * 0.21
    shown: Sequence[str] = card["actions"]
    if card["special"] == "none":
        found = "".join(
            disc(one, half + (i % 2 - 0.5) * w * 0.44, 31 + i // 2 * 45, r - 3) for i, one in enumerate(shown)
        )
        words = said("sign-any-of-four")
        size = fit(words, w - 12, 14, least=SMALLEST)
        return _sheet(w, h) + found + text(w / 2, h - 12, words, size, "serif", fill=SOFT, font_style="italic")
    found = "".join(disc(one, half + (i - 0.5) * w * 0.46, 36, r) for i, one in enumerate(shown))
    found += path(
        f"M.6 70H{num(w - 0.6)}V{num(h - 8)}A7.4 7.4 0 0 1 {num(w - 8)} {num(h - 0.6)}H8"
        f"A7.4 7.4 0 0 1 .6 {num(h - 8)}Z",
        "#e9dcc0",
        "none",
    )
    found += line(f"M0 70H{num(w)}", INK, 1) + icon(SPECIALS[card["special"]], w - 19, 109, 22)
    name = special_name(card, said)
    found += text(w / 2, 90, name, fit(name, w - 8, 16, least=SMALLEST), "serif", w=700)
    return _sheet(w, h) + found + rect(0, 0, w, h, 8, "none", INK, 1.1) + _price(int(card["price"]), said)


def _price(price: int, said: Texts) -> str:
    if price:
        return cost("yellow", price, 14, 109, 0.9)
    return text(14, 114, said("sign-for-nothing"), 14, anchor="start", fill=SOFT)


def special_name(card: Mapping[str, Any], said: Texts) -> str:
    """The city that a card names, or what else it may do."""
    if card["special"] == "city":
        return said(f"sign-city-{card['id']}")
    return said("thing-action-none" if card["special"] == "none" else f"sign-special-{card['special']}")


@kept_by_row
def scoring(card: Mapping[str, Any], said: Texts, w: float = SCORING[0], *, secret: bool = True) -> str:
    """A scoring card, ``w`` x 126: what it counts, where, and what that is worth."""
    h = HIGH
    found = _sheet(w, h) + rect(5, 5, w - 10, 48, 5, GROUND[card["colour"]], "#9c7a34", 0.8)
    found += _scored(card, w / 2, 29)
    if secret:
        found += icon("eye", w - 14, 14, 15, SOFT)
    what, where = counted(card, said)
    found += text(w / 2, 71, what, fit(what, w - 6, 14.5, least=SMALLEST), "serif", w=700)
    found += text(w / 2, 88, where, fit(where, w - 6, 14, least=SMALLEST), "serif", fill=SOFT)
    return found + "".join(_worth(card, said, w / 2, 108))


def badge(card: Mapping[str, Any]) -> str:
    """What a scoring card counts, small: 22 x 20, its middle at 0, 0."""
    found = rect(-11, -10, 22, 20, 4, GROUND[card["colour"]], INK, 0.9)
    return found + at(_scored(card, 0, 0), s=0.26 if card["counts"] == "regions" else 0.46)


def _scored(card: Mapping[str, Any], x: float, y: float) -> str:
    counts, of = card["counts"], card["of"]
    if counts in ("region", "married"):
        found = emblem(of[0], x, y, 31)
        return found + (icon("linked-rings", x + 22, y + 8, 19) if counts == "married" else "")
    if counts == "symbol":
        return icon(SYMBOLS[of[0]], x, y, 34)
    if counts == "regions":
        return "".join(emblem(land, x + (i - 1.5) * 19, y, 17) for i, land in enumerate(LANDS))
    sign = {"princes": "broadsword", "princesses": "rose", "cities": "castle", "children": "baby-face"}
    sign |= {"cubes": "open-treasure-chest", "shields": "rosa-shield"}
    if counts in ("large", "small"):
        r = 19 if counts == "large" else 12
        return circ(x, y, r + 2.6, "#a67c50", INK, 1.1) + circ(x, y, r, "#6b4a2e", INK, 1)
    return icon(sign[counts], x, y, 34)


def counted(card: Mapping[str, Any], said: Texts) -> tuple[str, str]:
    """What a card counts, and where or how much of it."""
    counts, of = card["counts"], card["of"]
    if counts == "cities":
        return said(f"sign-city-{of[0]}"), said(f"sign-city-{of[1]}")
    what = said(f"sign-counts-{counts}")
    if counts in ("region", "married"):
        return what, said(f"sign-region-{of[0]}")
    if card["most"]:
        where = said("sign-at-most", points=card["most"])
        return (said(f"sign-symbol-{of[0]}") if counts == "symbol" else what), where
    if counts == "symbol":
        return what, said(f"sign-symbol-{of[0]}")
    return what, said("sign-counts-regions-says" if counts == "regions" else "sign-of-yours")


def points_of(card: Mapping[str, Any]) -> list[int]:
    """What a card can give: one number, or one for each step."""
    if card["counts"] == "cities":
        return [int(card["points"]) * n for n in range(1, len(card["of"]) + 1)]
    return [int(step) for step in card["steps"] if step] or [int(card["points"])]


def _worth(card: Mapping[str, Any], said: Texts, x: float, y: float) -> Iterator[str]:
    """Points in laurels, and for how many things where that is not one."""
    points = points_of(card)
    many = card["every"] > 1
    for i, n in enumerate(points):
        yield laurel(x + (i - (len(points) - 1) / 2) * 28 - (18 if many else 0), y, n, 30)
    if many:
        yield text(x, y + 5, said("sign-for-every", every=card["every"]), 14, anchor="start", fill=SOFT)


@kept
def back(kind: str, x: float, y: float, s: float = 1) -> str:
    """The back of a card, small: 14 x 19, its top left at x, y."""
    base, sign, ink = {
        "action": ("#6a2b33", "trade", "#e6c98a"),
        "green": ("#5f7a4a", "scroll-quill", "#eef2d8"),
        "yellow": ("#b98a1c", "scroll-quill", "#fff3cf"),
    }[kind]
    found = rect(1, 1, 12, 17, 2, base, INK, 1) + rect(2.5, 2.5, 9, 14, 1, "none", ink, 0.6, opacity=".7")
    return at(found + icon(sign, 7, 9.5, 8.5, ink), x, y, s)

"""Cards: attributes on paper, treason on leather, their decks, and the guillotine over the revolution's pile."""

from __future__ import annotations

from cadency.boards.heads_of_state.layout import ATTRIBUTE
from cadency.boards.heads_of_state.printed import covers
from cadency.boards.heads_of_state.signs import emblem
from cadency.boards.kit import INK, circ, fit, icon, line, num, path, rect, shade, text, title
from cadency.boards.kit.draw import kept
from cadency.texts import Texts

CARD = (54.0, 82.0)
LYING = (76.0, 38.0)
CREAM = "#f0d9b0"


def _shadow(w: float, h: float) -> str:
    return rect(1, 2.5, w, h, 5, "#1c110a", opacity=".35")


@kept
def attribute(card: str, said: Texts, w: float = CARD[0], h: float = CARD[1]) -> str:
    """An attribute card, its top left at 0, 0."""
    sign, tint = ATTRIBUTE[card]
    words = said(f"sign-attribute-{card}")
    found = title(words) + _shadow(w, h) + rect(0, 0, w, h, 5, "url(#vellum)", INK, 1.1)
    found += rect(3.5, 3.5, w - 7, h - 23, 3, tint, "#9c7a34", 0.8) + icon(sign, w / 2, (h - 19) / 2 + 1.5, w * 0.66)
    return found + text(w / 2, h - 6.2, words, fit(words, w - 4, 13, "sans", 11), w=700)


@kept
def tile(card: str, x: float, y: float, size: float = 21, *, own: bool = True, fan: bool = False) -> str:
    """An attribute as a small square: solid when held, dashed when missing, a pink fan where a courtesan helps."""
    sign, tint = ATTRIBUTE["courtesan" if fan else card]
    if own or fan:
        found = rect(x + 0.8, y + 0.8, size - 1.6, size - 1.6, 3.5, tint, INK, 1)
    else:
        found = rect(
            x + 1, y + 1, size - 2, size - 2, 3.5, "#fff", "#9c7a34", 1, fill_opacity=".3", stroke_dasharray="2.6 2.2"
        )
    return found + icon(sign, x + size / 2, y + size / 2, size * 0.74, INK if own or fan else "#a58c5a")


def treason_icon(card: str) -> str:
    lands = covers(card)
    return "cloak-dagger" if not lands else "plain-dagger" if len(lands) == 1 else "daggers"


def treason_name(card: str, said: Texts) -> str:
    """What fits on a card."""
    return said("sign-two-lands") if len(covers(card)) == 2 else said(f"sign-treason-{card}")


@kept
def treason(card: str, said: Texts, w: float = 58, h: float = CARD[1]) -> str:
    """A treason card, upright."""
    lands = covers(card)
    words = treason_name(card, said)
    found = title(said(f"sign-treason-{card}")) + _shadow(w, h) + rect(0, 0, w, h, 5, "#3a2227", INK, 1.1)
    found += rect(3.5, 3.5, w - 7, h - 23, 3, "#5a2b30", "#c79a4a", 0.8)
    found += icon(
        treason_icon(card), w / 2, (h - 19) / 2 + (-6 if lands else 1.5), w * (0.46 if lands else 0.62), CREAM
    )
    for i, land in enumerate(lands):
        found += emblem(land, w / 2 + (i - (len(lands) - 1) / 2) * 20, h - 33, 17)
    return found + text(w / 2, h - 6.2, words, fit(words, w - 4, 13, "sans", 10.5), w=700, fill="#f6e6bf")


@kept
def lying(card: str, said: Texts) -> str:
    """A treason card on its side: sign, then the lands it works in."""
    w, h = LYING
    lands = covers(card)
    found = title(said(f"sign-treason-{card}")) + _shadow(w, h) + rect(0, 0, w, h, 5, "#3a2227", INK, 1.1)
    found += rect(3, 3, w - 6, h - 6, 3, "#5a2b30", "#c79a4a", 0.8)
    found += icon(treason_icon(card), 21 if lands else w / 2, h / 2, 27, CREAM)
    shift = 2 if len(lands) == 2 else 0
    for i, land in enumerate(lands):
        found += emblem(land, 50 + (i - (len(lands) - 1) / 2) * 19 + shift, h / 2 + 0.5, 18)
    return found


@kept
def back(kind: str, x: float, y: float, s: float = 1) -> str:
    """The back of a card, small: 14 x 19; top left at x, y."""
    base, sign, ink = ("#24406f", "crown", "#d9b36a") if kind == "attribute" else ("#3a2227", "plain-dagger", CREAM)
    found = rect(x + s, y + s, 12 * s, 17 * s, 2 * s, base, INK, 1)
    return found + icon(sign, x + 7 * s, y + 9.5 * s, 9.5 * s, ink)


@kept
def deck(kind: str, n: int, w: float, h: float = 79) -> str:
    """A deck with its number; top left at 0, 0. An empty one leaves its place."""
    base, sign, ink = ("#24406f", "crown", "#d9b36a") if kind == "attribute" else ("#3a2227", "plain-dagger", "#c79a4a")
    if not n:
        found = rect(3.9, 1.5, w, h, 5, "#1c110a", "#c79a62", 1, fill_opacity=".3", stroke_dasharray="4 3")
    else:
        layers = min(4, 1 + n // 5)
        found = "".join(
            rect((4 - layers + q) * 1.3, 4.5 - (4 - layers + q) * 1.5, w, h, 5, base, INK, 1) for q in range(layers)
        )
        found += rect(7.9, 4, w - 8, h - 8, 3, "none", ink, 1) + icon(sign, 3.9 + w / 2, h * 0.34, 27, ink)
    return (
        found + circ(3.9 + w / 2, h * 0.7, 13, "url(#vellum)", INK, 1) + text(3.9 + w / 2, h * 0.7 + 5.4, n, 16, w=800)
    )


@kept
def guillotine(pile: int, hangs: float, w: float = 84, h: float = 92) -> str:
    """The revolution's pile. The blade hangs lower with every card taken from the deck (1: up, 0: down)."""
    found = shade(w / 2, h - 1, w * 0.55, 5, opacity=0.4)
    layers = min(6, max(1, (pile + 1) // 2))
    for q in range(layers):
        found += rect(19 + q * 0.9, h - 20 - q * 2, 46, 13, 2.5, "#3c1d1f" if q == layers - 1 else "#24406f", INK, 0.9)
    for x in (8.0, w - 16):
        found += rect(x, 4, 8, h - 6, 1, "#8c6540", INK, 1.2) + rect(x + 5, 4, 3, h - 6, 0, "#000", opacity=".22")
    found += rect(2, 0, w - 4, 8, 2, "#7b5a3b", INK, 1.2)
    y = 12 + (1 - hangs) * 22
    right, low, edge = num(w - 16), num(y + 14), num(y + 25)
    found += line(f"M{num(w / 2)} 8V{num(y + 4)}", "#e9dcb8", 1.6) + rect(16, y, w - 32, 6, 1, "#4d4d52", INK, 1)
    found += path(f"M16 {num(y + 6)}H{right}V{low}L16 {edge}Z", "#c9d0d2", sw=1.1)
    found += path(f"M16 {edge}L{right} {low}v2.5L16 {num(y + 28)}Z", "#fff", sw=0.6)
    return found + circ(w / 2, h - 15, 12.5, "url(#vellum)", INK, 1) + text(w / 2, h - 9.6, pile, 15.5, w=800)

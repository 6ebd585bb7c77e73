"""A tray in the lower corner: deck, discards, scoring cards, bag and neutral figures, each with its number."""

from __future__ import annotations

from cadency.boards.dynasties.cards import back, special_name
from cadency.boards.dynasties.layout import SUPPLY
from cadency.boards.dynasties.printed import row
from cadency.boards.dynasties.royals import royal
from cadency.boards.kit import INK, at, circ, ell, line, num, path, rect, shade, text, title
from cadency.boards.kit.draw import kept
from cadency.games.dynasties.view import NEUTRAL, DynastiesView
from cadency.texts import Texts

STEP = 31.0


@kept
def tray() -> str:
    """The wood that they lie on."""
    x, y, w, h = SUPPLY
    found = rect(x + 1, y + 3, w, h, 8, "#1c110a", opacity=".35") + rect(x, y, w, h, 8, "url(#wood)", INK, 1.2)
    found += line(f"M{num(x + 5)} {num(y + 21)}H{num(x + w - 5)}", "#2e1c10", 1, opacity=".35")
    return found + rect(x + 3, y + 3, w - 6, h - 6, 6, "none", "#c79a62", 0.9, opacity=".5")


@kept
def bag() -> str:
    """A sack of cubes, 20 x 24; its foot at 0, 0."""
    found = shade(1, 0, 11, 2.6, opacity=0.4) + path(
        "M-5-16C-12-10-12-3-9-1Q0 2 9-1C12-3 12-10 5-16Z", "#b08a5c", sw=1.1
    )
    found += path("M3-16C9-10 9-4 6 0Q8-.5 9-1C12-3 12-10 5-16Z", "#000", "none", opacity=".2")
    return (
        found
        + path("M-5-16L-7-21Q0-18 7-21L5-16Q0-14-5-16Z", "#c9a878", sw=1)
        + ell(0, -16, 5.4, 1.6, "#7d1d16", INK, 0.8)
    )


@kept
def face() -> str:
    """A card face up, 17 x 23: two actions, and a special one below."""
    found = rect(-8, -23, 15, 20, 2.4, "#fbf5e6", INK, 1) + rect(-8, -11, 15, 8, 2.4, "#e3d3ae", INK, 0.8)
    return found + circ(-4, -17, 2.6, "#d8cfa8", INK, 0.7) + circ(3, -17, 2.6, "#f1d9d9", INK, 0.7)


def _named(view: DynastiesView, said: Texts) -> str:
    """Which cards lie there, with how many there are of each."""
    cards = [(special_name(row(view, "card", card), said), n) for card, n in view.discards.items()]
    return ", ".join(name if n == 1 else f"{name} ({n})" for name, n in cards)


def pieces(view: DynastiesView, said: Texts) -> dict[str, str]:
    """What lies on the tray; everybody may count it."""
    counts = (
        ("deck", view.deck, back("action", -8, -24, 1.2)),
        ("discards", sum(view.discards.values()), face()),
        ("pile", view.pile, back("yellow", -8, -24, 1.2)),
        ("bag", sum(view.bag.values()), at(bag(), 0, -2)),
        ("neutrals", view.neutrals, royal(NEUTRAL, "princess", 0, -1, 0.62)),
    )
    found = {}
    for n, (key, many, drawn) in enumerate(counts):
        words = said(f"sign-{key}", count=many)
        inner = title(f"{words}: {_named(view, said)}" if key == "discards" and many else words) + drawn
        inner += text(0, 9.4, many, 13.5, w=800, fill="#f6e6bf")
        found[key] = at(inner, SUPPLY.x + 20 + n * STEP, SUPPLY.y + 29, id=key, data_thing=key)
    return found

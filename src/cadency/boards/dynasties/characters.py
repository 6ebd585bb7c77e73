"""Eight characters on a long shelf: six for blue cubes, two only by a card with its yellow price."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cadency.boards.dynasties.goods import cube
from cadency.boards.dynasties.layout import CHARACTERS, SMALLEST
from cadency.boards.dynasties.printed import row
from cadency.boards.dynasties.royals import royal
from cadency.boards.kit import INK, at, fit, group, icon, line, num, rect, text, title
from cadency.boards.kit.draw import kept
from cadency.games.dynasties.view import DynastiesView, Space
from cadency.texts import Texts

SIZE: Final = (1064.0, 96.0)
CARD: Final = (122.0, 77.0)
BLUE: Final = 6  # so many spaces are blue


def space_at(n: int) -> tuple[float, float]:
    """The top left of the n-th card."""
    return 14 + n * (CARD[0] + 7) + (18 if n >= BLUE else 0), 9.5


@kept
def wood() -> str:
    w, h = SIZE
    found = rect(0.7, 0.7, w - 1.4, h - 1.4, 10, "url(#wood)", INK, 1.4)
    found += line("".join(f"M5 {y}H{num(w - 5)}" for y in (26, 50, 74)), "#2e1c10", 1, opacity=".3")
    found += rect(3.5, 3.5, w - 7, h - 7, 8, "none", "#c79a62", 0.9, opacity=".5")
    between = space_at(BLUE)[0] - 13
    return (
        found
        + line(f"M{num(between)} 8V{num(h - 8)}", "#2e1c10", 1.6, opacity=".6")
        + line(f"M{num(between + 1.6)} 8V{num(h - 8)}", "#c79a62", 0.8, opacity=".5")
    )


def face(space: Space, gives: Mapping[str, Any], said: Texts) -> str:
    """A character whom one may still call: portrait, price, name, and the power in a few words."""
    w, h = CARD
    yellow = space.row == "yellow"
    name = said(f"sign-character-{space.character}")
    power = said(f"sign-power-{space.character}", **gives)
    found = rect(1, 3, w, h, 7, "#1c110a", opacity=".4") + rect(0, 0, w, h, 7, "url(#vellum)", INK, 1.1)
    found += rect(4, 4, 48, 35, 4, "#f0dc9a" if yellow else "#cfe0e8", "#9c7a34", 0.8)
    found += icon(CHARACTERS[space.character], 28, 21.5, 31)
    if yellow:
        found += cube("yellow", 70, 21, 0.98) + icon("card-pick", 99, 21, 22)
    else:
        found += cube("blue", 72, 21, 0.98) + text(87, 28, space.price, 20, anchor="start", w=800)
    found += text(7, 54.5, name, fit(name, w - 12, 15, least=SMALLEST), "serif", "start", w=800)
    return found + text(7, 70, power, fit(power, w - 11, 14, "sans", SMALLEST), anchor="start", fill="#5f4a37")


def back(space: Space, said: Texts) -> str:
    """A character who was called in this round: everybody knows who it is."""
    w, h = CARD
    name = said(f"sign-character-{space.character}")
    words = title(said("sign-character-spent", character=name))
    found = words + rect(1, 3, w, h, 7, "#1c110a", opacity=".4") + rect(0, 0, w, h, 7, "#6d5a4a", INK, 1.1)
    found += rect(4, 4, w - 8, h - 8, 5, "none", "#c79a62", 1)
    found += icon(CHARACTERS[space.character], w / 2, 29, 34, "#b39d7e")
    return found + text(w / 2, 66, name, fit(name, w - 14, 15, least=SMALLEST), "serif", fill="#f0e0bd")


def shelf(view: DynastiesView, said: Texts, names: list[str]) -> dict[str, str]:
    """The shelf's inside by ids, 1064 x 96."""
    found = {"court-wood": group(wood(), id="court-wood")}
    for n, space in enumerate(view.characters):
        gives = row(view, "character", space.character)["gives"]
        key = f"who-{space.character}"
        drawn = back(space, said) if space.used else face(space, gives, said)
        thing = f"character-{space.character}"
        found[key] = at(drawn, *space_at(n), id=key, class_="piece card", data_thing=thing)
        if space.character == "leonardo" and view.leonardo is not None:
            x, y = space_at(n)
            inner = title(said("sign-on-leonardo", name=names[view.leonardo])) + royal(view.leonardo, "prince", 0, 0)
            found["on-leonardo"] = at(inner, x + CARD[0] - 20, y + 51, 1.1, id="on-leonardo", class_="piece royal")
    return found

"""Friends below the street: a hand to the left, the salon with its row of five to the right."""

from __future__ import annotations

from typing import Final

from cadency.boards.kit import HOUSES, INK, at, fit, icon, rect, text, title, width
from cadency.boards.legacy import cards
from cadency.boards.legacy.layout import Box
from cadency.boards.legacy.printed import row
from cadency.games.legacy.view import LegacyView
from cadency.texts import Texts

SIZE: Final = (1064.0, 216.0)
HAND: Final = Box(0, 0, 582, 216)
SALON: Final = Box(592, 0, 472, 216)
_TOP: Final = 36.0
_GAP: Final = 6.0


def held(view: LegacyView, seat: int) -> tuple[list[str], int]:
    """The friends of a hand that can be seen, and how many cannot."""
    if view.mine is not None and view.seat == seat:
        return view.mine.friends, 0
    house = view.houses[seat]
    return house.known, house.cards - len(house.known)


def _spread(n: int, box: Box) -> list[float]:
    """Left edges of cards side by side, closer the more there are."""
    w = cards.CARD[0]
    step = min(w + _GAP, (box.w - 24 - w) / max(n - 1, 1))
    return [box.x + 12 + i * step for i in range(n)]


def hand_boxes(view: LegacyView, seat: int) -> dict[str, Box]:
    """Where each card of a hand lies."""
    known, hidden = held(view, seat)
    edges = _spread(len(known) + min(hidden, 1), HAND)
    return {name: Box(x, _TOP, *cards.CARD) for name, x in zip(known, edges, strict=False)}


def row_boxes(view: LegacyView) -> dict[str, Box]:
    edges = _spread(max(len(view.row), 5), SALON)
    return {name: Box(x, _TOP, *cards.CARD) for name, x in zip(view.row, edges, strict=False)}


def card(view: LegacyView, name: str, said: Texts, x: float, y: float) -> str:
    """A friend's card where it lies."""
    drawn = title(said(f"friend-{name}")) + cards.friend(row(view, "friend", name), said)
    return at(drawn, x, y, id=f"card-{name}", class_="piece card", data_thing=f"friend-{name}")


def _head(words: str, sub: str, box: Box, thing: str) -> str:
    found = text(box.x + 13, 25, words, 19, "serif", "start", w=800)
    x = box.x + 22 + width(words, 19)
    room = box.x + box.w - x - 90
    found += text(x, 25, sub, fit(sub, room, 15, least=11.5), "serif", "start", "#5f4a37", font_style="italic")
    found += rect(box.x + 2, 2, box.w - 4, box.h - 4, 10, "none", pointer_events="none")  # the cards belong to it
    return f'<g data-thing="{thing}">{found}</g>'


def mine(view: LegacyView, seat: int, said: Texts, names: list[str]) -> dict[str, str]:
    """A hand: cards that are known, and a back with the number of the others."""
    known, hidden = held(view, seat)
    sheet = rect(0.8, 0.8, HAND.w - 1.6, HAND.h - 1.6, 11, "#fbf5e6", INK, 1.2)
    own = view.seat == seat
    words = said("sign-hand") if own else f"{said('sign-hand-other')}: {names[seat]}"
    sheet += _head(words, said("sign-hand-says", count=len(known) + hidden), HAND, "hand")
    sheet += rect(1.4, 1.4, HAND.w - 2.8, HAND.h - 2.8, 11, "none", HOUSES[seat].base, 2.6)
    found = {f"hand-{seat}": f'<g id="hand-{seat}">{sheet}</g>'}
    for name, box in hand_boxes(view, seat).items():
        found[f"card-{name}"] = card(view, name, said, box.x, box.y)
    if hidden:
        x = _spread(len(known) + 1, HAND)[-1]
        inner = title(said("sign-hidden", count=hidden)) + cards.back(*cards.CARD)
        inner += rect(26, 66, 34, 34, 17, "#fbf5e6", INK, 1) + text(43, 90, hidden, 20, w=800)
        found[f"unseen-{seat}"] = at(inner, x, _TOP, id=f"unseen-{seat}", data_thing="hand")
    return found


def salon(view: LegacyView, said: Texts) -> dict[str, str]:
    """The row of friends to be met, and how many the deck holds."""
    b = SALON
    sheet = rect(b.x + 0.8, 0.8, b.w - 1.6, b.h - 1.6, 11, "#fbf5e6", "#7d6548", 1.2)
    sheet += _head(said("sign-salon"), said("sign-salon-says", count=len(view.row)), b, "row")
    deck = title(said("sign-deck", count=view.deck)) + icon("card-draw", 9, 0, 18)
    deck += text(20, 5.5, view.deck, 16, anchor="start", w=800)
    found = {"salon": f'<g id="salon">{sheet}</g>'}
    found["deck-friends"] = at(deck, b.x + b.w - 52, 19, id="deck-friends", data_thing="deck-friends")
    for name, box in row_boxes(view).items():
        found[f"card-{name}"] = card(view, name, said, box.x, box.y)
    return found

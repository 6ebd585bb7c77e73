"""What the first cards of a turn lead to: the noble that one of the row brings into reach, and what that is worth."""

from __future__ import annotations

from collections.abc import Mapping

from cadency.boards.heads_of_state.printed import affordable, need
from cadency.games.heads_of_state.names import NOBLES
from cadency.games.heads_of_state.view import HeadsView
from cadency.texts import Texts

_FEW = 2  # so many missing cards are named


def lead(t: Texts, view: HeadsView) -> str:
    """What the best card of the row leads to: a noble at once, one who is nearly there, or a set to begin with."""
    held, rooms = view.mine.attributes if view.mine is not None else {}, _rooms(view)
    cards = [card for card, n in view.row.items() if n and held]
    able = set(affordable(view, held)) if held else set()
    new = [
        (NOBLES.index(noble), card)
        for card in cards
        for noble in affordable(view, {**held, card: held[card] + 1})
        if noble in rooms and noble not in able
    ]
    if new:
        rank, card = max(new)
        return t("lead-able", attribute=card, noble=NOBLES[rank], points=rooms[NOBLES[rank]])
    ready = [noble for noble in able if noble in rooms]
    if ready:
        return t("lead-ready", noble=max(ready, key=NOBLES.index))
    near = [found for card in cards if not held[card] for found in _nearer(view, held, card) if found[1] in rooms]
    if not near:
        return t("lead-set")
    _, noble, card, lack = min(near, key=lambda found: (found[0], -NOBLES.index(found[1])))
    return t("lead-near", attribute=card, noble=noble, cards=lack) if len(lack) <= _FEW else t("lead-set")


def _rooms(view: HeadsView) -> dict[str, int]:
    """The ranks that have an empty slot somewhere, with the most points that a first noble of theirs gets at once."""
    found: dict[str, int] = {}
    for sector in view.map:
        for slot in sector.slots:
            if slot.seat is None:
                points = sector.hexagon if sector.opener is None else 0
                found[slot.noble] = max(found.get(slot.noble, 0), points)
    return found


def _nearer(view: HeadsView, held: Mapping[str, int], card: str) -> list[tuple[int, str, str, tuple[str, ...]]]:
    """The ranks whose set this card belongs to, with what is missing then."""
    found = []
    for noble in NOBLES:
        if card in need(view, noble):
            lack = tuple(other for other in need(view, noble) if other != card and not held[other])
            found.append((len(lack), noble, card, lack))
    return found

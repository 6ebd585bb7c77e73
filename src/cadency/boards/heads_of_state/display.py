"""The cards on display: rows, decks, the guillotine, and what was discarded."""

from __future__ import annotations

from typing import Final, NamedTuple

from cadency.boards.heads_of_state.cards import attribute, deck, guillotine, tile, treason
from cadency.boards.heads_of_state.printed import between, row
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import INK, at, circ, fit, group, icon, line, num, rect, text, title
from cadency.boards.kit.frames import boxed
from cadency.boards.kit.things import spot
from cadency.games.heads_of_state.names import ATTRIBUTES
from cadency.games.heads_of_state.view import HeadsView
from cadency.texts import Texts

SIZE: Final = (352.0, 248.0)
DECK: Final = (8.0, 131.0, 54.0, 79.0)
PLOTS: Final = (170.0, 131.0, 48.0, 79.0)
BROOM: Final = (118.0, 15.5)


class Lying(NamedTuple):
    """A card of a row: what it is, which of its kind, and its box."""

    card: str
    nth: int
    x: float
    y: float
    w: float


def _spread(cards: dict[str, int], left: float, y: float, room: float, w: float, step: float) -> list[Lying]:
    flat = [(card, n) for card, count in cards.items() for n in range(count)]
    step = min(step, (room - w) / max(len(flat) - 1, 1))
    return [Lying(card, n, left + i * step, y, w) for i, (card, n) in enumerate(flat)]


def attributes(view: HeadsView) -> list[Lying]:
    """Where the cards of the attribute row lie."""
    return _spread(view.row, 7, 30, 338, 54, 56.6)


def treasons(view: HeadsView) -> list[Lying]:
    return _spread(view.treason_row, 227, 130, 120, 58, 62)


def hangs(view: HeadsView) -> float:
    """How high the blade hangs: 1 with a full deck, 0 without one."""
    marks = ("plain", "three", "four", "five")[: view.seats - 1]
    whole = sum(printed[mark] for printed in view.printed["attribute"] for mark in marks)
    layout = view.printed["layout"][0]
    full = int(whole) - int(layout["pile"]) - int(layout["row"])
    return min(1.0, view.deck / max(full, 1))


def display(view: HeadsView, texts: Texts) -> str:
    """The panel's inside, 352 x 248."""
    return "".join(things(view, texts).values())


def things(view: HeadsView, texts: Texts) -> dict[str, str]:
    """The same one by one, by their ids."""
    said = signs(texts.language)
    words = said("sign-tension", deck=view.deck, pile=view.pile)
    tension = text(SIZE[0] - 12, 21, words, fit(words, 204, 13.5, "sans"), "sans", "end", "#e7d3a8", id="tension")
    found = {"shelf": _shelf(said), "tension": tension}
    for lying in attributes(view):
        name = f"a-row-{lying.card}-{lying.nth}"
        thing = f"attribute-{lying.card}"
        found[name] = at(attribute(lying.card, said), lying.x, lying.y, id=name, class_="piece card", data_thing=thing)
    cards = title(said("sign-deck", count=view.deck)) + deck("attribute", view.deck, 54)
    found["deck"] = at(cards, 8, 129.5, id="deck")
    blade = title(said("sign-pile", pile=view.pile)) + guillotine(view.pile, hangs(view))
    found["guillotine"] = at(blade, 70, 121, id="guillotine")
    if not view.deck:
        found["chance"] = _chance(view, said)
    gone = ", ".join(f"{n} {said(f'sign-treason-{card}')}" for card, n in view.treason_discards.items() if n)
    words = said("sign-treason-deck", count=view.treason_deck)
    plots = title(f"{words}. {said('sign-discards')}: {gone}" if gone else words)
    found["plots"] = at(plots + deck("treason", view.treason_deck, 48), 168, 129.5, id="plots")
    for lying in treasons(view):
        name = f"t-row-{lying.card}-{lying.nth}"
        thing = f"treason-{lying.card}"
        found[name] = at(treason(lying.card, said), lying.x, lying.y, id=name, class_="piece card", data_thing=thing)
    found["heaps"] = group(_gone(view, said), id="heaps")
    decks = (
        ("deck", *DECK),
        ("pile", 70, 121, 84, 92),
        ("treason-deck", *PLOTS),
        ("discards", 8, 217, SIZE[0] - 16, 28),
    )
    found["decks"] = group("".join(spot(*box) for box in decks), id="decks")
    return found


def _shelf(said: Texts) -> str:
    """The board that they lie on."""
    w, h = SIZE
    found = rect(0, 0, w, h, 12, "url(#wood)", INK, 1.6)
    found += line("".join(f"M6 {y}H{num(w - 6)}" for y in (30, 74, 121, 168, 218)), "#2e1c10", 1, opacity=".22")
    found += rect(3.5, 3.5, w - 7, h - 7, 9, "none", "#c79a62", 1, opacity=".5")
    found += line("M162 124V214", "#2e1c10", 1.4, opacity=".45") + line("M163.4 124V214", "#c79a62", 0.8, opacity=".5")
    return group(found + text(12, 21, said("sign-display"), 16, "serif", "start", "#f6e6bf", 700), id="shelf")


def _chance(view: HeadsView, said: Texts) -> str:
    """Nothing is left between the blade and the pile: what every card drawn from now on risks."""
    words = title(said("sign-chance", pile=view.pile, others=view.pile - 1))
    found = rect(84, 165, 56, 18, 9, "#f8e3d6", "#7d1d16", 1.4) + icon("guillotine", 97, 174, 13, "#7d1d16")
    return at(words + found + text(121, 179, f"1 : {view.pile}", 13, w=800, fill="#5f1611"), id="chance")


def _gone(view: HeadsView, said: Texts) -> str:
    """What was discarded, and what was swept while it lies there: tiles with their number."""
    heaps = [("sign-discards", view.discards)]
    if any(view.swept.values()):
        heaps.append(("sign-swept", view.swept))
    size = 18.0 if len(heaps) == 1 else 14.0
    found = ""
    for line_, (key, heap) in enumerate(heaps):
        y = 223.0 if len(heaps) == 1 else 216 + line_ * 15.5
        low = y + size * 0.78
        words = said(key)
        found += text(12, low, words, fit(words, 66, size * 0.72, "sans"), "sans", "start", "#e7d3a8")
        for i, card in enumerate([card for card in ATTRIBUTES if heap[card]]):
            x = 80 + i * 29
            found += at(title(said(f"sign-attribute-{card}")) + tile(card, 0, 0, size), x, y)
            found += text(x + size + 1, low, heap[card], max(size * 0.72, 11.6), "sans", "start", "#f6e6bf", 700)
    return found


def panel(view: HeadsView, texts: Texts, lit: str = "", x: float = 0, y: float = 0, width: float | None = None) -> str:
    """The panel as an ``<svg>`` of its own; the page holds the definitions."""
    return boxed(display(view, texts) + lit, SIZE, signs(texts.language)("sign-display"), "display", x, y, width)


def broom(x: float, y: float) -> str:
    """To sweep: a round chip with six cards in a fan."""
    return circ(x, y, 12, "url(#vellum)", INK, 1.1) + icon("cards", x, y, 15)


def limits(view: HeadsView) -> tuple[int, int]:
    """How many attribute and treason cards may be kept: at the end of a turn, or when a round has just ended."""
    printed = row(view, "limit", "round" if between(view) else "turn")
    return int(printed["attributes"]), int(printed["treasons"])

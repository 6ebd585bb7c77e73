"""A plate for each house: its arms, its score, and its hand as everybody sees it."""

from __future__ import annotations

from typing import Final

from cadency.boards.heads_of_state.cards import back, tile, treason_icon
from cadency.boards.heads_of_state.display import boxed
from cadency.boards.heads_of_state.printed import asked
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import HOUSES, INK, at, fit, icon, laurel, rect, shield, shorten, text, title
from cadency.games.heads_of_state.names import POINTS
from cadency.games.heads_of_state.view import HeadsView
from cadency.texts import Texts

HEIGHT: Final = 76.0


def plate(view: HeadsView, seat: int, texts: Texts, names: list[str], w: float = 340) -> str:
    """The plate's inside, ``w`` x 76."""
    said = signs(texts.language)
    house = view.houses[seat]
    turn = asked(view) == seat and not view.over
    found = rect(0.8, 0.8, w - 1.6, HEIGHT - 1.6, 10, "#fffaf0" if turn else "#fbf5e6", "#7d6548", 1.2)
    if turn:
        found += rect(1.4, 1.4, w - 2.8, HEIGHT - 2.8, 10, "none", HOUSES[seat].base, 2.6)
    size = fit(names[seat], w - 106, 17, least=13.5)
    found += shield(seat, 24, 26, 30) + text(46, 24, shorten(names[seat], w - 100, size), size, "serif", "start", w=700)
    owned = sum(n > 0 for n in house.titles.values())
    note = said("sign-to-move") if turn else said("sign-ranks", count=owned)
    found += text(46, 40, note, fit(note, w - 100, 13.5), "serif", "start", "#7d6548", font_style="italic")
    lines = "; ".join(f"{said(f'sign-points-{key}')} {house.points[key]}" for key in POINTS if house.points[key])
    words = said("sign-score", name=names[seat], points=house.score)
    found += at(
        title(f"{words}. {lines}" if lines else words) + laurel(0, 0, house.score, 42), w - 28, 27, id=f"p-{seat}"
    )
    return found + _cards(view, seat, said, w)


def _cards(view: HeadsView, seat: int, said: Texts, w: float) -> str:
    """Counts of both hands, with what everybody saw being taken."""
    house = view.houses[seat]
    seen = sum(house.known.values())
    words = f"{said('sign-attribute-cards', count=house.cards)}; {said('sign-known', count=seen)}"
    found = at(title(words) + back("attribute", 10, 50, 1.05) + text(28, 65, house.cards, 15, anchor="start", w=800))
    plots = [card for card, n in house.exposed.items() for _ in range(n)]
    right = w - 44 - len(plots) * 16
    found += _seen(house.known, 48, right - 54)
    words = f"{said('sign-treason-cards', count=house.treasons)}; {said('sign-known', count=len(plots))}"
    found += at(
        title(words)
        + back("treason", right, 50, 1.05)
        + text(right + 18, 65, house.treasons, 15, anchor="start", w=800)
    )
    for i, card in enumerate(plots):
        x = right + 36 + i * 16
        found += at(
            title(said(f"sign-treason-{card}"))
            + rect(-7.5, -9, 15, 18, 3, "#5a2b30", INK, 0.9)
            + icon(treason_icon(card), 0, 0, 12, "#f0d9b0"),
            x,
            60,
        )
    return found


def _seen(known: dict[str, int], x: float, room: float) -> str:
    """Tiles of the cards that everybody saw being taken: each for itself, or by kind where there is no room."""
    flat = [card for card, n in known.items() for _ in range(n)]
    if len(flat) * 18.5 <= room:
        return "".join(tile(card, x + i * 18.5, 51, 18) for i, card in enumerate(flat))
    kinds = [(card, n) for card, n in known.items() if n]
    step = min(27.0, room / len(kinds))
    size = min(18.0, step * 0.8)
    found = ""
    for i, (card, n) in enumerate(kinds):
        found += tile(card, x + i * step, 60 - size / 2, size)
        if n > 1:
            found += text(
                x + i * step + size - 1, 70, n, 11.5, w=800, stroke="#fbf5e6", stroke_width=2.4, paint_order="stroke"
            )
    return found


def panel(
    view: HeadsView, seat: int, texts: Texts, names: list[str], x: float = 0, y: float = 0, w: float = 340
) -> str:
    """A plate as an ``<svg>`` of its own; the page holds the definitions."""
    house = view.houses[seat]
    words = signs(texts.language)("sign-score", name=names[seat], points=house.score)
    return boxed(plate(view, seat, texts, names, w), (w, HEIGHT), words, "plate", x, y)

"""A plate for each house: its arms, its score, and its hand as everybody sees it."""

from __future__ import annotations

from typing import Final

from cadency.boards.heads_of_state.cards import back, tile, treason_icon
from cadency.boards.heads_of_state.printed import asked
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import HOUSES, INK, at, fit, group, icon, laurel, rect, shield, shorten, text, title, width
from cadency.boards.kit.faces import Bot, seated
from cadency.boards.kit.frames import boxed
from cadency.boards.kit.things import spot
from cadency.games.heads_of_state.names import POINTS
from cadency.games.heads_of_state.view import HeadsView
from cadency.texts import Texts

HEIGHT: Final = 76.0
SLIM: Final = 50.0


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
    found += at(_score(view, seat, said, names, 42), w - 28, 27, id=f"p-{seat}", data_thing="score")
    return found + at(_cards(view, seat, said, w - 10), 10, 50)


def slim(view: HeadsView, seat: int, texts: Texts, names: list[str], w: float = 338, bot: Bot | None = None) -> str:
    """The same in two lines, ``w`` x 50, for a list of houses."""
    return "".join(things(view, seat, texts, names, w, bot).values())


def things(
    view: HeadsView, seat: int, texts: Texts, names: list[str], w: float = 338, bot: Bot | None = None
) -> dict[str, str]:
    """These one by one, by their ids: who it is, and which bot; the score, the cards."""
    said = signs(texts.language)
    house = view.houses[seat]
    turn = asked(view) == seat and not view.over
    who = rect(0, 0, w, SLIM, 0, "#fffaf0") + rect(0, 0, 4, SLIM, 0, HOUSES[seat].base) if turn else ""
    face = 0.0 if bot is None else 33.0
    name = shorten(names[seat], 150, 16.5)
    who += shield(seat, 25, 24, 27) + text(47 + face, 18.5, name, 16.5, "serif", "start", w=700)
    owned = sum(n > 0 for n in house.titles.values())
    note = said("sign-to-move") if turn else said("sign-ranks", count=owned)
    left = 53 + face + width(name, 16.5)
    room = w - 48 - left - (0 if bot is None else 50)
    who += text(left, 18.5, note, fit(note, room, 13.5), "serif", "start", "#7d6548", font_style="italic")
    sits = {} if bot is None else {f"bot-of-{seat}": seated(bot, seat, 42, 9, 32, (w - 94, 8, 0.7))}
    return {
        f"house-{seat}": group(who, id=f"house-{seat}"),
        **sits,
        f"p-{seat}": at(_score(view, seat, said, names, 38), w - 24, 25, id=f"p-{seat}", data_thing="score"),
        f"cards-{seat}": at(_cards(view, seat, said, w - 84 - face), 46 + face, 26, id=f"cards-{seat}"),
    }


def _score(view: HeadsView, seat: int, said: Texts, names: list[str], size: float) -> str:
    """Points in laurels, with what they are for."""
    house = view.houses[seat]
    lines = "; ".join(f"{said(f'sign-points-{key}')} {house.points[key]}" for key in POINTS if house.points[key])
    words = said("sign-score", name=names[seat], points=house.score)
    return title(f"{words}. {lines}" if lines else words) + laurel(0, 0, house.score, size)


def _cards(view: HeadsView, seat: int, said: Texts, w: float) -> str:
    """Counts of both hands, with what everybody saw being taken: a line ``w`` wide, 20 high."""
    house = view.houses[seat]
    seen = sum(house.known.values())
    words = f"{said('sign-attribute-cards', count=house.cards)}; {said('sign-known', count=seen)}"
    found = at(title(words) + back("attribute", 0, 0, 1.05) + text(18, 15, house.cards, 15, anchor="start", w=800))
    plots = [card for card, n in house.exposed.items() for _ in range(n)]
    right = w - 34 - len(plots) * 16
    found += _seen(house.known, 38, right - 44)
    words = f"{said('sign-treason-cards', count=house.treasons)}; {said('sign-known', count=len(plots))}"
    found += at(
        title(words) + back("treason", right, 0, 1.05) + text(right + 18, 15, house.treasons, 15, anchor="start", w=800)
    )
    for i, card in enumerate(plots):
        x = right + 36 + i * 16
        found += at(
            title(said(f"sign-treason-{card}"))
            + rect(-7.5, -9, 15, 18, 3, "#5a2b30", INK, 0.9)
            + icon(treason_icon(card), 0, 0, 12, "#f0d9b0"),
            x,
            10,
            data_thing=f"treason-{card}",
        )
    return found + spot("attribute-cards", 0, 0, right - 6, 20) + spot("treason-cards", right, 0, 34, 20)


def _seen(known: dict[str, int], x: float, room: float) -> str:
    """Tiles of the cards that everybody saw being taken: each for itself, or by kind where there is no room."""
    flat = [card for card, n in known.items() for _ in range(n)]
    if len(flat) * 18.5 <= room:
        return "".join(tile(card, x + i * 18.5, 1, 18) for i, card in enumerate(flat))
    kinds = [(card, n) for card, n in known.items() if n]
    step = min(27.0, room / len(kinds))
    size = min(18.0, step * 0.8)
    found = ""
    for i, (card, n) in enumerate(kinds):
        found += tile(card, x + i * step, 10 - size / 2, size)
        if n > 1:
            found += text(
                x + i * step + size - 1, 20, n, 11.5, w=800, stroke="#fbf5e6", stroke_width=2.4, paint_order="stroke"
            )
    return found


def panel(
    view: HeadsView, seat: int, texts: Texts, names: list[str], x: float = 0, y: float = 0, w: float = 340
) -> str:
    """A plate as an ``<svg>`` of its own; the page holds the definitions."""
    house = view.houses[seat]
    words = signs(texts.language)("sign-score", name=names[seat], points=house.score)
    return boxed(plate(view, seat, texts, names, w), (w, HEIGHT), words, "plate", x, y)


def line_of(
    view: HeadsView,
    seat: int,
    texts: Texts,
    names: list[str],
    y: float = 0,
    w: float = 338,
    bot: Bot | None = None,
) -> str:
    """A house in a list, as an ``<svg>`` of its own."""
    words = signs(texts.language)("sign-score", name=names[seat], points=view.houses[seat].score)
    return boxed(slim(view, seat, texts, names, w, bot), (w, SLIM), words, "plate", 0, y)

"""A plate for each house: its arms, its score, and what everybody sees of its store."""

from __future__ import annotations

from typing import Final

from cadency.boards.dynasties import cards
from cadency.boards.dynasties.goods import cost, emblem, small_book
from cadency.boards.dynasties.layout import GOODS, LANDS
from cadency.boards.dynasties.royals import royal
from cadency.boards.dynasties.words import signs
from cadency.boards.kit import HOUSES, at, fit, icon, laurel, line, num, rect, shield, shorten, text, title, width
from cadency.boards.kit.draw import kept
from cadency.boards.kit.faces import Bot, seated
from cadency.boards.kit.frames import boxed
from cadency.games.dynasties.view import DynastiesView, House
from cadency.texts import Texts

WIDTH: Final = 340.0
HEIGHT: Final = 64.0
_SIZE: Final = 14.5


def things(
    view: DynastiesView,
    seat: int,
    texts: Texts,
    names: list[str],
    w: float = WIDTH,
    *,
    turn: bool = False,
    bot: Bot | None = None,
) -> dict[str, str]:
    """The plate's inside, ``w`` x 64, by its ids: only what has changed need be drawn anew."""
    said, house = signs(texts.language), view.houses[seat]
    found = {
        f"pf-{seat}": _frame(seat, w, turn=turn),
        f"pn-{seat}": _name(view, house, said, names, w, bot),
        f"ph-{seat}": _hidden(house, said, w - 201),
        f"pg-{seat}": _open(house, said, w),
    }
    words = title(said("sign-score", name=names[seat], points=house.score))
    score = at(words + laurel(0, 0, house.score, 35), w - 25, 20, id=f"p-{seat}", data_thing="score")
    drawn = {key: f'<g id="{key}">{inner}</g>' for key, inner in found.items()} | {f"p-{seat}": score}
    if bot is not None:
        mark = (67.0, 19.0, 0.5) if house.passed else (67.0, 26.0, 0.6)
        drawn[f"bot-of-{seat}"] = seated(bot, seat, 37, 6, 28, mark)
    return drawn


@kept
def _frame(seat: int, w: float, *, turn: bool) -> str:
    found = rect(0.8, 0.8, w - 1.6, HEIGHT - 1.6, 10, "#fffaf0" if turn else "#fbf5e6", "#7d6548", 1.2)
    if turn:
        found += rect(1.4, 1.4, w - 2.8, HEIGHT - 2.8, 10, "none", HOUSES[seat].base, 2.6)
    return found + line(f"M10 38.5H{num(w - 10)}", "#e7d6b1", 1)


def _name(view: DynastiesView, house: House, said: Texts, names: list[str], w: float, bot: Bot | None) -> str:
    """Arms and name, who began, and who has passed; beside a bot's face there is less room."""
    seat, x, room = house.seat, 44.0, w - 254
    if bot is not None:
        x, room = 68.0, w - 272 - 14 * (view.first == seat)
    size = fit(names[seat], room, 17, least=13.5)
    name = shorten(names[seat], room, size)
    y = 18.0 if house.passed else 25.0
    if bot is None:
        found = shield(seat, 24, 20, 27)
    else:
        found, y = shield(seat, 22, 20, 24), y - 2.5
    found += text(x, y, name, size, "serif", "start", w=700)
    if view.first == seat:
        found += at(title(said("sign-first")) + icon("bell", 0, 0, 14, "#8a5d10"), x + 9 + width(name, size), y - 5.5)
    if house.passed:
        note = shorten(said("sign-has-passed"), room + 10, 13.5)
        found += text(x, 36 if bot else 32, note, 13.5, "serif", "start", "#7d6548", font_style="italic")
    return found


def _hidden(house: House, said: Texts, x: float) -> str:
    """Figures, hand, scoring cards by their backs, books: how many of each."""
    counts = (
        ("figures", house.figures, royal(house.seat, "prince", 6, 11, 0.5), 14, 38),
        ("hand", house.cards, cards.back("action", 0, -9.5, 1), 16, 29),
        ("green", house.green, cards.back("green", 0, -9.5, 1), 16, 29),
        ("yellow", house.yellow, cards.back("yellow", 0, -9.5, 1), 16, 29),
        ("books", house.books, small_book(6, 0, 1.25), 14, 28),
    )
    found = ""
    for thing, n, drawn, after, step in counts:
        inner = title(said(f"sign-{thing}", count=n)) + drawn + text(after, 5, n, _SIZE, anchor="start", w=800)
        found += at(inner, x, 19, data_thing=thing)
        x += step
    return found


def _open(house: House, said: Texts, w: float) -> str:
    """Cubes by colour, then the shields it has won."""
    found = ""
    for i, colour in enumerate(GOODS):
        inner = title(said(f"sign-good-{colour}")) + cost(colour, house.goods.get(colour, 0), 0, 0, 0.8, 15)
        found += at(inner, 11 + i * 40, 51.5, data_thing=f"good-{colour}")
    won = [(region, n) for region in LANDS if (n := house.shields.get(region, 0))]
    for i, (region, n) in enumerate(won):
        words = title(said("sign-shields", region=said(f"sign-region-{region}"), count=n))
        inner = words + emblem(region, 0, 0, 15) + text(9, 5, n, _SIZE, anchor="start", w=800)
        found += at(inner, w - 16 - (len(won) - i) * 28, 51.5, data_thing=f"shield-{region}")
    return found


def panel(
    view: DynastiesView,
    seat: int,
    texts: Texts,
    names: list[str],
    x: float = 0,
    y: float = 0,
    w: float = WIDTH,
    *,
    turn: bool = False,
    bot: Bot | None = None,
) -> str:
    """A plate as an ``<svg>`` of its own; the page holds the definitions."""
    words = signs(texts.language)("sign-score", name=names[seat], points=view.houses[seat].score)
    inner = "".join(things(view, seat, texts, names, w, turn=turn, bot=bot).values())
    return boxed(inner, (w, HEIGHT), words, "plate", x, y)

"""The nobles: what each costs and how much of it one holds, who has how many cards, and what the most are worth."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from cadency.boards.heads_of_state.cards import tile
from cadency.boards.heads_of_state.nobles import crown
from cadency.boards.heads_of_state.printed import doors, helped, leaders, missing, need, row
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import INK, at, circ, fit, group, icon, laurel, line, num, rect, shield, text, title
from cadency.boards.kit.frames import boxed
from cadency.boards.kit.things import spot
from cadency.games.heads_of_state.names import NOBLES
from cadency.games.heads_of_state.view import HeadsView
from cadency.texts import Texts

SIZE: Final = (352.0, 336.0)
TOP, ROW = 30.0, 39.5
TILES: Final = 66.0  # where the sets begin
TILE: Final = 20.0
WIDEST: Final = 26.0  # how far apart tiles may stand


def line_of(noble: str) -> float:
    """The top of a rank's row; the king is on top."""
    return TOP + (len(NOBLES) - 1 - NOBLES.index(noble)) * ROW


def tiles(view: HeadsView, noble: str) -> list[tuple[str, float]]:
    """The cards of a set and the left edge of their tiles: apart where there is room for a ring on each."""
    cards = need(view, noble)
    step = min(WIDEST, max(TILE, 160 / len(cards)))
    return [(card, TILES + i * step) for i, card in enumerate(cards)]


def _tiles_top(noble: str) -> float:
    """Lower where no ring can be below them: no courtesan helps a baron or a king."""
    return line_of(noble) + (9.5 if noble in (NOBLES[0], NOBLES[-1]) else 6)


def column(view: HeadsView, seat: int) -> float:
    """The middle of a seat's column of cards."""
    return _column(view.seats, seat)


def _column(seats: int, seat: int) -> float:
    return 316 - (seats - seat) * 17 + 8.5


def chart(view: HeadsView, texts: Texts, names: list[str]) -> str:
    """The panel's inside, 352 x 336."""
    return "".join(things(view, texts, names).values())


def things(view: HeadsView, texts: Texts, names: list[str]) -> dict[str, str]:
    """The same one by one, by their ids: what is printed, a row for each rank, the Chamber."""
    said = signs(texts.language)
    found = {"chart-head": _head(view, said, names)}
    for noble in NOBLES:
        found[f"rank-{noble}"] = _row(view, noble, said, names)
    found["chart-foot"] = group(_foot(view, said, names), id="chart-foot")
    return found


def _head(view: HeadsView, said: Texts, names: list[str]) -> str:
    w, h = SIZE
    found = rect(0.6, 0.6, w - 1.2, h - 1.2, 11, "#fbf5e6", "#7d6548", 1.2)
    found += rect(1.2, 1.2, w - 2.4, TOP - 2, 10, "#f3e8cf") + rect(1.2, h - 29, w - 2.4, 27.8, 10, "#f3e8cf")
    words = said("sign-nobles")
    found += text(10, 21, words, 17, "serif", "start", w=800)
    words = said("sign-chart" if view.mine is not None else "sign-chart-public")
    found += text(66, 20.5, words, fit(words, column(view, 0) - 78, 13.5, "sans"), "sans", "start", "#7d6548")
    for seat in range(view.seats):
        found += at(title(names[seat]) + shield(seat, 0, 0, 14), column(view, seat), 16)
    return group(found, id="chart-head")


def _row(view: HeadsView, noble: str, said: Texts, names: list[str]) -> str:
    lack, fan = missing(view, noble), helped(view, noble)
    left = said("sign-left", count=view.noble_cards[noble])
    left += f". {said('sign-supply')}: " + ", ".join(
        [f"{names[one.seat]} {one.counters[noble]}" for one in view.houses]
    )
    most = int(row(view, "rank", noble)["most"])
    return _row_of(
        noble,
        (said(f"sign-noble-{noble}"), left, said("sign-most", points=most)),
        tuple([(c, x, said(f"sign-attribute-{c}"), view.mine is None or c not in lack) for c, x in tiles(view, noble)]),
        fan,
        view.mine is not None and (not lack or fan),
        None if view.seat is None else view.houses[view.seat].counters[noble],
        tuple([house.titles[noble] for house in view.houses]),
        tuple(leaders(view, noble)),
        most,
    )


@lru_cache(maxsize=512)
def _row_of(
    noble: str,
    words: tuple[str, str, str],  # its name, what is left of it, what the most are worth
    cards: tuple[tuple[str, float, str, bool], ...],  # each with its left edge, its name, and whether it is held
    fan: bool,
    ready: bool,
    own: int | None,  # counters of the seat that looks
    titles: tuple[int, ...],
    lead: tuple[int, ...],
    most: int,
) -> str:
    """A rank's row from all that it shows; most rows are the same from one drawing to the next."""
    (name, left, worth), y, rank = words, line_of(noble), NOBLES.index(noble)
    found = line(f"M1 {num(y)}H{num(SIZE[0] - 1)}", "#e7d6b1", 1)
    found += at(title(f"{name}, {left}") + crown(rank, 0, 0, 0.6), 33, y + (18 if rank > 4 else 14.5))
    if own is not None:
        look: dict[str, Any] = {"fill": "#7d6548", "w": 500} if own else {"fill": "#7d1d16", "w": 800}
        found += at(title(left) + text(13, y + 15, f"×{own}", 12, **look))
    found += text(33, y + 33.5, name, fit(name, 52, 13.5), "serif", w=700)
    if ready:
        found += circ(54, y + 10.5, 3.4, "#f2b632", "#5b3c06", 1.2)
    for card, x, said, held in cards:
        found += at(title(said) + tile(card, 0, 0, TILE, own=held, fan=fan and not held), x, _tiles_top(noble))
    for seat, n in enumerate(titles):
        middle = _column(len(titles), seat)
        if seat in lead:
            found += circ(middle, y + 20, 8.5, "#f6dc92", "#8a5d10", 0.8)
        found += text(middle, y + 25, n or "·", 14, w=800 if seat in lead else 700, fill=INK if n else "#7d6548")
    found += at(title(worth) + laurel(0, 0, most, 28), 335, y + 20)
    edge, h = _column(len(titles), 0) - 10, ROW - 2
    found += spot(f"noble-{noble}", 4, y + 1, edge - 6, h) + spot(f"most-{noble}", edge, y + 1, 348 - edge, h)
    found += spot("supply", 4, y + 3, 18, 16) if own is not None else ""
    return group(found, id=f"rank-{noble}")


def _foot(view: HeadsView, said: Texts, names: list[str]) -> str:
    """The Chamber: how many of the seven ranks each house owns."""
    y = SIZE[1] - 15
    words = said("sign-chamber")
    found = line(f"M1 {num(y - 14)}H{num(SIZE[0] - 1)}", "#cdb888", 1) + icon("greek-temple", 20, y, 19)
    found += text(36, y + 5, words, fit(words, 128, 14, "sans"), "sans", "start", "#5f4a37", 700)
    for house in view.houses:
        owned = sum(n > 0 for n in house.titles.values())
        x = column(view, house.seat)
        inside = house.seat in view.chamber
        if inside:
            found += circ(x, y, 9, "url(#goldleaf)", "#8a5d10", 0.9)
        told = f"{names[house.seat]}: {said('sign-ranks', count=owned)}"
        found += at(title(told) + text(0, 5, owned, 14, w=800 if inside else 700), x, y)
    left = doors(view)[len(view.chamber) :]
    if left:
        found += at(title(said("sign-door-free", points=left[0])) + laurel(0, 0, left[0], 26), 334, y)
    first = column(view, 0) - 10
    return found + spot("chamber", 4, y - 13, first - 6, 26) + spot("ranks", first, y - 13, 348 - first, 26)


def marked(nobles: Iterable[str]) -> str:
    """The rows of these ranks in a light of their own, to be laid over the panel."""
    rows = "".join(
        rect(3, line_of(noble) + 1.5, SIZE[0] - 6, ROW - 3, 8, "none", "#b07c12", 1.6)
        + rect(3, line_of(noble) + 1.5, SIZE[0] - 6, ROW - 3, 8, "#f2b632", opacity=".22")
        for noble in nobles
    )
    return f'<g class="fate">{rows}</g>' if rows else ""


def wanted(view: HeadsView, card: str) -> str:
    """A card in every set that takes it, to be laid over the panel."""
    rims = "".join(
        rect(
            x - 1, line_of(noble) + (5 if 0 < NOBLES.index(noble) < 6 else 8.5), TILE + 2, TILE + 2, 4.5, "none", ink, w
        )
        for noble in NOBLES
        for found, x in tiles(view, noble)
        if found == card
        for ink, w in (("#5b3c06", 4.4), ("#ffdc7a", 2.6))
    )
    return f'<g class="fate">{rims}</g>' if rims else ""


def panel(
    view: HeadsView,
    texts: Texts,
    names: list[str],
    lit: str = "",
    x: float = 0,
    y: float = 0,
    width: float | None = None,
) -> str:
    """The chart as an ``<svg>`` of its own; the page holds the definitions."""
    return boxed(chart(view, texts, names) + lit, SIZE, signs(texts.language)("sign-nobles"), "chart", x, y, width)

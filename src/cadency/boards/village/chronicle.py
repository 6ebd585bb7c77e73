"""Where the dead are: the pages of the chronicle with a niche for each, and the churchyard."""

from __future__ import annotations

from typing import NamedTuple

from cadency.boards.kit import Point, fit, icon, laurel, pawn, rect, text
from cadency.boards.village.layout import Book, Layout
from cadency.boards.village.printed import ICON, row
from cadency.boards.village.words import capital, signs
from cadency.games.village.names import CAREERS
from cadency.games.village.view import VillageView
from cadency.texts import Texts


class Cell(NamedTuple):
    """A box: top left and size."""

    x: float
    y: float
    w: float
    h: float


def niches(career: str, room: int, book: Book) -> list[Cell]:
    """The places of a career in the chronicle: one below the other, from four on two abreast."""
    i = CAREERS.index(career)
    margin = 72
    column = (book.width - margin - 36) / 5
    x = book.x + 16 + i * column + (20 if i >= 3 else 0)
    top, high = book.y + 48, book.height - 60
    across = 1 if room < 4 else 2
    down = max(-(-room // across), 1)
    h = min(high / down, 62)
    w = (column - 6) / across
    return [Cell(x + n % across * (w + 1), top + n // across * h, w - 1, h - 3) for n in range(room)]


def pages(view: VillageView, texts: Texts, book: Book) -> str:
    found = ""
    for career in CAREERS:
        cells = niches(career, view.chronicle_room[career], book)
        if not cells:
            continue
        left, right = cells[0].x, max(cell.x + cell.w for cell in cells)
        words = capital(texts(f"career-{career}"))
        x = (left + right) / 2
        found += icon(ICON[career], x, book.y + 24, 19)
        found += text(x, book.y + 44, words, fit(words, right - left + 8, 12, least=9), "serif", w=700)
        for cell in cells:
            found += rect(*cell, 4, "#efe1bf", "#9c7a34", 1, stroke_dasharray="3 2.5")
    x = book.x + book.width - 48
    words = signs(texts.language)("sign-chronicle")
    found += text(x, book.y + 30, words, fit(words, 66, 14.5), "serif", w=800)
    points = row(view, "score", "id", "chronicle")["points"]
    worth = [(n, p) for n, p in enumerate(points, 1) if p]
    for i, (n, p) in enumerate(worth):
        y = book.y + 52 + i * min(31.0, 100 / len(worth))
        more = "+" if n == len(points) else ""
        found += text(x - 26, y + 9, f"{n}{more}", 15, anchor="start", w=800) + pawn(x + 1, y + 13, 0.52)
        found += laurel(x + 23, y + 4, p, 27)
    return found


def stones(view: VillageView, layout: Layout) -> list[Point]:
    """Where the graves are."""
    if layout.graves is None:
        return []
    x, y = layout.graves
    across = layout.graves_across
    return [(x + n % across * 27, y + n // across * 35) for n in range(view.graves_room)]

"""Where the printed things of Village are drawn; :mod:`things` says what each is."""

from __future__ import annotations

from collections.abc import Iterator

from cadency.boards.kit import width
from cadency.boards.kit.things import layer, spot
from cadency.boards.village.chronicle import niches, stones
from cadency.boards.village.land import stall_width
from cadency.boards.village.layout import PLATE, STOREY, Layout
from cadency.boards.village.printed import road_pairs, rooms, row
from cadency.boards.village.signs import toll, tray_width
from cadency.boards.village.words import signs
from cadency.games.village.names import CAREERS
from cadency.games.village.view import VillageView
from cadency.texts import Texts


def spots(view: VillageView, texts: Texts, layout: Layout) -> str:
    """A layer of boxes over everything printed; what lies nearer comes later."""
    return layer([*_buildings(layout), *_market(view, texts, layout), *_world(view, layout), *_book(view, layout)]) + (
        layer(_trays(view, texts, layout))
    )


def _trays(view: VillageView, texts: Texts, layout: Layout) -> Iterator[str]:
    for space, room in rooms(view):
        if space in layout.trays:
            (x, y), k = layout.trays[space], layout.shelf
            yield spot(f"space-{space}", x, y, tray_width(space, room, texts) * k, 50 * k, 8)


def _buildings(layout: Layout) -> Iterator[str]:
    if layout.fields is not None:
        yield spot("fields", layout.fields[0], layout.fields[1] - 15, 216, 134)
    if layout.home is not None:
        yield spot("home", layout.home[0] - 4, layout.home[1] - 78, 104, 84)
    if layout.well is not None:
        yield spot("well", layout.well[0] - 26, layout.well[1] - 66, 52, 86)
    for name, (x, y) in layout.windows.items():
        yield spot(name, x - 25, y - 78, 50, 98)
    if layout.bag is not None:
        yield spot("bag", layout.bag[0] - 44, layout.bag[1] - 56, 88, 60)
    if layout.council is not None:
        for level in range(1, 5):
            x, y, wide = layout.storey(level)
            yield spot(f"council{level}", x - wide / 2 - 30, y - STOREY + 2, wide + 30, STOREY - 2)
    for name in layout.workshops:
        left, top = layout.plate(name)
        yield spot(name, left, top - 73, PLATE[0], PLATE[1] + 73)


def _market(view: VillageView, texts: Texts, layout: Layout) -> Iterator[str]:
    if layout.stalls is not None and layout.queue is not None and layout.pile is not None:
        n = len(view.stalls)
        for i in range(n):
            x, y = layout.stall(i, n)
            yield spot("stall", x, y - 78, stall_width(layout, n), 84)
        room = max(row(view, "market", "seats", view.seats)["queue"], len(view.queue))
        for i in range(room):
            x, y = layout.waiting(i, room)
            yield spot("queue", x, y, 48 * layout.queue.size, 52 * layout.queue.size)
        yield spot("pile", layout.pile[0] - 4, layout.pile[1] - 4, 44, 50)
    said = signs(texts.language)
    for name, point in (("sale", layout.sale), ("trip", layout.trip)):
        if point is not None:
            yield spot(name, *point, width(said(f"sign-each-{name}"), 13.5) * 0.96 + 64, 26, 13)


def _world(view: VillageView, layout: Layout) -> Iterator[str]:
    for name, (x, y) in layout.cities.items():
        yield spot(name, x - 44, y - 56, 100, 82)
    for a, b in road_pairs(view):
        if b in layout.cities and (a == "village" or a in layout.cities):
            x, y = toll(a, b, layout)
            yield spot(f"road-{a}-{b}", x - 19, y - 11, 38, 22, 11)
    if layout.honours is not None:
        points = row(view, "score", "id", "travel")["points"]
        yield spot("honours", *layout.honours, 68 + len(points) * 17.5, 24, 12)


def _book(view: VillageView, layout: Layout) -> Iterator[str]:
    book = layout.book
    if book is not None:
        for career in CAREERS:
            cells = niches(career, view.chronicle_room[career], book)
            if cells:
                left, right = cells[0].x, max(cell.x + cell.w for cell in cells)
                low = max(cell.y + cell.h for cell in cells)
                yield spot(f"chronicle-{career}", left - 3, book.y + 12, right - left + 6, low - book.y - 10)
        yield spot("chronicle", book.x + book.width - 84, book.y + 14, 78, book.height - 24)
    found = stones(view, layout)
    if found:
        left, top = min(x for x, _ in found), min(y for _, y in found)
        wide, high = max(x for x, _ in found) - left, max(y for _, y in found) - top
        yield spot("graves", left - 14, top - 30, wide + 28, high + 34)

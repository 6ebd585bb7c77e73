"""The flat layer of what moves. Every piece has a stable id and a transform, so that a page can let it glide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cadency.boards.kit import (
    INK,
    at,
    gravestone,
    group,
    icon,
    member,
    numeral,
    pennant,
    rect,
    shield,
    text,
    title,
    toll_of_time,
)
from cadency.boards.kit.draw import kept
from cadency.boards.village.buildings import AWNINGS, awning
from cadency.boards.village.chronicle import niches, stones
from cadency.boards.village.goods import back, bag, customer
from cadency.boards.village.land import stall_width
from cadency.boards.village.layout import DESK, Layout, Spot
from cadency.boards.village.packing import Body, Standing, Tokens, crowd, there, tokens
from cadency.boards.village.printed import row
from cadency.boards.village.signs import bell_at
from cadency.boards.village.words import signs
from cadency.games.village.names import CAREERS, COLOURS
from cadency.games.village.view import VillageView
from cadency.texts import Texts

Ghost = Mapping[str, Any]
FLAGS: Final = ((-45, -4), (-36, -25), (-17, -42), (4, -52))  # where each house's pennant flies over a city


def pieces(
    view: VillageView,
    texts: Texts,
    names: Sequence[str],
    layout: Layout = DESK,
    ids: Tokens | None = None,
) -> str:
    """All pieces on the board, each as one group; farms draw their own."""
    return "".join(things(view, texts, names, layout, ids).values())


def things(
    view: VillageView,
    texts: Texts,
    names: Sequence[str],
    layout: Layout = DESK,
    ids: Tokens | None = None,
) -> dict[str, str]:
    """The same one by one, by their ids, in the order in which they lie over each other."""
    known = tokens(view) if ids is None else ids
    found = _customers(view, texts, layout) | _flags(view, texts, names, layout) | _cubes(view, texts, layout)
    found |= _people(view, texts, names, layout, known) | _dead(view, texts, names, layout, known)
    return found | _bell(view, texts, names, layout)


def spot_of(view: VillageView, place: str, layout: Layout) -> Spot | None:
    """Where the members at a place stand; the bag is as wide as they need."""
    spot = layout.spots.get(place)
    if spot is not None and place == "bag":
        wide = bag_width(view)
        return replace(spot, x=spot.x - 12, width=wide - 34)
    return spot


def standing(view: VillageView, place: str, layout: Layout = DESK) -> list[Standing]:
    """How the members at a place stand."""
    spot = spot_of(view, place, layout)
    return [] if spot is None else crowd(there(view, place), spot)


def bag_width(view: VillageView) -> float:
    return 66 + 15 * min(max(len(there(view, "bag")) - 1, 0), 7)


def _cubes(view: VillageView, texts: Texts, layout: Layout) -> dict[str, str]:
    found: dict[str, str] = {}
    for space, (x, y) in layout.trays.items():
        slot = 0
        for colour in COLOURS:
            for n in range(view.spaces[space][colour]):
                inner = title(texts(f"colour-{colour}.noun")) + f'<use href="#s-cube-{colour}"/>'
                k = layout.shelf
                name = f"c-{space}-{colour}-{n}"
                named = {"id": name, "class_": "piece cube", "data_thing": f"cube-{colour}"}
                found[name] = at(inner, x + (55 + slot * 25) * k, y + 33.2 * k, 0.98 * k, **named)
                slot += 1
    return found


def _people(view: VillageView, texts: Texts, names: Sequence[str], layout: Layout, ids: Tokens) -> dict[str, str]:
    found: dict[str, str] = {}
    for place in layout.spots:
        people = persons(standing(view, place, layout), there(view, place), ids[place], texts, names)
        found |= people if place != "bag" else _bag(view, texts, layout, people)
    return found


def figures(stood: list[Standing], bodies: list[Body], ids: list[str], texts: Texts, names: Sequence[str]) -> str:
    return "".join(persons(stood, bodies, ids, texts, names).values())


def persons(
    stood: list[Standing], bodies: list[Body], ids: list[str], texts: Texts, names: Sequence[str]
) -> dict[str, str]:
    """The figures of a crowd by their ids: the n-th of a kind has the n-th id of its kind."""
    by_kind: dict[Body, list[str]] = {}
    for body, name in zip(bodies, ids, strict=True):
        by_kind.setdefault(body, []).append(name)
    found: dict[str, str] = {}
    for figure in stood:
        seat, generation = figure.body
        inner = _body(texts.language, names[seat], seat, generation, figure.s, figure.many)
        name = by_kind[figure.body][figure.nth]
        thing = f"member-{generation}"
        found[name] = at(inner, figure.x, figure.y, figure.s, id=name, class_="piece member", data_thing=thing)
    return found


@kept
def _body(language: str, name: str, seat: int, generation: int, size: float, many: int) -> str:
    """A figure with its number, and how many stand there."""
    said = title(signs(language)("sign-member", name=name, generation=generation))
    found = f'{said}<use href="#fig-{seat}"/>{numeral(seat, generation, size)}'
    if many > 1:
        found += rect(2, -41, 21, 14, 7, "#fbf5e6", INK, 0.9) + text(12.5, -30, f"×{many}", 12, w=800)
    return found


def _bag(view: VillageView, texts: Texts, layout: Layout, people: dict[str, str]) -> dict[str, str]:
    """Who is in the black bag is public, so they look out of it; the monks are counted on it."""
    x, y = layout.bag or (0, 0)
    monks = view.printed["start"][0]["monks"]
    wide = bag_width(view)
    said = title(signs(texts.language)("sign-monks", monks=monks))
    monk = at(f'{said}<use href="#s-monk"/>', x + wide / 2 - 15, y - 26, 0.88, id="monk", class_="piece")
    front = bag(0, 0, wide) + icon("monk-face", wide / 2 - 24, -12, 15, "#f1e6cf")
    front += text(wide / 2 - 15, -7, monks, 14, anchor="start", w=800, fill="#f1e6cf")
    return {"monk": monk, **people, "bag": at(front, x, y, 1, id="bag", class_="piece")}


def _customers(view: VillageView, texts: Texts, layout: Layout) -> dict[str, str]:
    if layout.stalls is None or layout.queue is None or layout.pile is None:
        return {}
    found: dict[str, str] = {}
    n = len(view.stalls)
    wide = stall_width(layout, n)
    roofs = ""
    for i, name in enumerate(view.stalls):
        x, y = layout.stall(i, n)
        if name is None:
            gap = rect(0, 0, wide - 10, 52, 5, "#000", opacity=".12")
            gap += rect(1, 1, wide - 12, 50, 5, "none", "#6b5433", 1, stroke_dasharray="3 2.5")
            found[f"gap-{i}"] = at(gap, x + 5, y - 54, id=f"gap-{i}")
        else:
            found[f"u-{name}"] = _tile(view, name, x + 5, y - 54, 1, wide - 10)
        roofs += awning(x, y, wide, AWNINGS[i % len(AWNINGS)])
    room = max(row(view, "market", "seats", view.seats)["queue"], len(view.queue))
    for i, name in enumerate(view.queue):
        x, y = layout.waiting(i, room)
        found[f"u-{name}"] = _tile(view, name, x, y, layout.queue.size, 48)
    return {**found, "roofs": group(roofs, id="roofs"), "pile": _pile(view, texts, layout)}


def _tile(view: VillageView, name: str, x: float, y: float, s: float, wide: float) -> str:
    who = view.customers[name]
    face = list(view.customers).index(name)
    drawn = customer(who.wants, who.points, face, wide)
    return at(drawn, x, y, s, id=f"u-{name}", class_="piece customer", data_thing=f"customer-{name}")


def _pile(view: VillageView, texts: Texts, layout: Layout) -> str:
    x, y = layout.pile or (0, 0)
    n = len(view.unseen)
    found = title(signs(texts.language)("sign-pile", count=n))
    if not n:
        found += rect(0, 0, 38, 43, 4.5, "none", "#6b5433", 1, stroke_dasharray="3 2.5")
    for q in range(min(3, n)):
        found += at(back(38, 43), -q * 1.4, -q * 1.6)
    q = min(3, n) - 1
    found += text(19 - q * 1.4, 28 - q * 1.6, n, 18, w=800, fill="#f9ecc8") if n else ""
    return at(found, x, y, 1, id="pile", class_="piece")


def _flags(view: VillageView, texts: Texts, names: Sequence[str], layout: Layout) -> dict[str, str]:
    found: dict[str, str] = {}
    for farm in view.farms:
        for city in farm.cities:
            if city in layout.cities:
                (x, y), (dx, dy) = layout.cities[city], FLAGS[farm.seat]
                flag = pennant(farm.seat, 0, 0) + title(signs(texts.language)("sign-marker", name=names[farm.seat]))
                name = f"f-{farm.seat}-{city}"
                found[name] = at(flag, x + dx, y + dy, 1.1, id=name, class_="piece")
    return found


def _dead(view: VillageView, texts: Texts, names: Sequence[str], layout: Layout, ids: Tokens) -> dict[str, str]:
    found: dict[str, str] = {}
    said = signs(texts.language)
    if layout.book is not None:
        for career in CAREERS:
            cells = niches(career, view.chronicle_room[career], layout.book)
            for cell, figure, name in zip(cells, view.chronicle[career], ids[f"chronicle-{career}"], strict=False):
                s = min(0.95, (cell.h - 3) / 33, (cell.w - 2) / 23)
                words = title(said("sign-dead", name=names[figure.seat], generation=figure.generation))
                body = f'<use href="#fig-{figure.seat}"/>{numeral(figure.seat, figure.generation, s)}'
                inner = words + _leaf(cell.w, cell.h, s) + body
                found[name] = at(inner, cell.x + cell.w / 2, cell.y + cell.h - 2, s, id=name, class_="piece dead")
    for (x, y), figure, name in zip(stones(view, layout), view.graves, ids["graves"], strict=False):
        words = title(said("sign-dead", name=names[figure.seat], generation=figure.generation))
        stone = gravestone(0, 0, figure.seat, figure.generation)
        found[name] = at(words + stone, x, y, 1, id=name, class_="piece dead")
    return found


@kept
def _leaf(w: float, h: float, s: float) -> str:
    """A niche that is taken: gold leaf behind the figure."""
    leaf = rect(-w / 2 / s, (2 - h) / s, w / s, h / s, 4 / s, "#f6e4b0", "#9c7a34", 1 / s)
    return leaf + rect((2 - w / 2) / s, (4 - h) / s, (w - 4) / s, (h - 4) / s, 3 / s, "url(#goldleaf)")


def _bell(view: VillageView, texts: Texts, names: Sequence[str], layout: Layout) -> dict[str, str]:
    """The next round's bell: in the council until somebody takes it, then with that house's arms."""
    if layout.council is None:
        return {}
    found = icon("bell", 0, 0, 19)
    if view.next_first is not None:
        said = f"{names[view.next_first]} {signs(texts.language)('sign-next-first')}"
        found = title(said) + icon("bell", -5, 0, 19) + shield(view.next_first, 8, 2, 15)
    return {"bell": at(found, *bell_at(layout), 1, id="bell", class_="piece", data_thing="bell")}


def ghosts(view: VillageView, texts: Texts, ghost: Ghost, layout: Layout = DESK) -> str:
    """What an option would bring about: ``dies`` and ``moves``, lists of (seat, place, generation). Its ``time``, a
    (seat, from, to), is drawn on the farm."""
    found = ""
    for seat, place, generation in ghost.get("dies", ()):
        for figure in standing(view, place, layout):
            if figure.body == (seat, generation):
                said = title(signs(texts.language)("sign-would-die"))
                stone = at(said + toll_of_time(0, 0, 0.82), figure.x + 9, figure.y - 33 * figure.s, 1)
                found += f'<g class="fate">{stone}</g>'
                break
    for seat, place, generation in ghost.get("moves", ()):
        spot = spot_of(view, place, layout)
        if spot is not None:
            stood = crowd([*there(view, place), (seat, generation)], spot)
            x, y = stood[-1].x, stood[-1].y
            found += member(seat, generation, x, y, spot.size, class_="ghost")
    return found

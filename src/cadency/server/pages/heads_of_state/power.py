"""Influence in a country, before and after: whose it would be when the round ends."""

from __future__ import annotations

from collections.abc import Iterator

from cadency.boards.heads_of_state.printed import row, rulers
from cadency.games.heads_of_state.view import HeadsView
from cadency.server.pages.scene import Scene


def standing(scene: Scene, country: str, after: HeadsView, seat: int) -> Iterator[str]:
    """What becomes of a seat in a country: its influence, its place, and whom it passes or lets pass."""
    t, me = scene.texts, scene.eyes
    was, now = dict(rulers(scene.view, country)), dict(rulers(after, country))
    order = list(now)
    place = order.index(seat) + 1 if seat in order else 0
    printed = row(scene.view, "country", country)
    points = int(printed["first"] if place == 1 else printed["second"] if place == 2 else 0)
    key = "fate-influence" if seat == me else "fate-influence-of"
    yield t(
        key,
        name=scene.names[seat],
        country=country,
        before=was.get(seat, 0),
        after=now.get(seat, 0),
        place=place if place < 3 else 0,
        points=points,
    )
    before = list(was)
    if seat == me:
        passed = [other for other in order[place:] if _ahead(before, other, me)]
        if passed:
            yield t("fate-passes", name=scene.names[passed[0]])
    elif me in order and _ahead(before, seat, me) and not _ahead(order, seat, me):
        yield t("fate-passes", name=scene.names[seat])


def _ahead(order: list[int], one: int, other: int) -> bool:
    """Whether one stands before the other; whoever is not there stands behind all."""
    if one not in order:
        return False
    return other not in order or order.index(one) < order.index(other)

"""Dynasties on a narrow screen: a region at a time, the ships, the court, the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from markupsafe import Markup

from cadency.boards.dynasties import phone as narrow
from cadency.boards.dynasties.options import where
from cadency.boards.dynasties.words import signs
from cadency.games.dynasties.view import DynastiesView
from cadency.server.pages import own
from cadency.server.pages.dynasties.board import (
    asked,
    attended,
    counts,
    held_by,
    mapped,
    plated,
    scores,
    store,
)
from cadency.server.pages.dynasties.seen import seen
from cadency.server.pages.parts import Narrow, Part, Things, one, place_of
from cadency.server.pages.scene import Option, Scene


def phone(scene: Scene) -> Narrow:
    """One place at a time, tabs for the others, and the own store in one line."""
    view = scene.view
    lit = narrow.lit_places(view, scene.wires, scene.eyes)
    busiest = dict(sorted(lit.items(), key=lambda place: -place[1]))  # in a turn the hand, not the pass track
    shown = place_of(scene, busiest, partial(_follows, scene))
    return Narrow(
        place=shown,
        parts=[*_parts(scene, shown), store(scene)],
        elsewhere={option.spelled for option in scene.options if _home(scene, option) not in (shown, "")},
        tabs=_tabs(scene, lit),
        strip=lambda: own.STORE,
        strip_of=(),
        scores=scores(scene),
        notes=counts(scene),
        pinned=True,
    )


def _follows(scene: Scene, event: Mapping[str, Any]) -> str:
    """Where the picture goes with an event: not to the hand for the cards of others, which nobody sees there."""
    place = seen(scene.view, event)
    return "" if place == narrow.OWN and (scene.seat is None or event.get("seat") != scene.seat) else place


def _parts(scene: Scene, shown: str) -> Iterator[Part]:
    """A place and what lies in it with its rings: only what moved there is sent."""
    view, seat, texts, names = scene.view, scene.eyes, scene.texts, scene.names
    here = tuple(wire for wire in scene.wires if narrow.place_of(wire, view) == shown)

    def ground() -> Things:
        drawn = narrow.ground(view, shown, texts, names)
        return one("place", Markup('<div class="scenewrap" id="place" tabindex="0">{}</div>').format(Markup(drawn)))  # noqa: S704

    yield Part("place", ground, (shown, _ground_of(view, shown)))
    things = partial(narrow.things, view, shown, texts, names, here, seat, scene.bots)
    if here:
        yield Part(f"in-{shown}", things)
    elif shown == narrow.OWN:
        told = [plated(view, other, asked(scene)) for other in range(view.seats)]
        yield Part(f"in-{shown}", things, (shown, held_by(view, seat), told, scene.bots))
    else:
        more = attended(view) if shown == narrow.WHO else narrow.foremost(view) if shown == narrow.SHIP else None
        yield Part(f"in-{shown}", things, (shown, seat, more, mapped(view)))


def _ground_of(view: DynastiesView, shown: str) -> Any:
    """What a place stands on: where cards lie it grows with them, ships change places, towns have their prices."""
    if shown == narrow.OWN:
        return None if view.mine is None else len(view.mine.cards) + len(view.mine.scorings)
    if shown == narrow.SHIP:
        return narrow.foremost(view)
    return [(city.id, city.large, city.prices, city.symbol) for city in view.map]


def _tabs(scene: Scene, lit: dict[str, int]) -> list[tuple[str, str, str, int]]:
    """A tab for each place: its name, icon and words, and how many options it has."""
    said, t = signs(scene.texts.language), scene.texts
    return [
        (name, narrow.ICONS[name], t(f"tab-{name}") if f"tab-{name}" in t else said(f"sign-{name}-place"), n)
        for name, n in lit.items()
    ]


def _home(scene: Scene, option: Option) -> str:
    """On which place an option can be pressed; none for what is only a button."""
    view, wire = scene.view, option.wire
    return narrow.place_of(wire, view) if where(wire, view, scene.eyes, scene.wires) is not None else ""

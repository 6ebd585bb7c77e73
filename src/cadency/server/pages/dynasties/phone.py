"""Dynasties on a narrow screen: a region at a time, the ships, the court, the hand."""

from __future__ import annotations

from functools import partial

from markupsafe import Markup

from cadency.boards.dynasties import phone as narrow
from cadency.boards.dynasties.options import where
from cadency.boards.dynasties.words import signs
from cadency.server.pages.dynasties.board import (
    asked,
    attended,
    counts,
    held_by,
    in_a_row,
    mapped,
    plated,
    scores,
    shown_seat,
    stored,
)
from cadency.server.pages.dynasties.seen import seen
from cadency.server.pages.parts import Narrow, Part, Things, one, place_of
from cadency.server.pages.scene import Option, Scene


def phone(scene: Scene) -> Narrow:
    """One place at a time, tabs for the others, and the own store in one line."""
    view = scene.view
    lit = narrow.lit_places(view, scene.wires, scene.eyes)
    busiest = dict(sorted(lit.items(), key=lambda place: -place[1]))  # in a turn the hand, not the pass track
    shown = place_of(scene, busiest, partial(seen, view))
    return Narrow(
        place=shown,
        parts=[_place(scene, shown)],
        elsewhere={option.spelled for option in scene.options if _home(scene, option) not in (shown, "")},
        tabs=_tabs(scene, lit),
        strip=lambda: in_a_row(scene),
        strip_of=stored(view, shown_seat(scene)),
        scores=scores(scene),
        notes=counts(scene),
        pinned=True,
    )


def _place(scene: Scene, shown: str) -> Part:
    """A place with its rings; it is drawn anew when anything in it changes."""
    view, seat = scene.view, scene.eyes
    here = tuple(wire for wire in scene.wires if narrow.place_of(wire, view) == shown)

    def draw() -> Things:
        drawn = narrow.place(view, shown, scene.texts, scene.names, here, seat)
        return one("place", Markup('<div class="scenewrap" id="place">{}</div>').format(Markup(drawn)))  # noqa: S704

    if here:
        return Part("place", draw)
    if shown == narrow.OWN:
        told = [plated(view, other, asked(scene)) for other in range(view.seats)]
        return Part("place", draw, (shown, held_by(view, seat), told))
    return Part("place", draw, (shown, seat, attended(view) if shown == narrow.WHO else None, mapped(view)))


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

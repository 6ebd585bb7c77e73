"""Legacy on a narrow screen: the tree a branch at a time, the town, hand, salon, houses and goals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import Any, Final

from markupsafe import Markup

from cadency.boards.legacy import phone as narrow
from cadency.boards.legacy.grounds import TOWN
from cadency.boards.legacy.options import where
from cadency.boards.legacy.words import signs
from cadency.server.pages import own
from cadency.server.pages.legacy.board import (
    asked,
    at_home,
    befriended,
    built,
    counts,
    crown,
    planted,
    plated,
    portraits,
    rooted,
    scores,
    shown_seat,
    store,
)
from cadency.server.pages.legacy.seen import seen
from cadency.server.pages.parts import Narrow, Part, Things, one, place_of
from cadency.server.pages.render import put
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.scenery import address
from cadency.server.pages.small import arms_of

_ANY: Final = 1  # paintings are the same for any number of seats
_FACES: Final = Markup('<svg class="vh" width="0" height="0" aria-hidden="true"><defs data-part="faces"></defs></svg>')
_PLACE: Final = Markup('<div class="scenewrap" id="place" tabindex="0">{}{}{}{}</div>')
_WINDOW: Final = Markup(
    '{}<div class="crown" id="crown" tabindex="0" role="region" aria-label="{}" data-part="crown"></div>'
)
_GROVE: Final = Markup('<a class="btn" href="/tables/{}/family?house={}">{} {}</a>')


def phone(scene: Scene) -> Narrow:
    """One place at a time, tabs for the others, and the own store in one line."""
    view, said = scene.view, signs(scene.texts.language)
    lit = narrow.lit_places(view, scene.wires, scene.eyes)
    shown = place_of(scene, lit, partial(_follows, scene))
    return Narrow(
        place=shown,
        parts=[*_parts(scene, shown), portraits(scene), store(scene)],
        elsewhere={option.spelled for option in scene.options if _home(scene, option) not in (shown, "")},
        tabs=[(name, narrow.ICONS[name], said(f"sign-{name}-place"), n) for name, n in lit.items()],
        strip=lambda: own.STORE,
        strip_of=(),
        scores=scores(scene),
        notes=counts(scene),
        pinned=True,
        paintings=(address(scene.game, _ANY, TOWN),),
    )


def _follows(scene: Scene, event: Mapping[str, Any]) -> str:
    """Where the picture goes with an event: not to hand and goals for those of others, which nobody sees there."""
    place = seen(event)
    hidden = place in (narrow.HAND, narrow.GOALS)
    return "" if hidden and (scene.seat is None or event.get("seat") != scene.seat) else place


def _parts(scene: Scene, shown: str) -> Iterator[Part]:
    """A place with room for the portraits it refers to, and what lies in it with its rings: what changed is sent."""
    view, seat = scene.view, shown_seat(scene)
    here = tuple(wire for wire in scene.wires if narrow.place_of(wire, view) == shown)

    windowed = shown == narrow.TREE and bool(view.houses[seat].tree)

    @cache
    def laid() -> narrow.Laid:
        return narrow.lay(view, shown, scene.texts, scene.names, here, seat, scene.bots)

    def ground() -> Things:
        room = f'<g data-part="in-{shown}"></g>'
        under = laid().ground
        picture = "" if under is None else address(scene.game, _ANY, under.name)
        drawn = Markup(narrow.framed(laid(), shown, scene.texts, room, picture))  # noqa: S704 - drawn by us
        over = _window(scene) if windowed else ""
        groves = _groves(scene) if shown == narrow.HOUSES else ""
        return one("place", _PLACE.format(_FACES, over, drawn, groves))

    home = (rooted(view, seat), at_home(view), planted(view, seat), view.offer, view.drawn)
    told = [plated(view, other, asked(scene)) for other in range(view.seats)]
    opens = shown == narrow.HOUSES and scene.live.id
    of = (shown, seat, home, built(view), befriended(view, seat), view.row, view.deck, told, opens, scene.bots)
    yield Part("place", ground, None if here else of)
    yield Part(f"in-{shown}", lambda: laid().things, None if here else of)
    if windowed:
        yield from crown(scene)


def _window(scene: Scene) -> Markup:
    """Room for the tree of forebears, and the buttons that bring it closer."""
    lens = Markup(put("parts/legacy/lens.html", scene.texts))  # noqa: S704 - our own template
    return _WINDOW.format(lens, scene.texts("tree-window"))


def _groves(scene: Scene) -> Markup:
    """Links to the families of all houses."""
    found = [
        _GROVE.format(scene.live.id, seat, arms_of(seat, 20), scene.texts("tree-open", name=name))
        for seat, name in enumerate(scene.names)
    ]
    return Markup('<nav class="grove-list">{}</nav>').format(Markup().join(found))


def _home(scene: Scene, option: Option) -> str:
    """On which place an option can be pressed; none for what is only a button."""
    view, wire = scene.view, option.wire
    return narrow.place_of(wire, view) if where(wire, view, scene.eyes, scene.wires) is not None else ""

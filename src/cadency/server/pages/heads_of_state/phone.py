"""Heads of State on a narrow screen: a country at a time, nobles, cards; the hand always below."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from markupsafe import Markup

from cadency.boards.heads_of_state import phone as narrow
from cadency.boards.heads_of_state import svg
from cadency.boards.heads_of_state.options import CHART, DISPLAY, HAND, MAP, country_of, rings, where
from cadency.boards.heads_of_state.words import signs
from cadency.games.heads_of_state.view import HeadsView
from cadency.server.pages.ground import land_address
from cadency.server.pages.heads_of_state.after import foreseen
from cadency.server.pages.heads_of_state.board import (
    Seen,
    charted,
    counted,
    counts,
    displayed,
    ghosts,
    hand_of,
    in_a_row,
    layers,
    papered,
    plated,
    ranks,
    scores,
    shown_seat,
)
from cadency.server.pages.heads_of_state.seen import seen
from cadency.server.pages.parts import Narrow, Part, Things, one, place_of, tabs
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.small import icon


def phone(scene: Scene) -> Narrow:
    """One place at a time, tabs for the others, and the own hand in one line."""
    view, texts = scene.view, scene.texts
    said = signs(texts.language)
    lit = narrow.lit_places(view, scene.wires, scene.eyes)
    shown = place_of(scene, lit, partial(seen, view))
    held = shown_seat(scene)
    return Narrow(
        place=shown,
        parts=list(_parts(scene, shown, foreseen(scene))),
        elsewhere={option.spelled for option in scene.options if _place_of(scene, option) not in (shown, "")},
        tabs=tabs(lit, narrow.ICONS, said),
        strip=lambda: in_a_row(scene, '<g data-part="spends"></g>'),
        strip_of=(held, hand_of(view, held)),
        scores=scores(scene),
        notes=counts(scene),
        pinned=True,
    )


def _parts(scene: Scene, shown: str, foreseen: Seen) -> Iterator[Part]:
    view, texts, names, wires = scene.view, scene.texts, scene.names, scene.wires
    seat = scene.eyes if scene.seat is not None else shown_seat(scene)
    yield Part("spends", lambda: layers("spend", foreseen, lambda fate: narrow.spent(view, scene.eyes, fate.spends)))
    if shown == "cards" and not rings(view, texts, seat, wires, HAND):
        seen = scene.open
        yield Part("place", lambda: _wrapped(Markup(narrow.shelves(view, texts))), (shown, view.seats), open=True)  # noqa: S704
        yield Part("display", lambda: svg.displayed(seen, texts), displayed(seen), open=True)
        yield Part("takes", lambda: rings(view, texts, seat, wires, DISPLAY, None, narrow.PANEL))
        told = [plated(seen, other) for other in range(view.seats) if other != seat]
        bots = scene.bots
        yield Part("houses", lambda: narrow.houses(seen, seat, texts, names, bots=bots), (seat, told, bots), open=True)
    elif shown == "cards":
        yield Part("place", lambda: _wrapped(Markup(narrow.place(view, shown, texts, names, wires, seat))))  # noqa: S704 - drawn by us
    elif shown == "nobles":
        over = '<g class="lights fine" data-part="raises"></g><g data-part="ranks"></g>'
        chart = partial(narrow.place, view, shown, texts, names, (), seat, "", over)
        yield Part("place", lambda: _wrapped(Markup(chart())), (shown, charted(view)))  # noqa: S704
        yield Part("raises", lambda: rings(view, texts, seat, wires, CHART, None, narrow.PANEL))
        yield Part("ranks", lambda: layers("rank", foreseen, ranks(scene)))
    else:
        yield Part("place", lambda: _wrapped(Markup(_land(scene, shown)) + _tension(scene)), (shown, _land_of(view)))  # noqa: S704
        yield Part(f"pieces-{shown}", lambda: svg.counters(scene.open, texts, names, shown), counted(view), open=True)
        yield Part(f"lights-{shown}", lambda: rings(view, texts, seat, wires, MAP, shown, narrow.thumb(shown)))
        here = [(option, fate) for option, fate in foreseen if _touches(scene, shown, option)]
        yield Part(f"ghosts-{shown}", lambda: layers("ghost", here, ghosts(scene)))


def _land(scene: Scene, country: str) -> str:
    return narrow.land(scene.view, country, scene.texts, scene.names, land_address(scene.game, scene.view.seats))


def _land_of(view: HeadsView) -> Any:
    """What a country's map depends on, besides the pieces."""
    return papered(view), view.deck, view.pile


def _wrapped(drawn: Markup) -> Things:
    return one("place", Markup('<div class="scenewrap" id="place">{}</div>').format(drawn))


def _touches(scene: Scene, country: str, option: Option) -> bool:
    """Whether an option may show anything on this country's map."""
    return option.wire[0] in ("raise", "play") or country_of(scene.view, option.wire) == country


def _place_of(scene: Scene, option: Option) -> str:
    """On which place an option can be pressed; none for what is only a button."""
    view, seat, wires, wire = scene.view, scene.eyes, scene.wires, option.wire
    if where(wire, view, seat, wires, MAP) is not None:
        return country_of(view, wire) or ""
    if where(wire, view, seat, wires, CHART) is not None:
        return "nobles"
    return "cards" if where(wire, view, seat, wires) is not None else ""


def _tension(scene: Scene) -> Markup:
    """How far the revolution is, over the map."""
    view = scene.view
    words = signs(scene.texts.language)("sign-tension", deck=view.deck, pile=view.pile)
    return Markup('<p class="fall" role="img" aria-label="{}">{} <b>{}</b> + {}</p>').format(
        words, icon("guillotine", 18, "#7d1d16"), view.deck, view.pile
    )

"""Heads of State on a narrow screen: a country at a time, nobles, cards; the hand always below."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from cadency.boards.heads_of_state import phone as narrow
from cadency.boards.heads_of_state.layout import LANDS
from cadency.boards.heads_of_state.options import CHART, MAP, country_of, where
from cadency.boards.heads_of_state.words import signs
from cadency.server.pages.heads_of_state import things
from cadency.server.pages.heads_of_state.after import foreseen
from cadency.server.pages.heads_of_state.board import Seen, ghosts, land_address, layers, ranks, shown_seat
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.small import icon


def phone(scene: Scene, place: str) -> dict[str, Any]:
    """One place at a time, tabs for the others, and the own hand in one line."""
    view, texts = scene.view, scene.texts
    said = signs(texts.language)
    lit = narrow.lit_places(view, scene.wires, scene.eyes)
    shown = place if place in narrow.PLACES else next((name for name, n in lit.items() if n), narrow.PLACES[0])
    seen = foreseen(scene)
    held = shown_seat(scene)
    over = layers(seen, lambda fate: narrow.spent(view, scene.eyes, fate.spends))
    return {
        "place": shown,
        "elsewhere": {option.spelled for option in scene.options if _place_of(scene, option) not in (shown, "")},
        "drawn": _drawn(scene, shown, seen) + (_tension(scene) if shown in LANDS else ""),
        "tabs": [(name, narrow.ICONS[name], said(f"sign-tab-{name}"), lit[name]) for name in narrow.PLACES],
        "pinned": True,
        "strip": Markup(narrow.strip(view, held, texts, scene.names, over)),  # noqa: S704 - drawn by us
        "scores": [(house.score, texts("points", points=house.score)) for house in view.houses],
        "notes": [_counts(scene, seat) for seat in range(view.seats)],
    }


def _drawn(scene: Scene, shown: str, seen: Seen) -> Markup:
    view, seat = scene.view, scene.eyes if scene.seat is not None else shown_seat(scene)
    here = [(option, fate) for option, fate in seen if shown not in LANDS or _touches(scene, shown, option)]
    over = layers(here, ranks(scene)) if shown == "nobles" else layers(here, ghosts(scene)) if shown in LANDS else ""
    ground = land_address(view.seats)
    drawn = narrow.place(view, shown, scene.texts, scene.names, scene.wires, seat, ground, over)
    return Markup(drawn)  # noqa: S704 - drawn by us


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


def _counts(scene: Scene, seat: int) -> Markup:
    """How many cards a house holds."""
    house = scene.view.houses[seat]
    said = signs(scene.texts.language)
    words = f"{said('sign-attribute-cards', count=house.cards)}, {said('sign-treason-cards', count=house.treasons)}"
    return Markup('<span class="cc" role="img" aria-label="{}">{}{} {}{}</span>').format(
        words, things.back("attribute", 0.72), house.cards, things.back("treason", 0.72), house.treasons
    )

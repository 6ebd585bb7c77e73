"""The map and the cards of Heads of State as parts of a page."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from html import escape
from typing import Any

from markupsafe import Markup

import cadency
from cadency.boards.heads_of_state import chart, hand, plates, svg
from cadency.boards.heads_of_state.foresight import Foreseen
from cadency.boards.heads_of_state.nobles import coronet
from cadency.boards.heads_of_state.printed import between
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import at, num
from cadency.games.heads_of_state.names import NOBLES, YEARS
from cadency.server.pages.heads_of_state.after import foreseen, ghost
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.small import picture

Seen = list[tuple[Option, Foreseen]]


def definitions() -> Markup:
    return Markup(svg.definitions())  # noqa: S704 - drawn by us


@cache
def land(seats: int) -> str:
    """The painted map as a picture of its own."""
    return svg.picture(cadency.open_table("heads_of_state", seats, seed=0).view())


@cache
def land_address(seats: int) -> str:
    digest = hashlib.sha256(land(seats).encode()).hexdigest()[:12]
    return f"/boards/heads_of_state/{seats}/{digest}.svg"


def desk(scene: Scene, whole: bool) -> dict[str, Any]:
    """The map; beside it rows and decks, the hand, the chart of nobles; and the other houses."""
    view, texts, names, wires = scene.view, scene.texts, scene.names, scene.wires
    seen = foreseen(scene)
    held = shown_seat(scene)
    own = svg.hand(view, held, texts, names, wires, you=scene.seat == held)
    others = [(scene.eyes + i) % view.seats for i in range(0 if scene.seat is None else 1, view.seats)]
    return {
        "board": _board(scene, whole, seen),
        "display": Markup(svg.display(view, texts, wires, scene.eyes)),  # noqa: S704 - drawn by us
        "hand": Markup(own + _over(hand.SIZE, seen, spends(scene))),  # noqa: S704
        "chart": Markup(svg.chart(view, texts, names, wires, scene.eyes) + _over(chart.SIZE, seen, ranks(scene))),  # noqa: S704
        "others": [(seat, Markup(plates.line_of(view, seat, texts, names))) for seat in others],  # noqa: S704
    }


def shown_seat(scene: Scene) -> int:
    """Whose hand is shown: the reader's own, or to whoever looks on the back of the hand whose go it is."""
    if scene.seat is None and scene.asked is not None:
        return scene.asked.seat
    return scene.eyes


def _board(scene: Scene, whole: bool, seen: Seen) -> Markup:
    """The map. What never moves comes with a whole page only; a part of a page leaves it as it is."""
    view, texts = scene.view, scene.texts
    printed = svg.signboards(view, texts) if whole else ""
    moving = svg.pieces(view, texts, scene.names, scene.wires, None, scene.eyes)
    size = f'width="{num(svg.WIDTH)}" height="{num(svg.HEIGHT)}"'
    return Markup(  # noqa: S704 - drawn by us
        f'<svg id="board" class="board" viewBox="0 0 {num(svg.WIDTH)} {num(svg.HEIGHT)}" role="group" '
        f'aria-label="{escape(signs(texts.language)("sign-map"))}"><image href="{land_address(view.seats)}" {size}/>'
        f'<g id="printed" hx-morph-skip>{printed}</g><g id="moving">{moving}</g>'
        f'<g id="ghosts">{layers(seen, ghosts(scene))}</g></svg>'
    )


# --- what each option would bring about, shown while one points at it

Drawn = Callable[[Foreseen], str]


def layers(seen: Seen, drawn: Drawn) -> str:
    """A layer for each option that this drawing shows anything of."""
    found = ""
    for option, fate in seen:
        inner = drawn(fate)
        if inner:
            found += f'<g class="foreseen" data-for="{escape(option.spelled)}">{inner}</g>'
    return found


def ghosts(scene: Scene) -> Drawn:
    """On the map: who would arrive, who may fall."""
    return lambda fate: svg.ghosts(scene.view, scene.texts, ghost(scene.eyes, fate))


def spends(scene: Scene) -> Drawn:
    """In the hand: the cards that would go."""
    return lambda fate: hand.spent(scene.view, scene.eyes, fate.spends)


def ranks(scene: Scene) -> Drawn:
    """On the chart: the ranks for which it matters, and a card wherever it is wanted."""
    return lambda fate: chart.marked(fate.ranks) + chart.wanted(scene.view, fate.gains)


def _over(size: tuple[float, float], seen: Seen, drawn: Drawn) -> str:
    w, h = size
    return f'<svg class="over" viewBox="0 0 {num(w)} {num(h)}" aria-hidden="true">{layers(seen, drawn)}</svg>'


# --- elsewhere on the page


def crumbs(scene: Scene) -> list[tuple[str, str]]:
    """Where the game is, in a few words: icon and text."""
    view, t = scene.view, scene.texts
    found = [("", t("crumb-round", year=view.year, round=YEARS.index(view.year) + 1))]
    if not view.over and not between(view):
        found.append(("cards", t("crumb-tension", deck=view.deck, pile=view.pile)))
    return found


def strip() -> Markup:
    """The seven coronets, for the game's card."""
    drawn = "".join(at(coronet(rank), 26 + rank * 40, 34, 0.84) for rank in range(len(NOBLES)))
    return picture(drawn, 292, 50, "strip")


def tips() -> tuple[str, ...]:
    """The icons of what a newcomer should know; the words go by their number."""
    return "crown", "cloak-dagger", "guillotine"

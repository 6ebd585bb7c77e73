"""Each answer as a button: the verb, or the thing itself, and what it gives at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup

from cadency.boards.heads_of_state.words import signs
from cadency.server.pages.heads_of_state import things
from cadency.server.pages.scene import Option, Scene

Shown = tuple[str, Markup]
_EMPTY: Final = Markup()


def button_of(scene: Scene, option: Option) -> dict[str, Any]:
    label, cost = _SHOWN[option.wire[0]](scene, option)
    return {"option": option, "label": label, "cost": cost}


def _many(drawn: Markup, n: int) -> Markup:
    return drawn + Markup("<small>×{}</small>").format(n) if n > 1 else drawn


def _take(scene: Scene, option: Option) -> Shown:
    card = option.wire[1]
    return "", _many(things.tile(card, 26), scene.view.row[card])


def _seize(scene: Scene, option: Option) -> Shown:
    card = option.wire[1]
    return "", _many(things.plot(card), scene.view.treason_row[card])


def _draw(scene: Scene, _option: Option) -> Shown:
    view = scene.view
    count = Markup('<span class="cost">{}<b>{}</b></span>').format(things.back("attribute"), view.deck or view.pile)
    return scene.texts("verb-draw"), count


def _plot(scene: Scene, _option: Option) -> Shown:
    count = Markup('<span class="cost">{}<b>{}</b></span>').format(things.back("treason"), scene.view.treason_deck)
    return scene.texts("verb-draw"), count


def _raise(scene: Scene, option: Option) -> Shown:
    """With the own cards, or with a courtesan for one of them."""
    t = scene.texts
    if option.wire[2] == "none":
        return t("verb-raise"), _EMPTY
    stands = Markup('<span class="cost">{} {} {}</span>')
    return "", stands.format(things.tile("courtesan", 21), t("verb-instead"), things.tile(option.wire[2], 21))


def _settle(scene: Scene, option: Option) -> Shown:
    t = scene.texts
    sector = next(found for found in scene.view.map if found.id == option.wire[1])
    points = _EMPTY
    if sector.opener is None:
        points = things.hexagon(sector.hexagon, t("points-count", points=sector.hexagon))
    return signs(t.language)(f"sign-sector-{sector.id}"), points


def _target(scene: Scene, option: Option) -> Shown:
    _, sector, noble = option.wire
    place = signs(scene.texts.language)(f"sign-sector-{sector}")
    return place, Markup('<span class="cost">{}</span>').format(things.coronet(noble, 0.56))


def _discard(scene: Scene, option: Option) -> Shown:
    card = option.wire[1]
    held = scene.view.mine.attributes[card]
    return signs(scene.texts.language)(f"sign-attribute-{card}"), _many(things.tile(card, 23), held)


def _drop(scene: Scene, option: Option) -> Shown:
    card = option.wire[1]
    return "", _many(things.plot(card), scene.view.mine.treasons[card])


_SHOWN: Final[dict[str, Callable[[Scene, Option], Shown]]] = {
    "take": _take,
    "draw": _draw,
    "sweep": lambda scene, _: (scene.texts("verb-sweep"), _EMPTY),
    "seize": _seize,
    "plot": _plot,
    "raise": _raise,
    "settle": _settle,
    "play": lambda scene, _: (scene.texts("verb-play"), _EMPTY),
    "target": _target,
    "discard": _discard,
    "drop": _drop,
}

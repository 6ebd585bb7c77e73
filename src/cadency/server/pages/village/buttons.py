"""Each answer as a button: the verb, what stands for it in pictures, and the price."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup

from cadency.server.pages.groups import capital
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.village import things
from cadency.server.pages.village.places import MAKER
from cadency.texts import village as told


def button_of(scene: Scene, option: Option) -> dict[str, Any]:
    """The verb, what stands for it in pictures, and the price."""
    label, cost = _SHOWN[option.wire[0]](scene, option)
    return {"option": option, "label": label, "cost": cost}


def _cost(scene: Scene, option: Option) -> Markup:
    choice = option.choice
    parts = {field.name: field.out(getattr(choice, field.name)) for field in choice.fields}
    about = scene.asked.about if scene.asked is not None else ("",)
    price = told.of_choice(choice.tag, parts, about, scene.view)["cost"]
    return things.row(price)


def _take(scene: Scene, option: Option) -> tuple[str, Markup]:
    _, space, colour = option.wire
    n = scene.view.spaces[space][colour]
    many = Markup("<small>×{}</small>").format(n) if n > 1 else Markup()
    return "", things.cube(colour, 1.04) + _cost(scene, option) + many


def _verb(scene: Scene, option: Option) -> tuple[str, Markup]:
    return scene.texts(f"verb-{option.wire[0]}"), _cost(scene, option)


def _somebody(place: int, verb: bool = True) -> Callable[[Scene, Option], tuple[str, Markup]]:
    """A verb with the member that it is about; the generation stands at ``place`` in the wire."""

    def shown(scene: Scene, option: Option) -> tuple[str, Markup]:
        who = things.member(scene.eyes, int(option.wire[place]), 0.74)
        label = scene.texts(f"verb-{option.wire[0]}") if verb else ""
        return label, Markup('<span class="cost">{}</span>').format(who) + _cost(scene, option)

    return shown


def _made(scene: Scene, option: Option) -> tuple[str, Markup]:
    """At the stables the good must be named: there are two."""
    tag, good = option.wire
    t = scene.texts
    verb = t(f"verb-{tag}-{good}") if MAKER[good] == "stables" else t(f"verb-{tag}")
    return verb, _cost(scene, option)


def _travelled(scene: Scene, option: Option) -> tuple[str, Markup]:
    _, start, _, generation = option.wire
    who = Markup('<span class="cost">{}</span>').format(things.member(scene.eyes, int(generation), 0.74))
    return scene.texts(f"city-{start}.from"), who + _cost(scene, option)


def _recalled(scene: Scene, option: Option) -> tuple[str, Markup]:
    _, place, generation = option.wire
    who = Markup('<span class="cost">{}</span>').format(things.member(scene.eyes, int(generation), 0.74))
    return capital(scene.texts(f"place-{place}")), who


def _named(_scene: Scene, option: Option) -> tuple[str, Markup]:
    return "", things.row(option.wire[1:], 1.15)


def _born(scene: Scene, _option: Option) -> tuple[str, Markup]:
    unborn = scene.view.farms[scene.eyes].unborn
    return scene.texts("verb-bear"), things.member(scene.eyes, unborn[0], 0.74) if unborn else Markup()


_SHOWN: Final[dict[str, Callable[[Scene, Option], tuple[str, Markup]]]] = {
    "take": _take,
    "well": _named,
    "pay": _named,
    "gather": _named,
    "claim": _named,
    "train": _somebody(2),
    "give": _somebody(1, verb=False),
    "ransom": _somebody(1),
    "promote": _somebody(2),
    "rise": _somebody(2, verb=False),
    "make": _made,
    "buy": _made,
    "travel": _travelled,
    "recall": _recalled,
    "bear": _born,
    **dict.fromkeys(("act", "reap", "grind", "serve", "use", "bury"), _verb),
}

"""Each answer as a button: the verb, or the thing itself, and its price."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup

from cadency.boards.dynasties.printed import city_of, is_free, row
from cadency.boards.dynasties.words import signs
from cadency.server.pages.dynasties import things
from cadency.server.pages.dynasties.lots import aboard, gives, rolled
from cadency.server.pages.groups import capital
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.small import icon
from cadency.texts.dynasties import COLOUR, of_choice

Shown = tuple[str, Markup]
_EMPTY: Final = Markup()
_BOOKS: Final = {"card": "cards", "scoring": "cards", "trade": "ships", "deploy": "rose"}


def button_of(scene: Scene, option: Option) -> dict[str, Any]:
    label, cost = _SHOWN[option.wire[0]](scene, option)
    return {"option": option, "label": label, "cost": cost}


def _play(scene: Scene, option: Option) -> Shown:
    _, card, action = option.wire
    if action != "special":
        return "", things.disc(action)
    special = row(scene.view, "card", card)["special"]
    return scene.texts(f"verb-special-{special}"), _EMPTY


def _discard(_scene: Scene, _option: Option) -> Shown:
    return "", Markup('<span class="cost">{}</span>').format(icon("open-treasure-chest", 20))


def _pass(scene: Scene, option: Option) -> Shown:
    space = option.wire[1]
    if space == "large":
        return scene.texts("verb-last"), _EMPTY
    price = scene.view.printed["track"][0]["prices"][int(space) - 1]
    return scene.texts("verb-space", space=space), things.row(("pink",) * int(price), 0.66)


def _use(scene: Scene, option: Option) -> Shown:
    use = option.wire[1]
    return scene.texts(f"verb-use-{use}"), things.book(_BOOKS[use])


def _divide(scene: Scene, option: Option) -> Shown:
    lot = option.wire[1:]
    rest = Counter(aboard(scene.view, int(scene.view.todo[-1][2]))) - Counter(lot)
    return "", Markup("{}<i>:</i>{}").format(things.row(rest.elements(), 0.66), things.row(lot, 0.66))


def _cubes(_scene: Scene, option: Option) -> Shown:
    return "", things.row(option.wire[1:], 0.9)


def _dice(scene: Scene, faces: tuple[str, ...]) -> Markup:
    drawn = [things.die(face, gives(scene.view, face) if face != "child" else None) for face in faces]
    return Markup('<span class="cost">{}</span>').format(Markup().join(drawn))


def _apart(scene: Scene, option: Option) -> Shown:
    face = option.wire[1]
    rest = Counter(rolled(scene.view.todo[-1])) - Counter([face])
    return "", Markup("{}<i>:</i>{}").format(_dice(scene, tuple(rest.elements())), _dice(scene, (face,)))


def _pay(_scene: Scene, option: Option) -> Shown:
    _, colour, real, pairs = option.wire
    return "", things.row((colour,) * int(real) + ("pink",) * (2 * int(pairs)), 0.8)


def _send(scene: Scene, option: Option) -> Shown:
    """The city, whom it takes, and the price: the slot's own, or another where a card or Columbus says so."""
    _, city, slot = option.wire
    about = scene.asked.about if scene.asked is not None else ("",)
    cost = of_choice("send", {"city": city, "slot": slot}, about, scene.view)["cost"]
    figure = things.royal(scene.eyes, slot, 0.56)
    if cost and cost[0] != COLOUR[slot]:
        return _city(scene, city), figure + things.row(cost, 0.66)
    return _city(scene, city), figure + things.price(slot, len(cost))


def _city(scene: Scene, city: str) -> str:
    return scene.texts(f"short-{city}") if is_free(city) else signs(scene.texts.language)(f"sign-city-{city}")


def _single(scene: Scene, option: Option) -> Shown:
    """The own single of a city."""
    name = option.wire[1]
    city = city_of(scene.view, name)
    slot = "prince" if city is not None and city.prince == scene.eyes else "princess"
    cost = things.cube("pink", 0.7) if option.wire[0] == "ransom" else _EMPTY
    return _city(scene, name), things.royal(scene.eyes, slot, 0.56) + cost


def _call(scene: Scene, option: Option) -> Shown:
    space = next(one for one in scene.view.characters if one.character == option.wire[1])
    colour = "blue" if space.row == "blue" else "yellow"
    return scene.texts("verb-call"), things.row((colour,) * space.price, 0.66)


def _region(scene: Scene, option: Option) -> Shown:
    region = option.wire[-1]
    return signs(scene.texts.language)(f"sign-region-{region}"), things.emblem(region, 16)


def _shed(scene: Scene, option: Option) -> Shown:
    return capital(scene.texts(f"card-{option.wire[1]}")), _EMPTY


def _verb(scene: Scene, option: Option) -> Shown:
    return scene.texts(f"verb-{option.wire[0]}"), _EMPTY


_SHOWN: Final[dict[str, Callable[[Scene, Option], Shown]]] = {
    "play": _play,
    "discard": _discard,
    "pass": _pass,
    "use": _use,
    "shed": _shed,
    "divide": _divide,
    "take": _cubes,
    "apart": _apart,
    "accept": lambda scene, option: ("", _dice(scene, option.wire[1:])),
    "pay": _pay,
    "send": _send,
    "match": _single,
    "ransom": _single,
    "call": _call,
    "found": _region,
    "revalue": _region,
    "shield": _region,
    **dict.fromkeys(("board", "claim", "reveal"), _verb),
}

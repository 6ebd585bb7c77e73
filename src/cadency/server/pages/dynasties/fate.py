"""What an option will bring about, in a sentence or two, before it is pressed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from markupsafe import Markup

from cadency.boards.dynasties.printed import city_of, reward
from cadency.games.dynasties.names import COLOURS
from cadency.server.pages.groups import strong, told
from cadency.server.pages.scene import Option, Scene

_SIGNS: Final = {
    "send": "crown",
    "board": "caravel",
    "divide": "trade",
    "pass": "hourglass",
    "call": "quill-ink",
    "apart": "linked-rings",
    "accept": "linked-rings",
}


def fate(scene: Scene, option: Option) -> dict[str, Any] | None:
    """Good or neither, and in which words; None when there is nothing to tell."""
    changes = option.brought["changes"]
    points = sum(after - before for before, after in changes.get("points", {}).values())
    sign = "laurels" if points > 0 else _SIGNS.get(option.wire[0], "card-draw")
    return told(option, "good" if points > 0 else "", sign, _words(scene, option, changes, points))


def _words(scene: Scene, option: Option, changes: dict[str, Any], points: int) -> Iterator[Markup | str]:
    t = scene.texts
    if points > 0:
        yield strong(t("fate-points", points=points))
    if option.wire[0] == "send":
        yield from _sent(scene, option)
    elif option.wire[0] == "board":
        yield from _boarded(scene, option)
    elif option.wire[0] == "pass":
        yield t("fate-pass")
    gained, spent = _moved(changes, 1), _moved(changes, -1)
    if gained:
        yield t("fate-gain", things=gained)
    if spent:
        yield t("fate-spend", things=spent)
    for region, (before, after) in changes.get("shields", {}).items():
        if after > before:
            yield t("fate-shield", region=region)


def _sent(scene: Scene, option: Option) -> Iterator[str]:
    """What the city gives, and whom one marries there."""
    t, (_, name, slot) = scene.texts, option.wire
    city = city_of(scene.view, name)
    if city is None:
        return
    yield t("fate-symbol", symbol=city.symbol, points=reward(scene.view), books=city.books)
    mate = city.princess if slot == "prince" else city.prince
    if mate is None:
        yield t("fate-single")
    elif mate < 0:
        yield t("fate-wed-neutral")
    else:
        yield t("fate-wed-choose" if city.large == slot else "fate-wed-divide", name=scene.names[mate])


def _boarded(scene: Scene, option: Option) -> Iterator[str]:
    t, large = scene.texts, scene.view.ships[int(option.wire[1]) - 1].large
    if large is None:
        yield t("fate-large")
    elif large == scene.eyes:
        yield t("fate-alone", count=int(scene.view.printed["ship"][0]["alone"]))
    else:
        yield t("fate-small", name=scene.names[large])


def _moved(changes: dict[str, Any], sign: int) -> tuple[str, ...]:
    """The cubes that come (1) or go (-1)."""
    moved = changes.get("goods", {})
    return tuple(
        colour
        for colour in COLOURS
        if colour in moved
        for _ in range(max(0, sign * (moved[colour][1] - moved[colour][0])))
    )

"""The map, the court and the hand of Dynasties as parts of a page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape
from typing import Any

from markupsafe import Markup

from cadency.boards.dynasties import characters, hand, plates, svg
from cadency.boards.dynasties.ghosts import ghost
from cadency.boards.dynasties.options import CHARACTERS, HAND, MAP, prices, rings
from cadency.boards.dynasties.words import signs
from cadency.boards.kit import num
from cadency.games.dynasties.view import DynastiesView
from cadency.server.pages import ground as grounds
from cadency.server.pages import own
from cadency.server.pages.dynasties import things
from cadency.server.pages.parts import Part, Things, layers
from cadency.server.pages.scene import Scene


def ground(scene: Scene, whole: bool) -> dict[str, Any]:
    """What never moves. It comes with a whole page only; where a page is made anew it stays as it is."""
    said = signs(scene.texts.language)
    return {
        **grounds.ground(scene, said("sign-map"), whole),
        "court": _box(characters.SIZE, said("sign-court")),
        "hand": _box(hand.SIZE, said("sign-hand-of", name=scene.names[shown_seat(scene)])),
        "plate": Markup('viewBox="0 0 {} {}"').format(num(plates.WIDTH), num(plates.HEIGHT)),
        "others": _others(scene),
    }


def _box(size: tuple[float, float], said: str) -> Markup:
    w, h = size
    return Markup('viewBox="0 0 {} {}" role="group" aria-label="{}"').format(num(w), num(h), said)


def _others(scene: Scene) -> list[int]:
    return [(scene.eyes + i) % scene.view.seats for i in range(0 if scene.seat is None else 1, scene.view.seats)]


def desk(scene: Scene) -> Iterator[Part]:
    """The map; below it the characters and one's own panel; and the other houses."""
    view, texts, names, seen = scene.view, scene.texts, scene.names, scene.open
    said = signs(texts.language)
    yield Part("pieces", lambda: svg.things(seen, texts, names), mapped(seen), open=True)
    yield Part("lights", lambda: lit(scene, MAP))
    yield Part("ghosts", lambda: foreseen(scene))
    yield Part("court", lambda: characters.shelf(seen, said, names), attended(seen), open=True)
    yield Part("calls", lambda: lit(scene, CHARACTERS))
    held = shown_seat(scene)
    yield Part("holding", lambda: hand.things(view, held, texts, names), (held, held_by(view, held)))
    yield Part("plays", lambda: lit(scene, HAND))
    for seat in _others(scene):
        told = (plated(seen, seat, asked(scene)), scene.bots[seat])
        yield Part(f"seat-{seat}", partial(_house, scene, seat), told, open=True)
    yield own.chips(scene, scores(scene), counts(scene))
    yield own.strip(scene, lambda: own.STORE, ())
    yield store(scene)


def _house(scene: Scene, seat: int) -> Things:
    turn, bot = asked(scene) == seat, scene.bots[seat]
    return plates.things(scene.open, seat, scene.texts, scene.names, turn=turn, bot=bot)


def asked(scene: Scene) -> int | None:
    return None if scene.asked is None else scene.asked.seat


def lit(scene: Scene, drawing: str) -> Things:
    """A ring on everything on a drawing that can be chosen, and over them prices."""
    found = rings(scene.view, scene.texts, scene.eyes, scene.wires, drawing)
    return found | prices(scene.view, scene.wires) if drawing == MAP else found


def foreseen(scene: Scene) -> Things:
    """Whoever would stand somewhere, shown while one points at the choice."""
    return layers("ghost", scene.options, lambda option: ghost(scene.view, scene.eyes, option.wire))


# --- for every size of screen


def store(scene: Scene) -> Part:
    """What a house has in store, in one line."""
    seat, said = shown_seat(scene), signs(scene.texts.language)
    house = scene.view.houses[seat]

    def draw() -> Things:
        found = {
            f"has-{colour}": own.amount(colour, things.cube(colour, 0.9), n, said(f"sign-good-{colour}"))
            for colour, n in house.goods.items()
        }
        figures, words = house.figures, said("sign-figures", count=house.figures)
        return found | {"has-figures": own.amount("figures", things.royal(seat, "prince", 0.5), figures, words)}

    return Part("store", draw, (seat, house.goods, house.figures))


def scores(scene: Scene) -> list[tuple[int, str]]:
    return [(house.score, scene.texts("points-count", points=house.score)) for house in scene.view.houses]


def counts(scene: Scene) -> list[str]:
    """How many action cards and scoring cards each house holds."""
    said = signs(scene.texts.language)
    found: list[str] = []
    for house in scene.view.houses:
        plans = house.green + house.yellow
        words = f"{said('sign-hand', count=house.cards)}, {scene.texts('count-scorings', count=plans)}"
        cards = f"{things.back('action')}{house.cards} {things.back('yellow')}{plans}"
        found.append(Markup(f'<span class="cc" role="img" aria-label="{escape(words)}">{cards}</span>'))  # noqa: S704
    return found


# --- what each drawing depends on


def mapped(view: DynastiesView) -> Any:
    houses = [(house.shields, house.passed) for house in view.houses]
    passed = (view.track, view.queue, view.claimed)
    left = (view.bag, view.drawn, view.deck, view.discards, view.pile, view.neutrals)
    return view.regions, view.ships, view.map, houses, passed, left, view.seats


def attended(view: DynastiesView) -> Any:
    return view.characters, view.leonardo


def held_by(view: DynastiesView, seat: int) -> Any:
    return view.houses[seat], view.mine, view.seat == seat


def plated(view: DynastiesView, seat: int, asked: int | None) -> Any:
    return view.houses[seat], view.first == seat, asked == seat


def shown_seat(scene: Scene) -> int:
    """Whose panel is shown: the reader's own, or to whoever looks on that of the house whose go it is."""
    if scene.seat is None and scene.asked is not None:
        return scene.asked.seat
    return scene.eyes


# --- elsewhere on the page


def crumbs(scene: Scene) -> list[tuple[str, str]]:
    """Where the game is, in a few words: icon and text."""
    view, t = scene.view, scene.texts
    found = [("", t("crumb-round", round=view.round))]
    if view.over:
        return found
    if view.first >= 0:
        found.append(("bell", t("crumb-first", name=scene.names[view.first])))
    gone = sum(bool(house.passed) for house in view.houses)
    if gone:
        found.append(("", t("crumb-passed", count=gone)))
    return found


def tips() -> tuple[str, ...]:
    """The icons of what a newcomer should know; the words go by their number."""
    return "trade", "linked-rings", "scroll-quill"

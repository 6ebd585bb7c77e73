"""Village's board, farms and places as parts of a page."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from html import escape
from itertools import pairwise
from typing import Any, Final
from weakref import WeakKeyDictionary

from markupsafe import Markup

import cadency
from cadency.boards.kit import HOUSES, line, num, timeglass, toll_of_time
from cadency.boards.village import goods, svg
from cadency.boards.village import phone as narrow
from cadency.boards.village.farm import BIG
from cadency.boards.village.layout import PHONE
from cadency.boards.village.packing import Tokens, tokens
from cadency.boards.village.words import signs
from cadency.boards.village.yard import BRIDGE, hours_of
from cadency.games.village.names import COLOURS, INFLUENCE
from cadency.server.live import LiveTable
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.small import picture
from cadency.server.pages.village import things

_TO_BRIDGE: Final = ((36.0, 42.0), (92.0, 18.0), BRIDGE)  # where the road turns after the last hour
_ids: WeakKeyDictionary[LiveTable, tuple[int, Tokens]] = WeakKeyDictionary()


def definitions() -> Markup:
    return Markup(svg.definitions())  # noqa: S704 - drawn by us


@cache
def land(seats: int) -> str:
    """The painted land as a picture of its own."""
    return svg.picture(cadency.open_table("village", seats, seed=0).view())


@cache
def land_address(seats: int) -> str:
    digest = hashlib.sha256(land(seats).encode()).hexdigest()[:12]
    return f"/boards/village/{seats}/{digest}.svg"


def ids(scene: Scene) -> Tokens:
    """Which figure is which: whoever did not move keeps its name from one drawing to the next."""
    if scene.at is not None:
        return tokens(scene.view)
    version = scene.table.version
    known = _ids.get(scene.live)
    if known is None or known[0] > version:
        known = (version, tokens(scene.view))
    elif known[0] < version:
        known = (version, tokens(scene.view, known[1]))
    _ids[scene.live] = known
    return known[1]


def _board(scene: Scene, whole: bool) -> Markup:
    """The board. What never moves comes with a whole page only; a part of a page leaves it as it is."""
    view, texts = scene.view, scene.texts
    printed = svg.signboards(view, texts) if whole else ""
    moving = svg.pieces(view, texts, scene.names, scene.wires, None, scene.eyes, ids(scene))
    said = escape(signs(texts.language)("sign-board"))
    size = f'width="{num(svg.WIDTH)}" height="{num(svg.HEIGHT)}"'
    return Markup(  # noqa: S704 - drawn by us
        f'<svg id="board" class="board" viewBox="0 0 {num(svg.WIDTH)} {num(svg.HEIGHT)}" role="group" '
        f'aria-label="{said}"><image href="{land_address(view.seats)}" {size}/>'
        f'<g id="printed" hx-morph-skip>{printed}</g><g id="moving">{moving}</g>'
        f'<g id="ghosts">{_ghosts(scene)}</g></svg>'
    )


def _ghosts(scene: Scene) -> str:
    """What each option would bring about on the board, shown while one points at it."""
    found = ""
    for option in scene.options:
        drawn = svg.ghosts(scene.view, scene.texts, svg.foreseen(scene.eyes, option.brought))
        if drawn:
            found += f'<g class="foreseen" data-for="{escape(option.spelled)}">{drawn}</g>'
    return found


def desk(scene: Scene, whole: bool) -> dict[str, Any]:
    """The board, the own farm large, with what each option would do to its time, and the others' small."""
    view, texts, names, eyes = scene.view, scene.texts, scene.names, scene.eyes
    known = ids(scene)
    you = scene.seat is not None
    large = svg.farm(view, eyes, texts, names, big=True, you=you, options=scene.wires, ids=known)
    others = [(eyes + i) % view.seats for i in range(1, view.seats)]
    return {
        "board": _board(scene, whole),
        "legend": _legend(scene) if view.seats == 2 else [],
        "mine": Markup(large + _foreseen_time(scene)),  # noqa: S704 - drawn by us
        "others": [
            (seat, Markup(svg.farm(view, seat, texts, names, ids=known)))  # noqa: S704
            for seat in others
        ],
    }


def _legend(scene: Scene) -> list[tuple[Markup, str]]:
    """What the cubes are, where a table for two leaves room to say it."""
    t = scene.texts
    words = {"orange": "skill", "green": "persuasion", "brown": "faith", "pink": "knowledge", "plague": "colour-plague"}
    named = [(things.cube(colour, 1.05), t(key)) for colour, key in words.items()]
    return [*named, (things.coin(9), t("legend-coin"))]


def _foreseen_time(scene: Scene) -> str:
    found = "".join(_later(scene, option) for option in scene.options)
    w, h = BIG
    return f'<svg class="farm over" viewBox="0 0 {num(w)} {num(h)}" aria-hidden="true">{found}</svg>'


def _later(scene: Scene, option: Option) -> str:
    ghost = svg.foreseen(scene.eyes, option.brought)
    if "time" not in ghost:
        return ""
    _, before, after = ghost["time"]
    way = hours_of(int(scene.view.printed["time"][0]["length"]))
    steps = (after - before) % len(way)
    points = [way[before % len(way)]]
    for step in range(1, steps + 1):
        hour = (before + step) % len(way)
        points += [*_TO_BRIDGE, way[hour]] if hour == 0 else [way[hour]]
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for (ax, ay), (bx, by) in pairwise(points):  # the road bulges away from the farm
        mx, my = 158 + ((ax + bx) / 2 - 158) * 1.06, 103 + ((ay + by) / 2 - 103) * 1.06
        d += f"Q{num(mx)} {num(my)} {num(bx)} {num(by)}"
    seat, (x, y) = scene.eyes, points[-1]
    drawn = line(d, HOUSES[seat].base, 3.4, class_="trail") + timeglass(seat, x, y, 1.08, class_="ghost")
    if ghost["dies"]:
        drawn += toll_of_time(BRIDGE[0], BRIDGE[1], 1.15)
    return f'<g class="foreseen" data-for="{escape(option.spelled)}" transform="translate(1 1)">{drawn}</g>'


def crumbs(scene: Scene) -> list[tuple[str, str]]:
    """Where the game is, in a few words: icon and text."""
    view, t = scene.view, scene.texts
    found = [("", t("crumb-round", round=view.round))]
    if any(frame[0] == "stall" for frame in view.todo):
        found.append(("scales", t("crumb-market")))
    elif any(frame[0] in ("alms", "lots", "procession", "promotion") for frame in view.todo):
        found.append(("church", t("crumb-mass")))
    else:
        found.append(("bell", t("crumb-first", name=scene.names[view.first])))
    if view.ending is not None:
        found.append(("tombstone", t("crumb-ending")))
    else:
        left = sum(sum(cubes.values()) for cubes in view.spaces.values())
        found.append(("", t("crumb-cubes", cubes=left)))
    return found


def phone(scene: Scene, place: str) -> dict[str, Any]:
    """One place at a time, tabs for the others, and the strip with one's own hours and goods."""
    view, texts, eyes = scene.view, scene.texts, scene.eyes
    said = signs(texts.language)
    lit = narrow.lit_places(view, scene.wires, eyes)
    shown = place if place in narrow.PLACES else next((name for name, n in lit.items() if n), narrow.PLACES[0])
    drawn = narrow.place(view, shown, texts, scene.names, scene.wires, eyes, ids=ids(scene))
    spots = _spots(scene)
    return {
        "place": shown,
        "elsewhere": {spelled for spelled, places in spots.items() if places and shown not in places},
        "drawn": Markup(_apart(drawn, shown)),  # noqa: S704 - drawn by us
        "tabs": [(name, narrow.ICONS[name], said(f"sign-tab-{name}"), lit[name]) for name in narrow.PLACES],
        "pinned": False,
        "strip": Markup(narrow.track(view, eyes, texts)) + _have(scene),  # noqa: S704
        "scores": [(farm.score, texts("prestige-points", points=farm.score)) for farm in view.farms],
        "notes": [Markup(narrow.dots(view, seat)) for seat in range(view.seats)],  # noqa: S704
    }


def _apart(drawn: str, place: str) -> str:
    """Pieces of one place are never those of another: a place that opens anew does not borrow from the one before."""
    return re.sub(r' id="(?=[mcuf]-)', f' id="{place}-', drawn)


def _spots(scene: Scene) -> dict[str, set[str]]:
    """On which of the narrow places each option can be pressed."""
    view, seat, wires = scene.view, scene.eyes, scene.wires
    return {
        option.spelled: {
            name for name, layout in PHONE.items() if svg.where(option.wire, view, seat, wires, layout) is not None
        }
        for option in scene.options
    }


def strip() -> Markup:
    """A taste of the pieces, for the game's card."""
    drawn = "".join(goods.cube(colour, 22 + i * 38, 24, 1.36) for i, colour in enumerate(COLOURS))
    return picture(drawn, 196, 50, "strip")


def tips() -> tuple[str, ...]:
    """The icons of what a newcomer should know; the words go by their number."""
    return "ages", "stone-bridge", "open-book"


def _have(scene: Scene) -> Markup:
    """Who is at home and what lies in store, in one line."""
    mine, seat = scene.view.farms[scene.eyes], scene.eyes
    parts = [things.member(seat, generation, 0.82) for generation in mine.members.get("farm", [])]
    found = Markup('<span class="home">{}</span>').format(Markup().join(parts))
    counts = [(things.cube(colour, 0.96), mine.cubes[colour]) for colour in INFLUENCE]
    counts += [(things.sack(0.84), mine.grain), (things.coin(9), mine.coins)]
    counts += [(things.good(good, 24), n) for good, n in mine.goods.items() if n]
    for drawn, n in counts:
        found += Markup('<span class="n">{}<b>{}</b></span>').format(drawn, n)
    return Markup('<div class="have">{}</div>').format(found)

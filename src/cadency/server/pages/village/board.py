"""Village's board, farms and places as parts of a page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from html import escape
from itertools import pairwise
from typing import Any, Final
from weakref import WeakKeyDictionary

from markupsafe import Markup

from cadency.boards.kit import HOUSES, line, num, timeglass, toll_of_time
from cadency.boards.village import phone as narrow
from cadency.boards.village import plate, svg
from cadency.boards.village.farm import BIG
from cadency.boards.village.layout import PHONE
from cadency.boards.village.packing import Body, Tokens, tokens, whereabouts
from cadency.boards.village.words import signs
from cadency.boards.village.yard import BRIDGE, hours_of
from cadency.games.village.names import COLOURS, INFLUENCE
from cadency.games.village.view import VillageView
from cadency.server.live import LiveTable
from cadency.server.pages import ground as grounds
from cadency.server.pages import own
from cadency.server.pages.parts import Narrow, Part, Things, layers, one, place_of, tabs
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.scenery import addresses
from cadency.server.pages.small import icon, shield
from cadency.server.pages.village import things
from cadency.server.pages.village.seen import seen
from cadency.texts import Texts

_TO_BRIDGE: Final = ((36.0, 42.0), (92.0, 18.0), BRIDGE)  # where the road turns after the last hour
_ids: WeakKeyDictionary[LiveTable, tuple[int, dict[str, list[Body]], Tokens]] = WeakKeyDictionary()


def ids(scene: Scene) -> Tokens:
    """Which figure is which: whoever did not move keeps its name from one drawing to the next."""
    if scene.at is not None:
        return tokens(scene.view)
    version, known = scene.table.version, _ids.get(scene.live)
    if known is not None and known[0] == version:
        return known[2]
    now = whereabouts(scene.view)
    if known is None or known[0] > version:
        known = (version, now, tokens(scene.view))
    elif known[0] < version:
        known = (version, now, known[2] if known[1] == now else tokens(scene.view, known[2]))
    _ids[scene.live] = known
    return known[2]


def ground(scene: Scene, whole: bool) -> dict[str, Any]:
    """What never moves. It comes with a whole page only; where a page is made anew it stays as it is."""
    said = signs(scene.texts.language)("sign-board")
    return {
        **grounds.ground(scene, said, whole),
        "yard": Markup(f'viewBox="0 0 {num(BIG[0])} {num(BIG[1])}"'),  # noqa: S704
        "legend": legend(scene) if scene.view.seats == 2 else (),
        "others": {seat: _plate(scene, seat) for seat in _others(scene)},
        "land": grounds.land_address("village", scene.view.seats),
    }


def _others(scene: Scene) -> list[int]:
    return [(scene.eyes + i) % scene.view.seats for i in range(1, scene.view.seats)]


def desk(scene: Scene) -> Iterator[Part]:
    """The board, the own farm large, with what each option would do to its time, and the others' small."""
    view, texts, names, eyes, wires = scene.open, scene.texts, scene.names, scene.eyes, scene.wires
    known = ids(scene)
    yield Part("sun", lambda: svg.sunlight(view, texts, eyes, wires))
    yield Part("pieces", lambda: svg.things(view, texts, names, ids=known), _lying(view, known), open=True)
    yield Part("lights", lambda: svg.rings(view, texts, eyes, wires))
    yield Part("ghosts", lambda: _ghosts(scene))
    yield Part("later", lambda: _foreseen_time(scene))
    you, buried = scene.seat is not None, [wire for wire in wires if wire == ("bury", "farm")]
    told = (_farm_of(view, eyes, known), you, buried)
    yield Part("mine", lambda: one("mine", _mine(scene, known, you)), told)
    for seat in _others(scene):
        bot = scene.bots[seat]
        drawing = partial(plate.things, view, seat, texts, names, known, bot)
        yield Part(f"seat-{seat}", drawing, (_farm_of(view, seat, known), bot), open=True)
    yield own.chips(scene, _scores(scene), _hours(view))
    yield own.strip(scene, lambda: _who(scene) + _beside(scene), view.farms[eyes])


def _lying(view: VillageView, known: Tokens) -> Any:
    """All that the pieces on the board depend on."""
    crowd = {place: names for place, names in known.items() if not place.startswith("unborn") and place != "farm"}
    cities = [farm.cities for farm in view.farms]
    return view.spaces, view.stalls, view.queue, view.unseen, view.next_first, cities, crowd


def _farm_of(view: VillageView, seat: int, known: Tokens) -> Any:
    """All that a farm depends on."""
    home = [name for name in (*known["farm"], *known[f"unborn{seat}"]) if name.startswith(f"m-{seat}-")]
    return view.farms[seat], view.first, view.next_first, home


def _mine(scene: Scene, known: Tokens, you: bool) -> str:
    t, eyes = scene.texts, scene.eyes
    drawn = svg.farm(scene.view, eyes, t, scene.names, big=True, you=you, options=scene.wires, ids=known)
    said = t("farm-mine") if you else t("farm-of", name=scene.names[eyes])
    return f'<div id="mine" role="group" aria-label="{escape(said)}">{drawn}</div>'


def _plate(scene: Scene, seat: int) -> Markup:
    """The attributes of the drawing that holds another family's plate."""
    w, h = num(plate.SMALL), num(plate.heights(scene.view.seats))
    said = signs(scene.texts.language)("sign-farm", name=scene.names[seat])
    return Markup(  # noqa: S704 - the words are escaped
        f'viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="group" aria-label="{escape(said)}"'
    )


def _ghosts(scene: Scene) -> Things:
    """What each option would bring about on the board, shown while one points at it."""
    return layers("ghost", scene.options, lambda option: svg.ghosts(scene.view, scene.texts, _ghost(scene, option)))


def _ghost(scene: Scene, option: Option) -> dict[str, Any]:
    return svg.foreseen(scene.eyes, option.brought)


def legend(scene: Scene) -> tuple[tuple[Markup, str], ...]:
    """What the cubes are: each by the name that it has everywhere, and what it stands for."""
    return _legend(scene.texts)


@cache
def _legend(t: Texts) -> tuple[tuple[Markup, str], ...]:
    named = [
        (things.cube(colour, 0.92), t("legend-cube", name=t(f"colour-{colour}"), power=t(f"colour-{colour}.power")))
        for colour in COLOURS
    ]
    return (*named, (things.coin(9), t("legend-coin")))


def _foreseen_time(scene: Scene) -> Things:
    """What each option would do to one's time, over the own farm."""
    return layers("later", scene.options, lambda option: _later(scene, option))


def _later(scene: Scene, option: Option) -> str:
    ghost = _ghost(scene, option)
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
    return drawn


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


def phone(scene: Scene) -> Narrow:
    """One place at a time, tabs for the others, and the strip with one's own hours and goods."""
    view, texts, eyes, wires = scene.open, scene.texts, scene.eyes, scene.wires
    said, known = signs(texts.language), ids(scene)
    lit = narrow.lit_places(view, wires, eyes)
    shown = place_of(scene, lit, seen)
    spots = _spots(scene)
    layout = PHONE[shown]
    return Narrow(
        place=shown,
        parts=[
            Part("place", lambda: one("place", _ground(scene, shown)), (shown, view.seats), open=True),
            Part(
                f"pieces-{shown}",
                lambda: _apart(svg.things(view, texts, scene.names, layout, known), shown),
                _lying(view, known),
                open=True,
            ),
            Part(f"lights-{shown}", lambda: svg.rings(view, texts, eyes, wires, layout)),
        ],
        elsewhere={spelled for spelled, places in spots.items() if places and shown not in places},
        tabs=tabs(lit, narrow.ICONS, said),
        strip=lambda: _strip(scene),
        strip_of=view.farms[eyes],
        scores=_scores(scene),
        notes=_hours(view),
        paintings=tuple(addresses("village", view.seats).values()),
    )


def _strip(scene: Scene) -> Markup:
    return Markup(narrow.track(scene.open, scene.eyes, scene.texts)) + _have(scene)  # noqa: S704 - drawn by us


def _beside(scene: Scene) -> Markup:
    """The same for a page that has another track: its marker is another one."""
    return Markup(str(_strip(scene)).replace('id="t-', 'id="strip-t-'))  # noqa: S704 - drawn by us


def _who(scene: Scene) -> Markup:
    """Whose strip it is, and how it stands with them."""
    seat, (score, said) = scene.eyes, _scores(scene)[scene.eyes]
    stands = f'<strong role="img" aria-label="{escape(said)}">{icon("laurels", 18)}{score}</strong>'
    return Markup(f'<div class="who">{shield(seat, 24)}<b>{escape(scene.names[seat])}</b>{stands}</div>')  # noqa: S704


def _scores(scene: Scene) -> list[tuple[int, str]]:
    return [(farm.score, scene.texts("prestige-points", points=farm.score)) for farm in scene.view.farms]


def _hours(view: VillageView) -> list[str]:
    return [Markup(narrow.dots(view, seat)) for seat in range(view.seats)]  # noqa: S704 - drawn by us


def _ground(scene: Scene, place: str) -> str:
    """A place without its pieces."""
    painted = addresses("village", scene.view.seats)[place]
    return f'<div class="scenewrap" id="place">{narrow.ground(scene.open, place, scene.texts, painted)}</div>'


def _apart(drawn: Things, place: str) -> Things:
    """Pieces of one place are never those of another: a place that opens anew does not borrow from the one before."""
    return {f"{place}-{name}": html.replace(f'id="{name}"', f'id="{place}-{name}"', 1) for name, html in drawn.items()}


def _spots(scene: Scene) -> dict[str, set[str]]:
    """On which of the narrow places each option can be pressed."""
    view, seat, wires = scene.view, scene.eyes, scene.wires
    return {
        option.spelled: {
            name for name, layout in PHONE.items() if svg.where(option.wire, view, seat, wires, layout) is not None
        }
        for option in scene.options
    }


def tips() -> tuple[str, ...]:
    """The icons of what a newcomer should know; the words go by their number."""
    return "ages", "stone-bridge", "open-book"


def _have(scene: Scene) -> Markup:
    """Who is at home and what lies in store, in one line."""
    mine, seat = scene.view.farms[scene.eyes], scene.eyes
    home = "".join([things.member(seat, generation, 0.82) for generation in mine.members.get("farm", [])])
    counts = [(things.cube(colour, 0.96), mine.cubes[colour]) for colour in INFLUENCE]
    counts += [(things.sack(0.84), mine.grain), (things.coin(9), mine.coins)]
    counts += [(things.good(good, 24), n) for good, n in mine.goods.items() if n]
    if not scene.kind.phone:
        counts += [(icon("shop", 20), len(mine.served))]
        counts += [(things.member(seat, mine.unborn[0], 0.62), len(mine.unborn))] if mine.unborn else []
    held = "".join([f'<span class="n">{drawn}<b>{n}</b></span>' for drawn, n in counts])
    return Markup(f'<div class="have"><span class="home">{home}</span>{held}</div>')  # noqa: S704 - drawn by us

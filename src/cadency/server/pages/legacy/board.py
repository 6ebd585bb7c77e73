"""Tree, street, hand and salon of Legacy as parts of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import escape
from typing import Any

import msgspec
from markupsafe import Markup

from cadency.boards import kit
from cadency.boards.kit import num
from cadency.boards.legacy import faces, hand, papers, plates, svg, window
from cadency.boards.legacy.given import kin
from cadency.boards.legacy.layout import ROMAN
from cadency.boards.legacy.options import FRIENDS, MAP, OVER, PEOPLE, lights
from cadency.boards.legacy.scene import roomy
from cadency.boards.legacy.words import signs
from cadency.games.legacy.names import SELVES
from cadency.games.legacy.view import LegacyView
from cadency.server.pages import ground as grounds
from cadency.server.pages import own
from cadency.server.pages.legacy import things
from cadency.server.pages.parts import Part, Things, one
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import icon, picture


def ground(scene: Scene, whole: bool) -> dict[str, Any]:
    """What never moves. It comes with a whole page only; where a page is made anew it stays as it is."""
    said = signs(scene.texts.language)
    w, h = hand.SIZE
    words = said("sign-hand-of", name=scene.names[shown_seat(scene)])
    box = Markup('viewBox="0 0 {} {}" role="group" aria-label="{}"').format(num(w), num(h), words)
    plate = Markup('viewBox="0 0 {} {}"').format(num(plates.WIDTH), num(plates.HEIGHT))
    still = grounds.ground(scene, said("sign-map"), whole)
    over = Markup('viewBox="0 0 {} {}"').format(num(svg.WIDTH), num(svg.HEIGHT))
    return {**still, "over": over, "friends": box, "plate": plate, "others": _others(scene)}


def _others(scene: Scene) -> list[int]:
    return [(scene.eyes + i) % scene.view.seats for i in range(0 if scene.seat is None else 1, scene.view.seats)]


def desk(scene: Scene) -> Iterator[Part]:
    """The tree with its papers and the street; below them hand and salon; and the other houses."""
    view, texts, names = scene.view, scene.texts, scene.names
    shown, seen = shown_seat(scene), scene.open
    yield portraits(scene)
    yield from crown(scene)
    yield Part("marks", lambda: window.marks(seen, shown, texts), rooted(seen, shown), open=True)
    yield Part("home", lambda: svg.home_things(view, texts, names, shown), at_home(view))
    yield _rooms("paper", scene)
    for seat in _houses(scene):
        yield Part(f"paper-{seat}", partial(svg.own_things, view, texts, names, seat), planted(view, seat))
    yield Part("town", lambda: svg.town_things(seen, texts, names), built(seen), open=True)
    yield Part("offered", lambda: papers.offered(view, signs(texts.language)), (view.offer, view.drawn))
    yield Part("lights", lambda: lit(scene, MAP, lambda word: word not in (*PEOPLE, *OVER)))
    yield Part("picks", lambda: lit(scene, MAP, lambda word: word in OVER))
    yield _rooms("hand", scene)
    for seat in _houses(scene):
        yield Part(f"hand-{seat}", partial(svg.hand_things, view, texts, names, seat), befriended(view, seat))
    yield Part("salon", lambda: hand.salon(seen, signs(texts.language)), (seen.row, seen.deck), open=True)
    yield Part("plays", lambda: lit(scene, FRIENDS))
    for seat in _others(scene):
        told = (plated(seen, seat, asked(scene)), scene.bots[seat])
        yield Part(f"seat-{seat}", partial(_house, scene, seat), told, open=True)
    yield own.chips(scene, scores(scene), counts(scene))
    yield own.strip(scene, lambda: own.STORE, ())
    yield store(scene)


def crown(scene: Scene) -> Iterator[Part]:
    """The trees with all the room they need, and the rings on whoever can be chosen."""
    seen, texts, names, shown = scene.open, scene.texts, scene.names, shown_seat(scene)
    families = {seat: (kin(seen.houses[seat]), seen.generation) for seat in _houses(scene)}

    def frames() -> Things:
        found = {}
        for seat in families:
            inner = f'<g class="pieces" data-part="tree-{seat}"></g>'
            inner += '<g data-part="kin"></g>' if seat == shown else ""
            key = f"grown-{seat}"
            found[key] = window.framed(seen, seat, texts, names, inner, key, hidden=seat != shown)
        return found

    yield Part("crown", frames, (shown, families))
    for seat, of in families.items():
        yield Part(f"tree-{seat}", partial(window.things, seen, seat, texts), of, open=True)
    yield Part("kin", lambda: lit(scene, MAP, lambda word: word in PEOPLE))


def _houses(scene: Scene) -> Sequence[int]:
    """Whose trees, papers and hands are on the page: one's own, or all of them for whoever looks on."""
    return range(scene.view.seats) if scene.seat is None else (scene.seat,)


def _rooms(kind: str, scene: Scene) -> Part:
    """Room for these. Only one house is seen at a time; the others stay where they are, so that going to another house
    and back costs nothing."""
    shown = shown_seat(scene)
    found = {}
    for seat in _houses(scene):
        hidden = "" if seat == shown else ' display="none"'
        key = f"{kind}-of-{seat}"
        found[key] = f'<g id="{key}" class="pieces"{hidden} data-part="{kind}-{seat}"></g>'
    return Part(f"{kind}s", lambda: found, (tuple(found), shown))


def portraits(scene: Scene) -> Part:
    """Everybody who can be seen, once; drawings refer to them."""
    view = scene.view
    wanted = faces.wanted(view)
    if any(house.head is None for house in view.houses):
        wanted = [*dict.fromkeys([*wanted, *SELVES])]
    families = [(house.head, [(p.child, p.parent, p.other) for p in house.family]) for house in view.houses]
    return Part("faces", lambda: faces.symbols(view, wanted), (wanted, families))


def _house(scene: Scene, seat: int) -> Things:
    turn, bot = asked(scene) == seat, scene.bots[seat]
    return plates.things(scene.open, seat, scene.texts, scene.names, turn=turn, bot=bot)


def asked(scene: Scene) -> int | None:
    return None if scene.asked is None else scene.asked.seat


def lit(scene: Scene, drawing: str, such: Callable[[str], bool] = lambda _: True) -> Things:
    """A ring on everything on a drawing that can be chosen, by the words of the options."""
    wires = [wire for wire in scene.wires if such(str(wire[0]))]
    if not wires:
        return {}
    tree = roomy(scene.view, scene.eyes, signs(scene.texts.language))
    drawn = lights(scene.view, scene.texts, scene.eyes, wires, drawing, tree)
    key = f"lit-{wires[0][0]}-{drawing}"
    return one(key, f'<g id="{key}">{drawn}</g>') if drawn else {}


# --- for every size of screen


def store(scene: Scene) -> Part:
    """What a house has in store, in one line."""
    seat, said = shown_seat(scene), signs(scene.texts.language)
    house = scene.view.houses[seat]

    def draw() -> Things:
        kinds = {
            "gold": (picture(kit.coin(10, 10, 9), 20, 20), house.gold, said("sign-track-money")),
            "income": (icon("cash", 20), house.income, said("sign-track-income")),
            "prestige": (icon("crown", 20), house.prestige, said("sign-track-prestige")),
            "cards": (icon("ages", 20), house.cards, scene.texts("score-hand")),
            "pawns": (things.pawn(seat), house.pawns, scene.texts("pawns")),
        }
        found = {f"has-{name}": own.amount(name, *shown) for name, shown in kinds.items()}
        for colour, n in house.extras.items():
            for nth in range(n):
                key = f"has-{colour}-{nth}"
                found[key] = str.__str__(things.extra_pawn(colour)).replace("<svg ", f'<svg id="{key}" ', 1)
        return found

    of = (seat, house.gold, house.income, house.prestige, house.cards, house.pawns, house.extras)
    return Part("store", draw, of)


def scores(scene: Scene) -> list[tuple[int, str]]:
    return [(house.score, scene.texts("honour-points", points=house.score)) for house in scene.view.houses]


def counts(scene: Scene) -> list[str]:
    """What is left to do for each house: pawns, or that it is extinct."""
    found: list[str] = []
    for house in scene.view.houses:
        gone = house.extinct and bool(house.family)
        words = (
            scene.texts("extinct")
            if gone
            else scene.texts("pawns-left", count=house.pawns + sum(house.extras.values()))
        )
        found.append(Markup(f"<small>{escape(words)}</small>"))  # noqa: S704 - escaped
    return found


# --- what each drawing depends on


def rooted(view: LegacyView, seat: int) -> Any:
    """The tree, and the marks of its generations."""
    return kin(view.houses[seat]), view.generation, view.round, view.over


def at_home(view: LegacyView) -> Any:
    """Papers and signs, whosever house it is."""
    return sum(view.children.values()), view.options, view.seat


def planted(view: LegacyView, seat: int) -> Any:
    """What stands on the papers of a house."""
    house = msgspec.structs.replace(view.houses[seat], family=[], tree=[])
    mentor = None if view.mine is None else view.mine.mentor
    return house, mentor, (view.clues, view.solved), (view.first, view.options, view.seats, view.seat)


def built(view: LegacyView) -> Any:
    """The signs of the street and what hangs out there."""
    offered = (view.titles, view.contributions, view.mansions, view.ventures, view.supply)
    missions = (len(view.missions), len(view.under), [house.sealed for house in view.houses])
    closed = (view.closed, view.row if view.seats == 1 else None)
    return offered, missions, closed, view.generation, view.options, view.seats


def befriended(view: LegacyView, seat: int) -> Any:
    """A hand."""
    return view.mine, view.houses[seat].known, view.houses[seat].cards, view.seat


def plated(view: LegacyView, seat: int, asked_: int | None) -> Any:
    return view.houses[seat], view.first == seat, asked_ == seat, view.generation, view.seats


def shown_seat(scene: Scene) -> int:
    """Whose tree is shown: the reader's own, or to whoever looks on that of the house whose go it is."""
    if scene.seat is None and scene.asked is not None:
        return scene.asked.seat
    return scene.eyes


# --- elsewhere on the page


def crumbs(scene: Scene) -> list[tuple[str, str]]:
    """Where the game is, in a few words: icon and text."""
    view, t = scene.view, scene.texts
    rounds = [row["rounds"] for row in view.printed["generation"]]
    before = sum(rounds[: view.generation - 1])
    now = {"round": max(view.round - before, 1), "rounds": rounds[view.generation - 1]}
    key = "crumb-round-short" if scene.kind.phone else "crumb-round"
    found = [("", t(key, roman=ROMAN[view.generation - 1], **now))]
    if view.over:
        return found
    if view.first >= 0 and view.seats > 1:
        found.append(("bell", t("crumb-first", name=scene.names[view.first])))
    if view.round == sum(rounds):
        found.append(("", t("crumb-last")))
    if view.clues:
        found.append(("", t("crumb-clues", count=len(view.clues))))
    return found


def tips() -> tuple[str, ...]:
    """The icons of what a newcomer should know; the words go by their number."""
    return "linked-rings", "palace", "baby-face"

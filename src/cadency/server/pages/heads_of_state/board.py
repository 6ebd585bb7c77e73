"""The map and the cards of Heads of State as parts of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from html import escape
from typing import Any

from markupsafe import Markup

from cadency.boards.heads_of_state import chart, hand, plates, svg
from cadency.boards.heads_of_state import phone as narrow
from cadency.boards.heads_of_state.display import limits
from cadency.boards.heads_of_state.foresight import Foreseen
from cadency.boards.heads_of_state.options import CHART, DISPLAY, HAND, MAP, rings
from cadency.boards.heads_of_state.printed import asked, between
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit import num
from cadency.games.heads_of_state.names import YEARS
from cadency.games.heads_of_state.view import HeadsView
from cadency.server.pages import ground as grounds
from cadency.server.pages import own, parts
from cadency.server.pages.heads_of_state import things
from cadency.server.pages.heads_of_state.after import foreseen, ghost
from cadency.server.pages.heads_of_state.ledger import ledger, tabs
from cadency.server.pages.parts import Part, Things
from cadency.server.pages.scene import Option, Scene

Seen = list[tuple[Option, Foreseen]]


def ground(scene: Scene, whole: bool) -> dict[str, Any]:
    """What never moves. It comes with a whole page only; where a page is made anew it stays as it is."""
    said = signs(scene.texts.language)("sign-map")
    return {
        **grounds.ground(scene, said, whole),
        "display": Markup(svg.display_frame(scene.texts)),  # noqa: S704
        "hand": Markup(f'viewBox="0 0 {num(hand.SIZE[0])} {num(hand.SIZE[1])}"'),  # noqa: S704
        "chart": Markup(f'viewBox="0 0 {num(chart.SIZE[0])} {num(chart.SIZE[1])}"'),  # noqa: S704
        "nobles": signs(scene.texts.language)("sign-nobles"),
        "plate": Markup(f'viewBox="0 0 338 {num(plates.SLIM)}" width="338" height="{num(plates.SLIM)}"'),  # noqa: S704
        "others": _others(scene),
        "ledger": tabs(scene),
    }


def _others(scene: Scene) -> list[int]:
    return [(scene.eyes + i) % scene.view.seats for i in range(0 if scene.seat is None else 1, scene.view.seats)]


def desk(scene: Scene) -> Iterator[Part]:
    """The map; beside it rows and decks, the hand, the chart of nobles; and the other houses."""
    view, texts, names, wires, eyes = scene.view, scene.texts, scene.names, scene.wires, scene.eyes
    seen = scene.open
    told = cache(lambda: foreseen(scene))
    yield Part("pieces", lambda: svg.counters(seen, texts, names), counted(seen), open=True)
    yield Part("papers", lambda: svg.papers(view, texts, names), papered(view))
    yield Part("lights", lambda: rings(view, texts, eyes, wires, MAP))
    yield Part("ghosts", lambda: layers("ghost", told(), ghosts(scene)))
    yield Part("display", lambda: svg.displayed(seen, texts), displayed(seen), open=True)
    yield Part("takes", lambda: rings(view, texts, eyes, wires, DISPLAY))
    held = shown_seat(scene)
    you = scene.seat == held
    yield Part("holding", lambda: hand.things(view, held, texts, names, you=you), (held, hand_of(view, held)))
    yield Part("plays", lambda: rings(view, texts, eyes, wires, HAND))
    yield Part("spends", lambda: layers("spend", told(), spends(scene)))
    yield Part("chart", lambda: chart.things(view, texts, names), charted(view))
    yield Part("raises", lambda: rings(view, texts, eyes, wires, CHART))
    yield Part("ranks", lambda: layers("rank", told(), ranks(scene)))
    for seat in _others(scene):
        bot = scene.bots[seat]
        drawing = partial(plates.things, seen, seat, texts, names, bot=bot)
        yield Part(f"seat-{seat}", drawing, (plated(seen, seat), bot), open=True)
    yield from ledger(scene)
    yield own.chips(scene, scores(scene), counts(scene))
    yield own.strip(scene, lambda: in_a_row(scene), (held, hand_of(view, held)))


# --- for every size of screen


def in_a_row(scene: Scene, over: str = "") -> Markup:
    """A hand in one line."""
    return Markup(narrow.strip(scene.view, shown_seat(scene), scene.texts, scene.names, over))  # noqa: S704 - drawn by us


def scores(scene: Scene) -> list[tuple[int, str]]:
    return [(house.score, scene.texts("points-count", points=house.score)) for house in scene.view.houses]


def counts(scene: Scene) -> list[str]:
    """How many cards each house holds."""
    said = signs(scene.texts.language)
    found: list[str] = []
    for house in scene.view.houses:
        words = f"{said('sign-attribute-cards', count=house.cards)}, {said('sign-treason-cards', count=house.treasons)}"
        cards = f"{things.back('attribute', 0.72)}{house.cards} {things.back('treason', 0.72)}{house.treasons}"
        found.append(Markup(f'<span class="cc" role="img" aria-label="{escape(words)}">{cards}</span>'))  # noqa: S704
    return found


# --- what each drawing depends on


def counted(view: HeadsView) -> Any:
    return view.map, [house.dead for house in view.houses]


def papered(view: HeadsView) -> Any:
    been = None if view.seat is None else view.houses[view.seat].been
    return view.map, view.markers, view.year, view.chamber, been, [house.been for house in view.houses]


def displayed(view: HeadsView) -> Any:
    cards = (view.row, view.deck, view.pile, view.discards, view.swept)
    return cards, view.treason_row, view.treason_deck, view.treason_discards


def hand_of(view: HeadsView, seat: int) -> Any:
    house = view.houses[seat]
    own = view.mine if view.seat == seat else None
    return own, house.cards, house.known, house.treasons, house.exposed, house.score, view.seat == seat, limits(view)


def charted(view: HeadsView) -> Any:
    houses = [(house.counters, house.titles) for house in view.houses]
    return view.mine, view.noble_cards, houses, view.chamber


def plated(view: HeadsView, seat: int) -> Any:
    return view.houses[seat], asked(view) == seat, view.over


def shown_seat(scene: Scene) -> int:
    """Whose hand is shown: the reader's own, or to whoever looks on the back of the hand whose go it is."""
    if scene.seat is None and scene.asked is not None:
        return scene.asked.seat
    return scene.eyes


# --- what each option would bring about, shown while one points at it

Drawn = Callable[[Foreseen], str]


def layers(kind: str, seen: Seen, drawn: Drawn) -> Things:
    """A layer for each option that this drawing shows anything of."""
    fates = {option.spelled: fate for option, fate in seen}
    return parts.layers(kind, [option for option, _ in seen], lambda option: drawn(fates[option.spelled]))


def ghosts(scene: Scene) -> Drawn:
    """On the map: who would arrive, who may fall."""
    return lambda fate: svg.ghosts(scene.view, scene.texts, ghost(scene.eyes, fate))


def spends(scene: Scene) -> Drawn:
    """In the hand: the cards that would go."""
    return lambda fate: hand.spent(scene.view, scene.eyes, fate.spends)


def ranks(scene: Scene) -> Drawn:
    """On the chart: the ranks for which it matters, and a card wherever it is wanted."""
    return lambda fate: chart.marked(fate.ranks) + chart.wanted(scene.view, fate.gains)


# --- elsewhere on the page


def crumbs(scene: Scene) -> list[tuple[str, str]]:
    """Where the game is, in a few words: icon and text."""
    view, t = scene.view, scene.texts
    found = [("", t("crumb-round", year=view.year, round=YEARS.index(view.year) + 1))]
    if not view.over and not between(view):
        found.append(("cards", t("crumb-tension", deck=view.deck, pile=view.pile)))
    return found


def tips() -> tuple[str, ...]:
    """The icons of what a newcomer should know; the words go by their number."""
    return "crown", "cloak-dagger", "guillotine"

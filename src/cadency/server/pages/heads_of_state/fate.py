"""What an option will bring about, in a sentence or two, before it is pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from markupsafe import Markup

from cadency.boards.heads_of_state.display import limits
from cadency.boards.heads_of_state.foresight import Foreseen, replaced
from cadency.boards.heads_of_state.printed import affordable, covers, leaders, need, row, rulers
from cadency.games.heads_of_state.names import COUNTRIES, NOBLES
from cadency.server.pages.groups import joined, strong, told
from cadency.server.pages.heads_of_state.after import victims
from cadency.server.pages.heads_of_state.moments import totals
from cadency.server.pages.heads_of_state.power import standing
from cadency.server.pages.scene import Option, Scene

_FEW: Final = 3  # so many are named, the others counted
Told = Iterator[Markup | str]


def fate(scene: Scene, option: Option, found: Foreseen) -> dict[str, Any] | None:
    """Good, bad or neither, and in which words; None when there is nothing to tell."""
    tag = option.wire[0]
    risk = tag == "draw" and not scene.view.deck
    kind = "bad" if risk else "good" if found.points else ""
    sign = "guillotine" if risk else "laurels" if found.points else _SIGNS.get(tag, "cards")
    return told(option, kind, sign, _TOLD[tag](scene, option, found))


_SIGNS: Final = {
    "raise": "crown",
    "settle": "crown",
    "play": "cloak-dagger",
    "target": "cloak-dagger",
    "seize": "plain-dagger",
    "plot": "plain-dagger",
    "skip": "hourglass",
}


# --- cards


def _take(scene: Scene, option: Option, found: Foreseen) -> Told:
    t, card, held = scene.texts, option.wire[1], scene.view.mine.attributes
    if found.ranks:
        yield strong(t("fate-able", nobles=joined(t, [t(f"noble-{rank}.a") for rank in found.ranks])))
        return
    if held[card]:
        yield t("fate-twin", count=held[card])
    near = _nearest(scene, card)
    if near is not None:
        noble, lack = near
        yield t("fate-lacks", noble=noble, cards=lack)


def _nearest(scene: Scene, card: str) -> tuple[str, tuple[str, ...]] | None:
    """The rank that a card brings closest: the fewest cards missing then, the highest of equals."""
    held = scene.view.mine.attributes
    if held[card]:
        return None
    lacks = [
        (noble, tuple(one for one in need(scene.view, noble) if one != card and not held[one]))
        for noble in reversed(NOBLES)
        if card in need(scene.view, noble)
    ]
    near = min(lacks, key=lambda found: len(found[1]), default=None)
    return near if near is not None and near[1] else None


def _draw(scene: Scene, _option: Option, _found: Foreseen) -> Told:
    t, view = scene.texts, scene.view
    if view.deck:
        yield t("fate-unseen", deck=view.deck, pile=view.pile)
        return
    yield strong(t("fate-risk", pile=view.pile))
    sums: dict[int, int] = {}
    for country in COUNTRIES:
        printed = row(view, "country", country)
        for (seat, _), place in zip(rulers(view, country), ("first", "second"), strict=False):
            sums[seat] = sums.get(seat, 0) + printed[place]
    if sums:
        yield t("fate-now", scores=totals(scene, sums))


def _seize(scene: Scene, option: Option, _found: Foreseen) -> Told:
    """Whom the card reaches: in provinces by itself, in capitals with another one in hand."""
    t, view, card = scene.texts, scene.view, option.wire[1]
    lands = covers(card) or COUNTRIES
    second = [other for other, n in view.mine.treasons.items() if n and _together(card, other)]
    places = [
        (sector.id, slot.noble)
        for sector in view.map
        for slot in sector.slots
        if sector.country in lands and slot.seat not in (None, scene.eyes)
        if not sector.capital or any(sector.country in (covers(other) or COUNTRIES) for other in second)
    ]
    yield from _reached(scene, tuple(places))
    yield t("fate-then-attribute")


def _together(card: str, other: str) -> bool:
    """Whether two cards may be played as one against a capital somewhere (H-6.3, H-6.6)."""
    return bool(set(covers(card)) & set(covers(other))) if covers(card) else card == other


def _reached(scene: Scene, places: tuple[tuple[str, str], ...]) -> Told:
    t = scene.texts
    lives = sorted(victims(scene, places), key=lambda found: -NOBLES.index(found[1]))
    if not lives:
        yield t("fate-nobody")
        return
    words = [t("whose", name=scene.names[seat], noble=noble, sector=sector) for seat, noble, sector in lives]
    text = joined(t, words) if len(words) <= _FEW else t("list-comma", before=words[0], next=words[1])
    if len(words) > _FEW:
        text = t("list-more", list=text, count=len(words) - 2)
    yield t("fate-reach", list=text)


def _give(scene: Scene, _option: Option, found: Foreseen) -> Told:
    t = scene.texts
    yield t("fate-gone", cards=tuple(found.spends))
    if found.ranks:
        nobles = [t(f"noble-{rank}.a") for rank in found.ranks]
        yield strong(t("fate-unable", nobles=joined(t, nobles, "list-or")))


def _skip(scene: Scene, _option: Option, _found: Foreseen) -> Told:
    t, house = scene.texts, scene.view.houses[scene.eyes]
    most = limits(scene.view)
    over = max(0, house.cards - most[0]) + max(0, house.treasons - most[1])
    yield t("fate-end")
    if over:
        yield strong(t("fate-surplus", count=over))


# --- nobles


def _raise(scene: Scene, option: Option, found: Foreseen) -> Told:
    t, noble = scene.texts, option.wire[1]
    yield strong(t("fate-spend", cards=tuple(found.spends)))
    worth = {sector.id: sector.hexagon for sector in scene.view.map if sector.opener is None}
    rooms = [
        t("place-points", sector=place, points=worth[place]) if place in worth else t(f"sector-{place}")
        for place, _ in found.rooms
    ]
    if rooms:
        yield t("fate-rooms", places=joined(t, rooms, "list-or"))
    yield from _most(scene, noble)


def _most(scene: Scene, noble: str) -> Told:
    """Who would have the most cards of this rank."""
    t, view, me = scene.texts, scene.view, scene.eyes
    if not view.noble_cards[noble]:
        yield t("fate-no-card")
        return
    titles = [house.titles[noble] + (house.seat == me) for house in view.houses]
    lead = [seat for seat, n in enumerate(titles) if n == max(titles)]
    points = int(row(view, "rank", noble)["most"])
    if lead == [me] and leaders(view, noble) != [me]:
        yield t("fate-most", points=points)
    elif me in lead and len(lead) == 2:
        other = next(seat for seat in lead if seat != me)
        yield t("fate-most-shared", name=scene.names[other], points=points // 2)


def _settle(scene: Scene, option: Option, found: Foreseen) -> Told:
    t, (_, place, noble) = scene.texts, option.wire
    country = next(sector.country for sector in scene.view.map if sector.id == place)
    if found.sector:
        yield strong(t("fate-first", points=found.sector))
    if found.country:
        yield strong(t("fate-country", country=country, points=found.country))
    if found.chamber:
        yield strong(t("fate-chamber", points=found.chamber))
    yield from standing(scene, country, replaced(scene.view, (place, noble), scene.eyes), scene.eyes)


# --- treason


def _play(scene: Scene, _option: Option, found: Foreseen) -> Told:
    yield from _reached(scene, found.reach)


def _target(scene: Scene, option: Option, found: Foreseen) -> Told:
    t, (_, place, noble) = scene.texts, option.wire
    chance, every = found.chance or (1, 1)
    if chance == every:
        yield strong(t("fate-kills", noble=noble))
    else:
        yield strong(t("fate-odds", chance=chance, all=every, noble=noble))
        yield t("fate-fails", chance=every - chance, all=every)
    (victim, _, _), *_ = victims(scene, [(place, noble)])
    country = next(sector.country for sector in scene.view.map if sector.id == place)
    yield from standing(scene, country, replaced(scene.view, (place, noble), None), victim)
    yield from _succession(scene, noble)


def _succession(scene: Scene, noble: str) -> Told:
    """Whether the empty slot could be filled at once, and whether it must be."""
    t, view = scene.texts, scene.view
    if noble in affordable(view, view.mine.attributes) and view.houses[scene.eyes].counters[noble]:
        yield t("fate-heir")
    else:
        yield t("fate-no-heir")
    strike = next((frame for frame in reversed(view.todo) if frame[0] == "strike"), None)
    owed = 0 if strike is None else int(strike[4]).bit_count()
    if owed:
        yield strong(t("fate-owed", count=owed))


_TOLD: Final[dict[str, Callable[[Scene, Option, Foreseen], Told]]] = {
    "take": _take,
    "draw": _draw,
    "sweep": lambda scene, *_: iter([scene.texts("fate-sweep")]),
    "seize": _seize,
    "plot": lambda scene, *_: iter([scene.texts("fate-plot"), scene.texts("fate-then-attribute")]),
    "raise": _raise,
    "settle": _settle,
    "play": _play,
    "target": _target,
    "discard": _give,
    "drop": _give,
    "skip": _skip,
}

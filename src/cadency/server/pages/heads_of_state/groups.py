"""What an answer is about: a row, a deck, a rank, a country, a card to play, a victim."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup

from cadency.boards.heads_of_state.foresight import Foreseen
from cadency.boards.heads_of_state.printed import covers, need, sectors
from cadency.games.heads_of_state.names import COUNTRIES, NOBLES
from cadency.kernel.words import Wire
from cadency.server.pages.groups import Head, group
from cadency.server.pages.heads_of_state import things
from cadency.server.pages.heads_of_state.leads import lead
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import seal, shield

_ORDER: Final = ("row", "deck", "sweep", "treason", "play", "rank", "country", "victim", "hand", "plots")
_FEW: Final = 2  # so many missing cards are named, more are counted


def key_of(scene: Scene, wire: Wire) -> str:
    """The group of an answer: its kind and, after a blank, which one."""
    tag = wire[0]
    fixed = {"take": "row", "draw": "deck", "sweep": "sweep", "seize": "treason", "plot": "treason"}
    if tag in fixed:
        return fixed[str(tag)]
    if tag == "raise":
        return f"rank {wire[1]}"
    if tag == "play":
        return " ".join(["play", *[str(card) for card in wire[1:]]])
    if tag in ("discard", "drop"):
        return "hand" if tag == "discard" else "plots"
    sector = next(found for found in scene.view.map if found.id == wire[1])
    if tag == "settle":
        return f"country {sector.country}"
    return f"victim {next(slot.seat for slot in sector.slots if slot.noble == wire[2])}"


def group_of(scene: Scene, key: str, found: Foreseen | None = None, off: str = "") -> dict[str, Any]:
    kind, _, which = key.partition(" ")
    order = (bool(off), _ORDER.index(kind), _place(kind, which))
    return {**group(key, _HEADS[kind](scene, which, found), off, f"g-{kind}"), "order": order}


def _place(kind: str, which: str) -> int:
    if kind == "rank":
        return -NOBLES.index(which)
    if kind == "country":
        return COUNTRIES.index(which)
    return int(which) if kind == "victim" else which.count(" ")


def refused(scene: Scene) -> dict[str, dict[str, Any]]:
    """What one might have thought of but cannot do now, each with its reason in words."""
    t, found = scene.texts, {}
    offered = {key_of(scene, wire) for wire in scene.wires if wire[0] != "skip"}
    for refusal in scene.refusals():
        wire = refusal.choice.wire()
        if wire[0] not in ("sweep", "raise", "play") or refusal.reason in ("not-held", "not-emptied-now"):
            continue
        key = key_of(scene, wire)
        if key in offered or (wire[0] == "raise" and wire[2] != "none"):
            continue
        short = refusal.reason == "cards-short"
        found[key] = group_of(scene, key, None, _lacks(scene, str(wire[1])) if short else t.reason(refusal))
    return found


def _lacks(scene: Scene, noble: str) -> str:
    """Which cards of a set are not in the hand."""
    held = scene.view.mine.attributes
    lack = tuple(card for card in need(scene.view, noble) if not held[card])
    t = scene.texts
    return t("lacks", cards=lack) if len(lack) <= _FEW else t("lacks-many", count=len(lack))


# --- how each group is headed


def _row(scene: Scene, _which: str, _found: Foreseen | None) -> Head:
    t = scene.texts
    return seal("cards"), t("group-row"), lead(t, scene.view)


def _deck(scene: Scene, _which: str, _found: Foreseen | None) -> Head:
    t, view = scene.texts, scene.view
    if view.deck:
        return seal("crown"), t("group-deck"), t("about-unseen")
    return seal("guillotine"), t("group-pile"), t("about-risk", pile=view.pile)


def _sweep(scene: Scene, _which: str, _found: Foreseen | None) -> Head:
    t = scene.texts
    return seal("backward-time"), t("group-sweep"), t("about-sweep")


def _treason(scene: Scene, _which: str, _found: Foreseen | None) -> Head:
    t = scene.texts
    return seal("plain-dagger"), t("group-treason"), t("about-treason")


def _rank(scene: Scene, which: str, _found: Foreseen | None) -> Head:
    """The set, card by card: held, or dashed where it is missing."""
    held = scene.view.mine.attributes
    cards = [things.tile(card, 20, own=held[card] > 0) for card in need(scene.view, which)]
    return (
        things.coronet(which),
        scene.texts(f"noble-{which}"),
        Markup('<span class="set">{}</span>').format(Markup().join(cards)),
    )


def _country(scene: Scene, which: str, _found: Foreseen | None) -> Head:
    t, view = scene.texts, scene.view
    here = [sector.id for sector in sectors(view, which)]
    been = sum(sector in view.houses[scene.eyes].been for sector in here)
    return things.emblem(which), t(f"country-{which}"), t("about-been", count=been, all=len(here))


def _play(scene: Scene, which: str, found: Foreseen | None) -> Head:
    """A card, or two for a capital: how many it reaches, and how surely."""
    t, cards = scene.texts, which.split(" ")
    drawn = things.plot(cards[0], 30) if len(cards) == 1 else _two(cards)
    name = t("things", things=tuple(cards))
    if found is None:
        return drawn, name, ""
    bag = scene.view.printed["bag"][0]
    if covers(cards[0]):
        return drawn, name, t("about-reach-sure", count=len(found.reach))
    odds = {"chance": int(bag["attacker"]), "all": int(bag["attacker"]) + int(bag["victim"])}
    return drawn, name, t("about-reach-odds", count=len(found.reach), **odds)


def _two(cards: list[str]) -> Markup:
    return Markup('<span class="pair">{}{}</span>').format(things.plot(cards[0], 22), things.plot(cards[1], 22))


def _victim(scene: Scene, which: str, _found: Foreseen | None) -> Head:
    seat = int(which)
    return shield(seat, 30), scene.names[seat], scene.texts("points-count", points=scene.view.houses[seat].score)


def _hand(scene: Scene, _which: str, _found: Foreseen | None) -> Head:
    t, frame = scene.texts, scene.view.todo[-1]
    return seal("cards"), t("attributes"), t("about-give", count=int(frame[2]))


def _plots(scene: Scene, _which: str, _found: Foreseen | None) -> Head:
    t, frame = scene.texts, scene.view.todo[-1]
    return seal("plain-dagger"), t("treasons"), t("about-give", count=int(frame[2]))


_HEADS: Final[dict[str, Callable[[Scene, str, Foreseen | None], Head]]] = {
    "row": _row,
    "deck": _deck,
    "sweep": _sweep,
    "treason": _treason,
    "rank": _rank,
    "country": _country,
    "play": _play,
    "victim": _victim,
    "hand": _hand,
    "plots": _plots,
}

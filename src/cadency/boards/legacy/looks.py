"""Who looks how: friends and heads as their cards fix it, children after their parents."""

from __future__ import annotations

import random
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from cadency.boards.kit import HOUSES, mix
from cadency.boards.legacy.portraits import FADED, Dials
from cadency.games.legacy.names import BOY, CHILDREN

GIRLS: Final = frozenset(CHILDREN[:BOY])
_ADULT_HAIR: Final = {
    True: ("long", "bun", "poufplain", "ringlets", "braids", "crownbraid", "curly", "bob"),
    False: ("short", "shoulder", "curly", "queue", "wig", "tousle", "bob"),
}
_HATS: Final = {
    True: ("", "bow", "straw", "", "mob", "", "feathers"),
    False: ("", "tricorn", "", "cap", "slouch", "", "wide"),
}
_CHILD_HATS: Final = {True: ("bow", "ribbons", "bonnet", ""), False: ("", "", "boycap")}
_CHILD_HAIR: Final = {True: ("kidlong", "pigtails", "kidcurl", "kidbun"), False: ("bowl", "tousle", "kidcurl")}
_COLLARS: Final = {
    True: ("fichu", "lace", "choker", "neck", "pearls"),
    False: ("cravat", "lace", "frog", "sash", "cloth"),
}
_MOUTHS: Final = {True: ("smile", "full", "grin", "smirk"), False: ("smile", "firm", "grin", "smirk")}
_BEARDS: Final = ("", "", "", "moustache", "sides", "goatee")
_TRIMS: Final = ("#a83a4a", "#d8c79a", "#5a7a4a", "#d08a3a", "#a8403a", "#3f8a6a", "#7a4a8a", "#6a8a4a", "#c04a5a")
_GIFTS: Final[dict[str, dict[str, Any]]] = {  # what a gift does to a face
    "beauty": {"flower": "#e9a9b8", "mouth": "full", "brow": "arch", "hat": ""},
    "gossip": {"mouth": "smirk", "brow": "arch", "hat": "mob", "child_hat": "bonnet"},
    "smile": {"mouth": "grin"},
    "brave": {"brow": "angle", "mouth": "firm", "collar": "frog"},
    "charming": {"mouth": "smirk", "hat": "cap", "collar": "lace", "beard": ""},
    "don-juan": {"mouth": "smirk", "beard": "moustache", "brow": "arch", "hat": "slouch"},
    "healthy": {"mouth": "grin", "beard": "", "hat": ""},
}
_GIFT_MARKS: Final = {"beauty": ("mole",), "smile": ("dimple",), "brave": ("scar",), "healthy": ("rouge", "stout")}


@cache
def _table() -> dict[str, dict[str, Dials]]:
    found = tomllib.loads((files(__package__) / "people.toml").read_text("utf-8"))
    return {kind: {name: _dials(row) for name, row in rows.items()} for kind, rows in found.items()}


def _dials(row: dict[str, Any]) -> Dials:
    row = {"woman": False, **row, "marks": tuple(row.get("marks", ()))}
    row.setdefault("born", row["hair_colour"])
    return Dials(**row)


def friend(name: str) -> Dials:
    return _table()["friend"][name]


def head(colour: str | None, *, woman: bool, seat: int) -> Dials:
    """The head of a family, in its house's colour."""
    side = "matriarch" if woman else "patriarch"
    found = _table()["head"][f"{colour or 'blue'}-{side}"]
    return found._replace(coat=HOUSES[seat].base, ground=ground(seat))


@cache
def ground(seat: int) -> str:
    """What whoever is born into a family stands before."""
    return mix(HOUSES[seat].base, "#cfd2cc", 0.66)


@lru_cache(maxsize=4096)
def born(kind: str, parents: tuple[Dials, ...], seed: str, nth: int, seat: int) -> Dials:
    """Somebody born as the nth of a family: skin, hair, nose, brow, eyes and marks come from the parents, the rest is
    the child's own. Hair, hat and collar go on from one child to the next, so that brothers and sisters differ."""
    chance = random.Random(f"{seed}-{nth}")
    salt = random.Random(seed).randrange(60)
    woman = kind in GIRLS

    def turn(parts: tuple[str, ...], step: int) -> str:
        return parts[(salt + nth * step) % len(parts)]

    def either(dial: str) -> Any:
        return getattr(chance.choice(parents), dial)

    marks = tuple(mark for mark in ("freckles", "dimple", "mole", "lids") if mark in either("marks"))
    hair = turn(_ADULT_HAIR[woman], 3)
    skin, colour = either("skin"), either("born")
    if any(parent.hair == "afro" and parent.skin == skin for parent in parents):
        hair = "afro"
    found = Dials(
        woman=woman,
        skin=skin,
        face=chance.choice(("oval", "round", "heart", "long", either("face"))),
        hair=hair,
        hair_colour="powder" if hair in ("queue", "wig") and chance.random() < 0.5 else _young(colour),
        born=_young(colour),
        hat=turn(_HATS[woman], 2),
        coat=mix(HOUSES[seat].base, chance.choice(("#ffffff", "#1a1c28")), chance.choice((0, 0.12, 0.24))),
        trim=chance.choice(_TRIMS),
        ground=ground(seat),
        collar=turn(_COLLARS[woman], 2),
        beard="" if woman else chance.choice(_BEARDS),
        nose=either("nose"),
        mouth=chance.choice(_MOUTHS[woman]),
        brow=either("brow"),
        eye=either("eye"),
        marks=marks,
        child_hair="afro" if hair == "afro" else turn(_CHILD_HAIR[woman], 1),
        child_hat=turn(_CHILD_HATS[woman], 1),
    )
    return found._replace(**_GIFTS.get(kind, {}), marks=marks + _GIFT_MARKS.get(kind, ()))


def _young(colour: str) -> str:
    return "brown" if colour in FADED else colour

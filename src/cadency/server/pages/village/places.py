"""Which place of the village an answer belongs to, and how the prompt names that place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cadency.server.pages.groups import Head, group
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import seal
from cadency.server.pages.village import things
from cadency.server.pages.village.leads import Taken, lead

ICONS: Final = {
    "harvest": "wheat",
    "family": "ages",
    "crafts": "anvil",
    "market": "scales",
    "travel": "cartwheel",
    "council": "gavel",
    "church": "church",
    "well": "well",
    "mass": "church",
    "payment": "wax-seal",
    "bounty": "open-book",
    "death": "tombstone",
    "turn": "ages",
}
MAKER: Final = {
    "scroll": "library",
    "horse": "stables",
    "plow": "smithy",
    "ox": "stables",
    "wagon": "wainwright",
}
_WORKSHOP: Final = {"wainwright": "wagon", "stables": "horse", "library": "scroll", "smithy": "plow"}


def place_of(wire: tuple[Any, ...]) -> str:
    """Which place of the village an answer belongs to."""
    tag = wire[0]
    if tag in ("take", "act"):
        return f"space-{wire[1]}"
    if tag in ("make", "buy"):
        return f"place-{MAKER[wire[1]]}"
    found = {
        "well": "well",
        "reap": "space-harvest",
        "bear": "birth",
        "recall": "home",
        "grind": "place-mill",
        "give": "space-church",
        "ransom": "place-bag",
        "pay": "supply",
        "gather": "supply",
        "claim": "supply",
    }
    if tag in found:
        return found[tag]
    return {
        "train": lambda: f"place-{wire[1]}",
        "serve": lambda: f"customer-{wire[1]}",
        "travel": lambda: f"city-{wire[2]}",
        "rise": lambda: f"level-{wire[1]}",
        "use": lambda: f"privilege-{wire[1]}",
        "promote": lambda: f"window-{wire[1]}",
        "bury": lambda: f"grave-{wire[1]}",
    }[tag]()


def group_of(scene: Scene, key: str, wire: tuple[Any, ...]) -> dict[str, Any]:
    kind, _, which = key.partition("-")
    return group(key, _HEADS[kind](scene, which, wire), look="g-lead" if wire[0] == "take" else "")


def _space(scene: Scene, which: str, wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    takes = {option.wire[2]: option.choice for option in scene.options if option.wire[:2] == ("take", which)}
    if takes:
        what = lead(Taken(t, scene.view, scene.position(), scene.eyes, which), takes)
    else:
        what = t(f"about-{which}") if wire[0] == "act" else ""
    return seal(ICONS[which]), t(f"space-{which}"), what


def _workshop(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    if which == "mill":
        return things.coins(), t("place-mill"), t("about-mill")
    if which == "bag":
        return seal("monk-face"), t("place-bag"), t("about-bag")
    good = _WORKSHOP[which]
    what = t("about-stables") if which == "stables" else t(f"good-{good}.a")
    return things.good(good, 34), t(f"place-{which}"), what


def _customer(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t, view = scene.texts, scene.view
    face = int(which) - 1
    tile = list(view.customers.values())[face]
    wants = [thing for thing, n in tile.wants.items() for _ in range(n)]
    worth = t("prestige-points", points=tile.points)
    return things.customer(tile.wants, tile.points, face), things.listed(t, wants), worth


def _city(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    seen = which in scene.view.farms[scene.eyes].cities
    return seal("cartwheel"), t(f"city-{which}"), t("about-seen") if seen else _reward(scene, which)


def _reward(scene: Scene, city: str) -> str:
    row = next(row for row in scene.view.printed["city"] if row["id"] == city)
    gain = ["prestige"] * row.get("prestige", 0) + ["coin"] * row.get("coins", 0) + ["cube"] * row.get("cubes", 0)
    return things.listed(scene.texts, gain)


def _level(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    return seal("gavel"), t("about-level", level=int(which)), t("about-then-privilege")


def _privilege(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    return seal("gavel"), t("about-privilege", level=int(which)), t(f"about-privilege-{which}")


def _window(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    worth = scene.view.printed["window"][int(which)].get("points", 0)
    return seal("church"), t("about-window", window=int(which) + 1), t("prestige-points", points=worth)


def _grave(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t, view = scene.texts, scene.view
    oldest = min(view.farms[scene.eyes].members[which])
    career = _CAREERS.get(which.rstrip("1234"), "crafts" if which in _WORKSHOP else "travel")
    room = view.chronicle_room[career] - len(view.chronicle[career])
    lies = t("about-chronicle", career=career) if room > 0 else t("about-grave")
    return things.member(scene.eyes, oldest, 1.0), t(f"place-{which}"), lies


_CAREERS: Final = {"farm": "farm", "council": "council", "window": "church"}


_HEADS: Final[dict[str, Callable[[Scene, str, tuple[Any, ...]], Head]]] = {
    "space": _space,
    "place": _workshop,
    "customer": _customer,
    "city": _city,
    "level": _level,
    "privilege": _privilege,
    "window": _window,
    "grave": _grave,
    "well": lambda s, *_: (seal("well"), s.texts("well"), s.texts("about-well")),
    "birth": lambda s, *_: (seal("ages"), s.texts("about-birth"), s.texts("about-newborn")),
    "home": lambda s, *_: (seal("ages"), s.texts("about-home"), s.texts("about-recall")),
    "supply": lambda s, *_: (seal("wax-seal"), s.texts("supply"), ""),
}

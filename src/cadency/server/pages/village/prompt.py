"""What Village asks, with every answer as a button: grouped by place, the price on the button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup

from cadency.games.village.names import SPACES
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.small import icon
from cadency.server.pages.village import things
from cadency.server.pages.village.fate import fate
from cadency.server.pages.village.moments import moment
from cadency.texts import village as told

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
_MAKER: Final = {
    "scroll": "library",
    "horse": "stables",
    "plow": "smithy",
    "ox": "stables",
    "wagon": "wainwright",
}
_WORKSHOP: Final = {"wainwright": "wagon", "stables": "horse", "library": "scroll", "smithy": "plow"}
_EXPLAINED: Final = ("turn.take", "market.sell", "crafts.work", "council.act")


def prompt(scene: Scene) -> dict[str, Any]:
    """Everything that the template of the question needs."""
    asked = scene.asked
    if asked is None or not scene.mine:
        return {"groups": [], "footer": [], "fates": [], **moment(scene)}
    groups: dict[str, dict[str, Any]] = {}
    footer = []
    for option in scene.options:
        if option.wire[0] == "skip":
            footer.append(option)
            continue
        key = _place(option.wire)
        group = groups.setdefault(key, _group(scene, key, option.wire))
        group["buttons"].append(_button(scene, option))
    if asked.kind in _EXPLAINED:
        _explain(scene, groups)
    return {
        "icon": ICONS[asked.kind.partition(".")[0]],
        "title": scene.texts.question(asked, scene.view),
        "clause": asked.clause,
        "groups": list(groups.values()),
        "footer": footer,
        "fates": [found for option in scene.options if (found := fate(scene, option)) is not None],
        **moment(scene),
    }


# --- places


def _place(wire: tuple[Any, ...]) -> str:
    """Which place of the village an answer belongs to."""
    tag = wire[0]
    if tag in ("take", "act"):
        return f"space-{wire[1]}"
    if tag in ("make", "buy"):
        return f"place-{_MAKER[wire[1]]}"
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


def _group(scene: Scene, key: str, wire: tuple[Any, ...]) -> dict[str, Any]:
    kind, _, which = key.partition("-")
    picture, name, what = _HEADS[kind](scene, which, wire)
    return {
        "id": f"g-{key}",
        "picture": picture,
        "name": capital(name),
        "what": what,
        "buttons": [],
        "off": "",
        "here": True,
    }


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _seal(name: str) -> Markup:
    return Markup('<span class="seal s">{}</span>').format(icon(name, 21))


Head = tuple[Markup, str, str]


def _space(scene: Scene, which: str, wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    what = t(f"about-{which}") if wire[0] in ("take", "act") else ""
    if wire[0] == "take" and not any(_leads(option, which) for option in scene.options):
        what = t("about-cube-only")
    return _seal(ICONS[which]), t(f"space-{which}"), what


def _leads(option: Option, space: str) -> bool:
    """Whether taking this cube lets one do the action of its place."""
    if option.wire[:2] != ("take", space):
        return False
    asked = option.brought["next"]
    if asked is not None and asked["kind"].partition(".")[0] == space:
        return True
    aside = ("took", "paid", "crossed", "died", "spared", "round", "filled", "mass")
    return any(event["event"] not in aside for event in option.brought["events"])


def _workshop(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    if which == "mill":
        return things.coins(), t("place-mill"), t("about-mill")
    if which == "bag":
        return _seal("monk-face"), t("place-bag"), t("about-bag")
    good = _WORKSHOP[which]
    what = t("about-stables") if which == "stables" else t(f"good-{good}.a")
    return things.good(good, 34), t(f"place-{which}"), what


def _customer(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t, view = scene.texts, scene.view
    face = int(which) - 1
    tile = list(view.customers.values())[face]
    wants = [thing for thing, n in tile.wants.items() for _ in range(n)]
    return things.customer(tile.wants, tile.points, face), things.listed(t, wants), t("points", points=tile.points)


def _city(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    seen = which in scene.view.farms[scene.eyes].cities
    return _seal("cartwheel"), t(f"city-{which}"), t("about-seen") if seen else _reward(scene, which)


def _reward(scene: Scene, city: str) -> str:
    row = next(row for row in scene.view.printed["city"] if row["id"] == city)
    gain = ["prestige"] * row.get("prestige", 0) + ["coin"] * row.get("coins", 0) + ["cube"] * row.get("cubes", 0)
    return things.listed(scene.texts, gain)


def _level(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    return _seal("gavel"), t("about-level", level=int(which)), t("about-then-privilege")


def _privilege(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    return _seal("gavel"), t("about-privilege", level=int(which)), t(f"about-privilege-{which}")


def _window(scene: Scene, which: str, _wire: tuple[Any, ...]) -> Head:
    t = scene.texts
    worth = scene.view.printed["window"][int(which)].get("points", 0)
    return _seal("church"), t("about-window", window=int(which) + 1), t("points", points=worth)


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
    "well": lambda s, *_: (_seal("well"), s.texts("well"), s.texts("about-well")),
    "birth": lambda s, *_: (_seal("ages"), s.texts("about-birth"), ""),
    "home": lambda s, *_: (_seal("ages"), s.texts("about-home"), s.texts("about-recall")),
    "supply": lambda s, *_: (_seal("wax-seal"), s.texts("supply"), ""),
}


# --- buttons


def _button(scene: Scene, option: Option) -> dict[str, Any]:
    """The verb, what stands for it in pictures, and the price."""
    label, cost = _SHOWN[option.wire[0]](scene, option)
    return {"option": option, "label": label, "cost": cost}


def _cost(scene: Scene, option: Option) -> Markup:
    choice = option.choice
    parts = {field.name: field.out(getattr(choice, field.name)) for field in choice.fields}
    about = scene.asked.about if scene.asked is not None else ("",)
    price = told.of_choice(choice.tag, parts, about, scene.view)["cost"]
    return things.row(price)


def _take(scene: Scene, option: Option) -> tuple[str, Markup]:
    _, space, colour = option.wire
    n = scene.view.spaces[space][colour]
    many = Markup("<small>×{}</small>").format(n) if n > 1 else Markup()
    return "", things.cube(colour, 1.04) + _cost(scene, option) + many


def _verb(scene: Scene, option: Option) -> tuple[str, Markup]:
    return scene.texts(f"verb-{option.wire[0]}"), _cost(scene, option)


def _somebody(place: int, verb: bool = True) -> Callable[[Scene, Option], tuple[str, Markup]]:
    """A verb with the member that it is about; the generation stands at ``place`` in the wire."""

    def shown(scene: Scene, option: Option) -> tuple[str, Markup]:
        who = things.member(scene.eyes, int(option.wire[place]), 0.74)
        label = scene.texts(f"verb-{option.wire[0]}") if verb else ""
        return label, Markup('<span class="cost">{}</span>').format(who) + _cost(scene, option)

    return shown


def _made(scene: Scene, option: Option) -> tuple[str, Markup]:
    """At the stables the good must be named: there are two."""
    tag, good = option.wire
    t = scene.texts
    verb = t(f"verb-{tag}-{good}") if _MAKER[good] == "stables" else t(f"verb-{tag}")
    return verb, _cost(scene, option)


def _travelled(scene: Scene, option: Option) -> tuple[str, Markup]:
    _, start, _, generation = option.wire
    who = Markup('<span class="cost">{}</span>').format(things.member(scene.eyes, int(generation), 0.74))
    return scene.texts(f"city-{start}.from"), who + _cost(scene, option)


def _recalled(scene: Scene, option: Option) -> tuple[str, Markup]:
    _, place, generation = option.wire
    who = Markup('<span class="cost">{}</span>').format(things.member(scene.eyes, int(generation), 0.74))
    return capital(scene.texts(f"place-{place}")), who


def _named(_scene: Scene, option: Option) -> tuple[str, Markup]:
    return "", things.row(option.wire[1:], 1.15)


def _born(scene: Scene, _option: Option) -> tuple[str, Markup]:
    unborn = scene.view.farms[scene.eyes].unborn
    return scene.texts("verb-bear"), things.member(scene.eyes, unborn[0], 0.74) if unborn else Markup()


_SHOWN: Final[dict[str, Callable[[Scene, Option], tuple[str, Markup]]]] = {
    "take": _take,
    "well": _named,
    "pay": _named,
    "gather": _named,
    "claim": _named,
    "train": _somebody(2),
    "give": _somebody(1, verb=False),
    "ransom": _somebody(1),
    "promote": _somebody(2),
    "rise": _somebody(2, verb=False),
    "make": _made,
    "buy": _made,
    "travel": _travelled,
    "recall": _recalled,
    "bear": _born,
    **dict.fromkeys(("act", "reap", "grind", "serve", "use", "bury"), _verb),
}


# --- what is not offered


def _explain(scene: Scene, groups: dict[str, dict[str, Any]]) -> None:
    """Places where nothing can be done now, each with its reason in words."""
    stalls = {str(list(scene.view.customers).index(name) + 1) for name in scene.view.stalls if name is not None}
    for refusal in scene.refusals():
        wire = refusal.choice.wire()
        key = _place(wire)
        kind, _, which = key.partition("-")
        if key in groups or (kind == "customer" and which not in stalls):
            continue
        if kind in ("privilege", "window", "home", "grave"):
            continue
        group = groups[key] = _group(scene, key, wire)
        group["off"] = scene.texts.reason(refusal)
        group["what"] = group["what"] if kind == "customer" else ""
    if scene.asked is not None and scene.asked.kind == "turn.take":
        order = [f"space-{space}" for space in SPACES] + ["well"]
        found = {key: groups[key] for key in order if key in groups}
        groups.clear()
        groups.update(found)

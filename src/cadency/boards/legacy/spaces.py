"""Action spaces on wood: those of one's own board and those of the street, with prices and sockets, and what is on
offer."""

from __future__ import annotations

from typing import Final

from cadency.boards.kit import INK, at, circ, fit, icon, member, path, rect, text, title
from cadency.boards.kit.draw import kept, kept_by_row
from cadency.boards.legacy.gains import PROFESSIONS, Sign, draw, extra, signs_of_effect, signs_of_price, wide
from cadency.boards.legacy.layout import STREET, Box
from cadency.boards.legacy.printed import Row, gain, price, row, shut
from cadency.boards.legacy.street import CELL, PLACES
from cadency.games.legacy.names import ACTIONS, COLOUR_OF, COLOURS, OWN
from cadency.games.legacy.view import LegacyView, Standing
from cadency.texts import Texts

SIGN: Final = 46.0  # how high a sign is
ICONS: Final = {
    "marry": "linked-rings",
    "birth": "baby-face",
    "money": "receive-money",
    "socialise": "shaking-hands",
    "title": "tied-scroll",
    "doctor": "caduceus",
    "mansion": "family-house",
    "venture": "caravel",
    "mission": "treasure-map",
    "contribution": "church",
}
HOME: Final = ("marry", *OWN)
HOME_AT: Final = Box(8, 189, 150, 46)
_STEP: Final = 57.0
BANNER: Final = (55.0, 66.0)


def home_box(action: str) -> Box:
    """Where an action of the own board hangs."""
    return HOME_AT._replace(y=HOME_AT.y + HOME.index(action) * _STEP)


def street_box(action: str) -> Box:
    """Where the sign of a place in the street is."""
    return Box(4 + PLACES.index(action) * CELL, STREET[1] + STREET[3] - 52, CELL - 5, SIGN)


def socket(box: Box) -> tuple[float, float]:
    """The middle of a sign's socket."""
    return box.x + box.w - 19, box.y + SIGN / 2 + 1


@kept
def sign(name: str, action: str, told: tuple[Sign, ...] | str, w: float, *, shaded: bool = False) -> str:
    """A sign: icon, name, price and gain (or a word), and a socket for a pawn; its top left at 0, 0."""
    found = rect(16, 4, w - 15, SIGN, 6, "#1c110a", opacity=".32") + rect(
        16, 1, w - 16, SIGN, 6, "url(#wood)", INK, 1.2
    )
    found += rect(18, 3, w - 20, SIGN - 4, 4.5, "none", "#c79a62", 0.8, opacity=".55")
    found += text(45, 16.5, name, fit(name, w - 84, 14.5, least=12.5), "serif", "start", "#f6e6bf", 700)
    room = w - 42 - 34
    if isinstance(told, str):
        found += text(45, 37, told, fit(told, room, 13.5, "sans", least=13.3), anchor="start", fill="#f0dcb4")
    else:
        size = max(13.8, min(14.5, 14.5 * room / max(sum(wide(one) for one in told), 1)))
        found += draw(told, 43, 32.5, size, "#f6e6bf", "#fff3d6")
    found += circ(w - 19, SIGN / 2 + 1, 14.5, "#1c110a", opacity=".42")
    found += circ(w - 19, SIGN / 2 + 1, 14.5, "none", "#c79a62", 1, opacity=".6")
    found += circ(20, 25.5, 20, "#1c110a", opacity=".32") + circ(20, 24, 20, "#d9b36a", INK, 1.2)
    found += circ(20, 24, 16.4, "url(#vellum)", INK, 0.8) + icon(ICONS[action], 20, 24, 24)
    return found + (rect(16, 1, w - 16, SIGN, 6, "#1c110a", opacity=".28") if shaded else "")


def home(view: LegacyView, said: Texts) -> dict[str, str]:
    """The four actions of the own board."""
    money = "/".join(str(one["gold"]) for one in view.printed["money"])
    friends = "/".join(str(one["friends"]) for one in view.printed["social"])
    later = "-inheritance" if view.options["variant"] == "inheritance" else ""
    told: dict[str, tuple[Sign, ...] | str] = {
        "marry": said(f"sign-marry-says{later}"),
        "birth": (Sign("card-draw", str(sum(view.children.values()))),),
        "money": (Sign("coin", money),),
        "socialise": (Sign("ages", friends),),
    }
    found = {}
    for action in HOME:
        box = home_box(action)
        drawn = sign(said(f"sign-{action}"), action, told[action], box.w)
        if action == "birth":
            words = said("sign-cradle", count=sum(view.children.values()))
            drawn += f'<g data-thing="deck-children">{title(words)}{rect(42, 24, 62, 18, 4, "transparent")}</g>'
        found[f"home-{action}"] = at(drawn, box.x, box.y, id=f"home-{action}", data_thing=f"home-{action}")
    return found


def told_of(view: LegacyView, action: str, said: Texts) -> tuple[Sign, ...] | str:
    """What stands on the sign of a place in the street."""
    if action in ("title", "contribution"):
        return said("sign-on-offer", count=len(view.titles if action == "title" else view.contributions))
    brings = {"doctor": [Sign("baby-face", "2")], "mission": [Sign("card-pick", "1")]}
    gains = brings.get(action) or signs_of_effect(gain(view, action))
    return *signs_of_price(price(view, action)), Sign("arrow"), *gains


def places(view: LegacyView, said: Texts, names: list[str]) -> dict[str, str]:
    """The six signs of the street, with what closes them."""
    closed = shut(view)
    found = {}
    for action in PLACES:
        box = street_box(action)
        drawn = sign(said(f"sign-{action}"), action, told_of(view, action, said), box.w, shaded=action in closed)
        x, y = box.w - 19, SIGN / 2 + 1
        if action in view.closed:
            drawn += standing(view.closed[action], action, x, y, said, names)
        elif action in closed:
            drawn += closing(closed[action], x, y, said)
        found[f"space-{action}"] = at(drawn, box.x, box.y, id=f"space-{action}", data_thing=f"space-{action}")
    return found


def standing(pawn: Standing, action: str, x: float, y: float, said: Texts, names: list[str]) -> str:
    """The pawn in a socket, in the colour of its house, or an extra pawn with its arms."""
    words = title(said("sign-used", name=names[pawn.seat]))
    if pawn.extra:
        return words + extra(COLOURS[COLOUR_OF[ACTIONS.index(action)]], x, y, 12, pawn.seat)
    return words + member(pawn.seat, "", x, y + 12, 0.9)


def closing(what: str, x: float, y: float, said: Texts) -> str:
    """The profession that closes a place in the game for one."""
    words = title(said("sign-closed-by", profession=said(f"profession-{what}")))
    found = circ(x, y, 13, "url(#vellum)", "#7d1d16", 2) + icon(PROFESSIONS[what], x, y, 17)
    return words + found + path(f"M{x - 9:.1f} {y + 9:.1f}l18-18", stroke="#7d1d16", sw=2)


@kept_by_row
def banner(printed: Row) -> str:
    """A title or contribution on offer, hung out like a banner: its price above the line, what it brings below."""
    w, h = BANNER
    costs, brings = signs_of_price(printed["cost"]), signs_of_effect(printed["effect"])
    found = path(f"M0 0H{w}V{h}L{w / 2} {h - 6}L0 {h}Z", "#fbf5e6", sw=1.1)
    found += rect(-3, -3, w + 6, 4.5, 2, "#7b5a3b", INK, 0.9)
    found += _row(costs, w, 10.5) + path(f"M4 19.5h{w - 8}", stroke="#cdb888", sw=1)
    step = 14.5 if len(brings) < 3 else 12.5
    for n, one in enumerate(brings):
        found += _row([one], w, 40 + (n - (len(brings) - 1) / 2) * step)
    return found


def _row(told: list[Sign], w: float, y: float) -> str:
    size = max(13.8, min(14.0, 14.0 * (w - 3) / max(sum(wide(one, 14) for one in told), 1)))
    return draw(told, (w - sum(wide(one, size) for one in told)) / 2 + 1.5, y, size)


def banner_at(view: LegacyView, kind: str, name: str) -> tuple[float, float]:
    """Where a title or contribution of this generation hangs: places stay empty where one was taken."""
    printed = view.printed[kind]
    generation = next(one["generation"] for one in printed if one["id"] == name)
    shown = [one["id"] for one in printed if one["generation"] == generation]
    return PLACES.index(kind) * CELL + 3 + shown.index(name) * 58, STREET[1] + 9


def banners(view: LegacyView, said: Texts) -> dict[str, str]:
    """Everything on offer; a gap where something was taken."""
    found = {}
    for kind, offered in (("title", view.titles), ("contribution", view.contributions)):
        generations = {row(view, kind, name)["generation"] for name in offered} or {view.generation}
        for one in view.printed[kind]:
            if one["generation"] not in generations:
                continue
            x, y = banner_at(view, kind, one["id"])
            key = f"{kind}-{one['id']}"
            if one["id"] in offered:
                drawn = title(said(key)) + banner(one)
                found[key] = at(drawn, x, y, id=key, class_="piece banner", data_thing=key)
            else:
                gone = rect(0, 0, *BANNER, 3, "#1c110a", opacity=".16")
                gone += rect(0, 0, *BANNER, 3, "none", INK, 1, stroke_dasharray="3 3", opacity=".5")
                found[f"gone-{key}"] = at(gone, x, y, id=f"gone-{key}")
    return found


def chips(view: LegacyView, said: Texts) -> dict[str, str]:
    """How many mansions, ventures and missions are left, and the extra pawns in supply."""
    found = {}
    left = (("mansion", view.mansions, "space-mansion"), ("venture", view.ventures, "space-venture"))
    deck = len(view.missions) - sum(house.sealed for house in view.houses) + len(view.under)
    for action, n, thing in (*left, ("mission", deck, "deck-missions")):
        words = said("sign-left", count=n)
        size = fit(words, 52, 14, "sans", least=12)
        inner = rect(0, 0, 78, 24, 5, "url(#vellum)", INK, 1) + icon(ICONS[action], 13, 12, 16)
        inner += text(24, 17, words, size, anchor="start", w=800)
        x = PLACES.index(action) * CELL + CELL - 92
        key = f"left-{action}"
        found[key] = at(inner, x, STREET[1] + 9, id=key, data_thing=thing)
    x = PLACES.index("doctor") * CELL + 8
    inner = title(said("sign-supply")) + rect(0, 0, 162, 24, 5, "url(#vellum)", INK, 1)
    for n, colour in enumerate(COLOURS):
        drawn = extra(colour, 0, 0, 8.5) + text(10.5, 5, view.supply.get(colour, 0), 14, anchor="start", w=800)
        inner += at(drawn, 14 + n * 31, 12, data_thing=f"extra-{colour}")
    found["supply"] = at(inner, x, STREET[1] + 9, id="supply")
    return found

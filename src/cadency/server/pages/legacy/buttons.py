"""Each answer as a button: the verb, or the thing itself, and its price."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup

from cadency.games.legacy.names import ACTIONS as PUBLIC
from cadency.games.legacy.names import COLOUR_OF, COLOURS
from cadency.server.pages.groups import capital
from cadency.server.pages.legacy import things
from cadency.server.pages.scene import Option, Scene

Shown = tuple[str, Markup]
_EMPTY: Final = Markup()
_COUPLES: Final = ("birth.parents", "board.doctor")


def button_of(scene: Scene, option: Option) -> dict[str, Any]:
    label, cost = _SHOWN[option.wire[0]](scene, option)
    return {"option": option, "label": label, "cost": cost}


def _row(scene: Scene, table: str, name: object) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in scene.view.printed[table] if row["id"] == name)
    return found


def _wed(scene: Scene, option: Option) -> Shown:
    row = _row(scene, "friend", option.wire[1])
    return scene.texts("verb-marry"), things.gold(row["dowry"] - row["cost"])


def _live(scene: Scene, option: Option) -> Shown:
    return capital(scene.texts(f"short-{option.wire[1]}")), _EMPTY


def _place(scene: Scene, option: Option) -> Shown:
    action = option.wire[1]
    return capital(scene.texts(f"short-{action}")), things.price(_cost(scene, str(action)))


def _cost(scene: Scene, action: str) -> dict[str, int]:
    """The price of an action of the main board; titles and contributions have one each."""
    if action in ("title", "contribution"):
        return {}
    edition = _row(scene, "edition", scene.view.options["edition"])
    found: dict[str, int] = edition["venture"] if action == "venture" else _row(scene, "action", action)["cost"]
    return found


def _extra(scene: Scene, option: Option) -> Shown:
    action = str(option.wire[1])
    return capital(scene.texts(f"short-{action}")), things.extra_pawn(COLOURS[COLOUR_OF[PUBLIC.index(action)]])


def _card(table: str) -> Callable[[Scene, Option], Shown]:
    def shown(scene: Scene, option: Option) -> Shown:
        return scene.texts(f"verb-{option.wire[0]}"), things.price(_row(scene, table, option.wire[1])["cost"])

    return shown


def _member(scene: Scene, option: Option) -> Shown:
    """Whoever is meant, with a face."""
    number = int(str(option.wire[1]))
    view, seat = scene.view, scene.eyes
    if scene.asked is not None and scene.asked.kind in _COUPLES:
        return things.couple(view, seat, number, scene.texts)
    return things.called(view, seat, number, scene.texts), things.face(view, seat, number)


def _plead(scene: Scene, option: Option) -> Shown:
    row = _row(scene, "money", option.wire[1])
    return "", things.gold(row["gold"]) + things.price({"honour": row["honour"], "friends": row["friends"]})


def _visit(scene: Scene, option: Option) -> Shown:
    row = _row(scene, "social", option.wire[1])
    return "", things.count("friends", row["friends"]) + things.price({"gold": row["gold"]})


def _wish(scene: Scene, option: Option) -> Shown:
    sex = option.wire[1]
    paid = _row(scene, "edition", scene.view.options["edition"])["wish"]
    if scene.view.options["variant"] == "inheritance":
        paid = "honour"
    return scene.texts(f"verb-wish-{sex}"), _EMPTY if sex == "any" else things.price({paid: 1})


def _keep(scene: Scene, option: Option) -> Shown:
    return capital(scene.texts(f"child-{option.wire[1]}")), _EMPTY


def _colour(scene: Scene, option: Option) -> Shown:
    return capital(scene.texts(f"colour-{option.wire[1]}")), things.extra_pawn(str(option.wire[1]))


def _become(scene: Scene, option: Option) -> Shown:
    row = _row(scene, "start", option.wire[1])
    worth = things.gold(row["gold"]) + things.count("income", row["income"])
    return scene.texts(f"friend-{option.wire[1]}"), things.portrait(str(option.wire[1])) + worth


def _side(scene: Scene, option: Option) -> Shown:
    row = _row(scene, "head", f"{scene.view.houses[scene.eyes].head}-{option.wire[1]}")
    worth = things.gold(row["gold"]) + things.count("income", row["income"]) + things.count("friends", row["friends"])
    return scene.texts(f"verb-side-{option.wire[1]}"), worth


def _verb(scene: Scene, option: Option) -> Shown:
    return scene.texts(f"verb-{'-'.join(str(part) for part in option.wire)}"), _EMPTY


def _only(scene: Scene, option: Option) -> Shown:
    return scene.texts(f"verb-{option.wire[0]}"), _EMPTY


_SHOWN: Final[dict[str, Callable[[Scene, Option], Shown]]] = {
    "wed": _wed,
    "live": _live,
    "place": _place,
    "extra": _extra,
    "acquire": _card("title"),
    "give": _card("contribution"),
    "member": _member,
    "instead": _member,
    "plead": _plead,
    "visit": _visit,
    "wish": _wish,
    "keep": _keep,
    "colour": _colour,
    "become": _become,
    "side": _side,
    **dict.fromkeys(("lose", "source"), _verb),
    **dict.fromkeys(("take", "discard", "claim", "undertake", "redraw"), _only),
}

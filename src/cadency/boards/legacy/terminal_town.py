"""The six actions of the main board with what they cost and give, and whether they are still open."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from cadency.boards.kit.terminal import FAINT, FREE, house, pairs
from cadency.boards.legacy.terminal_cards import Row, effects, price, row
from cadency.games.legacy.view import LegacyView
from cadency.texts import Texts

ORDER: Final = ("title", "contribution", "mansion", "venture", "doctor", "mission")
_CARDS: Final = ("title", "contribution")


def town(view: LegacyView, said: Texts) -> Table:
    shut = shut_by_row(view)
    return pairs([(_name(view, said, action, shut), _offer(view, said, action)) for action in ORDER])


def shut_by_row(view: LegacyView) -> set[str]:
    """Actions that friends in the row close, in the standard game for one (L-15.2)."""
    if view.seats > 1 or view.options["variant"] != "standard":
        return set()
    professions = {row(view, "friend", name)["profession"] for name in view.row}
    return {
        action for closing in view.printed["closing"] if closing["id"] in professions for action in closing["actions"]
    }


def _name(view: LegacyView, said: Texts, action: str, shut: set[str]) -> Text:
    name = said(f"short-{action}")
    if action in view.closed:
        pawn = view.closed[action]
        return Text.assemble(
            house(pawn.seat, "+" if pawn.extra else ""), " ", (f"{name} ({said('taken')})", f"{FAINT} strike")
        )
    return Text(f"{name} ({said('closed')})", FAINT) if action in shut else Text(name, "bold")


def _offer(view: LegacyView, said: Texts, action: str) -> Text:
    if action in _CARDS:
        names = view.titles if action == "title" else view.contributions
        cards = [f"{said(f'{action}-{name}')} {_trade(said, row(view, action, name))}" for name in names]
        return Text("\n".join(cards)) if cards else Text(FREE, FAINT)
    cost = dict(row(view, "action", action))
    if action == "venture":
        cost["cost"] = row(view, "edition", view.options["edition"])["venture"]
    stock = {"mansion": view.mansions, "venture": view.ventures}
    left = f" · {said('left', count=stock[action])}" if action in stock else ""
    what = {"doctor": f"2 {said('children')}", "mission": said("short-mission")}.get(action, "")
    return Text(f"{price(cost['cost'])} → {effects(said, cost['effect']) or what}{left}")


def _trade(said: Texts, card: Row) -> str:
    return f"{price(card['cost'])} → {effects(said, card['effect'])}"

"""What can be done in a turn, place by place; and what a choice would bring about."""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table
from rich.text import Text

from cadency.boards.legacy.terminal_cards import amount, effects, gains, mission, price, purse, row
from cadency.games.legacy.view import LegacyView
from cadency.kernel.engine import Decision
from cadency.kernel.words import Choice
from cadency.texts import Texts

_LABEL: Final = {"claim": "menu-claim", "wed": "menu-marry", "live": "home", "place": "town", "extra": "extras"}
_WIDE: Final = {"wed": 4}
_CELLS: Final = 3  # in a row


def menu(decision: Decision, view: LegacyView, _outcomes: list[str], texts: Texts) -> tuple[Table, int]:
    """A table of the first options, and how many it shows; the rest are for whoever lists options."""
    table = Table.grid(padding=(0, 2))
    if decision.kind != "turn.act":
        return table, 0
    said = Texts(texts.language, "legacy")
    rows: dict[str, list[Text]] = {}
    for number, option in enumerate(decision.options, 1):
        tag = option.tag
        rows.setdefault(tag, []).append(Text.assemble((f"{number:>2} ", "bold"), _words(option, view, said)))
    for tag, cells in rows.items():
        label = said(_LABEL.get(tag, "menu-else"))
        wide = _WIDE.get(tag, _CELLS)
        for start in range(0, len(cells), wide):
            head = Text("" if start else f" {label[:1].upper()}{label[1:]}", "bold")
            table.add_row(head, Text("   ").join(cells[start : start + wide]))
    return table, len(decision.options)


def _words(option: Choice, view: LegacyView, said: Texts) -> str:
    tag, *parts = option.wire()
    if tag == "wed":
        return f"{said(f'friend-{parts[0]}')} {purse(view, str(parts[0]))}".strip()
    if tag == "claim":
        return said(f"mission-{parts[0]}")
    return said(f"short-{parts[0]}") if parts else said.choice(option, ("turn",))


def outcome(view: LegacyView, choice: Choice, _seat: int, _content: Any, texts: Texts) -> str:
    """What a choice costs and brings at once; nothing where it only opens the next question."""
    said = Texts(texts.language, "legacy")
    tag, *parts = choice.wire()
    name = str(parts[0]) if parts else ""
    if tag in ("acquire", "give"):
        card = row(view, "title" if tag == "acquire" else "contribution", name)
        return f"{price(card['cost'])} → {effects(said, card['effect'])}"
    if tag in ("take", "discard", "wed"):
        return " ".join(filter(None, [purse(view, name), gains(view, said, name)]))
    if tag in ("undertake", "claim"):
        return mission(view, said, name)
    return _small(view, str(tag), name)


def _small(view: LegacyView, tag: str, name: str) -> str:
    """Money, friends and wishes: signs alone."""
    if tag == "plead":
        card = row(view, "money", name)
        return " ".join([amount("gold", card["gold"]), price({"honour": card["honour"], "friends": card["friends"]})])
    if tag == "visit":
        card = row(view, "social", name)
        return " ".join([amount("friends", card["friends"]), price({"gold": card["gold"]})])
    if tag == "wish" and name != "any":
        paid = row(view, "edition", view.options["edition"])["wish"]
        return amount("honour" if view.options["variant"] == "inheritance" else paid, -1)
    return ""

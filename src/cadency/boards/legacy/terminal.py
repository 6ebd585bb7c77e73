"""Legacy in the terminal: family trees, the main board, row and hand, in 80 columns or more, drawn from a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cadency.boards.kit.terminal import (
    FAINT,
    FREE,
    WIDE,
    accounts,
    beside,
    house,
    ledger,
    named,
    pairs,
    panel,
    roomy,
    rule,
    side_by_side,
)
from cadency.boards.legacy.terminal_cards import SEX, gains, goals, mission, purse, row, signs_of
from cadency.boards.legacy.terminal_menu import menu, outcome
from cadency.boards.legacy.terminal_town import town
from cadency.boards.legacy.terminal_tree import couples, forebears, tree
from cadency.games.legacy.names import POINTS
from cadency.games.legacy.view import House, LegacyView
from cadency.texts import Texts

__all__ = ["LOUD", "QUIET", "brief", "draw", "houses", "menu", "outcome", "parts", "picture", "title"]

QUIET: Final = {"filled", "grew", "passed"}  # events that the drawing tells by itself, or that nobody misses
LOUD: Final = {"round", "generation", "wed", "married", "found", "extinct", "solved", "over"}
NARROWEST: Final = 20  # columns that a house needs
MARGIN: Final = 4  # columns that the frame of a panel takes


@lru_cache(maxsize=8)
def words(language: str) -> Texts:
    return Texts(language, "legacy")


def draw(view: LegacyView, texts: Texts, names: list[str], width: int = 80) -> RenderableType:
    """The whole table: the main board and the row, all families, and what they have."""
    said = words(texts.language)
    panels = _panels(view, said, names, width)
    legend = Text(said("legend-forebears" if _upward(view) else "legend"), FAINT)
    accounts_ = _houses(view, said, names, width)
    return Group(title(view, texts, names), *panels.values(), accounts_, legend)


def picture(view: LegacyView, texts: Texts, names: list[str], width: int, _kind: str = "") -> RenderableType:
    """The own tree with main board, row and hand; others' families are drawn by :func:`draw`."""
    said = words(texts.language)
    if width < WIDE:
        return Group(title(view, texts, names), *_panels(view, said, names, width).values())
    half = width // 2
    left: list[RenderableType] = [panel(*_tree(view, said, names, _seat(view), half)), *_own(view, said)]
    right: list[RenderableType] = [
        panel(_capital(said("town")), town(view, said)),
        panel(_row_title(view, said), _friends(view, said, view.row)),
        *_hand(view, said),
    ]
    return Group(title(view, texts, names), side_by_side([Group(*left), Group(*right)]))


def title(view: LegacyView, texts: Texts, _names: list[str]) -> Rule:
    """Where the game is, and who began the round."""
    said = words(texts.language)
    before = [one["rounds"] for one in view.printed["generation"][: view.generation - 1]]
    rounds = view.printed["generation"][view.generation - 1]["rounds"]
    where = said("round-number", generation=view.generation, round=max(view.round - sum(before), 1), rounds=rounds)
    return rule(beside([Text(_capital(where), "bold"), house(view.first)]))


_LEDGER: Final = (
    "honour",
    "gold",
    "income",
    "prestige",
    "pawns",
    "short-extras",
    "cards",
    "children",
    "missions",
    "mentor",
)
_ROOMY: Final = ("children", "missions", "mentor")


def houses(view: LegacyView, texts: Texts, names: list[str], width: int) -> RenderableType:
    """What every house has, in a line each."""
    said = words(texts.language)
    cells = dict(_cells(view, said))
    columns = [
        (_capital(said(name)), [cells[name](one) for one in view.houses]) for name in roomy(_LEDGER, _ROOMY, width)
    ]
    return ledger([named(one.seat, names) for one in view.houses], columns, width)


def brief(view: LegacyView, texts: Texts, names: list[str], width: int) -> RenderableType:
    """What one needs to know before an answer, in few lines: the houses, whom the turn is about, row and hand."""
    said = words(texts.language)
    found: list[tuple[str | Text, RenderableType]] = []
    mine = view.houses[_seat(view)]
    lines = forebears(view, said, mine.tree) if _upward(view) else couples(view, said, mine)
    label = _capital(said("forebears" if _upward(view) else "family"))
    found += [("" if n else label, line) for n, line in enumerate(lines)]
    found.append((_capital(said("row")), _listed(view, said, view.row)))
    if view.mine is not None:
        found.append((_capital(said("hand")), _listed(view, said, view.mine.friends)))
    if view.clues:
        found.append((_capital(said("clues")), Text(", ".join([said(f"clue-{name}") for name in view.clues]))))
    return Group(title(view, texts, names), houses(view, texts, names, width), pairs(found, "italic"))


def parts(view: LegacyView, texts: Texts, names: list[str]) -> dict[str, RenderableType]:
    """What the drawing is made of, by its name in the reader's language."""
    said = words(texts.language)
    found = _panels(view, said, names, 80)
    found[said("houses")] = _houses(view, said, names, 80)
    return found


def _panels(view: LegacyView, said: Texts, names: list[str], width: int) -> dict[str, RenderableType]:
    room = width - MARGIN
    trees = [panel(*_tree(view, said, names, one.seat, room)) for one in view.houses]
    found: dict[str, RenderableType] = {
        said("forebears" if _upward(view) else "families"): Group(*trees),
        said("town"): panel(_capital(said("town")), town(view, said)),
        said("row"): panel(_row_title(view, said), _friends(view, said, view.row)),
    }
    if view.mine is not None:
        found[said("hand")] = Group(*_hand(view, said), *_own(view, said))
    return found


def _capital(words_: str) -> str:
    return words_[:1].upper() + words_[1:]


def _seat(view: LegacyView) -> int:
    return 0 if view.seat is None else view.seat


def _upward(view: LegacyView) -> bool:
    return view.options["variant"] == "inheritance"


def _tree(view: LegacyView, said: Texts, names: list[str], seat: int, width: int) -> tuple[str, RenderableType]:
    one = view.houses[seat]
    more = f" ({said('extinct')})" if one.extinct and one.family else ""
    head = _capital(said("forebears")) if _upward(view) else f"{_capital(said('family'))}: {names[seat]}{more}"
    return head, tree(view, said, one, width)


def _row_title(view: LegacyView, said: Texts) -> str:
    return f"{_capital(said('row'))} · {said('deck')} {view.deck}"


# --- friends


def _friends(view: LegacyView, said: Texts, names: Iterable[str]) -> Table:
    """A friend a line: name, signs, price and gain."""
    rows: list[tuple[str | Text, RenderableType]] = []
    for name in names:
        card = row(view, "friend", name)
        head = Text(f"{SEX[card['sex']]} {said('friend-' + name)}")
        told = " ".join(filter(None, [purse(view, name), gains(view, said, name)]))
        rows.append((head, Text.assemble((signs_of(view, said, name), FAINT), f" {told}")))
    return pairs(rows or [(Text(FREE, FAINT), "")])


def _listed(view: LegacyView, said: Texts, names: list[str]) -> Text:
    """Friends with their price only, one after another."""
    found = []
    for name in names:
        card = row(view, "friend", name)
        found.append(Text(f"{SEX[card['sex']]} {said('friend-' + name)} ") + Text(purse(view, name), FAINT))
    return Text(", ").join(found) if found else Text(FREE, FAINT)


def _hand(view: LegacyView, said: Texts) -> list[RenderableType]:
    if view.mine is None:
        return []
    return [panel(_capital(said("hand")), _friends(view, said, view.mine.friends))]


def _own(view: LegacyView, said: Texts) -> list[RenderableType]:
    """Missions, and the mentor's goals or the clues."""
    if view.mine is None:
        return []
    one = view.houses[_seat(view)]
    rows: list[tuple[str | Text, RenderableType]] = [
        (said(f"mission-{name}"), mission(view, said, name)) for name in one.tasks
    ]
    if view.mine.mentor is not None:
        sealed = Text(f" {said('sealed')}: {one.sealed}", FAINT)
        rows.append((said(f"mentor-{view.mine.mentor}"), Text(", ".join(goals(view, said, view.mine.mentor))) + sealed))
    found = [panel(_capital(said("goals")), pairs(rows))] if rows else []
    clues = [Text(said(f"clue-{name}")) for name in view.clues]
    clues += [Text(said(f"clue-{name}"), f"{FAINT} strike") for name in view.solved]
    return [*found, panel(_capital(said("clues")), Text(" · ", FAINT).join(clues))] if clues else [*found]


# --- houses

Cell = Callable[[House], Text]


def _houses(view: LegacyView, said: Texts, names: list[str], width: int = 80) -> RenderableType:
    """A column for each house; where those would break words, one below the other."""
    heads = [named(one.seat, names) for one in view.houses]
    lines = [(said(f"score-{key}"), [_some(one.points[key]) for one in view.houses]) for key in POINTS]
    columns = [(_capital(said(label)), [cell(one) for one in view.houses]) for label, cell in _cells(view, said)]
    columns[1:1] = lines
    if width // (view.seats + 1) < NARROWEST:
        return panel(_capital(said("houses")), ledger(heads, columns, 0))
    return accounts(heads, columns)


def _some(n: int) -> Text:
    return Text(str(n) if n else "")


def _cells(view: LegacyView, said: Texts) -> list[tuple[str, Cell]]:
    def extras(one: House) -> Text:
        found = [f"{n if n > 1 else ''}{said(f'colour-{colour}')}" for colour, n in one.extras.items() if n]
        return Text(", ".join(found))

    def tasks(one: House) -> Text:
        found = [said(f"mission-{name}") for name in one.tasks]
        found += [f"{said('sealed')}: {one.sealed}"] if one.sealed else []
        return Text(", ".join(found))

    def born(one: House) -> Text:
        now = [child for child in one.family[1:] if child.generation == view.generation + 1]
        return Text(said("extinct")) if one.extinct and one.family else _some(len(now))

    return [
        ("honour", lambda one: Text(f"{one.score}★", "bold")),
        ("gold", lambda one: Text(f"{one.gold}")),
        ("income", lambda one: Text(f"{one.income}")),
        ("prestige", lambda one: Text(f"{one.prestige}")),
        ("pawns", lambda one: _some(one.pawns)),
        ("short-extras", extras),
        ("cards", lambda one: Text(f"{one.cards}")),
        ("children", born),
        ("missions", tasks),
        ("mentor", lambda one: Text(said(f"mentor-{one.mentor}") if one.mentor else "")),
    ]

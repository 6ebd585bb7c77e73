"""A family as a tree of lines: from its head downwards, or upwards from yourself in the Inheritance."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from cadency.boards.kit.terminal import FAINT, beside
from cadency.boards.legacy.terminal_cards import signs_of
from cadency.games.legacy.names import BOY, CHILDREN
from cadency.games.legacy.view import Forebear, House, LegacyView, Person
from cadency.texts import Texts

ROMAN: Final = ("I", "II", "III", "IV")
WED: Final = "∞"
PLEDGED: Final = "✉"
DEAD: Final = "†"
WAKING: Final = "✦"
UNKNOWN: Final = "?"
PLAIN: Final = ("girl", "boy")
YOURS: Final = 2  # the last number that no action touches: yourself and your parents
LIMIT: Final = 64  # columns from which nations and professions stand beside names


def sex(child: str) -> str:
    return "♂" if CHILDREN.index(child) >= BOY else "♀"


def tree(view: LegacyView, said: Texts, house: House, width: int) -> Table:
    """Everybody of a family, a line each or, in the Inheritance, a couple."""
    lines = _upwards(view, said, house.tree, width) if house.tree else _downwards(view, said, house, width)
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style=FAINT)
    table.add_column(overflow="fold")  # a sign may be two cells wide
    for branch, who in lines:
        table.add_row(branch, who)
    return table


def holdings(said: Texts, one: Person | Forebear) -> str:
    found = [f"♛ {said('title-' + one.title)}"] if one.title else []
    found += ["⌂"] if one.mansion else []
    found += ["⚓"] if one.venture else []
    found += [f"✿ {said('contribution-' + one.contribution)}"] if one.contribution else []
    return " ".join(found)


def friend(view: LegacyView, said: Texts, name: str, width: int) -> Text:
    """The name of a friend, where there is room with nation and profession."""
    told = Text(said(f"friend-{name}"))
    return told + Text(f" ({signs_of(view, said, name)})", FAINT) if width >= LIMIT else told


# --- downwards

Line = tuple[str, Text]


def _downwards(view: LegacyView, said: Texts, house: House, width: int) -> list[Line]:
    found: list[Line] = []

    def grow(number: int, stem: str, knot: str) -> None:
        one = house.family[number]
        branch = f"{ROMAN[one.generation - 1]:<4}{stem}{knot}"
        found.append((branch, person(view, said, house, number, width)))
        below = stem + {"├─": "│  ", "└─": "   ", "": ""}[knot]
        children = [n for n, child in enumerate(house.family) if n and child.parent == number]
        twice = len({house.family[n].other for n in children}) > 1
        for place, n in enumerate(children):
            other = house.family[n].other
            if twice and other is not None and (not place or house.family[children[place - 1]].other != other):
                found.append((f"    {below}│", Text(f"{WED} {said(f'friend-{other}')}", FAINT)))
            grow(n, below, "└─" if n == children[-1] else "├─")

    if house.family:
        grow(0, "", "")
    return found


def person(view: LegacyView, said: Texts, house: House, number: int, width: int = 0) -> Text:
    """Number, sex, gift, spouse and holdings; whoever is of the generation that is being played stands out."""
    one = house.family[number]
    ruling = one.generation == view.generation and not one.dead
    who = Text(f"{number} {sex(one.child)}", "bold" if ruling else "")
    side = "matriarch" if one.child == "girl" else "patriarch"
    kind = f"side-{side}" if number == 0 else "" if one.child in PLAIN else f"child-{one.child}"
    marks = Text((DEAD if one.dead else "") + (WAKING if one.waking else ""))
    mate = Text("")
    if one.late is not None and one.late != one.mate:
        mate = Text(f"{WED} ") + friend(view, said, one.late, width) + Text(f" {DEAD} ")
    if one.mate is not None:
        mate += Text(f"{PLEDGED if one.promised else WED} ") + friend(view, said, one.mate, width)
    return beside([who, marks, Text(said(kind) if kind else "", "italic"), mate, Text(holdings(said, one), "bold")])


def couples(view: LegacyView, said: Texts, house: House) -> list[Text]:
    """Whoever is of the generation that is being played: those with children a line each, the others on one."""
    found, single = [], []
    for number, one in enumerate(house.family):
        if one.generation != view.generation:
            continue
        below = [person(view, said, house, n) for n, child in enumerate(house.family) if n and child.parent == number]
        line = person(view, said, house, number)
        if below:
            found.append(line + Text(" → ", FAINT) + Text(" · ", FAINT).join(below))
        else:
            single.append(line)
    return [*found, Text(" · ", FAINT).join(single)] if single else found


# --- upwards


def _upwards(view: LegacyView, said: Texts, all_: list[Forebear], width: int) -> list[Line]:
    """Couples above those whom they bore. Above a couple hang the parents of both, and their other children."""
    found: list[Line] = []

    def grow(both: list[int], origin: int, sign: str, stem: str, knot: str) -> None:
        over = stem + {"├": "│  ", "╭": "   "}[knot]
        single, branches = _above(all_, both, origin)
        if single:
            alone = [forebear(view, said, all_, n, 0) for n in single]
            found.append((f"{over}╭─↓", Text(", ").join(alone)))
        for place, (mark, who, come) in enumerate(branches):
            grow(pair(all_, who), come, mark, over, "├" if place or single else "╭")
        names = [forebear(view, said, all_, n, width) for n in both]
        found.append((f"{stem}{knot}─{sign}", Text(f" {WED} ").join(names)))

    if all_:
        grow(pair(all_, 1), 0, "↑0", "", "╭")
        found.append(("", forebear(view, said, all_, 0, width)))
    return found


def pair(all_: list[Forebear], number: int) -> list[int]:
    """Somebody, and the spouse if there is one; the man first."""
    spouse = all_[number].spouse
    both = [number] if spouse is None else [number, spouse]
    return sorted(both, key=lambda n: sex(all_[n].child) == "♀")


def _above(all_: list[Forebear], both: list[int], origin: int) -> tuple[list[int], list[tuple[str, int, int]]]:
    """Unmarried children of a couple; and what branches off: a sign, who is there, and whom it was reached from."""
    single: list[int] = []
    branches: list[tuple[str, int, int]] = []
    for n in both:
        one = all_[n]
        first = one.father if one.father is not None else one.mother
        if first is not None and n != origin:
            branches.append((f"↑{n}", first, n))
    for n, other in enumerate(all_):
        if n > YOURS and n != origin and (other.father in both or other.mother in both):
            if other.spouse is None:
                single.append(n)
            else:
                branches.append(("↓", n, n))
    return single, branches


def forebear(view: LegacyView, said: Texts, all_: list[Forebear], number: int, width: int = 0) -> Text:
    one = all_[number]
    who = Text(f"{number} {sex(one.child)}", "" if number <= YOURS else "bold")
    if one.friend is not None:
        name = friend(view, said, one.friend, width)
    else:
        special = one.child not in PLAIN and one.drawn
        name = Text(said(f"child-{one.child}") if special else UNKNOWN, "italic")
    return beside([who, name, Text(holdings(said, one), "bold")])


def forebears(view: LegacyView, said: Texts, all_: list[Forebear]) -> list[Text]:
    """Whom actions touch, in few lines: couples, then whoever is unmarried."""
    wed = [n for n, one in enumerate(all_) if n > YOURS and one.spouse is not None and sex(one.child) == "♂"]
    single = [n for n, one in enumerate(all_) if n > YOURS and one.spouse is None]
    told = [Text(f" {WED} ").join([forebear(view, said, all_, n) for n in pair(all_, man)]) for man in wed]
    alone = [forebear(view, said, all_, n) for n in single]
    return [Text(" · ", FAINT).join(part) for part in (told, alone) if part]

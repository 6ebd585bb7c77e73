"""Why somebody of a family may not marry, hold something or have children now."""

from __future__ import annotations

from collections.abc import Callable

from cadency.games.legacy import choices as c
from cadency.games.legacy import forebears, people
from cadency.games.legacy.names import BEAUTY, BOY, GERMAN, INHERITANCE
from cadency.games.legacy.state import Legacy
from cadency.kernel.engine import Refusal
from cadency.kernel.words import Choice

Reason = tuple[str, str]
Judge = Callable[[int, int], Reason]  # the number of somebody, and the person


def whom(s: Legacy, seat: int, friend: int) -> list[Refusal]:
    """Whom a friend may marry or be promised to; in the Inheritance, beside or in place of whom."""
    man = s.content.rows["friend"][friend]["sex"] == "man"
    cost = s.content.rows["friend"][friend]["cost"]
    if s.variant != INHERITANCE:
        return _judged(s, seat, c.MEMBER, lambda _, person: _bride(s, seat, person, man, cost))
    tree = s.family[seat]
    beside = _judged(s, seat, c.MEMBER, lambda n, person: _beside(s, seat, (n, person), man, cost))
    instead = _judged(s, seat, c.INSTEAD, lambda n, person: _instead(s, seat, (n, person), man, cost))
    return [*beside, *instead] if tree else []


def _judged(s: Legacy, seat: int, words: tuple[Choice, ...], judge: Judge) -> list[Refusal]:
    """Everybody, and why not; who is like somebody before is offered there already."""
    found = []
    seen: set[int] = set()
    for number, person in enumerate(s.family[seat]):
        reason, clause = judge(number, person)
        if not reason and person & people.ALIKE in seen:
            reason = "alike"
        elif not reason:
            seen.add(person & people.ALIKE)
        found.append(Refusal(words[number], reason, clause))
    return found


def _bride(s: Legacy, seat: int, person: int, man: bool, cost: int) -> Reason:
    born = people.born_of(person)
    if born not in (s.generation, s.generation + 1):
        return ("other-generation", "L-3.4")
    if person & people.DEAD:
        return ("dead", "L-6.6")
    if person & people.MATE:
        return ("promised", "L-5.3") if person & people.PROMISED else ("married", "L-5.1")
    if people.is_man(person) == man:
        return ("same-sex", "L-5.1")
    if people.kind_of(person) == BEAUTY and (s.edition == GERMAN or born == s.generation):
        cost = max(0, cost - 2)
    return ("gold-short", "L-5.1") if s.gold[seat] < cost else ("", "L-5.1")


def _beside(s: Legacy, seat: int, one: tuple[int, int], man: bool, cost: int) -> Reason:
    number, person = one
    if number <= forebears.MOTHER:
        return ("not-you", "L-16.3")
    if (person & forebears.KIND >= BOY) == man:
        return ("same-sex", "L-16.4")
    if forebears.spouse_of(person) >= 0:
        return ("married", "L-16.4")
    if person & forebears.KIND == BEAUTY and person & forebears.DRAWN:
        cost = max(0, cost - 2)
    return ("gold-short", "L-16.4") if s.gold[seat] < cost else ("", "L-16.4")


def _instead(s: Legacy, seat: int, one: tuple[int, int], man: bool, cost: int) -> Reason:
    number, person = one
    if number <= forebears.MOTHER:
        return ("not-you", "L-16.3")
    if person & forebears.KNOWN:
        return ("known", "L-16.4")
    if (person & forebears.KIND >= BOY) != man:
        return ("other-sex", "L-16.4")
    return ("gold-short", "L-16.4") if s.gold[seat] < cost else ("", "L-16.4")


def holders(s: Legacy, seat: int, holding: int) -> list[Refusal]:
    """Beside whom a title or the like may lie (L-8.5)."""
    if s.variant == INHERITANCE:
        return _judged(s, seat, c.MEMBER, lambda n, person: _forebear_holds(s, seat, (n, person), holding))
    return _judged(s, seat, c.MEMBER, lambda _, person: _holds(s, person, holding))


def _holds(s: Legacy, person: int, holding: int) -> Reason:
    if people.born_of(person) != s.generation:
        return ("other-generation", "L-3.4")
    return ("holds-one", "L-8.5") if people.holding(person, holding) >= 0 else ("", "L-8.5")


def _forebear_holds(s: Legacy, seat: int, one: tuple[int, int], holding: int) -> Reason:
    number, person = one
    spouse = forebears.spouse_of(person)
    if number <= forebears.MOTHER:
        return ("not-you", "L-16.3")
    if spouse >= 0 and person & forebears.KIND < BOY:
        return ("by-her-husband", "L-16.3")
    both = (person, s.family[seat][spouse]) if spouse >= 0 else (person,)
    held = any(somebody & forebears.HOLDS[holding] for somebody in both)
    return ("holds-one", "L-8.5") if held else ("", "L-8.5")


def parents(s: Legacy, seat: int, children: int) -> list[Refusal]:
    """Who may have so many children (L-6.1, L-16.5)."""
    if s.variant == INHERITANCE:
        return _judged(s, seat, c.MEMBER, _pair)
    return _judged(s, seat, c.MEMBER, lambda _, person: _couple(s, person, children))


def _pair(number: int, person: int) -> Reason:
    if number <= forebears.MOTHER:
        return ("not-you", "L-16.3")
    if forebears.spouse_of(person) < 0:
        return ("no-spouse", "L-6.1")
    return ("by-her-husband", "L-16.5") if person & forebears.KIND < BOY else ("", "L-16.5")


def _couple(s: Legacy, person: int, children: int) -> Reason:
    if people.born_of(person) != s.generation:
        return ("other-generation", "L-3.4")
    if not people.is_couple(person):
        return ("no-spouse", "L-6.1")
    if not s.content.rows["friend"][people.mate_of(person)]["births"]:
        return ("infertile", "L-14.4")
    full = people.brood_of(person) + children > s.content.rows["layout"][0]["children"]
    return ("no-room", "L-6.1") if full else ("", "L-6.1")

"""How much of something a family has: for conditions on cards, missions, goals and clues."""

from __future__ import annotations

from cadency.games.legacy.cards import Need
from cadency.games.legacy.kin import KIN
from cadency.games.legacy.names import GERMAN, HOLDINGS, MEASURES, N_PROFESSIONS, VERBS
from cadency.games.legacy.piles import bits
from cadency.games.legacy.state import Legacy

_KEEP = VERBS.index("keep")


def met(s: Legacy, seat: int, need: Need) -> bool:
    """Is that there, and enough of it?"""
    if need.measure < 0:
        return True
    name = MEASURES[need.measure]
    if name == "law":
        return s.gold[seat] >= s.printed.law
    return measure(s, seat, name, need.of) >= need.least


def met_by_others(s: Legacy, seat: int, friend: int) -> bool:
    """Is the condition of a friend met who has just joined, the friend not counted (L-5.6)?"""
    need = s.content.need[friend]
    if need.measure < 0:
        return True
    name = MEASURES[need.measure]
    itself = (name == "nation" and s.content.nation[friend] == need.of) or (
        name == "profession" and s.content.profession[friend] == need.of
    )
    return measure(s, seat, name, need.of) >= need.least + itself


def measure(s: Legacy, seat: int, name: str, of: int) -> int:
    """How much there is of something."""
    kin = KIN[s.variant]
    if name in ("gold", "income", "prestige"):
        return int(getattr(s, name)[seat])
    if name == "hand":
        return s.size(seat)
    if name.removesuffix("s") in HOLDINGS:
        return kin.held(s, seat, HOLDINGS.index(name.removesuffix("s")))
    if name.startswith(("nation", "profession")):
        return _signs(s, seat, name, of)
    found = kin.tally(s, seat, name, of)
    named = name in ("arranged", "third") and of >= 0
    return found + kept(s, seat).count(of) if named and s.edition == GERMAN else found  # L-13.5


def _signs(s: Legacy, seat: int, name: str, of: int) -> int:
    """What depends on the signs of spouses and promised friends."""
    nation, profession = s.content.nation, s.content.profession
    company = KIN[s.variant].company(s, seat)
    if name == "nation":
        return sum([1 for friend in company if nation[friend] == of])
    if name == "nations":
        return len({nation[friend] for friend in company})
    if name == "profession":
        return sum([1 for friend in company if profession[friend] == of]) + kept(s, seat).count(of)
    return len(({profession[friend] for friend in company} | set(kept(s, seat))) - {N_PROFESSIONS})


def kept(s: Legacy, seat: int) -> list[int]:
    """The professions of missions that were kept (L-14.14)."""
    if not s.keeps[seat]:
        return []
    programs = s.content.programs[3]
    return [arg for mission in bits(s.keeps[seat]) for verb, arg in programs[mission] if verb == _KEEP]

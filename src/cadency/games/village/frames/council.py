"""The council chamber: four levels and their privileges (V-11)."""

from __future__ import annotations

from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import BY_SCROLL, CUBES, Rise, Use
from cadency.games.village.frames.payment import Grant, bounty, pay
from cadency.games.village.names import FARM, LEVEL, N_PLACES, SCROLL
from cadency.games.village.state import Village, generations
from cadency.games.village.vocabulary import RISE, SKIP, USE
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Choice, Field


class Council(Ask[Village]):
    """Enter, rise, or use a privilege without moving."""

    __slots__ = ("may", "seat")
    tag = "council"
    fields = (Field("seat"), Field("may"))
    kind = "council.act"
    clause = "V-11.1"

    def __init__(self, seat: int, may: int) -> None:
        self.seat: Final = seat
        self.may: Final = may

    def decision(self, s: Village) -> Decision:
        seat = self.seat
        at = seat * N_PLACES
        found: list[Choice] = []
        scroll = s.goods[seat * 5 + SCROLL] >= s.content.scrolls
        cubes = s.affords(seat, s.content.step)
        if scroll or cubes:
            for level in range(4):
                here = s.members[at + below(level)]
                if here:
                    for g in generations(here):
                        if cubes:
                            found.append(RISE[level][g][CUBES])
                        if scroll:
                            found.append(RISE[level][g][BY_SCROLL])
        for level in range(s.level(seat) + 1):
            if s.usable(seat, level):
                found.append(USE[level])
        if self.may:
            found.append(SKIP)
        return Decision(self, seat, tuple(found))

    def answer(self, s: Village, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Use):
            use(s, seat, choice.level)
        elif isinstance(choice, Rise):
            level = choice.level
            s.move(seat, below(level), LEVEL + level, choice.generation)
            s.say("rose", seat, level + 1, choice.generation + 1)
            s.owed[seat] += s.spend(seat, s.content.level_hours[level])
            s.stack.append(Privilege(seat, level))
            if choice.method == BY_SCROLL:
                s.goods[seat * 5 + SCROLL] -= s.content.scrolls
            else:
                pay(s, seat, s.content.step)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.council(s, self.seat)


def can_counsel(s: Village, seat: int) -> bool:
    """Enter, rise, or use a privilege."""
    at = seat * N_PLACES
    if s.can_rise(seat) and (s.members[at + FARM] or any(s.members[at + LEVEL : at + LEVEL + 3])):
        return True
    for level in range(s.level(seat) + 1):
        if s.usable(seat, level):
            return True
    return False


class Privilege(Ask[Village]):
    """A privilege of the level just reached or a lower one, or none (V-11.4, V-R23)."""

    __slots__ = ("level", "seat")
    tag = "privilege"
    fields = (Field("seat"), Field("level", (1, 2, 3, 4)))
    kind = "council.privilege"
    clause = "V-11.4"

    def __init__(self, seat: int, level: int) -> None:
        self.seat: Final = seat
        self.level: Final = level

    def decision(self, s: Village) -> Decision:
        found: list[Choice] = [USE[level] for level in range(self.level + 1) if s.usable(self.seat, level)]
        found.append(SKIP)
        return Decision(self, self.seat, tuple(found))

    def answer(self, s: Village, choice: Choice) -> None:
        if isinstance(choice, Use):
            use(s, self.seat, choice.level)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.privilege(s, self.seat, self.level)


def use(s: Village, seat: int, level: int) -> None:
    s.say("used", seat, level + 1)
    if level == 0:
        s.next_first = seat
    elif level == 1:
        bounty(s, seat, s.content.gift)
    elif level == 2:
        s.stack.append(Grant(seat))
    else:
        s.coins[seat] -= s.content.fee
        s.prestige[seat] += s.content.honour


def below(level: int) -> int:
    """Where a member stands who could rise to this level."""
    return LEVEL + level - 1 if level else FARM

"""What a position of Legacy is worth to a seat: the honour that its family can hope for, less what the others can.

Everything is in honour. What is scored already counts in full; gold, friends and children count for what they may
become, and for less and less as the game runs out. Of the other families only what everybody sees is looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final

from cadency.bots.judge.common import Amount, Parts, Rows
from cadency.bots.judge.legacy_alone import PERIL, living, odds, solving
from cadency.bots.judge.legacy_goals import (
    BIRTH,
    EXTRA,
    FEWER,
    GOLD,
    LATER,
    PAWN,
    Kindred,
    Rates,
    chance,
    effect,
    honour,
    lacks,
    rates,
)
from cadency.games.legacy.frames.births import Births
from cadency.games.legacy.frames.effects import Run
from cadency.games.legacy.frames.hands import Discards, Drawing, Receiving
from cadency.games.legacy.frames.meeting import Reach, Sourcing, Taking
from cadency.games.legacy.frames.missions import Quest, Undertaking
from cadency.games.legacy.frames.nursery import Cradle, Picking, Trouble
from cadency.games.legacy.frames.own import Pleading
from cadency.games.legacy.frames.wedding import Charming, Joining
from cadency.games.legacy.kin import KIN
from cadency.games.legacy.measures import met_by_others
from cadency.games.legacy.names import CHILDREN_BORN, INHERITANCE, N_BOONS, N_COLOURS, N_TALLIES
from cadency.games.legacy.piles import bits
from cadency.games.legacy.score import heritage, standing
from cadency.games.legacy.state import Legacy

# --- what is measured, in this order: what everybody sees, what a seat alone knows, what others reckon with instead
AMOUNTS: Final[tuple[Amount, ...]] = (
    *(
        Amount("honour", "honour", "L-10.3"),
        Amount("prestige", "prestige", "L-10.3"),
        Amount("ruin", "peril", "L-10.4"),
    ),
    *(Amount("pawns", "actions", "L-4.1"), Amount("extras", "actions", "L-4.4"), Amount("boons", "actions")),
    *(Amount("gold", "gold", "L-10.1"), Amount("matches", "friends", "L-5.1"), Amount("spare", "friends", "L-7.6")),
    *(
        Amount("missions", "missions", "L-9.3"),
        Amount("mentor", "mentor", "L-12.2"),
        Amount("goals", "mentor", "L-12.2"),
    ),
    *(Amount("born", "children", "L-10.3"), Amount("heirs", "children"), Amount("rooms", "children")),
    *(Amount("promised", "promised"), Amount("peril", "peril", "L-10.4"), Amount("coming", "coming")),
    *(Amount("heritage", "heritage", "L-16.9"), Amount("clues", "clues", "L-16.7")),
)
OUTSIDE: Final[tuple[str, ...]] = ("gold", "hand", "born")
SECRETS: Final = 17
HONOUR: Final = 0
PRESTIGE: Final = 1
RUINED: Final = 2
PAWNS: Final = 3
EXTRAS: Final = 4
BOONS: Final = 5
PURSED: Final = 6
MATCHES: Final = 7
SPARE: Final = 8
MISSIONS: Final = 9
MENTOR: Final = 10
GOALS: Final = 11
BORN: Final = 12
HEIRS: Final = 13
ROOMS: Final = 14
PROMISED: Final = 15
PERILS: Final = 16
COMING: Final = 17
HERITAGE: Final = 18
CLUES: Final = 19
OTHER_GOLD: Final = 20
OTHER_HAND: Final = 21
OTHER_BORN: Final = 22
N_ROW: Final = 23

# --- time and money
ASKED: Final = 2.0  # gold that is asked for at least
PURSE: Final = 3.2  # gold that an action can turn into something
TIE: Final = 0.02  # a friend in hand at the end: it may break a tie
SAVED: Final = 0.55  # of an extra pawn's worth when its generation has only this round left

# --- the family
RUIN: Final = 45.0  # a family that dies out
FEAR: Final = 0.6  # of that, while something can still be done
ROOM: Final = 0.15  # one more child that a couple could have, for each round of the generation

# --- friends
MATCH: Final = 0.55  # of a wedding's worth above an action's, for a friend in hand whom somebody could marry
HOPE: Final = 0.22  # the same while nobody could
SPEND: Final = 0.75  # a friend to pay with
USES: Final = 0.5  # friends that an action can use

# --- goals
# by generation: of a lesser goal, before a mission is sealed for it
SEALED: Final[tuple[float, ...]] = (0.25, 0.35, 0.45)
TASK: Final[tuple[float, ...]] = (3.2, 3.0, 2.0)  # a mission that is about to be drawn
CLAIMED: Final = 0.97  # of a mission's reward, when nothing is missing but the claim
CLUE: Final = 2.5  # that a clue is solved, besides prestige and what an open one costs

# by names.BOONS: for each round of the generation to come, this included
_BOON: Final[tuple[float, ...]] = (0.4, 0.5, 0.35, 0.25, 0.15)


class Due:
    """What is about to come to a family."""

    __slots__ = ("births", "effects", "friends", "gold")

    def __init__(self) -> None:
        self.births = self.effects = self.friends = self.gold = 0.0


def measure(s: Legacy, eye: int) -> tuple[Rows, float]:
    """What each family has and can hope for; and the rounds after this one."""
    times = rates(s.content, s.generation, s.round)
    dues = coming(s, times)
    rows = []
    for seat in range(s.seats):
        row = [0.0] * N_ROW
        row[HONOUR] = float(honour(s, seat))
        if s.living(seat):
            row[PRESTIGE] = float(s.prestige[seat] * times.closings)
            if s.seats > 1:
                seen(s, seat, times, row)
            if eye < 0 or eye == seat:
                known(s, seat, times, dues[seat], row)
        else:
            row[RUINED] = -RUIN
        rows.append(row)
    return rows, float(times.payments)


def seen(s: Legacy, seat: int, times: Rates, row: list[float]) -> None:
    """What others can tell of a family."""
    gold = s.gold[seat] + s.income[seat] * times.payments
    row[OTHER_GOLD] = GOLD * gold * min(1.0, 0.3 + 0.2 * times.payments)
    row[OTHER_HAND] = SPEND * s.hand[seat].bit_count() * min(1.0, 0.25 * times.payments)
    row[OTHER_BORN] = float(s.tallies[seat * N_TALLIES + CHILDREN_BORN])


def known(s: Legacy, seat: int, times: Rates, due: Due, row: list[float]) -> None:
    """What the family itself can hope for."""
    kin = Kindred(s, seat, times)
    pawns = s.pawns[seat] + s.content.pawns * times.payments
    extras = sum(s.extras[seat * N_COLOURS : (seat + 1) * N_COLOURS])
    actions = pawns + 0.8 * extras
    row[PAWNS] = PAWN * pawns
    if extras:
        row[EXTRAS] = EXTRA * extras * (1.0 if times.rounds else SAVED if s.pawns[seat] else 0.0)
    for boon in range(N_BOONS):
        row[BOONS] += _BOON[boon] * s.boons[seat * N_BOONS + boon] * (times.rounds + 0.5)
    row[PURSED] = purse(s.gold[seat] + due.gold + s.income[seat] * times.payments, actions)
    row[MATCHES], row[SPARE] = hand(s, seat, kin, times, actions, due.friends)
    if s.tasks[seat]:
        row[MISSIONS] = missions(s, seat, times, actions)
    if seat < len(s.mentors):
        row[MENTOR], row[GOALS] = goals(s, seat, actions)
    row[COMING] = due.effects
    if s.variant == INHERITANCE:
        row[HERITAGE], row[CLUES] = clues(s, times, actions)
    else:
        offspring(s, seat, kin, times, due.births, row)


def purse(gold: float, actions: float) -> float:
    """Gold with all income to come: the more there is, the less of it will be used."""
    need = PURSE * actions
    return GOLD * need * (1.0 - exp(-gold / need)) if need else 0.001 * gold


def hand(s: Legacy, seat: int, kin: Kindred, times: Rates, actions: float, more: float) -> tuple[float, float]:
    """Friends: the best of them will marry, as far as there is somebody; others pay for something."""
    content = s.content
    cards = s.hand[seat]
    uses = USES * actions
    spent = cards.bit_count() + more
    if uses <= 0.0:
        return 0.0, TIE * spent
    value = 0.0
    for mask, slots in ((cards & content.women, kin.brides), (cards & content.men, kin.grooms)):
        left = slots
        for gain in sorted([times.wed[friend] for friend in bits(mask)], reverse=True):
            if gain <= 0.0:
                break
            value += gain * (HOPE + (MATCH - HOPE) * min(1.0, max(0.0, left)))
            left -= 1.0
    scarce = uses * (1.0 - exp(-spent / uses)) if spent > 0.0 else spent
    return value * min(1.0, 0.35 * actions), SPEND * scarce + TIE * spent


def offspring(s: Legacy, seat: int, kin: Kindred, times: Rates, births: float, row: list[float]) -> None:
    """Children, those who are promised, and how likely it is that the family dies out."""
    children, heirs = kin.born + BIRTH * births, kin.heirs + BIRTH * births
    row[BORN] = children
    row[PROMISED] = kin.promised
    row[HEIRS] = LATER[s.generation] * (1.0 - FEWER**heirs) / (1.0 - FEWER)
    row[ROOMS] = ROOM * min(kin.rooms, 4) * times.rounds
    if s.family[seat] and heirs < 0.5 and (s.generation < 2 or children < 0.5):  # once its head is there
        left = s.pawns[seat] + s.content.pawns * times.rounds
        row[PERILS] = -RUIN * (FEAR * PERIL**left if kin.parents and left else 1.0)


def missions(s: Legacy, seat: int, times: Rates, actions: float) -> float:
    """Open missions."""
    value = 0.0
    for mission in bits(s.tasks[seat]):
        need = s.content.mission_need[mission]
        missing = lacks(s, seat, need)
        value += times.missions[mission] * (CLAIMED if missing <= 0 else 0.9 * chance(need, missing, actions))
    return value


def goals(s: Legacy, seat: int, actions: float) -> tuple[float, float]:
    """The mentor's main goal, and the lesser ones that sealed missions unlock."""
    (main, points), *lesser = s.content.goals[s.mentors[seat]]
    likely = [more * chance(need, lacks(s, seat, need), actions) for need, more in lesser]
    likely.sort(reverse=True)
    unsealed = SEALED[s.generation] * min(1.0, 0.25 * actions)
    value = 0.0
    for n, worth in enumerate(likely):
        value += worth if n < s.sealed[seat] else worth * unsealed
    return points * chance(main, lacks(s, seat, main), actions), value


def clues(s: Legacy, times: Rates, actions: float) -> tuple[float, float]:
    """Of the Inheritance: what nations and professions will bring, and what open clues may cost."""
    nations, trades = heritage(s)
    value = 0.0
    for clue in bits(s.clues):
        need = s.content.clue_need[clue]
        value -= (1.0 - chance(need, lacks(s, 0, need), actions)) * (1.0 + CLUE + times.closings)
    return 0.8 * (nations + trades), value


def coming(s: Legacy, times: Rates) -> list[Due]:
    """What the stack promises each family: gold, friends, children and effects of cards."""
    dues = [Due() for _ in range(s.seats)]
    for frame in s.stack:
        if isinstance(frame, (Births, Cradle, Picking, Trouble)):
            dues[frame.seat].births += frame.left if isinstance(frame, Births) else 1.0
        elif isinstance(frame, Joining):
            joins(s, frame, times, dues[frame.seat])
        elif isinstance(frame, Run):
            program = s.content.programs[frame.source][frame.number]
            gain = effect(program, frame.step, times.closings, times.payments, times.rounds)
            dues[frame.seat].effects += gain
        elif isinstance(frame, (Drawing, Receiving, Reach, Sourcing)):
            dues[frame.seat].friends += frame.count
        elif isinstance(frame, (Taking, Discards)):
            dues[frame.seat].friends += frame.left if isinstance(frame, Taking) else -frame.left
        elif isinstance(frame, (Pleading, Charming)):
            dues[frame.seat].gold += ASKED
        elif isinstance(frame, (Quest, Undertaking)):
            dues[frame.seat].effects += TASK[s.generation]
    return dues


def joins(s: Legacy, frame: Joining, times: Rates, due: Due) -> None:
    """A friend has just married into a family: children, prestige and what the card says."""
    content = s.content
    friend = KIN[s.variant].friend_at(s, frame.seat, frame.member)
    due.births += content.births[friend]
    due.effects += content.prestige[friend] * times.closings
    if content.programs[0][friend] and met_by_others(s, frame.seat, friend):
        due.effects += effect(content.programs[0][friend], 0, times.closings, times.payments, times.rounds)


def alone(s: Legacy) -> tuple[str, float]:
    """Which of the games for one this is, and how good it looks: that the family lives on, or that all is solved."""
    times = rates(s.content, s.generation, s.round)
    if s.variant == INHERITANCE:
        actions = s.pawns[0] + s.content.pawns * times.payments + 0.8 * sum(s.extras)
        return "inheritance", odds(1.0 * (s.over == "solved") if s.over else solving(s, actions))
    if s.over or not s.living(0):
        return "standard", odds(1.0 * s.living(0))
    births = BIRTH * coming(s, times)[0].births
    return "standard", odds(living(s, Kindred(s, 0, times), births, times.rounds))


PARTS: Final = Parts(AMOUNTS, measure, standing, SECRETS, OUTSIDE, alone=alone)

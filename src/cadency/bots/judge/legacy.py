"""What a position of Legacy is worth to a seat: the honour that its family can hope for, less what the others can.

Everything is in honour. What is scored already counts in full; gold, friends and children count for what they may
become, and for less and less as the game runs out. Of the other families only what everybody sees is looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final

from cadency.bots.judge.common import Amount, Parts
from cadency.bots.judge.legacy_goals import (
    BIRTH,
    EXTRA,
    FEWER,
    GOLD,
    LATER,
    PAWN,
    Census,
    Rates,
    chance,
    effect,
    honour,
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
from cadency.games.legacy.names import INHERITANCE, N_BOONS, N_COLOURS
from cadency.games.legacy.people import BORN, BORN_AT
from cadency.games.legacy.piles import bits
from cadency.games.legacy.score import heritage, standing
from cadency.games.legacy.state import Legacy

# --- time and money
ASKED: Final = 2.0  # gold that is asked for at least
PURSE: Final = 3.2  # gold that an action can turn into something
TIE: Final = 0.02  # a friend in hand at the end: it may break a tie
SAVED: Final = 0.55  # of an extra pawn's worth when its generation has only this round left

# --- the family
RUIN: Final = 45.0  # a family that dies out
PERIL: Final = 0.45  # of that, for each action left to have a child first
ROOM: Final = 0.15  # one more child that a couple could have, for each round of the generation

# --- friends
MATCH: Final = 0.55  # of a wedding's worth above an action's, for a friend in hand whom somebody could marry
HOPE: Final = 0.22  # the same while nobody could
SPEND: Final = 0.75  # a friend to pay with
USES: Final = 0.5  # friends that an action can use

# --- goals
SEALED: Final = (0.25, 0.35, 0.45)  # by generation: of a lesser goal, before a mission is sealed for it
TASK: Final = (3.2, 3.0, 2.0)  # a mission that is about to be drawn
CLAIMED: Final = 0.97  # of a mission's reward, when nothing is missing but the claim
CLUE: Final = 2.5  # that a clue is solved, besides prestige and what an open one costs

_BOON: Final = (0.4, 0.5, 0.35, 0.25, 0.15)  # by names.BOONS: for each round of the generation to come, this included


def measure(s: Legacy, eye: int) -> tuple[list[list[float]], float]:
    """What each family can hope for as it knows, and as others can tell; and the rounds to come."""
    times = rates(s.content, s.generation, s.round)
    rows = [[hope(s, seat) if eye in (-1, seat) else 0.0, outlook(s, seat)] for seat in range(s.seats)]
    return rows, float(times.payments)


def outlook(s: Legacy, seat: int) -> float:
    """What another family has, by what everybody sees."""
    times = rates(s.content, s.generation, s.round)
    value = float(honour(s, seat) + s.prestige[seat] * times.closings)
    value += GOLD * (s.gold[seat] + s.income[seat] * times.payments) * min(1.0, 0.3 + 0.2 * times.payments)
    value += SPEND * s.hand[seat].bit_count() * min(1.0, 0.25 * times.payments)
    if not s.living(seat):
        return value - RUIN
    if s.variant != INHERITANCE:
        later = s.generation + 1 << BORN_AT
        for person in s.family[seat]:
            if person & BORN == later:
                value += 1.0
    return value


def hope(s: Legacy, seat: int) -> float:
    """What one's own family has and can still hope for."""
    if not s.living(seat):
        return honour(s, seat) - RUIN
    times = rates(s.content, s.generation, s.round)
    found = Census(s, seat, times)
    pawns = s.pawns[seat] + s.content.pawns * times.payments
    extras = sum(s.extras[seat * N_COLOURS : (seat + 1) * N_COLOURS])
    actions = pawns + 0.8 * extras
    gold, friends, births = coming(s, seat)
    value = effects(s, seat, times) + honour(s, seat) + s.prestige[seat] * times.closings + PAWN * pawns
    value += EXTRA * extras * (1.0 if times.rounds else SAVED if s.pawns[seat] else 0.0)
    value += purse(s.gold[seat] + gold + s.income[seat] * times.payments, actions)
    value += hand(s, seat, found, times, actions, friends)
    value += goals(s, seat, found, times, actions)
    for boon in range(N_BOONS):
        value += _BOON[boon] * s.boons[seat * N_BOONS + boon] * (times.rounds + 0.5)
    if s.variant == INHERITANCE:
        return value + clues(s, found, times, actions)
    return value + offspring(s, seat, found, times, births)


def purse(gold: float, actions: float) -> float:
    """Gold with all income to come: the more there is, the less of it will be used."""
    need = PURSE * actions
    return GOLD * need * (1.0 - exp(-gold / need)) if need else 0.001 * gold


def hand(s: Legacy, seat: int, found: Census, times: Rates, actions: float, more: float) -> float:
    """Friends: the best of them will marry, as far as there is somebody; others pay for something."""
    content = s.content
    cards = s.hand[seat]
    uses = USES * actions
    value = 0.0
    for mask, slots in ((cards & content.women, found.brides), (cards & content.men, found.grooms)):
        left = slots
        for gain in sorted([times.wed[friend] for friend in bits(mask)], reverse=True):
            if gain <= 0.0:
                break
            value += gain * (HOPE + (MATCH - HOPE) * min(1.0, max(0.0, left)))
            left -= 1.0
    spent = cards.bit_count() + more
    if uses <= 0.0:
        return TIE * spent
    scarce = uses * (1.0 - exp(-spent / uses)) if spent > 0.0 else spent
    return value * min(1.0, 0.35 * actions) + SPEND * scarce + TIE * spent


def offspring(s: Legacy, seat: int, found: Census, times: Rates, births: float) -> float:
    """Children, those who are promised, and how likely it is that the family dies out."""
    children, heirs = found.born + BIRTH * births, found.heirs + BIRTH * births
    value: float = children + found.promised
    value += LATER[s.generation] * (1.0 - FEWER**heirs) / (1.0 - FEWER)
    value += ROOM * min(found.rooms, 4) * times.rounds
    if heirs < 0.5 and (s.generation < 2 or children < 0.5):
        left = s.pawns[seat] + s.content.pawns * times.rounds
        value -= RUIN * (PERIL**left if found.parents else 1.0)
    return value


def goals(s: Legacy, seat: int, found: Census, times: Rates, actions: float) -> float:
    """The mentor's goals, and open missions."""
    value = 0.0
    tasks = s.tasks[seat]
    while tasks:
        low = tasks & -tasks
        mission = low.bit_length() - 1
        need = s.content.mission_need[mission]
        missing = found.lacks(s, need)
        value += times.missions[mission] * (CLAIMED if missing <= 0 else 0.9 * chance(need, missing, actions))
        tasks ^= low
    if not s.mentors or seat >= len(s.mentors):
        return value
    (main, points), *lesser = s.content.goals[s.mentors[seat]]
    value += points * chance(main, found.lacks(s, main), actions)
    likely = sorted([more * chance(need, found.lacks(s, need), actions) for need, more in lesser], reverse=True)
    for n, worth in enumerate(likely):
        value += worth * (1.0 if n < s.sealed[seat] else SEALED[s.generation] * min(1.0, 0.25 * actions))
    return value


def clues(s: Legacy, found: Census, times: Rates, actions: float) -> float:
    """Of the Inheritance: open clues, and what nations and professions will bring."""
    nations, trades = heritage(s)
    value = 0.8 * (nations + trades)
    left = s.clues
    while left:
        low = left & -left
        need = s.content.clue_need[low.bit_length() - 1]
        odds = chance(need, found.lacks(s, need), actions)
        value -= (1.0 - odds) * (1.0 + CLUE + times.closings)
        left ^= low
    return value


def coming(s: Legacy, seat: int) -> tuple[float, float, float]:
    """Gold, friends and children that are about to come to a family."""
    gold = friends = births = 0.0
    for frame in s.stack:
        if isinstance(frame, (Births, Cradle, Picking, Trouble)):
            if frame.seat == seat:
                births += frame.left if isinstance(frame, Births) else 1.0
        elif isinstance(frame, Joining):
            if frame.seat == seat:
                births += s.content.births[KIN[s.variant].friend_at(s, seat, frame.member)]
        elif isinstance(frame, (Drawing, Receiving, Reach, Sourcing)):
            if frame.seat == seat:
                friends += frame.count
        elif isinstance(frame, (Taking, Discards)):
            if frame.seat == seat:
                friends += frame.left if isinstance(frame, Taking) else -frame.left
        elif isinstance(frame, (Pleading, Charming)) and frame.seat == seat:
            gold += ASKED
    return gold, friends, births


def effects(s: Legacy, seat: int, times: Rates) -> float:
    """What cards are about to bring."""
    value = 0.0
    content = s.content
    for frame in s.stack:
        if isinstance(frame, Joining):
            if frame.seat == seat:
                friend = KIN[s.variant].friend_at(s, seat, frame.member)
                value += content.prestige[friend] * times.closings
                if content.programs[0][friend] and met_by_others(s, seat, friend):
                    value += effect(content.programs[0][friend], 0, times.closings, times.payments, times.rounds)
        elif isinstance(frame, Run):
            if frame.seat == seat:
                program = content.programs[frame.source][frame.number]
                value += effect(program, frame.step, times.closings, times.payments, times.rounds)
        elif isinstance(frame, (Quest, Undertaking)) and frame.seat == seat:
            value += TASK[s.generation]
    return value


PARTS: Final = Parts((Amount("hope", "hope"),), measure, standing, secrets=1, outside=("hope",))

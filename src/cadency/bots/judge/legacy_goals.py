"""What cards of Legacy bring, who of a family can still marry, and how likely it reaches what a card asks for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cadency.games.legacy import forebears
from cadency.games.legacy.cards import Need, Program
from cadency.games.legacy.content import Content
from cadency.games.legacy.measures import measure
from cadency.games.legacy.names import BOY, INHERITANCE, MEASURES, N_POINTS, N_TALLIES, VERBS
from cadency.games.legacy.people import BORN, BORN_AT, BROOD, BROOD_AT, DEAD, KIND, MATE_AT, PROMISED
from cadency.games.legacy.state import Legacy

# --- what things are worth, in honour
GOLD: Final = 0.8  # that is surely spent
PAWN: Final = 1.7  # an action on one's own board
EXTRA: Final = 1.2  # an extra pawn with rounds to come in its generation
FRIEND: Final = 1.1  # anybody in hand
CONDITION: Final = 0.45  # of an effect that asks for others in the family
LATER: Final[tuple[float, ...]] = (4.0, 2.6, 0.0)  # by generation: one more of the family when the next begins
FEWER: Final = 0.72  # of that, for each further child
BIRTH: Final = 0.9  # of a child, before its card is drawn
RIVALS: Final = 0.6  # what others lose

# by verb, for each of what the card says: what does not depend on the time that is left
_PLAIN: Final = {
    "gold": GOLD,
    "honour": 1.0,
    "take": 1.2,
    "draw": FRIEND,
    "money": 2.6 * GOLD,
    "sweep": 1.2,
    "trade": 0.5,
    "seal": 1.6,
    "keep": 1.0,
    "boon-deck": 0.3,
    "boon-mansion": 0.7,
    "boon-public": 0.5,
    "others-gold": RIVALS * GOLD,
    "others-honour": RIVALS,
    "others-friend": RIVALS * FRIEND,
}
_ROUNDLY: Final = {"boon-money": 0.4, "boon-social": 0.5}  # for each round of the generation to come
_ONCE: Final[tuple[str, ...]] = ("pawn", "keep", "seal", "sweep", "trade", "money")  # what they say is no number
HARD: Final[tuple[float, ...]] = (  # by measure: how hard one more of it is to come by
    *(1.5, 1.6, 0.7, 1.1, 0.6, 0.35, 0.5),
    *(1.4, 1.2, 1.0, 1.1, 0.9, 0.3, 0.3, 0.5),
    *(0.9, 1.2, 0.3, 0.5),
)
_FLEETING: Final = tuple([name in ("gold", "hand", "law") for name in MEASURES])  # spent again before the end
_INCOME, _PRESTIGE, _GOLD, _LAW, _HAND = [
    MEASURES.index(name) for name in ("income", "prestige", "gold", "law", "hand")
]


def effect(program: Program, step: int, closings: int, payments: int, rounds: int) -> float:
    """What a card brings from a step on: so many closings, payments of income and rounds of the generation to come."""
    value = 0.0
    for verb, arg in program[step:]:
        name = VERBS[verb]
        if name == "prestige":
            value += arg * closings
        elif name == "others-prestige":
            value += RIVALS * arg * closings
        elif name == "income":
            value += arg * payments * GOLD
        elif name == "pawn":
            value += EXTRA if rounds else 0.3
        elif name in _ROUNDLY:
            value += _ROUNDLY[name] * arg * (rounds + 0.5)
        else:
            value += _PLAIN[name] * (1 if name in _ONCE else arg)
    return value


class Rates:
    """What friends, less an action, and missions are worth at one time of the game: reckoned once, then looked up."""

    __slots__ = ("arranged", "closings", "missions", "payments", "rounds", "wed")

    def __init__(self, content: Content, generation: int, now: int) -> None:
        last = content.last_rounds
        self.closings: Final = 3 - generation
        self.payments: Final = last[-1] - 1 - now
        self.rounds: Final = last[generation] - 1 - now  # of this generation, after this one
        after = last[-1] - 1 - last[generation]
        later = last[generation + 1] - last[generation] if generation < 2 else 0
        self.wed: Final = tuple(
            [
                GOLD * (content.dowry[friend] - content.cost[friend])
                - PAWN
                + _joined(content, friend, self.closings, self.payments, self.rounds)
                + content.births[friend] * BIRTH * (1.0 + LATER[generation] * FEWER)
                for friend in range(len(content.cost))
            ]
        )
        # of friends who are promised already, what they will bring; nothing in the last generation
        self.arranged: Final = tuple(
            [
                PAWN
                + _joined(content, friend, self.closings - 1, after, later)
                + content.births[friend] * BIRTH * (1.0 + LATER[generation + 1] * FEWER)
                if generation < 2
                else 0.0
                for friend in range(len(content.cost))
            ]
        )
        self.missions: Final = tuple(
            [effect(program, 0, self.closings, self.payments, self.rounds) for program in content.programs[3]]
        )


def _joined(content: Content, friend: int, closings: int, payments: int, rounds: int) -> float:
    value = content.prestige[friend] * closings + content.income[friend] * payments * GOLD
    value += content.brings[friend] * FRIEND
    brought = effect(content.programs[0][friend], 0, closings, payments, rounds)
    if content.need[friend].measure >= 0:
        brought *= CONDITION
    return value + brought + (0.4 if content.picky >> friend & 1 else 0.0) + 0.8 * (content.free >> friend & 1)


@lru_cache(maxsize=64)
def rates(content: Content, generation: int, now: int) -> Rates:
    return Rates(content, generation, now)


class Kindred:
    """A family looked through once: who could still marry, and who will have children one day."""

    __slots__ = ("born", "brides", "grooms", "heirs", "parents", "promised", "rooms")

    def __init__(self, s: Legacy, seat: int, times: Rates) -> None:
        self.born = 0  # children of this generation
        self.brides = self.grooms = 0.0  # men and women of the family who could marry, children for less
        self.heirs = 0  # those of them who could have children one day
        self.parents = False  # can somebody have a child in this generation?
        self.promised = 0.0  # what arranged weddings will bring
        self.rooms = 0  # children that couples could still have
        if s.variant == INHERITANCE:
            self._trace(s.family[seat])
        else:
            self._survey(s, seat, times)

    def _survey(self, s: Legacy, seat: int, times: Rates) -> None:
        births, limit = s.content.births, s.content.limit
        now, later = s.generation << BORN_AT, s.generation + 1 << BORN_AT
        soon = 0.6 if s.generation < 2 else 0.0
        for person in s.family[seat]:
            friend = (person >> MATE_AT & 127) - 1
            born = person & BORN
            if friend >= 0:
                if person & PROMISED:
                    self.promised += times.arranged[friend]
                    self.parents = self.parents or born == now  # the wedding is about to be made
                elif born == now and births[friend] and not person & DEAD:
                    self.rooms += max(0, limit - ((person & BROOD) >> BROOD_AT))
            elif born >= now and not person & DEAD:
                ready = soon
                if born == now:
                    ready, self.parents = 1.0, True
                if person & KIND >= BOY:
                    self.brides += ready
                else:
                    self.grooms += ready
            if born == later:
                self.born += 1
                self.heirs += friend < 0 or births[friend] > 0
        self.parents = self.parents or self.rooms > 0

    def _trace(self, tree: tuple[int, ...]) -> None:
        for person in tree[forebears.MOTHER + 1 :]:
            man = person & KIND >= BOY
            places = not person & forebears.KNOWN
            if man:
                self.grooms += places
            else:
                self.brides += places
            if not person >> forebears.SPOUSE_AT & forebears.NUMBER:
                if man:
                    self.brides += 1.0
                else:
                    self.grooms += 1.0


def lacks(s: Legacy, seat: int, need: Need) -> int:
    """How much is still missing."""
    if need.at >= 0:
        return need.least - s.tallies[seat * N_TALLIES + need.at]
    name = need.measure
    if name == _INCOME:
        return need.least - s.income[seat]
    if name == _PRESTIGE:
        return need.least - s.prestige[seat]
    if name == _GOLD:
        return need.least - s.gold[seat]
    if name == _LAW:
        return s.printed.law - s.gold[seat]
    if name == _HAND:
        return need.least - s.hand[seat].bit_count()
    return need.least - measure(s, seat, MEASURES[name], need.of)


def chance(need: Need, missing: int, actions: float) -> float:
    """How likely it is that a need will be met with so many actions to come."""
    if missing <= 0:
        return 1.0 if not _FLEETING[need.measure] else 1.0 - 0.04 * min(actions, 15.0)
    hard = (missing * HARD[need.measure]) ** 1.3
    return actions / (actions + 1.2 + 2.2 * hard) if actions else 0.0


def honour(s: Legacy, seat: int) -> int:
    return sum(s.honour[seat * N_POINTS : (seat + 1) * N_POINTS])

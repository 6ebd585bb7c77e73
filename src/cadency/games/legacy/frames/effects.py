"""What cards bring, one thing after another (L-14)."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.choices import DISCARD, SKIP, Discard, Skip
from cadency.games.legacy.frames.hands import Discards, Drawing, discard
from cadency.games.legacy.frames.meeting import taking
from cadency.games.legacy.frames.own import Pleading
from cadency.games.legacy.frames.rows import REFILL
from cadency.games.legacy.ledger import count_trade
from cadency.games.legacy.names import (
    BOONS,
    COLOURS,
    HONOUR_DEEDS,
    HONOUR_MISSIONS,
    N_BOONS,
    SOURCES,
    VERBS,
)
from cadency.games.legacy.piles import words
from cadency.games.legacy.quests import seal
from cadency.games.legacy.state import Legacy, put
from cadency.kernel.engine import Ask, Decision, Do
from cadency.kernel.words import Field

_MISSION: Final = SOURCES.index("mission")


class Run(Do[Legacy]):
    """The effects of a card from this step on."""

    __slots__ = ("number", "seat", "source", "step")
    tag = "run"
    fields = (Field("seat"), Field("source", SOURCES), Field("number"), Field("step"))

    def __init__(self, seat: int, source: int, number: int, step: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.number: Final = number
        self.step: Final = step

    def run(self, s: Legacy) -> None:
        program = s.content.programs[self.source][self.number]
        if self.step + 1 < len(program):
            s.stack.append(Run(self.seat, self.source, self.number, self.step + 1))
        verb, arg = program[self.step]
        name = VERBS[verb]
        if name.startswith("others-"):
            _others(s, self.seat, name.removeprefix("others-"), arg)
        elif name == "keep":
            s.keeps = put(s.keeps, self.seat, s.keeps[self.seat] | 1 << self.number)
            count_trade(s, self.seat, arg, 1)
        else:
            _bring(s, self.seat, name, arg, HONOUR_MISSIONS if self.source == _MISSION else HONOUR_DEEDS)


def _bring(s: Legacy, seat: int, name: str, arg: int, honour: int) -> None:
    if name == "honour":
        s.honour_for(seat, arg, honour)
        s.say("gained", seat, name, arg)
    elif name in ("gold", "income", "prestige"):
        getattr(s, name)[seat] += arg
        s.say("gained", seat, name, arg)
    elif name == "pawn":
        s.gain_pawn(seat, arg)
        s.say("pawned", seat, COLOURS[arg])
    elif name in BOONS:
        s.boons[seat * N_BOONS + BOONS.index(name)] += arg
    elif name == "take":
        s.stack.append(taking(s, seat, arg))
    elif name == "draw":
        s.stack.append(Drawing(seat, arg))
    elif name == "money":
        s.stack.append(Pleading(seat, 1))
    elif name == "sweep":
        s.discards |= s.row
        s.row = 0
        s.say("swept", seat)
        s.todo(REFILL, taking(s, seat, 1))
    elif name == "trade":
        s.stack.append(Trading(seat, 0, 0))
    elif name == "seal":
        seal(s, seat)


def _others(s: Legacy, seat: int, name: str, arg: int) -> None:
    """Every other family loses something, clockwise (L-14.11, L-R34)."""
    others = [other for other in s.order(seat) if other != seat]
    if name == "friend":
        s.todo(*[Discards(other, min(arg, s.size(other))) for other in others if s.size(other)])
        return
    for other in others:
        loss = min(arg, s.gold[other]) if name == "gold" else arg
        if name == "honour":
            s.honour_for(other, -loss)
        elif name == "gold":
            s.gold[other] -= loss
        else:
            s.prestige[other] -= loss
        s.say("gained", other, name, -loss)


class Trading(Ask[Legacy]):
    """Friends are discarded in rising order, and as many drawn (L-14.8)."""

    __slots__ = ("count", "least", "seat")
    tag = "trading"
    fields = (Field("seat"), Field("least"), Field("count"))
    kind = "friends.trade"
    clause = "L-14.8"

    def __init__(self, seat: int, least: int, count: int) -> None:
        self.seat: Final = seat
        self.least: Final = least
        self.count: Final = count

    def decision(self, s: Legacy) -> Decision:
        cards = words(s.hand[self.seat] >> self.least << self.least, DISCARD)
        return Decision(self, self.seat, (*cards, SKIP), veiled=True)

    def answer(self, s: Legacy, choice: Discard | Skip) -> None:
        if isinstance(choice, Skip):
            s.stack.append(Drawing(self.seat, self.count))
        else:
            discard(s, self.seat, choice.friend)
            s.stack.append(Trading(self.seat, choice.friend + 1, self.count + 1))

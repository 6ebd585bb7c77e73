"""What a position of Heads of State is worth to a seat: the points that its dynasty can hope for, less the others'.

Everything is in points. What is scored already counts in full. What the map promises (influence, the most nobles,
markers) counts by its chance, and a hand by the nobles that it may become. Hidden hands count by their size alone.
"""

from __future__ import annotations

from math import exp
from typing import Final

from cadency.bots.judge.common import Amount, Parts
from cadency.bots.judge.heads_hand import NONE, ONE, Hand, drawn, held, pay, picked, unseen
from cadency.bots.judge.heads_map import Atlas, Key, atlas
from cadency.games.heads_of_state.choices import PLAY, Play
from cadency.games.heads_of_state.frames.cabal import Attempt, Cabal, Conspiracy, Strike, Succession
from cadency.games.heads_of_state.frames.court import Audience, Court, Estate, bits
from cadency.games.heads_of_state.frames.drawing import Drawing, Intrigue, Lifting, Receiving
from cadency.games.heads_of_state.frames.revolution import NewRound
from cadency.games.heads_of_state.frames.rows import Conceal, Fill
from cadency.games.heads_of_state.frames.turn import Ending
from cadency.games.heads_of_state.names import ASSASSIN, N_ATTRIBUTES, N_POINTS, N_TREASONS, ROW, T_DECK
from cadency.games.heads_of_state.plotting import foes, plays
from cadency.games.heads_of_state.score import standing
from cadency.games.heads_of_state.state import HeadsOfState
from cadency.kernel.engine import apply

# --- cards in hand
LIMITS: Final = 1.0  # for each card that will have to go when the round ends
TREASON: Final = 1.3  # a treason card
READY: Final = 0.35  # of the best death that the treason cards in hand could bring in a later turn
STRANGE: Final = 2.0  # an attribute card in the hand of another


AMOUNTS: Final = (
    Amount("sectors", "sectors", "H-10.1"),
    Amount("countries", "countries", "H-10.2"),
    Amount("chamber", "chamber", "H-10.4"),
    Amount("influence", "influence", "H-11.3"),
    Amount("nobles", "nobles", "H-12.1"),
    Amount("hand", "hand"),
    Amount("treason", "treason"),
)
OUTSIDE: Final = ("hand", "treason")


def measure(s: HeadsOfState, eye: int) -> tuple[list[list[float]], float]:
    """What each dynasty can hope for, and what others can tell of that."""
    rows: list[list[float]] = []
    turns = 0.0
    for seat in range(s.seats):
        found = atlas(Key(s, seat if eye < 0 else eye))
        turns = found.turns
        row = [float(points) for points in s.points[seat * N_POINTS : (seat + 1) * N_POINTS]]
        for n, hope in enumerate(found.hopes[seat], 1):
            row[n] += hope
        row += in_hand(s, seat, found) if eye in (-1, seat) else (0.0, 0.0)
        rows.append([*row, found.left * STRANGE * s.size[seat], found.left * TREASON * s.treasons[seat]])
    return rows, turns


def cases(s: HeadsOfState) -> list[tuple[HeadsOfState, float]]:
    """A cube or the card under the disc is about to be seen: what may come of it."""
    frame = s.stack[-1]
    if not isinstance(frame, (Attempt, Lifting)):
        return []
    decision = frame.decision(s)
    found = []
    for option, weight in zip(decision.options, decision.weights, strict=True):
        after = s.copy()
        apply(after, option)
        found.append((after, weight / sum(decision.weights)))
    return found


class Rest:
    """What a seat may still do in its turn, as the stack tells: nothing, if the turn is over or another's."""

    __slots__ = ("court", "draws", "emptied", "named", "noble", "play", "plot", "sees", "treason", "unknown")

    def __init__(self, s: HeadsOfState, seat: int) -> None:
        self.draws: int = 0  # attribute cards from row or deck
        self.unknown: int = 0  # attribute cards that are about to be dealt to it
        self.sees: int = 0  # cards of a new row that it will draw from
        self.plot: bool = False  # a treason card is about to be dealt to it
        self.court: bool = False  # may create nobles
        self.treason: bool = False  # may play treason
        self.noble: int = -1  # the noble that is paid for
        self.play: int = -1  # the treason cards on the table
        self.named: int = 0
        self.emptied: int = 0
        for frame in s.stack[::-1]:
            if isinstance(frame, Receiving):
                self.unknown = 1
            elif isinstance(frame, Drawing):
                self.draws = frame.left
            elif isinstance(frame, (Fill, Conceal, NewRound)):
                self.sees = s.content.row
            elif isinstance(frame, Intrigue):
                self.plot = True
            elif isinstance(frame, (Audience, Court, Estate, Conspiracy, Cabal, Strike, Succession)):
                if frame.seat == seat:
                    self._acts(frame)
                else:
                    self.draws, self.unknown, self.plot = 0, 0, False
                break
            elif isinstance(frame, Ending):
                break

    def _acts(self, frame: Audience | Court | Estate | Conspiracy | Cabal | Strike | Succession) -> None:
        self.court = isinstance(frame, (Audience, Court, Estate))
        self.treason = not self.court
        if isinstance(frame, (Cabal, Strike, Succession)):
            self.named, self.emptied = frame.named, frame.emptied
        if isinstance(frame, Strike):
            self.play = frame.play
        elif isinstance(frame, (Estate, Succession)):
            self.noble = frame.noble


def in_hand(s: HeadsOfState, seat: int, found: Atlas) -> tuple[float, float]:
    """What a seat can hope for from its cards and its treason cards, with what is left to do in its turn."""
    rest = Rest(s, seat)
    hand: Hand = tuple(s.hand[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES])
    used = NONE if rest.noble < 0 else ONE[rest.noble]

    def worth(cards: Hand) -> float:
        return held(found, cards, used, rest.court)

    if rest.draws and not rest.sees:
        hand = picked(hand, s.cards[ROW : ROW + N_ATTRIBUTES], rest.draws, worth)
    value = worth(hand)
    if rest.draws and rest.sees:
        value += rest.draws * (drawn(hand, unseen(s, seat), rest.sees, worth) - value)
    if rest.unknown:
        value = drawn(hand, unseen(s, seat), 1, worth)
    if rest.noble >= 0:
        free = s.content.slots[rest.noble] & (rest.emptied or ~s.taken())
        value += max([found.gain(slot) for slot in bits(free)])
    elif rest.emptied:
        value = max(
            [value, *[found.gain(slot) + after for slot, after in replaced(s, seat, found, hand, rest.emptied)]]
        )
    over = s.size[seat] + rest.draws + rest.unknown - s.content.round_limit[0]
    if over > 0:
        value -= LIMITS * over * exp(-found.soon)
    return value, plotting(s, seat, found, hand, rest)


def replaced(s: HeadsOfState, seat: int, found: Atlas, hand: Hand, slots: int) -> list[tuple[int, float]]:
    """Of these slots those for which the seat has a noble, and what its hand is worth without the set."""
    after = []
    for slot in bits(slots):
        rank = s.content.noble_of[slot]
        cards = pay(s.content, hand, rank) if s.counters[seat * 7 + rank] else None
        if cards is not None:
            after.append((slot, held(found, cards, NONE, False)))
    return after


def plotting(s: HeadsOfState, seat: int, found: Atlas, hand: Hand, rest: Rest) -> float:
    """Treason cards: what they are worth for later, and the best death that they could bring now."""
    worth = TREASON * found.left * (s.treasons[seat] + rest.plot)
    targets = foes(s, seat, rest.named)
    if not targets or not (rest.treason or s.treasons[seat]):
        return worth
    deaths = {slot: found.kill(slot) for slot in bits(targets)}
    if not rest.treason:
        return worth + READY * found.left * max([0.0, *[deadly(s, play, deaths) for play in plays(s, seat, targets)]])
    now = held(found, hand, NONE, False)
    for slot, after in replaced(s, seat, found, hand, targets):
        deaths[slot] = max(deaths[slot], found.gain(slot) + after - now)
    if rest.play >= 0:
        return worth + deadly(s, PLAY[rest.play], deaths)
    price = TREASON * found.left
    best = max([0.0, *[deadly(s, play, deaths) - price * len(play.cards) for play in plays(s, seat, targets)]])
    if rest.plot:
        deck = s.plots[T_DECK : T_DECK + N_TREASONS]
        best = sum([n * max(best, deadly(s, PLAY[card], deaths) - price) for card, n in enumerate(deck) if n])
        best /= sum(deck)
    return worth + best


def deadly(s: HeadsOfState, play: Play, deaths: dict[int, float]) -> float:
    """The best of these deaths that a play could bring; assassins may fail (H-6.4)."""
    reach = s.content.reach[play.number]
    best = max([0.0, *[value for slot, value in deaths.items() if reach >> slot & 1]])
    return best * s.content.cubes[0] / sum(s.content.cubes) if play.cards[0] == ASSASSIN else best


PARTS: Final = Parts(AMOUNTS, measure, standing, 2, OUTSIDE, cases)

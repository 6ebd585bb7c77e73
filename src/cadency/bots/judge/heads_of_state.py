"""What a position of Heads of State is worth to a seat: the points that its dynasty can hope for, less the others'.

Everything is in points. What is scored already counts in full. What the map promises (influence, the most nobles,
markers) counts by its chance, and a hand by the nobles that it may become. Hidden hands count by their size alone.
"""

from __future__ import annotations

from math import exp
from typing import Final

from cadency.bots.judge.common import Amount, Parts
from cadency.bots.judge.heads_hand import NONE, ONE, Hand, drawn, held, pay, picked, unseen
from cadency.bots.judge.heads_map import Prospect, atlas
from cadency.games.heads_of_state.choices import PLAY, Play
from cadency.games.heads_of_state.frames.cabal import Attempt, Cabal, Conspiracy, Strike, Succession
from cadency.games.heads_of_state.frames.court import Audience, Court, Estate, bits
from cadency.games.heads_of_state.frames.drawing import Drawing, Intrigue, Lifting, Receiving
from cadency.games.heads_of_state.frames.revolution import NewRound
from cadency.games.heads_of_state.frames.rows import Conceal, Fill
from cadency.games.heads_of_state.frames.turn import Ending, FirstTurn, Turn
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
    found, rest, points = atlas(s), rest_of(s), s.points
    left = found.season.left
    for seat in range(s.seats):
        countries, chamber, influence, nobles = found.hopes[seat]
        hand = treason = 0.0
        if eye in (-1, seat):
            hand, treason = in_hand(s, seat, found.prospect(s, seat), rest if rest.seat == seat else IDLE)
        at = seat * N_POINTS
        rows.append(
            [
                *(float(points[at]), points[at + 1] + countries, points[at + 2] + chamber),
                *(points[at + 3] + influence, points[at + 4] + nobles, hand, treason),
                *(left * STRANGE * s.size[seat], left * TREASON * s.treasons[seat]),
            ]
        )
    return rows, found.season.turns


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
    """What the seat whose turn it is may still do in it, as the stack tells: nothing, if the turn is over."""

    __slots__ = ("court", "draws", "emptied", "named", "noble", "play", "plot", "seat", "sees", "treason", "unknown")

    def __init__(self) -> None:
        self.seat: int = -1
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

    def acts(self, frame: Audience | Court | Estate | Conspiracy | Cabal | Strike | Succession) -> None:
        """What the frame says under which the seat draws its cards."""
        self.seat = frame.seat
        self.court = isinstance(frame, (Audience, Court, Estate))
        self.treason = not self.court
        if isinstance(frame, (Cabal, Strike, Succession)):
            self.named, self.emptied = frame.named, frame.emptied
        if isinstance(frame, Strike):
            self.play = frame.play
        elif isinstance(frame, (Estate, Succession)):
            self.noble = frame.noble


IDLE: Final = Rest()


def rest_of(s: HeadsOfState) -> Rest:
    """Read the stack from its top."""
    rest = Rest()
    for frame in s.stack[::-1]:
        if isinstance(frame, (Turn, Ending)):
            return IDLE
        if isinstance(frame, Receiving):
            rest.unknown = 1
        elif isinstance(frame, Drawing):
            rest.draws = frame.left
        elif isinstance(frame, (Fill, Conceal, NewRound)):
            rest.sees = s.content.row
        elif isinstance(frame, Intrigue):
            rest.plot = True
        elif isinstance(frame, (Audience, Court, Estate, Conspiracy, Cabal, Strike, Succession)):
            rest.acts(frame)
            return rest
    return IDLE


def in_hand(s: HeadsOfState, seat: int, found: Prospect, rest: Rest) -> tuple[float, float]:
    """What a seat can hope for from its cards and its treason cards, with what is left to do in its turn."""
    hand: Hand = tuple(s.hand[seat * N_ATTRIBUTES : (seat + 1) * N_ATTRIBUTES])
    used = NONE if rest.noble < 0 else ONE[rest.noble]
    if rest.draws and not rest.sees:
        hand = picked(found, hand, used, s.cards[ROW : ROW + N_ATTRIBUTES], rest.draws)
    if rest.unknown:
        value = drawn(found, hand, used, rest.court, unseen(s, seat), 1)
    else:
        value = held(found, hand, used, rest.court)
    if rest.draws and rest.sees:
        value += rest.draws * (drawn(found, hand, used, rest.court, unseen(s, seat), rest.sees) - value)
    if rest.noble >= 0:
        free = s.content.slots[rest.noble] & (rest.emptied or ~s.taken())
        value += max([found.gain(slot) for slot in bits(free)])
    elif rest.emptied:
        for slot, after in replaced(s, seat, found, hand, rest.emptied):
            value = max(value, found.gain(slot) + after)
    over = s.size[seat] + rest.draws + rest.unknown - s.content.round_limit[0]
    if over > 0:
        value -= LIMITS * over * exp(-found.soon)
    return value, plotting(s, seat, found, hand, rest)


def replaced(s: HeadsOfState, seat: int, found: Prospect, hand: Hand, slots: int) -> list[tuple[int, float]]:
    """Of these slots those for which the seat has a noble, and what its hand is worth without the set."""
    after = []
    for slot in bits(slots):
        rank = s.content.noble_of[slot]
        cards = pay(s.content, hand, rank) if s.counters[seat * 7 + rank] else None
        if cards is not None:
            after.append((slot, held(found, cards, NONE, False)))
    return after


def plotting(s: HeadsOfState, seat: int, found: Prospect, hand: Hand, rest: Rest) -> float:
    """Treason cards: what they are worth for later, and the best death that they could bring now."""
    worth = TREASON * found.left * (s.treasons[seat] + rest.plot)
    if not (rest.treason or s.treasons[seat]):
        return worth
    targets = foes(s, seat, rest.named)
    if not targets:
        return worth
    if not rest.treason:
        best = 0.0
        for play in plays(s, seat, targets):
            best = max(best, threat(s, found, play, targets))
        return worth + READY * found.left * best
    deaths = {slot: found.kill(slot) for slot in bits(targets)}
    now = held(found, hand, NONE, False)
    for slot, after in replaced(s, seat, found, hand, targets):
        deaths[slot] = max(deaths[slot], found.gain(slot) + after - now)
    if rest.play >= 0:
        return worth + deadly(s, PLAY[rest.play], deaths)
    price = TREASON * found.left
    best = 0.0
    for play in plays(s, seat, targets):
        best = max(best, deadly(s, play, deaths) - price * len(play.cards))
    if rest.plot:
        deck = s.plots[T_DECK : T_DECK + N_TREASONS]
        total = 0.0
        for card, n in enumerate(deck):
            if n:
                total += n * max(best, deadly(s, PLAY[card], deaths) - price)
        best = total / sum(deck)
    return worth + best


def threat(s: HeadsOfState, found: Prospect, play: Play, targets: int) -> float:
    """The best death that a play could bring in a later turn."""
    best = 0.0
    for slot in bits(s.content.reach[play.number] & targets):
        best = max(best, found.kill(slot))
    return best * odds(s, play)


def deadly(s: HeadsOfState, play: Play, deaths: dict[int, float]) -> float:
    """The best of these deaths that a play could bring."""
    reach = s.content.reach[play.number]
    best = 0.0
    for slot, value in deaths.items():
        if reach >> slot & 1 and value > best:
            best = value
    return best * odds(s, play)


def odds(s: HeadsOfState, play: Play) -> float:
    """Assassins may fail (H-6.4)."""
    cubes = s.content.cubes
    return cubes[0] / (cubes[0] + cubes[1]) if play.cards[0] == ASSASSIN else 1.0


def turn(s: HeadsOfState) -> int:
    """Whose is the next one. Until the disc is lifted it may be one more than the others will have."""
    for frame in s.stack[::-1]:
        if isinstance(frame, (Turn, FirstTurn)):
            return frame.seat
    return -1


PARTS: Final = Parts(AMOUNTS, measure, standing, 2, OUTSIDE, cases, turn=turn)

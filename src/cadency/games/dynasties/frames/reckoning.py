"""Points after the first and the second round: singles, the monastery, scoring cards (D-12)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties import why
from cadency.games.dynasties.choices import RANSOM, REVEAL, SKIP, Ransom, Reveal
from cadency.games.dynasties.names import BAG, CITIES, COLOURS, N_CITIES, PINK, SCORINGS, STORE
from cadency.games.dynasties.score import play_scoring, score_singles
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Ask, Decision, Do, Frame, Refusal
from cadency.kernel.words import Choice, Field


class Reckon(Do[Dynasties]):
    """From the first player on: points for singles, then the monastery, then scoring cards (D-12.1 to D-12.3)."""

    __slots__ = ()
    tag = "reckon"

    def run(self, s: Dynasties) -> None:
        order = [(s.first + step) % s.seats for step in range(s.seats)]
        for seat in order:
            score_singles(s, seat)
        frames: list[Frame] = [Vigil(seat, 0) for seat in order] if s.content.ransom[s.round] else []
        s.todo_all(frames + [Scoring(seat, 0) for seat in order if s.agendas[seat]])


class Vigil(Do[Dynasties]):
    """A seat's singles, city by city: without a pink cube they go home (D-12.2, D-R14)."""

    __slots__ = ("city", "seat")
    tag = "vigil"
    fields = (Field("seat"), Field("city"))  # from here on

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def run(self, s: Dynasties) -> None:
        seat = self.seat
        single = s.singles(seat)
        for city in range(self.city, N_CITIES):
            if single >> city & 1:
                if s.cubes[STORE + 5 * seat + PINK] >= s.content.ransom[s.round]:
                    s.stack.append(Vigil(seat, city + 1))
                    s.stack.append(Cloister(seat, city))
                    return
                retire(s, seat, city)


class Cloister(Ask[Dynasties]):
    """Pay for a single figure to stay, or let it go (D-12.2)."""

    __slots__ = ("city", "seat")
    tag = "cloister"
    fields = (Field("seat"), Field("city", CITIES))
    kind = "single.stay"
    clause = "D-12.2"

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, self.seat, (RANSOM[self.city], SKIP))

    def answer(self, s: Dynasties, choice: Choice) -> None:
        if isinstance(choice, Ransom):
            price = s.content.ransom[s.round]
            s.cubes[STORE + 5 * self.seat + PINK] -= price
            s.cubes[BAG + PINK] += price
            s.say("paid", self.seat, (COLOURS[PINK],) * price)
        else:
            retire(s, self.seat, self.city)


def retire(s: Dynasties, seat: int, city: int) -> None:
    """A single figure leaves its city for the supply."""
    folk, others = s.folk, ~(1 << city)
    folk[3 * seat] = folk[3 * seat] & others
    folk[3 * seat + 1] = folk[3 * seat + 1] & others
    s.figures[seat] = s.figures[seat] + 1
    s.say("retired", seat, CITIES[city])


class Scoring(Ask[Dynasties]):
    """Which scoring cards a seat plays, named in order; it keeps two at most (D-12.3, D-12.4, D-R19)."""

    __slots__ = ("lowest", "seat")
    tag = "scoring"
    fields = (Field("seat"), Field("lowest", SCORINGS))
    kind = "scoring.reveal"
    clause = "D-12.3"

    def __init__(self, seat: int, lowest: int) -> None:
        self.seat: Final = seat
        self.lowest: Final = lowest

    def decision(self, s: Dynasties) -> Decision:
        held = s.agendas[self.seat]
        most = s.content.held
        found: list[Choice] = []
        last = -1
        for before, card in enumerate(held):
            if card != last and before <= most and card >= self.lowest:  # what comes before is kept
                found.append(REVEAL[card])
            last = card
        if len(held) <= most:
            found.append(SKIP)
        return Decision(self, self.seat, tuple(found), veiled=True)

    def answer(self, s: Dynasties, choice: Choice) -> None:
        if isinstance(choice, Reveal):
            play_scoring(s, self.seat, choice.scoring)
            s.stack.append(Scoring(self.seat, choice.scoring))

    def refusals(self, s: Dynasties) -> list[Refusal]:
        return why.scoring(s, self.seat, self.lowest)


RECKON: Final = Reckon()

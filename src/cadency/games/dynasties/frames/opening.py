"""How the table is laid out (D-2)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties.choices import BEGIN, Begin
from cadency.games.dynasties.frames.cards import Agenda, Cards
from cadency.games.dynasties.frames.evening import ROUND_END
from cadency.games.dynasties.frames.nature import CASTING, VALUES
from cadency.games.dynasties.frames.ships import LOADING
from cadency.games.dynasties.frames.turn import TURN
from cadency.games.dynasties.names import BAG, COLOURS, N_SHIPS, SHIP, STORE
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import NATURE, Ask, Decision, Do, Frame


class Opening(Ask[Dynasties]):
    """Nature: who is the first player (D-2.1)."""

    __slots__ = ()
    tag = "opening"
    kind = "opening.begin"
    clause = "D-2.1"

    def decision(self, s: Dynasties) -> Decision:
        return Decision(self, NATURE, BEGIN[: s.seats], (1,) * s.seats)

    def answer(self, s: Dynasties, choice: Begin) -> None:
        s.first = choice.seat
        s.say("began", choice.seat)
        content = s.content
        frames: list[Frame] = [Cards(seat, content.first_hand[s.seats]) for seat in range(s.seats)]
        frames.append(VALUES)
        frames += [Agenda(seat, 0, content.green) for seat in range(s.seats)]
        frames += [*LOADING, STOCKING, CASTING, TURN[choice.seat], ROUND_END]
        s.todo_all(frames)


class Stocking(Do[Dynasties]):
    """Everybody gets cubes of each colour; if one is short, the ships are filled anew (D-2.7, D-R24)."""

    __slots__ = ()
    tag = "stocking"

    def run(self, s: Dynasties) -> None:
        cubes, start = s.cubes, s.content.start
        if any(cubes[BAG + colour] < start[colour] * s.seats for colour in range(5)):
            for colour in range(5):
                cubes[BAG + colour] += sum(cubes[SHIP + colour : SHIP + 5 * N_SHIPS : 5])
            cubes[SHIP : SHIP + 5 * N_SHIPS] = [0] * (5 * N_SHIPS)
            s.say("reloaded")
            s.todo(*LOADING, self)
            return
        for seat in range(s.seats):
            for colour in range(5):
                cubes[BAG + colour] -= start[colour]
                cubes[STORE + 5 * seat + colour] += start[colour]
        s.say("stocked", tuple([COLOURS[colour] for colour in range(5) for _ in range(start[colour])]))
        s.say("round", 1)


OPENING: Final = Opening()
STOCKING: Final = Stocking()

"""The end of a round, in the printed order (D-11)."""

from __future__ import annotations

from typing import Final

from cadency.games.dynasties.frames.bonus import Bonus
from cadency.games.dynasties.frames.cards import Cards
from cadency.games.dynasties.frames.nature import CASTING, UNVEILING
from cadency.games.dynasties.frames.reckoning import RECKON
from cadency.games.dynasties.frames.ships import LOADING, unload
from cadency.games.dynasties.frames.turn import TURN
from cadency.games.dynasties.names import BAG, N_SHIPS, SHIP
from cadency.games.dynasties.state import Dynasties
from cadency.kernel.engine import Do, Frame
from cadency.kernel.words import Field

LAST: Final = 2  # the third round


class RoundEnd(Do[Dynasties]):
    """Everybody has passed: whoever is still on a ship goes home with two cubes (D-11.1)."""

    __slots__ = ()
    tag = "roundend"

    def run(self, s: Dynasties) -> None:
        s.say("ended", s.round + 1)
        frames: list[Frame] = [Landing(ship) for ship in range(N_SHIPS) if s.aboard[2 * ship] >= 0]
        s.stack.append(SWEEPING)
        s.todo_all(frames)


class Landing(Do[Dynasties]):
    """One ship after the other (D-11.1)."""

    __slots__ = ("ship",)
    tag = "landing"
    fields = (Field("ship", (1, 2, 3)),)

    def __init__(self, ship: int) -> None:
        self.ship: Final = ship

    def run(self, s: Dynasties) -> None:
        unload(s, self.ship)


class Sweeping(Do[Dynasties]):
    """All cubes of the ships go to the bag. But for the third round, ships and characters are laid out anew, and then
    bonus actions are taken (D-11.1 to D-11.4, D-R6, D-R17)."""

    __slots__ = ()
    tag = "sweeping"

    def run(self, s: Dynasties) -> None:
        cubes = s.cubes
        for at in range(SHIP, SHIP + 5 * N_SHIPS):
            if cubes[at]:
                cubes[BAG + at % 5] = cubes[BAG + at % 5] + cubes[at]
                cubes[at] = 0
        s.stack.append(HEADING)
        if s.round != LAST:
            s.todo_all([*LOADING, CASTING])


class Heading(Do[Dynasties]):
    """The foremost on the track is the first player; bonus actions are taken in its order, Leonardo's last (D-11.3)."""

    __slots__ = ()
    tag = "heading"

    def run(self, s: Dynasties) -> None:
        order = s.pass_order()
        s.first = order[0]
        s.say("led", s.first)
        bonuses: list[Frame] = [Bonus(seat, 0) for seat in order]
        if s.leonardo >= 0:
            bonuses.append(Bonus(s.leonardo, 1))
        s.stack.append(HOMECOMING)
        s.todo_all(bonuses)


class Homecoming(Do[Dynasties]):
    """Figures go home, and new cards are dealt; then points are counted (D-11.4, D-11.8, D-11.9)."""

    __slots__ = ()
    tag = "homecoming"

    def run(self, s: Dynasties) -> None:
        for seat in s.pass_order():
            if not s.bare >> seat & 1:
                s.figures[seat] += 1
        if s.leonardo >= 0:
            s.figures[s.leonardo] += 1
        s.track, s.queue, s.bare = (-1,) * 4, (), 0
        s.leonardo, s.claimed = -1, 0
        if s.round == LAST:
            s.stack.append(UNVEILING)
            return
        s.shuffle()
        s.stack.append(NEW_ROUND)
        s.stack.append(RECKON)
        s.todo_all([Cards((s.first + step) % s.seats, s.content.new) for step in range(s.seats)])


class NewRound(Do[Dynasties]):
    """The next round begins (D-1.1)."""

    __slots__ = ()
    tag = "newround"

    def run(self, s: Dynasties) -> None:
        s.round += 1
        s.say("round", s.round + 1)
        s.stack.append(ROUND_END)
        s.stack.append(TURN[s.first])


ROUND_END: Final = RoundEnd()
SWEEPING: Final = Sweeping()
HEADING: Final = Heading()
HOMECOMING: Final = Homecoming()
NEW_ROUND: Final = NewRound()

"""Taking a cube, or drawing at the well (V-4)."""

from __future__ import annotations

from itertools import compress, product
from typing import Final

from cadency.games.village import why
from cadency.games.village.choices import Act, Take, Well
from cadency.games.village.frames.actions import actions, begin, possible
from cadency.games.village.names import COLOURS, PLAGUE, SPACES
from cadency.games.village.state import Village
from cadency.games.village.vocabulary import TAKE, WELL
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.kernel.words import Choice, Field


class WellAction(Ask[Village]):
    """The well is paid: any action that is possible, and it must be done (V-R3, V-R39)."""

    __slots__ = ("seat",)
    tag = "wellaction"
    fields = (Field("seat"),)
    kind = "well.act"
    clause = "V-4.5"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decision(self, s: Village) -> Decision:
        return Decision(self, self.seat, actions(s, self.seat))

    def answer(self, s: Village, choice: Act) -> None:
        begin(s, self.seat, choice.space, 0)

    def refusals(self, s: Village) -> list[Refusal]:
        return why.any_action(s, self.seat)


def cubes_and_wells(s: Village, seat: int) -> tuple[Choice, ...]:
    """Every cube on the board, by space and colour, and every way to pay the well (V-4.1, V-4.5, V-R1)."""
    takes: tuple[Choice, ...] = tuple(compress(TAKE, s.spaces))
    cubes = s.cubes
    at = seat * 4
    key = min(s.coins[seat], 3)
    for c in range(at, at + 4):
        key = key << 2 | min(cubes[c], 3)
    wells = _WELLS[key]
    return takes + wells if wells else takes


def take_or_draw(s: Village, seat: int, choice: Choice) -> None:
    if isinstance(choice, Take):
        colour = choice.colour
        s.spaces[choice.space * 5 + colour] -= 1
        s.left -= 1
        if s.events is not None:
            s.say("took", seat, SPACES[choice.space], COLOURS[colour])
        if colour == PLAGUE:
            s.supply[PLAGUE] += 1
            s.owed[seat] += s.spend(seat, s.content.plague_hours)
        else:
            s.cubes[seat * 4 + colour] += 1
        if possible(s, seat, choice.space):
            begin(s, seat, choice.space, 1)
    elif isinstance(choice, Well):
        s.returns(seat, choice)
        if s.events is not None:
            s.say("drew", seat, choice.things)
        s.stack.append(WELL_ACTION[seat])


# ways to pay the well by coins and cubes of each colour, two bits each: three or more are alike
_WELLS: Final[tuple[tuple[Choice, ...], ...]] = tuple(
    tuple(w for w in WELL if w.coins <= have[0] and all(w.cubes.count(c) <= have[c + 1] for c in range(4)))
    for have in product(range(4), repeat=5)
)
WELL_ACTION: Final = tuple(WellAction(seat) for seat in range(4))

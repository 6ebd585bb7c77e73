"""What is hidden, and where it truly lies, game by game: the law of beliefs guides ``imagine`` there.

A place has the name that the game's imagine gives it in its draws. What a game hides but does not draw, because it is
what is left, needs no entry: the law compares the whole position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from cadency.games.heads_of_state.names import N_ATTRIBUTES, N_TREASONS, PILE
from cadency.games.heads_of_state.state import HeadsOfState
from tests.games.dynasties.counting import secrets as dynasties
from tests.games.legacy.counting import secrets as legacy
from tests.laws.beliefs import Hidden


def heads_of_state(s: HeadsOfState) -> Hidden:
    """What nobody knows of the hands, and the pile under the disc."""
    found: Hidden = {("pile",): counted(s.cards[PILE : PILE + N_ATTRIBUTES])}
    for seat in range(s.seats):
        for name, kinds, held, known in (
            ("hand", N_ATTRIBUTES, s.hand, s.known),
            ("treasons", N_TREASONS, s.treason, s.exposed),
        ):
            here = slice(seat * kinds, (seat + 1) * kinds)
            cards = counted([n - seen for n, seen in zip(held[here], known[here], strict=True)])
            found[name, seat] = cards
            found["proof", name, seat] = cards
    return found


def counted(cards: list[int]) -> Counter[int]:
    return Counter({kind: n for kind, n in enumerate(cards) if n})


SECRETS: dict[str, Callable[[Any], Hidden]] = {
    "village": lambda _: {},
    "heads_of_state": heads_of_state,
    "dynasties": dynasties,
    "legacy": legacy,
}

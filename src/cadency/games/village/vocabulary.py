"""Every answer that there is in Village: a closed vocabulary, built once and shared."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from cadency.games.village.choices import (
    BY_HOURS,
    BY_SCROLL,
    CUBES,
    Act,
    Bear,
    Bury,
    Buy,
    Claim,
    Depart,
    Gather,
    Give,
    Grind,
    Make,
    Pay,
    Promote,
    Ransom,
    Reap,
    Recall,
    Ring,
    Rise,
    Serve,
    Skip,
    Take,
    Train,
    Use,
    Well,
)
from cadency.kernel.words import Choice

_G = range(4)
SKIP: Final = Skip()
REAP: Final = Reap()
BEAR: Final = Bear()
GRIND: Final = Grind()
TAKE: Final = tuple(Take(space, colour) for space in range(7) for colour in range(5))
ACT: Final = tuple(Act(space) for space in range(7))
RECALL: Final = tuple(tuple(Recall(place, g) for g in _G) for place in range(19))  # the farm's row is never used
TRAIN: Final = tuple(tuple(Train(building, g) for g in _G) for building in range(4))
MAKE: Final = tuple(Make(good) for good in range(5))
BUY: Final = tuple(Buy(good) for good in range(5))
SERVE: Final = tuple(Serve(n) for n in range(24))
DEPART: Final = tuple(tuple(tuple(Depart(start, to, g) for g in _G) for to in range(6)) for start in range(7))
GATHER: Final = tuple(Gather(c) for n in (1, 2) for c in combinations_with_replacement(range(4), n))
RISE: Final = tuple(tuple(tuple(Rise(level, g, m) for m in (CUBES, BY_SCROLL)) for g in _G) for level in range(4))
USE: Final = tuple(Use(level) for level in range(4))
CLAIM: Final = tuple(Claim(good) for good in range(5))
GIVE: Final = tuple((Give(g, CUBES), Give(g, BY_HOURS)) for g in _G)
RANSOM: Final = tuple(Ransom(g) for g in _G)
PROMOTE: Final = tuple(Promote(window, g) for window in range(3) for g in _G)
BURY: Final = tuple(Bury(place) for place in range(19))
RING: Final = tuple(Ring(seat) for seat in range(4))
PAY: Final = {
    (cubes, n - len(cubes)): Pay(cubes, n - len(cubes))
    for n in (1, 2, 3)
    for k in range(n + 1)
    for cubes in combinations_with_replacement(range(4), k)
}
WELL: Final = (*(Well((c,) * n, 3 - n) for c in range(4) for n in (3, 2, 1)), Well((), 3))

VOCABULARY: Final[tuple[Choice, ...]] = (
    *(SKIP, REAP, BEAR, GRIND),
    *TAKE,
    *WELL,
    *ACT,
    *(word for row in RECALL[1:] for word in row),
    *(word for row in TRAIN for word in row),
    *MAKE,
    *BUY,
    *SERVE,
    *(word for start in range(7) for to in range(6) if start != to for word in DEPART[start][to]),
    *PAY.values(),
    *GATHER,
    *(word for level in RISE for row in level for word in row),
    *USE,
    *CLAIM,
    *(word for row in GIVE for word in row),
    *RANSOM,
    *PROMOTE,
    *BURY,
    *RING,
)

"""What the places of a narrow screen stand on: painted once, so that a page can fetch each as a picture and keep it."""

from __future__ import annotations

from typing import Final, NamedTuple

from cadency.boards.kit import at, num, rect
from cadency.boards.kit.draw import moved
from cadency.boards.kit.ground import painted
from cadency.boards.legacy import park, street

SCREEN: Final = 390.0
CELL: Final = (195.0, 178.0)  # of the town, two in a row
TOWN: Final = "town"
_PARKS: Final = tuple(round(260 * 1.1**n) for n in range(24))  # how high; one between is drawn a little taller or lower
PAINTED: Final = (TOWN, *[f"park-{high}" for high in _PARKS])
_ICONS: Final = ("fleur-de-lys", "caduceus", "horse-head", "cartwheel")


class Ground(NamedTuple):
    """A painting and how high it is shown."""

    name: str
    high: float

    def drawn(self) -> str:
        """On the spot."""
        return f'<g class="still">{_town() if self.name == TOWN else _park(self.high)}</g>'

    def at(self, address: str) -> str:
        """As a picture."""
        size = f'width="{num(SCREEN)}" height="{num(self.high)}"'
        return f'<image class="still" href="{address}" {size} preserveAspectRatio="none"/>'


def town() -> Ground:
    return Ground(TOWN, CELL[1] * 3 + 44)


def of_park(high: float) -> Ground:
    nearest = min(_PARKS, key=lambda one: abs(one - high))
    return Ground(f"park-{nearest}", high)


def picture(name: str) -> str:
    """A painting alone as a file, without a word."""
    high = town().high if name == TOWN else float(name.removeprefix("park-"))
    return painted(_town() if name == TOWN else _park(high), SCREEN, high, _ICONS)


def _park(high: float) -> str:
    return park.park(SCREEN, high, (-30, SCREEN + 30), small=True)


def _town() -> str:
    (wide, high), found = CELL, rect(0, 0, SCREEN, town().high, 0, "#d9cba4")
    for n, action in enumerate(street.PLACES):
        scenery = rect(1, 2, wide - 2, 118, 0, "url(#sky)") + moved(street.building(action), (0, 0), (12, 2), 0.92)
        found += at(scenery, n % 2 * wide, n // 2 * high + 40)
    return found

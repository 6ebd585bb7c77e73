"""The kinds of answers in Village; every one that there is stands in ``vocabulary``."""

from __future__ import annotations

from typing import Any, Final

from cadency.games.village.names import (
    BUILDINGS,
    CITIES,
    COLOURS,
    GENERATIONS,
    GOODS,
    INFLUENCE,
    PLACES,
    SPACES,
)
from cadency.kernel.words import Choice, Field, Wire

_generation = Field("generation", GENERATIONS)
_good = Field("good", GOODS)
_space = Field("space", SPACES)
ROUTES: Final[tuple[str, ...]] = (*CITIES, "village")  # where a trip can start
METHODS: Final[tuple[str, ...]] = ("cubes", "scroll", "hours")  # ways to pay that are chosen before any cubes are
CUBES: Final = 0
BY_SCROLL: Final = 1
BY_HOURS: Final = 2


class Take(Choice):
    """Take a cube from an action space (V-4.1)."""

    __slots__ = ("colour", "space")
    tag = "take"
    fields = (_space, Field("colour", COLOURS))

    def __init__(self, space: int, colour: int) -> None:
        self.space: Final = space
        self.colour: Final = colour


class Pay(Choice):
    """Exactly these cubes and coins, for a price."""

    __slots__ = ("coins", "cubes", "things")
    tag = "pay"

    def __init__(self, cubes: tuple[int, ...], coins: int) -> None:
        self.cubes: Final = cubes  # influence colours, in order, as often as paid
        self.coins: Final = coins
        self.things: Final[Wire] = (*[INFLUENCE[c] for c in cubes], *["coin"] * coins)

    def parts(self) -> tuple[Any, ...]:
        return (self.cubes, self.coins)

    def wire(self) -> Wire:
        return (self.tag, *self.things)


class Well(Pay):
    """Three cubes of one colour, or coins in their place, for any action (V-4.5)."""

    __slots__ = ()
    tag = "well"


class Act(Choice):
    """The action to do, after the well or in a free last turn."""

    __slots__ = ("space",)
    tag = "act"
    fields = (_space,)

    def __init__(self, space: int) -> None:
        self.space: Final = space


class Skip(Choice):
    """Leave the rest of what could be done."""

    __slots__ = ()
    tag = "skip"


class Reap(Choice):
    """Bring in the harvest (V-6.1)."""

    __slots__ = ()
    tag = "reap"


class Bear(Choice):
    """A member is born (V-7.1)."""

    __slots__ = ()
    tag = "bear"


class Recall(Choice):
    """Call a member home from the board (V-7.2)."""

    __slots__ = ("generation", "place")
    tag = "recall"
    fields = (Field("place", PLACES), _generation)

    def __init__(self, place: int, generation: int) -> None:
        self.place: Final = place
        self.generation: Final = generation


class Train(Choice):
    """Place a member in a craft building (V-8.2)."""

    __slots__ = ("building", "generation")
    tag = "train"
    fields = (Field("building", BUILDINGS), _generation)

    def __init__(self, building: int, generation: int) -> None:
        self.building: Final = building
        self.generation: Final = generation


class Make(Choice):
    """Produce a good with time (V-8.3)."""

    __slots__ = ("good",)
    tag = "make"
    fields = (_good,)

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Buy(Choice):
    """Get a good for cubes or grain (V-8.4)."""

    __slots__ = ("good",)
    tag = "buy"
    fields = (_good,)

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Grind(Choice):
    """Grind grain into coins at the mill (V-8.6)."""

    __slots__ = ()
    tag = "grind"


class Serve(Choice):
    """Serve a customer at a stall (V-9.3). Customers are numbered as in the content, from 1."""

    __slots__ = ("customer",)
    tag = "serve"
    fields = (Field("customer", tuple(range(1, 25))),)

    def __init__(self, customer: int) -> None:
        self.customer: Final = customer


class Depart(Choice):
    """Send a member from the farm, or a traveller from a city, along a road (V-10.1, V-10.2)."""

    __slots__ = ("generation", "start", "to")
    tag = "travel"
    fields = (Field("start", ROUTES), Field("to", CITIES), _generation)

    def __init__(self, start: int, to: int, generation: int) -> None:
        self.start: Final = start
        self.to: Final = to
        self.generation: Final = generation


class Gather(Choice):
    """Influence cubes of choice from the supply."""

    __slots__ = ("cubes",)
    tag = "gather"

    def __init__(self, cubes: tuple[int, ...]) -> None:
        self.cubes: Final = cubes

    def parts(self) -> tuple[Any, ...]:
        return (self.cubes,)

    def wire(self) -> Wire:
        return (self.tag, *[INFLUENCE[c] for c in self.cubes])


class Rise(Choice):
    """Enter the council (level 1) or rise to a level (V-11.1, V-11.2)."""

    __slots__ = ("generation", "level", "method")
    tag = "rise"
    fields = (Field("level", (1, 2, 3, 4)), _generation, Field("method", METHODS))

    def __init__(self, level: int, generation: int, method: int) -> None:
        self.level: Final = level
        self.generation: Final = generation
        self.method: Final = method


class Use(Choice):
    """Use a privilege of the council (V-11.4)."""

    __slots__ = ("level",)
    tag = "use"
    fields = (Field("level", (1, 2, 3, 4)),)

    def __init__(self, level: int) -> None:
        self.level: Final = level


class Claim(Choice):
    """A good of choice, by the privilege of the third level (V-11.7)."""

    __slots__ = ("good",)
    tag = "claim"
    fields = (_good,)

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Give(Choice):
    """Give a member to the church (V-12.1)."""

    __slots__ = ("generation", "method")
    tag = "give"
    fields = (_generation, Field("method", METHODS))

    def __init__(self, generation: int, method: int) -> None:
        self.generation: Final = generation
        self.method: Final = method


class Ransom(Choice):
    """Pay a coin to take a member out of the black bag (V-13.2)."""

    __slots__ = ("generation",)
    tag = "ransom"
    fields = (_generation,)

    def __init__(self, generation: int) -> None:
        self.generation: Final = generation


class Promote(Choice):
    """Move a member one window to the left (V-13.5)."""

    __slots__ = ("generation", "window")
    tag = "promote"
    fields = (Field("window", (1, 2, 3, 4)), _generation)  # the window it leaves

    def __init__(self, window: int, generation: int) -> None:
        self.window: Final = window
        self.generation: Final = generation


class Bury(Choice):
    """Who dies, by where the oldest generation is (V-15.3)."""

    __slots__ = ("place",)
    tag = "bury"
    fields = (Field("place", PLACES),)

    def __init__(self, place: int) -> None:
        self.place: Final = place


class Ring(Choice):
    """Nature: who has the bell first (V-2.8)."""

    __slots__ = ("seat",)
    tag = "ring"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

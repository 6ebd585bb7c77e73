"""The JSON that goes in and out, as types: they check requests and make the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

# No control characters: names and chat are shown to others, and PostgreSQL keeps no NUL.
Name = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Said = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
Key = Annotated[str, Meta(max_length=100, pattern=r"^[!-~]*$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Wire = Annotated[list[str | int | list[str | int]], Meta(min_length=1, max_length=100)]


class Asked(Struct, forbid_unknown_fields=True):
    """A request's body: a key that nobody knows is a mistake."""


class SeatWish(Asked):
    """Who shall sit at a seat. A bot has a level, a human a name; an open seat waits for whoever gets its invite."""

    kind: Literal["human", "bot", "open"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] = "squire"


class TableWish(Asked):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = {}
    public: bool = False


class Joining(Asked):
    """Taking an open seat, with its invite."""

    invite: Annotated[str, Meta(max_length=300)]
    name: Name = ""


class Choosing(Asked):
    """Answers to what is asked at ``version``, all or none. The same key is applied once."""

    version: Version
    choices: Annotated[list[Wire], Meta(min_length=1, max_length=50)]
    key: Key = ""


class Undoing(Asked):
    """Taking back one's last answer or, with ``propose``, asking everybody to go back (to that many answers)."""

    version: Version | None = None
    propose: bool = False
    answers: Version | None = None


class Saying(Asked):
    """Something to say to those seated."""

    text: Said


class Stopping(Asked):
    """Ending a game early."""

    reason: Name = ""


class Problem(Struct, omit_defaults=True):
    """Why a request was refused. ``look`` is the new state where the client's was stale."""

    error: str
    message: str
    clause: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    look: dict[str, Any] | UnsetType = UNSET


class Game(Struct):
    """A game that can be played; of each option the first value is the default."""

    id: str
    version: int
    seats: list[int]
    options: dict[str, list[str]]
    levels: list[str]


class NewSeat(Struct, omit_defaults=True):
    """A seat of a new table: a token to play it, or an invite (and its link) to give away."""

    seat: int
    kind: str
    token: str | UnsetType = UNSET
    invite: str | UnsetType = UNSET
    link: str | UnsetType = UNSET


class NewTable(Struct):
    """A new table. ``owner`` manages its invites; ``watch`` lets others look on when the table is not public."""

    id: str
    commitment: str
    seats: list[NewSeat]
    owner: str
    watch: str


class Taken(Struct):
    """A seat that is now yours."""

    seat: int
    token: str


class Invited(Struct):
    """A new invite for a seat."""

    seat: int
    invite: str
    link: str


class SeatTold(Struct, omit_defaults=True):
    """Who sits at a seat."""

    seat: int
    kind: str
    name: str
    level: str | UnsetType = UNSET


class TableTold(Struct):
    """A table in a list."""

    id: str
    game: str
    public: bool
    created: float
    changed: float
    version: int
    waiting: int | None
    over: str | None
    seats: list[SeatTold]


class Option(Struct, omit_defaults=True):
    """One answer that can be given, and what it would bring about."""

    wire: list[Any]
    text: str
    brings: dict[str, Any] | UnsetType = UNSET


class DecisionTold(Struct):
    """What a seat is asked."""

    seat: int
    kind: str
    clause: str
    about: list[Any]
    text: str
    options: list[Option]


class Look(Struct):
    """All that a seat, or a spectator, may know now. ``decision`` is null when another is asked."""

    table: str
    game: str
    seat: int | None
    seats: list[SeatTold]
    version: int
    answers: int
    over: str | None
    waiting: int | None
    view: dict[str, Any]
    decision: DecisionTold | None
    events: list[dict[str, Any]]
    standing: list[dict[str, Any]] | None
    undo: dict[str, Any]
    commitment: str
    seed: str | None


class ChatTold(Struct):
    """Something said at the table."""

    n: int
    seat: int
    name: str
    text: str
    at: float


class Health(Struct):
    """Whether the server and its database answer."""

    status: str


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value)

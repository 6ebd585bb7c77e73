"""The JSON that goes in and out, as types: they check requests and make the OpenAPI description."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from cadency.server.coach_shapes import CoachTold
from cadency.server.paces import Pace

# Names and chat are shown to others. What has no form of its own, or turns round the line it stands in, would let
# somebody pass for somebody else; PostgreSQL keeps no NUL. Joiners may be said (Persian and many a smiley need them)
# but are in no name. Python's $ would let one line end pass.
_UNSEEN = (
    r"\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    r"\u3164\ufeff\uffa0\ufff0-\ufffb"
)
_JOINERS = r"\u200c\u200d"
NAME_LENGTH, SAID_LENGTH = 40, 500
Name = Annotated[str, Meta(max_length=NAME_LENGTH, pattern=rf"^[^\x00-\x1f{_UNSEEN}{_JOINERS}]*$(?!\n)")]
Said = Annotated[str, Meta(min_length=1, max_length=SAID_LENGTH, pattern=rf"^[^\x00-\x08\x0b-\x1f{_UNSEEN}]*$(?!\n)")]
Key = Annotated[str, Meta(max_length=100, pattern=r"^[!-~]*$")]
OwnKey = Annotated[str, Meta(max_length=100, pattern=r"^([!-~]{16,})?$")]  # not to be guessed: it tells a token again
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
    """A table to be opened. With a random key of your own the same request can be sent again."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = {}
    public: bool = False
    pack: Annotated[str, Meta(max_length=40)] = ""
    pace: Pace = "brisk"
    key: OwnKey = ""


class Joining(Asked):
    """Taking an open seat, with its invite. With a random key of your own the same request can be sent again."""

    invite: Annotated[str, Meta(max_length=300)]
    name: Name = ""
    key: OwnKey = ""


class Replacing(Asked):
    """A new token for a seat. With a random key of your own the same request, by the old token, can be sent again."""

    key: OwnKey = ""


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


class AdviceWish(Asked):
    """Asking what a bot of some level would do in your place; a page has no reasons."""

    level: Annotated[str, Meta(max_length=20)] = "knight"


class CoachWish(Asked):
    """Whether you want to play with the coach: a wish, an agreement to somebody's, or a word against it."""

    agree: bool


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
    """A game that can be played; of each option the first value is the default. ``packs`` names what it can be played
    with instead of its own printed values."""

    id: str
    version: int
    seats: list[int]
    options: dict[str, list[str]]
    levels: list[str]
    packs: list[str]


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
    """A table in a list. ``until`` is when it is removed unless somebody touches it."""

    id: str
    game: str
    pace: Pace
    pack: str | None
    public: bool
    created: float
    changed: float
    version: int
    waiting: int | None
    over: str | None
    seats: list[SeatTold]
    until: float | None


class Option(Struct, omit_defaults=True):
    """One answer that can be given; in words with ``texts``, with ``brings`` what it would bring about."""

    wire: list[Any]
    text: str | UnsetType = UNSET
    brings: dict[str, Any] | UnsetType = UNSET


class DecisionTold(Struct, omit_defaults=True, kw_only=True):
    """What a seat is asked; in words with ``texts``."""

    seat: int
    kind: str
    clause: str
    about: list[Any]
    text: str | UnsetType = UNSET
    options: list[Option]


class Look(Struct):
    """All that a seat, or a spectator, may know now. ``decision`` is null when another is asked."""

    table: str
    game: str
    pack: str | None
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
    coach: CoachTold
    commitment: str
    seed: str | None


class ChatTold(Struct):
    """Something said at the table."""

    n: int
    seat: int
    name: str
    text: str
    at: float


class ForgottenTold(Struct):
    """What was forgotten: seats, lines of chat, and whether the table was removed with them."""

    seats: int
    lines: int
    removed: bool


class Health(Struct):
    """Whether the server and its database answer."""

    status: str


_NOT_IN_A_NAME = re.compile(rf"[\x00-\x1f\ud800-\udfff{_UNSEEN}{_JOINERS}]")
_NOT_SAID = re.compile(rf"[\x00-\x1f\ud800-\udfff{_UNSEEN}]")


def name_of(text: str, most: int = NAME_LENGTH) -> str:
    """A name as somebody typed it, without what a name cannot have."""
    return _NOT_IN_A_NAME.sub("", text).strip()[:most]


def said_of(text: str) -> str:
    """What somebody typed to be said, on one line."""
    return _NOT_SAID.sub("", text).strip()[:SAID_LENGTH]


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value)

"""The kinds of answers in Legacy, as small words."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.names import (
    ACTIONS,
    CHILDREN,
    COLOURS,
    CONTRIBUTIONS,
    FRIENDS,
    MISSIONS,
    OWN,
    SELVES,
    SIDES,
    TITLES,
)
from cadency.kernel.words import Choice, Field

_friend = Field("friend", FRIENDS)
_action = Field("action", ACTIONS)
_mission = Field("mission", MISSIONS)


class Skip(Choice):
    """Enough, or nothing at all."""

    __slots__ = ()
    tag = "skip"


class Live(Choice):
    """Place a pawn on the own board, weddings aside (L-4.2)."""

    __slots__ = ("action",)
    tag = "live"
    fields = (Field("action", OWN),)

    def __init__(self, action: int) -> None:
        self.action: Final = action


class Place(Choice):
    """Place one of the two own pawns on the main board (L-4.3)."""

    __slots__ = ("action",)
    tag = "place"
    fields = (_action,)

    def __init__(self, action: int) -> None:
        self.action: Final = action


class Extra(Choice):
    """Place an extra pawn of the right colour (L-4.3)."""

    __slots__ = ("action",)
    tag = "extra"
    fields = (_action,)

    def __init__(self, action: int) -> None:
        self.action: Final = action


class Wed(Choice):
    """Marry or promise this friend (L-5.1, L-5.3); with a pawn, unless none is needed (L-14.3)."""

    __slots__ = ("friend",)
    tag = "wed"
    fields = (_friend,)

    def __init__(self, friend: int) -> None:
        self.friend: Final = friend


class Claim(Choice):
    """Claim a mission (L-9.3)."""

    __slots__ = ("mission",)
    tag = "claim"
    fields = (_mission,)

    def __init__(self, mission: int) -> None:
        self.mission: Final = mission


class Member(Choice):
    """Somebody of the family, by the order of birth."""

    __slots__ = ("member",)
    tag = "member"
    fields = (Field("member"),)

    def __init__(self, member: int) -> None:
        self.member: Final = member


class Instead(Choice):
    """In place of an unknown forebear (L-16.4)."""

    __slots__ = ("member",)
    tag = "instead"
    fields = (Field("member"),)

    def __init__(self, member: int) -> None:
        self.member: Final = member


class Become(Choice):
    """Who you are in the Inheritance (L-16.2)."""

    __slots__ = ("whom",)
    tag = "become"
    fields = (Field("whom", SELVES),)

    def __init__(self, whom: int) -> None:
        self.whom: Final = whom


class Wish(Choice):
    """Take the child that comes, or pay for a sex (L-6.2)."""

    __slots__ = ("sex",)
    tag = "wish"
    fields = (Field("sex", ("any", "girl", "boy")),)

    def __init__(self, sex: int) -> None:
        self.sex: Final = sex


class Plead(Choice):
    """How much money to ask for (L-7.1)."""

    __slots__ = ("size",)
    tag = "plead"
    fields = (Field("size", ("small", "middle", "large")),)

    def __init__(self, size: int) -> None:
        self.size: Final = size


class Visit(Choice):
    """How many friends to take (L-7.2)."""

    __slots__ = ("size",)
    tag = "visit"
    fields = (Field("size", ("one", "two", "three")),)

    def __init__(self, size: int) -> None:
        self.size: Final = size


class Take(Choice):
    """Take a friend from the row (L-7.2)."""

    __slots__ = ("friend",)
    tag = "take"
    fields = (_friend,)

    def __init__(self, friend: int) -> None:
        self.friend: Final = friend


class Discard(Choice):
    """Give up a friend from hand (L-7.6)."""

    __slots__ = ("friend",)
    tag = "discard"
    fields = (_friend,)

    def __init__(self, friend: int) -> None:
        self.friend: Final = friend


class Source(Choice):
    """Where the friends come from (L-14.6)."""

    __slots__ = ("source",)
    tag = "source"
    fields = (Field("source", ("row", "deck")),)

    def __init__(self, source: int) -> None:
        self.source: Final = source


class Acquire(Choice):
    """Choose a title (L-8.1)."""

    __slots__ = ("title",)
    tag = "acquire"
    fields = (Field("title", TITLES),)

    def __init__(self, title: int) -> None:
        self.title: Final = title


class Give(Choice):
    """Choose a contribution (L-8.4)."""

    __slots__ = ("contribution",)
    tag = "give"
    fields = (Field("contribution", CONTRIBUTIONS),)

    def __init__(self, contribution: int) -> None:
        self.contribution: Final = contribution


class Undertake(Choice):
    """Keep this one of two missions (L-9.1)."""

    __slots__ = ("mission",)
    tag = "undertake"
    fields = (_mission,)

    def __init__(self, mission: int) -> None:
        self.mission: Final = mission


class Keep(Choice):
    """Keep this one of two child cards (L-14.4)."""

    __slots__ = ("child",)
    tag = "keep"
    fields = (Field("child", CHILDREN),)

    def __init__(self, child: int) -> None:
        self.child: Final = child


class Lose(Choice):
    """What a complication costs (L-6.3)."""

    __slots__ = ("whom",)
    tag = "lose"
    fields = (Field("whom", ("child", "mother")),)

    def __init__(self, whom: int) -> None:
        self.whom: Final = whom


class Side(Choice):
    """Which side of the head's card to play (L-2.5)."""

    __slots__ = ("side",)
    tag = "side"
    fields = (Field("side", SIDES),)

    def __init__(self, side: int) -> None:
        self.side: Final = side


class Redraw(Choice):
    """Shuffle the first hand back and draw another (L-2.6)."""

    __slots__ = ()
    tag = "redraw"


class Colour(Choice):
    """Choose an extra pawn (L-13.1)."""

    __slots__ = ("colour",)
    tag = "colour"
    fields = (Field("colour", COLOURS),)

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour


class Begin(Choice):
    """Nature: who is first (L-2.7)."""

    __slots__ = ("seat",)
    tag = "begin"
    fields = (Field("seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Born(Choice):
    """Nature: the card that is drawn for a couple (L-6.1)."""

    __slots__ = ("child",)
    tag = "born"
    fields = (Field("child", CHILDREN),)

    def __init__(self, child: int) -> None:
        self.child: Final = child

"""Everything a seat can answer in Legacy: a closed vocabulary, built once."""

from __future__ import annotations

from typing import Final

from cadency.games.legacy.answers import (
    Acquire,
    Become,
    Begin,
    Born,
    Claim,
    Colour,
    Discard,
    Extra,
    Give,
    Instead,
    Keep,
    Live,
    Lose,
    Member,
    Place,
    Plead,
    Redraw,
    Side,
    Skip,
    Source,
    Take,
    Undertake,
    Visit,
    Wed,
    Wish,
)
from cadency.games.legacy.names import ACTIONS, CHILDREN, COLOURS, CONTRIBUTIONS, FRIENDS, MISSIONS, OWN, TITLES
from cadency.kernel.words import Choice

MEMBERS: Final = 128  # more than a family or a tree can have

SKIP: Final = Skip()
REDRAW: Final = Redraw()
LIVE: Final = tuple(Live(action) for action in range(len(OWN)))
PLACE: Final = tuple(Place(action) for action in range(len(ACTIONS)))
EXTRA: Final = tuple(Extra(action) for action in range(len(ACTIONS)))
WED: Final = tuple(Wed(friend) for friend in range(len(FRIENDS)))
CLAIM: Final = tuple(Claim(mission) for mission in range(len(MISSIONS)))
MEMBER: Final = tuple(Member(member) for member in range(MEMBERS))
INSTEAD: Final = tuple(Instead(member) for member in range(MEMBERS))
BECOME: Final = (Become(0), Become(1))
WISH: Final = tuple(Wish(sex) for sex in range(3))
PLEAD: Final = tuple(Plead(size) for size in range(3))
VISIT: Final = tuple(Visit(size) for size in range(3))
TAKE: Final = tuple(Take(friend) for friend in range(len(FRIENDS)))
DISCARD: Final = tuple(Discard(friend) for friend in range(len(FRIENDS)))
SOURCE: Final = (Source(0), Source(1))
ACQUIRE: Final = tuple(Acquire(title) for title in range(len(TITLES)))
GIVE: Final = tuple(Give(gift) for gift in range(len(CONTRIBUTIONS)))
UNDERTAKE: Final = tuple(Undertake(mission) for mission in range(len(MISSIONS)))
KEEP: Final = tuple(Keep(child) for child in range(len(CHILDREN)))
LOSE: Final = (Lose(0), Lose(1))
SIDE: Final = (Side(0), Side(1))
COLOUR: Final = tuple(Colour(colour) for colour in range(len(COLOURS)))
BEGIN: Final = tuple(Begin(seat) for seat in range(4))
BORN: Final = tuple(Born(child) for child in range(len(CHILDREN)))

VOCABULARY: Final[tuple[Choice, ...]] = (
    *(SKIP, REDRAW),
    *(*LIVE, *PLACE, *EXTRA, *WED, *CLAIM, *MEMBER, *INSTEAD, *BECOME, *WISH, *PLEAD, *VISIT, *TAKE, *DISCARD, *SOURCE),
    *(*ACQUIRE, *GIVE, *UNDERTAKE, *KEEP, *LOSE, *SIDE, *COLOUR, *BEGIN, *BORN),
)

__all__ = [
    "ACQUIRE",
    "BECOME",
    "BEGIN",
    "BORN",
    "CLAIM",
    "COLOUR",
    "DISCARD",
    "EXTRA",
    "GIVE",
    "INSTEAD",
    "KEEP",
    "LIVE",
    "LOSE",
    "MEMBER",
    "MEMBERS",
    "PLACE",
    "PLEAD",
    "REDRAW",
    "SIDE",
    "SKIP",
    "SOURCE",
    "TAKE",
    "UNDERTAKE",
    "VISIT",
    "VOCABULARY",
    "WED",
    "WISH",
    "Acquire",
    "Become",
    "Begin",
    "Born",
    "Claim",
    "Colour",
    "Discard",
    "Extra",
    "Give",
    "Instead",
    "Keep",
    "Live",
    "Lose",
    "Member",
    "Place",
    "Plead",
    "Redraw",
    "Side",
    "Skip",
    "Source",
    "Take",
    "Undertake",
    "Visit",
    "Wed",
    "Wish",
]

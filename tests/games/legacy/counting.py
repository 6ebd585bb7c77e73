"""What can neither appear nor vanish in Legacy, and where everything lies."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cadency.games.legacy import forebears
from cadency.games.legacy.kin import KIN
from cadency.games.legacy.names import (
    BOY,
    BURIED,
    COMPLICATION,
    CRADLE,
    GIRL,
    MANSION,
    N_CHILDREN,
    N_COLOURS,
    N_MENTORS,
    RESERVE,
    VENTURE,
)
from cadency.games.legacy.people import DEAD, HOLDS, kind_of
from cadency.games.legacy.piles import bits
from cadency.games.legacy.state import Legacy
from cadency.games.legacy.stock import friends_in_play


def conserved(s: Legacy) -> Any:
    """Friends, child cards, missions, pawns, houses; and what must never be negative or doubled."""
    assert min(s.gold) >= 0, "conservation: gold is owed to the bank"
    assert min(*s.pawns, *s.extras, *s.supply, *s.spent, *s.children, s.mansions, s.ventures) >= 0
    assert all(known & ~hand == 0 for known, hand in zip(s.known, s.hand, strict=True))
    _books(s)
    people = [person for family in s.family for person in family]
    mates = [1 << friend for seat in range(s.seats) for friend in KIN[s.variant].company(s, seat)]
    mates = [mate for mate in mates if mate & friends_in_play(s.content, s.seats, s.edition, s.variant)]
    friends = _apart([s.deck, s.row, s.discards, *s.hand, *mates])
    missions = _apart([s.missions, s.under, s.mission_discards, s.offer, *s.tasks, *s.keeps])
    assert s.mission_deck() >= 0, "conservation: more missions are sealed than there are"
    pawns = [s.supply[colour] + s.spent[colour] + sum(s.extras[colour::N_COLOURS]) for colour in range(N_COLOURS)]
    holds = forebears.HOLDS if s.variant else HOLDS
    houses = s.mansions + _held(people, MANSION, holds), s.ventures + _held(people, VENTURE, holds)
    return friends, missions, children(s), pawns, houses


def _books(s: Legacy) -> None:
    """Whoever is single, lacks something or counts for something is written down."""
    again = s.copy()
    for seat in range(s.seats):
        KIN[s.variant].recount(again, seat)
    assert again.tallies == s.tallies, "conservation: signs, couples or holdings are miscounted"
    assert again.aids == s.aids, "conservation: what extra pawns are for is miswritten"
    assert again.who == s.who, "conservation: who is single, has room or lacks something is miswritten"


def _held(people: list[int], kind: int, holds: tuple[int, ...]) -> int:
    return sum(1 for person in people if person & holds[kind])


def _apart(piles: list[int]) -> int:
    """All of these together; nothing lies in two places."""
    found = 0
    for pile in piles:
        assert not found & pile, "conservation: a card lies in two places"
        found |= pile
    return found


def children(s: Legacy) -> list[int]:
    """Child cards by kind, wherever they are."""
    found = [s.children[CRADLE + kind] + s.children[BURIED + kind] for kind in range(N_CHILDREN)]
    found[GIRL] += s.children[RESERVE]
    found[BOY] += s.children[RESERVE + 1]
    found[COMPLICATION] += sum(s.trouble)
    for kind in s.drawn:
        found[kind] += 1
    for family in s.family:
        for person in family[3 if s.variant else 1 :]:
            there = not person & (forebears.KNOWN if s.variant else DEAD)
            found[kind_of(person)] += there
    return found


def secrets(s: Legacy) -> dict[Any, Counter[Any]]:
    """Hidden friends of every hand, and every mentor."""
    found: dict[Any, Counter[Any]] = {("mentor", seat): Counter() for seat in range(N_MENTORS)}
    for seat, mentor in enumerate(s.mentors):
        found["mentor", seat] = Counter([mentor])
    for seat in range(s.seats):
        found["hand", seat] = Counter(bits(s.hand[seat] & ~s.known[seat]))
    return found

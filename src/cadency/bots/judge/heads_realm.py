"""The contest for one country of Heads of State: what influence promises each seat, and what a change would bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cadency.bots.judge.heads_time import Stage
from cadency.games.heads_of_state.content import Content
from cadency.games.heads_of_state.frames.court import bits

# An empty slot: its number, its rank, its sector, what a noble has there, who loses by that (-1: nobody), and how much
Opening = tuple[int, int, int, int, int, int]
# A noble: whose it is, what it has, who gains by its death (-1: nobody), and how much
Holding = tuple[int, int, int, int]
# Printed of a sector: its number, influence of the upper and of the lower slot, and their ranks
Printed = tuple[int, int, int, int, int]


class Realm:
    """A country as it is now. Sums over all seats never change, so a seat's lead follows from its own points."""

    __slots__ = (
        *("_deaths", "_influence", "_odds", "_ranks", "_spoils", "_stages", "_worths"),
        *("holdings", "openings", "shares"),
    )

    def __init__(self, content: Content, country: int, owned: tuple[int, ...], stages: tuple[Stage, ...]) -> None:
        self._stages: Final = stages
        self._spoils: Final = content.spoils[country]
        self._influence: list[int] = [0] * len(owned)  # by seat (H-11)
        self._ranks: list[int] = [0] * len(owned)  # by seat: its highest noble there, from 1 on
        self.openings: list[Opening] = []
        self.holdings: dict[int, Holding] = {}  # by slot
        self._look(content, country, owned)
        self._odds: list[list[float]] = [  # by stage and seat: how strongly its influence speaks for it
            [stage.speaks[n] * stage.ties[rank] for n, rank in zip(self._influence, self._ranks, strict=True)]
            for stage in stages
        ]
        # by seat: the points to hope for
        self.shares: list[float] = [self._points(seat, -1, 0, -1, 0) for seat in range(len(owned))]
        self._worths: list[list[float]] = [[] for _ in owned]  # once asked for
        self._deaths: list[dict[int, float]] = [{} for _ in owned]

    def _look(self, content: Content, country: int, owned: tuple[int, ...]) -> None:
        """Who is where. The higher of two nobles in a sector has more influence than the other."""
        owner: dict[int, int] = {}
        for seat, slots in enumerate(owned):
            for slot in bits(slots):
                owner[slot] = seat
        for sector, upper, lower, rank, lower_rank in printed(content, country):
            first, second = 2 * sector, 2 * sector + 1
            top, below = owner.get(first, -1), owner.get(second, -1)
            shift = upper - lower if below >= 0 else 0  # for the lower one, if the upper one comes or goes
            if top < 0:
                self.openings.append((first, rank, sector, upper, below, shift))
            else:
                self._hold(top, upper, rank)
                self.holdings[first] = (top, upper, below, shift)
            has = upper if top < 0 else lower
            if below >= 0:
                self._hold(below, has, lower_rank)
                self.holdings[second] = (below, has, -1, 0)
            elif lower_rank >= 0:
                self.openings.append((second, lower_rank, sector, has, -1, 0))

    def _hold(self, seat: int, influence: int, rank: int) -> None:
        self._influence[seat] += influence
        self._ranks[seat] = max(self._ranks[seat], rank + 1)

    def _points(self, seat: int, one: int, more: int, other: int, less: int) -> float:
        """What a seat can hope for if one gains influence and another (-1: nobody) loses some: the first and the second
        place by chance. The more time is left, the less a lead is worth."""
        first, second = self._spoils
        influence, ranks = self._influence, self._ranks
        found = 0.0
        for n, stage in enumerate(self._stages):
            odds = self._odds[n][:]
            if other >= 0:
                odds[other] = stage.speaks[influence[other] - less] * stage.ties[ranks[other]]
            if one >= 0:
                now = influence[one] + more - (less if one == other else 0)
                odds[one] = stage.speaks[now] * stage.ties[ranks[one]]
            own, total = odds[seat], sum(odds)
            if len(odds) == 2:
                found += stage.counts * (second + (first - second) * own / total)
                continue
            after = -own / (total - own)
            for chance in odds:
                after += chance / (total - chance)
            found += stage.counts * own * (first + second * after) / total
        return found

    def _change(self, seat: int, one: int, more: int, other: int, less: int) -> float:
        """The same, as a lead of the seat over the others against what it has now."""
        seats = len(self.shares)
        return (self._points(seat, one, more, other, less) - self.shares[seat]) * seats / (seats - 1)

    def worths(self, seat: int) -> list[float]:
        """What a noble of a seat would be worth in each of the openings, for its influence."""
        found = self._worths[seat]
        if not found:
            known: dict[tuple[int, int, int], float] = {}
            for _, _, _, more, other, less in self.openings:
                key = (more, other, less)
                worth = known.get(key)
                if worth is None:
                    worth = known[key] = self._change(seat, seat, more, other, less)
                found.append(worth)
        return found

    def takeover(self, seat: int, slot: int) -> float:
        """What a noble of a seat would be worth in place of another's."""
        victim, less, _, _ = self.holdings[slot]
        return self._change(seat, seat, less, victim, less)

    def deaths(self, seat: int) -> dict[int, float]:
        """By slot: what the death of another's noble would be worth to a seat."""
        found = self._deaths[seat]
        if not found:
            known: dict[Holding, float] = {}
            for slot, holding in self.holdings.items():
                victim, less, heir, more = holding
                if victim != seat:
                    worth = known.get(holding)
                    if worth is None:
                        worth = known[holding] = self._change(seat, heir, more, victim, less)
                    found[slot] = worth
        return found


@lru_cache(maxsize=64)
def printed(content: Content, country: int) -> list[Printed]:
    """The sectors of a country."""
    return [
        (sector, *content.influence[sector], content.noble_of[2 * sector], content.noble_of[2 * sector + 1])
        for sector in bits(content.sectors[country])
    ]


@lru_cache(maxsize=2048)
def realm(content: Content, country: int, owned: tuple[int, ...], stages: tuple[Stage, ...]) -> Realm:
    """Most positions of a turn share most countries."""
    return Realm(content, country, owned, stages)

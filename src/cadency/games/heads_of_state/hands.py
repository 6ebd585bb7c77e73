"""What one seat knows of the hands of the others: certain cards, how many more, and how many of those are older."""

from __future__ import annotations

from cadency.games.heads_of_state.hidden import Lot, Place
from cadency.games.heads_of_state.view import Shuffle


class Hands:
    """Attribute or treason cards by seat and kind, flat: those that are certain, as all of the own hand is."""

    def __init__(
        self,
        name: str,
        seat: int | None,
        known: list[int],
        sizes: list[int],
        mine: list[int],
        shuffles: list[Shuffle],
    ) -> None:
        self.name = name
        self.seat = seat
        self.cards = known[:]
        self.kinds = len(known) // len(sizes)
        self.shuffles = shuffles
        self.others = [other for other in range(len(sizes)) if other != seat]
        self.own = [0] * self.kinds  # of the own cards, those that the others do not know; a spectator has none
        if seat is not None:
            at = seat * self.kinds
            self.own = [n - known[at + kind] for kind, n in enumerate(mine)]
            self.cards[at : at + self.kinds] = mine
        self.room = [size - sum(self.of(other)) for other, size in enumerate(sizes)]

    def place(self, seat: int) -> Place:
        return (self.name, seat)

    def of(self, seat: int) -> list[int]:
        return self.cards[seat * self.kinds : (seat + 1) * self.kinds]

    def limits(self, cards: list[int]) -> list[list[int]]:
        """For each shuffle, how many of the hidden cards could be older than it. What lay open then is not among them,
        unless it is what this seat itself has drawn since."""
        found = []
        least = cards
        for shuffle in reversed(self.shuffles):
            newer = self.newer(shuffle)
            lay = [max(0, n - newer[kind]) for kind, n in enumerate(shuffle.lay.values())]
            least = [min(least[kind], n - lay[kind]) for kind, n in enumerate(cards)]
            found.append(least)
        return found[::-1]

    def newer(self, shuffle: Shuffle) -> list[int]:
        """How many of the own cards may have been drawn since a shuffle, unseen by the others."""
        most = 0 if self.seat is None else sum(self.own) - shuffle.older[self.seat]
        return [min(n, most) for n in self.own]

    def lots(self, proof: Lot | None) -> list[Lot]:
        """What is to be filled: what a hand must hold, then older cards, then the others.

        Cards that a hand must hold may be older ones or not: one does not ask."""
        found = []
        filled = [0] * len(self.room)
        if proof is not None:
            found.append(proof)
            filled[proof.place[1]] = proof.size
        for level, shuffle in enumerate(self.shuffles):
            for seat in self.others:
                more = shuffle.older[seat] - filled[seat]
                if more > 0:
                    found.append(Lot(self.place(seat), more, level))
                    filled[seat] += more
        return found + [
            Lot(self.place(seat), self.room[seat] - filled[seat], len(self.shuffles)) for seat in self.others
        ]

    def in_order(self, seat: int, count: int, lowest: int, cards: list[int]) -> Lot:
        """So many cards of kinds from the lowest on are in a hand: what is not known of them."""
        short = max(0, count - sum(self.of(seat)[lowest:]))
        return Lot(self.place(seat), short, -1, [n * (kind >= lowest) for kind, n in enumerate(cards)])

    def short(self, seat: int, need: tuple[int, ...]) -> tuple[int, ...]:
        """What a hand needs of these cards beyond those that are known."""
        return tuple([max(0, n - known) for n, known in zip(need, self.of(seat), strict=True)])

    def exactly(self, seat: int, cards: tuple[int, ...]) -> Lot:
        """These hidden cards are in a hand."""
        return Lot(self.place(seat), sum(cards), -1, list(cards))

    def filled(self, found: dict[Place, list[int]]) -> list[int]:
        """The cards of all hands once the hidden ones are dealt."""
        for seat in self.others:
            at = seat * self.kinds
            for kind, n in enumerate(found[self.place(seat)]):
                self.cards[at + kind] += n
        return self.cards

"""Nature's generator: every answer of nature follows from the table's seed and the place of the answer in the game.

The table commits to its seed by hash when it opens and reveals it at the end, so that anyone can check the deal. An
answer that is taken back and given again draws the same again: there is nothing to fish for.
"""

from __future__ import annotations

import hashlib


class Draws:
    """Numbers from 0 up to 1 for one answer of nature."""

    def __init__(self, seed: str, place: int) -> None:
        self._key = f"cadency:{seed}:{place}:"
        self._block = 0
        self._left = b""

    def random(self) -> float:
        if len(self._left) < 8:
            self._left = hashlib.sha256(f"{self._key}{self._block}".encode()).digest()
            self._block += 1
        number, self._left = int.from_bytes(self._left[:8], "big"), self._left[8:]
        return (number >> 11) / (1 << 53)


def commit(seed: str) -> str:
    """What a table shows of its seed before the game: a hash that the seed cannot be changed under."""
    return hashlib.sha256(f"cadency seed:{seed}".encode()).hexdigest()

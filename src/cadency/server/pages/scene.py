"""What a table's page shows to one reader at one moment. Built from that reader's own view and events only."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from cadency.kernel.engine import NATURE, Decision, Refusal, pending
from cadency.server.access import Asker
from cadency.server.live import LiveTable
from cadency.server.pages.reader import Reader
from cadency.server.preview import brings
from cadency.server.store.ledger import Sitting
from cadency.table import Table
from cadency.texts import Texts


class Option(msgspec.Struct, frozen=True):
    """One answer that can be given."""

    choice: Any
    wire: tuple[Any, ...]
    text: str  # all of it in words, price included
    brought: dict[str, Any]  # what it would bring about

    @property
    def spelled(self) -> str:
        return " ".join([str(part) for part in self.wire])

    @property
    def json(self) -> str:
        return msgspec.json.encode(self.wire).decode()

    @property
    def id(self) -> str:
        return "b-" + self.spelled.replace(" ", "-")


class Scene(msgspec.Struct):
    """A table as one reader sees it, now or at an earlier moment."""

    live: LiveTable
    table: Table
    reader: Reader
    asker: Asker
    view: Any
    texts: Texts
    names: list[str]
    asked: Decision | None  # of whomever
    options: list[Option]  # of this reader
    at: int | None = None  # an earlier moment
    unsure: bool = False  # several people share this screen, and nobody has said who looks at it

    @property
    def seat(self) -> int | None:
        return self.asker.seat

    @property
    def mine(self) -> bool:
        """Whether this reader is asked, here and now."""
        return self.asked is not None and self.asked.seat == self.asker.seat and self.at is None

    @property
    def eyes(self) -> int:
        """From whose chair the table is drawn: the reader's, or for a spectator always the first."""
        return self.seat if self.seat is not None else 0

    @property
    def wires(self) -> tuple[tuple[Any, ...], ...]:
        return tuple(option.wire for option in self.options)

    @property
    def answers(self) -> int:
        return len(self.live.table.record.answers)

    @property
    def actor(self) -> int | None:
        """Who answered last: what is gone from the board went there."""
        given = self.table.record.answers
        return next((answer.seat for answer in reversed(given) if answer.seat != NATURE), None)

    @property
    def around(self) -> tuple[int, int]:
        """The moments before and after this one at which somebody was asked: nature answers by itself."""
        given = self.live.table.record.answers
        now = self.answers if self.at is None else self.at
        before = [n for n in range(now) if given[n].seat != NATURE]
        after = [n for n in range(now + 1, self.answers) if given[n].seat != NATURE]
        return before[-1] if before else 0, after[0] if after else self.answers

    @property
    def sittings(self) -> list[Sitting]:
        return self.live.sittings

    @property
    def covered(self) -> int | None:
        """Several people share this screen, and the one it is for does not look at it yet: that seat."""
        asked = self.asked
        if self.at is not None or asked is None or len(self.asker.seats) < 2:
            return None
        if self.unsure:
            return asked.seat if asked.seat in self.asker.seats else self.asker.seats[0]
        return asked.seat if asked.seat in self.asker.seats and asked.seat != self.asker.seat else None

    def refusals(self) -> list[Refusal]:
        """What one might have thought of but cannot do now, and why; only where this reader is asked."""
        if not self.mine:
            return []
        position = self.table.rules.imagine(self.view, random.Random(0), self.table.setup.content)
        asked = pending(position)
        return [] if asked is None else [found for found in asked.asker.refusals(position) if found.reason]

    def events(self) -> list[dict[str, Any]]:
        return self.table.events(self.seat)


def look_at(live: LiveTable, reader: Reader, asker: Asker, then: Table | None = None) -> Scene:
    """The scene of a table that is held; ``then`` is an earlier moment of it."""
    table = live.table if then is None else then
    texts = reader.texts(table.rules.id)
    names = [sitting.name or texts.seat(sitting.seat) for sitting in live.sittings]
    view, asked = table.view(asker.seat), table.decision
    scene = Scene(live, table, reader, asker, view, texts, names, asked, [])
    if then is not None:
        scene.at = len(table.record.answers)
    elif scene.mine and asked is not None:
        found = live.cached(("brings", asker.seat), lambda: brings(table.rules, view, table.setup.content, asked.seat))
        scene.options = [
            Option(option, option.wire(), texts.choice(option, asked.about, view), brought)
            for option, brought in zip(asked.options, found, strict=True)
        ]
    return scene

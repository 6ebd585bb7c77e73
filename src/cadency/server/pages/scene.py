"""What a table's page shows to one kind of reader at one moment. Built from their own view and events only, and from
nothing that tells one browser from another: whoever is of the same kind sees the same scene."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from cadency.boards.kit.faces import Bot
from cadency.boards.kit.options import spelled
from cadency.bots import level_of
from cadency.kernel.engine import NATURE, Decision, Refusal, pending
from cadency.kernel.words import Choice
from cadency.server.live import LiveTable
from cadency.server.pages.words import kind_of, texts_of
from cadency.server.preview import tried
from cadency.server.store.ledger import Sitting
from cadency.table import Table
from cadency.texts import Texts


class Kind(NamedTuple):
    """What readers have in common who see the same."""

    seat: int | None
    lang: str
    phone: bool = False
    place: str = ""  # the one a narrow screen wishes to see
    seats: tuple[int, ...] = ()  # more than one where several people share a screen
    unsure: bool = False  # they do, and nobody has said who looks at it
    board: bool = False  # the board of a game that is over, rather than its reckoning

    @property
    def shared(self) -> bool:
        return len(self.seats) > 1


class Option(msgspec.Struct, frozen=True):
    """One answer that can be given."""

    choice: Any
    wire: tuple[Any, ...]
    spelled: str  # the same as words with blanks between
    text: str  # all of it in words, price included
    bring: Callable[[], dict[str, Any]]

    @property
    def brought(self) -> dict[str, Any]:
        """What it would bring about; all options are tried when the first one is asked for that."""
        return self.bring()

    @property
    def json(self) -> str:
        return msgspec.json.encode(self.wire).decode()

    @property
    def id(self) -> str:
        return "b-" + self.spelled.replace(" ", "-")


class Scene(msgspec.Struct):
    """A table as one kind of reader sees it, now or at an earlier moment."""

    live: LiveTable
    table: Table
    kind: Kind
    view: Any
    texts: Texts
    names: list[str]
    asked: Decision | None  # of whomever
    options: list[Option]  # of this reader
    at: int | None = None  # an earlier moment

    @property
    def game(self) -> str:
        return self.table.rules.id

    @property
    def seat(self) -> int | None:
        return self.kind.seat

    @property
    def mine(self) -> bool:
        """Whether this reader is asked, here and now."""
        return self.asked is not None and self.asked.seat == self.seat and self.at is None

    @property
    def eyes(self) -> int:
        """From whose chair the table is drawn: the reader's, or for a spectator always the first."""
        return self.seat if self.seat is not None else 0

    @property
    def open(self) -> Any:
        """The view of whoever looks on: what is drawn from it may be shown to everybody."""
        return self.view if self.seat is None else self.live.view(self.table, None)

    @property
    def wires(self) -> tuple[tuple[Any, ...], ...]:
        return tuple([option.wire for option in self.options])

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
        before, after = now - 1, now + 1
        while before >= 0 and given[before].seat == NATURE:
            before -= 1
        while after < len(given) and given[after].seat == NATURE:
            after += 1
        return max(before, 0), min(after, len(given))

    @property
    def sittings(self) -> list[Sitting]:
        return self.live.sittings

    @property
    def bots(self) -> tuple[Bot | None, ...]:
        """Who plays for each seat, where it is a bot."""
        return tuple([_bot(sitting, self.texts) for sitting in self.live.sittings])

    @property
    def ended(self) -> bool:
        """Whether the page shows the reckoning."""
        return bool(self.table.over) and self.at is None and not self.kind.board

    @property
    def covered(self) -> int | None:
        """Several people share this screen, and the one it is for does not look at it yet: that seat."""
        asked, seats = self.asked, self.kind.seats
        if self.at is not None or asked is None or not self.kind.shared or not self.table.rules.hidden:
            return None
        if self.kind.unsure:
            return asked.seat if asked.seat in seats else seats[0]
        return asked.seat if asked.seat in seats and asked.seat != self.seat else None

    def position(self) -> Any:
        """A position as this reader imagines it: to be asked and copied, never changed."""
        rules, content = self.table.rules, self.table.setup.content
        if self.table is not self.live.table:
            return rules.imagine(self.view, random.Random(0), content)
        return self.live.cached(("position", self.seat), lambda: rules.imagine(self.view, random.Random(0), content))

    def refusals(self) -> list[Refusal]:
        """What one might have thought of but cannot do now, and why; only where this reader is asked."""
        if not self.mine:
            return []
        position = self.position()
        asked = pending(position)
        return [] if asked is None else [found for found in asked.asker.refusals(position) if found.reason]

    def events(self) -> list[dict[str, Any]]:
        """All that this reader heard, from the beginning: for what is made once, at the end of a game."""
        return self.table.events(self.seat)

    def latest(self) -> Iterator[dict[str, Any]]:
        """What this reader heard, the latest first: whoever looks for something stops where it is found."""
        return self.table.latest(self.seat)


def _bot(sitting: Sitting, t: Texts) -> Bot | None:
    if sitting.kind != "bot":
        return None
    kind, strength = kind_of(sitting.level, t), level_of(sitting.level).strength
    said = f"{kind}, {t('bot-strength', strength=strength)}" if strength else kind
    return Bot(sitting.level, kind, strength, said)


def look_at(live: LiveTable, kind: Kind, then: Table | None = None) -> Scene:
    """The scene of a table that is held; ``then`` is an earlier moment of it."""
    table = live.table if then is None else then
    texts = texts_of(kind.lang, table.rules.id)
    names = [sitting.name or texts.seat(sitting.seat) for sitting in live.sittings]
    scene = Scene(live, table, kind, live.view(table, kind.seat), texts, names, table.decision, [])
    if then is not None:
        scene.at = len(table.record.answers)
    elif scene.mine:
        scene.options = _options(scene)
    return scene


def _options(scene: Scene) -> list[Option]:
    asked, view, table = scene.asked, scene.view, scene.table
    if asked is None:
        return []

    def brought(place: int) -> dict[str, Any]:
        found: list[dict[str, Any]] = scene.live.cached(
            ("brings", asked.seat), lambda: tried(table.rules, scene.position(), asked.seat)
        )
        return found[place]

    def shown(place: int, choice: Choice) -> Option:
        wire = choice.wire()
        text = scene.texts.choice(choice, asked.about, view)
        return Option(choice, wire, spelled(wire), text, partial(brought, place))

    return [shown(place, choice) for place, choice in enumerate(asked.options)]

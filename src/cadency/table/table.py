"""The table: the one place where choices are checked, nature answers and things are taken back."""

from __future__ import annotations

import secrets
from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from cadency.kernel.engine import ALL, NATURE, Decision
from cadency.kernel.errors import BadRecord, CannotUndo, NotAChoice, NotLegal, NotYourTurn
from cadency.kernel.nature import allows
from cadency.kernel.record import Record
from cadency.kernel.rules import Placing, Rules
from cadency.kernel.words import Choice, Wire, spell
from cadency.table.course import Course, header_of, offered
from cadency.table.draws import commit
from cadency.table.look import Look, described

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    V = TypeVar("V")


class Table(Generic[V]):
    """A game being played. ``decision`` is what is asked now, never of nature: the table answers for nature.

    In a notebook it shows itself as the board, as whoever is asked sees it."""

    def __init__(
        self,
        rules: Rules[Any, V],
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str | int | None = None,
        content: Any = None,
        record: Record | None = None,
    ) -> None:
        self.rules = rules
        self.setup = rules.setup(seats, options, content)
        self._seed = secrets.token_hex(32) if seed is None else str(seed)
        self.record = record or Record(header_of(rules, self.setup, self._seed))
        self.stopped = ""
        self.proposal: tuple[int, int] | None = None  # who asks to take back, and to how many answers
        self.agreed: set[int] = set()
        self._course = Course(rules, self.setup, self._seed, self.record)
        if record is None:
            self._course.advance()

    def __repr__(self) -> str:
        d = self.decision
        now = f"seat {d.seat} is asked {d.kind} ({d.clause})" if d is not None else f"over ({self.over})"
        return f"<Table {self.rules.id}, {self.seats} seats, version {self.version}: {now}>"

    def _repr_svg_(self) -> str | None:
        return self.look(None if self.decision is None else self.decision.seat)._repr_svg_()

    # --- looking

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def state(self) -> Any:
        """The position itself, for whoever owns the table. What a seat may know of it is its view."""
        return self._course.state

    @property
    def version(self) -> int:
        """Grows with everything that happens, undo included."""
        return len(self.record.lines)

    @property
    def over(self) -> str:
        """How the game ended, or "stopped"; empty while it runs."""
        return self.state.over or ("stopped" if self.stopped else "")

    @property
    def commitment(self) -> str:
        return str(self.record.header["commitment"])

    @property
    def seed(self) -> str | None:
        """Revealed when the game is over."""
        return self._seed if self.over else None

    @property
    def decision(self) -> Decision | None:
        return self._course.decision

    def standing(self) -> list[Placing]:
        return self.rules.standing(self.state)

    def view(self, seat: int | None = None) -> V:
        """What this seat (None: a spectator) sees: the game's own struct, such as a ``VillageView``."""
        if seat is not None:
            self._check_seat(seat)
        return self.rules.view(self.state, seat)

    def events(self, seat: int | None = None, since: int = -1) -> list[dict[str, Any]]:
        """What this seat heard after version ``since``: name, parts by name, and the version that brought it about."""
        heard = self._course.heard
        later = heard[bisect(heard, since + 1, key=lambda one: one[0]) :]
        return [self._told(line, wire) for line, audience, wire in later if audience in (ALL, seat)]

    def latest(self, seat: int | None = None) -> Iterator[dict[str, Any]]:
        """The same, the latest first and one at a time."""
        for line, audience, wire in reversed(self._course.heard):
            if audience in (ALL, seat):
                yield self._told(line, wire)

    def _told(self, line: int, wire: Wire) -> dict[str, Any]:
        name, *parts = wire
        keys = UNDONE if name == "undone" else self.rules.events[str(name)]
        return {"version": line - 1, "event": name, **dict(zip(keys, parts, strict=True))}

    def look(self, seat: int | None = None, since: int = -1) -> Look:
        """All that a seat (None: a spectator) may know now, ready for JSON."""
        d = self._course.decision
        mine = d is not None and d.seat == seat
        content = {
            "game": self.rules.id,
            "version": self.version,
            "over": self.over or None,
            "waiting": None if d is None else d.seat,
            "view": msgspec.to_builtins(self.view(seat)),
            "decision": described(d) if mine and d is not None else None,
            "events": self.events(seat, since),
            "standing": [msgspec.to_builtins(p) for p in self.standing()] if self.over else None,
            "commitment": self.commitment,
            "seed": self.seed,
        }
        return Look(self, seat, content)

    # --- choosing

    def choose(self, choice: Choice | Wire | list[Any], seat: int | None = None) -> None:
        """Answer the pending question, by whoever is asked or, checked, by a seat."""
        self.choose_all([choice], seat)

    def choose_all(self, choices: Iterable[Choice | Wire | list[Any]], seat: int | None = None) -> None:
        """Several answers of one seat, all or none."""
        words = [choice if isinstance(choice, Choice) else self.rules.choice(choice) for choice in choices]
        before, keep = self.version, len(self.record.answers)
        try:
            for word in words:
                self._choose(word, seat)
        except (NotLegal, NotYourTurn, NotAChoice):
            if self.version != before:
                del self.record.lines[before:]
                del self.record.answers[keep:]
                self._course.replay()
            raise
        self._course.advance()

    def _choose(self, choice: Choice, seat: int | None) -> None:
        d = self._course.decision
        if seat is not None:
            self._check_seat(seat)
        if d is None:
            raise NotAChoice("over")
        if d.seat == NATURE or seat not in (None, d.seat):
            raise NotYourTurn("not-your-turn", seat=seat, waiting=d.seat)
        if not allows(d, choice):
            raise self._refuse(d, choice)
        self.proposal = None
        self._course.answer(d, choice)

    def _refuse(self, d: Decision, choice: Choice) -> NotLegal:
        said = spell(choice.wire())
        for verdict in d.asker.refusals(self.state):
            if verdict.choice == choice and verdict.reason:
                return NotLegal(
                    "refused", choice=said, reason=verdict.reason, clause=verdict.clause, game=self.rules.id
                )
        return NotLegal("not-offered", choice=said, kind=d.kind, clause=d.clause, offered=offered(d))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise NotYourTurn("no-such-seat", seat=seat, last=self.seats - 1)

    # --- taking back

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer, if nobody has learnt anything since or by it."""
        self._check_seat(seat)
        answers = self.record.answers
        if self.over or not any(answer.seat == seat for answer in answers):
            raise CannotUndo("nothing", seat=seat)
        if not self.can_undo(seat):
            raise CannotUndo("learnt", seat=seat)
        self._cut(len(answers) - 1, seat)

    def can_undo(self, seat: int) -> bool:
        answers = self.record.answers
        return not self.over and bool(answers) and answers[-1].seat == seat and not self._course.showed

    def propose_undo(self, seat: int, to: int) -> None:
        """Ask everybody to go back to the moment after ``to`` answers."""
        self._check_seat(seat)
        if self.over or not 0 <= to < len(self.record.answers):
            raise CannotUndo("beyond", to=to, answers=len(self.record.answers))
        self.proposal = (seat, to)
        self.agreed = set()
        self.agree_undo(seat)

    def agree_undo(self, seat: int) -> None:
        """Agree to what was proposed; it is done when all seats have."""
        self._check_seat(seat)
        if self.proposal is None:
            raise CannotUndo("no-proposal")
        self.agreed.add(seat)
        if len(self.agreed) == self.seats:
            by, to = self.proposal
            self._cut(to, by)
            self._course.advance()

    def decline_undo(self, seat: int) -> None:
        self._check_seat(seat)
        self.proposal = None

    def stop(self, reason: str) -> None:
        """End the game early; the standing is what it is."""
        if self.over:
            raise NotAChoice("over")
        self.stopped = reason or "stopped"
        self._course.close({"stop": self.stopped})

    def _cut(self, to: int, by: int) -> None:
        self.proposal = None
        self.record.cut(to, by)
        self._course.replay()

    # --- keeping

    def save(self) -> str:
        """The record with its seed, for whoever keeps the table: :func:`replay` goes on as if nothing had happened."""
        private = Record({**self.record.header, "seed": self._seed})
        private.lines = self.record.lines
        return private.dumps()

    @classmethod
    def resume(cls, rules: Rules[Any, V], record: Record, upto: int | None = None) -> Table[V]:
        """A table from its record; with ``upto`` as it was after so many answers."""
        header = record.header
        if header["rules"] != rules.version:
            raise BadRecord("rules", found=header["rules"], game=rules.id, known=rules.version)
        rules.setup(header["seats"], header["options"])  # a table that nobody could open is refused for that
        content = rules.values(header["content"], header.get("pack") or None)
        closing = record.closing or {}
        seed = header.pop("seed", None) or closing.get("seed")
        table = cls(rules, header["seats"], header["options"], seed, content, record)
        if seed is None:  # whoever kept it did not know the seed: from here on nature draws anew
            header.update(commitment=commit(table._seed), redrawn=len(record.answers))
        if upto is not None:
            del record.answers[upto:]
            record.lines = [{"seat": answer.seat, "choice": answer.wire} for answer in record.answers]
        table.stopped = str(closing.get("stop", "")) if upto is None else ""
        table._course.replay()
        if table.stopped:
            table._course.decision = None
        elif closing and upto is None:
            table._course.check_end(closing)
        else:
            table._course.advance()
        return table

    def verify(self) -> int:
        """Check that every answer of nature follows from the revealed seed; how many there are."""
        return max(self.verifying(), default=0)

    def verifying(self) -> Iterator[int]:
        """The same answer by answer, for whoever has others to see to meanwhile."""
        if not self.over or commit(self._seed) != self.commitment:
            raise BadRecord("commitment", line=len(self.record.lines) + 1)
        yield from self._course.checking()


UNDONE = ("seat", "answers")

"""What a seat, or a spectator, is told of a table. Built up from the seat's own view, decision and events only."""

from __future__ import annotations

from typing import Any

import msgspec

from cadency.kernel.engine import Decision
from cadency.server.coaching import told_coach
from cadency.server.live import LiveTable
from cadency.server.preview import brings
from cadency.server.words import texts
from cadency.table import Table
from cadency.table.look import described


def look(live: LiveTable, seat: int | None, since: int, lang: str | None, preview: bool = False) -> bytes:
    """A look as JSON, in words if a language is named: programs need none, and words cost more than the rules.
    Whoever asks the same of the same version gets the same bytes."""
    since = min(since, live.table.version)  # nothing has happened after it, whatever is asked for
    made: bytes = live.cached(
        ("look", seat, since, lang, preview),
        lambda: msgspec.json.encode(_look(live, live.table, seat, since, lang, preview)),
    )
    return made


def moment(live: LiveTable, then: Table, seat: int | None, lang: str | None) -> bytes:
    """How it was at an earlier moment: nothing can be answered there."""
    told = _look(live, then, seat, -1, lang, False)
    told.update(decision=None, undo=_undo(live, None))
    return msgspec.json.encode(told)


def _look(
    live: LiveTable, table: Table, seat: int | None, since: int, lang: str | None, preview: bool
) -> dict[str, Any]:
    asked, view = table.decision, live.view(table, seat)
    return {
        "table": live.id,
        "game": table.rules.id,
        "pack": live.pack or None,
        "seat": seat,
        "seats": seats_of(live),
        "version": table.version,
        "answers": len(table.record.answers),
        "over": table.over or None,
        "waiting": None if asked is None else asked.seat,
        "view": view,
        "decision": None if asked is None or asked.seat != seat else decision(table, asked, view, lang, preview),
        "events": events(live, table, seat, since, lang),
        "standing": table.standing() if table.over else None,
        "undo": _undo(live, seat),
        "coach": told_coach(live),
        "commitment": table.commitment,
        "seed": table.seed,
    }


def seats_of(live: LiveTable) -> list[dict[str, Any]]:
    return [
        {
            "seat": sitting.seat,
            "kind": sitting.kind,
            "name": sitting.name,
            **({"level": sitting.level} if sitting.level else {}),
        }
        for sitting in live.sittings
    ]


def decision(table: Table, asked: Decision, view: Any, lang: str | None, preview: bool) -> dict[str, Any]:
    """What is asked and every option, if wished in words and with what each brings about."""
    told = described(asked)
    options: list[dict[str, Any]] = told["options"]
    if lang is not None:
        say = texts(lang, table.rules.id)
        told["text"] = say.question(asked, view)
        for option, word in zip(options, asked.options, strict=True):
            option["text"] = say.choice(word, asked.about, view)
    if preview:
        for option, brought in zip(options, brings(table.rules, view, table.setup.content, asked.seat), strict=True):
            option["brings"] = brought
    return told


def events(live: LiveTable, table: Table, seat: int | None, since: int, lang: str | None) -> list[dict[str, Any]]:
    """What this seat heard after version ``since``, if wished each with its line for the log."""
    if lang is None:
        return table.events(seat, since)
    say = texts(lang, table.rules.id)
    names = [sitting.name or say.seat(sitting.seat) for sitting in live.sittings]
    return [{**event, "text": say.event(event, names)} for event in table.events(seat, since)]


def _undo(live: LiveTable, seat: int | None) -> dict[str, Any]:
    """Whether this seat may take back alone, and what somebody asks everybody to take back."""
    table = live.table
    proposal = None
    if table.proposal is not None:
        by, to = table.proposal
        proposal = {"seat": by, "answers": to, "agreed": sorted(table.agreed)}
    return {"alone": seat is not None and table.can_undo(seat), "proposal": proposal}

"""What a seat, or a spectator, is told of a table. Built up from the seat's own view, decision and events only."""

from __future__ import annotations

from typing import Any

import msgspec

from cadency.kernel.engine import Decision
from cadency.server.live import LiveTable
from cadency.server.preview import brings
from cadency.server.words import texts
from cadency.table import Table


def look(live: LiveTable, seat: int | None, since: int, lang: str, preview: bool = False) -> bytes:
    """A look as JSON. Whoever asks the same of the same version gets the same bytes."""
    made: bytes = live.cached(
        ("look", seat, since, lang, preview),
        lambda: msgspec.json.encode(_look(live, live.table, seat, since, lang, preview)),
    )
    return made


def moment(live: LiveTable, then: Table, seat: int | None, lang: str) -> bytes:
    """How it was at an earlier moment: nothing can be answered there."""
    told = _look(live, then, seat, -1, lang, False)
    told.update(decision=None, undo=_undo(live, None))
    return msgspec.json.encode(told)


def _look(live: LiveTable, table: Table, seat: int | None, since: int, lang: str, preview: bool) -> dict[str, Any]:
    asked, view = table.decision, _view(live, table, seat)
    return {
        "table": live.id,
        "game": table.rules.id,
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
        "commitment": table.commitment,
        "seed": table.seed,
    }


def _view(live: LiveTable, table: Table, seat: int | None) -> Any:
    if table is not live.table:
        return table.view(seat)
    return live.cached(("view", seat), lambda: table.view(seat))


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


def decision(table: Table, asked: Decision, view: Any, lang: str, preview: bool) -> dict[str, Any]:
    """What is asked, in words, with every option in words and, if wished, what it brings about."""
    say = texts(lang, table.rules.id)
    options: list[dict[str, Any]] = [
        {"wire": option.wire(), "text": say.choice(option, asked.about, view)} for option in asked.options
    ]
    if preview:
        for option, brought in zip(options, brings(table.rules, view, table.setup.content, asked.seat), strict=True):
            option["brings"] = brought
    return {
        "seat": asked.seat,
        "kind": asked.kind,
        "clause": asked.clause,
        "about": asked.about,
        "text": say.question(asked, view),
        "options": options,
    }


def events(live: LiveTable, table: Table, seat: int | None, since: int, lang: str) -> list[dict[str, Any]]:
    """What this seat heard after version ``since``, each with its line for the log."""
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

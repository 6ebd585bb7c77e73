"""A recorded game as rows: the game, every decision, what could have been chosen, and how it went for each seat.

``docs/research.md`` says what each column holds.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import cadency
from cadency.arena.play import outcome
from cadency.kernel.engine import NATURE, Decision, State, apply
from cadency.kernel.nature import ahead
from cadency.kernel.record import Answer, Record
from cadency.kernel.rules import Line
from cadency.table import Table

Rows = list[dict[str, Any]]
NAMES = ("games", "decisions", "options", "outcomes")


def tables_of(name: str, text: str) -> dict[str, Rows]:
    """The rows of each table for one record; an error if it does not replay to its end."""
    record = Record.loads(text)
    # A game that runs goes on where it is replayed: this is what was written down.
    header, answers, closing = dict(record.header), list(record.answers), record.closing or {}
    table = Table.resume(cadency.rules(header["game"]), record)
    state = table.rules.start(table.setup)
    decisions, options = _course(name, table, state, answers)
    end = state.over or ("stopped" if table.stopped else "")
    draws = sum([answer.seat == NATURE for answer in answers])
    game = {
        "record": name,
        "digest": digest_of(text.encode()),
        **{key: header[key] for key in ("game", "rules", "seats", "content", "commitment")},
        "options": list(table.setup.options.items()),
        "pack": header.get("pack"),
        "seed": closing.get("seed"),
        "end": end or None,
        "stopped": table.stopped or None,
        "decisions": len(answers) - draws,
        "draws": draws,
        "cuts": sum(["cut" in line for line in record.lines]),
    }
    outcomes = _outcomes(name, table) if end else []
    return {"games": [game], "decisions": decisions, "options": options, "outcomes": outcomes}


def digest_of(record: bytes) -> str:
    return hashlib.sha256(record).hexdigest()


def _course(name: str, table: Table, state: State, answers: list[Answer]) -> tuple[Rows, Rows]:
    """Every answer that stands, nature's included, and what was offered beside it."""
    decisions: Rows = []
    options: Rows = []
    said = _vocabulary(table.rules.id)
    for number, answer in enumerate(answers):
        asked = ahead(state)
        assert asked is not None  # noqa: S101 - the record has been replayed
        offered = [option.wire() for option in asked.options]
        chosen = offered.index(answer.wire) if answer.wire in offered else None
        decisions.append({"record": name, "number": number, **_decision(asked, answer, chosen, said)})
        weights = asked.weights or (None,) * len(offered)
        for place, (wire, weight) in enumerate(zip(offered, weights, strict=True)):
            choice, action = said[wire]
            options.append(
                {
                    "record": name,
                    "number": number,
                    "option": place,
                    "choice": choice,
                    "action": action,
                    "weight": weight,
                    "chosen": place == chosen,
                }
            )
        apply(state, table.rules.choice(answer.wire))
    ahead(state)
    return decisions, options


def _decision(asked: Decision, answer: Answer, chosen: int | None, said: dict[Any, tuple[str, int]]) -> dict[str, Any]:
    choice, action = said.get(answer.wire) or (_json(answer.wire), None)
    return {
        "line": answer.line,
        "seat": asked.seat,
        "kind": asked.kind,
        "clause": asked.clause,
        "about": _json(asked.about),
        "options": len(asked.options),
        "chosen": chosen,
        "choice": choice,
        "action": action,
    }


def _outcomes(name: str, table: Table) -> Rows:
    """Nobody has won a game that was stopped."""
    won = [None] * table.seats if table.stopped else outcome(table)["won"]
    return [
        {
            "record": name,
            "seat": placing.seat,
            "score": placing.score,
            "rank": placing.rank,
            "won": won[placing.seat],
            "outcome": placing.outcome or None,
            "reasons": [_line(line) for line in placing.reasons],
            "breaks": [_line(line) for line in placing.breaks],
        }
        for placing in table.standing()
    ]


def _line(line: Line) -> dict[str, Any]:
    return {"key": line.key, "points": line.points, "clause": line.clause}


@cache
def _vocabulary(game: str) -> dict[Any, tuple[str, int]]:
    """Every choice but deals: its text, and its number."""
    return {wire: (_json(wire), number) for number, wire in enumerate(cadency.rules(game).index)}


def _json(wire: Any) -> str:
    return json.dumps(wire, separators=(",", ":"), ensure_ascii=False)


def schemas() -> dict[str, Any]:
    """What is in a column. Raise FORMAT when that changes: whatever was written before is then written anew."""
    import pyarrow as pa

    text, whole, small = pa.string(), pa.int32(), pa.int16()
    lines = pa.list_(pa.struct([("key", text), ("points", whole), ("clause", text)]))
    games = {"record": text, "digest": text, "game": text, "rules": small, "seats": small}
    games |= {"options": pa.map_(text, text), "content": text, "pack": text, "commitment": text, "seed": text}
    games |= {"end": text, "stopped": text, "decisions": whole, "draws": whole, "cuts": whole}
    decisions = {"record": text, "number": whole, "line": whole, "seat": small, "kind": text, "clause": text}
    decisions |= {"about": text, "options": whole, "chosen": whole, "choice": text, "action": whole}
    options = {"record": text, "number": whole, "option": whole, "choice": text, "action": whole}
    options |= {"weight": pa.int64(), "chosen": pa.bool_()}
    outcomes = {"record": text, "seat": small, "score": whole, "rank": small, "won": pa.float64()}
    outcomes |= {"outcome": text, "reasons": lines, "breaks": lines}
    about = {"cadency": str(FORMAT)}
    found = zip(NAMES, (games, decisions, options, outcomes), strict=True)
    return {name: pa.schema(list(fields.items()), about) for name, fields in found}


FORMAT = 1

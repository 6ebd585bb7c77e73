"""The record as one seat knows it while the game runs: its own answers and those that were given openly."""

from __future__ import annotations

import json
from typing import Any

from cadency.kernel.engine import ALL, apply
from cadency.kernel.nature import ahead
from cadency.server.errors import Refused
from cadency.server.hosting import Host
from cadency.server.live import LiveTable
from cadency.table import Table


async def told_record(host: Host, live: LiveTable, seat: int | None) -> tuple[str, str]:
    """The record of a table, and the name of a file for it. Of a game that cannot be played here while it runs: what
    was answered openly only its own rules could tell, so a seat gets its own answers; afterwards everything."""
    if await host.try_load(live) is None:
        async with host.hold(live) as table:
            return known_record(table, seat), f"{table.rules.id}-{live.id}.jsonl"
    row = await host.ledger.table(live.id)
    if row is None:
        raise Refused("no-table", table=live.id)
    lines = [json.loads(line["line"]) for line in await host.ledger.lines(live.id)]
    if not row["over"]:
        lines = [line if line.get("seat") in (seat, None) else {**line, "choice": None} for line in lines]
    told = [json.loads(row["header"]), *lines]
    text = "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in told])
    return text, f"{row['game']}-{live.id}.jsonl"


def known_record(table: Table, seat: int | None) -> str:
    """One JSON line an entry. An answer that this seat did not learn is there as ``"choice": null``."""
    if table.over:
        return table.record.dumps()
    lines = [table.record.header, *_known(table, seat)]
    return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])


def _known(table: Table, seat: int | None) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    standing: list[Any] = []
    state = table.rules.start(table.setup)
    asked = ahead(state)
    for line in table.record.lines:
        if "cut" in line:
            told.append(line)
            del standing[line["cut"] :]
            state = table.rules.start(table.setup)
            asked = ahead(state)
            for wire in standing:
                apply(state, table.rules.choice(wire))
                asked = ahead(state)
        else:
            learns = line["seat"] == seat or (asked is not None and asked.audience in (ALL, seat))
            told.append(line if learns else {"seat": line["seat"], "choice": None})
            standing.append(line["choice"])
            apply(state, table.rules.choice(line["choice"]))
            asked = ahead(state)
    return told

"""The record as one seat knows it while the game runs: its own answers and those that were given openly."""

from __future__ import annotations

import json
from typing import Any

from cadency.kernel.engine import ALL, apply
from cadency.kernel.nature import ahead
from cadency.table import Table


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

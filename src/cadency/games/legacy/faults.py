"""Printed values that are well formed and still cannot be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cadency.games.legacy.cards import read_effect, read_need
from cadency.games.legacy.names import ACTIONS, BOY, COLOURS, COMPLICATION, FRIENDS, MISSIONS, NATIONS, PROFESSIONS
from cadency.kernel.content import Rows

GOALS = ("goal", "second", "third")
_EITHER = (("cost", "dowry"), ("income", "friends"), ("prestige", "disgrace"))


def faults(rows: Rows) -> Iterator[tuple[str, str]]:
    """Rows that are well formed and still cannot be: (row, key of the reason; its text is ``fault-<key>``)."""
    if not rows["layout"][0]["row"] or not rows["layout"][0]["pawns"]:
        yield "layout", "nothing-to-do"
    for row in rows["edition"]:
        if row["wish"] not in ("honour", "prestige") or row["specials"] > 1 or not set(row["removed"]) <= set(FRIENDS):
            yield f"edition ({row['id']})", "edition-amiss"
    alone = rows["alone"][0]
    if not set(alone["friends"]) <= set(FRIENDS) or not set(alone["missions"]) <= set(MISSIONS):
        yield "alone", "removed-amiss"
    for row in rows["closing"]:
        if not set(row["actions"]) <= set(ACTIONS):
            yield f"closing ({row['id']})", "actions-amiss"
    yield from _text_faults(rows)
    yield from _need_faults(rows)
    yield from _card_faults(rows)


def _text_faults(rows: Rows) -> Iterator[tuple[str, str]]:
    for table in ("title", "contribution", "clue"):
        for row in rows[table]:
            if row["generation"] not in (1, 2, 3):
                yield f"{table} ({row['id']})", "generation-amiss"
    for table in ("friend", "title", "contribution", "mission", "action"):
        for row in rows[table]:
            if not _reads(read_effect, row["effect"]):
                yield f"{table} ({row['id']})", "effect-amiss"


def _reads(reader: Callable[..., object], *written: Any) -> bool:
    try:
        reader(*written)
    except ValueError:
        return False
    return True


def _need_faults(rows: Rows) -> Iterator[tuple[str, str]]:
    for table in ("friend", "mission", "clue"):
        for row in rows[table]:
            if not _reads(read_need, row["need"], 0) or (table != "friend" and not row["need"]):
                yield f"{table} ({row['id']})", "need-amiss"
    for row in rows["mentor"]:
        if not all(row[goal] and _reads(read_need, row[goal], 0) for goal in GOALS):
            yield f"mentor ({row['id']})", "need-amiss"


def _card_faults(rows: Rows) -> Iterator[tuple[str, str]]:
    for row in rows["head"]:
        if row["pawn"] not in COLOURS:
            yield f"head ({row['id']})", "colour-unknown"
    for row in rows["friend"]:
        name = f"friend ({row['id']})"
        if row["sex"] not in ("woman", "man") or row["nation"] not in NATIONS or row["profession"] not in PROFESSIONS:
            yield name, "person-amiss"
        if (
            (row["cost"] and row["dowry"])
            or (row["income"] and row["friends"])
            or (row["prestige"] and row["disgrace"])
        ):
            yield name, "either-or"
        if max(row["free"], row["pick"]) > 1:
            yield name, "yes-or-no"
    for row, sex in zip(rows["child"], ("girl",) * BOY + ("boy",) * (COMPLICATION - BOY) + ("none",), strict=True):
        if row["sex"] != sex:
            yield f"child ({row['id']})", "sex-amiss"

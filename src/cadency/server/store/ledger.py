"""What the server keeps and asks for, as statements. Each public call that writes is one transaction."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from cadency.server.store import statements as sql
from cadency.server.store.base import Conflict, Store, Write


class Sitting(msgspec.Struct):
    """Who sits at a seat: a human, a bot of some level, or nobody yet (open)."""

    seat: int
    kind: str
    name: str = ""
    level: str = ""


class Grant(msgspec.Struct, frozen=True):
    """What a secret allows: to sit (seat), to take a seat (invite), to manage (owner) or to look on (watch)."""

    hash: str
    table: str
    kind: str
    seat: int | None


class Line(msgspec.Struct, frozen=True):
    """A line of the record on its way to the log."""

    seq: int
    text: str
    key: str | None = None
    digest: str | None = None


class Progress(msgspec.Struct, frozen=True):
    """Where a table stands after its last line."""

    version: int
    waiting: int | None
    over: str


class Ledger:
    """The store in the server's own terms."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- tables and their log

    async def create(
        self,
        table: str,
        header: str,
        game: str,
        seed: str,
        public: bool,
        sittings: Sequence[Sitting],
        grants: Sequence[Grant],
        lines: Sequence[Line],
        progress: Progress,
        opener: str = "",
        pack: str = "",
        pace: str = "brisk",
    ) -> None:
        now = time.time()
        row = {
            "id": table,
            "game": game,
            "header": header,
            "seed": seed,
            "public": public,
            "created": now,
            "changed": now,
            "version": progress.version,
            "waiting": progress.waiting,
            "over": progress.over,
            "opener": opener,
            "pack": pack,
            "pace": pace,
        }
        await self.store.write(
            Write(sql.NEW_TABLE, [row]),
            Write(sql.NEW_SEAT, [{"table_id": table, **msgspec.to_builtins(sitting)} for sitting in sittings]),
            Write(sql.NEW_TOKEN, [_token_row(grant, now) for grant in grants]),
            Write(sql.NEW_LINE, _line_rows(table, lines, now)),
        )

    async def append(self, table: str, lines: Sequence[Line], progress: Progress) -> None:
        """Add lines to the log. A :class:`Conflict` when the log is longer than the caller thinks."""
        now = time.time()
        moved = {
            "table": table,
            "now_version": progress.version,
            "now_waiting": progress.waiting,
            "now_over": progress.over,
            "now_at": now,
        }
        await self.store.write(Write(sql.NEW_LINE, _line_rows(table, lines, now)), Write(sql.MOVED, [moved]))

    async def set_pace(self, table: str, pace: str) -> None:
        await self.store.write(Write(sql.PACED, [{"table": table, "now_pace": pace}]))

    async def table(self, table: str) -> RowMapping | None:
        found = await self.store.read(sql.TABLE, table=table)
        return found[0] if found else None

    async def lines(self, table: str) -> Sequence[RowMapping]:
        return await self.store.read(sql.LOG, table=table)

    async def sittings(self, table: str) -> list[Sitting]:
        found = await self.store.read(sql.SEATS, table=table)
        return [Sitting(row["seat"], row["kind"], row["name"], row["level"]) for row in found]

    async def coached(self, table: str) -> dict[int, bool]:
        """Of whoever has said so, whether they want to play with the coach."""
        found = await self.store.read(sql.SEATS, table=table)
        return {row["seat"]: bool(row["coach"]) for row in found if row["coach"] is not None}

    async def set_coached(self, table: str, seats: Sequence[int], wants: bool) -> None:
        rows = [{"table": table, "at_seat": seat, "wants": wants} for seat in seats]
        await self.store.write(Write(sql.COACHED, rows), _touched(table, time.time()))

    async def waiting_for_bots(self) -> list[str]:
        """Running tables at which a bot is asked: after a start they go on."""
        return [row["id"] for row in await self.store.read(sql.BOTS_TURN)]

    async def public_tables(self, state: str, most: int) -> Sequence[RowMapping]:
        return await self.store.read(sql.LISTS[state], most=most)

    async def tables_of(self, browser: str, most: int) -> Sequence[RowMapping]:
        return await self.store.read(sql.MINE, who=browser, most=most)

    # --- secrets

    async def grant(self, hashed: str) -> Grant | None:
        found = await self.store.read(sql.TOKEN, which=hashed)
        return _grant(found[0]) if found else None

    async def passes(self, table: str) -> list[Grant]:
        """Every secret that lets somebody play, manage or look on at this table now."""
        return [_grant(row) for row in await self.store.read(sql.GOOD, table=table)]

    async def invite(self, hashed: str) -> Grant | None:
        """What an invite is, or was, for: also one that was used or revoked."""
        found = await self.store.read(sql.INVITE, which=hashed)
        return _grant(found[0]) if found else None

    async def add(self, grant: Grant, replacing: str = "", browser: str = "") -> None:
        """A new secret; with ``replacing`` every other of that kind for its seat is revoked, and with ``browser`` that
        browser holds it."""
        writes = [Write(sql.NEW_TOKEN, [_token_row(grant, time.time())]), *_held(browser, grant)]
        if replacing:
            writes.insert(0, Write(sql.REVOKE_ALL, [_which(grant.table, grant.seat, replacing)]))
        await self.store.write(*writes)

    async def revoke(self, table: str, seat: int | None, kind: str) -> None:
        await self.store.write(Write(sql.REVOKE_ALL, [_which(table, seat, kind)]))

    async def join(self, invite: Grant, taken: Grant, name: str, browser: str = "") -> None:
        """Use an invite, once: its seat gets a new holder and whoever held it before has left."""
        await self.store.write(
            Write(sql.REVOKE, [{"which": invite.hash}], touches=1),
            Write(sql.REVOKE_ALL, [_which(taken.table, taken.seat, "seat")]),
            Write(sql.NEW_TOKEN, [_token_row(taken, time.time())]),
            *_held(browser, taken),
            Write(sql.SIT, [{"table": taken.table, "at_seat": taken.seat, "new_name": name}], touches=1),
            _touched(taken.table, time.time()),
        )

    async def remember(self, browser: str, hashes: Sequence[str]) -> None:
        """This browser holds these secrets; that it does already is as good."""
        rows = [{"browser": browser, "token": hashed} for hashed in hashes]
        try:
            await self.store.write(Write(sql.NEW_BROWSER, rows))
        except Conflict:
            for row in rows:
                with suppress(Conflict):
                    await self.store.write(Write(sql.NEW_BROWSER, [row]))

    async def grants_of(self, browser: str) -> list[Grant]:
        return [_grant(row) for row in await self.store.read(sql.OF_BROWSER, who=browser)]

    async def signing_secret(self) -> str:
        """The secret that signs cookies: made once, kept with the games."""
        for _ in range(2):
            found = await self.store.read(sql.SETTING, which="signing")
            if found:
                return str(found[0]["value"])
            try:
                await self.store.write(
                    Write(sql.NEW_SETTING, [{"name": "signing", "value": secrets.token_urlsafe(32)}])
                )
            except Conflict:
                continue
        return str((await self.store.read(sql.SETTING, which="signing"))[0]["value"])

    async def beat(self) -> None:
        """Write something that is on disk when this returns, always in the same place."""
        now = str(time.time())
        try:
            await self.store.write(Write(sql.BEAT, [{"now": now}], touches=1))
        except Conflict:  # the first time
            await self.store.write(Write(sql.NEW_SETTING, [{"name": "beat", "value": now}]))

    # --- chat

    async def say(self, table: str, n: int, seat: int, text: str) -> float:
        now = time.time()
        said = {"table_id": table, "n": n, "seat": seat, "text": text, "at": now}
        await self.store.write(Write(sql.NEW_CHAT, [said]), _touched(table, now))
        return now

    async def said(self, table: str, after: int, most: int) -> Sequence[RowMapping]:
        return await self.store.read(sql.CHAT, table=table, after=after, most=most)

    async def last_said(self, table: str) -> int:
        return (await self.store.read(sql.LAST_CHAT, table=table))[0]["n"] or 0


def _line_rows(table: str, lines: Sequence[Line], now: float) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "seq": line.seq, "line": line.text, "at": now, "key": line.key, "digest": line.digest}
        for line in lines
    ]


def _token_row(grant: Grant, now: float) -> dict[str, Any]:
    return {
        "hash": grant.hash,
        "table_id": grant.table,
        "kind": grant.kind,
        "seat": grant.seat,
        "created": now,
        "revoked": False,
    }


def _held(browser: str, grant: Grant) -> list[Write]:
    return [Write(sql.NEW_BROWSER, [{"browser": browser, "token": grant.hash}])] if browser else []


def _grant(row: RowMapping) -> Grant:
    return Grant(row["hash"], row["table_id"], row["kind"], row["seat"])


def _touched(table: str, now: float) -> Write:
    """Somebody did something at this table: it will not be removed for a while."""
    return Write(sql.TOUCHED, [{"table": table, "now_at": now}])


def _which(table: str, seat: int | None, kind: str) -> dict[str, Any]:
    return {"table": table, "at_seat": seat, "which_kind": kind}

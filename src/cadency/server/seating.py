"""Opening tables, taking seats, handing them over."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import msgspec

import cadency
from cadency.bots import BOTS
from cadency.kernel.errors import BadSetup
from cadency.server.errors import Refused
from cadency.server.hosting import Host
from cadency.server.live import LiveTable, new_lines
from cadency.server.store import Conflict
from cadency.server.store.ledger import Sitting
from cadency.server.tokens import Keyring, code_of, issue, new_table_id
from cadency.table import Table


class Opened(msgspec.Struct):
    """A new table and every secret to it; they are told once and kept nowhere else."""

    live: LiveTable
    tokens: dict[int, str]
    invites: dict[int, str]
    owner: str
    watch: str


class Seating:
    """Who may sit where."""

    def __init__(self, host: Host, keyring: Keyring) -> None:
        self._host = host
        self._keyring = keyring

    async def open(
        self, game: str, sittings: Sequence[Sitting], options: Mapping[str, str], public: bool, seed: str | None = None
    ) -> Opened:
        for sitting in sittings:
            if sitting.kind == "bot" and sitting.level not in BOTS:
                raise BadSetup("unknown-bot", bot=sitting.level, known=", ".join(BOTS))
        table = Table(cadency.rules(game), len(sittings), options, seed)
        while True:
            try:
                opened = await self._open(table, list(sittings), public)
            except Conflict:  # two tables drew the same id
                continue
            self._host.keep(opened.live)
            self._host.wake(opened.live)
            return opened

    async def _open(self, table: Table, sittings: list[Sitting], public: bool) -> Opened:
        table_id = new_table_id()
        owner, owner_grant = issue(table_id, "owner")
        watch, watch_grant = issue(table_id, "watch")
        grants = [owner_grant, watch_grant]
        tokens: dict[int, str] = {}
        invites: dict[int, str] = {}
        for sitting in sittings:
            if sitting.kind != "bot":
                kind, into = ("seat", tokens) if sitting.kind == "human" else ("invite", invites)
                into[sitting.seat], grant = issue(table_id, kind, sitting.seat)
                grants.append(grant)
        header = json.loads(table.save().split("\n", 1)[0])
        seed = header.pop("seed")
        live = LiveTable(table_id, public, sittings, seed)
        live.put(table)
        await self._host.ledger.create(
            table_id,
            json.dumps(header),
            table.rules.id,
            seed,
            public,
            sittings,
            grants,
            new_lines(table, 0),
            live.progress(),
        )
        return Opened(live, tokens, invites, owner, watch)

    async def join(self, live: LiveTable, invite: str, name: str) -> tuple[int, str]:
        """Take the seat that an invite is for; it works once."""
        grant = await self._keyring.find(code_of(invite))
        if grant is None or grant.kind != "invite" or grant.table != live.id or grant.seat is None:
            raise Refused("bad-invite")
        secret, taken = issue(live.id, "seat", grant.seat)
        async with live.lock:
            try:
                await self._host.ledger.join(grant, taken, name)
            except Conflict:
                raise Refused("bad-invite") from None
            finally:
                self._keyring.forget(live.id, grant.seat)
            live.sittings[grant.seat] = Sitting(grant.seat, "human", name)
            live.tell()
        return grant.seat, secret

    async def invite(self, live: LiveTable, seat: int, mine: tuple[int, ...], owner: bool) -> str:
        """A new invite for a seat; older ones no longer work. Whoever sits there stays until it is used."""
        self._may_manage(live, seat, mine, owner)
        secret, grant = issue(live.id, "invite", seat)
        await self._host.ledger.add(grant, replacing="invite")
        self._keyring.forget(live.id, seat)
        return secret

    async def revoke_invite(self, live: LiveTable, seat: int, mine: tuple[int, ...], owner: bool) -> None:
        self._may_manage(live, seat, mine, owner)
        await self._host.ledger.revoke(live.id, seat, "invite")
        self._keyring.forget(live.id, seat)

    async def replace_token(self, live: LiveTable, seat: int, mine: tuple[int, ...]) -> str:
        """A new token for one's own seat; the old ones no longer work."""
        if seat not in mine:
            raise Refused("not-seated")
        secret, grant = issue(live.id, "seat", seat)
        await self._host.ledger.add(grant, replacing="seat")
        self._keyring.forget(live.id, seat)
        return secret

    def _may_manage(self, live: LiveTable, seat: int, mine: tuple[int, ...], owner: bool) -> None:
        if not 0 <= seat < len(live.sittings):
            raise Refused("no-seat", seat=seat)
        kind = live.sittings[seat].kind
        if kind == "bot":
            raise Refused("not-open", seat=seat)
        if seat in mine:
            return
        if not owner:
            raise Refused("not-owner")
        if kind != "open":  # who opened the table must not get to see another's secrets
            raise Refused("seat-taken", seat=seat)

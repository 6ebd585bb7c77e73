"""Opening tables, taking seats, handing them over."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence

import msgspec

import cadency
from cadency.bots import BOTS
from cadency.kernel.errors import BadSetup
from cadency.server.access import Asker
from cadency.server.errors import Refused
from cadency.server.hosting import Host
from cadency.server.live import LiveTable, new_lines
from cadency.server.paces import BRISK
from cadency.server.packs import Pack
from cadency.server.store import Conflict
from cadency.server.store.ledger import Sitting
from cadency.server.tokens import Keyring, code_of, issue, made_from, new_table_id
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

    def __init__(self, host: Host, keyring: Keyring, signing: str) -> None:
        self._host = host
        self._keyring = keyring
        self._signing = signing

    async def open(
        self,
        game: str,
        sittings: Sequence[Sitting],
        options: Mapping[str, str],
        public: bool,
        opener: str = "",
        pack: Pack = Pack(),  # noqa: B008 - a tuple
        pace: str = BRISK,
    ) -> Opened:
        for sitting in sittings:
            if sitting.kind == "bot" and sitting.level not in BOTS:
                raise BadSetup("unknown-bot", bot=sitting.level, known=", ".join(BOTS))
        table = Table(cadency.rules(game), len(sittings), options, content=pack.content)
        while True:
            try:
                opened = await self._open(table, list(sittings), public, opener, pack.name, pace)
            except Conflict:  # two tables drew the same id
                continue
            self._host.keep(opened.live)
            self._host.wake(opened.live)
            return opened

    async def _open(
        self, table: Table, sittings: list[Sitting], public: bool, opener: str, pack: str, pace: str
    ) -> Opened:
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
        live = LiveTable(table_id, public, sittings, seed, pack, pace)
        live.opener = opener
        live.put(table, [grant for grant in grants if grant.kind != "invite"])
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
            opener,
            pack,
            pace,
        )
        return Opened(live, tokens, invites, owner, watch)

    async def join(self, live: LiveTable, invite: str, name: str, key: str = "", browser: str = "") -> tuple[int, str]:
        """Take the seat that an invite is for; it works once, but with a key of one's own as often as one asks."""
        code = code_of(invite)
        wished = self._wished("join", code, key)
        async with live.lock:
            taken = await self._had(live, wished)
            if taken is not None:
                return taken, wished
            grant = await self._keyring.find(code)
            if grant is None or grant.kind != "invite" or grant.table != live.id or grant.seat is None:
                raise Refused("bad-invite")
            secret, token = issue(live.id, "seat", grant.seat, wished)
            try:
                await self._host.ledger.join(grant, token, name, browser)
            except Conflict:
                raise Refused("bad-invite") from None
            except BaseException:
                live.doubt()
                raise
            finally:
                self._keyring.forget(live.id, grant.seat)
            live.changed = time.time()
            live.sittings[grant.seat] = Sitting(grant.seat, "human", name)
            live.hand_to(token)
        return grant.seat, secret

    def _wished(self, doing: str, by: str, key: str) -> str:
        """The token that this key makes of another secret: told again to whoever knows both, and kept nowhere."""
        return made_from(self._signing, doing, by, key) if key else ""

    async def _had(self, live: LiveTable, wished: str) -> int | None:
        """The seat that was taken with this token already, by a request whose answer was lost."""
        grant = await self._keyring.find(wished) if wished else None
        return grant.seat if grant is not None and (grant.table, grant.kind) == (live.id, "seat") else None

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

    async def replaced(self, live: LiveTable, seat: int, old: str, key: str) -> str | None:
        """The token that this key made of an old one, if it still is the seat's."""
        wished = self._wished("replace", old, key)
        return wished if wished and await self._had(live, wished) == seat else None

    async def replace_token(
        self, live: LiveTable, seat: int, asker: Asker, old: str = "", key: str = "", browser: str = ""
    ) -> str:
        """A new token for one's own seat; the old ones no longer work."""
        if seat not in asker.seats:
            raise Refused("not-seated")
        secret, grant = issue(live.id, "seat", seat, self._wished("replace", old, key) if old else "")
        async with self._host.hold(live):
            if key and await self._had(live, secret) == seat:  # the same request came twice, and the other was faster
                return secret
            if not live.admits(asker.passes):
                raise Refused("token-revoked")
            try:
                await self._host.ledger.add(grant, "seat", browser)
            except BaseException:
                live.doubt()
                raise
            finally:
                self._keyring.forget(live.id, seat)
            live.hand_to(grant)
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

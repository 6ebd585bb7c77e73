"""Opening tables, taking seats, handing them over."""

from __future__ import annotations

import json
import time

import msgspec

import cadency
from cadency.bots import bots_of, unknown_bot
from cadency.server.access import Asker
from cadency.server.errors import Refused
from cadency.server.hosting import Host
from cadency.server.live import LiveTable, new_lines
from cadency.server.paces import BRISK
from cadency.server.packs import Pack
from cadency.server.store import Conflict
from cadency.server.store.ledger import Sitting
from cadency.server.tokens import Keyring, code_of, hashed, id_from, issue, made_from, new_secret, new_table_id
from cadency.table import Table


class Wish(msgspec.Struct, frozen=True):
    """A table as somebody wants it."""

    game: str
    sittings: list[Sitting]
    options: dict[str, str]
    public: bool
    pack: Pack = Pack()
    pace: str = BRISK

    def digest(self) -> str:
        """The same for the same wish."""
        told = (self.game, self.sittings, self.options, self.public, self.pack.name, self.pace)
        return hashed(msgspec.json.encode(told, order="deterministic").decode())


class Opened(msgspec.Struct):
    """A table and every secret to it; they are kept nowhere else."""

    id: str
    tokens: dict[int, str]
    invites: dict[int, str]
    owner: str
    watch: str
    commitment: str = ""
    again: bool = False  # it was opened before, by the same request


class Seating:
    """Who may sit where."""

    def __init__(self, host: Host, keyring: Keyring, signing: str) -> None:
        self._host = host
        self._keyring = keyring
        self._signing = signing

    async def open(self, wish: Wish, opener: str = "", key: str = "", begun: Table | None = None) -> Opened:
        """A new table, or one where a game goes on that was begun; with a key of one's own the same one as often as one
        asks."""
        for sitting in wish.sittings:
            if sitting.kind == "bot" and sitting.level not in bots_of(wish.game):
                raise unknown_bot(sitting.level, cadency.rules(wish.game).id)
        table = begun or Table(cadency.rules(wish.game), len(wish.sittings), wish.options, content=wish.pack.content)
        while True:
            secrets = self._secrets(wish, key)
            try:
                live = await self._create(wish, table, secrets, opener)
            except Conflict:  # two tables drew the same id, or the same request came twice and the other was faster
                again = await self.opened(wish, key)
                if again is not None:
                    return again
                continue
            self._host.keep(live)
            self._host.wake(live)
            secrets.commitment = table.commitment
            return secrets

    async def opened(self, wish: Wish, key: str) -> Opened | None:
        """The table that this key has opened, by a request whose answer was lost."""
        made = self._secrets(wish, key)
        row = await self._host.ledger.table(made.id) if key else None
        if row is None:
            return None
        grant = await self._keyring.find(made.owner)
        if grant is None or grant.table != made.id:
            raise Refused("other-table", key=key)
        made.commitment, made.again = str(json.loads(row["header"])["commitment"]), True
        return made

    def _secrets(self, wish: Wish, key: str) -> Opened:
        """Everything that opens the doors of a new table. With a key all of it is made of key and wish, and can be told
        again to whoever knows both; its address of the key alone, so that the key's use for another wish is noticed."""
        of = (key, wish.digest()) if key else ()

        def secret(*which: str) -> str:
            return made_from(self._signing, "open", *of, *which) if of else new_secret()

        found = Opened(
            id_from(self._signing, "open", key) if key else new_table_id(), {}, {}, secret("owner"), secret("watch")
        )
        for sitting in wish.sittings:
            if sitting.kind != "bot":
                into = found.tokens if sitting.kind == "human" else found.invites
                into[sitting.seat] = secret("seat", str(sitting.seat))
        return found

    async def _create(self, wish: Wish, table: Table, secrets: Opened, opener: str) -> LiveTable:
        doors: list[tuple[str, int | None, str]] = [("owner", None, secrets.owner), ("watch", None, secrets.watch)]
        doors += [("seat", seat, token) for seat, token in secrets.tokens.items()]
        doors += [("invite", seat, invite) for seat, invite in secrets.invites.items()]
        grants = [issue(secrets.id, kind, seat, secret)[1] for kind, seat, secret in doors]
        header = json.loads(table.save().split("\n", 1)[0])
        seed = header.pop("seed")
        live = LiveTable(secrets.id, wish.public, list(wish.sittings), seed, wish.pack.name, wish.pace)
        live.opener = opener
        live.put(table, [grant for grant in grants if grant.kind != "invite"])
        await self._host.ledger.create(
            live.id,
            json.dumps(header),
            table.rules.id,
            seed,
            wish.public,
            wish.sittings,
            grants,
            new_lines(table, 0),
            live.progress(),
            opener,
            wish.pack.name,
            wish.pace,
        )
        return live

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
            live.coached.pop(grant.seat, None)  # whoever comes says so for themselves
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

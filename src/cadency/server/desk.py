"""All parts of a running server, for the handlers."""

from __future__ import annotations

from cadency.server.access import AnyRequest, Doorman, noted
from cadency.server.bots import Thinkers
from cadency.server.browsers import Browsers
from cadency.server.errors import Refused
from cadency.server.hosting import Host
from cadency.server.limits import Buckets, Streams
from cadency.server.live import LiveTable
from cadency.server.seating import Seating
from cadency.server.settings import Settings
from cadency.server.store import open_store
from cadency.server.store.ledger import Ledger
from cadency.server.tokens import Keyring

_ID = frozenset("0123456789abcdef")


class Desk:
    """Opened by :func:`open_desk`; pages and API share it."""

    def __init__(self, settings: Settings, ledger: Ledger, signing: str) -> None:
        self.settings = settings
        self.ledger = ledger
        self.host = Host(ledger, Thinkers(settings.thinkers), settings.kept, settings.pause)
        self.keyring = Keyring(ledger)
        self.browsers = Browsers(ledger, signing, settings.secure)
        self.doorman = Doorman(self.keyring, self.browsers)
        self.seating = Seating(self.host, self.keyring)
        self.streams = Streams(settings.streams)
        self.chatter = Buckets(0.5, 5)
        self.openings = Buckets(settings.rate / 50, max(1, settings.burst // 4))

    async def find(self, request: AnyRequest, table_id: str) -> LiveTable:
        noted(request)["table"] = table_id
        if len(table_id) != 12 or not _ID.issuperset(table_id):
            raise Refused("no-table", table=table_id)
        return await self.host.find(table_id)

    async def close(self) -> None:
        await self.host.close()
        await self.ledger.store.close()


async def open_desk(settings: Settings) -> Desk:
    ledger = Ledger(await open_store(settings.db))
    return Desk(settings, ledger, await ledger.signing_secret())

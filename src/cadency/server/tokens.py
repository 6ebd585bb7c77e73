"""Secrets that people and programs hold: unguessable, kept as hashes only, each for one thing."""

from __future__ import annotations

import hashlib
import secrets

from cadency.server.store.ledger import Grant, Ledger

_REMEMBERED = 50_000


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Short enough to be typed. It is an address, not a secret."""
    return secrets.token_hex(6)


def hashed(secret: str) -> str:
    """Secrets have 192 random bits: a plain hash cannot be turned round, and needs no salt."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


class Keyring:
    """What each secret allows; found in the store once, then remembered until it is revoked."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._known: dict[str, Grant] = {}

    async def find(self, secret: str) -> Grant | None:
        key = hashed(secret)
        known = self._known.get(key)
        if known is None:
            known = await self._ledger.grant(key)
            if known is not None:
                if len(self._known) >= _REMEMBERED:
                    self._known.clear()
                self._known[key] = known
        return known

    def forget(self, table: str, seat: int | None) -> None:
        """Something was revoked for this seat: ask the store again."""
        for key in [key for key, grant in self._known.items() if (grant.table, grant.seat) == (table, seat)]:
            del self._known[key]


def issue(table: str, kind: str, seat: int | None = None) -> tuple[str, Grant]:
    """A new secret and what the store keeps of it."""
    secret = new_secret()
    return secret, Grant(hashed(secret), table, kind, seat)


def code_of(invite: str) -> str:
    """An invite as people paste it: the code alone, or the link that ends with it."""
    return invite.strip().rsplit("/", 1)[-1]

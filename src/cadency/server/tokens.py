"""Secrets that people and programs hold: unguessable, kept as hashes only, each for one thing."""

from __future__ import annotations

import base64
import hashlib
import hmac
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

    def __init__(self, ledger: Ledger, most: int = _REMEMBERED) -> None:
        self._ledger = ledger
        self._most = most
        self._known: dict[str, Grant] = {}

    async def find(self, secret: str) -> Grant | None:
        key = hashed(secret)
        known = self._known.get(key)
        if known is None:
            known = await self._ledger.grant(key)
            if known is not None:
                if len(self._known) >= self._most:
                    self._known.clear()
                self._known[key] = known
        return known

    def __len__(self) -> int:
        return len(self._known)

    def forget_all(self) -> None:
        self._known.clear()

    def forget(self, table: str, seat: int | None) -> None:
        """Something was revoked for this seat: ask the store again."""
        for key in [key for key, grant in self._known.items() if (grant.table, grant.seat) == (table, seat)]:
            del self._known[key]


def issue(table: str, kind: str, seat: int | None = None, secret: str = "") -> tuple[str, Grant]:
    """A new secret, or the one that is wished for, and what the store keeps of it."""
    secret = secret or new_secret()
    return secret, Grant(hashed(secret), table, kind, seat)


def made_from(signing: str, *parts: str) -> str:
    """A secret that is the same for the same parts, and that only who knows all of them and our own can make."""
    said = "\0".join(parts).encode("utf-8", "surrogatepass")
    return base64.urlsafe_b64encode(hmac.digest(signing.encode(), said, "sha256")[:24]).decode()


def id_from(signing: str, *parts: str) -> str:
    """The address of a table that is the same for the same parts."""
    said = "\0".join(("id", *parts)).encode("utf-8", "surrogatepass")
    return hmac.digest(signing.encode(), said, "sha256").hex()[:12]


def code_of(invite: str) -> str:
    """An invite as people paste it: the code alone, or the link that ends with it."""
    return invite.strip().rsplit("/", 1)[-1]

"""Browsers: a signed cookie names a browser, and the store knows which secrets it holds. No account is needed."""

from __future__ import annotations

from functools import lru_cache

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.datastructures import Cookie

from cadency.server.store.ledger import Grant, Ledger
from cadency.server.tokens import hashed, new_secret

COOKIE = "cadency"
_YEAR = 365 * 24 * 3600
_LONG = 200  # letters; ours have some ninety


class Browsers:
    """Which seats a browser may sit on."""

    def __init__(self, ledger: Ledger, secret: str, secure: bool, most: int = 10_000) -> None:
        self._ledger = ledger
        self._signer = URLSafeSerializer(secret, salt="browser")
        self._secure = secure
        self._most = most
        self._grants: dict[str, list[Grant]] = {}
        self._signed = lru_cache(most)(self._checked)

    def read(self, cookie: str | None) -> str | None:
        """The browser that a cookie names; None for no cookie or one that we did not sign."""
        return self._signed(cookie) if cookie and len(cookie) <= _LONG else None

    def _checked(self, cookie: str) -> str | None:
        try:
            value = self._signer.loads(cookie)
        except BadSignature:
            return None
        return value if isinstance(value, str) else None

    def fresh(self) -> str:
        """A browser that was not here before."""
        return new_secret()

    def cookie(self, browser: str) -> Cookie:
        return Cookie(
            COOKIE,
            value=str(self._signer.dumps(browser)),
            max_age=_YEAR,
            httponly=True,
            secure=self._secure,
            samesite="lax",
        )

    async def remember(self, browser: str, *secrets: str) -> None:
        """From now on this browser holds these secrets: seat, owner or watch tokens."""
        await self._ledger.remember(hashed(browser), [hashed(secret) for secret in secrets])
        self.forget(browser)

    def __len__(self) -> int:
        return len(self._grants)

    def forget(self, browser: str) -> None:
        self._grants.pop(browser, None)

    def forget_all(self) -> None:
        """Something was revoked: ask the store again."""
        self._grants.clear()

    async def grants(self, browser: str) -> list[Grant]:
        """Everything this browser may do, latest first."""
        found = self._grants.get(browser)
        if found is None:
            if len(self._grants) >= self._most:
                self._grants.clear()
            found = self._grants[browser] = await self._ledger.grants_of(hashed(browser))
        return found

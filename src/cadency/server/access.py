"""Who asks: which seat at this table, whether its owner, whether somebody who may look on."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request

from cadency.server.browsers import COOKIE, Browsers
from cadency.server.errors import Refused
from cadency.server.live import LiveTable
from cadency.server.store.ledger import Grant
from cadency.server.tokens import Keyring

AnyRequest = Request[Any, Any, Any]
_OWN = ("seat", "owner", "watch")  # what a token can be that is sent as one's own


class Asker(msgspec.Struct, frozen=True):
    """What whoever asks may do at one table."""

    seats: tuple[int, ...] = ()  # more than one where several people share a screen
    owner: bool = False
    seat: int | None = None  # the one that is meant now
    passes: tuple[str, ...] = ()  # hashes of the secrets by which all this is so

    @property
    def seated(self) -> int:
        """The seat; refused if there is none."""
        if self.seat is None:
            raise Refused("not-seated")
        return self.seat

    def must_sit(self) -> None:
        if not self.seats:
            raise Refused("not-seated")


class Doorman:
    """Reads tokens and cookies."""

    def __init__(self, keyring: Keyring, browsers: Browsers) -> None:
        self.keyring = keyring
        self.browsers = browsers

    async def ask(self, request: AnyRequest, live: LiveTable, seat: int | None, watch: str | None) -> Asker:
        """By bearer token, watch link or cookie. A browser that holds several seats says which with ``?seat=``."""
        asker = _asker(live, await self._grants(request, live, watch), seat)
        if asker is None:
            raise Refused("no-token")
        noted(request.scope)["seat"] = asker.seat
        return asker

    async def admit(self, token: str, live: LiveTable) -> Asker:
        """By bearer token alone."""
        grant = await self._granted(token, live, _OWN)
        seats = (grant.seat,) if grant.kind == "seat" and grant.seat is not None else ()
        return Asker(seats, grant.kind == "owner", seats[0] if seats else None, (grant.hash,))

    async def _granted(self, token: str, live: LiveTable, kinds: tuple[str, ...]) -> Grant:
        grant = await self.keyring.find(token)
        if grant is None or grant.table != live.id or grant.kind not in kinds:
            raise Refused("bad-token")
        return grant

    async def _grants(self, request: AnyRequest, live: LiveTable, watch: str | None) -> list[Grant]:
        own = bearer(request)
        token = own or watch
        if token is not None:
            # An address is kept in histories and logs and passed on: it may let look on, never sit.
            return [await self._granted(token, live, ("watch",) if own is None else _OWN)]
        browser = self.browsers.read(request.cookies.get(COOKIE))
        if browser is None:
            return []
        if request.method not in ("GET", "HEAD"):
            same_origin(request)
        return [grant for grant in await self.browsers.grants(browser) if grant.table == live.id]


def noted(scope: Any) -> dict[str, Any]:
    """What the log line of a request will tell."""
    found: dict[str, Any] = scope.setdefault("cadency", {})
    return found


def _asker(live: LiveTable, grants: list[Grant], seat: int | None) -> Asker | None:
    seats = tuple(sorted(grant.seat for grant in grants if grant.kind == "seat" and grant.seat is not None))
    if not grants and not live.public:
        return None
    if seat is not None and seat not in seats:
        raise Refused("not-seated")
    if seat is None and seats:
        asked = live.table.decision if live.loaded else None
        seat = asked.seat if asked is not None and asked.seat in seats else seats[0]
    owner = any(grant.kind == "owner" for grant in grants)
    return Asker(seats, owner, seat, tuple(grant.hash for grant in grants))


def bearer(request: AnyRequest) -> str | None:
    """The token that a request brings, if it brings one."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refused("bad-token")
    return token.strip()


def same_origin(request: AnyRequest) -> None:
    """A cookie comes along by itself, so another site must not be able to make a browser act."""
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    if site in ("same-origin", "none") or (site is None and origin is None):
        return
    if site is None and origin is not None and urlsplit(origin).netloc == request.headers.get("host"):
        return
    raise Refused("bad-origin")

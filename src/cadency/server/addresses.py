"""What counts as one address: who is behind a proxy, and how much of an IPv6 address is somebody's own."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar

from cadency.kernel.errors import CadencyError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Header = tuple[bytes, bytes]
_KNOWN = 4096  # addresses of late: the same few ask again and again


class BadNetwork(CadencyError):
    """What was named as a proxy is no address."""

    says: ClassVar[dict[str, str]] = {
        "not-a-network": "{value} is no address or network; it should be such as 127.0.0.1, ::1 or 10.0.0.0/8",
    }


def network(text: str) -> Network:
    """An address, or a network with its length."""
    try:
        return ipaddress.ip_network(text.strip())
    except ValueError:
        raise BadNetwork("not-a-network", value=text) from None


@lru_cache(_KNOWN)
def block(address: str) -> str:
    """By what an address is counted. Whoever has one IPv6 address has a whole /64 of them."""
    found = _parsed(address)
    if found is None or isinstance(found, ipaddress.IPv4Address):
        return address if found is None else str(found)
    return str(ipaddress.ip_network((found, 64), strict=False))


@lru_cache(_KNOWN)
def _parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(text.strip().partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Proxies:
    """The reverse proxies whose word is taken for where a request comes from. By default there are none."""

    def __init__(self, trusted: Sequence[Network]) -> None:
        self._trusted = trusted

    def trusts(self, address: str) -> bool:
        found = _parsed(address)
        return found is not None and any(found in net for net in self._trusted)

    def client(self, peer: str, headers: Iterable[Header]) -> tuple[str, bool]:
        """The address that a request comes from, and whether it came to the proxy by HTTPS."""
        if not self.trusts(peer):
            return peer, False
        told = _values(headers, b"x-forwarded-for")
        secure = _values(headers, b"x-forwarded-proto")[-1:] == ["https"]
        # Each proxy adds whom it heard from; the last that is no proxy of ours is as far as anybody can be believed.
        for address in reversed(told):
            if _parsed(address) is None:
                break
            peer = address
            if not self.trusts(address):
                break
        return peer, secure


def _values(headers: Iterable[Header], wanted: bytes) -> list[str]:
    """All values of a header that may be given several times, and list several each."""
    lines = [value.decode("latin-1") for name, value in headers if name == wanted]
    return [part.strip() for line in lines for part in line.split(",") if part.strip()]

"""How a server is run."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from cadency.server.packs import Packs


def default_database() -> str:
    """A file of this user's own, as the desktop standard has it."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "cadency" / "tables.db")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; the defaults suit a table among friends."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    rate: float = 50.0  # requests a second from one address; 0: any number
    burst: int = 200  # that many at once before the rate counts
    streams: int = 200  # open streams from one address; 0: any number
    cost: float = 300.0  # milliseconds of the server's time a second for one address; 0: any number
    at_once: int = 2  # requests of one address that are worked on at the same time
    connections: int = 10_000  # in all; 0: any number
    patience: float = 20.0  # seconds that a request may take to arrive
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    body: int = 64 * 1024  # bytes of a request's body
    thinkers: int = 2  # processes in which bots think; with two, quick ones never wait for slow ones
    pause: float = 0.0  # seconds a bot waits before it answers, so that people can follow
    heartbeat: float = 15.0  # seconds of silence after which a stream says that it is alive
    kept: int = 500  # tables kept in memory; others are played again from their log when somebody asks
    secure: bool = False  # cookies only over HTTPS
    keep_unfinished: int = 60  # days after which a table that nobody touches is removed; 0: never
    keep_finished: int = 365  # the same for a game that is over
    tables: int = 20_000  # tables in all; 0: any number
    tables_each: int = 300  # running tables that were opened from one address; 0: any number
    beside: float = 5.0  # seconds after which it is noticed what a command did beside the server
    packs: Packs = Packs()  # content that tables may be opened with
    metrics_token: str = ""  # whoever sends it may read /metrics; without one nobody may
    metrics_port: int | None = None  # where the metrics can be read without a token
    metrics_host: str = "127.0.0.1"

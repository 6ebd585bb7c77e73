"""How a server is run."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


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
    body: int = 64 * 1024  # bytes of a request's body
    thinkers: int = 1  # processes in which bots think
    pause: float = 0.0  # seconds a bot waits before it answers, so that people can follow
    heartbeat: float = 15.0  # seconds of silence after which a stream says that it is alive
    kept: int = 500  # tables kept in memory; others are played again from their log when somebody asks
    secure: bool = False  # cookies only over HTTPS

"""Where games are kept: an append-only log of answers, and who sits where."""

from cadency.server.store.base import Conflict, Store, StoreError, Write
from cadency.server.store.opening import open_store

__all__ = ["Conflict", "Store", "StoreError", "Write", "open_store"]

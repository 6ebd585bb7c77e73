"""The schema as SQLAlchemy Core tables. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# version, waiting and over are a cache of what the log says, for lists; they change in the log's own transactions.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", Integer),
    Column("over", Text, nullable=False),
    Column("opener", Text, nullable=False, server_default=""),  # a keyed hash of the address it was opened from
    Column("pace", Text, nullable=False, server_default="brisk"),  # how fast its bots move
    Column("pack", Text, nullable=False, server_default=""),  # the name of its content pack; the header has the values
    Index("tables_changed", "changed"),
    Index("tables_opener", "opener"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # human, bot or open (waiting for somebody)
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),  # of a bot
    Column("coach", Boolean),  # whether whoever sits there wants to play with the coach; nothing: not said
    PrimaryKeyConstraint("table_id", "seat"),
)

# One row a line of the record: an answer (nature's too), a cut or the end. Rows are only ever added.
log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("key", Text),  # "seat/idempotency key", on the first line that a request brought about
    Column("digest", Text),  # of what that request asked for
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)
Index(
    "log_key",
    log.c.table_id,
    log.c.key,
    unique=True,
    sqlite_where=log.c.key.is_not(None),
    postgresql_where=log.c.key.is_not(None),
)

# Secrets are kept as hashes only. kind: seat, invite, owner or watch.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("created", Double, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Index("tokens_table", "table_id"),
)

browsers = Table(
    "browsers",
    metadata,
    Column("browser", Text, nullable=False),
    Column("token", Text, ForeignKey("tokens.hash"), nullable=False),
    PrimaryKeyConstraint("browser", "token"),
    Index("browsers_token", "token"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

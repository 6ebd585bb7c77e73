"""The store keeps what it was given, once, in order; the same on SQLite and PostgreSQL."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from cadency.server.store import Conflict, StoreError, open_store
from cadency.server.store.ledger import Grant, Ledger, Line, Progress, Sitting
from cadency.server.store.schema import metadata
from tests.server.support import database
from tests.support import finish

KINDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.service)]
Story = Callable[[Ledger], Awaitable[None]]


def tell(kind: str, folder: Path, *stories: Story) -> None:
    """Each story with the store opened anew, on one database."""

    async def run(db: str) -> None:
        for story in stories:
            async with opened(db) as ledger:
                await story(ledger)

    with database(kind, folder) as db:
        finish(run(db))


@contextlib.asynccontextmanager
async def opened(db: str) -> AsyncIterator[Ledger]:
    store = await open_store(db)
    try:
        yield Ledger(store)
    finally:
        await store.close()


async def create(ledger: Ledger, table: str = "t", lines: int = 1) -> None:
    sittings = [Sitting(0, "human", "Ada"), Sitting(1, "open")]
    grants = [Grant(f"{table}-seat", table, "seat", 0), Grant(f"{table}-invite", table, "invite", 1)]
    log = [Line(seq, f'{{"n": {seq}}}') for seq in range(lines)]
    await ledger.create(table, "{}", "village", "secret", True, sittings, grants, log, Progress(lines, 0, ""))


async def texts(ledger: Ledger, table: str = "t") -> list[str]:
    return [row["line"] for row in await ledger.lines(table)]


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_appended_is_there_after_reopening(kind: str, tmp_path: Path) -> None:
    async def write(ledger: Ledger) -> None:
        await create(ledger)
        await ledger.append("t", [Line(1, "one", "0/k", "d"), Line(2, "two")], Progress(3, 1, ""))

    async def read(ledger: Ledger) -> None:
        assert await texts(ledger) == ['{"n": 0}', "one", "two"]
        assert [(row["key"], row["digest"]) for row in await ledger.lines("t")][1] == ("0/k", "d")
        row = await ledger.table("t")
        assert row is not None
        assert (row["version"], row["waiting"], row["over"], row["seed"]) == (3, 1, "", "secret")

    tell(kind, tmp_path, write, read)


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_cannot_be_written_twice_nor_half_a_batch(kind: str, tmp_path: Path) -> None:
    async def story(ledger: Ledger) -> None:
        await create(ledger, lines=2)
        for lines in ([Line(1, "again")], [Line(2, "new"), Line(1, "again")]):
            with pytest.raises(Conflict):
                await ledger.append("t", lines, Progress(9, None, "x"))
        assert await texts(ledger) == ['{"n": 0}', '{"n": 1}']
        row = await ledger.table("t")
        assert row is not None
        assert row["version"] == 2

    tell(kind, tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_an_idempotency_key_can_be_used_once_a_table(kind: str, tmp_path: Path) -> None:
    async def story(ledger: Ledger) -> None:
        await create(ledger)
        await create(ledger, "other")
        await ledger.append("t", [Line(1, "x", "0/k", "d")], Progress(2, 0, ""))
        await ledger.append("other", [Line(1, "x", "0/k", "d")], Progress(2, 0, ""))
        with pytest.raises(Conflict):
            await ledger.append("t", [Line(2, "y", "0/k", "d")], Progress(3, 0, ""))

    tell(kind, tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_of_many_writers_of_one_line_exactly_one_wins_and_other_tables_do_not_suffer(kind: str, tmp_path: Path) -> None:
    async def story(ledger: Ledger) -> None:
        for table in ("t", "u"):
            await create(ledger, table)

        async def append(table: str, seq: int, text: str) -> bool:
            try:
                await ledger.append(table, [Line(seq, text)], Progress(seq + 1, 0, ""))
            except Conflict:
                return False
            return True

        racing = [append("t", 1, f"racer {n}") for n in range(20)]
        calm = [append("u", seq, "calm") for seq in range(1, 21)]
        won = await asyncio.gather(*racing, *calm)
        assert sum(won[:20]) == 1
        assert all(won[20:])
        assert len(await texts(ledger)) == 2
        assert len(await texts(ledger, "u")) == 21

    tell(kind, tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_an_invite_is_used_once_and_the_new_token_replaces_the_old(kind: str, tmp_path: Path) -> None:
    async def story(ledger: Ledger) -> None:
        await create(ledger)
        invite = await ledger.grant("t-invite")
        assert invite == Grant("t-invite", "t", "invite", 1)
        joins = [ledger.join(invite, Grant(f"new{n}", "t", "seat", 1), f"guest {n}") for n in range(5)]
        results = await asyncio.gather(*joins, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert await ledger.grant("t-invite") is None
        held = [await ledger.grant(f"new{n}") for n in range(5)]
        assert sum(grant is not None for grant in held) == 1
        assert (await ledger.sittings("t"))[1].kind == "human"
        await ledger.add(Grant("newest", "t", "seat", 1), replacing="seat")
        assert [await ledger.grant(f"new{n}") for n in range(5)] == [None] * 5
        assert await ledger.grant("newest") is not None

    tell(kind, tmp_path, story)


@pytest.mark.parametrize("kind", KINDS)
def test_browsers_chat_lists_and_the_signing_secret_are_kept(kind: str, tmp_path: Path) -> None:
    secrets: list[str] = []

    async def write(ledger: Ledger) -> None:
        await create(ledger)
        await create(ledger, "over")
        await ledger.append("over", [Line(1, "end")], Progress(2, None, "graves"))
        await ledger.remember("browser", ["t-seat"])
        await ledger.say("t", 1, 0, "héllo 🐑")
        secrets.append(await ledger.signing_secret())

    async def read(ledger: Ledger) -> None:
        assert [grant.seat for grant in await ledger.grants_of("browser")] == [0]
        assert [row["id"] for row in await ledger.tables_of("browser", 10)] == ["t"]
        assert [row["text"] for row in await ledger.said("t", 0, 10)] == ["héllo 🐑"]
        assert await ledger.last_said("t") == 1
        for state, expected in (("open", ["t"]), ("running", []), ("over", ["over"])):
            assert [row["id"] for row in await ledger.public_tables(state, 10)] == expected
        assert [await ledger.signing_secret()] == secrets

    tell(kind, tmp_path, write, read)


@pytest.mark.parametrize("kind", KINDS)
def test_the_migrations_make_the_schema(kind: str, tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def story(ledger: Ledger) -> None:
        async with ledger.store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    tell(kind, tmp_path, story)


def refusal(where: str) -> StoreError:
    async def attempt() -> None:
        store = await open_store(where)
        await store.close()

    with pytest.raises(StoreError) as caught:
        finish(attempt())
    return caught.value


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def story(ledger: Ledger) -> None:
        async with ledger.store.engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            sync = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        assert (mode, sync) == ("wal", 2)

    tell("sqlite", tmp_path, story)


def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"not a database at all" * 500)
    assert refusal(str(file)).key == "damaged"
    assert file.read_bytes() == b"not a database at all" * 500


def test_a_file_damaged_in_the_middle_is_refused(tmp_path: Path) -> None:
    async def fill(ledger: Ledger) -> None:
        await create(ledger, lines=2000)

    tell("sqlite", tmp_path, fill)
    file = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(file.read_bytes())
    data[8192 : len(data) - 4096] = b"\xff" * (len(data) - 4096 - 8192)
    file.write_bytes(data)
    assert refusal(str(file)).key == "damaged"


def test_a_file_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    async def story(_ledger: Ledger) -> None:
        with pytest.raises(StoreError) as caught:
            await open_store(str(tmp_path / "tables.db"))
        assert caught.value.key == "in-use"

    tell("sqlite", tmp_path, story)


@pytest.mark.parametrize(
    ("where", "key"),
    [
        ("mysql://somewhere/x", "bad-address"),
        ("://", "bad-address"),
        ("postgresql+asyncpg://nobody:secret@127.0.0.1:1/none", "no-connection"),
        ("/dev/null/tables.db", "no-file"),
    ],
)
def test_what_cannot_be_opened_is_said_in_one_line_without_the_password(where: str, key: str) -> None:
    error = refusal(where)
    assert error.key == key
    assert "\n" not in str(error)
    assert "secret" not in str(error)

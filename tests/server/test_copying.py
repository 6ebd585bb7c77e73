"""Backups: taken while the server runs, whole or not at all, and good for either store."""

import asyncio
import gzip
import json
import random
from pathlib import Path

import pytest
from sqlalchemy import select

from cadency.server.store import StoreError
from cadency.server.store.backup_file import BadBackup, Contents
from cadency.server.store.copying import back_up, restore
from cadency.server.store.schema import metadata
from tests.server.support import Game, Running, database
from tests.server.test_store import KINDS, create, opened
from tests.server.test_upkeep import OLD, old_database
from tests.support import finish


def quietly(_done: int, _total: int) -> None:
    """Nobody watches."""


async def fill(db: str) -> None:
    async with opened(db) as ledger:
        for n in range(3):
            await create(ledger, f"t{n}", 700)
            await ledger.remember("browser", [f"t{n}-seat"])
            await ledger.say(f"t{n}", 1, 0, "héllo 🐑\n'\"\\")
        await ledger.signing_secret()


async def everything(db: str) -> list[tuple[str, str]]:
    """All rows of a database, in an order of their own."""
    async with opened(db) as ledger:
        found = []
        for table in metadata.sorted_tables:
            rows = [dict(row) for row in await ledger.store.read(select(table))]
            found += [(table.name, json.dumps(row, sort_keys=True)) for row in rows]
    return sorted(found)


@pytest.mark.service
@pytest.mark.parametrize("into", ["sqlite", "postgres"])
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_of_either_store_restores_into_either(kind: str, into: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    (tmp_path / "new").mkdir()
    with database(kind, tmp_path) as db, database(into, tmp_path / "new") as new:
        finish(fill(db))
        told: list[tuple[int, int]] = []
        assert finish(back_up(db, file, lambda done, total: told.append((done, total)))) == 3
        assert told[-1][0] == told[-1][1] == Contents(file).check()
        assert finish(restore(new, file, quietly)) == 3
        assert finish(everything(new)) == finish(everything(db))


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_goes_on_from_a_backup_that_was_taken_while_it_was_played(kind: str, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    file = tmp_path / "house.backup"
    with database(kind, tmp_path) as db, database(kind, tmp_path / "new") as new:
        server = Running(db, tmp_path / "log")
        game = Game(server)
        then = game.play(random.Random(3), 12)
        assert finish(back_up(db, file, quietly)) == 1
        game.play(random.Random(4), 5)
        server.stop()
        finish(restore(new, file, quietly))
        again = Running(new, tmp_path / "log2")
        game.server, game.http = again, again.http
        look = game.look(then["waiting"])
        assert (look["version"], look["view"]) == (then["version"], game.look(then["waiting"])["view"])
        assert game.play(random.Random(5), 10)["version"] > look["version"]
        assert again.stop() == 0


def test_a_backup_never_replaces_a_file_unless_it_is_told_to(tmp_path: Path) -> None:
    db, file = str(tmp_path / "tables.db"), tmp_path / "house.backup"
    finish(fill(db))
    file.write_text("mine")
    with pytest.raises(BadBackup) as caught:
        finish(back_up(db, file, quietly))
    assert caught.value.key == "exists"
    assert file.read_text() == "mine"
    finish(back_up(db, file, quietly, force=True))
    assert Contents(file).check() > 2000
    assert file.stat().st_mode & 0o077 == 0  # seeds of running games are in it


@pytest.mark.parametrize("kind", KINDS)
def test_an_interrupted_copy_leaves_nothing_behind(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    (tmp_path / "new").mkdir()

    sent: list[int] = []

    def interrupt(done: int, _total: int) -> None:
        """What Ctrl-C does to a loop: it cancels the task that runs."""
        task = asyncio.current_task()
        if done > 600 and not sent and task is not None:
            sent.append(done)
            task.cancel()

    with database(kind, tmp_path) as db, database(kind, tmp_path / "new") as new:
        finish(fill(db))
        with pytest.raises(asyncio.CancelledError):
            finish(back_up(db, file, interrupt))
        assert not [path for path in tmp_path.iterdir() if "backup" in path.name]
        finish(back_up(db, file, quietly))
        sent.clear()
        with pytest.raises(asyncio.CancelledError):
            finish(restore(new, file, interrupt))
        assert not [path for path in (tmp_path / "new").iterdir() if "restoring" in path.name]
        assert finish(restore(new, file, quietly)) == 3
        assert finish(everything(new)) == finish(everything(db))


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_that_holds_tables_is_not_restored_into(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    with database(kind, tmp_path) as db:
        finish(fill(db))
        finish(back_up(db, file, quietly))
        before = finish(everything(db))
        with pytest.raises(BadBackup) as caught:
            finish(restore(db, file, quietly))
        assert (caught.value.key, caught.value.details["tables"]) == ("not-empty", 3)
        assert finish(everything(db)) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_in_which_nobody_has_played_yet_may_be_restored_into(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    (tmp_path / "new").mkdir()
    with database(kind, tmp_path) as db, database(kind, tmp_path / "new") as new:
        finish(fill(db))
        finish(back_up(db, file, quietly))
        assert Running(new, tmp_path / "log").stop() == 0
        finish(restore(new, file, quietly))
        assert finish(everything(new)) == finish(everything(db))


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_restored_under_a_running_server(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    (tmp_path / "new").mkdir()
    with database(kind, tmp_path) as db, database(kind, tmp_path / "new") as new:
        finish(fill(db))
        finish(back_up(db, file, quietly))
        server = Running(new, tmp_path / "log")
        try:
            with pytest.raises(StoreError) as caught:
                finish(restore(new, file, quietly))
            assert caught.value.key == "in-use"
        finally:
            assert server.stop() == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_of_an_older_version_is_brought_up_to_date(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    (tmp_path / "new").mkdir()
    with database(kind, tmp_path) as db, database(kind, tmp_path / "new") as new:
        finish(old_database(db, "0001", *OLD))
        finish(back_up(db, file, quietly))
        assert Contents(file).schema == "0001"
        finish(restore(new, file, quietly))
        found = dict(finish(everything(new)))
        assert json.loads(found["tables"])["pack"] == ""


def spoilt(file: Path, how: str) -> None:
    raw = file.read_bytes()
    lines = gzip.decompress(raw).split(b"\n")
    if how == "cut":
        file.write_bytes(raw[: len(raw) // 2])
    elif how == "line":
        file.write_bytes(gzip.compress(b"\n".join(lines[:40] + lines[41:])))
    elif how == "changed":
        file.write_bytes(gzip.compress(b"\n".join(lines).replace(b"Ada", b"Eve", 1)))
    elif how == "ends":
        file.write_bytes(gzip.compress(b"\n".join(lines[:-2]) + b"\n"))
    elif how == "newer":
        file.write_bytes(gzip.compress(b"\n".join([lines[0].replace(b'backup": 1', b'backup": 2'), *lines[1:]])))
    elif how == "text":
        file.write_text("not a backup")
    elif how == "missing":
        file.unlink()


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ("cut", "damaged"),
        ("line", "damaged"),
        ("changed", "damaged"),
        ("ends", "damaged"),
        ("newer", "newer"),
        ("text", "no-backup"),
        ("missing", "no-reading"),
    ],
)
def test_a_spoilt_backup_is_refused_before_anything_is_touched(how: str, key: str, tmp_path: Path) -> None:
    db, file, new = str(tmp_path / "tables.db"), tmp_path / "house.backup", tmp_path / "new.db"
    finish(fill(db))
    finish(back_up(db, file, quietly))
    spoilt(file, how)
    with pytest.raises(BadBackup) as caught:
        finish(restore(str(new), file, quietly))
    assert caught.value.key == key
    assert "\n" not in str(caught.value)
    assert not new.exists()


def test_a_backup_of_a_newer_schema_is_refused(tmp_path: Path) -> None:
    db, file = str(tmp_path / "tables.db"), tmp_path / "house.backup"
    finish(fill(db))
    finish(back_up(db, file, quietly))
    contents = Contents(file)
    contents.schema = "9999"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cadency.server.store.copying.Contents", lambda _path: contents)
        with pytest.raises(BadBackup) as caught:
            finish(restore(str(tmp_path / "new.db"), file, quietly))
    assert caught.value.key == "newer"


def test_what_is_not_there_cannot_be_backed_up(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        finish(back_up(str(tmp_path / "none.db"), tmp_path / "b", quietly))
    assert caught.value.key == "no-file"
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "empty.db").touch()
    with pytest.raises(BadBackup) as empty:
        finish(back_up(str(tmp_path / "empty.db"), tmp_path / "b", quietly))
    assert empty.value.key == "nothing"

"""The server says that it is well only if it could keep a game now, and says what is true when it could not."""

import os
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import POSTGRES, Running, database
from tests.support import finish


def serve(db: Path, most: int | None = None) -> subprocess.CompletedProcess[str]:
    def limit() -> None:
        if most is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    words = [sys.executable, "-m", "cadency", "serve", "--port", "0", "--db", str(db)]
    env = {**os.environ, "CADENCY_LANG": "en"}
    return subprocess.run(words, capture_output=True, text=True, timeout=240, check=False, env=env, preexec_fn=limit)


def ill(server: Running, part: str) -> str:
    """What it says as soon as it has noticed."""
    while (answer := server.http.get("/healthz")).status_code == 200:
        pass
    assert (answer.status_code, answer.json()["error"]) == (503, part)
    return str(answer.json()["message"])


def well(server: Running) -> None:
    while (answer := server.http.get("/healthz")).status_code == 503:
        pass
    assert answer.json() == {"status": "ok"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(str(tmp_path / "tables.db"), tmp_path / "log")
    yield running
    running.stop()


def test_a_disk_that_takes_no_more_is_said_and_so_is_its_recovery(server: Running) -> None:
    well(server)
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    assert "disk" in ill(server, "no-writing")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
    well(server)


def test_a_locked_database_is_said(server: Running) -> None:
    other = sqlite3.connect(server.db, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    ill(server, "no-writing")
    other.execute("ROLLBACK")
    other.close()
    well(server)


@pytest.mark.service
def test_a_postgresql_that_takes_no_writes_is_said(tmp_path: Path) -> None:
    import asyncpg

    async def ask(name: str, statement: str) -> None:
        connection = await asyncpg.connect(POSTGRES.rsplit("/", 1)[0] + f"/{name}")
        await connection.execute(statement)
        await connection.close()

    with database("postgres", tmp_path) as db:
        running = Running(db, tmp_path / "log")
        name = db.rsplit("/", 1)[1]
        finish(ask(name, "ALTER TABLE settings RENAME TO gone"))
        ill(running, "no-reading")
        finish(ask(name, "ALTER TABLE gone RENAME TO settings"))
        well(running)
        running.stop()


def test_health_is_asked_of_the_disk_once_a_second_at_most(server: Running) -> None:
    def beats() -> str:
        with sqlite3.connect(server.db) as db:
            return str(db.execute("SELECT value FROM settings WHERE name = 'beat'").fetchone())

    well(server)
    began = time.monotonic()
    seen = {(server.http.get("/healthz").status_code, beats()) for _ in range(20)}
    assert len(seen) <= 2 + (time.monotonic() - began)  # twenty questions within a moment, or within a few seconds


@pytest.mark.parametrize("most", [0, 4096, 16 * 1024])
def test_a_start_without_room_does_not_speak_of_damage(tmp_path: Path, most: int) -> None:
    done = serve(tmp_path / "tables.db", most)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "damaged" not in done.stderr
    assert "tables.db" in done.stderr


def test_a_start_on_a_full_disk_says_that_it_is_full(tmp_path: Path) -> None:
    small = tmp_path / "small"
    small.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=48k", "tmpfs", small], check=False, capture_output=True
    )
    if mounted.returncode:
        pytest.skip("no small disk can be mounted here")
    try:
        done = serve(small / "tables.db")
        assert done.returncode == 2
        assert "no room" in done.stderr
        assert len(done.stderr.splitlines()) == 1
        (small / "filler").write_bytes(b"x" * (os.statvfs(small).f_bavail * os.statvfs(small).f_frsize))
        done = serve(small / "other.db")
        assert done.returncode == 2
        assert "no room" in done.stderr
    finally:
        subprocess.run(["umount", small], check=True)


def test_a_damaged_file_is_still_called_damaged(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"\x07" * 9000)
    assert "damaged" in serve(damaged).stderr

"""Servers that tests of one kind share."""

from collections.abc import Iterator

import pytest

from tests.server.support import Running, database


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgres", marks=pytest.mark.service)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on each database."""
    folder = tmp_path_factory.mktemp(request.param)
    with database(request.param, folder) as db:
        running = Running(db, folder / "log")
        yield running
        assert running.stop() == 0
        assert '"status": 500' not in running.log.read_text()


@pytest.fixture(scope="session")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, for what does not depend on the database."""
    folder = tmp_path_factory.mktemp("lite")
    running = Running(str(folder / "tables.db"), folder / "log")
    yield running
    assert running.stop() == 0
    assert '"status": 500' not in running.log.read_text()

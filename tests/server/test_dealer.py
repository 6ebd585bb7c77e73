"""Where seeds come from: a real server's from the system's randomness, a test's from its name."""

import os
import sys
from pathlib import Path

import pytest

from cadency.table.draws import commit
from tests.server.dealer import DEALT_FOR, seed_for
from tests.server.support import Game, Running


def test_a_test_is_dealt_by_its_name_and_nobody_else_is(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Path(os.environ[DEALT_FOR]).read_text("utf-8") == request.node.nodeid
    dealt = [commit(seed_for(request.node.nodeid, table)) for table in (1, 2)]
    found = {}
    for name, program in (("tests", Running.program), ("people", (sys.executable, "-m", "cadency"))):
        monkeypatch.setattr(Running, "program", program)
        server = Running(str(tmp_path / f"{name}.db"), tmp_path / f"{name}.log")
        found[name] = [Game(server).opened["commitment"] for _ in dealt]
        server.stop()
    assert found["tests"] == dealt
    assert len({*dealt, *found["people"]}) == 4

"""The commands for whoever runs a server, beside one that runs."""

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.server.support import Game, Running, database
from tests.server.test_copying import fill
from tests.server.test_housekeeping import age, status, wait_for
from tests.server.test_store import KINDS
from tests.support import finish


@pytest.mark.parametrize("kind", KINDS)
def test_a_house_is_backed_up_while_it_runs_and_restored_elsewhere_by_one_command_each(
    kind: str, tmp_path: Path, call: Call
) -> None:
    file, new = str(tmp_path / "house.backup"), str(tmp_path / "new.db")
    with database(kind, tmp_path) as db:
        server = Running(db, tmp_path / "log")
        game = Game(server)
        code, out, _ = call("backup", file, "--db", db)
        assert (code, out.startswith(f"{file}: one table, ")) == (0, True)
        assert call("backup", file, "--db", db)[0] == 2
        assert call("backup", file, "--db", db, "--force")[0] == 0
        code, _, err = call("restore", file, "--db", db)
        assert (code, "Another server is using" in err) == (2, True)
        assert server.stop() == 0
        code, _, err = call("restore", file, "--db", db, lang="de")
        assert (code, "enthält schon einen Tisch" in err) == (2, True)
    assert call("restore", file, "--db", new) == (0, "One table was restored.\n", "")
    again = Running(new, tmp_path / "log2")
    game.http = again.http
    assert game.look()["version"] >= 0
    assert again.stop() == 0


def test_old_tables_are_listed_and_then_removed_beside_the_server_which_notices(tmp_path: Path, call: Call) -> None:
    db = str(tmp_path / "tables.db")
    server = Running(db, tmp_path / "log")
    old, new = Game(server), Game(server)
    age(db, old.id, 31)
    code, out, _ = call("prune", "--older-than", "30", "--db", db, "--dry-run")
    assert (code, out.split()[0], out.splitlines()[-1]) == (0, old.id, "One table would be removed.")
    assert status(server, old) == 200
    assert call("prune", "--older-than", "30", "--db", db)[:2] == (0, "One table was removed.\n")
    wait_for(server, old, 404)
    assert status(server, new) == 200
    assert call("prune", "--older-than", "30", "--db", db)[1] == "No table is that old.\n"
    assert server.stop() == 0


def test_a_removed_table_is_gone_for_whoever_comes_while_it_is_still_in_memory(tmp_path: Path, call: Call) -> None:
    db = str(tmp_path / "tables.db")
    server = Running(db, tmp_path / "log")
    game = Game(server)
    server.stop()
    age(db, game.id, 31)
    server.start()
    look = f"/api/tables/{game.id}/look"
    stranger = {"Authorization": "Bearer nobody"}
    assert server.http.get(look, headers=stranger).status_code == 401  # the table is in memory now, no token of it is
    assert call("prune", "--older-than", "30", "--db", db)[0] == 0
    wait_for(server, game, 404)
    assert server.stop() == 0


def test_a_name_is_forgotten_beside_the_server_which_notices(tmp_path: Path, call: Call) -> None:
    db = str(tmp_path / "tables.db")
    server = Running(db, tmp_path / "log")
    game = Game(server)
    game.post("/chat", {"text": "me"}, 0).raise_for_status()
    game.post("/chat", {"text": "bye Ada"}, 1).raise_for_status()
    code, out, _ = call("forget", "Ada", "--db", db, "--dry-run")
    assert (code, out.splitlines()[0]) == (0, f"{game.id} 0 …")
    code, out, _ = call("forget", "Ada", "--db", db)
    assert code == 0
    assert out.startswith("One seat is forgotten; lines of talk: 1, tables removed: 0. Lines of others")
    assert "mention the name: 1." in out
    wait_for(server, game, 401)
    assert [seat["name"] for seat in game.look(1)["seats"]] == ["", "Bert"]
    assert [said["text"] for said in game.get("/chat", 1).json()] == ["bye Ada"]
    assert call("forget", "--table", game.id, "--db", db)[0] == 0
    assert call("forget", "--table", game.id, "--db", db)[1] == f"There is no table {game.id}.\n"
    assert server.stop() == 0


def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, call: Call) -> None:
    db = str(tmp_path / "tables.db")
    finish(fill(db))
    for words in (
        ("backup", str(tmp_path / "none" / "b"), "--db", db),
        ("backup", "b", "--db", str(tmp_path / "none.db")),
        ("restore", str(tmp_path / "none"), "--db", str(tmp_path / "new.db")),
        ("prune", "--db", db),
        ("prune", "--older-than", "0", "--db", db),
        ("prune", "--older-than", "3", "--db", str(tmp_path / "none.db")),
        ("forget", "--db", db),
        ("forget", "x", "--db", "mysql://a/b"),
    ):
        code, out, err = call(*words)
        assert (code, out, err.count("\n")) == (2, "", 1), words
        assert "Traceback" not in err

"""A server that brings new printed values: tables that run go on with those that they began with, bots included."""

import random
import sqlite3
from pathlib import Path

import cadency
from cadency.table import Table
from tests.server.support import Game, Running

SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "squire"}]


def test_a_running_table_goes_on_with_the_values_that_it_began_with(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Running(str(file), tmp_path / "log")
    game = Game(server, SEATS)
    assert server.stop() == 0
    rules = cadency.rules("village")
    former = rules.content(None, "", rules.former[0])
    _as_before(file, Table(rules, 2, seed="0123", content=former))
    server.start()
    game.http = server.http
    look = game.play(random.Random(3), answers=30)
    assert look["view"]["content"] == former.id != rules.content(None, "").id
    assert look["view"]["graves_room"] == former.graves[2]
    record = game.get("/record").text
    assert server.stop() == 0
    assert f'"content": "{former.id}"' in record.splitlines()[0]
    assert cadency.replay(record).version >= look["version"]
    assert "a bot could not answer" not in server.log.read_text()


def _as_before(file: Path, table: Table) -> None:
    """The one table in the file is this one, as a server of that time has written it."""
    header, *lines = table.record.dumps().splitlines()
    with sqlite3.connect(file) as db:
        (name,) = db.execute("SELECT id FROM tables").fetchone()
        asked = table.decision
        db.execute(
            "UPDATE tables SET header = ?, seed = '0123', version = ?, waiting = ?",
            (header, len(lines), None if asked is None else asked.seat),
        )
        db.execute("DELETE FROM log")
        db.executemany(
            "INSERT INTO log (table_id, seq, line, at) VALUES (?, ?, ?, 0)",
            [(name, seq, line) for seq, line in enumerate(lines)],
        )
    db.close()

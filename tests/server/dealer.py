"""``cadency`` as people start it, but a table's seed follows from the test that opens it.

So a test is dealt the same whenever and wherever it runs, every test something else, and what has failed once can be
seen again. The program itself knows nothing of this: there seeds come from the system's randomness.
"""

import hashlib
import os
import runpy
from pathlib import Path
from unittest import mock

DEALT_FOR = "DEALT_FOR"  # the variable that names a file, which names the test; without it nothing has a name


class Dealer:
    """In the place of the module ``secrets``, where a table takes its seed."""

    def __init__(self, note: Path) -> None:
        self._note = note
        self._test = ""
        self._tables = 0

    def token_hex(self, _size: int) -> str:
        test = self._note.read_text("utf-8")
        self._tables = self._tables + 1 if test == self._test else 1
        self._test = test
        return seed_for(test, self._tables)


def seed_for(test: str, table: int) -> str:
    """Of so many tables that the test opens at one server, counted from one."""
    return hashlib.sha256(f"{test} {table}".encode()).hexdigest()


if __name__ == "__main__":
    with mock.patch("cadency.table.table.secrets", Dealer(Path(os.environ.get(DEALT_FOR, os.devnull)))):
        runpy.run_module("cadency", run_name="__main__", alter_sys=True)

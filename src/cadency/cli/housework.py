"""What the commands for whoever runs a server share: where the database is, mistakes in one line, a bar."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cadency.cli.parsing import whole
from cadency.cli.speech import complain
from cadency.kernel.errors import CadencyError

if TYPE_CHECKING:
    from cadency.texts import Texts

Database = Annotated[str | None, typer.Option(metavar="FILE|URL", help="flag-serve-db")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="flag-dry-run")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="argument-backup")]
Tell = Callable[[int, int], None]


def days(flag: str, key: str) -> Any:
    return typer.Option(metavar="DAYS", help=key, parser=whole(flag, 0))


def do(lang: str, work: Callable[[Texts, Tell], Coroutine[Any, Any, str]]) -> int:
    """Do this, with a bar where somebody looks; then say in one line what was done, or what went wrong."""
    from cadency.server.words import texts

    say = texts(lang)
    try:
        with _bar() as tell:
            done = asyncio.run(work(say, tell))
    except CadencyError as error:
        complain(say, error)
        return 2
    print(done)
    return 0


def place(db: str | None) -> str:
    from cadency.server.settings import default_database

    return db or default_database()


@contextmanager
def _bar() -> Iterator[Tell]:
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)

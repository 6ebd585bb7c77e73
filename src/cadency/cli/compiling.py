"""``cadency compile``: kernel, games and search as machine code, for whoever runs many games."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from cadency.cli.errors import BadCommand
from cadency.cli.parsing import command_app, whole
from cadency.cli.speech import speak

if TYPE_CHECKING:
    from cadency.compiled.build import Tell
    from cadency.texts import Texts

OFTEN = 20  # seconds between two lines where nobody looks


def compile_(
    ctx: typer.Context,
    processes: Annotated[
        int | None, typer.Option(metavar="N", help="flag-compile-processes", parser=whole("--processes"))
    ] = None,
) -> int:
    from cadency.compiled.build import BuildFailed, build, compiler, header

    found = compiler()
    if found is None:
        raise BadCommand("no-compiler")
    if not os.path.exists(header()):  # noqa: PTH110
        raise BadCommand("no-headers", file=header())
    texts = speak(ctx.obj)
    began = monotonic()
    try:
        with _told(texts) as tell:
            folder, made = build(found, tell, processes or os.cpu_count() or 1)
    except BuildFailed as error:
        raise BadCommand("build-failed", reason=str(error)) from None
    except KeyboardInterrupt:
        print(texts("compile-stopped"), file=sys.stderr)
        return 130
    done = "compile-done" if made else "compile-there"
    print(texts(done, folder=os.path.relpath(folder), seconds=round(monotonic() - began)))
    return 0


@contextmanager
def _told(texts: Texts) -> Iterator[Tell]:
    """A bar where somebody looks, a line now and then where nobody does: it takes minutes."""
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(texts("compile-reading"), total=None)
            yield lambda done, total: progress.update(
                task,
                description=texts("compile-building" if total else "compile-reading"),
                completed=done,
                total=total or None,
            )
        return
    spoke = -float(OFTEN)

    def tell(done: int, total: int) -> None:
        nonlocal spoke
        if monotonic() - spoke >= OFTEN or done == total:
            spoke = monotonic()
            said = texts("compile-building") if total else texts("compile-reading")
            print(f"{said} {done}/{total}" if total else said, file=sys.stderr, flush=True)

    yield tell


app = command_app(compile_)

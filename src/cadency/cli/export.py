"""``cadency export``: a folder of records as tables for whoever reckons with them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cadency.cli.errors import BadCommand, BadFile, InFile
from cadency.cli.files import read
from cadency.cli.parsing import command_app
from cadency.cli.speech import complain, speak
from cadency.kernel.errors import BadRecord, CadencyError

if TYPE_CHECKING:
    from cadency.arena.export import Export
    from cadency.texts import Texts

FORMATS = ("parquet",)


def export(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="argument-records")],
    to: Annotated[str, typer.Option("--to", metavar="FORMAT", help="flag-export-to")],
    out: Annotated[Path | None, typer.Option("-o", "--out", metavar="OUT", help="flag-export-out")] = None,
) -> int:
    from cadency.arena.export import Export

    if to not in FORMATS:
        raise BadCommand("unknown-format", value=to, known=", ".join(FORMATS))
    if not folder.is_dir():
        raise BadFile("no-folder", file=str(folder))
    texts = speak(ctx.obj)
    making = Export(folder, out or Path(f"{folder.resolve().name}-{to}"))
    if not making.names:
        raise BadFile("no-records", file=str(folder))
    bad, whole = 0, True
    with making:
        try:
            bad = _fill(making, texts, ctx.obj)
        except KeyboardInterrupt:
            whole = False
    if not whole:
        print(texts("export-stopped", folder=str(making.path)), file=sys.stderr)
        return 130
    print(texts("export-done", records=len(making.names) - bad, folder=str(making.path)))
    if bad:
        print(texts("export-bad", records=bad), file=sys.stderr)
    return 1 if bad else 0


def _fill(making: Export, texts: Texts, lang: str) -> int:
    """All that is missing; how many records told nothing. Each of those is named, with what is wrong and where."""
    from cadency.arena.progress import watching
    from cadency.arena.words import Words

    bad = 0
    with watching(Words(lang), texts("export-progress"), len(making.names), len(making.missing)) as step:
        for name in making.missing:
            path = making.records / name
            try:
                making.add(name, read(path))
            except BadFile as error:
                bad += 1
                complain(texts, error)
            except CadencyError as error:  # all but a record's own mistakes come from its first line
                bad += 1
                complain(texts, InFile(str(path) if isinstance(error, BadRecord) else f"{path}:1", error))
            step()
    return bad


app = command_app(export)

"""``cadency analyse``: a finished game looked at again, with what would have been better."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from cadency.bots.analysis import Analysis, begin, played, swings, weigh
from cadency.bots.analysis_told import change, course, sentence
from cadency.cli.errors import BadFile
from cadency.cli.files import read, table_from, write
from cadency.cli.parsing import command_app
from cadency.cli.replay import called
from cadency.cli.speech import speak
from cadency.table import Table

if TYPE_CHECKING:
    from cadency.texts import Texts


def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-record")],
    level: Annotated[str, typer.Option(metavar="BOT", help="flag-analyse-level")] = "knight",
    as_json: Annotated[bool, typer.Option("--json", help="flag-json")] = False,
) -> int:
    table = table_from(file)
    if not table.over:
        raise BadFile("unfinished", file=str(file))
    texts = speak(ctx.obj, table.rules.id)
    kept = Kept(file, table, level)
    found = kept.read() or begin(table, level)
    try:
        _watch(table, found, texts)
    except KeyboardInterrupt:
        kept.write(found)
        said = texts("analyse-kept", done=len(found.weighed), moves=len(found.moves), file=str(kept.path))
        print(said, file=sys.stderr)
        return 130
    kept.forget()
    print(json.dumps(_report(found)) if as_json else "\n".join(_told(found, table, texts)))
    return 0


class Kept:
    """What an interrupted run had found, beside the record, for the same command to go on with."""

    def __init__(self, file: Path, table: Table, level: str) -> None:
        self.path = file.with_name(f"{file.name}.{level}.part")
        self._of = sha256(table.record.dumps().encode()).hexdigest()

    def read(self) -> Analysis | None:
        """Nothing if there is none, or one of another record."""
        if not self.path.exists():
            return None
        try:
            of, found = msgspec.json.decode(read(self.path), type=tuple[str, Analysis])
        except msgspec.MsgspecError:
            return None
        return found if of == self._of else None

    def write(self, found: Analysis) -> None:
        write(self.path, msgspec.json.encode((self._of, found)).decode())

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)


def _watch(table: Table, found: Analysis, texts: Texts) -> None:
    """Weigh what is not weighed yet, with a bar where somebody is looking."""
    rest = weigh(table, found, lambda: False)
    if not sys.stderr.isatty():
        found.weighed.extend(rest)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts("analyse-progress"), total=len(found.moves), completed=len(found.weighed))
        for one in rest:
            found.weighed.append(one)
            progress.advance(task)


def _report(found: Analysis) -> dict[str, Any]:
    report: dict[str, Any] = msgspec.to_builtins(found)
    shares = [{**msgspec.to_builtins(one), "share": one.share} for one in played(found)]
    return {**report, "swings": msgspec.to_builtins(swings(found)), "played": shares}


def _told(found: Analysis, table: Table, texts: Texts) -> list[str]:
    names = called(table, texts)
    title = texts("analysis-title-alone" if found.alone else "analysis-title")
    lines = [f"{title}. {texts('analysis-judged', level=found.level)}", ""]
    lines.append(texts("analysis-points" if found.alone else "analysis-chances"))
    lines += [f"  {course(found, seat, names[seat], texts)}" for seat in range(found.seats)]
    lines += ["", texts("analysis-swings")]
    for swing in swings(found):
        lines.append(
            f"  {texts('analysis-swing', move=swing.at + 1, name=names[swing.seat])}  {change(found, swing, texts)}"
        )
        lines.append(f"    {sentence(found, swing, table, texts)}")
    if not swings(found):
        lines.append(f"  {texts('analysis-steady')}")
    lines += ["", texts("analysis-played")]
    for one in played(found):
        counts = [
            texts(f"analysis-{grade}", count=getattr(one, grade)) for grade in ("best", "fair", "slip", "mistake")
        ]
        said = texts("analysis-played-of", name=names[one.seat], share=one.share)
        lines.append(f"  {said} ({', '.join(counts)})")
    return lines


app = command_app(analyse)

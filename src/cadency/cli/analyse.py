"""``cadency analyse``: a finished game looked at again, with what would have been better."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from cadency.bots.analysis import Analysis, analyst, begin, go_on
from cadency.bots.analysis_told import change, counted, course, headline, result, sentence, steps
from cadency.bots.verdict import finest, played, swings
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
    level = analyst(level)
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
        done, of = found.work
        said = texts("analyse-kept", done=100 * done // of, file=str(kept.path))
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
    """Do what is not done yet, with a bar where somebody is looking."""
    rest = go_on(table, found, lambda: False)
    if not sys.stderr.isatty():
        for _ in rest:
            pass
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts("analyse-progress"))
        for _ in rest:
            done, of = found.work
            progress.update(task, completed=done, total=of)


def _report(found: Analysis) -> dict[str, Any]:
    report: dict[str, Any] = msgspec.to_builtins(found)
    best = [finest(found, seat) for seat in range(found.seats)]
    told = {"swings": swings(found), "finest": best, "played": played(found)}
    return {**report, **{name: msgspec.to_builtins(one) for name, one in told.items()}}


def _told(found: Analysis, table: Table, texts: Texts) -> list[str]:
    names = called(table, texts)
    title = texts("analysis-title-alone" if found.alone else "analysis-title")
    lines = [f"{title}. {result(table, names, texts)} {texts('analysis-judged', level=found.level)}", ""]
    lines.append(_head(found, texts))
    lines += [f"  {course(found, seat, names[seat], texts)}" for seat in range(found.seats)]
    lines += ["", texts("analysis-swings")]
    for swing in swings(found):
        lines.append(f"  {headline(found, swing, table, names, texts)}  {change(found, swing, texts)}")
        lines.append(f"    {sentence(found, swing, table, texts)}")
    if not swings(found):
        lines.append(f"  {texts('analysis-steady')}")
    lines += ["", f"{texts('analysis-played')}. {texts('analysis-played-about')}"]
    for one in played(found):
        key = "analysis-played-few" if one.share is None else "analysis-played-of"
        said = texts(key, name=names[one.seat], share=one.share or 0, doubt=one.doubt)
        lines.append(f"  {said} ({counted(one, texts)})")
    for seat in range(found.seats):
        best = finest(found, seat)
        if best is not None:
            lines += ["", texts("analysis-finest", name=names[seat])]
            lines.append(f"  {headline(found, best, table, names, texts)}  {change(found, best, texts)}")
            lines.append(f"    {texts('analysis-did', played=steps(best.played, table, texts))}")
    return lines


def _head(found: Analysis, texts: Texts) -> str:
    kind = "points" if found.alone else "chances"
    return f"{texts(f'analysis-{kind}')}, {texts(f'analysis-{kind}-unit')}"


app = command_app(analyse)

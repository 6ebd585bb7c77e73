"""``cadency replay``: a recorded game told in words, shown at any moment, or checked from end to end."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from cadency.boards.kit.terminal import named, told
from cadency.cli.console import Screen
from cadency.cli.ending import reckoning, victory
from cadency.cli.errors import BadCommand, BadFile, InFile
from cadency.cli.files import read_record, table_from
from cadency.cli.parsing import command_app, whole
from cadency.cli.seating import names
from cadency.cli.speech import speak
from cadency.kernel.engine import NATURE
from cadency.kernel.errors import BadRecord
from cadency.plugins import part
from cadency.table import Table

if TYPE_CHECKING:
    from cadency.texts import Texts


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-record")],
    verify: Annotated[bool, typer.Option("--verify", help="flag-replay-verify")] = False,
    at: Annotated[int | None, typer.Option(metavar="N", help="flag-replay-at", parser=whole("--at", 0))] = None,
) -> int:
    if verify and at is not None:
        raise BadCommand("not-together", flag="--verify", other="--at")
    table = _checked(file) if verify else table_from(file, None if at is None else moment(file, at))
    texts = speak(ctx.obj, table.rules.id)
    if verify:
        print(f"{file}: {_verified(file, table, texts)}")
    else:
        _tell(table, texts, drawn=at is not None)
    return 0


def moment(file: Path, at: int) -> int:
    """So many answers, and the draws that followed them: nothing is drawn anew to show a moment."""
    _, record = read_record(file)
    if at > len(record.answers):
        raise BadCommand("no-such-answer", value=str(at), answers=len(record.answers))
    while at < len(record.answers) and record.answers[at].seat == NATURE:
        at += 1
    return at


def _checked(file: Path) -> Table:
    """The table of a record to be verified. A false draw often shows only later, when an answer no longer fits; then
    the draw is what is wrong with it, so what comes before that answer is verified on its own."""
    try:
        return table_from(file)
    except InFile as error:
        _, record = read_record(file)
        line = error.error.details.get("line", 0)
        table = table_from(file, sum(answer.line < line for answer in record.answers))
        if not table.over:
            table.stop("")
        try:
            table.verify()
        except BadRecord as found:
            if found.key == "wrong-seed":
                raise InFile(str(file), found) from None
        raise


def _verified(file: Path, table: Table, texts: Texts) -> str:
    if not table.over:
        raise BadFile("not-over", file=str(file))
    try:
        draws = table.verify()
    except BadRecord as error:
        raise InFile(str(file), error) from None
    scores = ", ".join([str(placing.score) for placing in table.standing()])
    return texts(
        "replay-verified", answers=len(table.record.answers), draws=draws, end=texts.end(table.over), scores=scores
    )


def _tell(table: Table, texts: Texts, *, drawn: bool) -> None:
    screen = Screen()
    board: Any = part("cadency.boards", table.rules.id, "terminal")
    people = called(table, texts)
    view = table.view()
    for event in table.events():
        screen.show(told(event, texts.event(event, people, view), board.LOUD))
    if drawn:
        screen.show(board.draw(view, texts, people, screen.width))
    if table.over:
        standing = table.standing()
        heads = [named(seat, people) for seat in range(table.seats)]
        screen.show(Text(texts.end(table.over), "bold"), reckoning(standing, texts, heads))
        screen.show(Text(victory(standing, texts, people), "bold"))
    elif table.decision is not None:
        seat = table.decision.seat
        screen.show(named(seat, people) + Text(f"  {texts.question(table.decision, view)}"))


def called(table: Table, texts: Texts) -> list[str]:
    """As the header says who played, if it does."""
    who = table.record.header.get("who")
    if isinstance(who, list) and len(who) == table.seats and all(isinstance(word, str) for word in who):
        return names(who, texts)
    return [texts.seat(seat) for seat in range(table.seats)]


app = command_app(replay)

"""The end of a game: the standing line by line, who won and why, and whether chance was what it promised to be."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from cadency.boards.kit.terminal import named
from cadency.kernel.rules import Placing
from cadency.table import Table

if TYPE_CHECKING:
    from cadency.cli.session import Session
    from cadency.texts import Texts


def closing_words(session: Session) -> None:
    show_end(session)
    if session.keeper.path is not None:
        if session.keeper.news:
            session.keep()
        return
    session.say("over-offer", save=session.texts("word-save"), quit=session.texts("word-quit"))
    while session.keeper.path is None:
        words = session.screen.read("> ").split()
        if not words or words[0].lower() in ("2", "quit", session.texts("word-quit")):
            return
        if words[0].lower() in ("1", "save", session.texts("word-save")):
            session.keep(Path(" ".join(words[1:])) if words[1:] else None)


def show_end(session: Session) -> None:
    table, texts, names = session.table, session.texts, session.names
    standing = table.standing()
    heads = [named(seat, names) for seat in range(table.seats)]
    session.screen.gap()
    session.screen.show(Text(texts.end(table.over), "bold"), reckoning(standing, texts, heads))
    session.screen.show(Text(victory(standing, texts, names), "bold"))
    session.screen.show(Text(checked(table, texts)))


def reckoning(standing: list[Placing], texts: Texts, heads: list[Text]) -> Grid:
    """A column for each seat under its head, the winner first; a row for each line of the score with its clause."""
    order = sorted(standing, key=lambda placing: (placing.rank, placing.seat))
    grid = Grid(box=box.ROUNDED, border_style="dim", header_style="bold", show_footer=True)
    grid.add_column("", Text(texts("over-total"), "bold"))
    grid.add_column("", "", style="dim")
    for placing in order:
        grid.add_column(heads[placing.seat], Text(str(placing.score), "bold"), justify="right")
    for n, line in enumerate(order[0].reasons):
        points = [str(placing.reasons[n].points) for placing in order]
        grid.add_row(texts.score(line.key), line.clause, *points)
    return grid


def victory(standing: list[Placing], texts: Texts, names: list[str]) -> str:
    """Who won, and what decided it where points did not; a game for one may be lost, or be a number only."""
    first = [placing for placing in standing if placing.rank == 1]
    winners = [names[placing.seat] for placing in first]
    if first[0].outcome == "lost":
        return texts("over-lost")
    if len(standing) == 1 and not first[0].outcome:
        return texts("over-left", name=winners[0], score=first[0].score)
    level = [one for one in standing if (one.score, one.outcome) == (first[0].score, first[0].outcome)]
    if len(level) == 1:
        return texts("over-won", name=winners[0], score=first[0].score)
    for n, line in enumerate(first[0].breaks):
        if any(placing.breaks[n].points != line.points for placing in level):
            level = [placing for placing in level if placing.breaks[n].points == line.points]
            if len(level) == len(first):
                key = "over-won-tie" if len(first) == 1 else "over-shared-tie"
                return texts(key, name=_listed(winners, texts), by=texts.score(line.key), clause=line.clause)
    return texts("over-shared", name=_listed(winners, texts), score=first[0].score)


def _listed(names: list[str], texts: Texts) -> str:
    text = names[0]
    for name in names[1:-1]:
        text = texts("list-comma", before=text, next=name)
    return texts("list-and", before=text, last=names[-1]) if len(names) > 1 else text


def checked(table: Table, texts: Texts) -> str:
    """The seed, and that it gives every draw; what is wrong, if it does not."""
    return texts("over-seed", draws=table.verify(), seed=str(table.seed), commitment=table.commitment)

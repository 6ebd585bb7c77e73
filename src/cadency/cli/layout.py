"""What stands on the screen when somebody is asked: as much as fits it, the question always last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cadency.boards.kit.terminal import FAINT, panel
from cadency.kernel.engine import Decision

if TYPE_CHECKING:
    from cadency.cli.console import Screen
    from cadency.cli.session import Session

FULL = (120, 40)  # columns and lines from which the board is always shown
BESIDE = (160, 40)  # those from which log and houses stand beside it
MARGIN = 44  # columns that they have there
SHORT = 80  # columns for which the houses are told shortly
FEW = 2  # lines of news that are told at any rate
SOME = 8  # lines of the log beside a board that is no higher than the houses


def scene(session: Session, decision: Decision, news: list[Text], asked: RenderableType) -> Group:
    """The table for whoever is asked, with what is new and the question."""
    screen, view = session.screen, session.table.view(decision.seat)
    board, texts, names = session.board, session.texts, session.names
    free = screen.height - 1 - screen.lines(asked)
    if screen.fits(BESIDE):
        wide = screen.width - MARGIN
        drawn = board.picture(view, texts, names, wide, decision.kind)
        beside = _beside(session, decision, len(news), drawn, free)
        if screen.lines(beside) <= free:
            return Group(beside, asked)
    if screen.fits(FULL):
        drawn = board.picture(view, texts, names, screen.width, decision.kind)
        for width in (screen.width, SHORT):
            below = board.houses(view, texts, names, width)
            room = free - screen.lines(drawn, below)
            if room >= FEW:
                told = _latest(session, news, room - 1)
                return Group(drawn, below, *told, *_gap(screen, room, told), asked)
    shown = board.brief(view, texts, names, screen.width)
    room = free - screen.lines(shown)
    told = _latest(session, news, room - 1)
    return Group(*told, shown, *_gap(screen, room, told), asked)


def _gap(screen: Screen, room: int, told: list[Text]) -> list[Text]:
    """An empty line before the question, where there is one to spare."""
    return [Text("")] if screen.lines(*told) < room else []


def _latest(session: Session, news: list[Text], room: int) -> list[Text]:
    """The last of the news that fit, and how much more there was."""
    if session.screen.lines(*news) <= max(room, FEW):
        return news
    kept: list[Text] = []
    for line in reversed(news):
        if session.screen.lines(line, *kept) > max(room, FEW) - 1:
            break
        kept.insert(0, line)
    more = session.texts("play-more", count=len(news) - len(kept), command=session.texts("word-log"))
    return [Text(more, FAINT), *kept]


def _beside(session: Session, decision: Decision, news: int, drawn: RenderableType, free: int) -> Table:
    """The board, and to its right the houses and as much of the log as is as high; what is not new is faint."""
    screen, texts = session.screen, session.texts
    wide = screen.width - MARGIN
    houses = session.board.houses(session.table.view(decision.seat), texts, session.names, MARGIN)
    used = screen.lines(houses, width=MARGIN) + 2
    room = max(screen.lines(drawn, width=wide) - used, min(SOME, free - used))
    log: list[Text] = []
    for age, line in enumerate(reversed(session.log(decision.seat))):
        if screen.lines(line, *log, width=MARGIN - 4) > max(room, FEW):
            break
        line.style = "" if age < news else FAINT
        log.insert(0, line)
    grid = Table.grid()
    grid.add_column(width=wide)
    grid.add_column(width=MARGIN)
    grid.add_row(drawn, Group(houses, panel(texts("board-log"), Group(*log))))
    return grid

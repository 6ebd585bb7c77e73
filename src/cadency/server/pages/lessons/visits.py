"""A lesson's addresses. Where somebody is in it stands in the address and in a cookie; nothing is kept here.

A step is a page, a choice leads to the next one. So back and forth are links, and every step works without a script.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from cadency.kernel.errors import NotAChoice
from cadency.lessons import Lesson, Moment, at, freed, lesson, lessons
from cadency.lessons.walk import Way
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.pages.explained import explaining
from cadency.server.pages.lessons.card import address
from cadency.server.pages.lessons.show import shown, sittings
from cadency.server.pages.opening import opened_by
from cadency.server.pages.reader import Reader, field
from cadency.server.pages.render import answer, go
from cadency.server.seating import Wish

_WAY: Final = re.compile(r"(\d{1,2}(\.\d{1,2}){0,99})?")
_KEPT: Final = re.compile(r"(\d{1,3}) ([\d.]*)")
Step = Annotated[int | None, Parameter(ge=0, le=999)]
Short = Annotated[str, Parameter(max_length=400)]


def _lesson(game: str) -> Lesson:
    if game not in lessons():
        raise Refused("no-page", path=f"/learn/{game}")
    return lesson(game)


def _way(text: str) -> Way:
    if not _WAY.fullmatch(text):
        raise Refused("bad-request", problem="way: 0.1.0 …")
    return tuple([int(chosen) for chosen in text.split(".")]) if text else ()


def _moment(found: Lesson, step: int, way: Way) -> Moment:
    try:
        return at(found, step, way)
    except IndexError:
        raise Refused("no-page", path=address(found.game, step, way)) from None


@get("/learn/{game:str}")
async def learn(
    reader: Reader,
    game: str,
    step: Step = None,
    way: Short = "",
    choice: Short = "",
    place: Short = "",
    why: bool = False,
) -> Response[bytes]:
    """A step of a game's first lesson; without a number the one that this browser was at."""
    found = _lesson(game)
    if step is None:
        return go(_left(reader, found), reader)
    gone = _way(way)
    moment = _moment(found, step, gone)
    note = ""
    if choice and moment.step is not None:
        chosen = _chosen(moment, choice)
        if chosen is not None:
            same = gone[len(moment.way) : len(moment.way) + 1] == (chosen,)
            on = gone if same else (*moment.way, chosen)
            return go(address(game, step + 1, on), reader)
        note = found.words(reader.lang)(f"{moment.step.id}-no") if moment.open else ""
    reader.keep(f"lesson-{game}", f"{step} {way}")
    return answer(shown(reader, moment, gone, note, place, why), reader)


def _left(reader: Reader, found: Lesson) -> str:
    """Where this browser left the lesson, if that is still a step of it."""
    kept = _KEPT.fullmatch(reader.kept(f"lesson-{found.game}"))
    if kept is None or int(kept[1]) > found.last or not _WAY.fullmatch(kept[2]):
        return address(found.game, 0, ())
    try:
        at(found, int(kept[1]), _way(kept[2]))
    except IndexError:
        return address(found.game, 0, ())
    return address(found.game, int(kept[1]), _way(kept[2]))


def _chosen(moment: Moment, choice: str) -> int | None:
    """Which of the open options was chosen; none of them where something else was tried."""
    try:
        wire = msgspec.json.decode(choice)
        word = moment.table.rules.choice(wire if isinstance(wire, list) else [])
    except (msgspec.DecodeError, NotAChoice):
        return None
    return moment.open.index(word) if word in moment.open else None


@post("/learn/{game:str}/play", status_code=200)
async def play_on(desk: Desk, reader: Reader, game: str) -> Response[bytes]:
    """A free game from where the lesson ends, against pages."""
    form = await reader.form()
    found = _lesson(game)
    end = _moment(found, found.last, _way(field(form, "way", 400)))
    begun = freed(end)
    wish = Wish(game, sittings(found, reader), dict(begun.setup.options), False)
    opened = await opened_by(desk, reader, wish, field(form, "once"), begun)
    reader.keep(f"lesson-{game}", "done")
    return go(f"/tables/{opened.id}", reader)


@get("/learn/{game:str}/things/{digest:str}")
async def things(reader: Reader, game: str, digest: str) -> Response[bytes]:
    """What the printed things are, for the tooltips of a lesson."""
    return explaining(_lesson(game).open(), reader, digest)


def unlearnt(mine: list[dict[str, Any]]) -> set[str]:
    """The games with a lesson of which this browser has finished no game yet."""
    finished = {row["game"] for row in mine if row["over"] and row["over"] != "stopped"}
    return set(lessons()) - finished


HANDLERS = (learn, play_on, things)

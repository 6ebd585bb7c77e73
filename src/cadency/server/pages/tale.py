"""The log of a game in words. Which events are told and how they look is each game's own business, said as data; a line
is told once, from its event and from what is printed, and then kept."""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import Markup, escape

from cadency.server import metrics
from cadency.server.live import LiveTable
from cadency.server.pages.parts import Drawn, Things, drawn
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import told_by
from cadency.texts.book import MARKED

_SHOWN: Final = 120
_KEPT: Final = 24  # logs of one table: for each seat and language, and by other names
_Event = dict[str, Any]


class Telling(NamedTuple):
    """How a game tells its events: their clauses; the small picture of so many things, of a seat where they are
    somebody's; what is seen on the board anyway; what is said of nobody; which one is a death; what its own seat
    hears at once in other words, which then stand for it; and which are chapters, by a sign or else by their number."""

    clauses: Mapping[str, str]
    picture: Callable[[str, int, int | None], Markup]  # empty for what is better said than drawn
    silent: Container[str]
    marks: Container[str]
    death: str
    learnt: Mapping[str, str] = {}
    chapters: Mapping[str, str] = {}


class Log:
    """The lines of a game for one kind of reader, told as far as the game has come."""

    def __init__(self) -> None:
        self._cuts = 0
        self._forget()

    def _forget(self) -> None:
        self._lines: OrderedDict[str, str] = OrderedDict()  # the latest last
        self._digest = b""
        self._told = -1  # the version

    def follow(self, scene: Scene, telling: Telling) -> Drawn:
        """Tell what is new. Where something was taken back, tell everything once more."""
        table = scene.table
        cuts = table.version - len(table.record.answers)
        if cuts != self._cuts:
            self._forget()
            self._cuts = cuts
        if table.version != self._told:
            for name, line in _lines(scene, table.events(scene.seat, self._told), telling):
                self._lines[name] = line
                self._digest = hashlib.blake2b(self._digest + line.encode(), digest_size=8).digest()
            while len(self._lines) > _SHOWN:
                self._lines.popitem(last=False)
            self._told = table.version
        things: Things = dict(reversed(self._lines.items()))
        if not things:
            things = {"tale-empty": f'<li class="mark" id="tale-empty">{escape(scene.texts("tale-empty"))}</li>'}
        return drawn(things, self._digest)


_logs: WeakKeyDictionary[LiveTable, OrderedDict[Any, Log]] = WeakKeyDictionary()


def log(scene: Scene, telling: Telling) -> Drawn:
    """The latest first."""
    if scene.at is not None:
        return Log().follow(scene, telling)
    kept = _logs.setdefault(scene.live, OrderedDict())
    key = (scene.seat, scene.kind.lang, tuple(scene.names))
    found = kept.setdefault(key, Log())
    kept.move_to_end(key)
    while len(kept) > _KEPT:
        kept.popitem(last=False)
    return found.follow(scene, telling)


def _lines(scene: Scene, events: list[_Event], telling: Telling) -> Iterator[tuple[str, str]]:
    heard = [event for event in events if event["event"] not in telling.silent]
    nth: dict[int, int] = {}
    for place, event in enumerate(heard):
        follows = heard[place + 1]["event"] if place + 1 < len(heard) else ""
        if follows and telling.learnt.get(event["event"]) == follows:
            continue  # the next line says which card it was
        version = event["version"]
        n = nth[version] = nth.get(version, -1) + 1
        metrics.LINES.inc()
        yield f"e-{version}-{n}", _line(scene, event, f"e-{version}-{n}", telling)


def _line(scene: Scene, event: _Event, name: str, telling: Telling) -> str:
    kind = event["event"]
    mark = kind in telling.marks
    seat = None if mark else event.get("seat")
    clause = telling.clauses.get(kind, "")
    link = f'<a class="clause" href="/rules/{scene.game}#{clause}">{clause}</a>' if clause else ""
    text = _text(scene, event, seat, telling)
    if mark:
        return f'<li class="mark {kind}" id="{name}"><span>{text}</span> {link}</li>'
    look = ' class="death"' if kind == telling.death else ""
    arms = told_by(seat, scene.bots[seat] is not None) if seat is not None else ""
    whose = "" if seat is None else seat
    return f'<li id="{name}"{look} data-seat="{whose}">{arms}<p>{text}</p>{link}</li>'


def _text(scene: Scene, event: _Event, seat: int | None, telling: Telling) -> str:
    """The line, escaped, with whoever it is about in bold, and with pictures of what can be drawn. Each picture carries
    its words: readers aloud say them, and so does pointing at it."""
    text = str(escape(scene.texts.event(event, scene.names, scene.view, scene.seat, marked=True)))
    if seat is not None:
        name = escape(scene.texts("log-you") if seat == scene.seat else scene.names[seat])
        text = text.replace(str(name), f"<b>{name}</b>", 1)

    def drawn(found: re.Match[str]) -> str:
        picture = telling.picture(found[1], int(found[2]), event.get("seat"))
        if not picture:
            return found[3]
        if not picture.startswith("<svg"):  # a drawing without words is left out by itself
            picture = Markup(f'<span aria-hidden="true">{picture}</span>')  # noqa: S704 - drawn by us
        return f'<span class="pic" title="{found[3]}">{picture}<span class="vh">{found[3]}</span></span>'

    return MARKED.sub(drawn, text)


def happened(scene: Scene, telling: Telling) -> str:
    """What the latest answer that is told of brought about, in words."""
    return last_told(scene, telling)[1]


def last_told(scene: Scene, telling: Telling) -> tuple[int, str]:
    """The latest answer that is told of: at which version, and what it brought about, in words."""
    told: list[str] = []
    version = None
    for event in scene.latest():
        if event["event"] in telling.silent:
            continue
        if version is None:
            version = event["version"]
        elif event["version"] != version:
            break
        told.insert(0, scene.texts.event(event, scene.names, scene.view, scene.seat))
    return version or 0, " ".join(told) or scene.texts("tale-empty")

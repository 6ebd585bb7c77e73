"""The chapters of a game: its rounds and what cuts into them, as jumps to their lines in the log, or to their moments
where the log does not reach back that far."""

from __future__ import annotations

from bisect import bisect_right
from html import escape
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from cadency.server.live import LiveTable
from cadency.server.pages.parts import Part, Things
from cadency.server.pages.scene import Scene
from cadency.server.pages.small import icon
from cadency.server.pages.tale import Telling
from cadency.table import Table

_Event = dict[str, Any]


class _Heard(NamedTuple):
    """What there was up to a version, unless something was taken back since."""

    cuts: int
    version: int
    events: list[_Event]


_heard: WeakKeyDictionary[LiveTable, _Heard] = WeakKeyDictionary()


def chapters(scene: Scene, telling: Telling, here: str, qs: str) -> Part:
    """The latest first, like the log."""
    found = _of(scene.table, telling) if scene.at is not None else _follow(scene, telling)
    told = [(event["version"], event["event"], event.get("seat")) for event in found]

    def draw() -> Things:
        lines = [answer.line for answer in scene.live.table.record.answers]
        drawn = {}
        for n, event in enumerate(found):
            to = f"{here}?at={bisect_right(lines, event['version'] + 1)}{qs.replace('?', '&')}"
            number = sum(other["event"] == event["event"] for other in found[: n + 1])
            drawn[f"j-{n}"] = _jump(scene, telling, event, number, f'id="j-{n}" href="{escape(to)}"')
        return dict(reversed(drawn.items()))

    return Part("jumps", draw, (here, qs, told))


def _of(table: Table, telling: Telling, since: int = -1) -> list[_Event]:
    return [event for event in table.events(None, since) if event["event"] in telling.chapters]


def _follow(scene: Scene, telling: Telling) -> list[_Event]:
    table, known = scene.table, _heard.get(scene.live)
    cuts = table.version - len(table.record.answers)
    if known is None or known.cuts != cuts:
        known = _Heard(cuts, table.version, _of(table, telling))
    elif known.version != table.version:
        known = _Heard(cuts, table.version, known.events + _of(table, telling, known.version))
    _heard[scene.live] = known
    return known.events


def _jump(scene: Scene, telling: Telling, event: _Event, number: int, to: str) -> str:
    """By its sign, or by its number; both carry the words of the log."""
    kind, sign = event["event"], telling.chapters[event["event"]]
    shown = icon(sign, 16) if sign else number
    said = escape(scene.texts.event(event, scene.names, scene.view, scene.seat))
    house = f' data-house="{event["seat"]}"' if sign and "seat" in event else ""
    look = "death" if kind == telling.death else kind
    where = f'{to} data-jump="{event["version"]}" data-look="{look}"{house}'
    return f'<a class="jump" {where} title="{said}" aria-label="{said}">{shown}</a>'

"""The reckoning, drawn: what each line of a seat's points counts, so that the reader can check it by eye."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cadency.boards.dynasties.cards import badge
from cadency.boards.dynasties.goods import emblem, small_book
from cadency.boards.dynasties.printed import reward, row
from cadency.boards.dynasties.royals import royal
from cadency.boards.kit import at, frames, icon, laurel, rect, text
from cadency.games.dynasties.view import DynastiesView

W = 112.0
STEP, ROW = 37.0, 25.0  # three things to a line
ICONS: Final = {
    "cities": "castle",
    "dowry": "linked-rings",
    "bonus": "open-treasure-chest",
    "singles": "rose",
    "cards": "scroll-quill",
    "books": "secret-book",
    "majorities": "laurel-crown",
    "crowns": "crown",
}
Events = Sequence[Mapping[str, Any]]
Counted = list[tuple[str, object]]  # what is drawn, its middle at 0, 0, and the points beside it


def proof(view: DynastiesView, events: Events, seat: int, line: str) -> str:
    """A line of the reckoning as a small picture, 112 wide; empty where there is nothing to count."""
    own = [event for event in events if event.get("seat") == seat]
    things = _ALIKE[line](view, seat) if line in _ALIKE else _TOLD[line](view, own)
    found = ""
    for i, (drawn, points) in enumerate(things):
        x, y = 11 + i % 3 * STEP, 12.5 + i // 3 * ROW
        found += at(drawn, x, y) + text(x + 12, y + 5, points, 14, anchor="start", w=800)
    return frames.proof(found, W, ROW * -(-len(things) // 3)) if things else ""


def sign(line: str) -> str:
    """The sign of a line, 30 x 30."""
    return frames.sign(icon(ICONS[line], 15, 15, 26))


def _alike(line: str, worth: Callable[[DynastiesView], int]) -> Callable[[DynastiesView, int], Counted]:
    """Points that always come by the same number: as many laurels as that makes."""

    def count(view: DynastiesView, seat: int) -> Counted:
        each = worth(view)
        return [(laurel(5, 0, each, 26), "")] * (view.houses[seat].points[line] // each)

    return count


_ALIKE: Final = {
    "cities": _alike("cities", reward),
    "dowry": _alike("dowry", lambda view: int(row(view, "face", "points")["gives"])),
    "bonus": _alike("bonus", lambda view: int(row(view, "bonus", "points")["gives"]["points"])),
}


def _singles(_view: DynastiesView, events: Events) -> Counted:
    return [
        (royal(event["seat"], "prince", 0, 10, 0.5), event["points"]) for event in events if event["event"] == "waited"
    ]


def _cards(view: DynastiesView, events: Events) -> Counted:
    return [
        (badge(row(view, "scoring", event["scoring"])), event["points"])
        for event in events
        if event["event"] == "revealed" and event["points"]
    ]


def _books(_view: DynastiesView, events: Events) -> Counted:
    return [(small_book(0, 0, 1.6), event["points"]) for event in events if event["event"] == "opened"]


def _regions(kind: str) -> Callable[[DynastiesView, Events], Counted]:
    """Regions that were won, by majority or by their crowns."""

    def count(_view: DynastiesView, events: Events) -> Counted:
        found: Counted = []
        for event in events:
            if event["event"] == kind:
                drawn = emblem(event["region"], 0, 0, 17)
                if kind == "crowned":
                    drawn += rect(-8, 3, 16, 9, 3, "#fbf5e6") + icon("crown", 0, 7, 14)
                found.append((drawn, event["points"]))
        return found

    return count


_TOLD: Final = {
    "singles": _singles,
    "cards": _cards,
    "books": _books,
    "majorities": _regions("ruled"),
    "crowns": _regions("crowned"),
}

"""A step as a page: the same board, plates and question as at a table, drawn from a table that lives for one answer."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from cadency.lessons import Lesson, Moment
from cadency.lessons.walk import Way
from cadency.server.live import LiveTable
from cadency.server.pages.faces import face
from cadency.server.pages.files import edition
from cadency.server.pages.ground import definitions
from cadency.server.pages.lessons.card import address, card, question
from cadency.server.pages.reader import Reader
from cadency.server.pages.render import fill, put
from cadency.server.pages.scene import Kind, Scene, look_at
from cadency.server.pages.sheet import Sheet, arms, faces_of, sheet
from cadency.server.store.ledger import Sitting

_LEVEL = "page"


def sittings(lesson: Lesson, reader: Reader) -> list[Sitting]:
    """The learner, and pages under the names that the lesson gives them."""
    mine = reader.name_beside(lesson.names)
    return [
        Sitting(seat, "human", mine) if seat == lesson.learner else Sitting(seat, "bot", name, _LEVEL)
        for seat, name in enumerate(lesson.names)
    ]


def shown(reader: Reader, moment: Moment, gone: Way, note: str, place: str, why: bool) -> str:
    """The page, or all of it that changes from step to step where the page's script asks."""
    found = moment.lesson
    live = LiveTable("lesson", False, sittings(found, reader), "")
    live.put(moment.table, ())
    wished = place or (moment.step.place if moment.step is not None else "")
    kind = Kind(found.learner, reader.lang, reader.phone, wished if reader.phone else "")
    scene = look_at(live, kind)
    asked, rows = question(scene, moment)
    drawn = sheet(scene, ())
    told = card(moment, reader.lang, gone, note, why)
    here = {"here": f"/learn/{found.game}", "qs": address(found.game, moment.number, gone).partition("?")[2]}
    own = _own(scene, drawn, {"card": told, "asked": asked, "rows": rows, **here})
    whole = not reader.live
    context: dict[str, Any] = {
        "scene": scene,
        "card": told,
        "sheet": drawn,
        "phone": drawn.narrow,
        "part": lambda name: own.get(name) or (drawn.html(name) if name in drawn.parts else Markup()),
        "whole": whole,
        "definitions": definitions(found.game) + arms(scene) + faces_of(scene) if whole else "",
        "links": {},
        "things": f"/learn/{found.game}/things/{reader.lang}-{edition()}",
        **here,
    }
    if drawn.narrow is None:
        context["desk"] = face(found.game).ground(scene, whole)
    return fill("lesson.html" if whole else "parts/lesson.html", reader, found.game, **context)


def _own(scene: Scene, drawn: Sheet, context: dict[str, Any]) -> dict[str, Markup]:
    """The parts of a table's page that a lesson has in its own way: the question, and the tabs of a narrow screen."""
    names = {"prompt": "parts/lesson-prompt.html"} | ({"tabs": "parts/tabs.html"} if drawn.narrow else {})
    shared = {"scene": scene, "phone": drawn.narrow, **context, "qs": f"?{context['qs']}"}
    return {name: Markup(put(template, scene.texts, **shared)) for name, template in names.items()}  # noqa: S704

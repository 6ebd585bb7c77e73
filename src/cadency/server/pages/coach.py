"""Advice as it is shown under the question."""

from __future__ import annotations

from typing import Any, Final

from cadency.boards.kit.options import spelled
from cadency.bots.advice import Advice, hundred, told
from cadency.bots.hindsight import last_turn
from cadency.bots.hindsight import told as told_back
from cadency.bots.ways import Ways
from cadency.server.advices import far
from cadency.server.coaching import off
from cadency.server.live import Counsel, Review
from cadency.server.pages.parts import Part, Things
from cadency.server.pages.render import put
from cadency.server.pages.scene import Scene

ICONS: Final = {  # of the ways to score
    "stalls": "shop",
    "places": "cartwheel",
    "book": "open-book",
    "first": "castle",
    "influence": "crown",
    "titles": "greek-temple",
    "couples": "linked-rings",
    "regions": "laurel-crown",
    "cards": "scroll-quill",
    "prestige": "crown",
    "children": "baby-face",
    "goals": "treasure-map",
    "missions": "treasure-map",
    "forebears": "family-tree",
}


def offered(scene: Scene) -> bool:
    """Whether this reader may ask for advice, here and now."""
    return scene.mine and not off(scene.live)


def given(scene: Scene) -> Counsel | None:
    """What is shown: asked for at this very position, and not put away."""
    found = scene.live.counsel
    current = found is not None and found.shown and found.version == scene.live.table.version
    return found if current and offered(scene) else None


def coach(scene: Scene) -> Part:
    """The lines under the question, and a word on them for readers aloud."""
    counsel = given(scene)
    ways = None if counsel is None else far(scene.live, scene.eyes)
    review = None if counsel is None else _reviewed(scene)

    def draw() -> Things:
        found = None if review is None else review.found
        context: dict[str, Any] = {
            "counsel": counsel,
            "lines": _lines(scene, None if counsel is None else counsel.advice),
            "review": review,
            "looked": "" if found is None else told_back(found, scene.table, scene.texts),
            "turned": last_turn(scene.table, scene.eyes) is not None,
        }
        things = {"coach-said": put("parts/coach-said.html", scene.texts, **context)}
        if ways is not None:
            things["coach-lines"] = put("parts/coach.html", scene.texts, scene=scene, **context)
            things["coach-ways"] = put("parts/ways.html", scene.texts, score=ways.score, ways=_rows(scene, ways))
        return things

    of = None if counsel is None else (scene.live.id, counsel.version, counsel.level, counsel.advice, ways, review)
    return Part("coach", draw if offered(scene) else dict, (offered(scene), of))


def _lines(scene: Scene, advice: Advice | None) -> list[dict[str, Any]]:
    """Each line in words, with the choice it begins with and how far its bar goes."""
    if advice is None:
        return []
    most = max([line.value for line in advice.lines], default=0.0) * 1.1 if advice.alone else 1.0
    found = []
    for line, said in zip(advice.lines, told(advice, scene.table.rules, scene.view, scene.texts), strict=True):
        points = round(line.value if advice.alone else line.points)
        key = "advice-short-alone" if advice.alone else "advice-short"
        short = scene.texts(key, chance=hundred(line.value), points=points)
        bar = round(100 * min(1.0, max(0.0, line.value / most))) if most > 0 else 0
        found.append({"said": said, "option": spelled(line.steps[0].wire), "short": short, "bar": bar})
    return found


def _reviewed(scene: Scene) -> Review | None:
    """What was asked for at this very position."""
    found = scene.live.review
    return found if found is not None and found.version == scene.live.table.version else None


def _rows(scene: Scene, ways: Ways) -> list[dict[str, Any]]:
    """Each way in words, its bars on one scale."""
    most, t = max([max(way.now, way.end) for way in ways.each] + [10]), scene.texts
    return [
        {
            "icon": ICONS[way.name],
            "title": t(f"way-{way.name}"),
            "about": t(f"way-{way.name}-about"),
            "far": t("way-far", now=way.now, end=way.end),
            "short": t("way-short", now=way.now, end=way.end),
            "bar": round(100 * max(0, way.now) / most),
            "hope": round(100 * max(0, way.end) / most),
        }
        for way in ways.each
    ]

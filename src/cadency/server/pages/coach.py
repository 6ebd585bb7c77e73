"""Advice as it is shown under the question."""

from __future__ import annotations

from typing import Any

from cadency.boards.kit.options import spelled
from cadency.bots.advice import Advice, hundred, told
from cadency.server.advices import off
from cadency.server.live import Counsel
from cadency.server.pages.parts import Part, Things
from cadency.server.pages.render import put
from cadency.server.pages.scene import Scene


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

    def draw() -> Things:
        context = {"counsel": counsel, "lines": _lines(scene, None if counsel is None else counsel.advice)}
        said = put("parts/coach-said.html", scene.texts, **context)
        return {"coach-said": said} | (
            {} if counsel is None else {"coach-lines": put("parts/coach.html", scene.texts, scene=scene, **context)}
        )

    of = None if counsel is None else (scene.live.id, counsel.version, counsel.level, counsel.advice)
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

"""The way through earlier moments: the steps of the history form that change as the game goes on."""

from __future__ import annotations

from html import escape

from cadency.server.pages.parts import Part, Things
from cadency.server.pages.scene import Scene


def steps(scene: Scene, happened: str, here: str, qs: str) -> Part:
    """One step back, the slider, one step on; the same for all who stand at the same moment and heard the same then:
    the slider says what happened, and so does a line below it."""
    then = scene.answers if scene.at is None else scene.at
    back, on = scene.around
    told = (here, qs, scene.at is None, then, scene.answers, back, on, happened)

    def draw() -> Things:
        t, more = scene.texts, qs.replace("?", "&")
        moment = escape(happened or t("history-now"))
        where = f"{here}{qs}" if scene.at is None else f"{here}?at={on}{more}"  # there is nothing after now
        found = {
            "h-back": _step("h-back", f"{here}?at={back}{more}", t("history-back"), "‹"),
            "h-slider": f'<input type="range" id="h-slider" name="at" min="0" max="{scene.answers}" value="{then}" '
            f'aria-label="{escape(t("history"))}" aria-valuetext="{moment}">',
            "h-on": _step("h-on", where, t("history-on"), "›"),
        }
        if happened:
            found["h-said"] = f'<output class="then" id="h-said" for="h-slider">{moment}</output>'
        return found

    return Part("steps", draw, told, open=True)


def _step(name: str, to: str, words: str, sign: str) -> str:
    said = escape(words)
    return f'<a class="step" id="{name}" href="{escape(to)}" aria-label="{said}" title="{said}">{sign}</a>'

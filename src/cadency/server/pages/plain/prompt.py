"""What is asked, with every option as a button that says all of it in words; and how events are told."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from cadency.server.pages.groups import gathered, group
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.small import seal
from cadency.server.pages.tale import Telling

_ICON: Final = "quill-ink"
TELLING: Final = Telling({}, lambda _name, _n, _seat: Markup(), (), ("undone",), "")


def prompt(scene: Scene) -> dict[str, Any]:
    nothing: dict[str, Any] = {"stage": None, "steps": [], "fates": []}
    asked = scene.asked
    if asked is None or not scene.mine:
        return {"groups": [], "footer": [], **nothing}
    groups, footer = gathered(scene, lambda _: "all", lambda key, _: group(key, (seal(_ICON), "", "")), _button)
    question = {"icon": _ICON, "title": scene.texts.question(asked, scene.view), "clause": asked.clause}
    return {"groups": list(groups.values()), "footer": footer, **question, **nothing}


def _button(_scene: Scene, option: Option) -> dict[str, Any]:
    return {"option": option, "label": option.text[:1].upper() + option.text[1:], "cost": Markup()}

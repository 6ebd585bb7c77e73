"""What Legacy asks, with every answer as a button."""

from __future__ import annotations

from typing import Any, Final

from cadency.kernel.engine import Decision
from cadency.server.pages.groups import gathered
from cadency.server.pages.legacy.buttons import button_of
from cadency.server.pages.legacy.fate import fate
from cadency.server.pages.legacy.groups import group_of, key_of, ordered
from cadency.server.pages.legacy.moments import moment
from cadency.server.pages.scene import Scene

ICONS: Final = {
    "turn": "ages",
    "wedding": "linked-rings",
    "birth": "baby-face",
    "friends": "ages",
    "money": "cash",
    "board": "palace",
    "mission": "treasure-map",
    "generation": "ages",
    "opening": "crown",
}
_EXPLAINED: Final = ("turn.act", "wedding.whom", "board.title", "board.contribution")


def title(scene: Scene, asked: Decision) -> dict[str, str]:
    """The question in few words, and under it what else there is to know; or the question as it is."""
    t = scene.texts
    short = f"title-{asked.kind.replace('.', '-')}"
    if short not in t:
        return {"title": t.question(asked, scene.view), "sub": ""}
    return {"title": t(short), "sub": t(f"{short}.sub")}


def prompt(scene: Scene) -> dict[str, Any]:
    """Everything that the template of the question needs."""
    asked = scene.asked
    if asked is None or not scene.mine:
        return {"groups": [], "footer": [], "fates": [], **moment(scene)}
    groups, footer = gathered(
        scene,
        lambda option: key_of(scene, option.wire),
        lambda key, _: group_of(scene, key),
        button_of,
    )
    _explain(scene, groups)
    return {
        "icon": ICONS[asked.kind.partition(".")[0]],
        **title(scene, asked),
        "clause": asked.clause,
        "groups": ordered(groups),
        "footer": footer,
        "fates": [told for option in scene.options if (told := fate(scene, option)) is not None],
        **moment(scene),
    }


def _explain(scene: Scene, groups: dict[str, Any]) -> None:
    """Friends in hand and cards that cannot be had now, each with its reason in words."""
    if scene.asked is None or scene.asked.kind not in _EXPLAINED:
        return
    for refusal in scene.refusals():
        key = key_of(scene, refusal.choice.wire())
        if key not in groups and key.partition(" ")[2]:
            groups[key] = group_of(scene, key, scene.texts.reason(refusal))

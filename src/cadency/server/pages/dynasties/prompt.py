"""What Dynasties asks, with every answer as a button; what is divided lies in two crates besides."""

from __future__ import annotations

from typing import Any, Final

from cadency.kernel.engine import Decision
from cadency.server.pages.dynasties.buttons import button_of
from cadency.server.pages.dynasties.fate import fate
from cadency.server.pages.dynasties.groups import group_of, key_of, ordered, refused
from cadency.server.pages.dynasties.lots import lots
from cadency.server.pages.dynasties.moments import moment
from cadency.server.pages.groups import gathered
from cadency.server.pages.scene import Scene

ICONS: Final = {
    "turn": "card-draw",
    "trade": "trade",
    "wedding": "linked-rings",
    "deploy": "crown",
    "bonus": "star-medal",
    "character": "quill-ink",
    "bag": "open-treasure-chest",
    "price": "wax-seal",
    "pass": "hourglass",
    "shield": "rosa-shield",
    "single": "church",
    "scoring": "scroll-quill",
}


def title(scene: Scene, asked: Decision) -> dict[str, str]:
    """The question in few words, and under it what else there is to know; or the question as it is."""
    t, frame = scene.texts, scene.view.todo[-1]
    short = f"title-{asked.kind.replace('.', '-')}"
    if short not in t:
        return {"title": t.question(asked, scene.view), "sub": ""}
    told: dict[str, Any] = {}
    if frame[0] in ("parting", "accepting"):
        told = {"city": frame[2]}
    elif frame[0] in ("dividing", "choosing"):
        told = {"ship": frame[2]}
    return {"title": t(short, **told), "sub": t(f"{short}.sub", **told)}


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
    for key, reason in refused(scene).items():
        if key not in groups:
            groups[key] = group_of(scene, key, reason)
    return {
        "icon": ICONS[asked.kind.partition(".")[0]],
        **title(scene, asked),
        "clause": asked.clause,
        "groups": ordered(groups),
        "footer": footer,
        "lots": lots(scene),
        "fates": [told for option in scene.options if (told := fate(scene, option)) is not None],
        **moment(scene),
    }

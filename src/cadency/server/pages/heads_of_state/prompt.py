"""What Heads of State asks, with every answer as a button: grouped by what it is about."""

from __future__ import annotations

from typing import Any, Final

from cadency.boards.heads_of_state.display import limits
from cadency.games.heads_of_state.view import HeadsView
from cadency.kernel.engine import Decision
from cadency.server.pages.groups import gathered
from cadency.server.pages.heads_of_state.after import foreseen
from cadency.server.pages.heads_of_state.buttons import button_of
from cadency.server.pages.heads_of_state.fate import fate
from cadency.server.pages.heads_of_state.groups import group_of, key_of, refused
from cadency.server.pages.heads_of_state.moments import moment
from cadency.server.pages.scene import Scene

ICONS: Final = {
    "turn": "cards",
    "draw": "cards",
    "court": "crown",
    "treason": "cloak-dagger",
    "limit": "cards",
}


def title(scene: Scene, asked: Decision) -> dict[str, str]:
    """The question in few words, and under it what else there is to know; or the question as it is."""
    t, view, frame = scene.texts, scene.view, scene.view.todo[-1]
    nothing = f"title-{asked.kind.partition('.')[0]}-nothing"
    if nothing in t and all(wire[0] == "skip" for wire in scene.wires):
        return {"title": t(nothing), "sub": ""}
    short = f"title-{asked.kind.replace('.', '-')}"
    if short not in t:
        return {"title": t.question(asked, view), "sub": ""}
    told: dict[str, Any] = {}
    if frame[0] == "drawing":
        told = {"left": int(frame[2])}
    elif frame[0] == "strike":
        told = {"cards": tuple(str(frame[2]).split("+"))}
    elif frame[0] in ("discards", "drops"):
        told = {"count": int(frame[2]), "most": limits(view)[frame[0] == "drops"]}
    return {"title": t(short, **told), "sub": t(f"{short}.sub", **told)}


def _follows(view: HeadsView) -> int | None:
    """Whose turn comes after this one: it lies under whatever is left to do in this one."""
    if not view.todo:
        return None
    *under, top = view.todo
    if top[0] == "turn":
        return (int(top[1]) + 1) % view.seats
    return next((int(frame[1]) for frame in reversed(under) if frame[0] in ("turn", "firstturn")), None)


def prompt(scene: Scene) -> dict[str, Any]:
    """Everything that the template of the question needs."""
    asked = scene.asked
    if asked is None or not scene.mine:
        return {"groups": [], "footer": [], "fates": [], "follows": _follows(scene.view), **moment(scene)}
    seen = foreseen(scene)
    fates = {option.spelled: found for option, found in seen}
    groups, footer = gathered(
        scene,
        lambda option: key_of(scene, option.wire),
        lambda key, option: group_of(scene, key, fates[option.spelled]),
        button_of,
    )
    for key, group in refused(scene).items():
        groups.setdefault(key, group)
    return {
        "icon": ICONS[asked.kind.partition(".")[0]],
        **title(scene, asked),
        "clause": asked.clause,
        "groups": sorted(groups.values(), key=lambda group: group["order"]),
        "footer": footer,
        "fates": [told for option, found in seen if (told := fate(scene, option, found)) is not None],
        **moment(scene),
    }

"""What Village asks, with every answer as a button: grouped by place, the price on the button."""

from __future__ import annotations

from typing import Any, Final

from cadency.games.village.names import SPACES
from cadency.games.village.view import VillageView
from cadency.server.pages.groups import gathered
from cadency.server.pages.scene import Scene
from cadency.server.pages.village.board import legend
from cadency.server.pages.village.buttons import button_of
from cadency.server.pages.village.fate import fate
from cadency.server.pages.village.moments import moment
from cadency.server.pages.village.places import ICONS, group_of, place_of

_EXPLAINED: Final = ("turn.take", "market.sell", "crafts.work", "council.act")


def prompt(scene: Scene) -> dict[str, Any]:
    """Everything that the template of the question needs."""
    asked = scene.asked
    if asked is None or not scene.mine:
        follows = _follows(scene.view)
        return {"groups": [], "footer": [], "fates": [], "legend": legend(scene), "follows": follows, **moment(scene)}
    groups, footer = gathered(
        scene,
        lambda option: place_of(option.wire),
        lambda key, option: group_of(scene, key, option.wire),
        button_of,
    )
    if asked.kind in _EXPLAINED:
        _explain(scene, groups)
    return {
        "icon": ICONS[asked.kind.partition(".")[0]],
        "title": scene.texts.question(asked, scene.view),
        "clause": asked.clause,
        "groups": list(groups.values()),
        "footer": footer,
        "legend": legend(scene),
        "fates": [found for option in scene.options if (found := fate(scene, option)) is not None],
        **moment(scene),
    }


def _follows(view: VillageView) -> int | None:
    """Whose turn comes after this one, where that is sure: with the last cube of a round comes the mass."""
    left = sum(sum(cubes.values()) for cubes in view.spaces.values())
    for tag, *about in reversed(view.todo):
        if tag in ("turn", "after"):
            sure = view.ending is None and left > (1 if tag == "turn" else 0)
            return (int(about[0]) + 1) % view.seats if sure else None
    return None


def _explain(scene: Scene, groups: dict[str, dict[str, Any]]) -> None:
    """Places where nothing can be done now, each with its reason in words."""
    stalls = {str(list(scene.view.customers).index(name) + 1) for name in scene.view.stalls if name is not None}
    for refusal in scene.refusals():
        wire = refusal.choice.wire()
        key = place_of(wire)
        kind, _, which = key.partition("-")
        if key in groups or (kind == "customer" and which not in stalls):
            continue
        if kind in ("privilege", "window", "home", "grave"):
            continue
        group = groups[key] = group_of(scene, key, wire)
        group["off"] = scene.texts.reason(refusal)
        group["what"] = group["what"] if kind == "customer" else ""
    if scene.asked is not None and scene.asked.kind == "turn.take":
        order = [f"space-{space}" for space in SPACES] + ["well"]
        found = {key: groups[key] for key in order if key in groups}
        groups.clear()
        groups.update(found)

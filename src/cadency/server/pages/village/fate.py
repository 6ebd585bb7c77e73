"""What an option will bring about, in a sentence or two, before it is pressed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from cadency.server.pages.groups import joined, strong, told
from cadency.server.pages.scene import Option, Scene
from cadency.server.pages.village.things import listed


def fate(scene: Scene, option: Option) -> dict[str, Any] | None:
    """Good, bad or neither, and in which words; None when there is nothing to tell."""
    t, brought = scene.texts, option.brought
    changes = brought["changes"]
    words: list[Markup | str] = []
    dying = _dying(scene, brought)
    if "time" in changes:
        before, after = changes["time"]
        crossed = any(event["event"] == "crossed" for event in brought["events"])
        words.append(strong(t("fate-bridge" if crossed else "fate-time", before=before, after=after)))
    if option.wire[::2] == ("take", "plague"):
        words.append(t("fate-plague"))
    if dying:
        words.append(dying)
    won = changes.get("prestige", [0, 0])
    points = won[1] - won[0] + _sold(brought)
    if points > 0:
        words.insert(0, strong(t("fate-points", points=points)))
    gained, spent = listed(t, _moved(changes, 1)), listed(t, _moved(changes, -1))
    if gained:
        words.append(t("fate-gain", things=gained))
    if spent:
        words.append(t("fate-spend", things=spent))
    kind = "bad" if dying else "good" if points > 0 else ""
    sign = {"bad": "tombstone", "good": "laurels", "": "hourglass"}[kind]
    return told(option, kind, sign, words)


def _moved(changes: dict[str, Any], sign: int) -> Iterator[str]:
    """The cubes, goods, grain and coins that come (1) or go (-1)."""
    parts = [*changes.get("cubes", {}).items(), *changes.get("goods", {}).items()]
    parts += [(thing, changes[key]) for thing, key in (("grain", "grain"), ("coin", "coins")) if key in changes]
    for thing, (before, after) in parts:
        yield from [thing] * max(0, sign * (after - before))


def _sold(brought: dict[str, Any]) -> int:
    return sum(event["points"] for event in brought["events"] if event["event"] == "sold")


def _dying(scene: Scene, brought: dict[str, Any]) -> str:
    """Who would die: at once, or at the end of the turn."""
    t = scene.texts
    for event in brought["events"]:
        if event["event"] == "died":
            return t("fate-death", generation=event["generation"], career=event["career"], where=event["where"])
    rows = brought.get("may_die", [])
    if not rows:
        return ""
    places = joined(t, [t(f"place-{row['place']}.at") for row in rows], "list-or")
    return t("fate-dies", generation=rows[0]["generation"], places=places)

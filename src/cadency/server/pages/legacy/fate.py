"""What an option will bring about, in a sentence or two, before it is pressed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from markupsafe import Markup

from cadency.boards.legacy.things import explain
from cadency.server.pages.groups import strong, told
from cadency.server.pages.scene import Option, Scene

_SIGNS: Final = {
    "wed": "linked-rings",
    "member": "linked-rings",
    "instead": "family-tree",
    "take": "ages",
    "discard": "ages",
    "plead": "cash",
    "lose": "tombstone",
}
_THINGS: Final = {
    "wed": "friend",
    "take": "friend",
    "discard": "friend",
    "live": "home",
    "place": "space",
    "extra": "space",
}
_TRACKS: Final = ("gold", "income", "prestige", "cards")


def fate(scene: Scene, option: Option) -> dict[str, Any] | None:
    """Good or neither, and in which words; None when there is nothing to tell."""
    changes = option.brought["changes"]
    points = sum(after - before for before, after in changes.get("points", {}).values())
    kind = "good" if points > 0 else "bad" if option.wire[0] == "lose" else ""
    sign = "laurels" if points > 0 else _SIGNS.get(option.wire[0], "ages")
    return told(option, kind, sign, _words(scene, option, changes, points))


def _words(scene: Scene, option: Option, changes: dict[str, Any], points: int) -> Iterator[Markup | str]:
    t, tag = scene.texts, option.wire[0]
    if points:
        yield strong(t("fate-honour", points=f"{points:+}".replace("-", "−")))
    if tag in _THINGS:
        yield explain(scene.view, t.language, f"{_THINGS[tag]}-{option.wire[1]}")
    for track in _TRACKS:
        if track in changes:
            before, after = changes[track]
            yield t(f"fate-{track}", before=_signed(before), after=_signed(after))
    if "extras" in changes and tag != "extra":
        yield t("fate-pawn")
    heard = [event["event"] for event in option.brought["events"]]
    asked = option.brought["next"]
    if "promised" in heard:
        yield t("fate-waits")
    elif asked is not None and asked["kind"] == "birth.draw":
        yield t("fate-child")


def _signed(n: int) -> str:
    return str(n).replace("-", "−")

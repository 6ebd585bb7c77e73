"""The moments when everybody looks up: an attempt, a fall, a revolution."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from markupsafe import Markup

from cadency.boards.heads_of_state import scenes
from cadency.boards.heads_of_state.printed import between
from cadency.games.heads_of_state.names import COUNTRIES
from cadency.server.pages.groups import joined
from cadency.server.pages.heads_of_state.after import victims
from cadency.server.pages.parts import Notice
from cadency.server.pages.scene import Scene

_BEGUN: Final = ("took", "drew", "swept", "seized", "plotted")


def moment(scene: Scene) -> dict[str, Any]:
    """The scene and the steps of what is going on; nothing in an ordinary turn."""
    if between(scene.view):
        return _discarding(scene)
    strike = next((frame for frame in scene.view.todo if frame[0] == "strike"), None)
    if strike is not None and scene.mine and str(strike[2]).startswith("assassin"):
        targets = {option.spelled: (option.wire[1], option.wire[2]) for option in scene.options}
        lives = victims(scene, list(targets.values()))
        named = {name: (seat, noble) for name, (seat, noble, _) in zip(targets, lives, strict=True)}
        drawn = scenes.attempt(scene.view, scene.eyes, named, scene.texts)
        return {"stage": Markup(drawn), "steps": []}  # noqa: S704 - drawn by us
    return {"stage": None, "steps": []}


class Fallen(NamedTuple):
    """A revolution: its year, who got what for which country, each seat's points, and who has discarded since."""

    year: int
    ruled: dict[str, list[tuple[int, int]]]
    sums: dict[int, int]
    done: list[int]


def revolution(scene: Scene) -> Fallen | None:
    """The latest one."""
    ruled: dict[str, list[tuple[int, int]]] = {country: [] for country in COUNTRIES}
    sums: dict[int, int] = {}
    done: list[int] = []
    for event in scene.latest():
        if event["event"] == "ruled":
            ruled[event["country"]].insert(0, (event["seat"], event["points"]))
            sums[event["seat"]] = sums.get(event["seat"], 0) + event["points"]
        elif event["event"] in ("discarded", "dropped"):
            done.insert(0, event["seat"])
        elif event["event"] == "revolution":
            return Fallen(event["year"], ruled, sums, done)
    return None


def _discarding(scene: Scene) -> dict[str, Any]:
    """After a revolution: who still has to give up cards, one after another."""
    found = revolution(scene)
    if found is None:  # only at a moment that was taken back
        return {"stage": None, "steps": []}
    going = [int(frame[1]) for frame in reversed(scene.view.todo) if frame[0] in ("discards", "drops")]
    order = list(dict.fromkeys([*[seat for seat in found.done if seat not in going], *going]))
    steps = [
        (i + 1, scene.names[seat], "ok" if seat not in going else "on" if seat == going[0] else "")
        for i, seat in enumerate(order)
    ]
    drawn = scenes.revolution(found.year, found.ruled, scene.texts)
    return {"stage": Markup(drawn), "steps": steps}  # noqa: S704 - drawn by us


def notice(scene: Scene) -> Notice | None:
    """The latest fall, escape or revolution since the reader last began a turn (for spectators: since anybody did)."""
    if between(scene.view):
        return None  # the prompt shows it
    for event in scene.latest():
        name = event["event"]
        if name == "undone" or (name in _BEGUN and scene.seat in (None, event["seat"])):
            return None
        if name in ("killed", "escaped"):
            return _fallen(scene, event)
        if name in ("ruled", "revolution"):
            return _scored(scene)
    return None


def _fallen(scene: Scene, event: dict[str, Any]) -> Notice:
    seat, noble, sector = event["seat"], event["noble"], event["sector"]
    scenery = scenes.fall if event["event"] == "killed" else scenes.spared
    return Notice(
        f"fell-{event['version']}-{seat}-{sector}-{noble}",
        "tombstone" if event["event"] == "killed" else "cloak-dagger",
        lambda: scene.texts.event(event, scene.names, scene.view, scene.seat),
        lambda: scenery(seat, noble, sector, scene.texts, scene.names),
    )


def _scored(scene: Scene) -> Notice | None:
    found = revolution(scene)
    if found is None:
        return None
    return Notice(
        f"revolution-{found.year}",
        "guillotine",
        lambda: scene.texts("notice-revolution", year=found.year, scores=totals(scene, found.sums)),
        lambda: scenes.revolution(found.year, found.ruled, scene.texts),
    )


def totals(scene: Scene, sums: dict[int, int]) -> str:
    """So many points for whom, the most first."""
    order = sorted(sums, key=lambda seat: -sums[seat])
    return joined(scene.texts, [f"{scene.names[seat]} {sums[seat]}" for seat in order])

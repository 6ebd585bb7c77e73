"""Whether people who play together want the coach: asked for, agreed to and seen by all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from cadency.server.coaching import off, people, together
from cadency.server.pages.parts import Part, one
from cadency.server.pages.render import put
from cadency.server.pages.scene import Scene


class Stand(NamedTuple):
    """How the table stands to the coach, for one reader."""

    on: bool
    mine: bool | None  # what the reader has said
    agreed: tuple[str, ...]  # others who have
    against: tuple[str, ...]
    silent: tuple[str, ...]
    people: int

    @property
    def wished(self) -> int:
        """How many have agreed."""
        return len(self.agreed) + (self.mine is True)

    @property
    def asked(self) -> bool:
        """Whether somebody waits for this reader's word."""
        return not self.on and self.mine is None and bool(self.agreed)


def stand(scene: Scene) -> Stand | None:
    """Nothing where there is nothing to agree about."""
    live = scene.live
    if not together(live) or live.table.over or scene.at is not None:
        return None
    said, own = live.coached, _own(scene)
    others: dict[bool | None, list[str]] = {True: [], False: [], None: []}
    for seat in people(live):
        if seat not in own:
            free = live.sittings[seat].kind == "open"
            others[said.get(seat)].append(scene.texts("coach-free") if free else scene.names[seat])
    heard = {said.get(seat) for seat in own}
    mine = heard.pop() if len(heard) == 1 else None
    agreed, against, silent = (tuple(others[word]) for word in (True, False, None))
    return Stand(not off(live), mine, agreed, against, silent, len(people(live)))


def _own(scene: Scene) -> tuple[int, ...]:
    """Those who share a screen speak together."""
    return scene.kind.seats


def mark_and_switch(scene: Scene, where: dict[str, str]) -> Iterator[Part]:
    """In the bar, for everybody, whether the coach is on or wished for; among the settings, for whoever sits here, the
    way to say so."""
    found, t = stand(scene), scene.texts
    context: dict[str, Any] = {"stand": found, "scene": scene, **where}
    shown = found is not None and (found.on or found.wished > 0)
    yield Part(
        "coached",
        lambda: one("coach-mark", put("parts/coach-mark.html", t, **context)) if shown else {},
        found if shown else None,
    )
    yield Part(
        "coaching",
        lambda: one("coach-stand", put("parts/coach-stand.html", t, **context)) if found is not None else {},
        (scene.live.id, scene.kind.seats, scene.kind.shared, found),
    )

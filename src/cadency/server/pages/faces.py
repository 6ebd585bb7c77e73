"""How each game shows itself on a page. A game's module here draws; it decides nothing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol, cast

from cadency.boards.kit.things import Things
from cadency.plugins import part
from cadency.server.pages.parts import Narrow, Notice, Part
from cadency.server.pages.scene import Scene
from cadency.server.pages.tale import Telling
from cadency.texts import Texts


class Face(Protocol):
    """What the table's pages ask of a game. Its parts have the names by which its templates place them."""

    TELLING: Telling  # how its events are told

    def ground(self, scene: Scene, whole: bool) -> dict[str, Any]: ...  # of the desk: what never changes

    def desk(self, scene: Scene) -> Iterable[Part]: ...

    def phone(self, scene: Scene) -> Narrow: ...

    def crumbs(self, scene: Scene) -> list[tuple[str, str]]: ...

    def prompt(self, scene: Scene) -> dict[str, Any]: ...

    def notice(self, scene: Scene) -> Notice | None: ...

    def ending(self, scene: Scene) -> dict[str, Any]: ...

    def tips(self) -> tuple[str, ...]: ...

    def explained(self, view: Any, texts: Texts) -> Things: ...


@cache
def face(game: str) -> Face:
    module: Any = part("cadency.server.pages", game)
    return cast("Face", module)

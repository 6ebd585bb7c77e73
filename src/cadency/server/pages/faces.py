"""How each game shows itself on a page. A game's module here draws; it decides nothing."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from markupsafe import Markup

from cadency.server.pages.scene import Scene


class Face(Protocol):
    """What the table's templates ask of a game."""

    def definitions(self) -> Markup: ...

    def desk(self, scene: Scene, whole: bool) -> dict[str, Any]: ...

    def crumbs(self, scene: Scene) -> list[tuple[str, str]]: ...

    def prompt(self, scene: Scene) -> dict[str, Any]: ...

    def phone(self, scene: Scene, place: str) -> dict[str, Any]: ...

    def tale(self, scene: Scene) -> list[dict[str, Any]]: ...

    def notice(self, scene: Scene) -> dict[str, Any] | None: ...

    def ending(self, scene: Scene) -> dict[str, Any]: ...

    def strip(self) -> Markup | str: ...

    def tips(self) -> tuple[str, ...]: ...

    def land(self, seats: int) -> str: ...


def face(game: str) -> Face:
    module: Any = import_module(f"cadency.server.pages.{game}")
    return cast("Face", module)

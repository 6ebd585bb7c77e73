"""Content packs that tables may be opened with: files of whoever runs the server, ``DIR/GAME/NAME.toml``.

They are read once, at the start. One that does not add up is named and left out; the others are offered.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import cadency
from cadency.kernel.errors import BadContent, CadencyError
from cadency.server.errors import Refused

_MOST = 64 * 1024  # bytes; every table carries the text of its pack
_NAME = re.compile(r"\w[\w '’.,()-]{0,39}")


class BadPack(CadencyError):
    """A file, or a folder, that cannot be offered."""

    says: ClassVar[dict[str, str]] = {
        "no-folder": "{file}: cannot be read as a folder: {problem}",
        "no-game": "{file}: packs lie in a folder named after their game, which is one of: {known}",
        "bad-name": "{file}: a pack is named with letters, digits, spaces and '.,()-, at most 40 of them",
        "no-reading": "{file}: cannot be read: {problem}",
        "too-big": "{file}: a pack has at most {most} bytes",
    }


class Pack(NamedTuple):
    """Printed values with the name by which people choose them; the game's own have none."""

    name: str = ""
    content: Any = None


class Packs:
    """What this server offers, by game and name."""

    def __init__(self, found: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        self._found = found or {}

    def names(self, game: str) -> list[str]:
        return sorted(self._found.get(game, {}))

    def find(self, game: str, name: str) -> Pack:
        """The pack of this name; without a name the game's own values."""
        if not name:
            return Pack()
        found = self._found.get(game, {}).get(unicodedata.normalize("NFC", name))
        if found is None:
            raise Refused("no-pack", pack=name, known=", ".join(self.names(game)) or "—")
        return Pack(name, found)


def read_packs(folder: Path) -> tuple[Packs, list[CadencyError]]:
    """All packs that add up, and what is wrong with the others."""
    found: dict[str, dict[str, Any]] = {}
    wrong: list[CadencyError] = []
    for inner in _inside(folder):
        if inner.is_dir() and inner.name in cadency.GAMES:
            for file in _inside(inner):
                if file.suffix == ".toml":
                    try:
                        name, content = _read(inner.name, file)
                    except (BadPack, BadContent) as error:
                        wrong.append(error)
                    else:
                        found.setdefault(inner.name, {})[name] = content
        elif inner.is_dir() or inner.suffix == ".toml":
            wrong.append(BadPack("no-game", file=_shown(inner), known=", ".join(cadency.GAMES)))
    return Packs(found), wrong


def _inside(folder: Path) -> Iterator[Path]:
    try:
        found = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError as error:
        raise BadPack("no-folder", file=_shown(folder), problem=error.strerror or str(error)) from None
    yield from found


def _read(game: str, file: Path) -> tuple[str, Any]:
    name = unicodedata.normalize("NFC", file.stem)
    if not _NAME.fullmatch(name):
        raise BadPack("bad-name", file=_shown(file))
    try:
        if file.stat().st_size > _MOST:
            raise BadPack("too-big", file=_shown(file), most=_MOST)
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadPack("no-reading", file=_shown(file), problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadPack("no-reading", file=_shown(file), problem="UTF-8") from None
    return name, cadency.rules(game).content(text, _shown(file))


def _shown(path: Path) -> str:
    return "".join(letter if letter.isprintable() else "�" for letter in str(path))

"""Files that a command reads or writes. Nothing that was not ours is ever overwritten."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cadency.cli.errors import BadFile, InFile
from cadency.kernel.errors import BadRecord, BadSetup

if TYPE_CHECKING:
    from cadency.kernel.record import Record
    from cadency.kernel.rules import Rules
    from cadency.table import Table


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile("no-file", file=str(path)) from None
    except OSError as error:
        raise BadFile("no-reading", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadFile("no-text", file=str(path)) from None


def write(path: Path, text: str) -> None:
    """All or nothing: an earlier text stays whole until the new one is on disk."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadFile("no-writing", file=str(path), reason=error.strerror or str(error)) from None


def read_record(path: Path) -> tuple[Rules[Any, Any], Record]:
    """A record and the rules it follows; what is wrong with it is told with the file's name."""
    from cadency import rules
    from cadency.kernel.record import Record

    text = read(path)
    try:
        record = Record.loads(text)
        return rules(record.header["game"]), record
    except (BadRecord, BadSetup) as error:
        raise InFile(str(path), error) from None


def table_from(path: Path, upto: int | None = None) -> Table:
    """The table that a record tells of."""
    from cadency.kernel.errors import CadencyError
    from cadency.table import Table

    rules, record = read_record(path)
    try:
        return Table.resume(rules, record, upto)
    except CadencyError as error:
        raise InFile(str(path), error) from None


def read_pack(rules: Rules[Any, Any], path: Path | None) -> Any:
    """The printed values: an owner's pack, or those that come with the game."""
    return rules.content(None, "") if path is None else rules.content(read(path), str(path))


def options_of(pairs: list[str]) -> dict[str, str]:
    """``["edition=de"]`` as options of a game."""
    from cadency.cli.errors import BadCommand

    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadCommand("not-a-pair", value=pair)
        found[name] = value
    return found


class Keeper:
    """Where a game is kept. Its file is ours while what stands there is the beginning of what we would write."""

    def __init__(self, table: Table, path: Path | None = None) -> None:
        self.table = table
        self.path = path  # where it was read from or written to
        self._kept = table.version if path else -1

    @property
    def news(self) -> bool:
        """Has anything happened that is in no file?"""
        return self.table.version != self._kept

    def save(self, path: Path | None = None) -> Path:
        """Write the game, by preference where it was written before."""
        target = path or self.path or self._free()
        if target.exists() and not self._ours(target):
            raise BadFile("file-exists", file=str(target))
        write(target, self.table.save())
        self.path, self._kept = target, self.table.version
        return target

    def rescue(self) -> Path:
        """Save come what may: under another name, if somebody else has written to ours."""
        try:
            return self.save()
        except BadFile:
            return self.save(self._free())

    def _ours(self, path: Path) -> bool:
        return path == self.path and self.table.save().startswith(read(path))

    def _free(self) -> Path:
        """A name that nothing has yet."""
        stem = f"{self.table.rules.id}-{self.table.commitment[:6]}"
        names = (Path(f"{stem}{'' if n == 1 else f'-{n}'}.jsonl") for n in range(1, 1_000_000))
        return next(path for path in names if not path.exists())

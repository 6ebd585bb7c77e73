"""Modules from the compiled copy, if there is one that fits the sources.

``CADENCY_COMPILED=0`` leaves it alone; ``CADENCY_COMPILED=1`` insists on it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

from cadency.compiled.sources import FILE, LIBRARY, carried, compiled, digest, files, home, module

SWITCH = "CADENCY_COMPILED"


class Copy(Loader):
    """Finds and loads compiled modules: Python asks it before it looks among the sources."""

    def __init__(self, library: str, modules: set[str]) -> None:
        self.library = library
        self.modules = modules
        self._opened: Any = None

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in self.modules:
            return spec_from_file_location(name, self.library, loader=self)
        return spec_from_file_location(name, self.library) if name == LIBRARY else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """All modules lie in one library; mypyc leaves a door to each in it, and ours (``doors.c``) opens them."""
        if self._opened is None:
            doors = ModuleSpec("cadency_doors", ExtensionFileLoader("cadency_doors", self.library), origin=self.library)
            self._opened = module_from_spec(doors)
        found: ModuleType = self._opened.enter(LIBRARY, spec.name.replace(".", "___"))
        return found

    def exec_module(self, _module: ModuleType) -> None:
        """It ran when it was made."""


def use() -> None:
    """Called once, before anything else of this package is imported."""
    wanted = os.environ.get(SWITCH, "")
    if wanted not in ("", "0", "1"):
        sys.exit(f"cadency: {SWITCH} must be 0 (never), 1 (always) or empty (if it fits), not {wanted!r}")
    if wanted == "0" or any(isinstance(finder, Copy) for finder in sys.meta_path):
        return
    folders = [folder for folder in (home(), carried()) if os.path.isdir(folder)]  # noqa: PTH112 - every start comes here
    if folders:
        sources = files()
        name = digest(sources)
        for folder in folders:
            library = f"{folder}/{name}/{FILE}"
            if os.path.exists(library):  # noqa: PTH110
                sys.meta_path.insert(0, Copy(library, {module(file) for file in sources if compiled(file)}))
                return
    if wanted == "1":
        sys.exit(f"cadency: {SWITCH}=1, but no compiled copy fits these sources; make one: ./cadency compile")


def in_use() -> bool:
    """Does this process run the compiled copy?"""
    return any(isinstance(finder, Copy) for finder in sys.meta_path)

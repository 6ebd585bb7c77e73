"""Wheels are pure, and run everywhere. With CADENCY_COMPILED=1 a wheel carries the compiled copy that fits its sources:

./cadency compile && CADENCY_COMPILED=1 python3 -m pip wheel --no-deps -w dist .
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCopy(BuildHookInterface[Any]):
    """Puts the copy beside the sources, and names the wheel for this Python and machine."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("CADENCY_COMPILED") != "1" or self.target_name != "wheel" or version == "editable":
            return
        sources = runpy.run_path(str(Path(self.root, "src", "cadency", "compiled", "sources.py")))
        place = Path(sources["digest"](sources["files"]()), sources["FILE"])
        library = Path(self.root, ".compiled", place)
        if not library.exists():
            self.app.abort("CADENCY_COMPILED=1, but no compiled copy fits these sources; make one: ./cadency compile")
        build_data["force_include"][str(library)] = f"cadency/compiled/copies/{place}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

"""Which modules are compiled, where the copy lies, and the digest that says whether it still fits."""

from __future__ import annotations

import hashlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

PACKAGE: Final = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120 - see `digest`
LIBRARY: Final = "cadency__mypyc"  # the name that mypyc gives to what it builds
FILE: Final = LIBRARY + EXTENSION_SUFFIXES[0]
# What the copy follows from: a change to any of these files, compiled or not, makes it stale.
ROOMS: Final = ("kernel", "games", "bots/search", "bots/judge")
ALSO: Final = (
    "cli/running.py",
    *[f"compiled/{name}" for name in ("doors.c", "generate.py", "hint.py", "sources.py")],
)
# Not worth it, or beyond mypyc (generic protocols, structs): these stay as they are.
INTERPRETED: Final = ("__init__", "content", "errors", "record", "rules", "weights", "events", "faults", "imagine")
INTERPRETED_STARTS: Final = ("view", "why")


def files() -> list[str]:
    """Every source that counts, by its path inside the package."""
    found: list[str] = list(ALSO)
    for room in ROOMS:
        for folder, folders, names in os.walk(os.path.join(PACKAGE, room)):  # noqa: PTH118
            folders[:] = [name for name in folders if name != "__pycache__"]
            inside = os.path.relpath(folder, PACKAGE).replace(os.sep, "/")
            found += [f"{inside}/{name}" for name in names if name.endswith(".py")]
    return sorted(found)


def compiled(file: str) -> bool:
    """Does the compiler get this one? The content of a game does, the kernel's reader of content does not."""
    room, _, name = file.rpartition("/")
    stem = name.removesuffix(".py")
    if room == "compiled" or stem.startswith(INTERPRETED_STARTS):
        return False
    return stem not in INTERPRETED or (stem == "content" and room != "kernel")


def module(file: str) -> str:
    return "cadency." + file.removesuffix(".py").replace("/", ".")


def digest(sources: list[str]) -> str:
    """A short name for these sources and this Python. Every start reads all of them, so it is kept quick."""
    found = hashlib.blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=12)  # names the Python that a library is for
    for file in sources:
        with open(f"{PACKAGE}/{file}", "rb") as source:  # noqa: PTH123
            found.update(b"\0".join((file.encode(), source.read(), b"")))
    return found.hexdigest()


def carried() -> str:
    """Where a wheel has its copy, if it carries one (``hatch_build.py``)."""
    return f"{PACKAGE}/compiled/copies"


def home() -> str:
    """Where compiled copies are put: in a checkout beside the sources, else in the caches of whoever runs this."""
    checkout = os.path.dirname(os.path.dirname(PACKAGE))  # noqa: PTH120
    if os.path.exists(f"{checkout}/pyproject.toml") and os.path.basename(os.path.dirname(PACKAGE)) == "src":  # noqa: PTH110, PTH119, PTH120
        return f"{checkout}/.compiled"
    caches = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")  # noqa: PTH111
    return f"{caches}/cadency/compiled"

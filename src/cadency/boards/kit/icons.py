"""Icons, one colour each: from game-icons.net (CREDITS.md) and our own. All on a grid of 512."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from cadency.boards.kit.draw import INK, attrs, kept, num

_OX = (
    "M60 96c-4 78 30 120 96 132l4 18c-40-10-78-6-104 18 30 34 74 42 112 22l26 96c4 54 22 92 62 "
    "92s58-38 62-92l26-96c38 20 82 12 112-22-26-24-64-28-104-18l4-18c66-12 100-54 96-132-18 50-50 "
    "74-108 78-26-18-56-26-88-26s-62 8-88 26c-58-4-90-28-108-78zm138 196c14 0 24 10 24 22s-10 18-22 "
    "18-20-10-20-22c0-10 8-18 18-18zm116 0c10 0 18 8 18 18 0 12-8 22-20 22s-22-6-22-18 10-22 24-22z"
    "m-86 104c10 0 16 8 16 18s-8 16-16 16-16-8-16-16 6-18 16-18zm56 0c10 0 16 8 16 18s-8 16-16 "
    "16-16-8-16-16 6-18 16-18z"
)
_BELL = (
    "M256 40c-22 0-36 16-36 36v8c-70 18-108 76-108 152 0 84-22 120-64 "
    "156v24h416v-24c-42-36-64-72-64-156 0-76-38-134-108-152v-8c0-20-14-36-36-36zm-56 400c6 30 28 48 56 "
    "48s50-18 56-48z"
)
_PALACE = (
    "M256 56l-14 44h28zM96 176l30-64h92l38-40 38 40h92l30 64zm-56 36l24-44h24v32h336v-32h24l24 "
    "44v12H40zm8 36h64v168H48zm88 0h72v168h-72zm96 0h48v168h-8v-56a16 16 0 0 0-32 0v56h-8zm72 "
    "0h72v168h-72zm96 0h64v168h-64zM32 432h448v32H32zM64 280v40h32v-40zm96 0v40h24v-40zm168 "
    "0v40h24v-40zm88 0v40h32v-40zM64 350v40h32v-40zm96 0v40h24v-40zm168 0v40h24v-40zm88 0v40h32v-40z"
)
OURS: Final = {
    "bell": _BELL,
    "ox": _OX,
    "palace": _PALACE,
    "cards": (
        "M150 60h210q24 0 24 24v280q0 24-24 24H150q-24 0-24-24V84q0-24 24-24z"
        "M72 116v264q0 70 70 70h160v34H128q-92 0-92-92V116z"
    ),
    "eye": (
        "M256 120C140 120 60 210 30 256c30 46 110 136 226 136s196-90 226-136c-30-46-110-136-226-136zm0 50a86 86 0 1 1 "
        "0 172 86 86 0 0 1 0-172zm0 44a42 42 0 1 0 0 84 42 42 0 0 0 0-84z"
    ),
    "ribbon": (
        "M256 40c-62 0-96 44-96 96 0 60 44 118 70 156L118 452l58 30 80-130 80 130 58-30-112-160c26-38 70-96 70-156 "
        "0-52-34-96-96-96zm0 62c24 0 38 14 38 38 0 30-20 66-38 94-18-28-38-64-38-94 0-24 14-38 38-38z"
    ),
    "astrolabe": (
        "M256 24c-26 0-44 18-44 42 0 12 5 22 13 30a192 192 0 1 0 62 0c8-8 13-18 13-30 0-24-18-42-44-42zm0 26c11 0 18 7 "
        "18 16s-7 16-18 16-18-7-18-16 7-16 18-16zm0 90a146 146 0 1 1 0 292 146 146 0 0 1 0-292zm-14 34a112 112 0 0 "
        "0-98 98h98zm28 0v98h98a112 112 0 0 0-98-98zM144 300a112 112 0 0 0 98 98v-98zm126 0v98a112 112 0 0 0 98-98z"
    ),
    "hammer": "M120 70h210l70 60-70 46h-40v266h-70V176H120z",
    "speech": "M40 110h432v220H250l-110 100v-100H40z",
    "cross": "M212 40h88v112h112v88H300v232h-88V240H100v-88h112z",
    "quill": (
        "M96 464C120 300 200 90 430 40c0 90-40 130-110 150 40 0 60 0 80-10-40 90-110 130-200 130-40 40-60 90-64 154z"
    ),
}

ROUND_A_TABLE: Final = (  # on the page of every table, whatever is played
    "ages",
    "backward-time",
    "conversation",
    "hourglass",
    "laurels",
    "open-book",
    "scroll-unfurled",
    "tombstone",
    "wax-seal",
)
_HOLLOW: Final = {"astrolabe", "eye", "palace", "ribbon"}  # what lies inside an outline is a hole


@cache
def _vendored() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads((files(__package__) / "icons.json").read_text("utf-8"))
    return found


def names() -> tuple[str, ...]:
    """Every icon there is."""
    return (*OURS, *_vendored())


def authors() -> dict[str, str]:
    """Who drew which of the icons that are not ours."""
    return {name: icon["author"] for name, icon in _vendored().items()}


@kept
def icon(name: str, x: float, y: float, size: float, fill: str = INK, **more: object) -> str:
    """An icon whose box has its centre at x, y. The page holds :func:`symbols` once."""
    box = f'x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" height="{num(size)}"'
    return f'<use href="#i-{name}" {box} color="{fill}"{attrs(**more)}/>'


def symbols(wanted: Iterable[str] | None = None) -> str:
    """The shapes that :func:`icon` refers to."""
    shapes = OURS | {name: found["path"] for name, found in _vendored().items()}
    found = ""
    for name in names() if wanted is None else sorted(wanted):
        rule = ' fill-rule="evenodd"' if name in _HOLLOW else ""
        found += (
            f'<symbol id="i-{name}" viewBox="0 0 512 512"><path fill="currentColor"{rule} d="{shapes[name]}"/></symbol>'
        )
    return found

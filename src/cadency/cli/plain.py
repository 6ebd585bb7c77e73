"""Help texts without the Fluent library, which takes a tenth of a second to import: help has to be there at once.

Help is written in messages of one line, with nothing in them but text and variables; a test holds it to that.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cadency.texts.language import typeset


class Plain:
    """The one-line messages of the command line in one language."""

    def __init__(self, lang: str) -> None:
        text = typeset(lang, (Path(__file__).parent / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"))
        pairs = [line.partition(" = ") for line in text.splitlines() if not line.startswith((" ", "#"))]
        self.messages = {key: value for key, _, value in pairs if value}

    def __call__(self, key: str, /, **args: Any) -> str:
        text = self.messages[key]
        for name, value in args.items():
            text = text.replace(f"{{ ${name} }}", str(value))
        return text

"""What the texts of a game of another package need beyond the parts of words and events: nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cadency.kernel.words import Wire

NOUNS: Final[Mapping[str, str]] = {}


def of_choice(_tag: str, _parts: Mapping[str, Any], _about: Wire, _view: Any) -> dict[str, Any]:
    return {}


def of_question(_tag: str, _parts: Mapping[str, Any], _view: Any) -> dict[str, Any]:
    return {}


def of_event(_name: str, _parts: Mapping[str, Any], _view: Any) -> dict[str, Any]:
    return {}

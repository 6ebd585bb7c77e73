"""Finding a clause."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from cadency.cli.errors import BadCommand
from cadency.kernel.rules import Rules


def clause_text(rules: Rules[Any, Any], found: Mapping[str, str], wanted: str) -> str:
    """A clause as Markdown; ``6.3`` and ``v-6.3`` are as good as ``V-6.3``."""
    plain = wanted.upper().removeprefix(f"{rules.prefix}-")
    clause = f"{rules.prefix}-{plain}"
    if clause not in found:
        near = get_close_matches(clause, found, 3, 0) or list(found)[:3]
        raise BadCommand("unknown-clause", game=rules.id, clause=wanted, near=", ".join(near))
    return found[clause]

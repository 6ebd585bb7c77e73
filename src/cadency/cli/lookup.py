"""Finding a clause."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from cadency.cli.errors import BadCommand
from cadency.kernel.rules import Rules


def clause_texts(rules: Rules[Any, Any], found: Mapping[str, str], wanted: str) -> list[str]:
    """A clause, or all of a section: ``6.3`` and ``v-6.3`` are as good as ``V-6.3``, and ``V-6`` is the section."""
    clause = f"{rules.prefix}-{wanted.upper().removeprefix(f'{rules.prefix}-')}"
    if clause in found:
        return [found[clause]]
    section = clause if clause.endswith("-R") else f"{clause}."
    texts = [text for name, text in found.items() if name.startswith(section)]
    if not found:
        raise BadCommand("no-clauses", game=rules.id)
    if not texts:
        near = get_close_matches(clause, found, 3, 0) or list(found)[:3]
        raise BadCommand("unknown-clause", game=rules.id, clause=wanted, near=", ".join(near))
    return texts

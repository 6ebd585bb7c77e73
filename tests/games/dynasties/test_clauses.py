"""Every clause of Dynasties has a test, and whatever names a clause names one that there is."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from cadency.cli.clauses import marks
from cadency.games.dynasties import RULES
from cadency.kernel.engine import Ask
from cadency.texts.rulebook import rulebook

ROOT = Path(__file__).resolve().parents[3]
ROOM = Path(str(files("cadency.games.dynasties")))


@cache
def clauses(language: str = "en") -> tuple[str, ...]:
    return tuple(block.id for block in rulebook("dynasties", language) if block.kind == "clause")


def test_every_clause_has_a_test() -> None:
    found = marks(ROOT)
    assert [clause for clause in clauses() if clause not in found] == []


def test_every_mark_names_a_clause() -> None:
    assert {clause for clause in marks(ROOT) if clause.startswith("D-")} - set(clauses()) == set()


def test_every_question_names_its_clause() -> None:
    assert [frame.tag for frame in RULES.frames if issubclass(frame, Ask) and frame.clause not in clauses()] == []


def test_every_clause_that_a_source_names_exists() -> None:
    known = {*clauses(), *[f"D-{number}" for number in range(1, 14)]}
    named = {
        found
        for file in ROOM.rglob("*")
        if file.suffix in {".py", ".ftl", ".toml"}
        for found in re.findall(r"\bD-(?:R\d+|\d+(?:\.\d+)?)", file.read_text("utf-8"))
    }
    assert named <= known


@pytest.mark.parametrize("language", ["fr", "de"])
def test_clauses_are_found_in_every_language(language: str) -> None:
    assert clauses(language) == clauses()
    assert [block.text for block in rulebook("dynasties", language)] != [
        block.text for block in rulebook("dynasties", "en")
    ]

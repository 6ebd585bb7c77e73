"""The rules of a game as numbered clauses, and which tests hold to each of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cadency
from cadency.texts.rulebook import rulebook


def clauses(game: str, lang: str = "en") -> dict[str, str]:
    """Every clause by its id, in order: its markdown with the tables and lists that belong to it."""
    return {block.id: block.text for block in rulebook(cadency.rules(game).id, lang) if block.kind == "clause"}


def sections(game: str, lang: str = "en") -> dict[str, str]:
    """The titles of the numbered sections by their numbers, in order; rulings have the number R."""
    found = [block for block in rulebook(cadency.rules(game).id, lang) if block.kind == "section"]
    return {block.id: block.text.split(" ", 2)[2] for block in found if block.id == "R" or block.id.isdecimal()}


def coverage(game: str, root: Path) -> dict[str, list[str]]:
    """The tests marked with each clause, as ``file::function``, read from ``root/tests`` without running any.

    Clauses come first, in order, those without a test too; then whatever else is marked in the name of this game."""
    prefix = cadency.rules(game).prefix + "-"
    found: dict[str, list[str]] = {clause: [] for clause in clauses(game)}
    for clause, tests in marks(root).items():
        if clause.startswith(prefix):
            found.setdefault(clause, []).extend(tests)
    return found


def marks(root: Path) -> dict[str, list[str]]:
    """Every clause that a test under ``root/tests`` is marked with, of whatever game."""
    found: dict[str, list[str]] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        name = file.relative_to(root).as_posix()
        for test, ids in _marked(ast.parse(file.read_text("utf-8")), name, ()):
            for clause in ids:
                found.setdefault(clause, []).append(test)
    return found


def _marked(
    node: ast.Module | ast.ClassDef, name: str, inherited: tuple[str, ...]
) -> Iterator[tuple[str, dict[str, None]]]:
    """Every test of a module or a class with its clauses, those of the class and the module included."""
    for line in node.body:
        if isinstance(line, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in line.targets):
            inherited += tuple(_named(line.value))
    for inner in node.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            own = inherited + tuple(clause for mark in inner.decorator_list for clause in _named(mark))
            if isinstance(inner, ast.ClassDef):
                yield from _marked(inner, f"{name}::{inner.name}", own)
            elif inner.name.startswith("test"):
                yield f"{name}::{inner.name}", dict.fromkeys(own)


def _named(expression: ast.expr) -> Iterator[str]:
    """The ids in every ``pytest.mark.clause("V-6.1", …)`` inside an expression, lists and parameters included."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            for part in node.args:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value

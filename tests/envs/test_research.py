"""The page for researchers says what is so: its examples run, and its tables name every number of an observation."""

from __future__ import annotations

import ast
import doctest
import sys
from pathlib import Path
from typing import Any

import pytest

import cadency
from cadency.envs import actions, observer
from cadency.envs.encode.kit import PLACES
from cadency.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "research.md"
BEGIN, END = "<!-- fields: {} -->\n", "<!-- end -->"


def labels(names: tuple[str, ...]) -> str:
    """Names for a cell of a table: all of them, or the first and the last where they are many."""
    if names == ("",):
        return ""
    shown = names if len(names) <= 8 else (*names[:3], "…", names[-1])
    return ", ".join(name if name == "…" else f"`{name}`" for name in shown)


def table(game: str) -> str:
    """Every part of a game's observation."""
    watch = observer(game)
    title = Texts("en", game=game)(f"game-{game}")
    lines = [
        f"{title}: {watch.size:,} numbers, {len(actions(game))} actions. A *place* is one of `own`, `next` …",
        "",
        "| part | numbers | named | what it is |",
        "|---|---|---|---|",
    ]
    for head, parts in (("", watch.table), ("*place*.", watch.house)):
        for part in parts:
            size, kind = len(part.labels), "flag" if part.flag else "number"
            many = (f"{size} {kind}" if size == 1 else f"{size} {kind}s") + (", also below 0" if part.signed else "")
            lines.append(f"| {head}`{part.name}` | {many} | {labels(part.labels)} | {part.says} |")
    return "\n".join([*lines, "", *todo(game)]) + "\n"


def todo(game: str) -> list[str]:
    """What can be still to be done, by kind of frame."""
    (part,) = [part for part in observer(game).table if part.name == "todo"]
    lines = ["| `todo` | what is to be done | its parts |", "|---|---|---|"]
    for frame in cadency.rules(game).frames:
        heads = [(field, f"{frame.tag}.{field.name}") for field in frame.fields]
        cells = [f"`{field.name}`{meaning(under(head, part.labels), field.values)}" for field, head in heads]
        lines.append(f"| `{frame.tag}` | {said(frame)} | {', '.join(cells)} |")
    return lines


def under(head: str, labels: tuple[str, ...]) -> tuple[str, ...]:
    """What the labels of one part of a frame say after its name."""
    return tuple([label[len(head) + 1 :] for label in labels if label == head or label.startswith(f"{head}.")])


def meaning(names: tuple[str, ...], values: tuple[Any, ...]) -> str:
    """What stands behind the name of a frame's part: the numbers that it has, or the list that its number is from."""
    if names == PLACES[: len(names)]:
        return " (places)"
    shown = names if len(names) > 1 else tuple(map(str, values))
    if not shown:
        return ""
    many = shown if len(shown) <= 6 else (*shown[:2], "…", shown[-1])
    return f" ({'from 1: ' if len(names) == 1 else ''}{' '.join(many)})"


def said(frame: type) -> str:
    """What its source says of a frame; compiled ones have forgotten it."""
    source = ROOT / "src" / Path(*frame.__module__.split(".")).with_suffix(".py")
    tree = ast.parse(source.read_text("utf-8"))
    (found,) = [one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == frame.__name__]
    return " ".join((ast.get_docstring(found) or "").split())


def renewed() -> str:
    text = PAGE.read_text("utf-8")
    for game in cadency.GAMES:
        begin = BEGIN.format(game)
        before, _, rest = text.partition(begin)
        text = before + begin + table(game) + END + rest.partition(END)[2]
    return text


def test_the_tables_are_those_of_the_code() -> None:
    assert renewed() == PAGE.read_text("utf-8"), "renew them: PYTHONPATH=. .venv/bin/python tests/envs/test_research.py"
    assert all(BEGIN.format(game) in PAGE.read_text("utf-8") for game in cadency.GAMES)


def test_what_is_cited_is_this_version() -> None:
    assert f"version = {{{cadency.__version__}}}" in PAGE.read_text("utf-8")
    assert f"\nversion: {cadency.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_examples_run() -> None:
    pytest.importorskip("pyspiel")
    text = PAGE.read_text("utf-8")
    example = doctest.DocTestParser().get_doctest(text.replace("```", ""), {}, PAGE.name, str(PAGE), 0)
    assert len(example.examples) > 20
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    said: list[str] = []
    doctest.DocTestRunner(optionflags=flags).run(example, out=said.append)
    assert "".join(said) == ""


if __name__ == "__main__":
    sys.stdout.write(f"{PAGE.write_text(renewed(), 'utf-8')} characters\n")

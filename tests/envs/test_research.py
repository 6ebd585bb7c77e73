"""The page for researchers says what is so: its examples run, and its tables name every number of an observation."""

from __future__ import annotations

import doctest
import sys
from pathlib import Path

import pytest

import cadency
from cadency.envs import actions, observer
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
    return "\n".join(lines) + "\n"


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

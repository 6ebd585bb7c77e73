"""The page on the Python API: its examples run, its names exist."""

import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, assert_type

import pytest

import cadency
from cadency.games.dynasties.view import DynastiesView
from cadency.games.heads_of_state.view import HeadsView
from cadency.games.legacy.view import LegacyView
from cadency.games.village.view import VillageView

PAGE = Path(__file__).resolve().parents[2] / "docs" / "python.md"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_the_examples_of_the_page_run() -> None:
    text = PAGE.read_text("utf-8").replace("\n```\n", "\n\n")
    examples = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    assert len(examples.examples) > 50
    told: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=FLAGS).run(examples, out=told.append)
    assert failed == 0, "".join(told)


def test_every_public_name_is_there_and_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    for name in cadency.__all__:
        assert getattr(cadency, name) is not None
        assert re.search(rf"\b{name}\b", page), name
    assert set(cadency.__all__) <= set(dir(cadency))
    for name in cadency.bots.__all__:
        assert getattr(cadency.bots, name) is not None
        assert re.search(rf"\b{name}\b", page), name


def test_names_that_load_later_are_there_from_the_start_of_a_program() -> None:
    code = (
        "import cadency; print(cadency.bots.Squire.__name__, cadency.Table.__name__, cadency.Look.painter is not None)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "Squire Table True\n"
    with pytest.raises(AttributeError, match="castle"):
        cadency.castle  # noqa: B018


def test_views_have_the_type_of_their_game() -> None:
    """The types are mypy's business; that they are true is ours."""
    village, heads = cadency.open_table("village", 2), cadency.open_table("heads_of_state", 2)
    assert_type(village.view(0), VillageView)
    assert_type(heads.view(), HeadsView)
    dynasties = cadency.open_table("dynasties", 3)
    assert_type(dynasties.view(), DynastiesView)
    assert_type(cadency.open_table(cadency.GAMES[0], 2).view(0), Any)
    assert isinstance(village.view(0), VillageView)
    assert isinstance(heads.view(), HeadsView)
    assert isinstance(dynasties.view(), DynastiesView)
    legacy = cadency.open_table("legacy", 1)
    assert_type(legacy.view(), LegacyView)
    assert isinstance(legacy.view(), LegacyView)

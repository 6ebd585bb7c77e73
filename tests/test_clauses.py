"""Every numbered clause has a test, and whatever names a clause names one that there is."""

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import cadency
from cadency.cli.clauses import clauses, coverage, marks, sections
from cadency.kernel.engine import Ask

ROOT = Path(__file__).resolve().parents[1]
SOURCES = {".py", ".ftl", ".toml"}


def sources(game: str) -> list[Path]:
    folder = Path(str(files(f"cadency.games.{game}")))
    return sorted(file for file in folder.rglob("*") if file.suffix in SOURCES)


def named(text: str, prefix: str) -> set[str]:
    """Clauses and sections that a text names: V-6.1, V-R12, V-6."""
    return set(re.findall(rf"\b{prefix}-(?:R\d+|\d+(?:\.\d+)?)", text))


@pytest.mark.parametrize("game", cadency.GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    assert [clause for clause, tests in coverage(game, ROOT).items() if not tests] == []


@pytest.mark.parametrize("game", cadency.GAMES)
def test_every_mark_names_a_clause(game: str) -> None:
    assert set(coverage(game, ROOT)) - set(clauses(game)) == set()


def test_every_mark_names_a_game() -> None:
    """Of any game that has a room here, whether or not it can be played already."""
    rooms = Path(str(files("cadency.games"))).glob("*/__init__.py")
    prefixes = {import_module(f"cadency.games.{room.parent.name}").RULES.prefix for room in rooms}
    assert [clause for clause in marks(ROOT) if clause.split("-")[0] not in prefixes] == []


@pytest.mark.parametrize("game", cadency.GAMES)
def test_every_question_names_its_clause(game: str) -> None:
    rules = cadency.rules(game)
    questions = [frame for frame in rules.frames if issubclass(frame, Ask)]
    assert {frame.tag: frame.clause for frame in questions if frame.clause not in clauses(game)} == {}


@pytest.mark.parametrize("game", cadency.GAMES)
def test_every_line_of_a_score_names_its_clause(game: str) -> None:
    for placing in cadency.open_table(game, cadency.rules(game).seats[0], seed=1).standing():
        named_here = {line.clause for line in (*placing.reasons, *placing.breaks)}
        assert named_here <= set(clauses(game))


@pytest.mark.parametrize("game", cadency.GAMES)
def test_every_refusal_names_its_clause(game: str) -> None:
    table = cadency.open_table(game, cadency.rules(game).seats[-1], seed=1)
    found: set[str] = set()
    for _ in range(300):
        decision: Any = table.decision
        if decision is None:
            break
        found |= {refusal.clause for refusal in decision.asker.refusals(table.state)}
        table.choose(decision.options[table.version % len(decision.options)])
    assert found
    assert found <= set(clauses(game))


@pytest.mark.parametrize("game", cadency.GAMES)
def test_every_clause_that_a_source_names_exists(game: str) -> None:
    prefix = cadency.rules(game).prefix
    known = set(clauses(game)) | {f"{prefix}-{number}" for number in sections(game)}
    wrong = {file.name: named(file.read_text("utf-8"), prefix) - known for file in sources(game)}
    assert {file: ids for file, ids in wrong.items() if ids} == {}


@pytest.mark.parametrize("game", cadency.GAMES)
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_clauses_and_sections_are_found_in_every_language(game: str, lang: str) -> None:
    assert list(clauses(game, lang)) == list(clauses(game))
    assert list(sections(game, lang)) == list(sections(game))
    assert lang == "en" or clauses(game, lang) != clauses(game)


def test_a_clause_carries_its_table_and_nothing_of_its_neighbours() -> None:
    found = clauses("village")
    assert found["V-2.4"].startswith("**V-2.4** ")
    assert found["V-2.4"].endswith("| 4 | 5 | 5 | 14 |")
    assert "##" not in found["V-2.8"]
    assert sections("village")["15"] == "Death"
    assert sections("village", "fr")["R"] != sections("village")["R"]


def test_rules_in_a_language_nobody_wrote_are_the_english_ones() -> None:
    assert clauses("village", "tlh") == clauses("village")


def test_the_clauses_of_an_unknown_game_are_asked_for_in_vain() -> None:
    with pytest.raises(cadency.BadSetup, match="there is no game 'chess'"):
        clauses("chess")


MARKED = """
import pytest

pytestmark = [pytest.mark.deep, pytest.mark.clause("V-1.1")]

@pytest.mark.clause("V-6.1", "V-R18")
def test_one() -> None: ...

@pytest.mark.clause("V-8.1")
class TestMany:
    pytestmark = pytest.mark.clause("V-8.2")

    @pytest.mark.clause("V-8.3")
    async def test_two(self) -> None: ...

    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("V-99.1")), 2])
    def test_three(self, n: int) -> None: ...

    def helper(self) -> None: ...

@pytest.mark.clause("X-1.1")
def test_another_game() -> None: ...
"""


def test_marks_are_found_on_functions_classes_modules_and_parameters(tmp_path: Path) -> None:
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_it.py").write_text(MARKED, "utf-8")
    (tmp_path / "tests" / "helper.py").write_text(MARKED, "utf-8")
    found = coverage("village", tmp_path)
    one, two, three, other = (
        f"tests/deep/test_it.py::{name}"
        for name in ("test_one", "TestMany::test_two", "TestMany::test_three", "test_another_game")
    )
    assert found["V-1.1"] == [one, two, three, other]
    assert found["V-6.1"] == found["V-R18"] == [one]
    assert found["V-8.1"] == found["V-8.2"] == [two, three]
    assert found["V-8.3"] == [two]
    assert found["V-99.1"] == [three]
    assert found["V-1.2"] == []
    assert "X-1.1" not in found
    assert marks(tmp_path)["X-1.1"] == [other]

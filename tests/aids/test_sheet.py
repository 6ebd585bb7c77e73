"""A player's aid fits on its page in every language, and what it says can be looked up."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import cadency
from cadency.aids.sheet import COLUMN, LEAST, LOW, TOP, draw, fitted, parts, words
from cadency.boards.kit.icons import names
from cadency.boards.kit.letters import cuts, letters
from cadency.cli.clauses import clauses
from cadency.texts import LANGUAGES
from tests.cli.command import cadency as command

GAMES = sorted(cadency.GAMES)
both = [pytest.param(game, language, id=f"{game}-{language}") for game in GAMES for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), both)
def test_an_aid_fits_on_one_page_and_no_line_leaves_its_box(game: str, language: str) -> None:
    columns, size = fitted(game, language)
    assert size > LEAST
    for column in columns:
        assert sum([box.height for box in column]) <= LOW - TOP
        for box in column:
            for sign, lines in box.rows:
                room = COLUMN - size * 1.5 - (size * 2.1 if sign else 0)
                assert all(line.wide <= room for line in lines), box.title


@pytest.mark.parametrize("game", GAMES)
def test_an_aid_has_turn_score_and_what_is_forgotten_with_clauses_and_icons_that_exist(game: str) -> None:
    found = parts(game)
    assert {"turn", "score", "mind"} <= {part.id for part in found}
    rows = [row for part in found for row in part.row]
    assert {row.clause for row in rows} <= set(clauses(game))
    assert {row.icon for row in rows if row.icon} <= set(names())
    wanted = [f"aid-{key}" for key in ("game", "title", "about", "foot")]
    for part in found:
        wanted += [f"aid-{part.id}", *[f"aid-{part.id}-{n}" for n in range(1, len(part.row) + 1)]]
    for language in LANGUAGES:
        assert words(game, language).keys == wanted


@pytest.mark.parametrize(("game", "language"), both)
def test_every_letter_of_an_aid_has_an_outline(game: str, language: str) -> None:
    known = frozenset.intersection(*[letters(cut) for cut in cuts()])
    said = words(game, language)
    assert {letter for key in said.keys for letter in said(key.removeprefix("aid-"))} <= known


def test_the_command_writes_an_aid_that_says_in_words_what_it_draws(tmp_path: Path) -> None:
    file = tmp_path / "aid.svg"
    done = command("aid", "legacy", "--lang", "de", "-o", str(file), where=tmp_path)
    assert done.returncode == 0, done.stderr
    root = ET.fromstring(file.read_text("utf-8"))
    svg = "{http://www.w3.org/2000/svg}"
    assert root.find(f"{svg}title").text == "Legacy: Spielhilfe"  # type: ignore[union-attr]
    assert "Förderer" in (root.find(f"{svg}desc").text or "")  # type: ignore[union-attr]
    assert file.read_text("utf-8") == draw("legacy", "de")

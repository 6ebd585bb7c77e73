"""The rules are read once: what the pages and the terminal show comes from the same blocks."""

import pytest

import cadency
from cadency.cli.clauses import clauses, sections
from cadency.texts import LANGUAGES
from cadency.texts.rulebook import parse, rulebook

PAGE = """# Chess & more

Some words first.

## 1 Moves

**C-1.1** A king moves *one* field, see C-R1.

| piece | fields |
|---|---:|
| king | 1 |

- a list

**C-1.2** A pawn <i>moves</i> `e4`.

## R Rulings

**C-R1** Kings are never **taken**.
"""


def test_headings_clauses_and_what_belongs_to_them_are_told_apart() -> None:
    found = parse(PAGE)
    assert [(block.kind, block.id) for block in found] == [
        ("title", ""),
        ("text", ""),
        ("section", "1"),
        ("clause", "C-1.1"),
        ("clause", "C-1.2"),
        ("section", "R"),
        ("clause", "C-R1"),
    ]
    assert found[3].text.startswith("**C-1.1** A king")
    assert found[3].text.endswith("| king | 1 |\n\n- a list")
    assert found[3].html.startswith("<p>A king moves <em>one</em> field")
    assert "<table>" in found[3].html
    assert "style=" not in found[3].html
    assert "<li>a list</li>" in found[3].html
    assert found[0].html == "Chess &amp; more"
    assert found[-1].html == "<p>Kings are never <strong>taken</strong>.</p>\n"


@pytest.mark.parametrize("game", cadency.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_and_the_pages_have_the_same_clauses(game: str, lang: str) -> None:
    from cadency.server.pages.rulebook import blocks

    shown = [block.id for block in blocks(game, lang) if block.kind == "clause"]
    assert shown == list(clauses(game, lang))
    assert [f"section-{number.lower()}" for number in sections(game, lang)] == [
        block.id for block in blocks(game, lang) if block.kind == "section"
    ][1:]


@pytest.mark.parametrize("game", cadency.GAMES)
def test_a_language_without_rules_has_the_english_ones(game: str) -> None:
    assert rulebook(game, "nl") == rulebook(game, "en")

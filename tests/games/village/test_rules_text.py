"""The rules of Village as texts: three languages, one game."""

import re
from functools import cache
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parents[3] / "src" / "cadency" / "games" / "village" / "rules"
LANGUAGES = ("en", "fr", "de")
CLAUSES = dict(enumerate((4, 8, 7, 7, 2, 4, 2, 7, 8, 6, 9, 2, 8, 3, 6, 7, 11), 1))  # how many each section has
RULINGS = 44

START = re.compile(r"\*\*(V-(?:R|\d+\.)\d+)\*\* ")
REFERENCE = re.compile(r"V-(?:R|\d+\.)?\d+")


@cache
def text(language: str) -> str:
    return (RULES / f"{language}.md").read_text("utf-8")


@cache
def clauses(language: str) -> dict[str, str]:
    """Every clause by its id: its paragraph, and the table or list that follows."""
    found: dict[str, str] = {}
    current = ""
    for block in text(language).split("\n\n"):
        if start := START.match(block):
            current = start[1]
            assert current not in found, f"{language}: {current} stands twice"
            found[current] = block
        elif block.startswith("#"):
            current = ""
        elif current:
            found[current] += "\n\n" + block
    return found


def tables(clause: str) -> list[list[list[str]]]:
    blocks = [block.splitlines() for block in clause.split("\n\n") if block.startswith("|")]
    return [[[cell.strip() for cell in row.strip("|").split("|")] for row in block] for block in blocks]


def figures(words: str) -> list[str]:
    return re.findall(r"\d+", words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_once_and_in_order(language: str) -> None:
    outline = [f"V-{section}.{n}" for section, last in CLAUSES.items() for n in range(1, last + 1)]
    assert list(clauses(language)) == outline + [f"V-R{n}" for n in range(1, RULINGS + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_in_bold_always_begins_a_clause(language: str) -> None:
    assert re.findall(r"\*\*(V-[^*]*)\*\*", text(language)) == list(clauses(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_hold_their_own_clauses(language: str) -> None:
    title, *sections = re.split(r"^## ", text(language), flags=re.MULTILINE)
    assert title.startswith("# Village\n\n")
    glossary, *numbered = sections
    assert len(re.findall(r"^- \*\*", glossary, re.MULTILINE)) >= 30
    assert [part.split()[0] for part in numbered] == [*map(str, CLAUSES), "R"]
    for part in numbered:
        name = part.split()[0]
        prefix = "V-R" if name == "R" else f"V-{name}."
        assert all(found.startswith(prefix) for found in START.findall(part)), f"section {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_names_a_clause(language: str) -> None:
    assert set(REFERENCE.findall(text(language))) <= set(clauses(language))
    assert text(language).count("V-") == len(REFERENCE.findall(text(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_named_by_the_clause_it_settles(language: str) -> None:
    numbered = [clause for id_, clause in clauses(language).items() if not id_.startswith("V-R")]
    named = set(REFERENCE.findall("\n".join(numbered)))
    assert [id_ for id_ in clauses(language) if id_.startswith("V-R") and id_ not in named] == []


@pytest.mark.parametrize(("language", "because"), [("en", "because"), ("fr", "parce qu"), ("de", "weil")])
def test_every_ruling_asks_and_gives_its_reason(language: str, because: str) -> None:
    rulings = {id_: clause for id_, clause in clauses(language).items() if id_.startswith("V-R")}
    assert [id_ for id_, clause in rulings.items() if "?" not in clause or because not in clause.lower()] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_refer_and_count_alike(language: str) -> None:
    for id_, english in clauses("en").items():
        other = clauses(language)[id_]
        assert sorted(REFERENCE.findall(other)) == sorted(REFERENCE.findall(english)), id_
        assert sorted(figures(other)) == sorted(figures(english)), id_
        assert [[len(row) for row in table] for table in tables(other)] == [
            [len(row) for row in table] for table in tables(english)
        ], id_


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_agree_row_by_row(language: str) -> None:
    for id_, english in clauses("en").items():
        for ours, theirs in zip(tables(english), tables(clauses(language)[id_]), strict=True):
            assert [[figures(cell) for cell in row] for row in theirs] == [
                [figures(cell) for cell in row] for row in ours
            ], id_

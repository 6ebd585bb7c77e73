"""The rules of each game as texts: three languages, one game."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

GAMES = Path(__file__).resolve().parents[1] / "src" / "cadency" / "games"
LANGUAGES = ("en", "fr", "de")
FILE = re.compile(r"[\w-]+\.[a-z][a-z0-9]{1,5}\b|[\w.~]*/[\w.]+")  # content.toml, .venv, src/cadency, /etc
BECAUSE = {"en": "because", "fr": "parce qu", "de": "weil"}


class Book(NamedTuple):
    """The rules of a game: how many clauses each section has, how many rulings there are."""

    game: str
    title: str
    prefix: str
    sections: tuple[int, ...]
    rulings: int

    @property
    def reference(self) -> str:
        return rf"{self.prefix}-(?:R|\d+\.)?\d+"

    def text(self, language: str) -> str:
        return read(self.game, language)

    def clauses(self, language: str) -> dict[str, str]:
        return divided(self.text(language), self.prefix)

    def rules(self, language: str) -> dict[str, str]:
        return {id_: text for id_, text in self.clauses(language).items() if not self.is_ruling(id_)}

    def is_ruling(self, id_: str) -> bool:
        return id_.startswith(f"{self.prefix}-R")


BOOKS = (
    Book("village", "Village", "V", (4, 8, 7, 7, 2, 4, 2, 7, 8, 6, 9, 2, 8, 3, 6, 7, 11), 45),
    Book("heads_of_state", "Heads of State", "H", (5, 7, 4, 6, 9, 8, 4, 3, 7, 4, 5, 4), 46),
    Book("dynasties", "Dynasties", "D", (5, 8, 8, 6, 7, 7, 5, 5, 2, 6, 9, 7, 5), 39),
    Book("legacy", "Legacy", "L", (6, 7, 4, 6, 6, 8, 6, 7, 4, 5, 4, 4, 8, 14, 3, 10), 42),
)
every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def read(game: str, language: str) -> str:
    return (GAMES / game / "rules" / f"{language}.md").read_text("utf-8")


@cache
def divided(text: str, prefix: str) -> dict[str, str]:
    """Every clause by its id: its paragraph, and the table or list that follows."""
    found: dict[str, str] = {}
    current = ""
    for block in text.split("\n\n"):
        if start := re.match(rf"\*\*({prefix}-(?:R|\d+\.)\d+)\*\* ", block):
            current = start[1]
            assert current not in found, f"{current} stands twice"
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


@every_book
@every_language
def test_every_clause_stands_once_and_in_order(book: Book, language: str) -> None:
    outline = [f"{book.prefix}-{n}.{m}" for n, last in enumerate(book.sections, 1) for m in range(1, last + 1)]
    rulings = [f"{book.prefix}-R{n}" for n in range(1, book.rulings + 1)]
    assert list(book.clauses(language)) == outline + rulings


@every_book
@every_language
def test_a_number_in_bold_always_begins_a_clause(book: Book, language: str) -> None:
    assert re.findall(rf"\*\*({book.prefix}-[^*]*)\*\*", book.text(language)) == list(book.clauses(language))


@every_book
@every_language
def test_sections_hold_their_own_clauses(book: Book, language: str) -> None:
    title, *sections = re.split(r"^## ", book.text(language), flags=re.MULTILINE)
    assert title.startswith(f"# {book.title}\n\n")
    glossary, *numbered = sections
    assert len(re.findall(r"^- \*\*", glossary, re.MULTILINE)) >= 25
    assert [part.split()[0] for part in numbered] == [*[str(n) for n in range(1, len(book.sections) + 1)], "R"]
    for part in numbered:
        name = part.split()[0]
        prefix = f"{book.prefix}-R" if name == "R" else f"{book.prefix}-{name}."
        assert all(found.startswith(prefix) for found in divided("## " + part, book.prefix)), f"section {name}"


@every_book
@every_language
def test_every_reference_names_a_clause(book: Book, language: str) -> None:
    found = re.findall(book.reference, book.text(language))
    assert set(found) <= set(book.clauses(language))
    assert book.text(language).count(f"{book.prefix}-") == len(found)


@every_book
@every_language
def test_every_ruling_is_named_by_the_clause_it_settles(book: Book, language: str) -> None:
    named = set(re.findall(book.reference, "\n".join(book.rules(language).values())))
    assert [id_ for id_ in book.clauses(language) if book.is_ruling(id_) and id_ not in named] == []


@every_book
@every_language
def test_every_ruling_asks_and_gives_its_reason(book: Book, language: str) -> None:
    rulings = {id_: text for id_, text in book.clauses(language).items() if book.is_ruling(id_)}
    because = BECAUSE[language]
    assert [id_ for id_, text in rulings.items() if "?" not in text or because not in text.lower()] == []


@every_book
@every_language
def test_rules_name_no_file_and_no_path(book: Book, language: str) -> None:
    """People read them at a table, who have no folder of ours to look into."""
    assert FILE.findall(book.text(language)) == []


@pytest.mark.parametrize(
    "words", ["see `content.toml`", "in src/cadency/games", "~/games", "/etc/hosts", "the README.md"]
)
def test_a_file_name_in_a_rule_would_be_found(words: str) -> None:
    assert FILE.search(words)


@every_book
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_refer_and_count_alike(book: Book, language: str) -> None:
    for id_, english in book.clauses("en").items():
        other = book.clauses(language)[id_]
        assert sorted(re.findall(book.reference, other)) == sorted(re.findall(book.reference, english)), id_
        assert sorted(figures(other)) == sorted(figures(english)), id_
        assert [[len(row) for row in table] for table in tables(other)] == [
            [len(row) for row in table] for table in tables(english)
        ], id_


@every_book
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_agree_row_by_row(book: Book, language: str) -> None:
    for id_, english in book.clauses("en").items():
        for ours, theirs in zip(tables(english), tables(book.clauses(language)[id_]), strict=True):
            assert [[figures(cell) for cell in row] for row in theirs] == [
                [figures(cell) for cell in row] for row in ours
            ], id_

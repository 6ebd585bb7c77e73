"""Whatever somebody calls a thing, the rules are found."""

import re

import pytest

import cadency
from cadency.boards.kit.icons import names
from cadency.cli.clauses import clauses
from cadency.texts import LANGUAGES
from cadency.texts.finding import find, fold
from cadency.texts.glossary import glossary

GAMES = sorted(cadency.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_noun_has_a_name_and_a_sentence_in_every_language_clauses_and_maybe_an_icon(game: str) -> None:
    for noun in glossary(game):
        assert all(noun.names[language] and noun.said[language] for language in LANGUAGES)
        assert noun.clauses, noun.names
        assert set(noun.clauses) <= set(clauses(game))
        assert not noun.icon or noun.icon in names()


@pytest.mark.parametrize("game", GAMES)
def test_the_kept_nouns_are_those_of_the_rules_in_their_order(game: str) -> None:
    from importlib.resources import files

    folder = files(f"cadency.games.{game}") / "rules"
    kept = re.findall(r'(?m)^en = "(.+)"$', (folder / "glossary.toml").read_text("utf-8"))
    assert [noun.names["en"] for noun in glossary(game)] == kept
    for language in LANGUAGES:
        entries = re.findall(r"(?m)^- \*\*", (folder / f"{language}.md").read_text("utf-8").split("\n## ")[1])
        assert len(entries) == len(kept)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_is_found_by_each_of_its_names_in_each_language(game: str, language: str) -> None:
    for noun in glossary(game):
        for name in noun.every_name:
            found = find(game, language, name)
            assert noun in found.nouns, name
            assert found.clauses, name


@pytest.mark.parametrize("wish", ["honour", "Reputation", "honneur", "EHRE"])
def test_the_honour_of_one_edition_is_the_reputation_of_the_other(wish: str) -> None:
    assert [one.id for one in find("legacy", "de", wish).clauses] == [
        one.id for one in find("legacy", "de", "reputation").clauses
    ]
    assert "Reputation" in find("legacy", "de", wish).clauses[0].words


def test_accents_and_capitals_do_not_matter() -> None:
    assert find("legacy", "fr", "forderer") == find("legacy", "fr", "FÖRDERER")
    assert fold("Straße à l’Œuvre")[0] == "strasse a l'oeuvre"


def test_all_words_are_wanted_and_the_piece_of_text_shows_them() -> None:
    found = find("village", "en", "plague supply")
    assert "V-4.3" in [one.id for one in found.clauses]
    one = next(one for one in found.clauses if one.id == "V-4.3")
    assert one.heading == "The turn"
    assert {word.casefold() for word in one.words} >= {"plague cube", "supply"}
    assert not find("village", "en", "plague zeppelin").clauses


def test_a_clause_is_found_by_its_number_and_nothing_by_nothing() -> None:
    assert [one.id for one in find("village", "de", "V-6.3").clauses] == ["V-6.3"]
    assert [one.id for one in find("village", "de", "6.3").clauses] == ["V-6.3"]
    assert find("village", "de", "  ").clauses == ()

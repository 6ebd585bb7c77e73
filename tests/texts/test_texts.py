"""The room itself: languages, forms, and what is an error."""

import subprocess
import sys
from pathlib import Path

import pytest

from cadency.texts import LANGUAGES, Texts, negotiate
from cadency.texts.book import Book
from cadency.texts.language import typeset


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("en", "en"),
        ("fr", "fr"),
        ("DE", "de"),
        ("fr_FR.UTF-8", "fr"),
        ("de_CH@euro", "de"),
        ("de-AT", "de"),
        ("fr:en", "fr"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("en;q=0.3, de;q=0.9, fr;q=0.5", "de"),
        ("es, pt;q=0.9, de;q=0.1", "de"),
        ("fr;q=0, de;q=0.2", "de"),
        ("fr;q=much, de;q=0.2", "de"),
        ("de ; q = 0.4 , fr ; q = 0.5", "fr"),
        ("es", "en"),
        ("*", "en"),
        ("C.UTF-8", "en"),
        ("frankish", "en"),
        ("", "en"),
        (";;,=", "en"),
        (None, "en"),
    ],
)
def test_a_wish_becomes_a_language(wanted: str | None, language: str) -> None:
    assert negotiate(wanted) == language


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        Texts("en")("no-such-text")
    with pytest.raises(KeyError):
        Texts("en", "village")("good-ox.genitive")


def test_a_missing_argument_is_an_error_that_names_it() -> None:
    with pytest.raises(TypeError, match="'number'"):
        Texts("en")("seat-number")


def test_an_unknown_language_is_an_error_that_names_the_others() -> None:
    with pytest.raises(ValueError, match=r"'es'.*en, fr, de"):
        Texts("es")


def test_a_game_that_is_not_named_cannot_be_told() -> None:
    with pytest.raises(TypeError, match="no game"):
        Texts("en").event({"event": "passed", "seat": 0})


def test_a_message_that_stands_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="second time"):
        Book("en", ("cadency.texts.common", "cadency.texts.common"), {})


def test_a_text_knows_whether_it_has_a_message() -> None:
    assert "good-ox" in Texts("en", "village")
    assert "good-ox" not in Texts("en")


def test_attributes_are_forms_of_a_noun() -> None:
    assert [Texts(language, "village")("good-ox.a") for language in LANGUAGES] == ["an ox", "un bœuf", "einen Ochsen"]


def test_a_seat_without_a_name_has_its_number() -> None:
    assert [Texts(language).seat(0) for language in LANGUAGES] == ["Seat 1", "Place 1", "Platz 1"]
    assert Texts("de").seat(1, ["Isolde", "Hugo"]) == "Hugo"


def test_a_name_is_never_read_as_a_message() -> None:
    assert Texts("en", "village").event({"event": "passed", "seat": 0}, ["{ $x } yes"]) == "{ $x } yes passed."


@pytest.mark.parametrize("module", ["cadency", "cadency.texts", "cadency.texts.village"])
def test_fluent_is_loaded_only_when_somebody_speaks(module: str) -> None:
    code = f"import sys, {module}; sys.exit('fluent.runtime' in sys.modules or 'fluent.syntax' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parent)


def test_a_french_line_never_begins_with_a_mark() -> None:
    assert (
        typeset("fr", "a = « Oui » : bien ; { $n } !\nb = ?") == "a = «\xa0Oui\xa0»\xa0: bien\xa0; { $n }\xa0!\nb = ?"
    )
    assert typeset("en", "a = b : c") == "a = b : c"

"""The Fluent files of every room: three languages with the same messages, each of them complete."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from cadency.texts import LANGUAGES
from cadency.texts.book import Book, messages, parse

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "cadency"
FOLDERS = sorted(".".join(("cadency", *file.parent.relative_to(PACKAGE).parts)) for file in PACKAGE.rglob("en.ftl"))
COMMON = "cadency.texts.common"
SHARED = [COMMON, *(folder for folder in FOLDERS if folder.startswith("cadency.games."))]
OTHERS = LANGUAGES[1:]
NBSP = "\u00a0"


def under(folder: str) -> tuple[str, ...]:
    """What a folder's messages may refer to: what is common, and the texts of the game whose name the folder bears."""
    games = [shared for shared in SHARED[1:] if shared.split(".")[2] in folder.split(".")]
    return tuple(dict.fromkeys((COMMON, *games, folder)))


@cache
def book(language: str, folder: str) -> Book:
    return Book(language, under(folder), {})


def own(language: str, folder: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in messages(parse(language, folder))}


def arguments(language: str, folder: str, key: str) -> set[str]:
    """What a message needs from its caller, whatever forms a language makes of it."""
    return {name.partition("-")[0] for name in book(language, folder).needs(key)}


class Found(Visitor):
    """Texts and selections, wherever they stand."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.selections: list[ast.SelectExpression] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name for it
        self.texts.append(str(node.value))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        self.generic_visit(node)


def found(language: str, folder: str) -> Iterator[tuple[str, Found]]:
    for key, message in own(language, folder).items():
        inside = Found()
        inside.visit(message)
        yield key, inside


def test_there_are_texts() -> None:
    assert {COMMON, "cadency.games.village.texts"} <= set(FOLDERS)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_stands_once_and_refers_to_what_there_is(language: str, folder: str) -> None:
    for key, message in own(language, folder).items():
        assert message.value is not None, key
        book(language, folder).needs(key)
        for attribute in message.attributes:
            book(language, folder).needs(f"{key}.{attribute.id.name}")


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_messages_in_the_same_order(language: str, folder: str) -> None:
    assert list(own(language, folder)) == list(own("en", folder))


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_say_the_same_things(language: str, folder: str) -> None:
    wanted = {key: arguments("en", folder, key) for key in own("en", folder)}
    assert {key: arguments(language, folder, key) for key in own(language, folder)} == wanted


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_of_a_kind_have_the_same_forms(language: str, folder: str) -> None:
    forms: dict[str, set[frozenset[str]]] = {}
    for key, message in own(language, folder).items():
        if message.attributes:
            kind = key.partition("-")[0]
            forms.setdefault(kind, set()).add(frozenset(a.id.name for a in message.attributes))
    assert {kind: sets for kind, sets in forms.items() if len(sets) > 1} == {}


@pytest.mark.parametrize("folder", SHARED)
def test_french_says_none_where_it_would_say_one(folder: str) -> None:
    """French counts 0 as one: a text for one that has the number in words needs a text for 0 beside it."""
    for key, inside in found("fr", folder):
        for selection in inside.selections:
            variants = {_name(variant): variant.value for variant in selection.variants}
            if "one" in variants and "0" not in variants:
                assert isinstance(selection.selector, ast.VariableReference), key
                assert any(
                    isinstance(part, ast.Placeable) and part.expression.equals(selection.selector)
                    for part in variants["one"].elements
                ), f"{key}: write [0]"


def _name(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


@pytest.mark.parametrize("folder", SHARED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_typeset(language: str, folder: str) -> None:
    wrong = re.compile(f"[^ {NBSP}][:;?!»](?= |$)| [:;?!»]|«[^{NBSP}]") if language == "fr" else re.compile(" [:;?!]")
    bad = [(key, text) for key, inside in found(language, folder) for text in inside.texts if wrong.search(text)]
    assert bad == []


@pytest.mark.parametrize(("language", "wrong"), [("en", '[«»„"]'), ("fr", '[“”„"]'), ("de", '[«»”"]')])
def test_each_language_has_its_own_quotation_marks(language: str, wrong: str) -> None:
    for folder in FOLDERS:
        bad = [
            (key, text) for key, inside in found(language, folder) for text in inside.texts if re.search(wrong, text)
        ]
        assert bad == []

"""Every mistake, in every language."""

import string

import pytest

from cadency.kernel import errors
from cadency.kernel.errors import CadencyError
from cadency.texts import LANGUAGES, Texts

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, CadencyError)]
MISTAKES = [(kind, key) for kind in KINDS for key in kind.says]
NUMBERS = {"seat", "seats", "waiting", "last", "line", "answers", "to", "first"}


def details(kind: type[CadencyError], key: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(kind.says[key]) if name}


def mistake(kind: type[CadencyError], key: str) -> CadencyError:
    return kind(key, **{name: 1234 if name in NUMBERS else f"<{name}>" for name in details(kind, key)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "key"), MISTAKES)
def test_a_mistake_is_told_with_all_its_details(kind: type[CadencyError], key: str, language: str) -> None:
    text = Texts(language).error(mistake(kind, key))
    assert "{" not in text
    for name in details(kind, key):
        assert (f"<{name}>" in text) or (name in NUMBERS and any(form in text for form in WRITTEN[language])), text


WRITTEN = {"en": ("1234", "1,234"), "fr": ("1234", "1\u202f234", "1\u00a0234"), "de": ("1234", "1.234")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_a_record_are_plain_numbers(language: str) -> None:
    text = Texts(language).error(errors.BadRecord("too-long", line=1234))
    assert "1234" in text


def test_a_refusal_is_told_with_its_reason_in_words() -> None:
    error = errors.NotLegal("refused", choice="take crafts pink", reason="space-empty", clause="V-4.1", game="village")
    said = {
        "en": "“take crafts pink” is not possible now. No cube lies on this space. (V-4.1)",
        "fr": "« take crafts pink » est impossible pour l’instant. Il n’y a aucun cube sur cette case. (V-4.1)",
        "de": "„take crafts pink“ geht jetzt nicht. Auf diesem Feld liegt kein Würfel. (V-4.1)",
    }
    assert {language: Texts(language).error(error).replace("\u00a0", " ") for language in LANGUAGES} == said


def test_the_reason_is_that_of_the_game_whatever_the_texts_are_of() -> None:
    wire = {"choice": "raise king none", "clause": "H-5.2", "game": "heads_of_state"}
    error = errors.NotLegal("refused", reason="cards-short", **wire)
    for game in (None, "village", "heads_of_state"):
        assert "You do not have all the cards of this set." in Texts("en", game).error(error)


@pytest.mark.parametrize(("answers", "said"), [(0, "0 réponse ;"), (1, "1 réponse ;"), (12, "12 réponses ;")])
def test_numbers_agree(answers: int, said: str) -> None:
    text = Texts("fr").error(errors.CannotUndo("beyond", answers=answers, to=20))
    assert said in text.replace("\u00a0", " ")


def test_a_detail_that_is_no_text_is_spelled_out() -> None:
    assert "None" in Texts("en").error(errors.NotYourTurn("not-your-turn", seat=None, waiting=1))

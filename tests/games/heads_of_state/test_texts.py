"""The texts of Heads of State: its nouns, and how its sentences read, in three languages."""

import re
from pathlib import Path
from typing import Any

import pytest

from cadency.games.heads_of_state import RULES, content, names, why
from cadency.kernel.engine import Ask
from cadency.kernel.words import Wire
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts
from tests.games.heads_of_state.positions import hold, play, put, question, table

GAME = "heads_of_state"
NOUNS = {
    "attribute": names.ATTRIBUTES,
    "treason": names.TREASONS,
    "noble": names.NOBLES,
    "sector": names.SECTORS,
    "country": names.COUNTRIES,
}
GAP = re.compile(r"[{}$]|  |^[ .,:]|[ ,:]$|\bNone\b|\(\)| [.,]")


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def options(wire: tuple[Any, ...], about: Wire = ("",), view: Any = None) -> list[str]:
    return [plain(Texts(lang, GAME).choice(RULES.choice(wire), about, view)) for lang in LANGUAGES]


def told(**event: Any) -> list[str]:
    return [plain(Texts(lang, GAME).event(event, ["Isolde", "Hugo"])) for lang in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_its_word(language: str) -> None:
    t = Texts(language, GAME)
    for kind, values in NOUNS.items():
        assert len({t(f"{kind}-{value}") for value in values}) == len(values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_text_of_its_own(language: str) -> None:
    t = Texts(language, GAME)
    said = [t.choice(choice) for choice in RULES.vocabulary]
    assert len(set(said)) == len(said)
    assert [text for text in said if GAP.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_events_ends_and_scores_have_texts(language: str) -> None:
    t = Texts(language, GAME)
    kinds = [frame.kind for frame in RULES.frames if issubclass(frame, Ask)]
    assert [kind for kind in kinds if f"ask-{kind.replace('.', '-')}" not in t] == []
    assert [name for name in RULES.events if f"event-{name}" not in t] == []
    assert all(t.end(cause) for cause in RULES.ends)
    lines = RULES.standing(table())[0]
    assert all(t.score(line.key) for line in (*lines.reasons, *lines.breaks))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("module", "prefix"), [(why, "why"), (content, "fault")])
def test_every_reason_in_the_source_has_its_sentence(module: Any, prefix: str, language: str) -> None:
    # beside one that is never compiled
    source = Path(why.__file__).with_name(module.__name__.rpartition(".")[2] + ".py").read_text("utf-8")
    reasons = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source)) - {"wrong-total", "wrong-value"}
    assert len(reasons) >= 12
    assert {reason for reason in reasons if f"{prefix}-{reason}" not in Texts(language, GAME)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    t, played = Texts(language, GAME), Table(RULES, 3, seed=4)
    while (d := played.decision) is not None:
        view = played.view(d.seat)
        assert not GAP.search(t.question(d, view))
        said = [t.choice(option, d.about, view) for option in d.options]
        assert len(set(said)) == len(said), d
        played.choose(d.options[played.version % len(d.options)])
    for seat in range(3):
        for event in played.events(seat):
            line = t.event(event, ["Isolde", "Hugo", "Mathilde"], played.view(seat))
            assert line.endswith(".")
            assert not GAP.search(line), line
            assert len(line) <= 120, line


def test_a_set_is_named_with_its_cards() -> None:
    view = RULES.view(table(), 0)
    assert options(("raise", "earl", "castle"), ("court", 0), view) == [
        "Create an earl, the courtesan for castle (title, troops, courtesan)",
        "Créer un comte, la courtisane pour château (titre, troupes, courtisane)",
        "Graf ernennen, Kurtisane für Burg (Titel, Truppen, Kurtisane)",
    ]
    assert options(("raise", "baron", "none"))[0] == "Create a baron"


def test_a_slot_is_named_with_what_it_brings() -> None:
    s = table()
    assert options(("settle", "ile-de-france", "prince"), ("estate", 0, "prince"), RULES.view(s, 0)) == [
        "Put the prince in Ile-de-France (7 points)",
        "Placer le prince en Île-de-France (7 points)",
        "Prinz in der Île-de-France aufstellen (7 Punkte)",
    ]
    put(s, 1, "ile-de-france king")
    assert "7" not in options(("settle", "ile-de-france", "prince"), ("estate", 0, "prince"), RULES.view(s, 0))[0]


def test_two_cards_are_said_as_two() -> None:
    assert options(("play", "guillotine", "guillotine"))[1] == "Jouer : 2 × guillotine"
    assert told(event="played", seat=0, treasons=("guillotine", "france-spain")) == [
        "Isolde played: guillotine and France/Spain card.",
        "Isolde a joué : guillotine et carte France/Espagne.",
        "Isolde hat ausgespielt: Guillotine und Karte Frankreich/Spanien.",
    ]


def test_the_duty_to_replace_is_said() -> None:
    s = table()
    put(s, 1, "scotland baron", "hanover baron")
    play(s, "seize axeman", "take gold")
    hold(s, 0, "gold", "axeman gallows")
    assert Texts("en", GAME).question(question(s)) == "Play treason, or leave it at that?"
    play(s, "play axeman", "play gallows", stop=True)
    assert Texts("de", GAME).question(question(s)) == "Gegen wen spielst du das aus: Galgen?"
    play(s, "target hanover baron")
    assert Texts("en", GAME).question(question(s)) == "You must replace one of those you killed."


def test_years_are_not_grouped() -> None:
    assert told(event="revolution", year=1789)[0] == "Revolution! The round of 1789 is over."

"""The texts of Legacy: its nouns, and how its sentences read, in three languages."""

import re
from pathlib import Path
from typing import Any

import pytest

from cadency.games.legacy import RULES, faults, names, why, why_kin
from cadency.kernel.engine import Ask
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts
from tests.games.legacy.positions import marry, table

GAME = "legacy"
NOUNS = {
    "friend": names.FRIENDS,
    "nation": names.NATIONS,
    "profession": names.PROFESSIONS,
    "child": names.CHILDREN,
    "title": names.TITLES,
    "contribution": names.CONTRIBUTIONS,
    "mission": names.MISSIONS,
    "mentor": names.MENTORS,
    "clue": names.CLUES,
}
GAP = re.compile(r"[{}$]|  |^[ .,:]|[ ,:]$|\bNone\b|\(\)| [.,]")
TABLES = [(2, {}), (4, {"edition": "de"}), (1, {}), (1, {"variant": "inheritance"})]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


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
def test_questions_events_ends_and_options_have_texts(language: str) -> None:
    t = Texts(language, GAME)
    kinds = [frame.kind for frame in RULES.frames if issubclass(frame, Ask)]
    assert [kind for kind in kinds if f"ask-{kind.replace('.', '-')}" not in t] == []
    assert [name for name in RULES.events if f"event-{name}" not in t] == []
    assert all(t.end(cause) for cause in RULES.ends)
    keys = [f"option-{option}-{value}" for option, values in RULES.options.items() for value in values]
    assert [key for key in keys if key not in t or f"{key}-about" not in t] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("modules", "prefix"), [((why, why_kin), "why"), ((faults,), "fault")])
def test_every_reason_in_the_source_has_its_sentence(modules: tuple[Any, ...], prefix: str, language: str) -> None:
    source = "".join(Path(module.__file__).read_text("utf-8") for module in modules)
    reasons = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    assert len(reasons) >= 12
    assert {reason for reason in reasons if f"{prefix}-{reason}" not in Texts(language, GAME)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_game_can_be_told(seats: int, options: dict[str, str], language: str) -> None:
    t, played = Texts(language, GAME), Table(RULES, seats, options, seed=4)
    while (d := played.decision) is not None:
        view = played.view(d.seat)
        assert not GAP.search(t.question(d, view))
        said = [t.choice(option, d.about, view) for option in d.options]
        assert len(set(said)) == len(said), d
        assert [text for text in said if GAP.search(text)] == []
        for refusal in d.asker.refusals(played.state):
            assert not refusal.reason or t.reason(refusal).endswith(".")
        played.choose(d.options[played.version % len(d.options)])
    for seat in range(seats):
        for event in played.events(seat):
            for you in (None, seat):
                line = t.event(event, ["Isolde", "Hugo", "Mathilde", "Otto"], played.view(seat), you)
                assert line.endswith(".")
                assert not GAP.search(line), line
                assert len(line) <= 120, line
    for placing in played.standing():
        assert all(t.score(line.key) for line in (*placing.reasons, *placing.breaks))


def test_a_wedding_is_offered_with_its_price_and_a_member_with_a_spouse() -> None:
    s = table()
    marry(s, 0, 0, "ann")
    view = RULES.view(s, 0)
    wed = [
        plain(Texts(lang, GAME).choice(RULES.choice(("wed", "gertrude")), ("turn", 0, 0), view)) for lang in LANGUAGES
    ]
    assert wed == [
        "Marry or promise Gertrude (1 gold dowry)",
        "Marier ou promettre Gertrude (dot de 1 or)",
        "Gertrude verheiraten oder versprechen (1 Gold Mitgift)",
    ]
    head = [plain(Texts(lang, GAME).choice(RULES.choice(("member", 0)), ("parents", 0), view)) for lang in LANGUAGES]
    assert head == ["Number 0 (boy, with Ann)", "Numéro 0 (garçon, avec Ann)", "Nummer 0 (Junge, mit Ann)"]

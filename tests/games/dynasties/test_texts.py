"""The texts of Dynasties: its nouns, and how its sentences read, in three languages."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cadency.games.dynasties import RULES, faults, names, why, why_people
from cadency.kernel.engine import Ask
from cadency.kernel.words import Wire
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts
from tests.games.dynasties.busy import busy
from tests.games.dynasties.positions import cargo, goods, hold, options, play, question, table

GAME = "dynasties"
NAMES = ["Isolde", "Hugo", "Mathilde", "Otto", "Béatrice"]
NOUNS = {
    "colour": names.COLOURS,
    "region": names.REGIONS,
    "city": names.CITIES,
    "slot": names.SLOTS,
    "symbol": names.SYMBOLS,
    "card": names.CARDS,
    "action": names.ACTIONS,
    "character": names.CHARACTERS,
    "book": names.BOOKS,
    "face": names.FACES,
    "bonus": names.BONUSES,
    "scoring": names.SCORINGS,
}
GAP = re.compile(r"[{}$]|\?\?\?|  |^[ .,:]|[ ,:]$|\bNone\b|\(\)| [.,]")
YOURS = {  # how a line speaks to its reader, and forms of verbs that would not go with it
    "en": (r"^You ", r"\bYou (\w+s|is|was|has)\b"),
    "fr": (r"^Vous avez ", r"\bVous (a|est|avait|n’a)\b"),
    "de": (r"^Du hast ", r"\bDu (\w*t|ist|war|hatte)\b(?<!Du hast)"),
}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sound(text: str) -> str:
    assert text, "no text"
    assert not GAP.search(text), text
    return text


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def said(wire: tuple[Any, ...], about: Wire = ("",), view: Any = None) -> list[str]:
    return [plain(Texts(lang, GAME).choice(RULES.choice(wire), about, view)) for lang in LANGUAGES]


def told(**event: Any) -> list[str]:
    return [plain(Texts(lang, GAME).event(event, NAMES)) for lang in LANGUAGES]


@cache
def played(seats: int) -> Table:
    found: Table = Table(RULES, seats, {}, seats)
    rng = random.Random(seats)
    while (d := found.decision) is not None:
        found.choose(busy(d, rng))
    return found


@every_language
def test_the_game_says_what_it_is(language: str) -> None:
    t = Texts(language, GAME)
    assert sound(t("game-dynasties")) != sound(t("game-dynasties-about"))


@every_language
def test_every_noun_has_its_word(language: str) -> None:
    t = Texts(language, GAME)
    for kind, values in NOUNS.items():
        assert len({sound(t(f"{kind}-{value}")) for value in values}) == len(values), kind


@every_language
def test_every_choice_has_a_text_of_its_own(language: str) -> None:
    t = Texts(language, GAME)
    words = [sound(t.choice(choice)) for choice in RULES.vocabulary]
    assert len(set(words)) == len(words)


@every_language
def test_questions_events_ends_and_scores_have_texts(language: str) -> None:
    t = Texts(language, GAME)
    kinds = [frame.kind for frame in RULES.frames if issubclass(frame, Ask)]
    assert [kind for kind in kinds if f"ask-{kind.replace('.', '-')}" not in t] == []
    assert [name for name in RULES.events if f"event-{name}" not in t] == []
    assert all(sound(t.end(cause)).endswith(".") for cause in (*RULES.ends, "stopped"))
    lines = RULES.standing(table())[0]
    assert all(sound(t.score(line.key)) for line in (*lines.reasons, *lines.breaks))


@every_language
@pytest.mark.parametrize(("modules", "prefix", "least"), [((why, why_people), "why", 30), ((faults,), "fault", 15)])
def test_every_reason_in_the_source_has_its_sentence(
    modules: tuple[Any, ...], prefix: str, least: int, language: str
) -> None:
    source = "".join(Path(module.__file__).read_text("utf-8") for module in modules)
    reasons = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    assert len(reasons) >= least
    assert {reason for reason in reasons if f"{prefix}-{reason}" not in Texts(language, GAME)} == set()


@every_language
@pytest.mark.parametrize("seats", RULES.seats)
def test_a_whole_game_can_be_asked_and_refused(seats: int, language: str) -> None:
    t = Texts(language, GAME)
    rng = random.Random(seats)
    found: Table = Table(RULES, seats, {}, seats)
    while (d := found.decision) is not None:
        view = found.view(d.seat)
        sound(t.question(d))
        sound(t.question(d, view))
        words = [sound(t.choice(option, d.about, view)) for option in d.options]
        assert len(set(words)) == len(words), d
        if found.version % 7 == 0:
            for refusal in d.asker.refusals(found.state):
                if refusal.reason:
                    assert sound(t.reason(refusal)).endswith(".")
                    sound(t.choice(refusal.choice, d.about, view))
        found.choose(busy(d, rng))


@every_language
@pytest.mark.parametrize("seats", RULES.seats)
def test_the_log_speaks_to_its_reader_in_the_past(seats: int, language: str) -> None:
    t, table_ = Texts(language, GAME), played(seats)
    yours, wrong = YOURS[language]
    for seat in range(seats):
        for event in table_.events(seat):
            line = sound(t.event(event, NAMES, table_.view(seat), seat))
            assert line.endswith(".")
            assert len(line) <= 120, line
            assert not re.search(wrong, line), line
            if event.get("seat") == seat:
                assert re.search(yours, line), line
                assert NAMES[seat] not in line
            elif "seat" in event:
                assert NAMES[event["seat"]] in line


def test_somebody_is_sent_for_a_price() -> None:
    s = table()
    view = RULES.view(s, 0)
    assert said(("send", "carcassonne", "princess"), ("deploying", 0, "princess"), view) == [
        "Send a princess to Carcassonne (2 white)",
        "Envoyer une princesse à Carcassonne (2 blancs)",
        "Prinzessin nach Carcassonne schicken (2 weiß)",
    ]
    assert said(("send", "carcassonne", "princess"), ("crossing", 0), view)[0] == (
        "Send a princess to Carcassonne (1 white)"
    )
    hold(s, 0, "brest")
    goods(s, 0, "yellow")
    play(s, "play brest special", stop=True)
    assert options(s)
    assert said(("send", "brest", "princess"), question(s).about, RULES.view(s, 0))[0] == (
        "Send a princess to Brest (1 yellow)"
    )


def test_both_lots_are_said_before_they_are_offered() -> None:
    s = table()
    s.aboard[0] = 1
    s.figures[1] -= 1
    cargo(s, 1, "2 black white yellow pink")
    hold(s, 0, "brest")
    play(s, "play brest trade", "board 1")
    german = "Anbieten: ein weißes Würfelchen und ein gelbes Würfelchen"
    assert said(("divide", "white", "yellow"), question(s).about, RULES.view(s, 0)) == [
        "Offer a white cube and a yellow cube, or else 2 black cubes and a pink cube",
        "Proposer un cube blanc et un cube jaune, ou bien 2 cubes noirs et un cube rose",
        f"{german}, oder aber 2 schwarze Würfelchen und ein rosa Würfelchen",
    ]


def test_a_payment_names_its_cubes() -> None:
    assert said(("pay", "white", 1, 2)) == [
        "Pay a white cube and 4 pink cubes (price: white)",
        "Payer un cube blanc et 4 cubes roses (prix : blanc)",
        "Bezahlen: ein weißes Würfelchen und 4 rosa Würfelchen (Preis: weiß)",
    ]
    assert told(event="paid", seat=0, cubes=("black",)) == [
        "Isolde paid a black cube.",
        "Isolde a payé un cube noir.",
        "Isolde hat ein schwarzes Würfelchen bezahlt.",
    ]


def test_points_are_counted_in_words_that_agree() -> None:
    assert told(event="honoured", seat=1, points=1) == [
        "Hugo got 1 point.",
        "Hugo a reçu 1 point.",
        "Hugo hat 1 Punkt bekommen.",
    ]
    assert told(event="revealed", seat=1, scoring="children", points=6)[2] == "Hugo hat Kinder gespielt: 6 Punkte."

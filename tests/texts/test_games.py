"""Every game in every language: whatever is asked, answered, refused, told or reckoned has its text."""

import random
import re
from functools import cache
from typing import Any, NamedTuple

import pytest

import cadency
from cadency.kernel.engine import Ask, Decision, Refusal
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts
from cadency.texts.book import MARKED

NAMES = ["Isolde", "Hugo", "Mathilde", "Tomasz", "Béatrice"]
EACH = [(game, language) for game in cadency.GAMES for language in LANGUAGES]
each = pytest.mark.parametrize(("game", "language"), EACH)
GAP = re.compile(r"[{}$]|\?\?\?|  |^[ .,:]|[ ,:]$|\bNone\b|\(\)| [.,]")  # what a text without its arguments looks like


class Moment(NamedTuple):
    decision: Decision
    view: Any
    refusals: list[Refusal]


class Played(NamedTuple):
    table: Table
    moments: list[Moment]


@cache
def played(game: str) -> list[Played]:
    """A random game at each seat count, with a second one for what is rare."""
    return [_play(game, seats, seed) for seats in cadency.rules(game).seats for seed in (1, 2)]


def _play(game: str, seats: int, seed: int) -> Played:
    table, rng = cadency.open_table(game, seats, seed=seed), random.Random(seed)
    moments = []
    while (decision := table.decision) is not None:
        moments.append(Moment(decision, table.view(decision.seat), decision.asker.refusals(table.state)))
        table.choose(rng.choice(decision.options))
    return Played(table, moments)


def sound(text: str) -> str:
    assert text, "no text"
    assert not GAP.search(text), text
    return text


@each
def test_a_game_says_what_it_is(game: str, language: str) -> None:
    t, rules = Texts(language, game), cadency.rules(game)
    keys = [f"game-{game}", f"game-{game}-about"]
    for option, values in rules.options.items():
        keys += [f"option-{option}", f"option-{option}-about"]
        keys += [f"option-{option}-{value}{more}" for value in values for more in ("", "-about")]
    assert len({sound(t(key)) for key in keys}) == len(keys)


@each
def test_every_choice_has_a_text_of_its_own(game: str, language: str) -> None:
    t = Texts(language, game)
    vocabulary = cadency.rules(game).vocabulary
    assert len({sound(t.choice(choice)) for choice in vocabulary}) == len(vocabulary)


@each
def test_every_kind_of_decision_has_a_question(game: str, language: str) -> None:
    t = Texts(language, game)
    asking = [frame for frame in cadency.rules(game).frames if issubclass(frame, Ask)]
    assert [frame.kind for frame in asking if f"ask-{frame.kind.replace('.', '-')}" not in t] == []


@each
def test_questions_and_options_of_whole_games(game: str, language: str) -> None:
    t = Texts(language, game)
    for _, moments in played(game):
        for decision, view, _ in moments:
            sound(t.question(decision))
            sound(t.question(decision, view))
            for choice in decision.options:
                sound(t.choice(choice, decision.about))
            said = [sound(t.choice(choice, decision.about, view)) for choice in decision.options]
            assert len(set(said)) == len(said), f"{decision}: two options sound alike"


@each
def test_reasons_of_whole_games(game: str, language: str) -> None:
    t = Texts(language, game)
    for _, moments in played(game):
        for decision, view, refusals in moments:
            for refusal in refusals:
                if refusal.reason:
                    assert sound(t.reason(refusal)).endswith(".")
                    sound(t.choice(refusal.choice, decision.about, view))


@each
def test_every_event_has_a_text(game: str, language: str) -> None:
    t = Texts(language, game)
    assert [name for name in cadency.rules(game).events if f"event-{name}" not in t] == []


@each
def test_the_log_of_whole_games(game: str, language: str) -> None:
    t = Texts(language, game)
    for table, _ in played(game):
        view = table.view(None)
        for event in table.events():
            for names, seen in ((NAMES, view), (NAMES, None), ([], view)):
                line = sound(t.event(event, names, seen))
                assert line.endswith(".")
                assert len(line) <= 120, line
            if "seat" in event:
                assert NAMES[event["seat"]] in t.event(event, NAMES)


YOURS = {  # how a line speaks to its reader, and forms of verbs that would not go with it
    "en": (r"^(Round \d+\. )?You ", r"\bYou (\w+s|is|was|has)\b"),
    "fr": (r"^(Manche \d+\. )?Vous (avez|n’aviez) ", r"\bVous (a|est|avait|n’a)\b"),
    "de": (r"^(Runde \d+\. )?(Du (hast|hattest)|Für dich) ", r"\bDu (\w*t|ist|war|hatte)\b(?<!Du hast)"),
}


@each
def test_the_log_of_whole_games_speaks_to_its_reader_in_the_past(game: str, language: str) -> None:
    t = Texts(language, game)
    yours, wrong = YOURS[language]
    for table, _ in played(game):
        for seat in range(table.seats):
            for event in table.events(seat):
                line = sound(t.event(event, NAMES, table.view(seat), seat))
                assert not re.search(wrong, line), line
                if event.get("seat") == seat:
                    assert re.search(yours, line), line
                    assert NAMES[seat] not in line
                elif "seat" in event:
                    assert line == t.event(event, NAMES, table.view(seat))


@each
def test_marked_lines_of_whole_games_keep_their_words(game: str, language: str) -> None:
    t = Texts(language, game)
    things = set()
    for table, _ in played(game):
        view = table.view(None)
        for event in table.events():
            line = t.event(event, NAMES, view, marked=True)
            assert MARKED.sub(r"\3", line) == t.event(event, NAMES, view)
            things |= {found[1] for found in MARKED.finditer(line)}
    assert len(things) > 10


@each
def test_the_reckoning_and_the_end(game: str, language: str) -> None:
    t, rules = Texts(language, game), cadency.rules(game)
    for table, _ in played(game):
        for placing in table.standing():
            for line in (*placing.reasons, *placing.breaks):
                sound(t.score(line.key))
        assert sound(t.end(table.over)).endswith(".")
    for cause in (*rules.ends, "stopped"):
        sound(t.end(cause))


@each
def test_taking_back_is_told(game: str, language: str) -> None:
    table = cadency.open_table(game, cadency.rules(game).seats[0], seed=1)
    decision = table.decision
    assert decision is not None
    table.choose(decision.options[0])
    table.propose_undo(decision.seat, len(table.record.answers) - 1)
    for seat in range(table.seats):
        if table.proposal:
            table.agree_undo(seat)
    told = [event for event in table.events() if event["event"] == "undone"]
    assert NAMES[decision.seat] in sound(Texts(language, game).event(told[-1], NAMES))

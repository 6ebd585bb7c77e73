"""Dynasties in the terminal: any position, in every language, within the width."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from rich.console import Console

from cadency.boards.dynasties import terminal
from cadency.boards.kit.terminal import MARKS
from cadency.games.dynasties import RULES
from cadency.games.dynasties.names import CITIES
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts
from tests.games.dynasties.busy import busy
from tests.games.dynasties.positions import goods, hold, options, play, put, question
from tests.games.dynasties.positions import table as laid

NAMES = ["Isolde", "Bertrand", "Maja", "Tomasz", "Ute"]
TEXTS = Texts("en")
DYNASTIES = Texts("en", "dynasties")


def game(seats: int, seed: int, every: int = 40) -> Iterator[Table]:
    """A busy game, seen at every so many choices and at its end."""
    found: Table = Table(RULES, seats, {}, seed)
    chance = random.Random(seed)
    for n in range(2000):
        if n % every == 0 or found.decision is None:
            yield found
        if found.decision is None:
            return
        found.choose(busy(found.decision, chance))


def printed(drawn: object, width: int = 80) -> str:
    console = Console(width=width, record=True, file=None, quiet=True)
    with console.capture() as caught:
        console.quiet = False
        console.print(drawn)
    return caught.get()


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_position_is_drawn(seats: int, language: str) -> None:
    texts = Texts(language)
    for found in game(seats, seed=seats, every=90):
        for width in (80, 140):
            shown = printed(terminal.draw(found.view(0), texts, NAMES[:seats], width), width)
            assert max(map(len, shown.splitlines())) <= width
            cities = CITIES[:24] if seats == 5 else CITIES[:20]
            assert all(Texts(language, "dynasties")(f"city-{city}") in shown for city in cities)
            assert all(mark in shown for mark in MARKS[:seats])
            assert printed(terminal.brief(found.view(0), texts, NAMES[:seats], width), width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names_and_a_spectator_has_no_hand(language: str) -> None:
    found = next(game(3, seed=1))
    texts = Texts(language)
    mine = terminal.parts(found.view(0), texts, NAMES[:3])
    theirs = terminal.parts(found.view(None), texts, NAMES[:3])
    assert [*mine] == [*theirs, Texts(language, "dynasties")("hand")]
    assert all(printed(part) for part in mine.values())


def test_slots_show_their_size_their_price_and_who_is_there() -> None:
    s = laid()
    put(s, 0, "princess", "wien")
    put(s, -1, "prince", "wien")
    put(s, 1, "prince", "york")
    shown = printed(terminal.draw(RULES.view(s, 0), TEXTS, NAMES[:3]))
    assert "Wien      ♂(○) ♀[◆]" in shown
    assert "York      ♂(●) ♀[2]" in shown


def test_hidden_things_are_not_drawn_for_others() -> None:
    s = laid()
    hold(s, 1, "joker fleet-1")
    shown = printed(terminal.draw(RULES.view(s, 0), TEXTS, NAMES[:3]))
    assert "joker" not in shown
    assert "joker" in printed(terminal.draw(RULES.view(s, 1), TEXTS, NAMES[:3]))


def test_a_menu_of_cities_and_what_they_bring() -> None:
    s = laid()
    put(s, 1, "princess", "york")
    goods(s, 0, "3 black")
    hold(s, 0, "joker")
    play(s, "play joker prince")
    d, view = question(s), RULES.view(s, 0)
    outcomes = [terminal.outcome(view, option, 0, s.content, TEXTS) for option in d.options]
    shown, count = terminal.menu(d, view, outcomes, TEXTS)
    assert count == len(d.options)
    lines = printed(shown)
    assert "York ♂ ● +2★" in lines
    assert "Britannia" in lines
    before = view.houses[0].score
    play(s, options(s, "send york")[0], stop=True)
    assert RULES.view(s, 0).houses[0].score == before + 2


def test_points_are_told_before_they_are_taken() -> None:
    view = RULES.view(laid(), 0)
    told = {
        words: terminal.outcome(view, RULES.choice(words), 0, None, TEXTS)
        for words in (("claim", "points"), ("claim", "goods"), ("accept", "points", "points"), ("accept", "child"))
    }
    assert [*told.values()] == ["+3★", "", "+6★", ""]


def said_short(card: str) -> str:
    return DYNASTIES(f"count-{card}", count=1)


def test_a_turn_is_listed_card_by_card() -> None:
    s = laid()
    hold(s, 0, "joker brest")
    assert said_short("fleet-1") == said_short("fleet-2") == "trade"
    goods(s, 0, "3 black 2 yellow 3 pink")
    d = question(s)
    shown, count = terminal.menu(d, RULES.view(s, 0), [""] * len(d.options), TEXTS)
    assert count == len(d.options)
    lines = printed(shown).splitlines()
    assert [line.split()[0] for line in lines] == ["Brest", "joker", "pass"]
    assert "special" in lines[0]
    assert "for a cube" in lines[1]
    assert "1 (3)" in lines[2]
    assert "behind" in lines[2]


def test_other_questions_are_left_to_whoever_lists_options() -> None:
    s = laid()
    hold(s, 0, "joker")
    play(s, "play joker trade")
    _, count = terminal.menu(question(s), RULES.view(s, 0), [""] * 50, TEXTS)
    assert count == 0


def test_every_event_named_quiet_or_loud_is_one() -> None:
    assert set(RULES.events) >= terminal.QUIET | terminal.LOUD
    assert DYNASTIES("legend")

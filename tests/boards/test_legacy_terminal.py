"""Legacy in the terminal: any position of every edition and variant, in every language, within the width."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from rich.console import Console

from cadency.boards.kit.terminal import MARKS
from cadency.boards.legacy import terminal
from cadency.boards.legacy.terminal_cards import goals
from cadency.boards.legacy.terminal_town import town
from cadency.boards.legacy.terminal_tree import ROMAN, tree
from cadency.games.legacy import RULES
from cadency.games.legacy.names import CONTRIBUTIONS, FRIENDS, MENTORS, MISSIONS, TITLES
from cadency.games.legacy.view import Standing
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts
from tests.boards.legacy_table import widower
from tests.games.legacy.positions import add, hold, question, table

NAMES = ["Isolde", "Bertrand", "Maja", "Tomasz"]
TEXTS = Texts("en")
LEGACY = Texts("en", "legacy")
KINDS = [(1, "standard"), (1, "inheritance"), (2, "standard"), (4, "standard")]
FRUITFUL = ("wed", "place", "extra", "acquire", "give", "undertake", "instead", "member")


def game(seats: int, variant: str, seed: int, every: int = 40) -> Iterator[Table]:
    """A game of large families, seen at every so many choices and at its end."""
    found: Table = Table(RULES, seats, {"variant": variant}, seed)
    chance = random.Random(seed)
    for n in range(2000):
        if n % every == 0 or found.decision is None:
            yield found
        if found.decision is None:
            return
        options = found.decision.options
        fruitful = [choice for choice in options if choice.tag in FRUITFUL or choice.wire() == ("live", "birth")]
        found.choose(chance.choice(fruitful or list(options)))


def printed(drawn: object, width: int = 80) -> str:
    console = Console(width=width, record=True, file=None, quiet=True)
    with console.capture() as caught:
        console.quiet = False
        console.print(drawn)
    return caught.get()


@pytest.mark.parametrize(("seats", "variant"), KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_position_is_drawn_with_everybody_in_it(seats: int, variant: str, language: str) -> None:
    texts, said = Texts(language), Texts(language, "legacy")
    for found in game(seats, variant, seed=seats, every=90):
        view = found.view(0)
        for width in (80, 120, 160):
            shown = printed(terminal.draw(view, texts, NAMES[:seats], width), width)
            assert max(map(len, shown.splitlines())) <= width
            assert "…" not in shown
            assert all(mark in shown for mark in MARKS[:seats])
            for house in view.houses:
                mates = [one.mate for one in house.family] + [one.friend for one in house.tree]
                assert all(said(f"friend-{name}") in shown for name in mates if name)
            for drawn in (terminal.brief, terminal.picture, terminal.houses):
                lines = printed(drawn(view, texts, NAMES[:seats], width), width).splitlines()
                assert max(map(len, lines)) <= width


@pytest.mark.parametrize(("seats", "variant"), KINDS)
def test_everybody_stands_in_a_tree_once(seats: int, variant: str) -> None:
    for found in game(seats, variant, seed=7, every=50):
        view = found.view(0)
        for house in view.houses:
            shown = printed(tree(view, LEGACY, house, 120), 200)
            for number in range(max(len(house.family), len(house.tree))):
                assert len([1 for word in ("♀", "♂") if f" {number} {word}" in f" {shown}"]) == 1, (number, shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names_and_a_spectator_has_no_hand(language: str) -> None:
    found = next(game(2, "standard", seed=1))
    texts, said = Texts(language), Texts(language, "legacy")
    mine = terminal.parts(found.view(0), texts, NAMES[:2])
    theirs = terminal.parts(found.view(None), texts, NAMES[:2])
    assert set(mine) - set(theirs) == {said("hand")}
    assert all(printed(part) for part in mine.values())


def test_children_of_two_marriages_stand_under_their_mothers() -> None:
    view = widower()
    lines = printed(tree(view, LEGACY, view.houses[0], 60), 120).splitlines()
    assert "∞ Ann † ∞ Nancy" in lines[0]
    bare = [line.replace("│", " ").split() for line in lines]
    ann, nancy = bare.index(["∞", "Ann"]), bare.index(["∞", "Nancy"])
    first, second, third = (next(n for n, words in enumerate(bare) if str(one) in words[:3]) for one in (1, 2, 3))
    assert 0 < ann < first < second < nancy < third


def test_a_family_grows_downwards_with_promises_and_the_dead() -> None:
    s = table(2)
    add(s, 0, "boy", 2, mate="vera")
    add(s, 0, "gossip", 3, mate="otto", parent=1, promised=True)
    view = RULES.view(s, 0)
    shown = printed(terminal.draw(view, TEXTS, NAMES[:2]))
    assert "♂ ∞ Vera" in shown
    assert "♀ Gossip ✉ Otto" in shown
    assert [line[2:6].strip() for line in shown.splitlines() if "✉" in line and "│" in line] == [ROMAN[2]]


def test_hidden_things_are_not_drawn_for_others() -> None:
    s = table(2)
    hold(s, 1, "roger")
    assert "Roger" not in printed(terminal.draw(RULES.view(s, 0), TEXTS, NAMES[:2]))
    assert "Roger" in printed(terminal.draw(RULES.view(s, 1), TEXTS, NAMES[:2]))


def test_a_used_place_of_the_town_bears_the_mark_of_the_house() -> None:
    view = replace(RULES.view(table(2), 0), closed={"title": Standing(1, False), "doctor": Standing(0, True)})
    shown = printed(town(view, LEGACY))
    assert f"{MARKS[1]} Title (used)".lower() in shown.lower()
    assert f"{MARKS[0]}+ Doctor (used)".lower() in shown.lower()


def test_a_turn_is_listed_place_by_place() -> None:
    s = table(2)
    hold(s, 0, "sophie vera")
    d = question(s)
    shown, count = terminal.menu(d, RULES.view(s, 0), [""] * len(d.options), TEXTS)
    assert count == len(d.options)
    lines = printed(shown).splitlines()
    assert [line.split()[0] for line in lines if line[1:2].strip()] == ["Marry", "Own", "Main"]
    assert "Sophie ¤+4" in lines[0]


def test_what_a_choice_costs_and_brings_is_told_before_it_is_made() -> None:
    view = RULES.view(table(2), 0)
    told = [
        terminal.outcome(view, RULES.choice(words), 0, None, TEXTS)
        for words in (("acquire", "count"), ("plead", "large"), ("visit", "two"), ("wish", "girl"), ("wish", "any"))
    ]
    assert told == ["¤−4 ☺−2 → ♔+2, ⊕+1", "¤+4 ★−1 ☺−1", "☺+2 ¤−1", "★−1", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told(language: str) -> None:
    view, texts = RULES.view(table(2), 0), Texts(language)
    words = [*[("take", name) for name in FRIENDS], *[("claim", name) for name in MISSIONS]]
    words += [*[("acquire", name) for name in TITLES], *[("give", name) for name in CONTRIBUTIONS]]
    assert all(terminal.outcome(view, RULES.choice(word), 0, None, texts) for word in words)
    assert all(goals(view, Texts(language, "legacy"), name) for name in MENTORS)


def test_every_event_named_quiet_or_loud_is_one() -> None:
    assert set(RULES.events) >= terminal.QUIET | terminal.LOUD

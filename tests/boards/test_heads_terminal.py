"""Heads of State in the terminal: any position, in every language, within the width."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from rich.console import Console

from cadency.boards.heads_of_state import terminal
from cadency.boards.heads_of_state.words import signs
from cadency.boards.kit.terminal import HOUSES, MARKS, named, told
from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.names import SECTORS
from cadency.kernel.engine import apply
from cadency.kernel.words import Choice
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts

NAMES = ["Isolde", "Bertrand", "Maja", "Tomasz", "Ute"]
TEXTS = Texts("en")


def game(seats: int, seed: int, every: int = 40, upto: int = 700) -> Iterator[Table]:
    """A random game that likes to create nobles, seen at every so many choices."""
    table = Table(RULES, seats, {}, seed, None)
    chance = random.Random(seed)
    for n in range(upto):
        if n % every == 0 or table.decision is None:
            yield table
        if table.decision is None:
            return
        options = table.decision.options
        lively = [choice for choice in options if choice.tag in ("raise", "settle", "play")]
        table.choose(chance.choice(lively or list(options)), table.decision.seat)


def printed(drawn: object, width: int = 80) -> str:
    console = Console(width=width, record=True, file=None, quiet=True)
    with console.capture() as caught:
        console.quiet = False
        console.print(drawn)
    return caught.get()


@pytest.mark.parametrize("seats", [2, 5])
def test_any_position_is_drawn(seats: int) -> None:
    for table in game(seats, seed=seats, every=90):
        for width in (80, 160):
            shown = printed(terminal.draw(table.view(0), TEXTS, NAMES[:seats], width), width)
            assert max(map(len, shown.splitlines())) <= width
            assert all(signs("en")(f"sign-sector-{sector}") in shown for sector in SECTORS)
            assert all(mark in shown for mark in MARKS[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names_and_a_spectator_has_no_hand(language: str) -> None:
    table = next(game(3, seed=1))
    texts = Texts(language)
    mine = terminal.parts(table.view(0), texts, NAMES[:3])
    theirs = terminal.parts(table.view(None), texts, NAMES[:3])
    assert [*mine] == [*theirs, signs(language)("sign-hand")]
    assert all(printed(part) for part in mine.values())


def test_what_a_choice_brings_is_told_before_and_comes_true() -> None:
    seen = set()
    for seed in range(4):
        for table in game(2, seed, every=1):
            decision = table.decision
            if decision is None or decision.kind not in ("court.settle", "treason.settle"):
                continue
            before, seat, choice = table.view(decision.seat), decision.seat, decision.options[0]
            told = outcome(table, choice)
            state = RULES.imagine(before, random.Random(0), table.setup.content)
            apply(state, choice)
            gain = RULES.view(state, seat).houses[seat].score - before.houses[seat].score
            assert told == (f"+{gain}★" if gain else "")
            seen.add(gain)
    assert len(seen) > 3


def outcome(table: Table, choice: Choice) -> str:
    assert table.decision is not None
    seat = table.decision.seat
    return terminal.outcome(table.view(seat), choice, seat, table.setup.content, TEXTS)


def test_the_map_is_the_menu_of_slots() -> None:
    kinds = set()
    for table in game(4, seed=2, every=1):
        if table.decision is None:
            break
        decision = table.decision
        view = table.view(decision.seat)
        told = [outcome(table, choice) for choice in decision.options]
        drawn, shown = terminal.menu(decision, view, told, TEXTS)
        if shown:
            kinds.add(decision.kind)
            assert shown == len(decision.options)
            assert all(f"{n} " in printed(drawn, 200) for n in range(1, shown + 1))
    assert {"court.settle", "treason.target"} <= kinds


def test_every_house_has_a_mark_of_its_own() -> None:
    assert len(set(MARKS)) == len(set(HOUSES)) == 5
    assert named(4, NAMES).plain.strip().endswith("Ute")
    assert told({"event": "killed", "seat": 1}, "gone", terminal.LOUD).plain == f"{MARKS[1]} gone"
    assert told({"event": "round"}, "new", terminal.LOUD).plain == "  new"

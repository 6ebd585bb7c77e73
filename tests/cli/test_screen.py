"""The terminal fits: what is shown at 80×24, 120×40 and 160 columns, in both games and three languages."""

from __future__ import annotations

import fcntl
import os
import random
import re
import select
import struct
import subprocess
import termios
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import cadency
from cadency.cli.files import Keeper
from cadency.cli.layout import scene
from cadency.cli.seating import names
from cadency.cli.session import Session
from cadency.cli.speech import speak
from cadency.table import Table
from tests.cli.command import PROGRAM, surroundings
from tests.cli.command import cadency as command
from tests.support import open_terminal, seeds

SIZES = ((80, 24), (120, 40), (160, 40))
LANGUAGES = ("en", "fr", "de")
TABLES = [
    (game, seats) for game in cadency.GAMES for seats in (cadency.rules(game).seats[0], cadency.rules(game).seats[-1])
]
PANEL = "╭─ "


@cache
def moments(game: str, seats: int, seed: int) -> tuple[str, ...]:
    """A game at random, kept at some of the questions to the first seat, each as a save."""
    table, rng = cadency.open_table(game, seats, seed=seed), random.Random(seed)
    kept = []
    while (decision := table.decision) is not None:
        if decision.seat == 0 and rng.random() < 0.05:
            kept.append(table.save())
        table.choose(rng.choice(decision.options))
    return tuple(kept)


def sitting(table: Table, lang: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setenv("COLUMNS", str(size[0]))
    monkeypatch.setenv("LINES", str(size[1]))
    who = ["me:Adelheid", *["squire"] * (table.seats - 1)]
    texts = speak(lang, table.rules.id)
    session = Session(table, who, names(who, texts), texts, Keeper(table), resumed=False)
    session.told = max(0, table.version - 12)
    session.new = False
    return session


def printed(thing: RenderableType, size: tuple[int, int]) -> list[str]:
    console = Console(width=size[0], height=size[1], highlight=False, emoji=False, markup=False)
    with console.capture() as drawn:
        console.print(thing)
    return drawn.get().removesuffix("\n").split("\n")


def words(lines: list[str]) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", "\n".join(lines)))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_and_what_belongs_to_it_fit_the_screen_with_every_word_whole(
    lang: str, game: str, seats: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in seeds(1, 20):
        for n, save in enumerate(moments(game, seats, seed)):
            if n % len(LANGUAGES) != LANGUAGES.index(lang) and seed == 0:
                continue  # each moment in one of the languages
            table = cadency.replay(save)
            session = sitting(table, lang, size, monkeypatch)
            decision = table.decision
            assert decision is not None
            told = [session.line(event, 0) for event in session.news(0)]
            shown = printed(scene(session, decision, told, session.asked(decision)), size)
            assert max(len(line) for line in shown) <= size[0]
            if len(decision.options) <= 12:
                assert len(shown) + 1 <= size[1], "\n".join(shown)  # a line for the answer
            board, view, texts = session.board, table.view(0), session.texts
            drawn = [board.draw(view, texts, session.names, width) for width in (80, 400)]
            whole: set[str] = set()
            for thing in (
                *drawn,
                board.houses(view, texts, session.names, 400),
                session.asked(decision),
                *session.log(0),
            ):
                whole |= words(printed(thing, (400, 40)))
            whole |= words([texts("play-more", count=count, command=texts("word-log")) for count in (1, 2)])
            shown += printed(board.draw(view, texts, session.names, size[0]), size)
            assert words(shown) - whole - {texts("board-log")} == set()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_board_is_shown_where_there_is_room_and_else_on_request(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = cadency.open_table(game, seats, seed=3)
    while table.decision is not None and table.decision.seat != 0:
        table.choose(table.decision.options[0])
    shown = {}
    for size in SIZES:
        session = sitting(table, "en", size, monkeypatch)
        assert table.decision is not None
        told = [session.line(event, 0) for event in session.news(0)]
        shown[size] = printed(scene(session, table.decision, told, session.asked(table.decision)), size)
        assert sum("Adelheid" in line for line in shown[size]) >= 2  # her house, and her question
    assert not any(PANEL in line for line in shown[80, 24])
    assert any(PANEL in line for line in shown[120, 40])
    assert not any("Log" in line for line in shown[120, 40])
    beside = [line for line in shown[160, 40] if "╭─ Log ─" in line]
    assert len(beside) == 1
    assert beside[0].index("╭─ Log ─") >= 116


@pytest.mark.parametrize("game", cadency.GAMES)
def test_no_line_ends_with_blanks_when_nobody_looks(game: str, tmp_path: Path) -> None:
    typed = "1\nhelp\nboard\nwhy\nrules\nlog\n1\nquit\n"
    seated = "me" + ",page" * (cadency.rules(game).seats[0] - 1)
    played = command("play", game, "--seats", seated, "--seed", "8", "--save", "g", where=tmp_path, typed=typed)
    told = [played, command("replay", "g", "--at", "3", where=tmp_path), command("rules", game, where=tmp_path)]
    assert [line for done in told for line in done.stdout.split("\n") if line != line.rstrip()] == []


def test_a_real_terminal_of_80_by_24_shows_the_whole_question(tmp_path: Path) -> None:
    outer, inner = open_terminal()
    fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    env = {name: value for name, value in surroundings("en").items() if name not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [*PROGRAM, "play", "village", "--seats", "me:Ada,page,page,page", "--seed", "7"],
        cwd=tmp_path,
        env={**env, "TERM": "xterm-256color"},
        stdin=inner,
        stdout=inner,
        stderr=inner,
        start_new_session=True,
    )
    os.close(inner)
    seen = answer(outer, "", "Ada > ")
    seen = answer(outer, "1\n", "Ada > ")
    answer(outer, "quit\n", "--resume")
    process.wait(240)
    os.close(outer)
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen).replace("\r", "")
    question = plain.split("\n")
    assert len(question) <= 24
    assert all(len(line) <= 80 for line in question)
    assert "(V-" in plain


def answer(terminal: int, typed: str, wait_for: str) -> str:
    """Type a line, and read until this is on the screen."""
    os.write(terminal, typed.encode())
    seen = ""
    while wait_for not in seen.removeprefix(typed):
        ready, _, _ = select.select([terminal], [], [], 240)
        assert ready, seen
        seen += os.read(terminal, 4096).decode("utf-8", "replace")
    return seen

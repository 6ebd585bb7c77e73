"""The log on a table's page: to its reader, in the past, with pieces as pictures that carry their words."""

from __future__ import annotations

import random
import re

import pytest

import cadency
from cadency.server.pages.faces import face
from cadency.server.pages.scene import Kind, Scene
from cadency.server.pages.tale import Log, happened
from cadency.server.pages.words import texts_of
from cadency.texts import LANGUAGES
from cadency.texts.book import MARKED
from tests.server.hosted import hosted

NAMES = ["Ada", "Bea & Co", "Cai"]


def scene_of(game: str, lang: str, answers: int) -> Scene:
    """Seat 0's scene after so many random answers."""
    table, rng = cadency.open_table(game, 3, seed=4), random.Random(4)
    for _ in range(answers):
        if table.decision is not None:
            table.choose(rng.choice(table.decision.options))
    texts = texts_of(lang, game)
    return Scene(hosted(NAMES), table, Kind(0, lang), table.view(0), texts, NAMES, table.decision, [], at=1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", cadency.GAMES)
def test_lines_show_pieces_that_carry_their_words(game: str, lang: str) -> None:
    scene = scene_of(game, lang, 150)
    telling = face(game).TELLING
    lines = Log().follow(scene, telling).things
    pictured = [line for line in lines.values() if 'class="pic"' in line]
    assert len(pictured) > len(lines) / 4
    for line in lines.values():
        assert not re.search("[\ue000-\ue002]", line)
        assert "Bea & Co" not in line  # names are escaped
        words = re.findall(r'<span class="pic" title="([^"]+)">', line)
        assert words == re.findall(r'<span class="vh">([^<]+)</span></span>', line)
    you = scene.texts("log-you")
    assert any(f"<b>{you}</b>" in line and 'data-seat="0"' in line for line in lines.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", cadency.GAMES)
def test_a_moment_is_told_in_words(game: str, lang: str) -> None:
    for answers in (0, 1, 20, 41):
        scene = scene_of(game, lang, answers)
        said = happened(scene, face(game).TELLING)
        assert said.endswith(".")
        assert not MARKED.search(said)

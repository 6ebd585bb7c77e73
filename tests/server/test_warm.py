"""What is ready before the first page is asked for."""

import subprocess
import sys

import cadency
from cadency.server.pages.render import compile_all
from cadency.server.pages.warm import warm
from cadency.server.pages.words import texts_of


def test_every_template_can_be_compiled() -> None:
    assert {"table.html", "home.html", "parts/prompt.html", "parts/village/desk.html"} <= set(compile_all())


def test_the_words_of_every_game_are_read_before_anybody_asks() -> None:
    warm()
    read = texts_of.cache_info().misses
    for game in (None, *cadency.GAMES):
        assert texts_of("en", game)("site")
    assert texts_of.cache_info().misses == read


def test_a_process_in_which_bots_think_carries_neither_web_nor_store() -> None:
    asked = "import sys, cadency.server.thinking; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()
    assert "cadency.bots" in found
    assert not {"litestar", "sqlalchemy", "alembic"} & set(found)

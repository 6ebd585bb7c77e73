"""What the first page of a server would have to read and compile, done before anybody waits for it."""

from __future__ import annotations

from importlib.util import find_spec

import cadency
from cadency.server.pages.faces import face
from cadency.server.pages.ground import definitions
from cadency.server.pages.render import compile_all
from cadency.server.pages.words import texts_of
from cadency.texts import LANGUAGES


def warm() -> None:
    """Every template, and the words and drawings of each game in the first language. Of the others only the words are
    missing then, a few hundredths of a second."""
    compile_all()
    texts_of(LANGUAGES[0], None)
    for game in cadency.games():
        if find_spec(f"cadency.server.pages.{game['id']}") is not None:
            face(game["id"])
            texts_of(LANGUAGES[0], game["id"])
            definitions(game["id"])

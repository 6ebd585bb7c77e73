"""The games as cards: on the start page, on the form for a new table, on the shelf of rules."""

from __future__ import annotations

from typing import Any

import cadency
from cadency.server.pages.faces import face
from cadency.server.pages.reader import Reader
from cadency.texts import Texts


def minutes(game: str, t: Texts) -> str:
    """About how long a game takes."""
    return t(f"minutes-{game}") if f"minutes-{game}" in t else t("minutes")


def cards(reader: Reader) -> list[dict[str, Any]]:
    return [_card(game, reader) for game in cadency.games()]


def _card(game: dict[str, Any], reader: Reader) -> dict[str, Any]:
    name = game["id"]
    t, shown = reader.texts(name), face(name)
    return {
        "id": name,
        "name": t(f"game-{name}"),
        "about": t(f"game-{name}-about") if f"game-{name}-about" in t else "",
        "first": game["seats"][0],
        "last": game["seats"][-1],
        "minutes": minutes(name, t),
        "tips": [(sign, t(f"tip-{n}")) for n, sign in enumerate(shown.tips(), 1)],
    }

"""What the report carries in itself: letters, the logo, faces, lozenges of strength, the signs of things."""

from __future__ import annotations

import base64
import re
from functools import cache
from html import escape
from typing import Any

import cadency
from cadency.arena.plan import ROOT
from cadency.arena.players import STRENGTH
from cadency.boards.kit import icon, symbols
from cadency.plugins import part
from cadency.texts import Texts

STATIC = ROOT / "server" / "static"  # the pages' own art; no code of theirs
FRAME = "M11 1.5H89A9.5 9.5 0 0 0 98.5 11V89A9.5 9.5 0 0 0 89 98.5H11A9.5 9.5 0 0 0 1.5 89V11A9.5 9.5 0 0 0 11 1.5Z"
INK = "#33241a"
LETTERS = (
    ("Alegreya", 500, "normal"),
    ("Alegreya", 500, "italic"),
    ("Alegreya", 800, "normal"),
    ("Alegreya Sans", 500, "normal"),
    ("Alegreya Sans", 800, "normal"),
)
GUEST = "scroll-unfurled"


def letters() -> str:
    """The faces of type, inside the file."""
    found = ""
    for family, weight, style in LETTERS:
        name = f"{family.lower().replace(' ', '-')}-latin-{weight}-{style}.woff2"
        data = base64.b64encode((STATIC / "fonts" / name).read_bytes()).decode()
        found += (
            f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};'
            f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
        )
    return found


def logo(size: int) -> str:
    drawn = (STATIC / "img" / "logo.svg").read_text("utf-8")
    return re.sub(r' width="\d+" height="\d+"', f' width="{size}" height="{size}" aria-hidden="true"', drawn, count=1)


def definitions(players: list[str], signs: set[str]) -> str:
    """Faces and signs, drawn once and shown wherever they are needed."""
    shapes = "".join([_symbol(player) for player in players])
    shapes += symbols({GUEST, *signs})
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{shapes}</defs></svg>'


def face(player: str, size: int) -> str:
    """Whoever is not one of ours has a dashed frame and a scroll."""
    inner = f'<use href="#bot-{player}" width="100" height="100"/>'
    if not _drawn(player):
        frame = f'<path d="{FRAME}" fill="#f3e8cf" stroke="{INK}" stroke-width="3" stroke-dasharray="8 6"/>'
        inner = frame + icon(GUEST, 50, 50, 60)
    return f'<svg width="{size}" height="{size}" viewBox="0 0 100 100" aria-hidden="true">{inner}</svg>'


def lozenges(player: str, words: str) -> str:
    """Strength, one to five of five."""
    drawn = ""
    for n in range(5):
        fill = INK if n < STRENGTH[player] else "none"
        drawn += f'<path d="M{5 + 10 * n} 1l4 5-4 5-4-5z" fill="{fill}" stroke="{INK}" stroke-width="1"/>'
    return f'<svg width="50" height="12" role="img" aria-label="{escape(words)}">{drawn}</svg>'


def sign(name: str, size: int = 19) -> str:
    """The sign of a thing; a small lozenge where there is none."""
    half = size / 2
    inner = icon(name, half, half, size)
    if not name:
        inner = f'<path d="M{half} {half - 4}l4 4-4 4-4-4z" fill="none" stroke="{INK}" stroke-width="1.2"/>'
    return f'<svg width="{size}" height="{size}" aria-hidden="true">{inner}</svg>'


@cache
def _drawn(player: str) -> str:
    file = STATIC / "img" / "bots" / f"{player}.svg"
    return file.read_text("utf-8") if player in STRENGTH and file.exists() else ""


def _symbol(player: str) -> str:
    """A face without its own frame; ids within it are made its own."""
    inner = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", _drawn(player))
    inner = re.sub(r'(id="|url\(#)(\w+)', rf"\g<1>{player}-\g<2>", inner)
    return f'<symbol id="bot-{player}" viewBox="0 0 100 100">{inner}</symbol>' if inner else ""


class Signs:
    """The sign that a game's board has for a noun, by its name or by what it is called."""

    def __init__(self, game: str, seats: int, options: dict[str, str], language: str) -> None:
        self.texts = Texts(language, game)
        table = cadency.open_table(game, seats, 0, **options)
        board: Any = part("cadency.boards", game, "things")
        self.things = board.things(table.view(None), self.texts)
        self.called = {thing.name.lower(): thing.sign for thing in self.things.values() if thing.sign}

    def of(self, noun: str) -> str:
        for name in (noun, noun.partition("-")[2]):
            if name in self.things and self.things[name].sign:
                return str(self.things[name].sign)
        return str(self.called.get(self.texts(noun).lower(), ""))

"""What a page carries: the shapes that its drawings refer to, and no others."""

from __future__ import annotations

import random
import re

import pytest

from cadency.boards.kit.icons import names
from cadency.server.pages.scene import look_at
from cadency.server.pages.sheet import sheet
from tests.server.support import Game, Running
from tests.server.test_parts import KINDS, played

DRAWN = re.compile(r'href=\\?"#([\w-]+)|url\(#([\w-]+)\)')
HELD = re.compile(r'\bid=\\?"([\w-]+)')


def refers_to(html: str) -> set[str]:
    """The shapes that drawings are made of; not the clauses that links lead to."""
    links = re.sub(r"<a\b[^>]*>", "", html)
    return {one or other for one, other in DRAWN.findall(links)}


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/rules/village", "/licences", "/forget", "/nowhere"])
def test_a_page_brings_just_the_icons_that_it_shows(lite: Running, path: str) -> None:
    html = lite.http.get(path, headers={"Accept": "text/html"}).text
    held = set(re.findall(r'<symbol id="i-([\w-]+)"', html))
    assert held == set(re.findall(r'"#i-([\w-]+)"', html))
    faces = set(re.findall(r'<symbol id="bot-([\w-]+)"', html))
    assert faces == set(re.findall(r'"#bot-([\w-]+)"', html))
    assert "<!-- definitions -->" not in html


@pytest.mark.parametrize("game", ["village", "heads_of_state", "dynasties", "legacy"])
def test_a_room_that_changes_with_the_form_finds_its_shapes_on_the_page(lite: Running, game: str) -> None:
    held = set(HELD.findall(lite.http.get("/new").text))
    for kind in ("friend", "bot-page", "bot-duke", "screen", "none"):
        wish = {"game": game, "seat0": "me", "seat1": kind, "seat2": kind}
        room = lite.http.get("/new/summary", params=wish).text
        assert refers_to(room) <= held | set(HELD.findall(room))


@pytest.mark.parametrize(("game", "seats"), [("village", 4), ("heads_of_state", 5), ("dynasties", 5), ("legacy", 4)])
def test_whatever_a_game_brings_finds_its_shapes_on_the_page_of_its_table(lite: Running, game: str, seats: int) -> None:
    table = Game(lite, [{"kind": "human", "name": f"N{seat}"} for seat in range(seats)], game=game, public=True)
    page = lite.http.get(f"/tables/{table.id}", headers={"Accept": "text/html"}).text
    held = set(HELD.findall(page))
    address = re.findall(r'data-things="([^"]+)"', page)[0]
    assert refers_to(page) <= held
    assert refers_to(lite.http.get(address).text) <= held
    icons = {name for name in held if name.startswith("i-")}
    assert len(icons) < len(names()) / 2 + 2  # of all games' icons, this game's
    missed = set()
    for place, live in enumerate(played(game, seats, 3)):
        for kind in KINDS[place % 3 :: 3]:  # what is drawn at all is drawn for a while
            drawn = "".join(part.html for part in sheet(look_at(live, kind), ()).parts.values())
            missed |= refers_to(drawn) - held - set(HELD.findall(drawn))
    assert not missed
    table.play(random.Random(3))
    for query in ("", "?board=true", "?at=20"):
        ended = lite.http.get(f"/tables/{table.id}{query}", headers={"Accept": "text/html"}).text
        assert refers_to(ended) <= set(HELD.findall(ended)), query
        assert refers_to(ended) - set(HELD.findall(ended.split("</defs></svg>", 1)[1])) <= held


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_table_brings_the_faces_of_its_own_bots_and_no_others(lite: Running, lang: str) -> None:
    bots = [{"kind": "bot", "name": "Odo", "level": "knight"}, {"kind": "bot", "name": "Maja", "level": "page"}]
    seats = [{"kind": "human", "name": "Ada"}, *bots]
    table = Game(lite, seats, public=True)
    headers = {"Accept": "text/html", "Accept-Language": lang}
    for path in (f"/tables/{table.id}", "/new?game=village&seat1=bot&level1=knight&seat2=bot-page&seat3=none"):
        page = lite.http.get(path, headers=headers).text
        assert refers_to(page) <= set(HELD.findall(page)), path
        held = set(re.findall(r'<symbol id="bot-(\w+)"', page))
        assert held == ({"knight", "page"} if "tables" in path else {"page", "squire", "knight", "baron", "duke"})

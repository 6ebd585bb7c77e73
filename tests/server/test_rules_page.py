"""The rules in the browser: figures, search, glossary and the aid, over real HTTP."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import pytest

import cadency
from cadency.aids.figures import shelf
from cadency.server.pages import figures
from cadency.texts import LANGUAGES
from tests.server.support import Running

IMAGE = re.compile(
    r'<figure><img src="(/rules/[\w/-]+\.svg)" alt="([^"]+)" width="(\d+)" height="(\d+)" loading="lazy"'
)
HTML = {"Accept": "text/html"}


@pytest.mark.parametrize("game", ["village", "legacy"])
def test_figures_come_one_by_one_when_they_are_looked_at_and_are_kept_by_the_browser(lite: Running, game: str) -> None:
    page = lite.http.get(f"/rules/{game}", headers=HTML).text
    shown = IMAGE.findall(page)
    assert len(shown) == len(shelf(game).figure)
    assert len(page) < 250_000
    answer = lite.http.get(shown[0][0])
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("<svg ")
    plain = lite.http.get(shown[0][0], headers={"Accept-Encoding": "identity"})
    assert plain.text == answer.text
    stale = lite.http.get(re.sub(r"-[0-9a-f]{12}\.svg", "-000000000000.svg", shown[0][0]))
    assert stale.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/rules/village/figures/zeppelin/en-0.svg",
        "/rules/village/figures/turn/xx-0.svg",
        "/rules/village/aid/xx-0.svg",
        "/rules/nowhere/figures/turn/en-0.svg",
        "/rules/nowhere/aid/en-0.svg",
    ],
)
def test_a_figure_that_is_not_there_is_said_not_to_be(lite: Running, path: str) -> None:
    assert lite.http.get(path, headers=HTML).status_code in (404, 422)


def test_all_figures_and_aids_of_all_languages_find_room_where_they_are_kept() -> None:
    games = sorted(cadency.GAMES)
    assert (
        figures.drawn.cache_info().maxsize == figures.KEPT >= len(LANGUAGES) * sum(len(shelf(g).figure) for g in games)
    )
    assert figures.sheet.cache_info().maxsize == figures.AIDS >= len(LANGUAGES) * len(games)


def test_past_the_limit_the_picture_looked_at_longest_ago_is_drawn_again_and_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at: dict[str, list[tuple[str, ...]]] = {
        "drawn": [("village", shown.id, "en") for shown in shelf("village").figure[:3]],
        "sheet": [("village", language) for language in LANGUAGES],
    }
    for name, keys in looked_at.items():
        small = lru_cache(2)(getattr(figures, name).__wrapped__)
        monkeypatch.setattr(figures, name, small)
        told = [_picture(key) for key in keys]
        assert len(set(told)) == 3
        assert small.cache_info()[:2] == (0, 3)
        assert small.cache_info().currsize == 2
        assert [_picture(key) for key in keys[1:]] == told[1:]  # these are kept
        assert small.cache_info()[:2] == (2, 3)
        assert _picture(keys[0]) == told[0]  # and this is drawn again, in the place of the second
        assert small.cache_info()[:2] == (2, 4)
        assert _picture(keys[2]) == told[2]
        assert small.cache_info()[:2] == (3, 4)


def _picture(key: tuple[str, ...]) -> bytes:
    return figures.kept_picture(key[0], key[1] if len(key) == 3 else "", key[-1])


def test_a_page_that_asks_for_one_picture_many_times_at_once_has_it_drawn_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(figures, "drawn", lru_cache(2)(figures.drawn.__wrapped__))
    key = ("village", shelf("village").figure[0].id, "de")
    with ThreadPoolExecutor(8) as threads:
        told = set(threads.map(_picture, [key] * 8))
    assert len(told) == 1
    assert figures.drawn.cache_info()[:2] == (7, 1)


def test_without_a_script_the_search_is_a_form_that_shows_clause_heading_and_words(lite: Running) -> None:
    page = lite.http.get("/rules/legacy", params={"q": "Mentor", "lang": "de"}, headers=HTML).text
    assert re.search(r'href="/rules/legacy#L-2.4">L-2.4</a> <b>[^<]+</b>', page)
    assert "<mark>Förderer</mark>" in page
    assert 'id="clauses"' not in page
    nothing = lite.http.get("/rules/legacy", params={"q": "<b>", "lang": "de"}, headers=HTML).text
    assert "<mark>" not in nothing


def test_the_panel_beside_a_table_has_the_rules_without_figures(lite: Running) -> None:
    part = lite.http.get("/rules/village", headers={**HTML, "HX-Request": "true"}).text
    assert 'id="V-4.1"' in part
    assert "<figure>" not in part
    assert "<html" not in part


def test_the_aid_is_a_link_on_the_page_and_speaks_its_language(lite: Running) -> None:
    page = lite.http.get("/rules/dynasties", params={"lang": "fr"}, headers=HTML).text
    to = re.findall(r'href="(/rules/dynasties/aid/fr-[0-9a-f]+\.svg)"', page)
    answer = lite.http.get(to[0])
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "aide de jeu" in answer.text


def test_the_glossary_names_each_thing_in_three_languages_with_links_to_its_clauses(lite: Running) -> None:
    page = lite.http.get("/rules/village", params={"lang": "en"}, headers=HTML).text
    well = page[page.index("<dfn>Well</dfn>") :][:700]
    assert '<i lang="fr">Puits</i>' in well
    assert '<i lang="de">Brunnen</i>' in well
    assert 'href="/rules/village#V-4.5"' in well

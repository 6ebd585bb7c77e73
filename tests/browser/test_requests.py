"""What pages answer to whoever does not use them as meant. No browser is needed for this."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.support import Running

HTML = {"Accept": "text/html"}


@pytest.fixture
def ada(lite: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=lite.address, headers=HTML, follow_redirects=True, timeout=120) as client:
        yield client


@pytest.fixture(scope="session")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pages")
    running = Running(str(folder / "tables.db"), folder / "log")
    yield running
    assert running.stop() == 0
    assert '"status": 500' not in running.log.read_text()


def csrf(page: httpx.Response) -> str:
    found = re.search(r'name="csrf" value="(\w+)"', page.text)
    assert found is not None
    return found[1]


def opened(client: httpx.Client) -> tuple[str, str]:
    """A table against a bot: its path, and the secret of the page's forms."""
    secret = csrf(client.get("/"))
    page = client.post("/new", data={"csrf": secret, "game": "village", "seat1": "bot-page", "public": "yes"})
    assert page.status_code == 200
    return page.url.path, secret


def test_a_form_from_elsewhere_is_refused(ada: httpx.Client, lite: Running) -> None:
    table, secret = opened(ada)
    for data in ({}, {"csrf": "0" * 64}):
        assert ada.post("/play", data=data).status_code == 403
    assert ada.post("/play", data={"csrf": secret}, headers={"Origin": "https://elsewhere.example"}).status_code == 403
    with httpx.Client(base_url=lite.address, headers=HTML, timeout=120) as stranger:
        assert stranger.post(table + "/choose", data={"csrf": secret}).status_code == 403


def test_refusals_are_pages_in_the_readers_language(ada: httpx.Client) -> None:
    missing = ada.get("/tables/000000000000", headers={"Accept-Language": "de"})
    assert missing.status_code == 404
    assert "Hier ist nichts" in missing.text
    assert ada.get("/nothing").status_code == 404
    assert ada.get("/rules/chess").status_code == 422
    assert ada.get("/static/x/../secrets").status_code == 404
    assert ada.get("/boards/village/9/x.svg").status_code == 404
    assert ada.delete("/").status_code == 405
    assert "application/json" in ada.get("/api/nothing").headers["content-type"]


def test_wrong_answers_show_the_table_and_why(ada: httpx.Client) -> None:
    table, secret = opened(ada)
    version = re.findall(r'data-version="(\d+)"', ada.get(table).text)[0]
    common = {"csrf": secret, "version": version}
    assert ada.post(table + "/choose", data={**common, "choice": "{"}).status_code == 400
    assert ada.post(table + "/choose", data={**common, "choice": '["fly"]'}).status_code in (409, 422)
    assert ada.post(table + "/choose", data={"csrf": secret, "version": "x", "choice": '["skip"]'}).status_code == 400
    stale = ada.post(table + "/choose", data={**common, "version": "0", "choice": '["skip"]'})
    assert stale.status_code == 409
    assert "moved on" in stale.text
    assert ada.get(table, params={"at": 999_999}).status_code == 404
    assert ada.get(table, params={"at": -1}).status_code == 400
    assert ada.get(table, params={"seat": 1}).status_code == 403
    assert ada.post(table + "/undo/please", data=common).status_code == 404


def test_spectators_and_strangers_can_do_nothing(ada: httpx.Client, lite: Running) -> None:
    table, _ = opened(ada)
    with httpx.Client(base_url=lite.address, headers=HTML, timeout=120) as eve:
        secret = csrf(eve.get("/"))
        assert eve.get(table).status_code == 200
        for doing in ("choose", "undo", "say", "rematch", "stop"):
            sent = eve.post(f"{table}/{doing}", data={"csrf": secret, "version": "1", "choice": "[]", "text": "hm"})
            assert sent.status_code == 403, doing
        assert eve.get(table + "/join/nonsense").status_code == 403
        assert eve.get(table + "/sit/1").status_code == 409


def test_policy_and_caching(ada: httpx.Client) -> None:
    page = ada.get("/")
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert "unsafe" not in page.headers["content-security-policy"]
    assert page.headers["cache-control"] == "no-store"
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", page.text)
    style = re.findall(r'href="(/static/\w+/css/tokens.css)"', page.text)[0]
    assert "immutable" in ada.get(style).headers["cache-control"]
    table, _ = opened(ada)
    shown = ada.get(table).text
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", shown)
    land = re.findall(r'href="(/boards/village/2/\w+\.svg)"', shown)[0]
    assert ada.get(land).headers["content-type"].startswith("image/svg+xml")


def test_names_and_talk_are_never_markup(ada: httpx.Client) -> None:
    secret = csrf(ada.get("/"))
    wish = {"csrf": secret, "seat1": "bot-page", "name0": "<b>Eve</b>&"}
    page = ada.post("/new", data=wish)
    assert "<b>Eve</b>&" not in page.text
    assert "&lt;b&gt;Eve&lt;/b&gt;&amp;" in page.text
    said = ada.post(str(page.url.path) + "/say", data={"csrf": secret, "text": "<img src=x onerror=alert(1)>"})
    assert "<img src=x" not in said.text


def test_too_few_seats_are_explained(ada: httpx.Client) -> None:
    secret = csrf(ada.get("/"))
    page = ada.post("/new", data={"csrf": secret, "seat0": "me", "seat1": "none"})
    assert page.status_code == 422
    assert "2 to 4" in page.text


def test_too_many_requests_are_refused_in_words(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--rate", "1")
    with httpx.Client(base_url=server.address, headers=HTML, timeout=120) as client:
        refused = next(page for _ in range(50) if (page := client.get("/licences")).status_code != 200)
        assert refused.status_code == 429
        assert refused.headers["content-type"].startswith("text/html")
        assert "Too many requests" in refused.text
    assert server.stop() == 0

"""Whatever a browser, or somebody who pretends to be one, sends to the pages: a clear refusal, never a 500."""

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.server.support import Game, Running

FORM = "application/x-www-form-urlencoded"
NASTY = [
    b"%00",
    b"%ED%A0%80",
    b"%FF%FE",
    b"9" * 400,
    b"1e400",
    b"NaN",
    b"%5B" * 20_000,
    b"%7B%22a%22:" * 1000,
    b'["%5Cud800"]',
    b"%5B1" + b"0" * 5000 + b"%5D",
    b"%5B1e999%5D",
    b"%E2%80%AEadA",
    b"%D9%A3",
    b"%C2%B2",
    b"a%0D%0Ab",
    b"..%2F..",
]
SHORT = [value for value in NASTY if len(value) < 500]
QUERIES = (
    "q",
    "at",
    "seat",
    "watch",
    "lang",
    "place",
    "board",
    "game",
    "seat1",
    "name1",
    "option-market_end",
    "public",
)
HEADERS = ("Accept-Language", "Accept", "Last-Event-ID", "Authorization", "HX-Request", "Sec-Fetch-Site", "Origin")


class Browser:
    """Keeps cookies and the secret of its forms, and sends bytes as they are."""

    def __init__(self, server: Running) -> None:
        self.http = server.client(follow_redirects=False)
        self.http.headers["Accept"] = "text/html"
        self.csrf = re.findall(r'name="csrf" value="([^"]+)"', self.http.get("/new").text)[0]

    def post(self, path: str, body: bytes = b"", kind: str = FORM) -> httpx.Response:
        content = f"csrf={self.csrf}&".encode() + body
        return self.http.post(path, content=content, headers={"Content-Type": kind})

    def get(self, path: str, query: bytes = b"", **headers: str) -> httpx.Response:
        url = httpx.URL(str(self.http.base_url) + path, query=query) if query else path
        return self.http.get(url, headers=headers)

    def opened(self, body: bytes) -> str:
        return self.post("/new", body).headers["location"]


@pytest.fixture(scope="module")
def browser(lite: Running) -> Iterator[Browser]:
    found = Browser(lite)
    yield found
    found.http.close()


@pytest.fixture(scope="module")
def table(browser: Browser) -> str:
    return browser.opened(b"game=village&seat0=me&seat1=screen&public=yes")


def well(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text[:300]


def version(browser: Browser, table: str) -> int:
    return int(re.findall(r'data-version="(\d+)"', browser.get(table).text)[0])


@pytest.mark.parametrize(
    "choice", [b'["%5Cud800"]', b"%5B" * 20_000, b'["take",["%5Cud800"]]', b"%5B1e999%5D", b"x"], ids=range(5)
)
def test_a_choice_that_cannot_be_read_is_refused(browser: Browser, table: str, choice: bytes) -> None:
    body = f"version={version(browser, table)}&key=k&choice=".encode() + choice
    answer = browser.post(f"{table}/choose", body)
    assert answer.status_code == 400
    assert "choice" in answer.text


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/play", ("game",)),
        ("/new", ("game", "seat0", "seat1", "name0", "name1", "public", "option-market_end", "language")),
        ("{table}/choose", ("choice", "version", "key")),
        ("{table}/undo", ("version",)),
        ("{table}/undo/ask", ("version",)),
        ("{table}/say", ("text",)),
        ("{table}/stop", ("csrf",)),
    ],
)
def test_a_field_can_hold_anything(browser: Browser, table: str, path: str, fields: tuple[str, ...]) -> None:
    now = version(browser, table)
    for name in fields:
        given = {"game": "village", "version": str(now), "key": "k", "choice": '["skip"]'}
        given.pop(name, None)
        rest = "&".join(f"{key}={value}" for key, value in given.items()).encode()
        for value in NASTY:
            one = f"&{name}=".encode() + value
            well(browser.post(path.format(table=table), rest + one))
        well(browser.post(path.format(table=table), rest + 5 * f"&{name}=x".encode()))


@pytest.mark.parametrize("kind", ["multipart/form-data", "multipart/form-data; boundary=", "text/plain", "x;x=x", ""])
def test_a_form_of_another_kind_is_refused(browser: Browser, kind: str) -> None:
    assert 400 <= browser.post("/play", kind=kind).status_code < 500


def test_a_form_has_only_so_many_fields(browser: Browser, table: str) -> None:
    answer = browser.post(f"{table}/say", b"&".join(b"a" for _ in range(30_000)))
    assert answer.status_code == 400
    assert "100" in answer.text


def test_an_address_can_hold_anything(browser: Browser, table: str) -> None:
    for path in ("/new/summary", "/rules", "/boards/village/2/x", f"{table}/record"):
        for name in QUERIES:
            for value in SHORT:
                well(browser.get(path, name.encode() + b"=" + value))
    for path in ("/tables/%s", f"{table}/join/%s", f"{table}/undo/%s", f"{table}/sit/%s", "/rules/%s", "/static/x/%s"):
        for value in (*SHORT, b"%2F", b"%252e", b"\xc3\xa9"):
            for method in ("GET", "POST"):
                well(browser.http.request(method, path % value.decode()))
    for path in ("/boards/%s/2/x", "/boards/village/%s/x", f"{table}/seats/%s/invite", "/%s"):
        for value in SHORT:
            well(browser.post(path % value.decode()))
            well(browser.get(path % value.decode()))


def test_headers_and_cookies_can_hold_anything(browser: Browser, lite: Running) -> None:
    values = [b"\xff\xfe", b"en;q=9e999", b"en;q=nan", b",,;;", b'"', b"Bearer \xff", b"http://[", b"9" * 5000]
    stranger = lite.http
    for name in HEADERS:
        for value in values:
            well(stranger.get("/new/summary", headers=[(name.encode(), value)]))
            well(stranger.post("/play", headers=[(name.encode(), value)]))
    jar = "; ".join(f"{kept.name}={kept.value}" for kept in browser.http.cookies.jar if kept.path == "/").encode()
    odd = [b"name=%00", b"name=%ED%A0%80", b"lang=\xff", b"cadency=\xff", b"narrow=9", b"links=" + b"%5B" * 3000]
    odd += [b"links=%7B%22a%22%3A%22%2Ftables%2F%5Cud800%22%7D", b"links=%FF", b"name=%E2%80%AEadA", b";;==;"]
    for cookie in odd:
        for path in ("/new", "/new/summary"):
            answer = stranger.get(path, headers=[(b"cookie", jar + b"; " + cookie)])
            well(answer)
            assert "\u202e" not in answer.text


def test_a_name_is_what_it_looks_like(browser: Browser, lite: Running) -> None:
    unseen = "\u202e\u200b\u2066\ufeff\u3164\u200d\u00ad\n"
    for letter in unseen:
        wish = {"game": "village", "seats": [{"kind": "human", "name": f"Ad{letter}a"}, {"kind": "open"}]}
        assert lite.http.post("/api/tables", json=wish).status_code == 400
        wish["seats"] = [{"kind": "human", "name": f"Ada{letter}"}, {"kind": "open"}]
        assert lite.http.post("/api/tables", json=wish).status_code == 400
    table = browser.opened(f"seat0=me&seat1=screen&name0=Ad{unseen}a&name1=%E2%80%8B&public=yes".encode())
    told = lite.http.get(f"/api{table}").json()
    assert [seat["name"] for seat in told["seats"]] == ["Ada", "Ada 2"]


def test_what_is_said_cannot_turn_the_line_round_but_may_join_letters(browser: Browser, lite: Running) -> None:
    game = Game(lite)
    assert game.post("/chat", {"text": "abc\u202edef"}).status_code == 400
    assert game.post("/chat", {"text": "می\u200cخواهم 👩\u200d🚀"}).status_code == 201
    table = browser.opened(b"seat0=me&seat1=friend")
    browser.post(f"{table}/say", "text=a\u202eb 👩\u200d🚀\u200b".encode())
    shown = browser.get(table).text
    assert "ab 👩\u200d🚀" in shown
    assert "\u202e" not in shown


def test_only_a_watch_token_stands_in_an_address(lite: Running, browser: Browser) -> None:
    game = Game(lite)
    opened = game.opened
    for secret in (game.tokens[0], opened["owner"]):
        for path in (f"/api/tables/{game.id}/look", f"/tables/{game.id}"):
            assert lite.http.get(path, params={"watch": secret}).status_code == 401
    seen = lite.http.get(f"/api/tables/{game.id}/look", params={"watch": opened["watch"]})
    assert seen.json()["seat"] is None
    assert browser.get(f"/tables/{game.id}", f"watch={opened['watch']}".encode()).status_code == 303

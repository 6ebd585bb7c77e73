"""Lines that are held, headers without end, and who counts as one address: raw sockets against a real server."""

import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cadency.server.addresses import BadNetwork, Proxies, block, network
from tests.server.support import Game, Running

GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits a second for a request and no longer."""
    folder = tmp_path_factory.mktemp("hasty")
    server = Running(str(folder / "tables.db"), folder / "log", "--patience", "1")
    server.http.close()
    server.http = server.client(limits=httpx.Limits(max_keepalive_connections=0))  # kept ones are cut after a second
    yield server
    assert server.stop() == 0
    assert '"status": 500' not in server.log.read_text()


@contextlib.contextmanager
def line(server: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=120) as found:
        yield found


def rest(found: socket.socket) -> bytes:
    """All that is said until the other side hangs up."""
    told = b""
    with contextlib.suppress(ConnectionResetError):
        while part := found.recv(65536):
            told += part
    return told


def problem(told: bytes) -> tuple[int, str]:
    head, _, body = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]


def test_a_line_on_which_nothing_is_said_is_cut(hasty: Running) -> None:
    with line(hasty) as silent:
        assert rest(silent) == b""


@pytest.mark.parametrize("half", [b"GET", GET, GET + b"X-A: b", b"\r\n\r\n"])
def test_half_a_head_is_cut(hasty: Running, half: bytes) -> None:
    with line(hasty) as slow:
        slow.sendall(half)
        told = rest(slow)
        assert not told or problem(told) == (408, "too-slow")


def test_a_head_that_dribbles_in_is_cut(hasty: Running) -> None:
    with line(hasty) as slow, contextlib.suppress(ConnectionError):
        slow.sendall(GET)
        slow.settimeout(0.1)
        told = b""
        for _ in range(100):  # the loop ends when the line is cut; were it never cut the last line would fail
            try:
                told = slow.recv(65536)
                break
            except TimeoutError:
                slow.sendall(b"X-A: b\r\n")
        assert problem(told) == (408, "too-slow")


def test_half_a_head_after_a_whole_request_is_cut(hasty: Running) -> None:
    with line(hasty) as slow:
        slow.sendall(GET + b"\r\n" + GET)
        assert b"too-slow" in rest(slow)


@pytest.mark.parametrize("length", [b"Content-Length: 500", b"Transfer-Encoding: chunked"])
def test_a_body_that_never_comes_is_a_408(hasty: Running, length: bytes) -> None:
    with line(hasty) as slow:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nAccept-Language: de\r\nContent-Type: application/json\r\n"
        slow.sendall(head + length + b"\r\n\r\n")
        told = rest(slow)
        assert problem(told) == (408, "too-slow")
        assert "nicht rechtzeitig" in told.decode()


def test_whoever_goes_in_the_middle_of_a_body_is_no_mistake_of_ours(hasty: Running) -> None:
    with line(hasty) as gone:
        gone.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
        )
    while not any(entry.get("status") in (408, 499, 500) for entry in hasty.lines()[-3:]):
        hasty.http.get("/healthz")
    assert not any(entry.get("status") == 500 for entry in hasty.lines())


def test_a_body_that_nobody_wants_cannot_go_on_for_ever(hasty: Running) -> None:
    with line(hasty) as endless, contextlib.suppress(ConnectionError):
        endless.sendall(b"POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999999\r\n\r\n")
        for _ in range(10_000):
            endless.sendall(b"x" * 10_000)
        raise AssertionError("a hundred megabytes were taken")


def test_whoever_reads_nothing_is_cut(hasty: Running) -> None:
    game = Game(hasty, public=True)
    request = f"GET /api/tables/{game.id}/look HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with line(hasty) as deaf, contextlib.suppress(ConnectionError):
        deaf.settimeout(120)
        for _ in range(100_000):  # as many answers as fill every buffer on the way
            deaf.sendall(request)
        raise AssertionError("whoever reads nothing was never cut")


@pytest.mark.parametrize("size", [20_000, 1_000_000])
def test_a_head_has_its_limit(lite: Running, size: int) -> None:
    with line(lite) as long, contextlib.suppress(ConnectionError):
        long.sendall(GET + b"X-A: " + b"b" * size + b"\r\n\r\n")
        told = rest(long)
        assert not told or problem(told) == (431, "head-too-big")
    with line(lite) as endless:
        endless.sendall(GET + b"X-A: " + b"b" * 17_000)
        assert problem(rest(endless)) == (431, "head-too-big")
    answer = lite.http.get("/new?" + "x" * 5000, headers={"Accept": "text/html", "Accept-Language": "fr"})
    assert answer.status_code == 431
    assert "octets" in answer.text
    assert lite.http.get("/api/games", headers={"X-A": "b" * 10_000}).status_code == 200


def test_what_is_no_http_is_told_so(lite: Running) -> None:
    with line(lite) as odd:
        odd.sendall(b"EHLO example.org\r\n\r\n")
        assert problem(rest(odd)) == (400, "bad-http")


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--streams", "1")
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(line(server)) for _ in range(101)]
        for other in held:
            other.sendall(GET + b"\r\n")
            assert other.recv(65536).startswith(b"HTTP/1.1 200")
        with line(server) as late:
            late.sendall(GET + b"Accept-Language: fr\r\n\r\n")
            told = rest(late)
            assert problem(told) == (429, "too-many-connections")
            assert "connexions" in told.decode()
        held[0].close()
        answers = []
        while 200 not in answers:  # as soon as the server has heard that one has gone
            with line(server) as again:
                again.sendall(GET + b"Connection: close\r\n\r\n")
                answers.append(int(rest(again).split()[1]))
    server.stop()


def test_there_are_only_so_many_connections_in_all(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--connections", "3")
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(line(server)).sendall(GET + b"\r\n")
        with line(server) as late:
            late.sendall(GET + b"\r\n")
            assert problem(rest(late)) == (503, "full")
        more = [stack.enter_context(line(server)) for _ in range(60)]
        assert rest(more[-1]) == b""  # beyond some nobody is even told
    server.stop()


def test_an_ipv6_address_counts_by_its_network() -> None:
    assert block("2001:db8:1:2:3:4:5:6") == block("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert block("2001:db8:1:3::9") != block("2001:db8:1:2::9")
    assert block("::ffff:192.0.2.7") == block("192.0.2.7") == "192.0.2.7"
    assert block("fe80::1%eth0") == "fe80::/64"
    assert block("") == ""


def test_a_proxy_is_believed_only_if_it_is_trusted() -> None:
    told = [(b"x-forwarded-for", b"203.0.113.9, 198.51.100.4"), (b"x-forwarded-proto", b"https")]
    assert Proxies([]).client("127.0.0.1", told) == ("127.0.0.1", False)
    trusting = Proxies([network("127.0.0.0/8")])
    assert trusting.client("127.0.0.1", told) == ("198.51.100.4", True)
    assert trusting.client("198.51.100.4", told) == ("198.51.100.4", False)
    chain = Proxies([network("127.0.0.1"), network("198.51.100.0/24")])
    assert chain.client("127.0.0.1", told) == ("203.0.113.9", True)
    assert chain.client("127.0.0.1", [(b"x-forwarded-for", b"junk")]) == ("127.0.0.1", False)
    with pytest.raises(BadNetwork):
        network("proxy.example")


def test_by_default_nobody_can_say_to_be_somebody_else(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--rate", "1")
    asked = [server.http.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{n % 250}"}) for n in range(60)]
    assert {answer.status_code for answer in asked} == {200, 429}
    server.stop()


def test_behind_a_trusted_proxy_everybody_counts_alone(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--rate", "1", "--trust-proxy", "127.0.0.0/8")
    asked = [server.http.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{n}"}) for n in range(60)]
    assert {answer.status_code for answer in asked} == {200}
    one = [server.http.get("/api/games", headers={"X-Forwarded-For": "2001:db8::1"}) for _ in range(30)]
    assert {answer.status_code for answer in one} == {200, 429}
    server.stop()


def test_streams_of_one_network_count_together(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), tmp_path / "log", "--streams", "1", "--trust-proxy", "127.0.0.1")
    url = f"{server.address}/api/tables/{Game(server, public=True).id}/stream"
    with httpx.stream("GET", url, headers={"X-Forwarded-For": "2001:db8::1"}, timeout=120):
        assert server.http.get(url, headers={"X-Forwarded-For": "2001:db8::2"}).status_code == 429
        with httpx.stream("GET", url, headers={"X-Forwarded-For": "2001:db8:0:1::1"}, timeout=120) as other:
            assert other.status_code == 200
    server.stop()

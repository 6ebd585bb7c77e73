"""Start a server and stop it in good order."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, ClassVar

import uvicorn

from cadency.kernel.errors import CadencyError
from cadency.server import logs, metrics
from cadency.server.addresses import Proxies, network
from cadency.server.app import create_app
from cadency.server.connections import Connections, guarded
from cadency.server.desk import Desk, open_desk
from cadency.server.gate import Gate
from cadency.server.heads import Heads
from cadency.server.pages.warm import warm
from cadency.server.quick import Quick
from cadency.server.settings import Settings
from cadency.server.store import StoreError

_log = logging.getLogger("cadency.server")


class CannotListen(CadencyError):
    """The address cannot be had."""

    says: ClassVar[dict[str, str]] = {
        "in-use": "port {port} of {host} is in use; stop what uses it, or choose another with --port",
        "no-address": "cannot listen at {host}:{port}: {problem}",
    }


class _Server(uvicorn.Server):
    """Says when it is ready, and tells the desk at the first sign of closing: streams would keep it waiting."""

    def __init__(self, config: uvicorn.Config, desk: Desk, ready: Callable[[], Any]) -> None:
        super().__init__(config)
        self._desk = desk
        self._ready = ready
        self.failure: StoreError | None = None
        desk.ledger.store.usurped = self._give_up

    def _give_up(self, error: StoreError) -> None:
        """Another server has the database: what is in memory here is no longer true."""
        self.failure = error
        self._desk.host.end_streams()
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()  # code and texts stay: going through them again and again would make somebody wait
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._desk.host.end_streams()
        super().handle_exit(sig, frame)


def serve(settings: Settings, ready: Callable[[str], Any], level: str = "info") -> None:
    """Serve until a signal comes. ``ready`` is called with the address once requests are answered."""
    logs.set_up(level)
    _many_files()
    with _listen(settings) as listening, asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(_serve(settings, listening, ready))


def _many_files() -> None:
    """Each spectator is an open file; the usual soft limit of 1024 is far below what the system allows."""
    import resource  # not on Windows

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):  # macOS says "as many as you like" and means 10240
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[str], Any]) -> None:
    proxies = Proxies([network(text) for text in settings.proxies])
    desk, _ = await asyncio.gather(open_desk(settings), asyncio.to_thread(warm))
    app = create_app(desk)
    config = uvicorn.Config(
        Heads(Gate(Quick(app, desk), app.routes, settings, proxies)),
        http=guarded(Connections(settings, proxies)),
        ws="none",
        proxy_headers=False,  # ours are read by the gate; the web server would believe anybody on this machine
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=10,
        timeout_keep_alive=75,  # people think for longer than the usual five seconds
        backlog=4096,
    )
    host, port = listening.getsockname()[:2]
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    server = _Server(config, desk, lambda: ready(address))
    # uvicorn sends itself the signal again when it is done; that we stopped in good order is no error.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with _metrics(settings):
        await server.serve(sockets=[listening])
    if server.failure is not None:
        raise server.failure


@contextlib.contextmanager
def _metrics(settings: Settings) -> Iterator[None]:
    """The metrics on a port of their own, if that is wished for."""
    if settings.metrics_port is None:
        yield
        return
    host, port = settings.metrics_host, settings.metrics_port
    with contextlib.ExitStack() as stack:
        try:
            port = stack.enter_context(metrics.served(host, port))
        except (OSError, OverflowError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise CannotListen("no-address", host=host, port=port, problem=problem) from None
        _log.info("metrics", extra={"address": f"http://{host}:{port}/metrics"})
        yield


def _listen(settings: Settings) -> socket.socket:
    host, port = settings.host, settings.port
    if port > 65535:
        raise CannotListen("no-address", host=host, port=port, problem="0 … 65535")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(found[0], found[1], found[2])  # with its protocol: asyncio then sends at once
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(found[4])
        listening.listen(4096)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotListen("in-use", host=host, port=port) from None
        problem = error.strerror or str(error)
        raise CannotListen("no-address", host=host, port=port, problem=problem) from None
    return listening

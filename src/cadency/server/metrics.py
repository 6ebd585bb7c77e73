"""What Prometheus can ask for, with the operator's token at /metrics or on a port of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest, start_http_server

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

REQUESTS = Counter("cadency_requests_total", "Requests answered", ["route", "method", "status"])
SECONDS = Histogram("cadency_request_seconds", "Time until a request was answered", ["route"], buckets=_FAST)
CHOICES = Counter("cadency_choices_total", "Choices of people and programs, on disk")
COMMIT = Histogram("cadency_commit_seconds", "Time until the log had an answer on disk", buckets=_FAST)
THINKING = Histogram("cadency_thinking_seconds", "Time a bot took for an answer", buckets=_FAST)
LIVE = Gauge("cadency_live_tables", "Tables in memory")
STREAMS = Gauge("cadency_streams", "Open streams")
PARTS = Counter("cadency_parts_drawn_total", "Parts of tables' pages that had to be drawn")
LINES = Counter("cadency_log_lines_told_total", "Lines of tables' logs that were put into words")
UPDATES = Counter("cadency_page_updates_total", "Changes put together for pages")
WHOLES = Counter("cadency_page_wholes_total", "Pages that were told to ask for the whole")
REFUSED = Counter("cadency_refusals_total", "Requests that were refused", ["reason"])
TABLES = Gauge("cadency_tables", "Tables in the database, counted every minute", ["state"])
REMOVED = Counter("cadency_tables_removed_total", "Tables that nobody had touched for too long")
BOTS = Gauge("cadency_bots_waiting", "Bots that are asked and have not answered yet")
KEPT = Gauge("cadency_kept", "Things remembered, by what they are", ["what"])


def watch(bots: Callable[[], int], live: Callable[[], int], **kept: Callable[[], int]) -> None:
    """What is only counted when somebody asks."""
    BOTS.set_function(bots)
    LIVE.set_function(live)
    for what, count in kept.items():
        KEPT.labels(what).set_function(count)


@contextmanager
def served(host: str, port: int) -> Iterator[int]:
    """On a port of their own, while this lasts; the port."""
    server, _ = start_http_server(port, host)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()


def page() -> tuple[bytes, str]:
    return generate_latest(), CONTENT_TYPE_LATEST

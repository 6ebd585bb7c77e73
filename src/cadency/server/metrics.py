"""What Prometheus can ask for at /metrics."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

REQUESTS = Counter("cadency_requests_total", "Requests answered", ["route", "method", "status"])
SECONDS = Histogram("cadency_request_seconds", "Time until a request was answered", ["route"], buckets=_FAST)
CHOICES = Counter("cadency_choices_total", "Choices of people and programs, on disk")
COMMIT = Histogram("cadency_commit_seconds", "Time until the log had an answer on disk", buckets=_FAST)
THINKING = Histogram("cadency_thinking_seconds", "Time a bot took for an answer", buckets=_FAST)
LIVE = Gauge("cadency_live_tables", "Tables in memory")
STREAMS = Gauge("cadency_streams", "Open streams")


def page() -> tuple[bytes, str]:
    return generate_latest(), CONTENT_TYPE_LATEST

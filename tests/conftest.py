"""Options and closing words of the test run."""

import os
from collections import Counter
from pathlib import Path

import pytest

from tests.support import NEEDS, go_deep, need_service, seeds

__all__ = ["need_service", "seeds"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="many more seeds, and the tests marked deep")


def pytest_configure(config: pytest.Config) -> None:
    go_deep(config.getoption("--deep"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--deep"):
        return
    deep = [item for item in items if item.get_closest_marker("deep")]
    if deep:
        config.hook.pytest_deselected(items=deep)
        items[:] = [item for item in items if item not in deep]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says loudly what was not tested because something is missing on this machine, and tells ./cadency what failed."""
    if "CADENCY_FAILED" in os.environ:
        wrong = [report for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, [])]
        names = dict.fromkeys(report.nodeid for report in wrong)
        Path(os.environ["CADENCY_FAILED"]).write_text("".join(f"{name}\n" for name in names), "utf-8")
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = (str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    lacking = Counter(reason for reason in reasons if reason.startswith(NEEDS))
    if lacking:
        terminalreporter.section("NOT TESTED on this machine", yellow=True)
        for reason, count in sorted(lacking.items()):
            terminalreporter.line(f"{count} × {reason}")

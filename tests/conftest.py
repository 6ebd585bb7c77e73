"""Options, order and closing words of the test run."""

import os
import shutil
import tempfile
from collections import Counter
from itertools import groupby, islice
from pathlib import Path

import pytest

from tests.server.dealer import DEALT_FOR
from tests.support import NEEDS, go_deep, need_service, only_interpreted, seeds

__all__ = ["need_service", "seeds"]

ONCE = "once: plays long; a whole run does it by the compiled copy alone, with --deep both ways"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="many more seeds, and the tests marked deep")
    parser.addoption("--again", action="store_true", help="what a whole run does once more, by the sources")


def pytest_configure(config: pytest.Config) -> None:
    go_deep(config.getoption("--deep"))
    config.addinivalue_line("markers", ONCE)
    folder = tempfile.mkdtemp(prefix="cadency-deals-")
    config.add_cleanup(lambda: shutil.rmtree(folder))
    os.environ[DEALT_FOR] = f"{folder}/test"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    Path(os.environ[DEALT_FOR]).write_text(item.nodeid, "utf-8")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    deep, again = config.getoption("--deep"), config.getoption("--again")
    kept = [item for item in items if deep or not item.get_closest_marker("deep")]
    if again:
        kept = [item for item in kept if belongs_to_both(item, deep)]
    left = set(items) - set(kept)
    if left:
        config.hook.pytest_deselected(items=[item for item in items if item in left])
        items[:] = kept
    items[:] = dealt_out(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


BOTH_WAYS = ("kernel", "games", "laws", "records", "table", "bots")  # folders about what there is a compiled copy of


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """By the sources, too: whatever has nothing to do with that need not be read, which takes as long as many tests."""
    if not config.getoption("--again") or not collection_path.match("test_*.py"):
        return None
    folder = collection_path.relative_to(Path(__file__).parent).parts[0]
    return None if folder in BOTH_WAYS or "interpreted_only" in collection_path.read_text("utf-8") else True


def belongs_to_both(item: pytest.Item, deep: bool) -> bool:
    """Is this test done by the sources, too, in a run that did all of them by the compiled copy?"""
    if only_interpreted(item):
        return True
    folder = item.nodeid.removeprefix("tests/").partition("/")[0]
    return folder in BOTH_WAYS and (deep or not item.get_closest_marker("once"))


DEAR = ("tests/bots/", "tests/browser/", "tests/cli/test_housework.py", "tests/server/", "tests/test_balance")


def dealt_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The order for so many workers, who begin with a piece of the list each, all as long. Every piece begins with its
    share of what takes long, file by file; then comes what takes no time, which whoever is ready first takes over."""
    files = [list(found) for _, found in groupby(items, lambda item: item.location[0])]
    dear = [file for file in files if file[0].nodeid.startswith(DEAR)]
    cheap = iter([item for file in files if not file[0].nodeid.startswith(DEAR) for item in file])
    order: list[pytest.Item] = []
    for worker in range(workers):
        share = [item for file in dear[worker::workers] for item in file]
        size = (len(items) - len(order)) // (workers - worker)
        order += [*share, *islice(cheap, max(0, size - len(share)))]
    return [*order, *cheap]


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

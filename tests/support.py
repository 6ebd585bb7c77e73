"""What tests share: how many seeds to play, and services that may be missing."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import cycle, islice, product
from typing import Any, TypeVar

import pytest
from _pytest.mark import ParameterSet

from cadency.compiled.use import in_use

T = TypeVar("T")

NEEDS = "needs "  # how the reason of a loud skip begins; conftest lists these at the end
INTERPRETED = "interpreted only: "  # how the reason of a test begins that needs the sources

_deep = False


def go_deep(deep: bool) -> None:
    """Set once, by conftest, before any test is collected."""
    global _deep  # noqa: PLW0603 - parametrize reads it while modules are imported
    _deep = deep


def seeds(default: int, deep: int) -> range:
    """Seeds to play: `default` of them, or `deep` with --deep. For `parametrize` and for loops alike."""
    return range(deep if _deep else default)


def cover(*axes: Sequence[Any]) -> list[ParameterSet]:
    """For ``parametrize``: every combination of games, languages, sizes. Only --deep goes to all of them; without it
    to so few that each game, each language and each size appears."""
    few = set(islice(zip(*(cycle(range(len(axis))) for axis in axes), strict=False), max(map(len, axes))))
    return [
        pytest.param(
            *(axis[n] for axis, n in zip(axes, at, strict=True)), marks=[] if at in few else [pytest.mark.deep]
        )
        for at in product(*(range(len(axis)) for axis in axes))
    ]


def interpreted_only(why: str) -> pytest.MarkDecorator:
    """For tests, or single cases of them, that do what the compiled copy does not allow."""
    return pytest.mark.skipif(in_use(), reason=INTERPRETED + why)


def only_interpreted(item: pytest.Item) -> bool:
    return any(str(mark.kwargs.get("reason")).startswith(INTERPRETED) for mark in item.iter_markers("skipif"))


def finish(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run it to its end, in a thread of its own: where a browser was driven before, this one has a running loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(coroutine)).result()


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Whoever runs the tests in the background may have told them to ignore Ctrl-C; a new process shall hear it."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


@cache
def _probe(name: str, probe: Callable[[], object]) -> tuple[object, str]:
    try:
        found = probe()
    except Exception as error:  # noqa: BLE001 - whatever goes wrong, the service is not there
        return None, f"{type(error).__name__}: {error}".splitlines()[0]
    return found, "" if found else "not found"


def need_service(name: str, probe: Callable[[], T]) -> T:
    """What `probe` finds: a path, an address, a connection.

    Where it raises or finds nothing the service is missing: the test is skipped and named at the end of the
    run, or fails where CI=true.
    """
    found, why = _probe(name, probe)
    if not why:
        return found  # type: ignore[return-value]  # the cache forgets the type
    reason = f"{NEEDS}{name}: {why}"
    if in_ci():
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason, allow_module_level=True)


def open_terminal() -> tuple[int, int]:
    """A pseudo-terminal of one's own, where the machine has any: the end that watches, and the one to write to."""
    import pty

    def probe() -> bool:
        for end in pty.openpty():
            os.close(end)
        return True

    need_service("a pseudo-terminal", probe)
    return pty.openpty()

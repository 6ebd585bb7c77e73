"""One Chromium and one server for all browser tests; each test has people of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.support import ARGS, DESK, PATIENCE, Visit, find_chromium
from tests.server.support import Running
from tests.support import need_service

Come = Callable[..., Visit]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=need_service("Chromium", find_chromium), args=ARGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Started with the words of the README."""
    folder = tmp_path_factory.mktemp("browser")
    running = Running(str(folder / "tables.db"), folder / "log")
    yield running
    assert running.stop() == 0
    assert '"status": 500' not in running.log.read_text()


@pytest.fixture
def come(chromium: Browser, served: Running) -> Iterator[Come]:
    """People with browsers; nothing may go wrong in any of them."""
    here: list[Visit] = []

    def arrive(painted: bool = False, **wishes: Any) -> Visit:
        wishes = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
        visit = Visit(chromium.new_context(**wishes), served.address, painted)
        here.append(visit)
        return visit

    yield arrive
    wrong = [said for visit in here for said in visit.wrong]
    for visit in here:
        visit.context.close()
    assert wrong == []

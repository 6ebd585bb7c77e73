"""A real Chromium, and what people do in it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize
from playwright.sync_api import TimeoutError as Late

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
MY_TURN = "#live[data-turn='1'] #prompt button[data-option]"
OVER = "#live[data-over='1']"
PATIENCE = 120_000  # milliseconds, on a machine that has much else to do; what comes is there at once on an idle one
ENDED = re.compile("^You (win|share|came)")  # what the end says to whoever played
MOST = 400  # answers after which a game should long be over


def find_chromium() -> Path | None:
    """Debian's, or whichever is installed."""
    found = next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
    )
    return Path(found) if found else None


class Visit:
    """A person's browser at our server: one page, and everything that went wrong in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.wrong: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.wrong.append(f"script: {error}"))
        page.on("console", self._said)
        page.on("response", lambda r: self.wrong.append(f"{r.status} {r.url}") if r.status >= 500 else None)
        return page

    def _said(self, message: Any) -> None:
        if "Content Security Policy" in message.text or "Refused to" in message.text:
            self.wrong.append(message.text)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    # --- tables

    def open_table(self, *kinds: str, public: bool = False, game: str = "village") -> str:
        """By the form: the seats after the first, as ``bot-page``, ``friend``, ``screen``; the rest stay empty."""
        page = self.go(f"/new?game={game}")
        free = page.locator("input[name^=seat][value=none]").count()
        for seat, kind in enumerate((*kinds, *["none"] * (free - len(kinds))), 1):
            page.locator(f"input[name=seat{seat}][value={kind}]").check(force=True)
        page.locator(f"input[name=public][value={'yes' if public else 'no'}]").check(force=True)
        page.locator("#open:not([disabled])").click()
        return self.arrived()

    def arrived(self) -> str:
        """At a table, whose address this is; otherwise a failure that says where."""
        page = self.page
        try:
            page.wait_for_selector("#live")
        except Late as error:
            raise AssertionError(f"{page.url} is no table:\n{page.inner_text('body')}") from error
        return page.url.removeprefix(self.address).partition("?")[0]

    def wait(self) -> bool:
        """Until this person is asked; False when the game is over."""
        self.page.wait_for_selector(f"{MY_TURN}, {OVER}, #uncover", state="attached")
        return self.page.query_selector(OVER) is None

    @property
    def version(self) -> str:
        return self.page.get_attribute("#live", "data-version") or ""

    def options(self) -> Locator:
        return self.page.locator("#prompt button[data-option]")

    def answer(self, how: Callable[[Page], None] | None = None) -> None:
        """Press the first option, and see the table move on."""
        before = self.version
        if how is None:
            self.options().first.click()
        else:
            how(self.page)
        self.page.wait_for_selector(f"#live:not([data-version='{before}'])")

    def play(self, most: int = MOST, how: Callable[[Page], None] | None = None) -> int:
        """Answer until the game is over; how often this person was asked."""
        for asked in range(most):
            if not self.wait():
                return asked
            self.answer(how)
        return most

    def foreign(self) -> int:
        """Elements inside drawings that are not drawings: what a careless change of the page would leave."""
        script = "[...document.querySelectorAll('svg *')].filter(e => e.namespaceURI != 'http://www.w3.org/2000/svg')"
        return int(self.page.evaluate(f"{script}.length"))

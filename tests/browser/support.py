"""A real Chromium, and what people do in it."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import Callable
from itertools import cycle
from math import inf
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize
from playwright.sync_api import TimeoutError as Late

from cadency.server.pages.reader import bot_names
from tests.server.support import NO_EVENTS, Json

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
NARROW = 720  # pixels; on less a table shows one place at a time
PATIENCE = 120_000  # milliseconds, on a machine that has much else to do; what comes is there at once on an idle one
ENDED = re.compile("^You (win|share|came)")  # what the end says to whoever played
MOST = 400  # answers after which a game should long be over


def find_chromium() -> Path | None:
    """Debian's without windows, which takes less than half the work of the whole one; or whichever is installed."""
    return _found("chromium-headless-shell") or find_whole()


def find_whole() -> Path | None:
    """One that shows notices."""
    return _found("chromium", "chromium-browser", "google-chrome")


def _found(*names: str) -> Path | None:
    return next((Path(path) for name in names if (path := shutil.which(name))), None)


class Visit:
    """A person's browser at our server: one page, and everything that went wrong in it.

    The paintings under the pieces are not fetched unless they are asked for: without a graphics card they take more
    time than all else on a page, whenever something moves over them, and no box on it depends on them.
    """

    def __init__(self, context: BrowserContext, address: str, painted: bool = False) -> None:
        self.context = context
        self.address = address
        self.painted = painted
        self.wrong: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        if not self.painted:
            session = self.context.new_cdp_session(page)
            session.send("Network.enable")
            session.send("Network.setBlockedURLs", {"urls": ["*/boards/*"]})
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

    def open_table(self, *kinds: str, public: bool = False, game: str = "village", **options: str) -> str:
        """As the form does, which nobody sees: the seats after the first, as ``bot-page``, ``friend``, ``screen``; the
        rest stay empty. The bots' names are always the same for a test."""
        http = self.context.request
        narrow = self.page.viewport_size is not None and self.page.viewport_size["width"] < NARROW
        self.context.add_cookies([{"name": "narrow", "value": str(int(narrow)), "url": self.address}])
        headers = {"Accept": "text/html", "Accept-Language": self.page.evaluate("navigator.language")}
        csrf = re.findall(r'name="csrf" value="(\w+)"', http.get(f"{self.address}/forget", headers=headers).text())[0]
        wish = {"csrf": csrf, "game": game, "seat0": "me", "public": "yes" if public else "no"}
        names = bot_names([], len(kinds), os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0])
        for seat, kind in enumerate(kinds, 1):
            wish |= {f"seat{seat}": kind} | ({f"name{seat}": names[seat - 1]} if kind.startswith("bot-") else {})
        wish |= {f"option-{name}": value for name, value in options.items()}
        answer = http.post(f"{self.address}/new", form=wish, headers=headers, max_redirects=0)
        assert answer.status == 303, answer.text()
        self.go(answer.headers["location"])
        return self.arrived()

    def open_by_form(self, *kinds: str, public: bool = False, game: str = "village", **options: str) -> str:
        page = self.go(f"/new?game={game}")
        for name, value in options.items():
            page.locator(f"input[name=option-{name}][value={value}]").check(force=True)
        free = page.locator("input[name^=seat][value=none]").count()
        for seat, kind in enumerate((*kinds, *["none"] * (free - len(kinds))), 1):
            sits, _, level = kind.partition("-")
            page.locator(f"input[name=seat{seat}][value={sits}]").check(force=True)
            if level:
                drawer = page.locator("details.levels", has=page.locator(f"input[name=level{seat}]"))
                if drawer.get_attribute("open") is None:  # it opens by itself for a seat that was empty
                    drawer.locator("summary").click()
                drawer.locator(f".lv.{level}").click()
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


def hasten(
    table: str, far: Callable[[Json], bool], chance: random.Random, *people: Visit, answers: float = inf
) -> None:
    """Play on for these people by the API, which draws nothing, until a view is so far or they have given so many
    answers; then they come back."""
    for visit in people:
        visit.page.goto("about:blank")
    for visit in cycle(people):
        api, http = f"{visit.address}/api{table}", visit.context.request
        look = http.get(f"{api}/look?since={NO_EVENTS}").json()
        if look["over"] or far(look["view"]):
            break
        if look["decision"] is not None:  # otherwise others are asked: looking on is no answer
            if answers == 0:
                break
            answers -= 1
            wire = chance.choice(look["decision"]["options"])["wire"]
            answer = http.post(f"{api}/choices", data={"version": look["version"], "choices": [wire], "key": ""})
            assert answer.ok, answer.text()
    for visit in people:
        visit.go(table)

"""Takes the pictures of tables beside it, of all four games: each in Chromium, amid a game of squires.

.venv/bin/python docs/pictures/tables.py [GAME …]

The deal is another one each time. One seat is a person's page, for which a squire answers from that seat's view until a
question comes up that shows much of the table.
"""
# ruff: noqa: INP001 - a script on its own

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import cadency  # noqa: E402
from cadency.bots import make_bot  # noqa: E402
from tests.browser.support import ARGS, DESK, Visit, find_chromium  # noqa: E402
from tests.server.support import Running  # noqa: E402


class Wish(NamedTuple):
    """After so many answers, a question of this kind with so many options; its first one is pointed at."""

    game: str
    bots: int
    after: int
    kind: str
    options: int
    name: str


WISHES = (
    Wish("village", 2, 34, "crafts.work", 6, "village.png"),
    Wish("heads_of_state", 3, 30, "court.raise", 4, "heads-of-state.png"),
    Wish("dynasties", 3, 16, "deploy.send", 3, "dynasties.png"),
    Wish("legacy", 2, 26, "turn.act", 5, "legacy.png"),
)


def asked(visit: Visit, path: str) -> Any:
    found = visit.page.request.get(f"{visit.address}/api{path}/look?seat=0&since=1000000000").json()
    return found if found["decision"] else None


def answer(visit: Visit, wish: Wish, look: Any) -> None:
    rules = cadency.rules(wish.game)
    table = cadency.open_table(wish.game, wish.bots + 1, seed=0)
    view = msgspec.convert(look["view"], type(table.view(0)))
    wire = make_bot("squire", rules, table.setup.content, 1).choose(view, 0).wire()
    spelled = " ".join(str(part) for part in wire)
    press = "n => { const b = document.querySelector(`#prompt button[data-option='${n}']`); b.form.requestSubmit(b); }"
    visit.answer(lambda page: page.evaluate(press, spelled))


def take(browser: Browser, server: Running, wish: Wish) -> None:
    visit = Visit(browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce"), server.address, True)
    while True:
        path, given = visit.open_table(*["bot-squire"] * wish.bots, game=wish.game), 0
        while visit.wait():
            look = asked(visit, path)
            ripe = given >= wish.after and look["decision"]["kind"] == wish.kind
            if ripe and len(look["decision"]["options"]) >= wish.options:
                visit.page.wait_for_selector("#ribbon[hidden]", state="attached")
                visit.options().first.hover()
                visit.page.screenshot(path=ROOT / "docs" / "pictures" / wish.name)
                visit.context.close()
                return
            answer(visit, wish, look)
            given += 1


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(f"{folder}/tables.db", Path(folder) / "log")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGS)
        for wish in WISHES:
            if sys.argv[1:] and wish.game not in sys.argv[1:]:
                continue
            take(browser, server, wish)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

"""What a table costs the browser of somebody who thinks: CPU of a real Chromium while nothing happens.

A server is started as people start it, a person opens a table of each game against a bot, and once they are asked
nobody does anything. The figure is the CPU time of all of Chromium's processes over some seconds, in per cent of one
core; "nothing" is an empty page. It is Debian's Chromium without a graphics card, so that what a card would do for
nothing is counted too.

    benchmarks/idle.py --seconds 20
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
MY_TURN = "#live[data-turn='1'] #prompt button[data-option]"
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
BREATHS = 10.0  # seconds for which the rings round what can be chosen breathe
SIZES = {"desk": (1440, 900), "phone": (390, 844)}


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    told = Path("/proc").glob(f"{pid}/task/*/children")
    return [pid, *(other for file in told for child in file.read_text().split() for other in family(int(child)))]


def work(pids: list[int]) -> float:
    """CPU seconds of these processes so far."""
    found = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
        found += int(fields[11]) + int(fields[12])
    return found / os.sysconf("SC_CLK_TCK")


def browsers() -> list[int]:
    """The processes of the browser that this one started."""
    return [pid for pid in family(os.getpid()) if "chrom" in Path(f"/proc/{pid}/comm").read_text()]


def open_table(page: Page, address: str, game: str) -> None:
    page.goto(f"{address}/new?game={game}")
    page.locator("input[name=seat1][value=bot-page]").check(force=True)
    for rest in page.locator("input[name^=seat][value=none]").all()[1:]:
        rest.check(force=True)
    page.locator("#open:not([disabled])").click()
    page.wait_for_selector(MY_TURN, timeout=60_000)


def measure(address: str, seconds: float) -> dict[str, dict[str, float]]:
    report: dict[str, dict[str, float]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for name, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="no-preference")
            page.goto("about:blank")
            page.wait_for_timeout(5000)  # a browser that has just started is busy with itself
            report[name] = {"nothing": _busy(page, seconds)}
            for game in ("village", "heads_of_state", "dynasties"):
                open_table(page, address, game)
                report[name][f"{game}, just asked"] = _busy(page, BREATHS)
                page.wait_for_timeout(5000)
                report[name][f"{game}, idle"] = _busy(page, seconds)
            page.close()
        browser.close()
    return report


def _busy(page: Page, seconds: float) -> float:
    pids, begun, before = browsers(), time.perf_counter(), work(browsers())
    page.wait_for_timeout(seconds * 1000)
    return round((work(pids) - before) / (time.perf_counter() - begun) * 100, 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=20, help="how long each page is left alone")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--quiet", "--db", f"{folder}/idle.db"]
        command = [sys.executable, "-m", "cadency", *words]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            if "http://" not in said:
                return 2
            report = measure("http://" + said.split("http://")[1].split()[0].rstrip("."), wish.seconds)
        finally:
            server.terminate()
            server.wait()
    print(json.dumps({"per_cent_of_a_core": report, "seconds": wish.seconds}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What advice costs: CPU time of the process that thinks, bytes of the answer to a program and of its part of a page.

A game is played at random; whenever the first seat is asked to choose among several, every so many times, a knight is
asked for advice with that seat's view, as the server asks. Medians and the largest are told.

    benchmarks/advice.py --game village --seats 3 --positions 30
"""

import argparse
import random
import statistics
import time
import zlib

import msgspec

import cadency
from cadency.server.advices import LEVEL, told_advice
from cadency.server.live import Counsel, LiveTable
from cadency.server.pages.coach import coach
from cadency.server.pages.scene import Kind, look_at
from cadency.server.store.ledger import Sitting
from cadency.server.thinking import Wish, counsel


def measured(live: LiveTable) -> tuple[float, int, int]:
    """CPU milliseconds; bytes for a program, in words; bytes of the page's part, packed."""
    table = live.table
    wish = Wish(table.rules.id, None, table.view(0), 0, LEVEL, table.commitment)
    begun = time.process_time()
    advice = counsel(wish)
    spent = time.process_time() - begun
    live.counsel = Counsel(table.version, LEVEL, advice=advice)
    told = msgspec.json.encode(told_advice(live, 0, live.counsel, "en"))
    shown = "".join(coach(look_at(live, Kind(0, "en", seats=(0,)))).draw().values())
    return spent * 1000, len(told), len(zlib.compress(shown.encode(), 5))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--game", default="village")
    asked.add_argument("--seats", type=int, default=3)
    asked.add_argument("--positions", type=int, default=30)
    wish = asked.parse_args()
    rng, found = random.Random(1), list[tuple[float, int, int]]()
    while len(found) < wish.positions:
        table = cadency.open_table(wish.game, wish.seats, seed=rng.randrange(10**9))
        bots = [Sitting(seat, "bot", f"Bot {seat}", "knight") for seat in range(1, wish.seats)]
        live = LiveTable("0" * 12, False, [Sitting(0, "human", "Ada"), *bots], "seed")
        live.put(table, [])
        while (decision := table.decision) is not None and len(found) < wish.positions:
            if decision.seat == 0 and len(decision.options) > 1 and rng.random() < 0.2:
                found.append(measured(live))
            table.choose(rng.choice(decision.options))
            live.tell()
    for name, values in zip(("CPU ms", "bytes, API", "bytes, page"), zip(*found, strict=True), strict=True):
        print(f"{wish.game} {wish.seats}: {name}: median {statistics.median(values):,.0f}, largest {max(values):,.0f}")


if __name__ == "__main__":
    main()

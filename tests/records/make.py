"""Records new games for tests/records: one for each way a game can end, and some besides.

    python -m tests.records.make village

Games that are kept are never recorded again: they replay for ever. A new file is written only where none is. When a
game's own values have changed, games with the new ones are kept beside those with the former ones; the values are named
at the end of the file's name.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cadency
from cadency.bots import make_bot
from cadency.games.heads_of_state.choices import LIFT
from cadency.games.heads_of_state.frames.drawing import Lifting
from cadency.games.heads_of_state.names import N_ATTRIBUTES, SWEPT
from cadency.kernel.engine import Decision, apply
from cadency.kernel.nature import ahead
from cadency.kernel.words import Choice
from cadency.table import Table
from tests.games.dynasties.busy import busy
from tests.laws.laws import POLICIES, Policy, lively

HERE = Path(__file__).parent
HOW: dict[str, Policy] = {**POLICIES, "busy": busy}
CAREERS = {
    place: career
    for career, places in {
        "farm": ("farm",),
        "crafts": ("wainwright", "stables", "library", "smithy"),
        "travel": ("aubrac", "bellac", "corvey", "dorn", "elmet", "fenwick"),
        "council": ("council1", "council2", "council3", "council4"),
        "church": ("window1", "window2", "window3", "window4"),
    }.items()
    for place in places
}


def play(game: str, seats: int, seed: int, how: str, **options: str) -> Table:
    table = cadency.open_table(game, seats, seed=seed, **options)
    rng = random.Random(seed)
    squires = how == "squires"
    minds = [make_bot("squire", table.rules, table.setup.content, seed * 10 + seat) for seat in range(seats * squires)]
    while (d := table.decision) is not None:
        if squires:
            table.choose(minds[d.seat].choose(table.view(d.seat), d.seat))
        else:
            table.choose((remembered(table, d, rng) if how == "remembered" else None) or HOW.get(how, lively)(d, rng))
    return table


def remembered(table: Table, d: Decision, rng: random.Random) -> Choice | None:
    """Village: whoever must die dies where the chronicle still has room; and nobody hurries at the market."""
    if d.kind == "death.bury":
        view = table.view(None)
        free = [
            o
            for o in d.options
            if len(view.chronicle[career := CAREERS[str(o.wire()[1])]]) < view.chronicle_room[career]
        ]
        return rng.choice(free) if free else None
    if d.kind == "turn.take":
        calm = [o for o in d.options if o.wire()[1] in ("crafts", "travel", "council", "church", "family")]
        return rng.choice(calm) if calm else None
    return None


def village_end(table: Table) -> str:
    """chronicle or graves; on a market day, by its starter or by another."""
    starter: int | None = None
    for event in table.events():
        if event["event"] == "market":
            starter = event["seat"]
        elif event["event"] == "closed":
            starter = None
        elif event["event"] == "ending":
            day = "" if starter is None else "-market-starter" if event["seat"] == starter else "-market-other"
            return f"{event['cause']}{day}"
    return table.over


def heads_end(table: Table) -> str:
    """How each of the three rounds ended: its last card was drawn (in which kind of turn), or laid out for the row."""
    state = table.rules.start(table.setup)
    ways = []
    for answer in table.record.answers:
        asked = ahead(state)
        if asked is not None and asked.kind == "disc.lift" and answer.wire == LIFT[0].wire():
            waiting = {frame.tag for frame in state.stack}
            swept = any(state.cards[SWEPT : SWEPT + N_ATTRIBUTES])
            turn = "treason" if "conspiracy" in waiting else "sweep" if swept else "draw"
            ways.append(turn if isinstance(asked.asker, Lifting) and asked.asker.left else "row")
        apply(state, table.rules.choice(answer.wire))
    return "-".join(ways)


def dynasties_end(table: Table) -> str:
    """What decided: points, cubes among equals, or nothing."""
    placings = table.standing()
    winners = [placing for placing in placings if placing.rank == 1]
    if len(winners) > 1:
        return "shared"
    return "cubes" if sum(placing.score == winners[0].score for placing in placings) > 1 else "points"


def legacy_end(table: Table) -> str:
    """Who was left, and what decided among them."""
    placings = table.standing()
    if table.setup.options["variant"] == "inheritance":
        return "solved" if table.over == "solved" else "unsolved"
    if table.seats == 1:
        return placings[0].outcome or "alone"
    if table.over == "extinct":
        return "extinct"
    living = [placing for placing in placings if placing.outcome != "lost"]
    if len(living) == 1:
        return "last"
    winners = [placing for placing in living if placing.rank == 1]
    if len(winners) > 1:
        return "shared"
    equal = [placing for placing in living if placing.score == winners[0].score]
    if len(equal) == 1:
        return "honour"
    hands = [placing.breaks[0].points for placing in equal]
    return "hand" if hands.count(max(hands)) == 1 else "prestige"


def editions(end: str, *ways: tuple[int, str, str], **options: str) -> list[tuple[str, dict[str, Any]]]:
    """A game of Legacy that ends so, for each of these seats, editions and ways to play."""
    return [(end, {"seats": seats, "edition": edition, **options, "how": how}) for seats, edition, how in ways]


WANTED: dict[str, tuple[Callable[[Table], str], list[tuple[str, dict[str, Any]]]]] = {
    "village": (
        village_end,
        [
            ("chronicle", {"seats": 2, "how": "squires"}),
            ("chronicle", {"seats": 3, "how": "remembered"}),
            ("chronicle", {"seats": 4, "how": "remembered"}),
            ("graves", {"seats": 2, "how": "squires"}),
            ("graves", {"seats": 3, "how": "squires"}),
            ("graves", {"seats": 4, "how": "squires"}),
            ("graves", {"seats": 4, "how": "lively"}),
            ("graves-market-starter", {"seats": 3, "how": "lively"}),
            ("graves-market-other", {"seats": 3, "how": "lively"}),
            ("graves-market-other", {"seats": 4, "how": "lively", "market_end": "last"}),
            ("chronicle-market-starter", {"seats": 2, "how": "remembered"}),
            ("chronicle-market-other", {"seats": 2, "how": "remembered"}),
        ],
    ),
    "heads_of_state": (
        heads_end,
        [
            ("row-row-row", {"seats": 2, "how": "lively"}),
            ("draw-row-draw", {"seats": 2, "how": "lively"}),
            ("row-treason-draw", {"seats": 3, "how": "lively"}),
            ("sweep-row-row", {"seats": 3, "how": "lively"}),
            ("treason-draw-row", {"seats": 3, "how": "lively"}),
            ("row-row-sweep", {"seats": 4, "how": "lively"}),
            ("draw-draw-draw", {"seats": 4, "how": "lively"}),
            ("row-draw-treason", {"seats": 4, "how": "lively"}),
            ("row-sweep-row", {"seats": 5, "how": "lively"}),
            ("treason-row-treason", {"seats": 5, "how": "lively"}),
            ("draw-row-row", {"seats": 5, "how": "lively"}),
            ("row-row-row", {"seats": 2, "how": "squires"}),
            ("row-row-row", {"seats": 4, "how": "squires"}),
        ],
    ),
    "dynasties": (
        dynasties_end,
        [
            *[("points", {"seats": seats, "how": how}) for seats in (3, 4, 5) for how in HOW],
            *[("cubes", {"seats": seats, "how": "busy"}) for seats in (3, 4, 5)],
            *[("shared", {"seats": seats, "how": "lively"}) for seats in (3, 4, 5)],
        ],
    ),
    "legacy": (
        legacy_end,
        [
            *editions("honour", (2, "de", "lively"), (3, "fr", "lively"), (4, "de", "uniform"), (4, "fr", "lively")),
            *editions("last", (2, "fr", "lively"), (4, "de", "uniform")),
            *editions("extinct", (2, "de", "lively"), (3, "fr", "uniform")),
            *editions("hand", (2, "fr", "uniform"), (3, "de", "lively")),
            *editions("prestige", (2, "de", "uniform")),
            *editions("shared", (2, "fr", "uniform")),
            *editions("alone", (1, "fr", "lively"), (1, "de", "uniform")),
            *editions("lost", (1, "fr", "uniform"), (1, "de", "lively")),
            *editions("solved", (1, "fr", "lively"), (1, "de", "lively"), variant="inheritance"),
            *editions("unsolved", (1, "fr", "lively"), (1, "de", "lively"), variant="inheritance"),
        ],
    ),
}


def main(game: str) -> None:
    end_of, wanted = WANTED[game]
    rules = cadency.rules(game)
    values = [rules.content(None, "").id[:6]] if rules.former else []
    for end, how in wanted:
        name = "-".join([end, *[str(value) for value in how.values()], *values])
        path = HERE / game / f"{name}.jsonl"
        path.parent.mkdir(exist_ok=True)
        if path.exists():
            continue
        for seed in range(100_000):
            table = play(game, seed=seed, **how)
            if end_of(table) == end:
                path.write_text(table.record.dumps(), encoding="utf-8")
                print(f"{path.name}: seed {seed}, {len(table.record.answers)} answers")
                break
            if seed % 50 == 49:
                print(f"  {name}: {seed + 1} games without", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Records whole games of Dynasties: for each seat count some, won by points, by cubes, or shared.

    python -m tests.games.dynasties.keep

Games that are kept are never recorded again: they replay for ever. A new file is written only where none is.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from cadency.games.dynasties import RULES
from cadency.table import Table
from tests.games.dynasties.test_laws import HOW

HERE = Path(__file__).parent / "kept"
WANTED = [
    *[("points", seats, how) for seats in RULES.seats for how in HOW],
    *[("cubes", seats, "busy") for seats in RULES.seats],
    *[("shared", seats, "lively") for seats in RULES.seats],
]


def play(seats: int, seed: int, how: str) -> Table:
    table: Table = Table(RULES, seats, {}, seed)
    rng = random.Random(seed)
    while (d := table.decision) is not None:
        table.choose(HOW[how](d, rng))
    return table


def end_of(table: Table) -> str:
    """What decided: points, cubes among equals, or nothing."""
    placings = RULES.standing(table.state)
    winners = [placing for placing in placings if placing.rank == 1]
    if len(winners) > 1:
        return "shared"
    return "cubes" if sum(placing.score == winners[0].score for placing in placings) > 1 else "points"


def main() -> None:
    for end, seats, how in WANTED:
        path = HERE / f"{end}-{seats}-{how}.jsonl"
        for seed in range(20_000 * (not path.exists())):
            table = play(seats, seed, how)
            if end_of(table) == end:
                path.write_text(table.record.dumps(), encoding="utf-8")
                print(f"{path.name}: seed {seed}, {len(table.record.answers)} answers", file=sys.stderr)
                break


if __name__ == "__main__":
    main()

"""How much chances go to and fro over a game, and how well they foretell it, as judged and as an analysis shows them.

    .venv/bin/python benchmarks/steady.py village dynasties legacy heads_of_state --games 40

Squires play, or another level. Told are the Brier score of the chances after each move, the end left out, and by how
much they change over a game, the mean of all seats. An analysis knows the whole game; so its score says only that what
it takes off was not what the game turned on.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise

from shares import table as in_columns

import cadency
from cadency.bots import LEVELS, make_bot
from cadency.bots.analysis import positions
from cadency.bots.judge import judge_for
from cadency.bots.steady import Chances, steadied
from cadency.bots.training.games import win
from cadency.kernel.engine import NATURE
from cadency.table import Table

HEAD = ["game", "seats", "games", "Brier score, judged", "shown", "change in a game, judged", "shown"]


def whole(game: str, seats: int, level: str, seed: int) -> Table:
    found = cadency.open_table(game, seats, seed=seed)
    bots = [make_bot(level, found.rules, found.setup.content, f"{seed}:{n}") for n in range(seats)]
    while (asked := found.decision) is not None:
        found.choose(bots[asked.seat].choose(found.view(asked.seat), asked.seat))
    return found


def course(played: Table) -> tuple[list[Chances], list[int]]:
    """The chances whenever another seat is asked, and at the end; and who is asked."""
    judge, found, movers = judge_for(played.rules.id), list[Chances](), list[int]()
    for s, seat, step in positions(played):
        if step is None:
            found.append(tuple(judge.chance(s)))
        elif seat != NATURE and (not movers or movers[-1] != seat):
            found.append(tuple(judge.chance(s)))
            movers.append(seat)
    return found, movers


def wrong(stood: list[Chances], won: list[float]) -> float:
    """Added up over the positions, but for the last."""
    return sum(
        [sum([(chance - came) ** 2 for chance, came in zip(one, won, strict=True)]) / len(won) for one in stood[:-1]]
    )


def moved(stood: list[Chances]) -> float:
    return sum([sum(map(abs, map(float.__sub__, one, other))) / len(one) for one, other in pairwise(stood)])


def measured(game: str, seats: int, level: str, games: int) -> list[str]:
    many, errors, changes = 0, [0.0, 0.0], [0.0, 0.0]
    for seed in range(games):
        played = whole(game, seats, level, seed)
        raw, movers = course(played)
        won, many = win(played.standing()), many + len(movers)
        for n, stood in enumerate((raw, steadied(raw, movers))):
            errors[n] += wrong(stood, won)
            changes[n] += moved(stood)
        print(f"{game}, {seats} seats: {seed + 1} of {games}", file=sys.stderr, flush=True)
    told = [f"{error / many:.4f}" for error in errors] + [f"{change / games:.1f}" for change in changes]
    return [game, str(seats), str(games), *told]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", nargs="+", choices=list(cadency.GAMES))
    parser.add_argument("--level", choices=list(LEVELS), default="squire")
    parser.add_argument("--games", type=int, default=40)
    words = parser.parse_args()
    rows = []
    try:
        for game in words.game:
            for seats in [n for n in cadency.rules(game).seats if 1 < n < 5]:
                rows.append(measured(game, seats, words.level, words.games))
    except KeyboardInterrupt:
        return 130
    finally:
        print(in_columns(HEAD, rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())

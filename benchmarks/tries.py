"""How much a try says: of lines that the judge holds for nearly as good as its best, how far apart they turn out to be.

    .venv/bin/python benchmarks/tries.py legacy heads_of_state --seats 2

Squires play; now and then their seat's best few lines are tried in the same imagined worlds, as a knight does it. For
every number of turns that is played on before the judge looks, four figures, all in points and against the judge's
best line: how far one world differs from the next (noise), how far lines differ beyond what the judge foretold
(signal), how much of what the judge foretold is left (kept), and noise² / signal²: for how many tries the judge's
own value should count (prior). Where the noise is large, few tries are worth nothing; where the signal no longer grows,
playing on farther does not pay. With --veiled others are judged by what one reckons with if one cannot see their cards.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from shares import table

import cadency
from cadency.bots import LEVELS, make_bot
from cadency.bots.judge import Judge, judge_for
from cadency.bots.search.line import Look, Way
from cadency.bots.search.worlds import Luck, follow
from cadency.kernel.engine import NATURE, apply
from cadency.kernel.nature import ahead
from cadency.table import Table

LONGEST = 16  # looks of one seat without anybody else's


class Pair(NamedTuple):
    """A line against the best one: what the judge foretold, and what came of it in each world, by number of turns."""

    foretold: float
    came: list[list[float]]


def pairs(game: str, seats: int, words: argparse.Namespace) -> Iterator[Pair]:
    """From so many games of squires, at every so manieth question."""
    rules = cadency.rules(game)
    content, judge = rules.content(None, ""), judge_for(game)
    plan = LEVELS["knight"].plan(game, seats)
    assert plan is not None
    for n in range(words.games):
        at = Table(rules, seats, {}, f"tries:{n}", content)
        bots = [make_bot("squire", rules, content, seat) for seat in range(seats)]
        asked = n
        while (decision := at.decision) is not None:
            seat, view = decision.seat, at.view(decision.seat)
            asked += 1
            if asked % words.every == 0 and len(decision.options) > 1:
                look = Look(judge)
                s = rules.imagine(view, Random(n), content)
                question = ahead(s)
                assert question is not None
                lines = distinct(look.ways(s, seat, question.options, plan.positions), words.within)
                found: list[list[list[float]]] = [[] for _ in lines]
                for world in range(words.worlds):
                    s = rules.imagine(view, Random(f"{n} {world}"), content)
                    for line, values in zip(lines, found, strict=True):
                        end = s.copy()
                        follow(end, seat, line.choices)
                        values.append(tried(end, seat, judge, look, Luck(world), plan.ponder, words))
                for line, values in zip(lines[1:], found[1:], strict=True):
                    leads = [[a - b for a, b in zip(*both, strict=True)] for both in zip(values, found[0], strict=True)]
                    yield Pair(line.value - lines[0].value, leads)
            at.choose(bots[seat].choose(view, seat), seat)


def distinct(ways: list[Way], within: float) -> list[Way]:
    """The best four, best first, no two of the same value."""
    best = {way.value: way for way in reversed(ways)}
    top = max(best)
    return [best[value] for value in sorted(best, reverse=True) if value >= top - within][:4]


def tried(
    s: Any, seat: int, judge: Judge, look: Look, luck: Luck, ponder: int, words: argparse.Namespace
) -> list[float]:
    """What a position is worth after no turn of others, one, two, ...; as search/worlds.py plays on."""
    values: list[float] = []
    last, goes = seat, 0
    while (decision := ahead(s)) is not None and goes < LONGEST:
        if decision.seat == NATURE:
            apply(s, luck.answer(decision))
            continue
        if decision.seat != last:
            last, goes = decision.seat, 0
            values.append(judge(s, seat) if words.veiled else judge.laid_open(s)[0][seat])
            if len(values) > words.turns:
                return values
        goes += 1
        ways = look.ways(s, last, decision.options, max(len(decision.options), ponder))
        follow(s, last, max(ways, key=lambda way: way.value).choices)
    end = judge(s, seat) if words.veiled else judge.laid_open(s)[0][seat]
    return values + [end] * (words.turns + 1 - len(values))


def row(found: list[Pair], turns: int, worlds: int) -> list[str]:
    """The figures for one number of turns."""
    means = [sum(came[turns] for came in pair.came) / worlds for pair in found]
    squares = [
        sum((came[turns] - mean) ** 2 for came in pair.came) / (worlds - 1)
        for pair, mean in zip(found, means, strict=True)
    ]
    noise = sum(squares) / len(found)
    told = sum(pair.foretold**2 for pair in found)
    kept = sum(mean * pair.foretold for pair, mean in zip(found, means, strict=True)) / told
    beyond = sum((mean - kept * pair.foretold) ** 2 for pair, mean in zip(found, means, strict=True)) / len(found)
    signal = max(0.0, beyond - noise / worlds)
    prior = f"{noise / signal:.1f}" if signal else "—"
    return [str(turns), f"{sqrt(noise):.1f}", f"{sqrt(signal):.1f}", f"{kept:.2f}", prior]


def main() -> int:
    parser = argparse.ArgumentParser(description="How much a try says.")
    parser.add_argument("game", nargs="+", choices=list(cadency.GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--every", type=int, default=9, help="questions, of which one is looked at")
    parser.add_argument("--worlds", type=int, default=12)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--within", type=float, default=6.0, help="points behind the best line")
    parser.add_argument("--veiled", action="store_true")
    words = parser.parse_args()
    for game in words.game:
        seats = words.seats or next(n for n in cadency.rules(game).seats if n > 1)
        began = time.process_time()
        found = list(pairs(game, seats, words))
        print(f"\n{game}, {seats} seats: {len(found)} lines, {time.process_time() - began:.0f} s\n")
        head = ["turns", "noise", "signal", "kept", "prior"]
        print(table(head, [row(found, turns, words.worlds) for turns in range(words.turns + 1)]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A value learned from self-play against the fitted judge: which of them a duke should trust at the end of its tries.

    pip install 'cadency[train]'
    .venv/bin/python benchmarks/value.py village --games 1200 --match 100

Squires play. From what the judge measures of all seats at the beginning of each turn a small net learns by how much the
judge's hopes are off, so that scores and wins come out as they did; every sixth game is kept apart to see how well.
Then one player with the duke's plan, without a tree, that weighs the ends of its tries by what was learned sits among
players that weigh them by the judge, and every deal is played from each seat. Games are learned from a compiled copy if
there is one; the match is played by the sources, where the net can take the judge's place.

Exit code: 0 played, 2 not possible, 130 interrupted; then it tells what was played so far.
"""

import argparse
import multiprocessing
import os
import random
import signal
import sys
from math import log1p
from typing import Any, NamedTuple

from plans import Given, read
from shares import evenly, told

import cadency
from cadency.bots.judge import Judge, judge_for
from cadency.bots.thinker import Thinker
from cadency.bots.training.games import Played, play, study, win

ROUNDS = 25  # looks at every position
KEPT = 6  # every so manieth game is not learned from
RACE = "duke,tries=32,tree=0"


class Net(NamedTuple):
    """One hidden layer over what is measured of a seat, of the others on average, and the turns to come."""

    own: list[list[float]]
    others: list[list[float]]
    turns: list[list[float]]
    bias: list[float]
    last: list[float]

    def points(self, rows: list[list[float]], turns: float) -> list[float]:
        """By how much each seat's hope is off."""
        found, seats = [], range(len(rows))
        for seat in seats:
            others = [
                sum(column) / (len(rows) - 1) for column in zip(*[rows[n] for n in seats if n != seat], strict=True)
            ]
            total = 0.0
            for own, other, times, bias, last in zip(*self, strict=True):
                x = bias + times[0] * turns + times[1] * log1p(turns) + dot(own, rows[seat]) + dot(other, others)
                total += last * x if x > 0.0 else 0.0
            found.append(total)
        return found


def learned(game: str, net: Net) -> Judge:
    """The judge, but for the ends of tries. Not by the compiled copy, whose judge can have no heirs."""

    class Learned(Judge):
        def laid_open(self, s: Any) -> tuple[list[float], list[float]]:
            worths, hopes = super().laid_open(s)
            if s.over or (self._cases is not None and self._cases(s)):
                return worths, hopes
            rows, turns = self._measure(s, -1)
            hopes = [hope + more for hope, more in zip(hopes, net.points(rows, turns), strict=True)]
            return [self._value(hope, hopes, seat, turns) for seat, hope in enumerate(hopes)], hopes

    judge = judge_for(game)
    return Learned(game, judge.parts, judge.weights)


def dot(weights: list[float], row: list[float]) -> float:
    return sum([weight * amount for weight, amount in zip(weights, row, strict=False)])


class Lesson(NamedTuple):
    """Every position of every game, as tensors: by position and seat."""

    seen: Any  # what goes into the net
    mean: Any
    spread: Any
    turns: Any
    hopes: Any  # of the judge
    scores: Any
    won: Any
    apart: Any  # by position: of a game that is not learned from


def lesson(games: list[Played], known: list[float]) -> Lesson:
    import torch

    size = len(known)
    at = [(game, n) for game in games for n in range(len(game.rows))]
    rows = torch.tensor([[row[:size] for row in game.rows[n]] for game, n in at])
    turns = torch.tensor([game.turns[n] for game, n in at])
    mean, spread = rows.reshape(-1, size).mean(0), rows.reshape(-1, size).std(0) + 0.01
    others = (rows.sum(1, keepdim=True) - rows) / (rows.shape[1] - 1)
    times = turns[:, None, None].expand(*rows.shape[:2], 1)
    return Lesson(
        torch.cat([(rows - mean) / spread, (others - mean) / spread, times / 10, torch.log1p(times)], 2),
        *(mean, spread, turns, rows @ torch.tensor(known)),
        torch.tensor([game.scores for game, _ in at]),
        torch.tensor([game.won for game, _ in at]),
        torch.tensor([game.number % KEPT == 0 for game, _ in at]),
    )


def lead(given: Any) -> Any:
    """By how much each is above the mean of the others."""
    return given - (given.sum(1, keepdim=True) - given) / (given.shape[1] - 1)


def fit(of: Lesson, hidden: int) -> tuple[Net, str]:
    """The net, and how far the leads that it and the judge foretell are off in games that it has not seen."""
    import torch

    torch.manual_seed(1)
    torch.set_num_threads(1)
    first, last = torch.nn.Linear(of.seen.shape[2], hidden), torch.nn.Linear(hidden, 1)
    torch.nn.init.zeros_(last.weight)
    torch.nn.init.zeros_(last.bias)
    far = torch.nn.Parameter(torch.tensor([3.0, 1.5]))
    learner = torch.optim.AdamW([*first.parameters(), *last.parameters(), far], lr=0.001, weight_decay=0.05)
    slower = torch.optim.lr_scheduler.ExponentialLR(learner, 0.9)

    def hope(n: Any) -> Any:
        return of.hopes[n] + last(torch.relu(first(of.seen[n])))[..., 0]

    learned_from = torch.nonzero(~of.apart)[:, 0]
    for _ in range(ROUNDS):
        for n in learned_from[torch.randperm(len(learned_from))].split(512):
            off = (lead(hope(n)) - lead(of.scores[n])) / 10
            reach = torch.sqrt(far[0] ** 2 + far[1] ** 2 * of.turns[n])[:, None]
            loss = 0.2 * off.square().mean() - (of.won[n] * torch.log_softmax(hope(n) / reach, 1)).sum(1).mean()
            learner.zero_grad()
            loss.backward()
            learner.step()
        slower.step()
    with torch.no_grad():
        size = len(of.mean)
        own, other = first.weight[:, :size] / of.spread, first.weight[:, size : 2 * size] / of.spread
        times = first.weight[:, 2 * size :] * torch.tensor([0.1, 1.0])
        parts = (own, other, times, first.bias - own @ of.mean - other @ of.mean, last.weight[0])
        off = [
            (lead(one)[of.apart] - lead(of.scores)[of.apart]).square().mean().sqrt() for one in (of.hopes, hope(...))
        ]
    return Net(*[part.tolist() for part in parts]), f"leads are off by {off[1]:.1f} points, the judge's by {off[0]:.1f}"


class Job(NamedTuple):
    game: str
    seats: int
    number: int
    net: Net | None


def learn(job: Job) -> Played:
    return study(cadency.rules(job.game), {}, job.seats, "value", job.number)


def meet(job: Job) -> float:
    """How much of a win it was for the one who has learned."""
    assert job.net is not None
    rules, judge, new = cadency.rules(job.game), judge_for(job.game), learned(job.game, job.net)
    plan = Given(read(RACE, job.game, job.seats))
    setup = rules.setup(job.seats, {})
    deal, turn = divmod(job.number, job.seats)
    judges = [new if seat == turn else judge for seat in range(job.seats)]
    bots = [Thinker(rules, setup.content, f"value:{deal}:{n}", plan, one) for n, one in enumerate(judges)]
    s = rules.start(setup)
    play(s, rules, bots, random.Random(f"value:{deal}"))  # type: ignore[arg-type]
    return win(rules.standing(s))[turn]


def quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def pooled(work: Any, jobs: list[Job], processes: int, compiled: bool, said: str) -> tuple[list[Any], bool]:
    """What came of the jobs, and whether all were done."""
    os.environ["CADENCY_COMPILED"] = "" if compiled else "0"
    pool = multiprocessing.get_context("spawn").Pool(processes, quiet)
    found: list[Any] = []
    try:
        for one in pool.imap(work, jobs):
            found.append(one)
            print(f"{said}: {len(found)} of {len(jobs)}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return found, False
    finally:
        pool.terminate()
    return found, True


def main() -> int:
    parser = argparse.ArgumentParser(description="A value learned from self-play against the fitted judge.")
    parser.add_argument("game", choices=list(cadency.GAMES))
    parser.add_argument("--seats", type=int, help="otherwise the fewest for several")
    parser.add_argument("--games", type=int, default=1200, help="to learn from")
    parser.add_argument("--match", type=int, default=100, help="games played by it")
    parser.add_argument("--hidden", type=int, default=16, help="how large the net is")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    seats = words.seats or next(n for n in cadency.rules(words.game).seats if n > 1)
    if seats not in cadency.rules(words.game).seats or seats < 2:
        parser.error(f"{words.game} is not for {seats} seats against each other")
    try:
        import torch  # noqa: F401
    except ImportError:
        parser.error("this needs PyTorch: pip install 'cadency[train]'")
    jobs = [Job(words.game, seats, n, None) for n in range(words.games)]
    games, whole = pooled(learn, jobs, words.processes, True, "games of squires")
    if len(games) < 10 * KEPT:
        parser.error(f"{len(games)} games are too few to learn from")
    judge = judge_for(words.game)
    known = [judge.weights.amounts[amount.key] for amount in judge.parts.amounts]
    net, report = fit(lesson(games, known), words.hidden)
    print(f"{words.game}, {seats} seats, {len(games)} games of squires, every sixth kept apart: {report}", flush=True)
    jobs = [Job(words.game, seats, n, net) for n in range(words.match if whole else 0)]
    won, whole = pooled(meet, jobs, words.processes, False, "match") if jobs else ([], whole)
    if won:
        share = f"{100 * sum(won) / len(won):.1f} % of {len(won)} games, {told(evenly(sum(won), len(won), seats))}"
        print(f"a duke that trusts it among dukes that do not: {share} times a share")
    return 0 if whole else 130


if __name__ == "__main__":
    sys.exit(main())

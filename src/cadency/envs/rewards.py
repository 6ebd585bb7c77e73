"""Rewards: what a finished game is worth to each seat. Nothing is given on the way but for an illegal action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cadency.envs.errors import BadEnvironment
from cadency.kernel.rules import Placing

FORFEIT: Final = -1.0  # of an illegal action


def win(standing: Sequence[Placing]) -> list[float]:
    """The share of the win: 1 for the winner, split among equals, 0 for everybody else."""
    best = [placing.rank == 1 and placing.outcome != "lost" for placing in standing]
    return [int(won) / (sum(best) or 1) for won in best]


def zero_sum(standing: Sequence[Placing]) -> list[float]:
    """The same around 0: 1 for a sole winner, -1 shared among the others; alone 1 for won, -1 for lost."""
    shares, others = win(standing), len(standing) - 1
    if not others:
        return [2 * share - 1 for share in shares]
    if not any(shares):
        return [0.0] * len(shares)
    return [(len(shares) * share - 1) / others for share in shares]


def score(standing: Sequence[Placing]) -> list[float]:
    """The points."""
    return [float(placing.score) for placing in standing]


def margin(standing: Sequence[Placing]) -> list[float]:
    """The points ahead of the best of the others; alone the points."""
    scores = score(standing)
    rest = [[other for seat, other in enumerate(scores) if seat != own] for own in range(len(scores))]
    return [own - max(others, default=0.0) for own, others in zip(scores, rest, strict=True)]


Reward = Callable[[Sequence[Placing]], list[float]]
REWARDS: Final[dict[str, Reward]] = {"win": win, "zero_sum": zero_sum, "score": score, "margin": margin}


def reward_named(name: str) -> Reward:
    if name not in list(REWARDS):
        raise BadEnvironment("reward", found=name, known=", ".join(REWARDS))
    return REWARDS[name]

"""Teach an agent one seat of a game, on the processor, in about ten minutes: a small policy gradient in PyTorch.

    pip install 'cadency[train]'
    python examples/train.py                                          Legacy, two seats, against a page
    python examples/train.py --game village --minutes 20 --out runs   the learning curve goes to runs/

The agent is rewarded with the share of the win and, on the way, with the change of its lead in points, which it reads
from the observation by name. Nothing else about the game is told to it. Minutes are those of the processor.
"""
# ruff: noqa: INP001 - a script on its own

import argparse
import json
import sys
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import nn

import cadency.envs

BATCH = 32  # games between two lessons
EPOCHS = 4  # looks at each batch
TESTED = 200  # games of each test
PLACES = ("own", "next", "third", "fourth", "fifth")


class Net(nn.Module):
    """What to do, and how good things look. Counts come in unscaled, so they are squeezed first."""

    def __init__(self, size, actions, width=256):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen, mask):
        hidden = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        return self.policy(hidden).masked_fill(mask == 0, -1e9), self.value(hidden).squeeze(-1)


def play(env, net, lead, seed=None):
    """One game: what was seen, allowed, done and thought likely; what came of every step; the share of the win."""
    seen, _ = env.reset(seed=seed)
    rows, rewards, before, over = [], [], lead(seen["observation"]), False
    while not over:
        row, mask = torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
        with torch.no_grad():
            logits, _ = net(row, mask)
        chances = torch.distributions.Categorical(logits=logits)
        action = chances.sample()
        rows.append((row, mask, action, chances.log_prob(action)))
        seen, won, over, _, _ = env.step(int(action))
        after = lead(seen["observation"])
        rewards.append((after - before) / 20 + won)
        before = after
    returns = np.cumsum(rewards[::-1])[::-1].copy()
    return rows, torch.tensor(returns, dtype=torch.float32), won


def learn(net, optimiser, games):
    """Proximal policy optimisation: make what went better than expected likelier, and not too fast."""
    steps = [row for rows, *_ in games for row in rows]
    seen, mask, action, old = (torch.stack(column) for column in zip(*steps, strict=True))
    returns = torch.cat([returns for _, returns, _ in games])
    with torch.no_grad():
        _, value = net(seen, mask)
        better = returns - value
        better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(seen)).split(512):
            logits, value = net(seen[part], mask[part])
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(action[part]) - old[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part]).mean()
            loss = 0.5 * (value - returns[part]).pow(2).mean() - gain - 0.01 * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()


def tested(env, net, lead):
    """The share of the wins in games that are not learnt from."""
    return sum(play(env, net, lead, seed=10**6 + game)[2] for game in range(TESTED)) / TESTED


def curve(points, title):
    """The learning curve as a picture."""
    width, height, left, low = 640, 320, 56, 280
    last = max(point["games"] for point in points) or 1

    def at(games, share):
        return f"{left + games / last * (width - left - 24):.1f},{low - share * (low - 40):.1f}"

    lines = "".join(
        f'<path d="M{at(0, share)} L{at(last, share)}" stroke="#d8cfbb"/>'
        f'<text x="{left - 8}" y="{low - share * (low - 40) + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    path = " ".join(at(point["games"], point["share"]) for point in points)
    dots = "".join('<circle cx="{}" cy="{}" r="3" fill="#8a2b22"/>'.format(*spot.split(",")) for spot in path.split())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="12"><rect width="{width}" height="{height}" fill="#fbf7ec"/>'
        f'<text x="{left}" y="24" font-size="14">{title}</text>{lines}'
        f'<polyline points="{path}" fill="none" stroke="#8a2b22" stroke-width="2"/>{dots}'
        f'<text x="{left}" y="{height - 14}">0 games</text>'
        f'<text x="{width - 24}" y="{height - 14}" text-anchor="end">{last:,} games</text></svg>\n'
    )


def wishes():
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="legacy", choices=cadency.GAMES)
    parser.add_argument("--seats", type=int, help="the fewest that can meet by default")
    parser.add_argument("--opponents", default="page", help="the bot in all other seats: page, squire, knight …")
    parser.add_argument("--minutes", type=float, default=10, help="of learning, tests not counted; 10 by default")
    parser.add_argument("--seed", type=int, default=1, help="the same seed learns the same; 1 by default")
    parser.add_argument(
        "--out", type=Path, default=Path("runs"), help="the folder for network and curve; runs by default"
    )
    return parser, parser.parse_args()


def keep(asked, net, points, title):
    """The network and its learning curve, in numbers and as a picture."""
    torch.save(net.state_dict(), asked.out / f"{asked.game}.pt")
    (asked.out / f"{asked.game}.json").write_text(json.dumps(points))
    (asked.out / f"{asked.game}.svg").write_text(curve(points, title))


def train(asked, title, env, exam):
    """Learn, and say every twenty lessons what has come of it."""
    names = [field.name for field in cadency.envs.observer(asked.game).fields()]
    own, *others = [names.index(f"{place}.score") for place in PLACES[: exam.table.seats]]

    def lead(row):
        return float(row[own] - max([row[other] for other in others], default=0))

    net = Net(len(names), env.action_space.n)
    optimiser = torch.optim.Adam(net.parameters(), lr=5e-4)
    env.reset(seed=asked.seed)
    points = [{"games": 0, "minutes": 0.0, "share": tested(exam, net, lead)}]
    games, spent, started = 0, 0.0, time.process_time()
    print(json.dumps(points[-1]), flush=True)
    keep(asked, net, points, title)
    while spent < asked.minutes:
        for _ in range(20):
            learn(net, optimiser, [play(env, net, lead) for _ in range(BATCH)])
            games += BATCH
        spent = (time.process_time() - started) / 60
        paused = time.process_time()
        points.append({"games": games, "minutes": round(spent, 2), "share": tested(exam, net, lead)})
        started += time.process_time() - paused  # tests are not training
        print(json.dumps(points[-1]), flush=True)
        keep(asked, net, points, title)


def main():
    parser, asked = wishes()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    seats = asked.seats or max(2, cadency.rules(asked.game).seats[0])
    name = f"cadency/{asked.game.title().replace('_', '')}-v1"
    made = {"seats": seats, "opponents": asked.opponents, "seat": "any", "disable_env_checker": True}
    try:
        env, exam = gymnasium.make(name, **made).unwrapped, gymnasium.make(name, **made).unwrapped
    except cadency.CadencyError as error:
        parser.error(str(error))
    asked.out.mkdir(parents=True, exist_ok=True)
    exam.reset(seed=0)
    try:
        train(asked, f"{name}, {seats} seats against {asked.opponents}: share of {TESTED} test games won", env, exam)
    except KeyboardInterrupt:
        print(f"stopped; what was learnt up to the last test is in {asked.out}")
        sys.exit(130)


if __name__ == "__main__":
    main()

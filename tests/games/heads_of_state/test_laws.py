"""Heads of State keeps the laws of every game, at every seat count."""

import random

import pytest

from cadency.games.heads_of_state import RULES
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.nature import sample
from cadency.table import Table
from cadency.table.table import replay
from tests.games.heads_of_state.counting import conserved
from tests.laws.laws import POLICIES, check_game, check_imagined_plays_on, fingerprint, lively
from tests.support import seeds


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", RULES.seats)
def test_laws(seats: int, policy: str) -> None:
    for seed in seeds(3, 500):
        report = check_game(RULES, seats, {}, seed, POLICIES[policy], conserved)
        assert report.largest <= 60, f"{report.largest_kind} offers {report.largest} options"


@pytest.mark.parametrize("seats", RULES.seats)
def test_imagined_positions_play_to_the_end(seats: int) -> None:
    for seed in seeds(2, 40):
        rng = random.Random(seed)
        s = RULES.start(RULES.setup(seats))
        while (d := pending(s)) is not None:
            if rng.random() < 0.01:
                check_imagined_plays_on(RULES, s, rng.randrange(seats), rng)
            apply(s, sample(d, rng.random) if d.seat == NATURE else lively(d, rng))


@pytest.mark.parametrize("seats", RULES.seats)
def test_replay_gives_the_same_table_back(seats: int) -> None:
    for seed in seeds(1, 20):
        rng = random.Random(seed)
        played = Table(RULES, seats, seed=seed)
        while (d := played.decision) is not None:
            played.choose(lively(d, rng))
            if rng.random() < 0.05 and played.can_undo(d.seat):
                played.undo(d.seat)
        again = replay(RULES, played.record.dumps())
        assert fingerprint(again.state) == fingerprint(played.state)
        assert again.events(0) == played.events(0)
        assert again.verify() > 0

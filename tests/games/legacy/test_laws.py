"""Legacy keeps the laws, at every seat count and in both editions."""

from __future__ import annotations

import random

import pytest

from cadency.games.legacy import RULES
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.nature import sample
from cadency.kernel.record import Record
from cadency.table import Table
from tests.games.legacy.counting import conserved, secrets
from tests.laws.laws import POLICIES, check_game, check_imagined_plays_on, fingerprint, lively
from tests.support import seeds

EDITIONS = RULES.options["edition"]
TABLES = [(seats, {"edition": edition}) for seats in RULES.seats for edition in EDITIONS]
TABLES += [(1, {"edition": edition, "variant": "inheritance"}) for edition in EDITIONS]


def named(table: object) -> str:
    return " ".join(map(str, table)) if isinstance(table, tuple) else str(table)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_laws(table: tuple[int, dict[str, str]], policy: str) -> None:
    seats, options = table
    for seed in seeds(2, 250):
        report = check_game(RULES, seats, options, seed, POLICIES[policy], conserved, hidden=secrets)
        assert report.largest <= 60, f"{report.largest_kind} offers {report.largest} options"


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_record_gives_the_same_table_back(table: tuple[int, dict[str, str]]) -> None:
    seats, options = table
    for seed in seeds(1, 20):
        rng = random.Random(seed)
        played = Table(RULES, seats, options, seed=seed)
        while (d := played.decision) is not None:
            if rng.random() < 0.02 and played.can_undo(d.seat):
                played.undo(d.seat)
            else:
                played.choose(lively(d, rng))
        again = Table.resume(RULES, Record.loads(played.record.dumps()), None)
        assert fingerprint(again.state) == fingerprint(played.state)
        assert again.standing() == played.standing()
        assert again.verify() == played.verify() > 0


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_imagined_positions_play_to_the_end(table: tuple[int, dict[str, str]]) -> None:
    seats, options = table
    for seed in seeds(1, 20):
        rng = random.Random(seed)
        s = RULES.start(RULES.setup(seats, options))
        while (d := pending(s)) is not None:
            if rng.random() < 0.01:
                check_imagined_plays_on(RULES, s, rng.randrange(seats), rng)
            apply(s, sample(d, rng.random) if d.seat == NATURE else lively(d, rng))

"""Every game keeps the laws, at every seat count and with every option."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cadency
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.nature import ahead, sample
from tests.laws.conserve import CONSERVED
from tests.laws.laws import POLICIES, check_game, check_imagined_plays_on, fingerprint, lively
from tests.laws.secrets import SECRETS
from tests.support import seeds

CHUNKS = 10
TABLES = [
    (game, seats, dict(zip(rules.options, values, strict=True)))
    for game in cadency.GAMES
    for rules in [cadency.rules(game)]
    for seats in rules.seats
    for values in product(*rules.options.values())
    if seats == 1
    or not any(value in rules.alone.get(name, ()) for name, value in zip(rules.options, values, strict=True))
]
# For what follows from the laws: the smallest and the largest table of each game, all of them with --deep.
ENDS = [next(table for table in some if table[0] == game) for game in cadency.GAMES for some in (TABLES, TABLES[::-1])]
SOME = [pytest.param(table, marks=[] if table in ENDS else [pytest.mark.deep]) for table in TABLES]


def named(table: Any) -> str:
    return " ".join(map(str, table)) if isinstance(table, tuple) else str(table)


@pytest.mark.parametrize("chunk", seeds(1, CHUNKS))
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_laws(table: tuple[str, int, dict[str, str]], policy: str, chunk: int) -> None:
    """With --deep 1,000 games a seat count and choice of options, shared out among the policies and the chunks."""
    game, seats, options = table
    rules = cadency.rules(game)
    games = 1000 // (len(POLICIES) * CHUNKS)
    for seed in seeds(2, games):
        number = chunk * games + seed
        report = check_game(rules, seats, options, number, POLICIES[policy], CONSERVED[game], hidden=SECRETS[game])
        assert report.largest <= 60, f"{report.largest_kind} offers {report.largest} options"


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_imagined_positions_play_to_the_end(table: tuple[str, int, dict[str, str]]) -> None:
    game, seats, options = table
    rules = cadency.rules(game)
    for seed in seeds(1, 40):
        rng = random.Random(seed)
        s = rules.start(rules.setup(seats, options))
        while (d := pending(s)) is not None:
            if rng.random() < 0.01:
                check_imagined_plays_on(rules, s, rng.randrange(seats), rng)
            apply(s, sample(d, rng.random) if d.seat == NATURE else lively(d, rng))


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_replay_gives_the_same_table_back(table: tuple[str, int, dict[str, str]]) -> None:
    game, seats, options = table
    for seed in seeds(1, 20):
        rng = random.Random(seed)
        played = cadency.open_table(game, seats, seed=seed, **options)
        while (d := played.decision) is not None:
            if rng.random() < 0.02 and played.can_undo(d.seat):
                played.undo(d.seat)
            else:
                played.choose(lively(d, rng))
        again = cadency.replay(played.record.dumps())
        assert fingerprint(again.state) == fingerprint(played.state)
        assert again.standing() == played.standing()
        assert again.record.dumps() == played.record.dumps()
        assert again.verify() == played.verify() > 0
        quiet = cadency.rules(game).start(played.setup)
        for answer in again.record.answers:
            ahead(quiet)
            apply(quiet, again.rules.choice(answer.wire))
        ahead(quiet)
        assert quiet.over == played.over, "listening to events changes the game"


@settings(max_examples=30, deadline=None)
@given(table=st.sampled_from(TABLES), picks=st.lists(st.floats(0, 1, exclude_max=True), max_size=400))
def test_any_choices_keep_the_position_sound(table: tuple[str, int, dict[str, str]], picks: list[float]) -> None:
    """Hypothesis chooses, nature's answers included, and shrinks what it finds."""
    game, seats, options = table
    rules = cadency.rules(game)
    s = rules.start(rules.setup(seats, options))
    whole = CONSERVED[game](s)
    for pick in picks:
        d = pending(s)
        if d is None:
            break
        apply(s, sample(d, random.Random(pick).random) if d.seat == NATURE else d.options[int(pick * len(d.options))])
        assert CONSERVED[game](s) == whole

"""Dynasties keeps the laws of every game, at every seat count."""

import random

import pytest

from cadency.games.dynasties import RULES
from cadency.kernel.engine import NATURE, Decision, apply, pending
from cadency.kernel.nature import ahead, sample
from cadency.kernel.record import Record
from cadency.kernel.words import Choice
from cadency.table import Table
from tests.laws.conserve import CONSERVED
from tests.laws.laws import POLICIES, check_game, check_imagined_plays_on, fingerprint, uniform
from tests.laws.secrets import SECRETS
from tests.support import seeds

IDLE = ("skip", "pass", "discard")
every_count = pytest.mark.parametrize("seats", RULES.seats)


def busy(d: Decision, rng: random.Random) -> Choice:
    """Rarely passes or gives up a card for a cube: more happens in a round than at random."""
    doing = [option for option in d.options if option.tag not in IDLE]
    return rng.choice(doing) if doing and rng.random() < 0.95 else uniform(d, rng)


HOW = {**POLICIES, "busy": busy}


@pytest.mark.parametrize("policy", HOW)
@every_count
def test_laws(seats: int, policy: str) -> None:
    for seed in seeds(6, 340):
        report = check_game(RULES, seats, {}, seed, HOW[policy], CONSERVED["dynasties"], hidden=SECRETS["dynasties"])
        assert report.largest <= 60, f"{report.largest_kind} offers {report.largest} options"


@every_count
def test_every_question_is_asked_in_busy_play(seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(60):
        kinds |= check_game(RULES, seats, {}, 1000 + seed, busy, closely=0, believing=0).kinds
    assert {frame.kind for frame in RULES.frames if frame.asks} - kinds == set()  # type: ignore[union-attr]


@every_count
def test_imagined_positions_play_to_the_end(seats: int) -> None:
    for seed in seeds(2, 40):
        rng = random.Random(seed)
        s = RULES.start(RULES.setup(seats))
        while (d := pending(s)) is not None:
            if rng.random() < 0.02:
                check_imagined_plays_on(RULES, s, rng.randrange(seats), rng)
            apply(s, sample(d, rng.random) if d.seat == NATURE else busy(d, rng))


@every_count
def test_replay_gives_the_same_table_back(seats: int) -> None:
    for seed in seeds(2, 20):
        rng = random.Random(seed)
        played: Table = Table(RULES, seats, {}, seed)
        while (d := played.decision) is not None:
            if rng.random() < 0.02 and played.can_undo(d.seat):
                played.undo(d.seat)
            else:
                played.choose(busy(d, rng))
        again: Table = Table.resume(RULES, Record.loads(played.record.dumps()))
        assert fingerprint(again.state) == fingerprint(played.state)
        assert again.standing() == played.standing()
        assert again.record.dumps() == played.record.dumps()
        assert again.verify() == played.verify() > 0
        quiet = RULES.start(played.setup)
        for answer in again.record.answers:
            ahead(quiet)
            apply(quiet, RULES.choice(answer.wire))
        ahead(quiet)
        assert quiet.over == played.over, "listening to events changes the game"

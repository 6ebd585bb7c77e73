"""Dynasties keeps the laws of every game in busy play, too, in which all its questions are asked."""

import pytest

from cadency.games.dynasties import RULES
from cadency.kernel.engine import Ask
from tests.games.dynasties.busy import busy
from tests.laws.conserve import CONSERVED
from tests.laws.laws import check_game
from tests.laws.secrets import SECRETS
from tests.support import seeds

every_count = pytest.mark.parametrize("seats", RULES.seats)


@every_count
def test_laws(seats: int) -> None:
    for seed in seeds(1, 340):
        report = check_game(RULES, seats, {}, seed, busy, CONSERVED["dynasties"], hidden=SECRETS["dynasties"])
        assert report.largest <= 60, f"{report.largest_kind} offers {report.largest} options"


@every_count
def test_every_question_is_asked_in_busy_play(seats: int) -> None:
    missing = {frame.kind for frame in RULES.frames if issubclass(frame, Ask)}
    for seed in range(60):
        missing -= check_game(RULES, seats, {}, 1000 + seed, busy, closely=0, believing=0).kinds
        if not missing:
            break
    assert missing == set()

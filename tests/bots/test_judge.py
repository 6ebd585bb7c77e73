"""The judge of Village: it likes what a player would like."""

import pytest

from cadency.bots.judge import judge_for
from cadency.kernel.errors import BadSetup


def test_a_game_without_a_judge_is_a_clear_error() -> None:
    with pytest.raises(BadSetup, match="chess") as found:
        judge_for("chess")
    assert found.value.key == "no-judge"

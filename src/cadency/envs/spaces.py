"""The spaces of a game's environments: the same for all of its tables."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from cadency.envs.acting import actions_of
from cadency.envs.seeing import observer_of


def action_space(game: str, more: int = 0) -> spaces.Discrete:
    """The game's actions, and as many more as an environment has of its own."""
    return spaces.Discrete(len(actions_of(game)) + more)


def observation_space(game: str, more: int = 0) -> spaces.Dict:
    fields = observer_of(game).fields()
    low = np.array([field.low for field in fields], np.float32)
    high = np.array([field.high for field in fields], np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(actions_of(game)) + more,), np.int8),
        }
    )

"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel. They need ``pip install 'cadency[envs]'``.

import cadency.envs
env = cadency.envs.aec("village", seats=3)
env = cadency.envs.parallel("village", seats=3)
env = gymnasium.make("cadency/Village-v1", seats=3, opponents="squire")
envs = gymnasium.make_vec("cadency/Village-v1", num_envs=16, processes=2, seats=3)
game = pyspiel.load_game("cadency_village(seats=3)")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

from cadency.envs.errors import BadEnvironment, need

for _part in ("numpy", "gymnasium", "pettingzoo"):
    need(_part)

from cadency.envs.acting import Actions, actions_of  # noqa: E402 - what is missing has been told by now
from cadency.envs.many import ManySeats  # noqa: E402
from cadency.envs.rewards import FORFEIT, REWARDS  # noqa: E402
from cadency.envs.seat import SeatEnv, register  # noqa: E402
from cadency.envs.seeing import Field, Observer, observer_of  # noqa: E402

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from cadency.envs.together import Together
    from cadency.envs.turns import RawAEC, Seen

__all__ = [
    "REWARDS",
    "Actions",
    "BadEnvironment",
    "Field",
    "ManySeats",
    "Observer",
    "SeatEnv",
    "actions",
    "aec",
    "observer",
    "parallel",
    "raw_aec",
]


def raw_aec(game: str, seats: SupportsIndex | None = None, **wishes: Any) -> RawAEC:
    """A PettingZoo environment as it is (``cadency.envs.turns.RawAEC``): an illegal action raises ``NotLegal``."""
    from cadency.envs.turns import RawAEC

    return RawAEC(game, seats, **wishes)


def aec(game: str, seats: SupportsIndex | None = None, **wishes: Any) -> AECEnv[str, Seen, Any]:
    """A PettingZoo environment with the usual wrappers: an illegal action ends the game, and its agent gets -1."""
    from pettingzoo.utils import wrappers

    env = wrappers.TerminateIllegalWrapper(raw_aec(game, seats, **wishes), illegal_reward=FORFEIT)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def parallel(game: str, seats: SupportsIndex | None = None, **wishes: Any) -> Together:
    """A PettingZoo environment in which all look at every step, and whoever is not asked waits."""
    from cadency.envs.together import Together

    return Together(game, seats, **wishes)


def actions(game: str) -> Actions:
    """The action numbers of a game: ``number(choice)``, ``choice(action)``, ``names()``."""
    import cadency

    return actions_of(cadency.rules(game).id)


def observer(game: str) -> Observer:
    """What turns a view of the game into an observation; its ``fields()`` name every number."""
    import cadency

    return observer_of(cadency.rules(game).id)


register()

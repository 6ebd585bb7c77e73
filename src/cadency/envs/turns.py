"""PettingZoo's AEC: one agent after the other, as the games ask."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import cadency
from cadency.envs.acting import actions_of
from cadency.envs.errors import BadEnvironment
from cadency.envs.picture import MODES, Picture, check_mode, draw
from cadency.envs.rewards import reward_named
from cadency.envs.seeing import new_observer
from cadency.envs.spaces import action_space, observation_space
from cadency.envs.wish import checked_wish, counted
from cadency.table import Table

Seen = dict[str, Any]


class RawAEC(AECEnv[str, Seen, "int | None"]):
    """A game for agents ``seat_0`` and so on. An illegal action raises ``NotLegal`` and changes nothing."""

    def __init__(
        self,
        game: str,
        seats: SupportsIndex | None = None,
        *,
        reward: str = "win",
        max_steps: int | None = None,
        render_mode: str | None = None,
        content: str | None = None,
        **options: str,
    ) -> None:
        self._wish = checked_wish(game, seats, content, options)
        self.rules = cadency.rules(game)
        self.metadata: dict[str, Any] = {
            "name": f"cadency_{game}_v{self.rules.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        check_mode(render_mode)
        self.render_mode = render_mode
        self.max_steps = None if max_steps is None else counted("max_steps", max_steps)
        self._reward = reward_named(reward)
        self._actions, self._observer = actions_of(game), new_observer(game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._wish["seats"])]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(game) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: action_space(game) for agent in self.possible_agents}
        self._generator = np.random.default_rng()
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The game being played: its record, its views, its standing."""
        if self._table is None:
            raise BadEnvironment("not-reset")
        return self._table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self._table = cadency.open_table(seed=str(self._generator.integers(2**63)), **self._wish)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._next()
        self._show()

    def _next(self) -> None:
        """Whose turn it is; what the game was worth once it is over."""
        decision = self.table.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self._reward(self.table.standing()), strict=True))

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._observer(self.table.view(seat)),
            "action_mask": self._actions.mask(self.table.decision, seat),
        }

    def step(self, action: int | None) -> None:
        table, agent = self.table, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table.choose(self._actions.choice(action), self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        self._next()
        if self._steps == self.max_steps and self.table.decision is not None:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._show()

    def _show(self) -> None:
        """For people: they see every step without asking for it."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Picture:
        return draw(self.table, self.possible_agents.index(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

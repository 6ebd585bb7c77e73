"""PettingZoo's parallel interface: every agent looks and acts at every step, and those who are not asked wait."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from cadency.envs.acting import actions_of
from cadency.envs.errors import ILLEGAL, BadEnvironment
from cadency.envs.picture import Picture
from cadency.envs.rewards import FORFEIT
from cadency.envs.spaces import action_space, observation_space
from cadency.envs.turns import RawAEC, Seen
from cadency.kernel.engine import Decision
from cadency.kernel.errors import NotLegal
from cadency.table import Table
from cadency.table.course import offered

Told = dict[str, dict[str, Any]]
Step = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Told]


class Together(ParallelEnv[str, Seen, int]):
    """A game for agents ``seat_0`` and so on. One of them is asked; all that the others can do is ``wait``, the number
    after those of the game's actions. What they send instead is not looked at."""

    def __init__(self, game: str, seats: SupportsIndex | None = None, *, illegal: str = "end", **wishes: Any) -> None:
        if illegal not in ILLEGAL:
            raise BadEnvironment("illegal", found=illegal, known=", ".join(ILLEGAL))
        self._turns = RawAEC(game, seats, **wishes)
        self.illegal = illegal
        self.wait = len(actions_of(game))
        self.metadata = self._turns.metadata
        self.render_mode = self._turns.render_mode
        self.possible_agents = self._turns.possible_agents
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(game, 1) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: action_space(game, 1) for agent in self.possible_agents
        }

    @property
    def table(self) -> Table:
        """The game being played: its record, its views, its standing."""
        return self._turns.table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Told]:
        self._turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen(), self._nothing()

    def step(self, actions: dict[str, int]) -> Step:
        turns, asked = self._turns, self._turns.table.decision
        if asked is None or not self.agents:
            raise BadEnvironment("over")
        agent, told = turns.agent_selection, self._nothing()
        if agent not in actions:
            raise BadEnvironment("no-action", agent=agent)
        rewards = dict.fromkeys(self.agents, 0.0)
        try:
            self._answer(asked, actions[agent])
            rewards, ended, cut = turns.rewards, turns.terminations, turns.truncations
        except NotLegal as error:
            if self.illegal == "raise":
                raise
            rewards[agent] = FORFEIT
            told[agent]["illegal"] = str(error)
            ended, cut = dict.fromkeys(self.agents, True), dict.fromkeys(self.agents, False)
        if any(ended.values()) or any(cut.values()):
            self.agents = []
        return self._seen(), dict(rewards), dict(ended), dict(cut), told

    def _answer(self, asked: Decision, action: int) -> None:
        if action == self.wait:
            raise NotLegal("not-offered", choice="wait", kind=asked.kind, clause=asked.clause, offered=offered(asked))
        self._turns.step(action)

    def _nothing(self) -> Told:
        return {agent: {} for agent in self.possible_agents}

    def _seen(self) -> dict[str, Seen]:
        """What everybody sees now; whoever is not asked may wait."""
        found: dict[str, Seen] = {}
        for agent in self.possible_agents:
            seen = self._turns.observe(agent)
            mask = seen["action_mask"]
            found[agent] = {**seen, "action_mask": np.append(mask, np.int8(not mask.any()))}
        return found

    def render(self) -> Picture:
        return self._turns.render()

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self._turns)

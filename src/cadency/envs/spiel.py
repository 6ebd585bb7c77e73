"""OpenSpiel: the games as Python games, registered when this module is imported.

import cadency.envs.spiel
game = pyspiel.load_game("cadency_legacy(seats=2,edition=de)")

Chance is explicit: nature is OpenSpiel's chance player. A deal of several items is as many chance nodes, one item each.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec
import numpy as np

import cadency
from cadency.envs.acting import actions_of
from cadency.envs.errors import BadEnvironment, need
from cadency.envs.rewards import REWARDS, reward_named
from cadency.envs.seeing import observer_of
from cadency.kernel.engine import NATURE, Decision, State, apply
from cadency.kernel.errors import NotAChoice
from cadency.kernel.nature import Dealt, ahead
from cadency.kernel.rules import Rules
from cadency.kernel.words import spell
from cadency.plugins import OWN

need("pyspiel")

import pyspiel  # noqa: E402 - what is missing has been told by now

LONGEST: Final = 20_000  # answers, nature's included; games of page against page have a few hundred
UTILITIES: Final = {"win": (0.0, 1.0), "zero_sum": (-1.0, 1.0), "score": (-1000.0, 1000.0), "margin": (-1000.0, 1000.0)}


class Position:
    """Where a game is. OpenSpiel copies deeply what a state holds; positions know how to do that quickly."""

    __slots__ = ("decision", "drawn", "state")

    def __init__(self, state: State, decision: Decision | None, drawn: tuple[int, ...] = ()) -> None:
        self.state = state
        self.decision = decision
        self.drawn = drawn  # what was dealt so far, of the deal that is asked for

    def asked(self) -> Decision:
        if self.decision is None:
            raise NotAChoice("over")
        return self.decision

    def __deepcopy__(self, _memo: dict[int, Any]) -> Position:
        copied: Any = self.state
        return Position(copied.copy(), self.decision, self.drawn)


class SpielGame(pyspiel.Game):
    """A game of ours for OpenSpiel; every game has a class of its own below."""

    rules: ClassVar[Rules[Any, Any]]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = {**self.kind.parameter_specification, **(params or {})}
        seats, reward = wishes.pop("seats"), wishes.pop("reward")
        self.setup: Final = self.rules.setup(seats, wishes)
        self.reward: Final = reward_named(reward)
        nothing = reward == "zero_sum" and seats > 1  # is gained by all together
        least, most = UTILITIES[reward]
        number = len(actions_of(self.rules.id))
        info = pyspiel.GameInfo(
            num_distinct_actions=number,
            max_chance_outcomes=number,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if nothing else None,
            max_game_length=LONGEST,
        )
        super().__init__(_kind(self.rules, "ZERO_SUM") if nothing else self.kind, info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """Whoever gets a copy, in another process for example, has our games registered by this module."""
        return (load, (str(self),))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"observations have no parameters; given: {params}")
        return SpielObserver(self.rules, iig_obs_type)


class SpielState(pyspiel.State):
    """A position for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        state = game.rules.start(game.setup)
        self.position = Position(state, ahead(state))

    def current_player(self) -> int:
        decision = self.position.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.seat == NATURE else decision.seat

    def is_terminal(self) -> bool:
        return self.position.decision is None

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.position.decision
        if decision is None or decision.seat != player:
            return []
        return actions_of(self.get_game().rules.id).numbers(decision)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decision = self.position.asked()
        if decision.deal is None:
            numbers = [actions_of(self.get_game().rules.id).number(option) for option in decision.options]
            weights = list(decision.weights)
        else:
            weights = _left(decision.deal.counts, self.position.drawn)
            numbers = list(range(len(weights)))
        total = sum(weights)
        found = zip(numbers, weights, strict=True)
        return sorted([(action, weight / total) for action, weight in found if weight])

    def _apply_action(self, action: int) -> None:
        position = self.position
        deal = position.asked().deal
        if deal is None:
            choice = actions_of(self.get_game().rules.id).choice(action)
        else:
            position.drawn += (action,)
            if len(position.drawn) < deal.k:
                return
            choice = Dealt(position.drawn if deal.ordered else tuple(sorted(position.drawn)))
        apply(position.state, choice)
        position.decision, position.drawn = ahead(position.state), ()

    def _action_to_string(self, player: int, action: int) -> str:
        decision = self.position.decision
        if player < 0 and decision is not None and decision.deal is not None:
            return f"deal {action}"
        return spell(actions_of(self.get_game().rules.id).choice(action).wire())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that this player cannot tell from the true one. It has no history: the true one would tell more
        than the player knows."""
        rules: Rules[Any, Any] = self.get_game().rules
        true: Any = self.position.state
        world = rules.imagine(rules.view(true, player), random.Random(sampler()), true.content)
        found: SpielState = self.get_game().new_initial_state()
        found.position = Position(world, ahead(world))
        return found

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        found: list[float] = game.reward(game.rules.standing(self.position.state))
        return found

    def __str__(self) -> str:
        """What is still to be done, the next last; how the game ended."""
        state = self.position.state
        return " · ".join([spell(frame.wire()) for frame in state.stack]) or state.over


class SpielObserver:
    """What a player sees: the observation of all environments, whole and part by part. There is no perfect recall:
    a view tells what an attentive seat remembers, not how it came about."""

    def __init__(self, rules: Rules[Any, Any], kind: Any) -> None:
        self.rules: Final = rules
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls: Final = kind is not None and kind.perfect_recall
        self._seen = kind is None or (kind.public_info and kind.private_info == single and not kind.perfect_recall)
        if self._seen:
            observer = observer_of(rules.id)
            self.tensor = np.zeros(observer.size, np.float32)
            at = 0
            for prefix, part in observer.parts:
                self.dict[prefix + part.name] = self.tensor[at : at + len(part.labels)]
                at += len(part.labels)

    def set_from(self, state: SpielState, player: int) -> None:
        if self._seen:
            self.tensor[:] = observer_of(self.rules.id)(self.rules.view(state.position.state, player))

    def string_from(self, state: SpielState, player: int) -> str | None:
        if self._recalls:
            raise BadEnvironment("no-information-state")
        if not self._seen:
            return None
        view = msgspec.to_builtins(self.rules.view(state.position.state, player))
        del view["printed"]
        return msgspec.json.encode(view).decode()


def load(name: str) -> Any:
    """A game by its name and parameters, as OpenSpiel writes them."""
    return pyspiel.load_game(name)


def _left(counts: tuple[int, ...], drawn: tuple[int, ...]) -> list[int]:
    left = list(counts)
    for item in drawn:
        left[item] -= 1
    return left


def _kind(rules: Rules[Any, Any], utility: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    specification: dict[str, Any] = {"seats": rules.seats[0], "reward": next(iter(REWARDS))}
    specification |= {name: values[0] for name, values in rules.options.items()}
    return pyspiel.GameType(
        short_name=f"cadency_{rules.id}",
        long_name=f"Cadency: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if rules.hidden
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, utility),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )


def _register(game: str) -> None:
    rules = cadency.rules(game)
    kind = _kind(rules, "GENERAL_SUM")
    # OpenSpiel lets go of what it registered after Python has ended; a class outlives that, a function does not
    pyspiel.register_game(kind, type(f"Spiel_{game}", (SpielGame,), {"rules": rules, "kind": kind}))


for _game in OWN:
    _register(_game)

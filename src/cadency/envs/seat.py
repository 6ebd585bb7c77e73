"""Gymnasium: one seat of a game, with bots in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

import gymnasium

import cadency
from cadency.bots import Bot
from cadency.envs.acting import Mask, actions_of
from cadency.envs.errors import ILLEGAL, BadEnvironment
from cadency.envs.opponents import Opponent, checked, seated
from cadency.envs.picture import MODES, Picture, check_mode, draw
from cadency.envs.rewards import FORFEIT, reward_named
from cadency.envs.seeing import new_observer
from cadency.envs.spaces import action_space, observation_space
from cadency.envs.wish import checked_wish, whole
from cadency.kernel.errors import NotLegal
from cadency.plugins import OWN
from cadency.table import Table

Seen = dict[str, Any]
Step = tuple[Seen, float, bool, bool, dict[str, Any]]
METADATA: Final[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat of a game. ``opponents`` is a bot's name or a maker of bots, for all other seats or one for each."""

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: SupportsIndex | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "page",
        seat: SupportsIndex | str = 0,
        reward: str = "win",
        illegal: str = "end",
        render_mode: str | None = None,
        content: str | None = None,
        **options: str,
    ) -> None:
        self._wish = checked_wish(game, seats, content, options)
        check_mode(render_mode)
        there = self._wish["seats"]
        if illegal not in ILLEGAL:
            raise BadEnvironment("illegal", found=illegal, known=", ".join(ILLEGAL))
        self.render_mode = render_mode
        self.illegal = illegal
        self._opponents = checked(game, opponents, there)
        self._where = _one_of(seat, there)
        self._reward = reward_named(reward)
        self._actions, self._observer = actions_of(game), new_observer(game)
        self.action_space = action_space(game)
        self.observation_space = observation_space(game)
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The game being played: its record, its views, its standing."""
        if self._table is None:
            raise BadEnvironment("not-reset")
        return self._table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        deal = str(self.np_random.integers(2**63))
        self._table = cadency.open_table(seed=deal, **self._wish)
        seats = self._table.seats
        self.seat = int(self.np_random.integers(seats)) if self._where is None else self._where
        self._bots: dict[int, Bot] = {}
        for away, one in enumerate(self._opponents, 1):
            other = (self.seat + away) % seats
            if one != "page":
                self._bots[other] = seated(one, self._table.rules, self._table.setup.content, f"{deal}:{other}")
        self._ended = False
        self._others()
        self._show()
        return self._seen(), {"seat": self.seat}

    def _others(self) -> None:
        """Everybody else answers until this seat is asked or the game is over."""
        table = self.table
        while (decision := table.decision) is not None and decision.seat != self.seat:
            bot = self._bots.get(decision.seat)
            if bot is None:  # a page takes any option; it need not look at the table for that
                choice = decision.options[int(self.np_random.integers(len(decision.options)))]
            else:
                choice = bot.choose(table.view(decision.seat), decision.seat)
            table.choose(choice)

    def step(self, action: Any) -> Step:
        if self._table is None:
            raise BadEnvironment("not-reset")
        if self._ended:
            raise BadEnvironment("over")
        choice = self._actions.choice(action)
        try:
            self.table.choose(choice, self.seat)
        except NotLegal as error:
            if self.illegal == "raise":
                raise
            self._ended = True
            return self._seen(), FORFEIT, True, False, {"seat": self.seat, "illegal": str(error)}
        self._others()
        self._ended = self.table.decision is None
        self._show()
        reward = self._reward(self.table.standing())[self.seat] if self._ended else 0.0
        return self._seen(), reward, self._ended, False, {"seat": self.seat}

    def _seen(self) -> Seen:
        return {"observation": self._observer(self.table.view(self.seat)), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """What may be answered now, under the name that masked learners ask for."""
        return self._actions.mask(self.table.decision, self.seat)

    def _show(self) -> None:
        """For people: they see every step without asking for it."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        picture: Picture = draw(self.table, self.seat, self.render_mode)
        return picture


def _one_of(seat: Any, seats: int) -> int | None:
    """One's own seat; None for any."""
    if seat == "any":
        return None
    found = whole(seat)
    if found is None or not 0 <= found < seats:
        raise BadEnvironment("seat", found=seat, last=seats - 1)
    return found


def register() -> None:
    """Tell Gymnasium of ``cadency/Village-v1`` and the others; the number is the version of their rules."""
    for game in OWN:
        name = f"cadency/{game.title().replace('_', '')}-v{cadency.rules(game).version}"
        if name not in gymnasium.registry:
            many = "cadency.envs.many:ManySeats"
            gymnasium.register(name, "cadency.envs.seat:SeatEnv", vector_entry_point=many, kwargs={"game": game})

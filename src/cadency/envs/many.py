"""Gymnasium: one seat of many games at once. Processes hold several games each, and share their results by memory."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.error import ClosedEnvironmentError
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import CloudpickleWrapper, batch_space
from numpy.typing import NDArray

from cadency.envs.errors import BadEnvironment
from cadency.envs.seat import SeatEnv, Seen
from cadency.envs.wish import counted
from cadency.envs.work import Memory, work

Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]
Step = tuple[Seen, Rewards, Flags, Flags, dict[str, Any]]
PATIENCE: Final = 5.0  # seconds for a process to end by itself


class ManySeats(VectorEnv[Seen, Any, Any]):
    """``num_envs`` single-seat environments in ``processes``, by default one for each core. Other keywords are those of
    ``SeatEnv``, and ``max_episode_steps``."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        processes: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        max_episode_steps: int | None = None,
        context: str | None = None,
        **wishes: Any,
    ) -> None:
        self.closed = True  # until there is something to close
        self.num_envs = counted("num_envs", num_envs)
        shares = min(self.num_envs, _cores()) if processes is None else counted("processes", processes)
        if shares > self.num_envs:
            raise BadEnvironment("too-many-processes", processes=shares, envs=self.num_envs)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        one = _made(game, wishes, max_episode_steps)  # what is wrong with the wishes is told here
        self.metadata = {**one.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = one.render_mode
        self.single_action_space, self.single_observation_space = one.action_space, one.observation_space
        self.action_space = batch_space(one.action_space, self.num_envs)
        self.observation_space = batch_space(one.observation_space, self.num_envs)
        self._ready = False
        start = multiprocessing.get_context(context)
        self._memory = Memory(start, self.num_envs, one.observation_space)
        self._seen, self._looks = self._memory.arrays(), list(one.observation_space)  # type: ignore[call-overload]
        ends = [self.num_envs * share // shares for share in range(shares + 1)]
        self._places = [slice(first, end) for first, end in pairwise(ends)]
        make = CloudpickleWrapper(partial(_made, game, wishes, max_episode_steps))
        self._pipes, self._processes = [], []
        self.closed = False
        for places in self._places:
            here, there = start.Pipe()
            words = (there, here, make, self._memory, places, self.autoreset_mode)
            process = start.Process(target=work, args=words, daemon=True)  # type: ignore[attr-defined]
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [process.pid for process in self._processes]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games everywhere, or where ``options["reset_mask"]`` says so. A seed is counted on from game to game."""
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, Sequence):
            seeds = list(seed)
        elif seed is not None:
            seeds = [seed + n for n in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise BadEnvironment("seeds", wanted=self.num_envs, found=len(seeds))
        rest = dict(options or {})
        mask = rest.pop("reset_mask", None)
        if mask is None:
            told = self._ask([("reset", {"seed": seeds[places], "options": options}) for places in self._places])
            self._ready = True
            return self._looked(), self._merged(told)
        if not (isinstance(mask, np.ndarray) and mask.dtype == np.bool_ and mask.shape == (self.num_envs,)):
            raise BadEnvironment("reset-mask", wanted=self.num_envs)
        if not self._ready:
            raise BadEnvironment("not-reset")
        told = self._ask(
            [
                ("reset", {"seed": seeds[places], "options": {**rest, "reset_mask": mask[places]}})
                if mask[places].any()
                else None
                for places in self._places
            ]
        )
        return self._looked(), self._merged(told)

    def step(self, actions: Any) -> Step:
        """One action for each environment."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} of shape {given.shape}"
            raise BadEnvironment("actions", wanted=self.num_envs, found=found)
        self._open()
        if not self._ready:
            raise BadEnvironment("not-reset")
        self._seen["actions"][:] = given
        told = self._ask([("step", None)] * len(self._places))
        ends = [self._seen[name].copy() for name in ("rewards", "terminations", "truncations")]
        return self._looked(), ends[0], ends[1], ends[2], self._merged(told)

    def render(self) -> tuple[Any, ...]:
        """A picture of each."""
        return self.call("render")

    def call(self, name: str, *args: Any, **kwargs: Any) -> tuple[Any, ...]:
        """What a method of each environment gives, or an attribute."""
        told = self._ask([("call", (name, args, kwargs))] * len(self._places))
        return tuple([one for share in told for one in share])

    def get_attr(self, name: str) -> tuple[Any, ...]:
        """An attribute of each environment."""
        return self.call(name)

    def set_attr(self, name: str, values: Any) -> None:
        """The same value for all, or a list with one for each."""
        given = list(values) if isinstance(values, (list, tuple)) else [values] * self.num_envs
        if len(given) != self.num_envs:
            raise BadEnvironment("values", wanted=self.num_envs, found=len(given))
        self._ask([("set", (name, given[places])) for places in self._places])

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, with ``terminate=True`` at once. Memory goes with the last that uses it."""
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            if kwargs.get("terminate"):
                process.terminate()
            else:
                with suppress(OSError):  # it may be gone already
                    pipe.send(None)
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
            pipe.close()

    def __del__(self) -> None:
        if not getattr(self, "closed", True):
            self.close(terminate=True)

    def _open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("this vector was closed, or ended when it was interrupted; make another one")

    def _ask(self, words: list[Any]) -> list[Any]:
        """Every process gets its word and answers; whoever gets none says ``{}``. Whatever stops this ends them all."""
        self._open()
        told: list[Any] = [{}] * len(words)
        failed: BaseException | None = None
        number = 0
        try:
            for number, word in enumerate(words):
                if word is not None:
                    self._pipes[number].send(word)
            for number, word in enumerate(words):
                if word is not None:
                    told[number], error, notes = self._pipes[number].recv()
                    if error is not None and failed is None:
                        failed = error
                        failed.__notes__ = notes  # which some ways of pickling keep, and some do not
        except (EOFError, OSError):
            process, places = self._processes[number], self._places[number]
            process.join(PATIENCE)
            self.close(terminate=True)
            code, first, last = process.exitcode, places.start, places.stop - 1
            raise BadEnvironment("worker-died", first=first, last=last, code=code) from None
        except BaseException:  # Ctrl-C: answers that nobody waits for would be taken for those to the next word
            self.close(terminate=True)
            raise
        if failed is not None:
            self._ready = False  # some have made their step and some have not
            raise failed
        return told

    def _looked(self) -> Seen:
        return {name: self._seen[name].copy() for name in self._looks}

    def _merged(self, told: list[dict[str, Any]]) -> dict[str, Any]:
        """What was told of each share, in one."""
        found: dict[str, Any] = {}
        for places, infos in zip(self._places, told, strict=True):
            _merge(found, infos, places, self.num_envs)
        return found


def _merge(found: dict[str, Any], infos: dict[str, Any], places: slice, size: int) -> None:
    for key, value in infos.items():
        if isinstance(value, dict):
            _merge(found.setdefault(key, {}), value, places, size)
            continue
        if key not in found:
            found[key] = (
                np.full(size, None, object)
                if value.dtype == object
                else np.zeros((size, *value.shape[1:]), value.dtype)
            )
        found[key][places] = value


def _made(game: str, wishes: dict[str, Any], most: int | None) -> gymnasium.Env[Seen, Any]:
    env = SeatEnv(game, **wishes)
    return env if most is None else gymnasium.wrappers.TimeLimit(env, most)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

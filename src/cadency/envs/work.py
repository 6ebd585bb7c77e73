"""What a process of a vector does: it steps its share of the environments and writes what came of it into memory."""

from __future__ import annotations

import pickle
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv

Arrays = dict[str, np.ndarray[Any, Any]]
ENDS: Final[dict[str, Any]] = {"rewards": np.float64, "terminations": np.bool_, "truncations": np.bool_}


class Memory:
    """One row for each environment: its action, what it sees, its reward and its ends. It has no name that could stay
    behind: the system frees it when the last process that has it is gone."""

    def __init__(self, context: Any, size: int, seen: gymnasium.Space[Any]) -> None:
        shapes: dict[str, tuple[Any, tuple[int, ...]]] = {"actions": (np.int64, ())}
        for name, space in seen.items():  # type: ignore[attr-defined]
            shapes[name] = (space.dtype, space.shape)
        shapes.update({name: (kind, ()) for name, kind in ENDS.items()})
        self._parts = {
            name: (context.RawArray("b", size * int(np.prod(shape)) * np.dtype(kind).itemsize), kind, (size, *shape))
            for name, (kind, shape) in shapes.items()
        }

    def arrays(self) -> Arrays:
        return {name: np.frombuffer(raw, kind).reshape(shape) for name, (raw, kind, shape) in self._parts.items()}


class Numbered(gymnasium.Wrapper[Any, Any, Any, Any]):
    """An environment that says which one it is when something goes wrong in it."""

    def __init__(self, env: gymnasium.Env[Any, Any], number: int) -> None:
        super().__init__(env)
        self.number = number

    def reset(self, **words: Any) -> Any:
        with self._named():
            return self.env.reset(**words)

    def step(self, action: Any) -> Any:
        with self._named():
            return self.env.step(action)

    @contextmanager
    def _named(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            error.add_note(f"in environment {self.number}")
            raise


def work(
    pipe: Connection,
    other: Connection,
    make: Callable[[], gymnasium.Env[Any, Any]],
    memory: Memory,
    places: slice,
    mode: AutoresetMode,
) -> None:
    """Answer until nobody asks any more: what is told, an error and its notes."""
    other.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks, and goes to all
    mine = {name: rows[places] for name, rows in memory.arrays().items()}
    made = [lambda number=number: Numbered(make(), number) for number in range(places.start, places.stop)]
    share: SyncVectorEnv[Any, Any] = SyncVectorEnv(made, copy=False, autoreset_mode=mode)
    while True:
        try:
            asked = pipe.recv()
        except (EOFError, OSError):  # whoever asked is gone
            return
        if asked is None:
            return
        try:
            told, error, notes = _answered(share, mine, *asked), None, []
        except Exception as caught:  # noqa: BLE001 - it is raised again by whoever asked
            told, error, notes = None, *_portable(caught)
        try:
            pipe.send((told, error, notes))
        except OSError:  # nobody waits
            return
        except Exception as caught:  # noqa: BLE001 - what was asked for cannot be sent, for whatever reason
            pipe.send((None, *_portable(caught)))


def _answered(share: SyncVectorEnv[Any, Any], mine: Arrays, word: str, what: Any) -> Any:
    if word == "step":
        seen, *ends, infos = share.step(mine["actions"])
        for name, values in zip(ENDS, ends, strict=True):
            mine[name][:] = values
    elif word == "reset":
        seen, infos = share.reset(**what)
    elif word == "call":
        name, args, kwargs = what
        return share.call(name, *args, **kwargs)
    else:
        return share.set_attr(*what)
    for name, rows in seen.items():
        mine[name][:] = rows
    return infos


def _portable(error: Exception) -> tuple[Exception, list[str]]:
    """An error as it can be sent, and its notes, which errors of ours would leave behind."""
    notes = list(getattr(error, "__notes__", []))
    try:
        return pickle.loads(pickle.dumps(error)), notes  # noqa: S301 - our own
    except Exception:  # noqa: BLE001 - whoever wrote it did not think of this
        return RuntimeError("".join(traceback.format_exception(error))), notes

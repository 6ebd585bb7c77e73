"""Many games at once in a few processes: the same as in one process, and nothing is left behind."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import cadency
from cadency.envs import BadEnvironment, ManySeats, SeatEnv
from tests.support import cover, hearing_ctrl_c


@contextmanager
def many(*words: Any, **wishes: Any) -> Iterator[ManySeats]:
    env = ManySeats(*words, **wishes)
    try:
        yield env
    finally:
        env.close()


def chosen(masks: Any, turn: int) -> Any:
    """The first legal action now, the last one then; 0 where the game is over."""
    found = [np.flatnonzero(mask) for mask in masks]
    return np.array([legal[0 if (turn + n) % 3 else -1] if len(legal) else 0 for n, legal in enumerate(found)])


def same(one: Any, other: Any) -> bool:
    """Arrays, dictionaries of them and what stands in arrays of objects."""
    if isinstance(one, dict):
        return set(one) == set(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return other.dtype == object and all(same(a, b) for a, b in zip(one, other, strict=True))
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize(("game", "mode"), cover(cadency.GAMES, list(AutoresetMode)))
def test_processes_play_what_one_process_plays(game: str, mode: AutoresetMode) -> None:
    wishes: dict[str, Any] = {"seats": 3, "seat": "any", "reward": "margin"}

    def made() -> Any:
        return gymnasium.wrappers.TimeLimit(SeatEnv(game, **wishes), 12)

    here: Any = SyncVectorEnv([made] * 5, autoreset_mode=mode)
    with many(game, 5, processes=2, autoreset_mode=mode, max_episode_steps=12, **wishes) as apart:
        assert (apart.observation_space, apart.action_space) == (here.observation_space, here.action_space)
        assert apart.metadata == here.metadata
        seen, infos = apart.reset(seed=4)
        other, told = here.reset(seed=4)
        ended = 0
        for turn in range(30):
            assert same(seen, other)
            assert same(infos, told)
            actions = chosen(seen["action_mask"], turn)
            if turn == 7:  # two of them do what they may not
                actions[[0, 4]] = [int(np.flatnonzero(seen["action_mask"][n] == 0)[0]) for n in (0, 4)]
            seen, *ends, infos = apart.step(actions)
            other, *others, told = here.step(actions)
            assert same(np.array(ends), np.array(others))
            over = np.logical_or(ends[1], ends[2])
            ended += over.sum()
            if mode is AutoresetMode.DISABLED and over.any():
                seen, infos = apart.reset(options={"reset_mask": over.copy()})
                other, told = here.reset(options={"reset_mask": over.copy()})
        assert ended > 5


def test_what_is_told_stays_as_it_was() -> None:
    with many("legacy", 2, seats=2) as env:
        seen, _ = env.reset(seed=1)
        kept = {name: rows.copy() for name, rows in seen.items()}
        assert seen in env.observation_space
        after, *_ = env.step(chosen(seen["action_mask"], 0))
        assert same(seen, kept)
        assert not same(seen, after)


def test_gymnasium_makes_it_by_name_and_its_wrappers_and_measure_take_it() -> None:
    made = gymnasium.make_vec("cadency/Legacy-v1", num_envs=3, processes=2, seats=2, max_episode_steps=4)
    assert isinstance(made.unwrapped, ManySeats)
    assert "Legacy-v1, num_envs=3" in str(made)
    env = RecordEpisodeStatistics(made)
    try:
        seen, _ = env.reset(seed=[1, 2, 1])  # type: ignore[arg-type]
        assert np.array_equal(seen["observation"][0], seen["observation"][2])
        assert not np.array_equal(seen["observation"][0], seen["observation"][1])
        for turn in range(4):
            seen, _, _, cut, infos = env.step(chosen(seen["action_mask"], turn))
        assert cut.all()
        assert infos["episode"]["l"].tolist() == [4, 4, 4]
        assert benchmark_vector_step(env, target_duration=0.2, seed=1) > 0  # type: ignore[arg-type]
    finally:
        env.close()


def test_each_environment_can_be_asked_told_and_drawn() -> None:
    with many("village", 3, processes=2, seats=2, seat="any", render_mode="ansi") as env:
        env.reset(seed=1)
        assert all("Chronicle" in picture for picture in env.render())
        assert len(env.call("action_masks")) == 3
        env.set_attr("illegal", ["end", "raise", "end"])
        assert env.get_attr("illegal") == ("end", "raise", "end")
        with pytest.raises(BadEnvironment, match="3 values are needed, one for each environment, not 2"):
            env.set_attr("illegal", ["end", "raise"])


def test_an_illegal_action_raises_where_that_was_asked_for_and_says_in_which_environment() -> None:
    with many("village", 4, processes=2, seats=2, illegal="raise") as env:
        seen, _ = env.reset(seed=1)
        actions = chosen(seen["action_mask"], 0)
        actions[2] = int(np.flatnonzero(seen["action_mask"][2] == 0)[0])
        with pytest.raises(cadency.NotLegal, match=r"not (possible|offered) now") as caught:
            env.step(actions)
        assert caught.value.__notes__ == ["in environment 2"]
        with pytest.raises(BadEnvironment, match=r"call reset\(\) first"):
            env.step(actions)
        again, _ = env.reset(seed=1)
        assert same(seen, again), "it goes on after a reset"
        with pytest.raises(BadEnvironment, match="999 is no action of village"):
            env.step(np.array([999] * 4))


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"num_envs": 0}, "num_envs must be a whole number from 1 on, not 0"),
    ({"num_envs": 2.5}, "num_envs must be a whole number from 1 on, not 2.5"),
    ({"processes": 0}, "processes must be a whole number from 1 on, not 0"),
    ({"processes": -1}, "processes must be a whole number from 1 on, not -1"),
    ({"processes": True}, "processes must be a whole number from 1 on, not True"),
    ({"processes": 3}, "3 processes are too many for 2 environments; each needs at least one"),
    ({"seats": 9}, "village is for 2 to 4 seats, not 9"),
    ({"opponents": "queen"}, "'queen' is no opponent"),
]


@pytest.mark.parametrize(("wish", "said"), WRONG, ids=[said[:24] for _, said in WRONG])
def test_a_vector_that_cannot_be_made_says_why(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(cadency.CadencyError, match=said):
        ManySeats(**{"game": "village", "num_envs": 2, "seats": 2, **wish})


def test_what_does_not_fit_is_told_and_changes_nothing() -> None:
    with many("village", 2, seats=2) as env:
        with pytest.raises(BadEnvironment, match=r"call reset\(\) first"):
            env.step(np.array([0, 0]))
        with pytest.raises(BadEnvironment, match="2 seeds are needed, one for each environment, not 3"):
            env.reset(seed=[1, 2, 3])
        seen, _ = env.reset(seed=1)
        actions = chosen(seen["action_mask"], 0)
        for wrong in (actions[:1], np.array([0.5, 1.0]), int(actions[0]), [None, None]):
            with pytest.raises(BadEnvironment, match="2 whole numbers are needed, an action for each environment"):
                env.step(wrong)
        for mask in ([True, False], np.array([1, 0]), np.array([True])):
            with pytest.raises(BadEnvironment, match="must be a numpy array of 2 bool"):
                env.reset(options={"reset_mask": mask})
        env.step(list(actions))


def gone(pids: list[int]) -> bool:
    """Processes end a moment after they are told to."""
    for _ in range(200):
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            return True
        time.sleep(0.05)
    return False


def test_closing_ends_the_processes_and_closing_again_is_nothing() -> None:
    first, second = ManySeats("village", 2, processes=2, seats=2), ManySeats("village", 2, processes=2, seats=2)
    pids = first.pids
    first.close()
    first.close()
    assert gone(pids)
    with pytest.raises(ClosedEnvironmentError, match="this vector was closed"):
        first.step(np.array([0, 0]))
    with pytest.raises(ClosedEnvironmentError, match="this vector was closed"):
        first.reset()
    second.reset(seed=1)
    second.close()


def test_a_process_that_dies_is_told_and_the_others_end_with_it() -> None:
    env = ManySeats("village", 5, processes=2, seats=2)
    seen, _ = env.reset(seed=1)
    os.kill(env.pids[1], signal.SIGKILL)
    with pytest.raises(BadEnvironment, match="the process of environments 2 to 4 has ended with exit code -9"):
        env.step(chosen(seen["action_mask"], 0))
    assert env.closed
    assert gone(env.pids)


SCRIPT = """
import os, signal, sys, time
import numpy as np
from cadency.envs import ManySeats

class Slow:
    def __init__(self, rules, content, seed): pass
    def choose(self, view, seat): time.sleep(600)

if __name__ == "__main__":
    env = ManySeats("village", 2, processes=2, seats=2, seat=1 if sys.argv[1] == "slow" else 0,
                    opponents=Slow if sys.argv[1] == "slow" else "page")
    print(*env.pids, flush=True)
    env.reset(seed=1)
    print("ready", flush=True)
    time.sleep(600)
"""


@pytest.mark.parametrize(
    ("pace", "number"), [("slow", signal.SIGINT), ("quick", signal.SIGINT), ("quick", signal.SIGKILL)]
)
def test_nothing_is_left_behind_when_it_is_interrupted_or_killed(pace: str, number: int, tmp_path: Path) -> None:
    """With Ctrl-C, which goes to all processes of a terminal, in the midst of a step and between two; and by force."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    before = set(Path("/dev/shm").iterdir()) if Path("/dev/shm").exists() else set()
    words = [sys.executable, str(script), pace]
    pipe = subprocess.PIPE
    with (
        hearing_ctrl_c(),
        subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as run,
    ):
        assert run.stdout is not None
        pids = [int(pid) for pid in run.stdout.readline().split()]
        assert len(pids) == 2
        if pace == "quick":
            assert run.stdout.readline() == "ready\n"
        else:
            time.sleep(1)
        if number == signal.SIGINT:
            os.killpg(run.pid, number)
        else:
            os.kill(run.pid, number)
        _, said = run.communicate(timeout=60)
    assert gone(pids)
    assert said.count("Traceback") == (number == signal.SIGINT), "only whoever asked tells of it"
    left = set(Path("/dev/shm").iterdir()) - before if before else set()
    assert not [path for path in left if path.name.startswith(("pym-", "psm_"))]


class Clumsy:
    """A bot whose error cannot be sent as it is."""

    class Fall(Exception):
        def __init__(self, how: str, where: str) -> None:
            super().__init__(how + where)

        def __reduce__(self) -> Any:
            raise TypeError("it cannot")

    def __init__(self, rules: Any, content: Any, seed: str) -> None:
        pass

    def choose(self, view: Any, seat: int) -> Any:
        raise Clumsy.Fall("slipped", " on the ice")


def test_whatever_a_bot_trips_over_is_told() -> None:
    with pytest.raises(TypeError):
        pickle.dumps(Clumsy.Fall("a", "b"))
    with many("village", 12, seats=2, seat=1, opponents=Clumsy) as env:
        with pytest.raises(RuntimeError, match="on the ice") as caught:
            env.reset(seed=list(range(12)))
        (note,) = caught.value.__notes__
        assert note.startswith("in environment ")


def test_processes_that_are_not_forks_do_the_same() -> None:
    with many("legacy", 2, seats=2, context="spawn") as apart, many("legacy", 2, seats=2, processes=1) as here:
        seen, other = apart.reset(seed=3)[0], here.reset(seed=3)[0]
        assert same(seen, other)
        actions = chosen(seen["action_mask"], 0)
        assert same(apart.step(actions)[0], here.step(actions)[0])

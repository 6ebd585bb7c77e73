"""The environments themselves: one seat among bots, all seats in turn; and what is refused."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import cadency
import cadency.envs
from cadency.bots import Page
from cadency.envs import BadEnvironment, SeatEnv
from cadency.envs.rewards import margin, score, win, zero_sum
from cadency.kernel.rules import Line, placings
from tests.laws.test_laws import SOME, named


def played(env: SeatEnv, seed: int) -> tuple[list[int], float, bytes]:
    """A game of the first legal action now, of the last one then: actions, reward and last observation."""
    seen, _ = env.reset(seed=seed)
    actions: list[int] = []
    while True:
        legal = np.flatnonzero(seen["action_mask"])
        actions.append(int(legal[0 if len(actions) % 2 else -1]))
        seen, reward, over, cut, _ = env.step(actions[-1])
        if over or cut:
            return actions, reward, seen["observation"].tobytes()
        assert reward == 0


@pytest.mark.parametrize("table", SOME, ids=named)
def test_a_game_is_played_to_its_end_and_the_same_seed_gives_the_same_game(table: Any) -> None:
    game, seats, options = table
    env = SeatEnv(game, seats, seat="any", **options)
    first = played(env, 5)
    assert env.table.over
    assert first[1] == win(env.table.standing())[env.seat]
    if seats == cadency.rules(game).seats[0]:
        assert first == played(SeatEnv(game, seats, seat="any", **options), 5)


def test_an_episode_is_a_record_that_replays() -> None:
    env = SeatEnv("village", 2)
    played(env, 1)
    again = cadency.replay(env.table.record.dumps())
    assert again.standing() == env.table.standing()
    assert again.verify() > 0


def test_the_environments_of_gymnasium_have_the_names_of_the_games() -> None:
    names = {name for name in gymnasium.registry if name.startswith("cadency/")}
    assert names == {"cadency/Village-v1", "cadency/HeadsOfState-v1", "cadency/Dynasties-v1", "cadency/Legacy-v1"}
    env = gymnasium.make("cadency.envs:cadency/Legacy-v1", seats=1, variant="inheritance", edition="de")
    env.reset(seed=1)
    assert env.get_wrapper_attr("table").setup.options == {"edition": "de", "variant": "inheritance"}


def test_bots_sit_in_the_other_seats_in_the_order_of_play() -> None:
    made: list[str] = []

    def maker(rules: Any, content: Any, seed: str) -> Page:
        made.append(seed.rpartition(":")[2])
        return Page(rules, content, seed)

    env = gymnasium.make("cadency/Village-v1", seats=3, opponents=["squire", maker], seat=1, disable_env_checker=True)
    env.reset(seed=3)
    assert made == ["0"]
    assert env.get_wrapper_attr("table").decision.seat == 1


def test_an_illegal_action_ends_the_episode_or_raises_as_was_asked() -> None:
    env = SeatEnv("village", 2)
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, told = env.step(wrong)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "skip" in told["illegal"]
    with pytest.raises(BadEnvironment, match="the game is over"):
        env.step(wrong)
    strict = SeatEnv("village", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(cadency.NotLegal, match=r"not (possible|offered) now"):
        strict.step(wrong)
    assert strict.table.decision is not None


def test_an_illegal_action_in_turns_ends_the_game_with_a_warning_or_raises_in_the_raw_environment() -> None:
    env = cadency.envs.aec("village", 2)
    env.reset(seed=1)
    seen, *_ = env.last()
    wrong, agent = int(np.flatnonzero(seen["action_mask"] == 0)[0]), env.agent_selection
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1.0
    raw = cadency.envs.raw_aec("village", 2)
    raw.reset(seed=1)
    with pytest.raises(cadency.NotLegal):
        raw.step(wrong)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize("game", cadency.GAMES)
def test_a_copy_of_an_environment_goes_on_by_itself_in_the_same_way(game: str, copied: Any) -> None:
    env = SeatEnv(game, 3, opponents="page", seat="any")
    seen, _ = env.reset(seed=2)
    other, version = copied(env), env.table.version
    for _ in range(5):
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, *_ = env.step(action)
        same, *_ = other.step(action)
        assert other.table.version == env.table.version > version
        assert all(np.array_equal(seen[part], same[part]) for part in seen)
    played(other, 1)
    assert not env.table.over


def test_a_game_in_turns_can_be_cut_off() -> None:
    env = cadency.envs.aec("dynasties", 3, max_steps=5)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        steps += not (over or cut)
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    assert (steps, env.agents) == (5, [])


@pytest.mark.parametrize("wrong", [0, -1, "5", 2.5, True])
def test_a_game_cannot_be_cut_off_before_it_begins(wrong: Any) -> None:
    for kind in (cadency.envs.aec, cadency.envs.parallel):
        with pytest.raises(BadEnvironment, match="max_steps must be a whole number from 1 on, not"):
            kind("village", 2, max_steps=wrong)


def test_rewards_are_what_they_say() -> None:
    def standing(*scores: int, outcomes: tuple[str, ...] = ()) -> Any:
        return placings([((Line("x", n, "V-1"),), ()) for n in scores], outcomes)

    assert win(standing(7, 9, 9)) == [0, 0.5, 0.5]
    assert zero_sum(standing(7, 9, 8)) == [-0.5, 1, -0.5]
    assert sum(zero_sum(standing(7, 9, 9))) == 0
    assert (win(standing(5, outcomes=("lost",))), zero_sum(standing(5, outcomes=("lost",)))) == ([0], [-1])
    assert zero_sum(standing(5, outcomes=("won",))) == [1]
    assert score(standing(7, 9)) == [7, 9]
    assert margin(standing(7, 9, 4)) == [-2, 2, -5]
    assert margin(standing(7)) == [7]


def test_processes_with_shared_memory_play_what_one_process_plays() -> None:
    wishes: dict[str, Any] = {"seats": 2, "num_envs": 2}
    apart = gymnasium.make_vec("cadency.envs:cadency/Legacy-v1", vectorization_mode="async", **wishes)
    here = gymnasium.make_vec("cadency.envs:cadency/Legacy-v1", vectorization_mode="sync", **wishes)
    try:
        seen, _ = apart.reset(seed=4)
        other, _ = here.reset(seed=4)
        for _ in range(5):
            assert np.array_equal(seen["observation"], other["observation"])
            actions = np.array([np.flatnonzero(mask)[-1] for mask in seen["action_mask"]])
            seen, rewards, *_ = apart.step(actions)
            other, same, *_ = here.step(actions)
            assert np.array_equal(rewards, same)
    finally:
        apart.close()
        here.close()


WRONG: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"game": "chess"}, cadency.BadSetup, "there is no game 'chess'; the games are: village"),
    ({"seats": 9}, cadency.BadSetup, "village is for 2 to 4 seats, not 9"),
    ({"seats": "3"}, BadEnvironment, "seats must be a whole number, not '3'"),
    ({"seats": True}, BadEnvironment, "seats must be a whole number, not True"),
    ({"edition": "de"}, cadency.BadSetup, "village has no option 'edition'; its options are: market_end"),
    ({"market_end": "never"}, cadency.BadSetup, "it can be: first, last"),
    ({"opponents": "queen"}, BadEnvironment, "'queen' is no opponent: name one of page, squire"),
    ({"opponents": None}, BadEnvironment, "None is no opponent: name one of page, squire"),
    ({"opponents": ["page"] * 3}, BadEnvironment, "2 opponents are needed for 3 seats, not 3"),
    ({"seat": 3}, BadEnvironment, "seat must be 0 to 2 or 'any', not 3"),
    ({"seat": "first"}, BadEnvironment, "seat must be 0 to 2 or 'any', not 'first'"),
    ({"reward": ["win"]}, BadEnvironment, "reward must be one of win, zero_sum, score, margin, not"),
    ({"reward": "gold"}, BadEnvironment, "reward must be one of win, zero_sum, score, margin, not 'gold'"),
    ({"render_mode": "3d"}, BadEnvironment, "render_mode must be one of human, ansi, svg, rgb_array or None, not '3d'"),
    ({"illegal": "ignore"}, BadEnvironment, "illegal must be one of end, raise, not 'ignore'"),
    ({"seat": True}, BadEnvironment, "seat must be 0 to 2 or 'any', not True"),
    ({"content": 3}, BadEnvironment, "content must be the text of a pack of printed values, not 3"),
    ({"content": "[[nothing]]"}, cadency.BadContent, "there is no table"),
]


@pytest.mark.parametrize(("wish", "kind", "said"), WRONG, ids=[" ".join(wish) for wish, _, _ in WRONG])
def test_a_wish_that_cannot_be_met_is_told_what_would_be_right(wish: Any, kind: Any, said: str) -> None:
    with pytest.raises(kind, match=said):
        SeatEnv(**{"game": "village", "seats": 3, **wish})
    if not {"opponents", "seat", "illegal"} & set(wish):
        with pytest.raises(kind, match=said):
            cadency.envs.aec(**{"game": "village", "seats": 3, **wish})


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(BadEnvironment, match="this is the view of a spectator"):
        cadency.envs.observer("village")(cadency.open_table("village", seats=2).view())


@pytest.mark.parametrize("game", cadency.GAMES)
def test_whoever_does_not_say_how_many_seats_gets_as_few_as_there_can_be(game: str) -> None:
    name = next(name for name in gymnasium.registry if name.lower() == f"cadency/{game.replace('_', '')}-v1")
    few = cadency.rules(game).seats[0]
    env = gymnasium.make(name)
    env.reset(seed=1)
    assert env.get_wrapper_attr("table").seats == few
    assert cadency.envs.aec(game).possible_agents == cadency.envs.parallel(game).possible_agents
    assert len(cadency.envs.raw_aec(game).possible_agents) == few


def test_a_seat_may_be_a_number_of_numpy() -> None:
    env = SeatEnv("village", np.int64(3), seat=np.int64(2))
    assert env.reset(seed=1)[1] == {"seat": 2}


def test_nothing_works_before_a_reset() -> None:
    with pytest.raises(BadEnvironment, match=r"call reset\(\) first"):
        SeatEnv("village", 2).step(0)
    with pytest.raises(BadEnvironment, match=r"call reset\(\) first"):
        cadency.envs.raw_aec("village", 2).step(0)


@pytest.mark.parametrize("part", ["numpy", "gymnasium", "pettingzoo"])
def test_a_missing_part_says_what_to_install(part: str) -> None:
    code = f"import sys; sys.modules[{part!r}] = None\nimport cadency.envs"
    failed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"{part} is not installed; environments need it: pip install 'cadency[envs]'" in failed.stderr
    tried = "try:\n import cadency.envs\nexcept ImportError:\n print('without')"
    code = f"import sys; sys.modules[{part!r}] = None\n{tried}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("without\n", "")


def test_a_part_that_is_there_and_broken_says_itself_how(tmp_path: Path) -> None:
    (tmp_path / "pettingzoo").mkdir()
    for name, line in (("broken", "raise ImportError('libX is too old')"), ("lacks", "import no_such_part")):
        (tmp_path / "pettingzoo" / "__init__.py").write_text(line, "utf-8")
        env = {**os.environ, "PYTHONPATH": str(tmp_path)}
        words = [sys.executable, "-c", "import cadency.envs"]
        failed = subprocess.run(words, capture_output=True, text=True, check=False, env=env)
        assert ("libX is too old" if name == "broken" else "No module named 'no_such_part'") in failed.stderr
        assert "is not installed" not in failed.stderr

"""All seats at every step: one of them is asked, the others wait."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

import cadency
import cadency.envs
from cadency.envs import BadEnvironment
from cadency.envs.together import Together
from tests.envs.test_kits import SMALLEST
from tests.laws.test_laws import SOME, named
from tests.support import seeds


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_pettingzoos_parallel_kits(game: str, seats: int) -> None:
    parallel_api_test(cadency.envs.parallel(game, seats), num_cycles=60)
    parallel_seed_test(lambda: cadency.envs.parallel(game, seats), num_cycles=10)


def asked(env: Together) -> str:
    assert env.table.decision is not None
    return f"seat_{env.table.decision.seat}"


@pytest.mark.parametrize("table", SOME if seeds(0, 1) else SOME[-1:], ids=named)
def test_a_game_of_all_together_is_the_same_game_in_turns(table: tuple[str, int, dict[str, str]]) -> None:
    game, seats, options = table
    env, turns = cadency.envs.parallel(game, seats, **options), cadency.envs.raw_aec(game, seats, **options)
    seen, _ = env.reset(seed=3)
    turns.reset(seed=3)
    while env.agents:
        agent, others = asked(env), [one for one in env.agents if one != asked(env)]
        same = turns.observe(agent)
        assert np.array_equal(seen[agent]["observation"], same["observation"])
        assert seen[agent]["action_mask"].tolist() == [*same["action_mask"].tolist(), 0]
        assert all(np.flatnonzero(seen[other]["action_mask"]).tolist() == [env.wait] for other in others)
        legal = np.flatnonzero(same["action_mask"])
        actions = dict.fromkeys(env.agents, env.wait) | {agent: int(legal[len(legal) // 2])}
        seen, rewards, ended, _, _ = env.step(actions)
        turns.step(actions[agent])
        assert (rewards, ended) == (turns.rewards, turns.terminations)
    assert all(ended.values())
    assert env.table.record.dumps() == turns.table.record.dumps()


def test_the_asked_may_not_wait_and_what_the_others_send_is_not_looked_at() -> None:
    env = cadency.envs.parallel("village", 3)
    seen, _ = env.reset(seed=1)
    first = asked(env)
    legal = int(np.flatnonzero(seen[first]["action_mask"])[0])
    env.step(dict.fromkeys(env.agents, legal))
    assert len(env.agents) == 3
    agent = asked(env)
    _, rewards, ended, cut, told = env.step(dict.fromkeys(env.agents, env.wait))
    assert rewards == dict.fromkeys(ended, 0.0) | {agent: -1.0}
    assert (set(ended.values()), set(cut.values()), env.agents) == ({True}, {False}, [])
    assert told[agent]["illegal"].startswith("wait is not offered now")
    with pytest.raises(BadEnvironment, match="the game is over"):
        env.step({})


def test_an_action_that_is_missing_or_means_nothing_is_refused_and_changes_nothing() -> None:
    env = cadency.envs.parallel("village", 2, illegal="raise")
    with pytest.raises(BadEnvironment, match=r"call reset\(\) first"):
        env.step({})
    env.reset(seed=1)
    agent, before = asked(env), env.table.version
    with pytest.raises(BadEnvironment, match=f"{agent} is asked, and there is no action of it"):
        env.step({})
    with pytest.raises(BadEnvironment, match="483 is no action of village"):
        env.step({agent: env.wait + 1})
    with pytest.raises(cadency.NotLegal, match="wait is not offered now"):
        env.step({agent: env.wait})
    assert (env.table.version, env.agents) == (before, ["seat_0", "seat_1"])
    with pytest.raises(BadEnvironment, match="illegal must be one of end, raise, not 'ignore'"):
        cadency.envs.parallel("village", 2, illegal="ignore")


def test_it_can_be_cut_off_and_drawn() -> None:
    env = cadency.envs.parallel("dynasties", 3, max_steps=2, render_mode="svg")
    seen, _ = env.reset(seed=1)
    while env.agents:
        seen, _, ended, cut, _ = env.step({agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents})
    assert (set(ended.values()), set(cut.values())) == ({False}, {True})
    assert str(env.render()).startswith("<svg")

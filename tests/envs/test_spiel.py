"""OpenSpiel: chance, searches, copies, and what its games know of themselves."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import cadency
from cadency.envs import REWARDS, BadEnvironment


def test_openspiels_chance_is_natures(spiel: Any) -> None:
    game = spiel.load_game("cadency_heads_of_state(seats=3)")
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    copies = []
    while not state.is_terminal() and len(state.history()) < 300:
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(rng.choice(numbers, p=chances)))
        else:
            copies.append((state.clone(), str(state)))
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert all(str(copy) == said for copy, said in copies), "later moves change no earlier copy"
    with pytest.raises(cadency.BadSetup, match="heads_of_state is for 2 to 5 seats, not 7"):
        spiel.load_game("cadency_heads_of_state(seats=7)")


@pytest.mark.parametrize(
    ("game", "turns"), [("heads_of_state(seats=3)", 45), ("dynasties", 20), ("legacy(seats=2)", 20)]
)
def test_openspiels_search_in_information_sets_imagines_what_a_player_does_not_know(
    game: str, turns: int, spiel: Any
) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    loaded, rng = spiel.load_game(f"cadency_{game}"), np.random.default_rng(2)
    state, others, answers = loaded.new_initial_state(), set(), 0
    while state.is_chance_node() or answers < turns:
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(numbers, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            answers += 1
    player = state.current_player()
    for _ in range(5):
        other = state.resample_from_infostate(player, rng.random)
        assert (other.observation_string(player), other.history()) == (state.observation_string(player), [])
        assert other.legal_actions() == state.legal_actions()
        others.add(other.observation_string((player + 1) % loaded.num_players()))
    assert len(others) > 1
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, evaluator, uct_c=2.0, max_simulations=5, use_observation_string=True)
    assert bot.step(state) in state.legal_actions()


def test_openspiel_is_told_that_there_is_no_information_state(spiel: Any) -> None:
    state = spiel.load_game("cadency_legacy").new_initial_state()
    with pytest.raises(BadEnvironment, match="use_observation_string=True"):
        state.information_state_string(0)


@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))], ids=["copy", "pickle"]
)
def test_a_copy_of_openspiels_game_and_position_is_the_same(copied: Any, spiel: Any) -> None:
    game = spiel.load_game("cadency_legacy(seats=2,edition=de)")
    assert str(copied(game)) == str(game)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    other = copied(state)
    assert (other.history(), other.legal_actions()) == (state.history(), state.legal_actions())
    assert other.observation_string(0) == state.observation_string(0)


def test_openspiels_game_goes_to_another_process(spiel: Any) -> None:
    """Which has not heard of our games before."""
    told = pickle.dumps(spiel.load_game("cadency_village(seats=3)"))
    code = f"import pickle; print(pickle.loads({told!r}).num_players())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("3\n", "")


def test_openspiel_knows_of_games_in_which_all_gain_nothing_together(spiel: Any) -> None:
    loaded = spiel.load_game("cadency_dynasties(reward=zero_sum)")
    assert (loaded.get_type().utility, loaded.utility_sum()) == (spiel.GameType.Utility.ZERO_SUM, 0)
    for other in ("cadency_dynasties", "cadency_legacy(seats=1,reward=zero_sum)"):
        assert spiel.load_game(other).get_type().utility == spiel.GameType.Utility.GENERAL_SUM


def test_every_reward_has_its_bounds_for_openspiel(spiel: Any) -> None:
    from cadency.envs.spiel import UTILITIES

    assert set(UTILITIES) == set(REWARDS)

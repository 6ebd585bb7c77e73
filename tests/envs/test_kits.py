"""The kits of PettingZoo, Gymnasium and OpenSpiel find nothing wrong."""

from __future__ import annotations

import re
import unittest
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import cadency
import cadency.envs
from cadency.envs.picture import MODES, lettered
from cadency.envs.seat import SeatEnv
from tests.laws.test_laws import SOME, named
from tests.support import seeds

SMALLEST = [(game, cadency.rules(game).seats[0]) for game in cadency.GAMES]
# api_test has a list of its own environments that give a dictionary with a mask; all others are warned
MASKED = (
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
masked = [pytest.mark.filterwarnings(line) for line in MASKED]


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
@masked[0]
@masked[1]
def test_pettingzoos_api_test(game: str, seats: int) -> None:
    api_test(cadency.envs.aec(game, seats), num_cycles=100)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_pettingzoos_seed_test(game: str, seats: int) -> None:
    seed_test(lambda: cadency.envs.aec(game, seats), num_cycles=20)


def test_pettingzoos_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {"svg": lambda drawing: drawing.startswith("<svg"), "ansi": lambda drawing: "Chronicle" in drawing}
    render_test(lambda render_mode: cadency.envs.aec("village", 2, render_mode=render_mode), custom_tests=shown)
    assert "Chronicle" in capsys.readouterr().out, "human prints it"


def test_pictures_hold_their_letters_so_that_no_machine_needs_a_font() -> None:
    svg = cadency.open_table("legacy", seats=2, seed=1)._repr_svg_() or ""
    assert "<text" in svg
    drawn = lettered(svg)
    assert "<text" not in drawn
    used = set(re.findall(r'<use href="#(l-\w+-\d+_\d+)"', drawn))
    assert used == set(re.findall(r'<path id="(l-[^"]+)"', drawn))


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "human"])
@pytest.mark.parametrize(("game", "seats"), SMALLEST[1:])
def test_every_game_draws_itself(game: str, seats: int, mode: str) -> None:
    if mode == "rgb_array" and not seeds(0, 1):
        pytest.skip("slow to paint; with --deep")
    env = cadency.envs.aec(game, seats, render_mode=mode)
    env.reset(seed=1)
    picture: Any = env.render()
    if mode == "rgb_array":
        assert (picture.dtype, picture.shape[1:]) == (np.uint8, (720, 3))
        assert picture.std() > 10, "something is painted"
        assert picture.flags.writeable, "whoever films it may write on it"
    else:
        assert len(picture) > 1000


@pytest.mark.parametrize("table", SOME, ids=named)
def test_gymnasiums_check_env(table: tuple[str, int, dict[str, str]]) -> None:
    game, seats, options = table
    check_env(SeatEnv(game, seats, **options), skip_render_check=True)


def making(kind: str) -> Any:
    """How to make an environment of that kind, and who is to answer first."""
    if kind == "gymnasium":
        return lambda mode: SeatEnv("village", 2, render_mode=mode)
    return lambda mode: getattr(cadency.envs, kind)("village", 2, render_mode=mode)


@pytest.mark.parametrize("kind", ["gymnasium", "aec", "parallel"])
def test_people_are_shown_every_step_without_asking(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = making(kind)("human")
    env.reset(seed=1)
    assert capsys.readouterr().out.count("Chronicle") == 1
    decision = env.unwrapped.table.decision
    action = cadency.envs.actions("village").numbers(decision)[0]
    env.step({f"seat_{seat}": action for seat in (0, 1)} if kind == "parallel" else action)
    assert capsys.readouterr().out.count("Chronicle") == 1


@pytest.mark.parametrize("kind", ["gymnasium", "aec", "parallel"])
def test_whoever_draws_without_a_mode_is_warned(kind: str) -> None:
    env = making(kind)(None)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="make the environment with one of human, ansi, svg, rgb_array"):
        assert env.render() is None


def test_a_seat_draws_what_it_sees() -> None:
    env = gymnasium.make("cadency/Village-v1", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert "Chronicle" in str(env.render())


SPIEL = ["cadency_village(seats=2)", "cadency_heads_of_state", "cadency_dynasties", "cadency_legacy(edition=de)"]


@pytest.mark.parametrize("name", SPIEL)
def test_openspiels_random_sim_test(name: str, spiel: Any) -> None:
    spiel.random_sim_test(spiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SPIEL if seeds(0, 1) else SPIEL[2:])
def test_openspiels_api_test(name: str, spiel: Any) -> None:
    from open_spiel.integration_tests import api_test as kit

    game = spiel.load_game(name)
    case = type("Partial", (kit.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": game})
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun > 3
    assert [message for _, message in (*found.errors, *found.failures)] == []

"""A value learned from games: what cannot be learned, and for whom, is told."""

import os
import subprocess
import sys
from pathlib import Path

from tests.balance import ROOT, Balance

VALUE = Balance("value")


def test_what_nobody_can_play_or_learn_from_is_said() -> None:
    VALUE.refuses(["chess"], ["village", "--seats", "9"], ["legacy", "--seats", "1"], ["village", "--games", "many"])


def test_without_pytorch_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError")  # in place of one that may be installed
    words = [sys.executable, "benchmarks/value.py", "village", "--games", "1"]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'cadency[train]'" in done.stderr


def test_the_net_adds_to_a_hope_what_it_learned() -> None:
    net = VALUE.module.Net([[1.0, 0.0]], [[0.0, 2.0]], [[0.5, 0.0]], [1.0], [3.0])
    # 1 + half a point for a turn to come + the seat's first amount + twice the second one of the others on average
    assert net.points([[2.0, 0.0], [0.0, 1.0], [0.0, 3.0]], 4.0) == [27.0, 18.0, 12.0]
    assert net.points([[-9.0, 0.0], [0.0, 0.0]], 0.0) == [0.0, 3.0]  # nothing below nothing

"""Path counts: how many ways there are to answer n times from fixed positions. They change only when the rules do.

Nature always gives its first answer, so that the counts are of the seats' choices.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import cadency
from cadency.kernel.engine import NATURE, State, apply
from cadency.kernel.nature import ahead, sample

HERE = Path(__file__).parent
# record, answers played before, paths of length 1, 2, 3 …
COUNTS = [
    ("village/graves-2-squires", 9, (17, 141, 1194, 9990)),
    ("village/graves-2-squires", 40, (6, 27, 178, 956, 4025)),
    ("village/graves-3-squires", 60, (2, 4, 8, 16, 82, 550)),
    ("village/graves-3-squires", 200, (25, 216, 1310, 15140)),
    ("village/graves-4-squires", 120, (10, 80, 420, 1750, 8058)),
    ("village/graves-4-squires", 400, (6, 108, 1140, 7266)),
    ("village/chronicle-4-remembered", 300, (6, 22, 87, 325, 1137, 4124)),
    ("village/chronicle-4-remembered", 680, (8, 52, 337, 1154, 2687, 4852)),
    ("village/graves-market-other-4-lively-last", 500, (2, 4, 12, 46, 138, 576)),
    ("village/chronicle-market-starter-2-remembered", 310, (3, 11, 32, 96, 340, 1342)),
    ("heads_of_state/row-row-row-2-lively", 40, (11, 67, 270, 1526, 7975)),
    ("heads_of_state/row-row-row-2-lively", 170, (4, 10, 40, 90, 520, 1556, 4126)),
    ("heads_of_state/row-treason-draw-3-lively", 120, (10, 56, 195, 911, 4062)),
    ("heads_of_state/row-treason-draw-3-lively", 300, (3, 13, 48, 186, 763, 3137)),
    ("heads_of_state/row-row-sweep-4-lively", 200, (1, 6, 18, 41, 172, 525, 1503, 5164)),
    ("heads_of_state/draw-draw-draw-4-lively", 400, (4, 16, 36, 56, 124, 620, 1612, 2852)),
    ("heads_of_state/treason-row-treason-5-lively", 300, (4, 6, 36, 146, 506, 1752, 6187)),
    ("heads_of_state/treason-row-treason-5-lively", 600, (3, 9, 35, 108, 528, 2159, 7492)),
    ("heads_of_state/row-sweep-row-5-lively", 500, (2, 10, 31, 107, 442, 1563, 5872)),
    ("dynasties/points-3-busy", 20, (3, 69, 483, 4389)),
    ("dynasties/points-3-busy", 80, (1, 3, 19, 134, 1494, 15922)),
    ("dynasties/cubes-3-busy", 150, (3, 6, 12, 168, 804, 1038, 5526)),
    ("dynasties/points-4-busy", 60, (11, 67, 507, 4429)),
    ("dynasties/points-4-busy", 140, (11, 54, 332, 2070)),
    ("dynasties/cubes-4-busy", 230, (6, 41, 183, 1168, 5550)),
    ("dynasties/points-5-busy", 100, (7, 41, 249, 1331, 6523)),
    ("dynasties/points-5-busy", 250, (3, 6, 12, 22, 42, 124, 735)),
    ("dynasties/cubes-5-busy", 180, (11, 22, 187, 830, 2889)),
    ("dynasties/shared-5-lively", 120, (19, 259, 2270)),
    ("legacy/honour-2-de-lively", 12, (10, 45, 251, 1287, 6618)),
    ("legacy/honour-2-de-lively", 60, (4, 8, 8, 40, 140, 628, 2895)),
    ("legacy/honour-2-de-lively", 130, (3, 6, 15, 99, 649, 3664)),
    ("legacy/honour-3-fr-lively", 150, (3, 14, 65, 161, 476, 1378, 3684)),
    ("legacy/honour-4-fr-lively", 120, (4, 11, 85, 261, 830, 2481, 8301)),
    ("legacy/honour-4-fr-lively", 220, (7, 19, 102, 353, 2039, 9445)),
    ("legacy/shared-2-fr-uniform", 70, (8, 19, 49, 170, 566, 1664, 5437)),
    ("legacy/hand-3-de-lively", 200, (3, 6, 48, 138, 900, 3930)),
    ("legacy/last-4-de-uniform", 150, (3, 8, 34, 101, 405, 1882, 6089)),
    ("legacy/alone-1-fr-lively", 30, (8, 104, 519, 2706)),
    ("legacy/solved-1-fr-inheritance-lively", 60, (2, 15, 103, 471, 3349)),
    ("legacy/unsolved-1-de-inheritance-lively", 40, (3, 13, 147, 587, 2816)),
]


def paths(s: State, depth: int) -> int:
    d = ahead(s)
    while d is not None and d.seat == NATURE:
        apply(s, sample(d, lambda: 0.0))
        d = ahead(s)
    if d is None or not depth:
        return 1
    count = 0
    for option in d.options:
        then = s.copy()  # type: ignore[attr-defined]
        apply(then, option)
        count += paths(then, depth - 1)
    return count


@pytest.mark.parametrize(("record", "at", "counts"), COUNTS, ids=str)
def test_path_counts(record: str, at: int, counts: tuple[int, ...]) -> None:
    text = (HERE / f"{record}.jsonl").read_text(encoding="utf-8")
    table = cadency.replay(text, upto=at)
    found = tuple(paths(table.state.copy(), depth) for depth in range(1, len(counts) + 1))
    assert found == counts

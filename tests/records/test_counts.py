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

"""Whole games kept: each replays to the same end for ever; and path counts, which change only when the rules do."""

from pathlib import Path

import pytest

from cadency.games.dynasties import RULES
from cadency.kernel.record import Record
from cadency.table import Table
from tests.games.dynasties.keep import HERE, WANTED, end_of
from tests.records.test_counts import paths

KEPT = sorted(HERE.glob("*.jsonl"))
# game, answers played before, paths of length 1, 2, 3 …
COUNTS = [
    ("points-3-busy", 20, (3, 69, 483, 4389)),
    ("points-3-busy", 80, (1, 3, 19, 134, 1494, 15922)),
    ("cubes-3-busy", 150, (3, 6, 12, 168, 804, 1038, 5526)),
    ("points-4-busy", 60, (11, 67, 507, 4429)),
    ("points-4-busy", 140, (11, 54, 332, 2070)),
    ("cubes-4-busy", 230, (6, 41, 183, 1168, 5550)),
    ("points-5-busy", 100, (7, 41, 249, 1331, 6523)),
    ("points-5-busy", 250, (3, 6, 12, 22, 42, 124, 735)),
    ("cubes-5-busy", 180, (11, 22, 187, 830, 2889)),
    ("shared-5-lively", 120, (19, 259, 2270)),
]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_game_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table: Table = Table.resume(RULES, Record.loads(text))
    assert table.record.dumps() == text
    assert table.verify() > 0
    assert path.stem.startswith(f"{end_of(table)}-{table.seats}")


def test_every_way_a_game_is_won_is_kept() -> None:
    assert {path.stem for path in KEPT} == {f"{end}-{seats}-{how}" for end, seats, how in WANTED}
    assert len(KEPT) >= 10


@pytest.mark.parametrize(("game", "at", "counts"), COUNTS, ids=str)
def test_path_counts(game: str, at: int, counts: tuple[int, ...]) -> None:
    record = Record.loads((HERE / f"{game}.jsonl").read_text(encoding="utf-8"))
    table: Table = Table.resume(RULES, record, at)
    assert tuple(paths(table.state.copy(), depth) for depth in range(1, len(counts) + 1)) == counts

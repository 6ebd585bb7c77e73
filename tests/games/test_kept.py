"""What is kept of owners' packs goes when many others were played with since."""

import gc
import weakref
from typing import Any

import pytest

import cadency
from cadency.kernel.content import own

MOST = 64  # packs of which the printed values are kept


@pytest.mark.parametrize("game", cadency.GAMES)
def test_the_values_of_packs_that_nobody_plays_with_are_forgotten(game: str) -> None:
    rules = cadency.rules(game)
    pack, seats = own(game), rules.seats[0]
    seen: list[weakref.ref[Any]] = []
    for n in range(MOST + 16):
        table = cadency.open_table(game, seats, seed=0, content=f"{pack}\n# {n}\n")
        assert table.view() == table.view()
        seen.append(weakref.ref(table.setup.content))
        del table
    gc.collect()
    alive = [found() is not None for found in seen]
    assert alive == [False] * 16 + [True] * MOST

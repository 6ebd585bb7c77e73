"""What is kept of owners' packs goes when many others were played with since."""

import gc

import pytest

import cadency
from cadency.kernel.content import own

MOST = 64  # packs of which the printed values are kept


@pytest.mark.parametrize("game", cadency.GAMES)
def test_the_values_of_packs_that_nobody_plays_with_are_forgotten(game: str) -> None:
    rules = cadency.rules(game)
    seats, packs = rules.seats[0], [f"{own(game)}\n# {n}\n" for n in range(MOST + 16)]
    for pack in packs:
        table = cadency.open_table(game, seats, seed=0, content=pack)
        assert table.view() == table.view()
        kind = type(table.setup.content)
        del table
    gc.collect()
    alive = {found.pack for found in gc.get_objects() if type(found) is kind}
    assert [pack in alive for pack in packs] == [False] * 16 + [True] * MOST

"""Values that were a game's own before: whatever began with them is played on with them, by their digest."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import cadency
from cadency.kernel.rules import Rules
from cadency.table import Table

FORMER = [(game, digest) for game in cadency.GAMES for digest in cadency.rules(game).former]
each_former = pytest.mark.parametrize(("game", "digest"), FORMER)
MILL = "[[mill]]\nhours = 1\ngrain = 2\ncoins = 3\n"


def play(table: Table, choices: int) -> None:
    rng = random.Random(1)
    while (decision := table.decision) is not None and choices:
        table.choose(rng.choice(decision.options))
        choices -= 1


@each_former
def test_former_values_are_called_by_their_digest_and_are_not_those_of_today(game: str, digest: str) -> None:
    rules = cadency.rules(game)
    assert rules.content(None, "", digest).id == digest != rules.content(None, "").id


@each_former
def test_a_table_is_played_on_with_the_values_that_it_began_with(game: str, digest: str) -> None:
    rules = cadency.rules(game)
    table = Table(rules, 2, seed=3, content=rules.content(None, "", digest))
    play(table, 30)
    again = cadency.replay(table.save())
    assert again.setup.content.id == again.view(0).content == digest
    play(again, 10_000)
    play(table, 10_000)
    assert again.over
    assert "pack" not in again.record.header
    assert cadency.replay(again.record.dumps()).standing() == again.standing()


def test_new_tables_begin_with_the_values_of_today() -> None:
    for game in cadency.GAMES:
        rules = cadency.rules(game)
        assert cadency.open_table(game, rules.seats[0]).record.header["content"] == rules.content(None, "").id
        assert rules.content(None, "").id not in rules.former


@pytest.mark.parametrize("digest", cadency.rules("village").former)
def test_a_pack_lies_over_the_values_of_its_time(digest: str) -> None:
    rules = cadency.rules("village")
    content = rules.content(MILL, "mine.toml", digest)
    table = Table(rules, 2, seed=3, content=content)
    play(table, 30)
    again = cadency.replay(table.save())
    assert again.record.header["pack"] == MILL
    assert again.setup.content.id == content.id != rules.content(MILL, "mine.toml").id
    assert again.setup.content.points == rules.content(None, "", digest).points
    assert again.setup.content.mill == (1, 2, 3)


def test_a_pack_that_no_longer_goes_with_todays_values_goes_with_those_of_its_time() -> None:
    rules = cadency.rules("village")

    def read(pack: str | None, name: str, former: str = "", /) -> Any:
        if not former:
            raise cadency.BadContent("not-rows", file=name, table="mill")
        return rules.content(pack, name, former)

    stricter: Rules[Any, Any] = replace(rules, content=read)
    content = rules.content(MILL, "mine.toml", rules.former[0])
    assert stricter.values(content.id, MILL).id == content.id
    with pytest.raises(cadency.BadContent):
        stricter.values("0123456789abcdef", MILL)


@pytest.mark.parametrize("digest", ["0123456789abcdef", "../content", "", "e44f0433acae358b.toml"])
@pytest.mark.parametrize("pack", [None, MILL])
def test_values_that_nobody_ever_shipped_are_refused(digest: str, pack: str | None) -> None:
    with pytest.raises(cadency.BadRecord) as caught:
        cadency.rules("village").values(digest, pack)
    assert caught.value.key == "other-values"

"""In a notebook a table and a look show themselves as the board; elsewhere a table and its rules fit into a line."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

import cadency


def test_a_look_draws_itself() -> None:
    table = cadency.open_table("village", 3, seed=2)
    assert table.decision is not None
    seat = table.decision.seat
    drawing = table.look(seat)._repr_svg_()
    assert drawing is not None
    assert ET.fromstring(drawing).tag.endswith("svg")
    lit = {element.get("data-option") for element in ET.fromstring(drawing).iter()} - {None}
    assert "take" in {str(option).split()[0] for option in lit}
    watched = table.look(None)._repr_svg_()
    assert watched is not None
    assert 'data-option="take' not in watched


@pytest.mark.parametrize("game", cadency.GAMES)
def test_a_table_draws_itself_for_whoever_is_asked(game: str) -> None:
    table = cadency.open_table(game, cadency.rules(game).seats[0], seed=2)
    assert table.decision is not None
    assert table._repr_svg_() == table.look(table.decision.seat)._repr_svg_()
    table.stop("")
    assert table._repr_svg_() == table.look(None)._repr_svg_()


@pytest.mark.parametrize("game", cadency.GAMES)
def test_a_table_and_its_rules_say_in_a_line_what_they_are(game: str) -> None:
    rules = cadency.rules(game)
    seats = rules.seats[0]
    table = cadency.open_table(game, seats, seed=2)
    assert table.decision is not None
    asked = f"seat {table.decision.seat} is asked {table.decision.kind} ({table.decision.clause})"
    assert repr(table) == f"<Table {game}, {seats} seats, version {table.version}: {asked}>"
    table.stop("rain")
    assert repr(table) == f"<Table {game}, {seats} seats, version {table.version}: over (stopped)>"
    assert repr(rules) == f"<Rules {game} {rules.version}, {rules.seats[0]} to {rules.seats[-1]} seats>"

"""In a notebook a look shows itself as the board."""

from __future__ import annotations

from xml.etree import ElementTree as ET

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

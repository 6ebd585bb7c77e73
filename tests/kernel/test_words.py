"""A word is its wire form."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cadency
from cadency.kernel.errors import NotAChoice
from cadency.kernel.words import Choice, Field, freeze, spell, thaw

wires = st.recursive(st.text(max_size=5) | st.integers(), lambda parts: st.lists(parts, max_size=3).map(tuple))


class Paint(Choice):
    __slots__ = ("colour", "times")
    tag = "paint"
    fields = (Field("colour", ("red", "blue")), Field("times"))

    def __init__(self, colour: int, times: int) -> None:
        self.colour = colour
        self.times = times


class Brush(Paint):
    __slots__ = ()


def test_names_on_the_wire_numbers_inside() -> None:
    word = Paint(1, 3)
    assert word.wire() == ("paint", "blue", 3)
    assert spell(word.wire()) == "paint blue 3"
    assert repr(word) == "Paint(blue, 3)"
    assert [field.back(part) for field, part in zip(Paint.fields, word.wire()[1:], strict=True)] == [1, 3]


def test_equal_words_are_equal_and_pickle() -> None:
    assert Paint(0, 1) == Paint(0, 1) != Paint(0, 2)
    assert Paint(0, 1) != Brush(0, 1), "a word of another class is another word"
    assert len({Paint(0, 1), Paint(0, 1), Paint(1, 1)}) == 2
    assert pickle.loads(pickle.dumps(Paint(1, 2))) == Paint(1, 2)


@given(wires)
def test_wires_survive_json(wire: Any) -> None:
    assert freeze(json.loads(json.dumps(wire))) == wire
    assert freeze(thaw(wire)) == wire


@pytest.mark.parametrize(
    "wrong", [[], ["take"], ["take", "moon", "pink"], "take", None, [["take"]], ["deal", "x"], {}, 7]
)
def test_what_is_not_a_choice_is_refused_by_name(wrong: Any) -> None:
    with pytest.raises(NotAChoice):
        cadency.rules("village").choice(wrong)


def test_the_vocabulary_is_closed_and_numbered() -> None:
    rules = cadency.rules("village")
    wires_of_all = [choice.wire() for choice in rules.vocabulary]
    assert len(set(wires_of_all)) == len(wires_of_all)
    assert all(rules.choice(thaw(wire)) is word for wire, word in zip(wires_of_all, rules.vocabulary, strict=True))

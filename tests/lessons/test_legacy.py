"""What the first lesson of Legacy says in numbers is so, whatever the learner chose on the way."""

from collections import defaultdict
from typing import Any

import pytest

from cadency.games.legacy.view import LegacyView
from cadency.lessons import at, lesson, runs
from cadency.texts import LANGUAGES

COUNTED = ("prestige", "birth", "honour", "grown", "early")


def test_prestige_and_honour_are_what_the_lesson_says_and_the_family_lives_on_whatever_was_chosen() -> None:
    seen: defaultdict[str, set[tuple[int, int]]] = defaultdict(set)
    last = lesson("legacy").last
    for moment in runs(lesson("legacy")):
        if moment.step is not None and moment.step.id in COUNTED:
            own = moment.table.view(0).houses[0]
            seen[moment.step.id].add((own.prestige, own.score))
        if moment.step is not None and moment.step.id == "grown":  # whoever was wished for, somebody in hand fits
            assert any(option.wire()[0] == "wed" for option in moment.asked.options), moment.way
        if moment.number == last:
            view = moment.table.view(0)
            assert (view.generation, view.round) == (2, 3)  # as the last step but one says
            assert [person for person in view.houses[0].family if person.generation > view.generation]
    assert seen["prestige"] == {(1, 0)}
    assert seen["birth"] == {(1, 8)}  # the mission
    assert seen["honour"] == seen["grown"] == {(3, 10)}  # 1 for prestige, 2 for children, 1 less for the wish
    assert seen["early"] == {(6, 10)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_the_words_are_those_on_the_cards(language: str) -> None:
    view, said = at(lesson("legacy"), 1).table.view(0), lesson("legacy").words(language)
    assert str(_row(view, "friend", "ginevra")["dowry"]) in said("bride")
    assert str(_row(view, "friend", "robert")["cost"]) in said("arrange")
    assert _row(view, "mission", "court")["effect"] == ["honour 8"]
    assert "8" in said("court")
    assert "8" in said("claim")
    viscount = _row(view, "title", "viscount")
    for number in (*viscount["cost"].values(), *[effect.split()[1] for effect in viscount["effect"]]):
        assert str(number) in said("viscount")
    mentor = _row(view, "mentor", "pompadour")
    assert (mentor["goal"], mentor["least"]) == ("titles", 3)
    assert str(mentor["points"]) in said("mentor")
    assert mentor["second_points"] == mentor["third_points"]
    assert str(mentor["second_points"]) in said("sealed")
    assert str(mentor["third_least"]) in said("sealed-why")
    assert "10" in said("honour-why")
    assert "6" in said("early")
    assert "12" in said("early")


def _row(view: LegacyView, table: str, name: str) -> dict[str, Any]:
    return next(row for row in view.printed[table] if row["id"] == name)

"""What the first lesson of Legacy says in numbers is so, whatever the learner chose on the way."""

from collections import defaultdict

from cadency.lessons import lesson, runs
from cadency.texts import LANGUAGES

COUNTED = ("prestige", "birth", "honour", "grown", "early")


def test_prestige_and_honour_are_what_the_lesson_says_on_every_way() -> None:
    seen: defaultdict[str, set[tuple[int, int]]] = defaultdict(set)
    for moment in runs(lesson("legacy")):
        if moment.step is not None and moment.step.id in COUNTED:
            own = moment.table.view(0).houses[0]
            seen[moment.step.id].add((own.prestige, own.score))
    assert seen["prestige"] == {(1, 0)}
    assert seen["birth"] == {(1, 8)}  # the mission
    assert seen["honour"] == seen["grown"] == {(3, 10)}  # 1 for prestige, 2 for children, 1 less for the wish
    assert seen["early"] == {(6, 10)}
    for language in LANGUAGES:
        said = lesson("legacy").words(language)
        assert "8" in said("claim")
        assert "10" in said("honour-why")
        assert "6" in said("early")
        assert "12" in said("early")


def test_whoever_was_wished_for_somebody_in_hand_fits_and_the_family_lives_on() -> None:
    last = lesson("legacy").last
    for moment in runs(lesson("legacy")):
        if moment.step is not None and moment.step.id == "grown":
            assert any(option.wire()[0] == "wed" for option in moment.asked.options), moment.way
        if moment.number == last:
            view = moment.table.view(0)
            assert (view.generation, view.round) == (2, 3)  # as the last step but one says
            assert [person for person in view.houses[0].family if person.generation > view.generation]

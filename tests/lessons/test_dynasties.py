"""What the first lesson of Dynasties says of its table is so, on every way through it."""

from collections import Counter
from collections.abc import Iterator

from cadency.games.dynasties.view import DynastiesView
from cadency.lessons import lesson, runs

ME, BERTRAND, MAJA = range(3)


def views(*steps: str) -> Iterator[DynastiesView]:
    """What the learner sees at these steps, on every way."""
    for moment in runs(lesson("dynasties")):
        if moment.step is not None and moment.step.id in steps:
            yield moment.table.view(lesson("dynasties").learner)


def strength(view: DynastiesView, region: str) -> Counter[int]:
    """What each seat has in a region: princes, princesses, children, and its shields."""
    here = [city for city in view.map if city.region == region]
    found = Counter(seat for city in here for seat in (city.prince, city.princess, city.child) if seat is not None)
    return found + Counter({house.seat: house.shields[region] for house in view.houses})


def test_either_lot_has_a_white_cube_and_pays_for_the_princess() -> None:
    assert {view.houses[ME].goods["white"] for view in views("cubes")} == {2}


def test_both_houses_are_equal_in_britannia_when_the_child_is_born() -> None:
    for view in views("child"):
        assert strength(view, "britannia") == {ME: 2, MAJA: 2}


def test_an_upper_space_makes_the_learner_the_first_player() -> None:
    assert {view.first for view in views("bonus", "free")} == {ME}


def test_the_majority_is_what_the_lesson_says() -> None:
    for view in views("majority"):
        (france,) = [region for region in view.regions if region.id == "france"]
        assert (france.first, france.second, france.crowns) == (10, 6, 4)
        assert strength(view, "france") == {ME: 3, BERTRAND: 1}
        assert [city.id for city in view.map if city.region == "france" and city.symbol == "crown"] == ["paris"]


def test_points_are_from_where_the_lesson_says() -> None:
    for view in views("score"):
        got = {key: points for key, points in view.houses[ME].points.items() if points}
        assert got == {"cities": 4, "dowry": 3, "singles": 4, "cards": 3}
        assert view.houses[ME].score > max(view.houses[BERTRAND].score, view.houses[MAJA].score)
        assert view.round == 2

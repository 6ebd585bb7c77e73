"""What the first lesson of Heads of State says of its table is so."""

from collections.abc import Iterator

import pytest

from cadency.games.heads_of_state.view import HeadsView
from cadency.kernel.words import spell
from cadency.lessons import Moment, at, lesson, runs
from cadency.lessons.walk import run

BENNO, MAJA = 1, 2


@pytest.fixture(scope="module")
def views() -> dict[str, HeadsView]:
    """The table at each step, as the learner sees it."""
    return {moment.step.id: moment.table.view(0) for moment in run(lesson("heads_of_state")) if moment.step}


def moment(name: str) -> Moment:
    found = lesson("heads_of_state")
    return at(found, [step.id for step in found.step].index(name) + 1)


def offered(name: str) -> set[str]:
    return {spell(option.wire()) for option in moment(name).asked.options}


def ends() -> Iterator[Moment]:
    return (one for one in runs(lesson("heads_of_state")) if one.step and one.step.id == "score")


def lives(view: HeadsView, seat: int, *countries: str) -> set[tuple[str, str]]:
    return {
        (sector.id, slot.noble)
        for sector in view.map
        for slot in sector.slots
        if slot.seat == seat and (not countries or sector.country in countries)
    }


def test_whoever_comes_first_is_paid_at_once(views: dict[str, HeadsView]) -> None:
    assert [views[name].houses[0].score for name in ("gold", "first", "others", "markers")] == [0, 3, 3, 12]
    assert [house.score for house in views["duelling"].houses] == [8, 2, 2]
    assert [house.cards for house in views["others"].houses] == [0, 2, 3]


def test_the_set_of_the_earl_is_completed_by_the_courtesan(views: dict[str, HeadsView]) -> None:
    assert not views["blind"].row["castle"]
    assert views["blind"].row["courtesan"]  # which "not now" admits
    mine = views["earl"].mine
    assert mine is not None
    assert {card for card, count in mine.attributes.items() if count} == {"title", "troops", "courtesan"}


def test_the_assassin_fails_once_and_succeeds_once(views: dict[str, HeadsView]) -> None:
    assert ("burgundy", "earl") in lives(views["escape"], 0)
    assert lives(views["victim"], MAJA, "germany") == {("saxony", "count"), ("bavaria", "earl")}
    assert max(house.score for house in views["victim"].houses) == views["victim"].houses[MAJA].score == 16
    assert lives(views["gallows"], MAJA, "germany") == {("bavaria", "earl")}


def test_nobody_can_be_replaced_when_the_gallows_are_kept(views: dict[str, HeadsView]) -> None:
    mine = views["keep"].mine
    assert mine is not None
    assert {card for card, count in mine.attributes.items() if count} == {"title", "castle"}
    assert ("saxony", "count") in lives(views["keep"], MAJA)
    assert not views["courtesan"].row["troops"]


def test_the_duty_to_replace_leaves_one_victim_and_no_way_out(views: dict[str, HeadsView]) -> None:
    assert ("hanover", "count") in lives(views["duty"], BENNO)
    assert offered("duty") == {"target bavaria earl"}
    assert offered("replace") == {"raise earl troops"}
    assert ("bavaria", "earl") in lives(views["influence"], 0)
    assert ("bavaria", "duke") in lives(views["influence"], BENNO)
    assert views["influence"].houses[0].score == views["victim"].houses[0].score  # Maja was first there


def test_the_dead_baron_stays_a_proof_and_a_card(views: dict[str, HeadsView]) -> None:
    house = views["dead"].houses[0]
    assert house.dead == [("aquitaine", "baron")]
    assert "aquitaine" in house.been
    assert house.titles["baron"] == 1


def test_the_revolution_comes_nearer_and_comes(views: dict[str, HeadsView]) -> None:
    assert [(views[name].deck, views[name].pile) for name in ("nearer", "draw")] == [(20, 11), (0, 4)]
    assert lives(views["draw"], 0) - lives(views["nearer"], 0) == {("scotland", "baron"), ("brittany", "baron")}
    assert [views[name].year for name in ("draw", "chamber")] == [1589, 1689]
    mine = views["limit"].mine
    assert mine is not None
    twice = ("duelling", "palace")
    assert all(mine.attributes[card] == 2 for card in twice)
    needed = ("title", "castle", "education", "palace")  # all of a duke but the bishop
    assert sum(mine.attributes.values()) == len({*needed, *twice}) + len(twice) == 7
    assert all(mine.attributes[card] for card in needed)


def test_the_round_is_scored_as_the_lesson_tells(views: dict[str, HeadsView]) -> None:
    view = views["revolution"]
    assert lives(view, 0, "france") == {("burgundy", "earl"), ("normandy", "count"), ("brittany", "baron")}
    assert not lives(view, BENNO, "france") | lives(view, MAJA, "france")
    assert lives(view, 0, "germany") == {("bavaria", "earl")}
    assert lives(view, MAJA, "germany") == {("hanover", "baron")}
    assert lives(view, BENNO, "germany") == {("bavaria", "duke"), ("hanover", "count")}
    told = [event for event in moment("revolution").table.events(0, 0) if event["event"] == "ruled"]
    won = {(event["country"], event["seat"]): event["points"] for event in told}
    assert won[("france", 0)] == 10
    assert [country for country, _ in won].count("france") == 1
    assert [won[("germany", seat)] for seat in (BENNO, 0)] == [6, 5]
    assert ("britain", 0) not in won


def test_the_learner_leads_on_every_way() -> None:
    found = [[(place.seat, place.score) for place in one.table.standing()] for one in ends()]
    assert found == [[(0, 32), (BENNO, 23), (MAJA, 30)]] * 2
    points = moment("score").table.view(0).houses[0].points
    assert (points["sectors"], points["influence"]) == (17, 15)
    titles = moment("score").table.view(0).houses[0].titles
    assert {noble for noble, count in titles.items() if count} == {"baron", "count", "earl"}

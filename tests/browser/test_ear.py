"""By keyboard and by ear: games and lessons played with keys alone, by what a reader aloud says."""

from __future__ import annotations

import random
import re

import pytest

from cadency.lessons import lesson, lessons
from tests.browser.conftest import Come
from tests.browser.ear import Ear, plain
from tests.browser.support import MOST, hasten
from tests.server.support import Json
from tests.support import seeds

pytestmark = pytest.mark.browser
FIRST = len(seeds(2, MOST))  # so many answers from the beginning; with --deep the game is over before
STEPS = len(seeds(4, MOST))  # so many steps of a lesson; with --deep all of them
SAID = """() => { const last = heard.at(-1)?.text ?? "", over = document.querySelector("#live[data-over='1'] #result");
  return over ? last.includes(over.textContent.trim()) : /choices?\\)$/.test(last); }"""
GAMES = sorted(lessons())
OTHERS = {"dynasties": 2}  # seats beside one's own, where one is too few
MANY = re.compile(r"\((\d+) choices?\)$")
LOTS = "to the other lot"  # what the pieces are called that can be parted


def answer(ear: Ear, chance: random.Random) -> None:
    """Take one of the choices by its name, go there with the arrow keys, and press Enter."""
    found = ear.choices()
    pieces = [one for one in found if one.name.endswith(LOTS)]
    for one in found:
        assert re.search(r"[^\W\d]{2}", one.name), f"{one} is no name"
        assert one.description != one.name
    if pieces:  # one of them goes to the other lot; then the offer says how many lie in each
        ear.go_to(pieces[-1])
        ear.page.keyboard.press("Enter")
        found = ear.choices()[-1:]
    names = [one.name for one in found]
    assert found
    assert len(set(names)) == len(names), "two choices sound the same"
    ear.go_to(chance.choice(found[:3]))
    before = ear.visit.version
    ear.page.keyboard.press("Enter")
    ear.page.wait_for_selector(f"#live:not([data-version='{before}'])")


def listen(ear: Ear) -> str:
    """What came until one is asked: each line of the tale was said once, in order, and nothing twice; the last thing is
    the question, or the end."""
    asked = ear.visit.wait()
    ear.page.wait_for_function(SAID)
    told = ear.hear()
    rest = " ".join(told)
    for line in ear.lines():
        _, found, rest = rest.partition(line)
        assert found, f"{line!r} was not said, or not in its place: {told}"
    assert len(set(told)) == len(told), told
    assert bool(MANY.search(told[-1])) == asked, told
    return told[-1]


def enter(ear: Ear) -> None:
    """Come to the question of a table that was just opened by the tab key: the arrow keys lead on."""
    ear.page.wait_for_selector("#live[data-listening]", state="attached")
    assert ear.visit.wait()
    ear.lines()
    ear.tab_to("^rule [A-Z]-")  # it stands beside the question
    ear.press("Tab")
    ear.page.evaluate("heard.length = 0")


def play(ear: Ear, most: int, chance: random.Random) -> str:
    """Questions and answers, until so many were given or the game is over: what was heard last."""
    said = ""
    for _ in range(most):
        answer(ear, chance)
        said = listen(ear)
        if not MANY.search(said):
            break
    return said


def ended(ear: Ear, said: str) -> None:
    """The result was heard, and the reckoning can be read from there."""
    assert re.search(r"You (win|share|came|have)", said)
    assert ear.at().role == "heading"
    assert len([one for one in ear.tree() if one.role == "columnheader"]) >= 3


def last_turns(view: Json) -> bool:
    """Village: the chronicle or the graves are full."""
    lines = sum(view["chronicle_room"].values()) - sum(map(len, view["chronicle"].values()))
    return bool(min(lines, view["graves_room"] - len(view["graves"])) == 0)


def last_pile(view: Json) -> bool:
    """Heads of State: the deck is used up, and under the blade lies the third revolution."""
    return bool(view["year"] == 1789 and view["deck"] <= 2 and view["pile"] == 11)


def last_card(view: Json) -> bool:
    """Dynasties: one's last card of the third round."""
    return bool(view["round"] == 3 and view["houses"][view["seat"]]["cards"] <= 1)


def last_pawn(view: Json) -> bool:
    """Legacy: one's last pawn of the ninth round."""
    return bool(view["round"] == 9 and view["houses"][view["seat"]]["pawns"] <= 1)


NEAR = {"village": last_turns, "heads_of_state": last_pile, "dynasties": last_card, "legacy": last_pawn}


def near_the_end(ear: Ear, game: str, chance: random.Random) -> None:
    """A table where the last answers are left, found by the API: another one if one was asked no more."""
    for _ in range(MOST):
        table = ear.visit.open_table(*["bot-page"] * OTHERS.get(game, 1), game=game)
        hasten(table, NEAR[game], chance, ear.visit)
        if ear.visit.wait():
            return


@pytest.mark.timeout(3600)  # a whole game, key by key, on a machine that has much else to do
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_keyboard_and_by_ear(come: Come, game: str) -> None:
    """Its first answers and its last ones, to the end; with --deep also those between them."""
    chance = random.Random(game)
    ear = Ear(come())
    ear.visit.open_table(*["bot-page"] * OTHERS.get(game, 1), game=game)
    enter(ear)
    said = play(ear, FIRST, chance)
    if FIRST < MOST:
        near_the_end(ear, game, chance)
        enter(ear)
        said = play(ear, MOST, chance)
    ended(ear, said)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_finished_by_keyboard_and_by_ear(come: Come, game: str) -> None:
    """Each step says itself once when it comes: what has happened, its sentence, and what is asked. Without --deep its
    first steps are gone through."""
    ear = Ear(come())
    page, words = ear.page, lesson(game).words("en")
    ear.visit.go(f"/learn/{game}")
    page.wait_for_function("() => heard.length")
    assert plain(words("cover-1")) in ear.hear()[-1]
    ear.lines()
    for step in lesson(game).step[:STEPS]:
        if page.query_selector("#live.reading"):
            ear.tab_to("^(Next|Begin)", most=4)
        else:
            ear.press("ArrowDown")
        page.evaluate("heard.length = 0")
        page.keyboard.press("Enter")
        page.wait_for_function("() => heard.length")
        told = ear.hear()
        assert len(told) == 1, told
        before, found, asked = told[0].partition(plain(words(step.id)))
        assert found, told
        assert before.strip() == " ".join(ear.lines())
        assert bool(asked) == (page.query_selector("#live.reading") is None), told
    if STEPS == MOST:
        ear.tab_to("Play on from here", most=6)
        page.keyboard.press("Enter")
        ear.visit.arrived()
        enter(ear)
        answer(ear, random.Random(game))
        listen(ear)

"""A lesson over HTTP: addresses that are steps, what was tried, the free game, and whatever is wrong in an address."""

import json
import re
from collections.abc import Iterator

import httpx
import pytest

from cadency.lessons import at, lesson, lessons
from cadency.server.pages.lessons import unlearnt
from cadency.server.pages.reader import apart
from tests.server.support import Running

BAD = [
    ("/learn/chess", 404),
    ("/learn/village?step=36", 404),
    ("/learn/village?step=-1", 400),
    ("/learn/village?step=x", 400),
    ("/learn/village?step=2&way=9", 404),
    ("/learn/village?step=2&way=a", 400),
    (f"/learn/village?step=2&way={'0.' * 300}", 400),
    ("/learn/chess/things/x", 404),
]


@pytest.fixture
def person(lite: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=lite.address, headers={"Accept": "text/html"}, follow_redirects=True) as client:
        yield client


def step(page: httpx.Response) -> int:
    assert page.status_code == 200, page.text
    return int(re.findall(r'data-step="(\d+)"', page.text)[0])


def said(page: httpx.Response) -> str:
    return str(re.findall(r'id="lesson-no" role="status">([^<]*)<', page.text)[0])


@pytest.mark.parametrize("game", sorted(lessons()))
@pytest.mark.parametrize("narrow", ["0", "1"])
def test_every_step_is_a_page_that_shows_what_it_looks_at(game: str, narrow: str, person: httpx.Client) -> None:
    person.cookies.set("narrow", narrow)
    for number, one in enumerate(lesson(game).step, 1):
        page = person.get(f"/learn/{game}", params={"step": number})
        assert step(page) == number
        moment = at(lesson(game), number)
        buttons = re.findall(r'<button[^>]*data-option="([^"]+)"', page.text)
        assert len(set(buttons)) == len(moment.open)
        for thing in one.look:
            there = f'data-thing="{thing}"' in page.text
            assert there or (narrow == "1" and 'id="strip"' in page.text), (one.id, thing)


def test_what_is_not_open_leads_nowhere_and_says_why(person: httpx.Client) -> None:
    wires = [["take", "church", "brown"], ["take", "the", "moon"], "take", 7, {"a": 1}, [[[]]], []]
    for wire in [*map(json.dumps, wires), "[", "\\ud800"]:
        page = person.get("/learn/village", params={"step": 1, "choice": wire})
        assert step(page) == 1
        assert "crafts" in said(page)
    read = person.get("/learn/village", params={"step": 4, "choice": '["reap"]'})
    assert (step(read), said(read)) == (4, "")


def test_what_is_not_open_says_when_its_time_comes_and_calls_nothing_done_that_was_not(person: httpx.Client) -> None:
    def later(number: int) -> dict[str, str]:
        page = person.get("/learn/village", params={"step": number, "lang": "en"}).text
        return dict(re.findall(r"data-later>.*?<b>([^<]+)</b> <span>([^<]+)</span>", page))

    assert later(1)["Harvest"] == "step 6"
    assert later(9)["Harvest"] == "done already"
    road = [one.id for one in lesson("village").step].index("road") + 1
    assert later(road)["Bellac"] == "not in this lesson"


def test_a_choice_leads_on_and_keeps_what_was_chosen_after_it(person: httpx.Client) -> None:
    wire = json.dumps(["take", "crafts", "pink"])
    page = person.get("/learn/village", params={"step": 1, "choice": wire})
    assert str(page.url).endswith("/learn/village?step=2&way=1")
    same = person.get("/learn/village", params={"step": 1, "way": "1.0.0", "choice": wire})
    assert str(same.url).endswith("?step=2&way=1.0.0")
    other = person.get("/learn/village", params={"step": 1, "way": "0.0.0", "choice": wire})
    assert str(other.url).endswith("?step=2&way=1")


def test_whoever_comes_back_goes_on_where_they_left(person: httpx.Client) -> None:
    assert step(person.get("/learn/village")) == 0
    person.get("/learn/village?step=7&way=1.0.0.1")
    assert str(person.get("/learn/village").url).endswith("?step=7&way=1.0.0.1")
    for kept in ("99%20", "7%209", "x", "3%200.0.0.x", "done"):
        person.cookies.clear()
        person.cookies.set("lesson-village", kept)
        assert step(person.get("/learn/village")) == 0


def test_the_free_game_goes_on_from_there(person: httpx.Client) -> None:
    page = person.get("/learn/village?step=35&way=1.0.0.1")
    form = dict(re.findall(r'name="(csrf|once|way)" value="([^"]*)"', page.text.partition("lesson-free")[0]))
    assert person.post("/learn/village/play", data={**form, "csrf": "no"}).status_code == 403
    table = person.post("/learn/village/play", data={**form, "way": "1.0.0.1"})
    assert "/tables/" in str(table.url)
    again = person.post("/learn/village/play", data={**form, "way": "9"})
    assert again.status_code == 404
    look = person.get(f"/api{table.url.path}/look", headers={"Accept": "application/json"}).json()
    assert look["version"] >= len(at(lesson("village"), 35, [1, 0, 0, 1]).table.record.answers)
    assert look["view"]["round"] == 2


@pytest.mark.parametrize(("address", "status"), BAD)
def test_a_wrong_address_is_told_so(address: str, status: int, person: httpx.Client) -> None:
    assert person.get(address).status_code == status


def test_learn_stands_beside_play_until_a_game_was_finished(person: httpx.Client) -> None:
    home = person.get("/").text
    first, *each = re.findall(r'href="/learn/(\w+)"', home)  # one for whoever has never played, then one a game
    assert (first, each) == ("village", list(lessons()))
    stopped, running, over = ({"game": "village", "over": over} for over in ("stopped", "", "graves"))
    assert "village" in unlearnt([stopped, running])
    assert "village" not in unlearnt([stopped, over])


def test_tooltips_of_a_lesson_are_those_of_a_table(person: httpx.Client) -> None:
    found = person.get("/learn/village/things/en-x").json()
    assert {thing for one in lesson("village").step for thing in one.look} <= set(found)


def test_nobody_at_a_table_has_the_name_of_another(person: httpx.Client) -> None:
    """The pages of a lesson have names that its sentences say: the learner is called otherwise."""
    for name, called in (("Maja", "Maja II"), ("Ada", "Ada")):
        person.cookies.set("name", name)
        chips = re.findall(r'id="chip-\d".*?<b>([^<]+)</b>', person.get("/learn/dynasties?step=1").text, re.DOTALL)
        assert chips == [called, "Bertrand", "Maja"]
    assert apart("Maja", ["maja", "Maja II"]) == "Maja III"

"""Every figure of the rules stands at a clause, comes from a position that is played, and draws."""

import gzip
import re
from xml.etree import ElementTree as ET

import pytest

import cadency
from cadency.aids.figures import BadFigure, Figure, draw, shelf, words
from cadency.boards.kit.letters import cuts
from cadency.boards.kit.trim import Box, keep, reach
from cadency.cli.clauses import clauses
from cadency.texts import LANGUAGES

GAMES = sorted(cadency.GAMES)
HEAVIEST = 40_000  # bytes of a picture on the wire
FIGURES = [
    pytest.param(game, one, LANGUAGES[place % 3], id=f"{game}-{one.id}")
    for game in GAMES
    for place, one in enumerate(shelf(game).figure)
]
SHOWN = {  # set-up, a turn, each action, scoring
    "village": "V-2.3 V-4.1 V-4.5 V-6.1 V-7.1 V-8.3 V-9.3 V-10.3 V-11.1 V-12.1 V-13.6 V-15.5 V-17.1 V-17.8",
    "heads_of_state": "H-2.3 H-3.3 H-4.1 H-4.2 H-4.4 H-5.5 H-6.3 H-6.5 H-7.3 H-9.1 H-10.1 H-10.2 H-10.4 H-11.1 H-12.1",
    "dynasties": "D-2.7 D-3.2 D-4.1 D-4.3 D-5.3 D-6.1 D-7.2 D-8.2 D-9.1 D-10.2 D-11.4 D-12.1 D-12.3 D-13.1 D-13.3",
    "legacy": "L-2.3 L-2.5 L-4.1 L-5.1 L-5.4 L-6.2 L-6.7 L-7.1 L-7.2 L-8.1 L-8.2 L-8.4 L-9.1 L-9.3 L-10.3 L-12.2",
}
KEPT = {"village": {"graves"}, "heads_of_state": {"sweep"}, "dynasties": {"books"}}  # no lesson comes there
REFERS = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')


@pytest.mark.parametrize(("game", "shown", "language"), FIGURES)
def test_a_figure_stands_at_a_clause_and_draws_at_the_size_it_is_said_to_have(
    game: str, shown: Figure, language: str
) -> None:
    assert shown.clause in clauses(game)
    svg, box = draw(game, shown, language)
    assert max(abs(box.w - shown.size[0]), abs(box.h - shown.size[1])) < 30  # words are longer in some languages
    root = ET.fromstring(svg)
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))  # a picture on a page has no fonts
    held = {one.get("id") for one in root.iter()}
    assert not {f"l-{cut}_{ord('?')}" for cut in cuts()} & held  # which stands for letters that have no outline
    assert {a or b for a, b in REFERS.findall(svg)} <= held
    assert len(gzip.compress(svg.encode(), 9)) < HEAVIEST


@pytest.mark.parametrize("game", GAMES)
def test_each_figure_has_its_caption_in_every_language_and_no_other_has(game: str) -> None:
    named = [f"figure-{one.id}" for one in shelf(game).figure]
    assert len(named) >= 6
    assert len(set(named)) == len(named)
    for language in LANGUAGES:
        assert words(game, language).keys == named


@pytest.mark.parametrize("game", GAMES)
def test_set_up_a_turn_every_action_and_the_score_are_shown(game: str) -> None:
    assert {one.clause for one in shelf(game).figure} >= set(SHOWN[game].split())


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_is_from_the_lesson_unless_no_step_of_it_comes_there(game: str) -> None:
    assert {one.id for one in shelf(game).figure if one.record} == KEPT.get(game, set())


def test_a_figure_whose_position_is_gone_says_so() -> None:
    one = shelf("village").figure[0]
    with pytest.raises(BadFigure, match="no step 'nowhere'"):
        draw("village", Figure("x", one.clause, one.things, (1, 1), step="nowhere"), "en")
    with pytest.raises(BadFigure, match="not drawn at that moment: zeppelin"):
        draw("village", Figure("x", one.clause, ("zeppelin",), (1, 1), step=one.step), "en")


def test_what_lies_outside_a_box_is_left_out_whatever_it_is_drawn_with() -> None:
    drawing = ET.fromstring(
        '<g><path id="far" d="m500 500h20v20"/><path d="M10 10q400 0 500 500"/><circle cx="5" cy="5" r="2"/>'
        '<g transform="translate(300 0)"><rect x="-295" y="0" width="9" height="9"/></g>'
        '<text x="200" y="9">a</text></g>'
    )
    keep(drawing, Box(0, 0, 50, 50))
    assert [one.tag for one in drawing] == ["path", "circle", "g"]
    assert reach("M1 2h3v4H0l-5 5z") == Box(-5, 2, 9, 9)
    assert reach("z") is None

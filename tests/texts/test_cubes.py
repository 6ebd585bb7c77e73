"""A cube of Village has one name: in the question, in the log, in the legend, in its tooltip and in the rules."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import cadency
from cadency.boards.village import svg
from cadency.boards.village.things import things
from cadency.games.village.names import COLOURS, INFLUENCE
from cadency.games.village.vocabulary import TAKE
from cadency.server.pages.scene import Kind, Scene
from cadency.server.pages.village.board import legend
from cadency.server.pages.words import texts_of
from cadency.texts import LANGUAGES
from tests.server.hosted import hosted

NAMES = ["Ada", "Bert"]
ENDINGS = {"de": "(?:e?[rns]?)"}  # a German adjective follows its noun


def places(lang: str) -> dict[str, dict[str, str]]:
    """What each cube is called, by where it is called so."""
    table = cadency.open_table("village", 2, seed=1)
    view, t = table.view(0), texts_of(lang, "village")
    scene = Scene(hosted(NAMES), table, Kind(0, lang), view, t, NAMES, table.decision, [], at=1)
    choices = {COLOURS[word.colour]: t.choice(word, None, view) for word in TAKE}
    took = {"event": "took", "seat": 0, "space": "crafts"}
    rules = (files("cadency.games.village") / "rules" / f"{lang}.md").read_text()
    explained = things(view, t)
    told = dict(zip((*COLOURS, "coin"), [words for _, words in legend(scene)], strict=True))
    return {
        "question": choices,
        "log": {colour: t.event({**took, "colour": colour}, NAMES, view, 0) for colour in COLOURS},
        "legend": told,
        "tooltip": {colour: explained[f"cube-{colour}"].name for colour in COLOURS},
        "rules": dict.fromkeys(INFLUENCE, rules.splitlines()[13]) | {"plague": rules.splitlines()[14]},
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cube_is_called_the_same_wherever_it_is_named(lang: str) -> None:
    t, found = texts_of(lang, "village"), places(lang)
    for colour in COLOURS:
        name = t(f"colour-{colour}").lower()
        ending = ENDINGS.get(lang, "") if colour != "plague" else "(?:würfel)?"
        for place, said in found.items():
            assert re.search(rf"\b{name}{ending}\b", said[colour].lower()), (place, said[colour])
    for colour in INFLUENCE:
        power = t(f"colour-{colour}.power").lower()
        for place in ("legend", "tooltip", "rules"):
            assert power in found[place][colour].lower()
        for place in ("question", "log"):
            assert power not in found[place][colour].lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cube_on_the_board_bears_the_name_of_its_tooltip(lang: str) -> None:
    table = cadency.open_table("village", 4, seed=2)
    view, t = table.view(0), texts_of(lang, "village")
    drawn = "".join(svg.things(view, t, [*NAMES, "Cleo", "Dora"]).values())
    named = dict(re.findall(r'data-thing="cube-(\w+)"[^>]*><title>([^<]+)</title>', drawn))
    assert set(named) >= set(INFLUENCE)
    for colour, name in named.items():
        assert things(view, t)[f"cube-{colour}"].name.lower().startswith(name.lower())

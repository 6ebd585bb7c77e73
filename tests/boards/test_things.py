"""Everything printed explains itself: what is drawn has a name, and the name says what it is."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

import cadency
from cadency.boards.kit.things import told
from cadency.texts import LANGUAGES, Texts
from tests.laws.test_laws import TABLES, named

NAMES = ["Ada", "Bert", "Cleo", "Dora", "Emil"]
DRAWN = re.compile(r'data-thing="([^"]+)"')
MOST_WORDS = 20
DEALT = (
    *("customer-", "attribute-", "treason-", "member-", "good-", "action-", "scoring-", "book"),
    *("friend-", "head-", "mentor-", "title-", "contribution-", "mission-", "clue-", "child-", "complication", "boon-"),
)


def explained(game: str, view: Any, lang: str = "en") -> Any:
    return import_module(f"cadency.boards.{game}.things").things(view, Texts(lang, game))


def drawings(game: str, view: Any) -> str:
    """The table on a desk, and every place of it on a phone."""
    svg = import_module(f"cadency.boards.{game}.svg")
    phone = import_module(f"cadency.boards.{game}.phone")
    texts = Texts("en", game)
    places = "".join(phone.place(view, name, texts, NAMES, (), 0) for name in phone.PLACES)
    return str(svg.draw(view, texts, NAMES)) + places


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_whatever_is_named_on_a_drawing_is_explained_and_the_other_way_round(table: Any) -> None:
    game, seats, options = table
    played = cadency.open_table(game, seats, seed=3, **options)
    found: set[str] = set()
    asked = 0
    while (decision := played.decision) is not None:
        asked += 1
        if asked % 40 == 5:  # a game for one may be over soon
            view = played.view(decision.seat)
            seen = set(DRAWN.findall(drawings(game, view)))
            assert seen <= set(explained(game, view)), seen - set(explained(game, view))
            found |= seen
        played.choose(decision.options[len(played.record.answers) % len(decision.options)])
    idle = {name for name in explained(game, played.view(0)) if name not in found}
    # Cards, books and customers come as nature deals them; what is printed on a board was there all the time.
    assert not {name for name in idle if not name.startswith(DEALT)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", cadency.GAMES)
def test_a_thing_is_one_short_text_with_a_clause_that_exists(game: str, lang: str) -> None:
    rules = cadency.rules(game)
    view = cadency.open_table(game, rules.seats[-1], seed=1).view()
    clauses = (import_module("importlib.resources").files(f"cadency.games.{game}") / "rules" / f"{lang}.md").read_text()
    for name, thing in explained(game, view, lang).items():
        words = thing.says.replace("\u202f", " ").split()
        assert len([word for word in words if any(map(str.isalnum, word))]) <= MOST_WORDS, (name, thing.says)
        assert f"**{thing.clause}**" in clauses, (name, thing.clause)
        assert len(thing.numbers) <= 4, name
        assert thing.name[:1].isupper() or thing.name[:1] == "À", (name, thing.name)


@pytest.mark.parametrize("game", cadency.GAMES)
def test_what_things_are_tells_nothing_of_the_game_so_far(game: str) -> None:
    """It may be kept by browsers and shared by seats: it depends on the printed values alone."""
    rules = cadency.rules(game)
    seats = next(seats for seats in rules.seats if seats > 1)
    begun = cadency.open_table(game, seats, seed=1)
    other = cadency.open_table(game, seats, seed=2)
    for _ in range(60):
        if other.decision is not None:
            other.choose(other.decision.options[0])
    assert told(explained(game, begun.view(0))) == told(explained(game, other.view(1)))

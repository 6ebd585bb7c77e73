"""What the first choice of a turn leads to is said beside it, in every language."""

from __future__ import annotations

import random

import pytest

import cadency
from cadency.games.heads_of_state import RULES as HEADS
from cadency.games.village import RULES as VILLAGE
from cadency.games.village.names import SPACES
from cadency.games.village.state import Village
from cadency.kernel.engine import pending
from cadency.server.pages.heads_of_state.leads import lead as row_lead
from cadency.server.pages.village.leads import Taken, lead
from cadency.server.pages.words import texts_of
from cadency.texts import LANGUAGES
from tests.games.heads_of_state import positions as europe
from tests.games.village.positions import hold, lay, members, village
from tests.support import seeds


def led(s: Village, space: str, lang: str = "en") -> str:
    """What the cubes of a place lead to, as seat 0 is told."""
    asked = pending(s)
    assert asked is not None
    takes = {o.wire()[2]: o for o in asked.options if o.wire()[:2] == ("take", space)}
    texts = texts_of(lang, "village")
    return lead(Taken(texts, VILLAGE.view(s, asked.seat), s, asked.seat, space), {str(k): v for k, v in takes.items()})


def test_a_place_says_what_its_action_brings() -> None:
    s = village(*[f"{space} brown" for space in SPACES])
    assert led(s, "harvest") == "then 2 grain: for customers, mill or animals"
    assert led(s, "family") == "then a child: one more to send out"
    assert led(s, "crafts") == "then make a plough; a customer pays 3 for it"
    assert led(s, "market") == "then a market day; you have nothing for it"
    assert led(s, "church") == "then one of yours to church: 2 to 6 points"


def test_what_one_has_changes_what_a_place_leads_to() -> None:
    s = village(*[f"{space} brown" for space in SPACES], grain=4, scroll=1, plow=1, wagon=1, brown=1)
    assert led(s, "harvest") == "then 1 grain: for customers, mill or animals"
    assert led(s, "market") == "then sell first: a customer pays 3"
    assert led(s, "travel") == "then a journey: Aubrac brings 3 prestige"
    assert led(s, "council") == "then council level 1 and its privilege"
    members(s, 0, council1=(1,), farm=(1,), smithy=(1,))
    assert led(s, "council") == "then council level 2 and its privilege; 2 at the end"
    assert led(s, "family") == "then a child, or call somebody home"
    hold(s, 0, grain=5)
    assert led(s, "harvest") == "then the harvest, but your store is full"


@pytest.mark.clause("V-4.3")
def test_a_plague_cube_is_never_said_to_be_kept() -> None:
    s = village("travel pink", "council plague", "church pink", "church plague")
    assert led(s, "travel") == "no wagon yet: you only keep the cube"
    assert led(s, "council") == "you cannot pay for a seat yet: a plague cube brings you nothing here"
    lay(s, "travel plague", "travel orange")
    assert led(s, "travel") == "no wagon yet: you only keep the cube (plague: nothing)"


def test_an_action_that_one_cube_alone_opens_says_which() -> None:
    s = village("council pink", "council green", green=1)
    assert led(s, "council") == "then council level 1 and its privilege (only with a green cube)"


@pytest.mark.parametrize("seed", seeds(1, 40))
def test_every_cube_of_a_game_leads_somewhere_in_words(seed: int) -> None:
    table, rng = cadency.open_table("village", 3, seed=seed), random.Random(seed)
    while table.decision is not None:
        if table.decision.kind == "turn.take":
            seat = table.decision.seat
            s = VILLAGE.imagine(table.view(seat), rng, table.setup.content)
            said = [led(s, space, lang) for space in SPACES for lang in LANGUAGES if any(_cubes(s, space))]
            assert all(said)
        table.choose(rng.choice(table.decision.options))


def _cubes(s: Village, space: str) -> list[int]:
    at = SPACES.index(space) * 5
    return s.spaces[at : at + 5]


def test_the_row_says_which_noble_comes_into_reach() -> None:
    t = texts_of("en", "heads_of_state")
    s = europe.table()
    assert row_lead(t, HEADS.view(s, 0)) == "with gold you can create a baron: up to 3 points at once"
    europe.row(s, "title troops castle education bishop palace")
    assert row_lead(t, HEADS.view(s, 0)) == "with title you lack only troops and castle for an earl"
    europe.hold(s, 0, "gold")
    assert row_lead(t, HEADS.view(s, 0)) == "you have the cards for a baron; collect for the next"


@pytest.mark.parametrize("seed", seeds(1, 30))
def test_every_row_of_a_game_leads_somewhere_in_words(seed: int) -> None:
    table, rng = cadency.open_table("heads_of_state", 3, seed=seed), random.Random(seed)
    while table.decision is not None:
        if table.decision.kind in ("turn.begin", "draw.attribute"):
            view = table.view(table.decision.seat)
            assert all(row_lead(texts_of(lang, "heads_of_state"), view) for lang in LANGUAGES)
        table.choose(rng.choice(table.decision.options))

"""Three ways to score: what is scored, what can be hoped for, from a seat's own view."""

from random import Random

import pytest

import cadency
from cadency.bots.judge import judge_for
from cadency.bots.ways import WAYS, kinds, ways
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts

each = pytest.mark.parametrize("played", WAYS)


def after(played: str, answers: int) -> Table:
    """A game at random, so many answers old."""
    game, _, variant = played.partition("-")
    seats = 1 if variant else 3
    table = cadency.open_table(game, seats, seed=4, **({"variant": variant} if variant else {}))
    rng = Random(2)
    for _ in range(answers):
        assert table.decision is not None
        table.choose(rng.choice(table.decision.options))
    return table


@each
def test_what_is_scored_and_hoped_for_belongs_to_one_way_at_most(played: str) -> None:
    table = after(played, 0)
    found = kinds(table.rules.id, table.view(0).options)
    assert found == WAYS[played]
    lines = [key for kind in found for key in kind.lines]
    terms = [name for kind in found for name in kind.terms]
    assert len(set(lines)) == len(lines)
    assert len(set(terms)) == len(terms)
    assert set(lines) <= {line.key for line in table.rules.standing(table.state)[0].reasons}
    assert set(terms) <= set(judge_for(table.rules.id).names)
    for language in LANGUAGES:
        texts = Texts(language, table.rules.id)
        for kind in found:
            assert len(texts(f"way-{kind.name}").split()) <= 3
            assert len(texts(f"way-{kind.name}-about").split()) <= 25


@each
def test_they_tell_what_is_scored_and_no_more_than_the_seat_sees(played: str) -> None:
    table = after(played, 45)
    rules, content = table.rules, table.setup.content
    hopes = []
    for seat in range(table.seats):
        view = table.view(seat)
        found = ways(rules, content, view, seat)
        standing = rules.standing(table.state)[seat]
        scored = {line.key: line.points for line in standing.reasons}
        assert found.score == standing.score
        assert [way.now for way in found.each] == [
            sum(scored[key] for key in kind.lines) for kind in kinds(rules.id, view.options)
        ]
        # nothing hidden is looked at: another world with the same view tells the same
        other = rules.imagine(view, Random(9), content)
        assert ways(rules, content, rules.view(other, seat), seat) == found
        hopes += [way.end - way.now for way in found.each]
    assert max(hopes) > 0

"""Who plays whom, and from where."""

from collections import Counter
from itertools import combinations

import pytest

from cadency.arena.plan import first_matches


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 3), (4, 4), (5, 3), (6, 4)])
def test_everybody_sits_everywhere_equally_often_with_every_deal(players: int, seats: int) -> None:
    names = "abcdef"[:players]
    found = first_matches(names, seats, 240)
    for deal in {match.deal for match in found}:
        games = [match for match in found if match.deal == deal]
        assert len(games) == seats
        for seat in range(seats):
            assert len({match.players[seat] for match in games}) == seats
    played = Counter(name for match in found for name in match.players)
    assert max(played.values()) - min(played.values()) <= seats
    met = Counter(pair for match in found for pair in combinations(sorted(match.players), 2))
    assert len(met) == players * (players - 1) // 2
    assert max(met.values()) <= 1.5 * min(met.values())


def test_one_among_others_sits_everywhere() -> None:
    found = [match.players for match in first_matches(["knight", "squire"], 4, 4)]
    assert sorted(found) == sorted(tuple("squire" if n != k else "knight" for n in range(4)) for k in range(4))


def test_no_game_is_played_twice() -> None:
    assert len({match.players for match in first_matches("abab", 4, 4) if match.deal == 0}) == 2
    assert [match.deal for match in first_matches("a", 3, 3)] == [0, 1, 2]


@pytest.mark.parametrize(("players", "seats"), [("aaa", 2), ("aabb", 3), ("abab", 3), ("aaaa", 1)])
def test_no_seat_is_empty_where_some_are_named_more_often_than_they_sit(players: str, seats: int) -> None:
    found = first_matches(players, seats, 6)
    assert {len(match.players) for match in found} == {seats}
    assert {name for match in found for name in match.players} == set(players)


def test_alone_everybody_has_every_deal() -> None:
    assert [(match.deal, match.players) for match in first_matches("ab", 1, 3)] == [
        (0, ("a",)),
        (0, ("b",)),
        (1, ("a",)),
        (1, ("b",)),
    ]


def test_more_games_begin_with_the_same_games() -> None:
    longer = first_matches("abcde", 3, 90)
    assert first_matches("abcde", 3, 31) == longer[:33]

"""The table and its set-up (D-1, D-2)."""

import pytest

from cadency.games.dynasties import RULES
from cadency.games.dynasties.names import CITIES, N_GREEN, REGIONS, SHIP
from cadency.kernel.engine import NATURE
from cadency.kernel.errors import BadSetup
from tests.games.dynasties.positions import opening, play, question, ship, sizes, store, table, told, who


@pytest.mark.clause("D-1.2")
def test_pieces_are_as_many_as_are_printed() -> None:
    s = table()
    assert s.figures == [17] * 3
    assert sum(s.content.cubes) == 72
    assert (sum(s.content.cards), sum(s.content.scoring_counts), sum(s.content.tiles)) == (34, 32, 12)
    assert [s.shields_left(region) for region in range(4)] == [6] * 4
    assert s.neutrals() == 3
    assert len(s.cast) == 8
    assert s.founded == (-1, -1, -1)
    assert s.revalued == 0


@pytest.mark.clause("D-1.3", "D-1.4")
def test_twenty_cities_and_their_slots() -> None:
    seen = RULES.view(table(), 0)
    cities = {city.id: city for city in seen.map if city.in_play}
    assert len(cities) == 20
    count = [sum(city.region == region for city in cities.values()) for region in REGIONS]
    assert count == [5, 4, 5, 6]
    assert (cities["carcassonne"].prices, cities["carcassonne"].large) == ({"prince": 1, "princess": 2}, "princess")
    assert cities["barcelona"].large == "prince"
    for city in seen.map:
        assert city.prices[city.large] == max(city.prices.values()) > min(city.prices.values())
    for region in REGIONS:
        assert [city.symbol for city in cities.values() if city.region == region].count("book") == 1
    assert [city.id for city in cities.values() if city.symbol == "crown" and city.region == "france"] == ["paris"]


@pytest.mark.clause("D-1.5", "D-R34")
def test_hands_are_hidden_and_the_rest_is_open() -> None:
    s = opening()
    mine, other = RULES.view(s, 0), RULES.view(s, None)
    assert mine.mine is not None
    assert len(mine.mine.cards) == 6
    assert len(mine.mine.scorings) == 2
    assert other.mine is None
    assert other.houses == mine.houses
    assert [(house.cards, house.green, house.yellow, house.books) for house in other.houses] == [(6, 2, 0, 0)] * 3
    play(s, f"discard {mine.mine.cards[0]}")
    assert RULES.view(s, 1).discards == {mine.mine.cards[0]: 1}


@pytest.mark.clause("D-2.1", "D-R28")
def test_three_to_five_seats_and_the_first_player_is_drawn() -> None:
    for seats in (3, 4, 5):
        s = RULES.start(RULES.setup(seats))
        d = question(s)
        assert d.seat == NATURE
        assert [option.wire() for option in d.options] == [("begin", seat) for seat in range(seats)]
        assert d.weights == (1,) * seats
    s = opening(4, first=2)
    assert (question(s).seat, s.first) == (2, 2)
    with pytest.raises(BadSetup):
        RULES.setup(2)


@pytest.mark.clause("D-2.2", "D-R35")
def test_two_books_on_each_of_five_cities() -> None:
    seen = RULES.view(opening(), 0)
    assert {city.id: city.books for city in seen.map if city.books} == {
        "oxford": 2,
        "lyon": 2,
        "salamanca": 2,
        "augsburg": 2,
        "free-book": 2,
    }
    assert sizes(opening())[2] == 12  # all in one bag, the two in the box too


@pytest.mark.clause("D-2.3")
@pytest.mark.parametrize(("seats", "cards"), [(3, 6), (4, 5), (5, 4)])
def test_first_hands(seats: int, cards: int) -> None:
    s = opening(seats)
    assert [len(hand) for hand in s.hands] == [cards] * seats
    assert sizes(s)[0] == 34 - seats * cards


@pytest.mark.clause("D-2.4")
def test_region_tiles_lie_open() -> None:
    s = RULES.start(RULES.setup(3))
    play(s, "begin 0", "deal c a d b")
    assert [(region.tile, region.first, region.second, region.crowns) for region in RULES.view(s, 0).regions] == [
        ("c", 8, 5, 7),
        ("a", 10, 6, 4),
        ("d", 7, 5, 8),
        ("b", 9, 5, 6),
    ]


@pytest.mark.clause("D-2.5")
def test_four_more_cities_with_five_seats() -> None:
    extra = ("canterbury", "bordeaux", "sevilla", "nuernberg")
    for seats, there in ((4, False), (5, True)):
        seen = {city.id: city.in_play for city in RULES.view(opening(seats), 0).map}
        assert [seen[city] for city in extra] == [there] * 4
    assert {s.region for s in RULES.view(opening(5), 0).map[20:24]} == set(REGIONS)


@pytest.mark.clause("D-2.6")
def test_two_green_scoring_cards_each() -> None:
    s = opening(5)
    assert all(len(held) == 2 and max(held) < N_GREEN for held in s.agendas)
    assert sizes(s)[1] == 20


@pytest.mark.clause("D-2.7")
def test_ships_are_filled_before_everybody_gets_a_cube_of_each_colour() -> None:
    s = opening()
    assert [len(ship(s, number).split()) for number in (1, 2, 3)] == [5, 5, 5]
    assert [store(s, seat) for seat in range(3)] == ["black white yellow blue pink"] * 3
    names = [wire[0] for _, wire in s.events or ()]
    assert names.index("loaded") < names.index("stocked")
    assert s.content.cubes == (18, 18, 12, 12, 12)


@pytest.mark.clause("D-R24")
def test_ships_that_leave_a_colour_short_are_filled_anew() -> None:
    s = RULES.start(RULES.setup(5))
    s.events = []
    play(s, "begin 0", "deal pink pink pink pink pink", "deal pink pink pink black black", stop=True)
    play(s, "deal black black black black white", stop=True)
    assert told(s, "reloaded") == [()]
    assert s.cubes[SHIP : SHIP + 15] == [0] * 15
    assert question(s).kind == "ship.load"
    play(s)
    assert {store(s, seat) for seat in range(5)} == {"black white yellow blue pink"}
    assert [len(ship(s, number).split()) for number in (1, 2, 3)] == [5, 5, 5]


@pytest.mark.clause("D-2.8")
def test_characters_lie_on_six_blue_and_two_yellow_spaces() -> None:
    s = RULES.start(RULES.setup(3))
    play(s, "begin 0", "deal columbus charles fugger catherine gutenberg machiavelli drake leonardo")
    seen = RULES.view(s, 0).characters
    assert [space.row for space in seen] == ["blue"] * 6 + ["yellow"] * 2
    assert [space.character for space in seen][-2:] == ["drake", "leonardo"]
    assert not any(space.used for space in seen)


def test_nobody_is_on_the_map_yet() -> None:
    s = opening()
    assert all(who(s, city, slot) is None for city in CITIES for slot in ("prince", "princess"))

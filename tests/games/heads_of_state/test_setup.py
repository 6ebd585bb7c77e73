"""The table and how it is laid out (H-1, H-2), and the first turns (H-3.2)."""

from collections import Counter

import pytest

from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.names import DECK, NOBLES, PILE, ROW, T_ROW, YEARS
from cadency.kernel.engine import NATURE, NOBODY, pending
from tests.games.heads_of_state.positions import asked, hold, opening, options, play, points, put, question, table

SEATS = (2, 3, 4, 5)


@pytest.mark.clause("H-1.1", "H-3.1")
def test_three_rounds_and_turns_clockwise() -> None:
    s = table(3, 2)
    assert YEARS == (1589, 1689, 1789)
    assert RULES.view(s, None).year == 1589
    seen = []
    for _ in range(4):
        seen.append(asked(s)[0])
        play(s, "plot", "deal assassin" if len(seen) < 4 else "deal gallows", "draw", "deal palace")
    assert seen == [2, 0, 1, 2]


@pytest.mark.clause("H-1.2", "H-1.3")
def test_the_pieces_of_the_game() -> None:
    content = RULES.content(None, "")
    assert sorted(content.attributes[5]) == [9, 9, 9, 11, 11, 11, 12, 13, 15]
    assert (sum(content.treasons), sum(content.noble_cards), sum(content.counters)) == (29, 70, 32)
    assert content.counters == (6, 6, 4, 4, 4, 4, 4)
    assert NOBLES == ("baron", "count", "earl", "marquis", "duke", "prince", "king")


@pytest.mark.clause("H-1.4")
def test_the_map() -> None:
    view = RULES.view(table(), None)
    assert Counter(sector.country for sector in view.map) == {"britain": 3, "france": 5, "germany": 4, "spain": 4}
    assert all(len(sector.slots) == 2 or sector.capital for sector in view.map)
    nobles = Counter(slot.noble for sector in view.map for slot in sector.slots)
    assert [nobles[name] for name in NOBLES] == [6, 6, 4, 4, 4, 3, 4]
    for sector in view.map:
        ranks = [NOBLES.index(slot.noble) for slot in sector.slots]
        assert ranks == sorted(ranks, reverse=True)


@pytest.mark.clause("H-1.5", "H-R38")
def test_a_hand_is_seen_only_by_its_seat_but_cards_from_the_row_are_remembered() -> None:
    s = table()
    hold(s, 0, "bishop palace")
    play(s, "take gold", "draw", "deal castle", "take title", "skip")
    mine, other = RULES.view(s, 0), RULES.view(s, 1)
    assert mine.mine is not None
    assert {name for name, n in mine.mine.attributes.items() if n} == {"bishop", "palace", "castle", "gold", "title"}
    assert other.mine is not None
    assert sum(other.mine.attributes.values()) == 0
    assert other.houses[0].cards == 5
    assert {name for name, n in other.houses[0].known.items() if n} == {"gold", "title"}
    assert RULES.view(s, None).mine is None


@pytest.mark.clause("H-R38")
def test_a_known_card_is_forgotten_when_one_of_its_kind_is_discarded() -> None:
    s = table()
    hold(s, 0, "gold")
    play(s, "take gold", "take troops", "take castle", "raise baron none", "settle ireland baron")
    seen = RULES.view(s, 1)
    assert (seen.houses[0].known["gold"], seen.discards["gold"]) == (0, 1)
    assert (seen.houses[0].cards, seen.houses[0].known["castle"]) == (3, 1)


@pytest.mark.clause("H-2.1", "H-2.2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 55), (3, 70), (4, 85), (5, 100)])
def test_cards_with_marks_stay_in_the_box(seats: int, cards: int) -> None:
    s = RULES.start(RULES.setup(seats))
    assert RULES.seats == SEATS
    assert s.left(DECK) == cards
    gold = {2: 8, 3: 10, 4: 12, 5: 15}
    assert s.content.attributes[seats][0] == gold[seats]


@pytest.mark.clause("H-2.3", "H-R2")
def test_ten_cards_and_the_revolution_under_the_disc() -> None:
    s = RULES.start(RULES.setup(4))
    d = question(s)
    assert (d.seat, d.kind, d.audience, d.deal and d.deal.k) == (NATURE, "disc.conceal", NOBODY, 10)
    s = opening(4)
    assert (s.left(PILE), s.left(ROW), s.left(DECK)) == (10, 6, 85 - 16)
    assert RULES.view(s, None).pile == 11


@pytest.mark.clause("H-2.4")
def test_the_treason_deck() -> None:
    s = opening()
    assert s.content.treasons == (7, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1)
    assert s.plotted(T_ROW) == 2
    assert RULES.view(s, 0).treason_deck == 27


@pytest.mark.clause("H-2.5")
def test_markers() -> None:
    content = RULES.content(None, "")
    assert content.markers == ((4, 3), (7, 6), (6, 5), (5, 4))
    assert content.hexagon == (8, 3, 2, 7, 5, 4, 3, 2, 7, 5, 4, 2, 7, 5, 4, 3)


@pytest.mark.clause("H-2.6")
def test_chamber_markers_by_seats() -> None:
    assert RULES.content(None, "").chamber == {2: (16, 8), 3: (16, 12, 8), 4: (16, 12, 8), 5: (16, 12, 8)}


@pytest.mark.clause("H-2.7")
def test_everybody_starts_with_nothing() -> None:
    s = opening(3, first=1)
    assert asked(s)[0] == 1
    assert [points(s, seat) for seat in range(3)] == [{}] * 3
    assert s.size == s.treasons == [0, 0, 0]
    assert s.first == 1


@pytest.mark.clause("H-3.2", "H-R11", "H-R25")
@pytest.mark.parametrize("seats", SEATS)
def test_first_turns_bring_cards_by_place(seats: int) -> None:
    s = opening(seats, first=seats - 1)
    drawn: list[int] = []
    for place in range(seats):
        seat = (seats - 1 + place) % seats
        count = 0
        while asked(s) == (seat, "draw.attribute"):
            assert "sweep" not in options(s)
            assert not options(s, "plot")
            play(s, "draw", "deal gold" if count == 0 and place == 0 else "deal title")
            count += 1
        if asked(s)[1] == "court.raise":
            if place == 0:
                play(s, "raise baron none", "settle ireland baron")
                assert points(s, seat) == {"sectors": 2}
            if asked(s)[1] == "court.raise":
                play(s, "skip")
        drawn.append(count)
    assert tuple(drawn) == {2: (2, 3), 3: (1, 2, 3), 4: (1, 1, 2, 3), 5: (1, 1, 2, 2, 3)}[seats]
    assert asked(s) == (seats - 1, "turn.begin")


def test_whoever_is_known_to_have_no_set_is_not_asked() -> None:
    s = table()
    play(s, "take title", "take troops", "take castle")
    assert asked(s) == (0, "court.raise")  # an earl, as everybody knows
    s = table()
    put(s, 1, "burgundy earl", "aquitaine earl", "bavaria earl", "andalusia earl")
    play(s, "take title", "take troops", "take castle")
    assert asked(s) == (1, "turn.begin")
    assert pending(s) is not None

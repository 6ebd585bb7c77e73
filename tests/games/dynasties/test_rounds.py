"""Passing and the end of a round (D-10, D-11)."""

import pytest

from cadency.games.dynasties import RULES
from cadency.games.dynasties.names import BONUSES, DECK, DISCARDS, N_CARDS, REGIONS
from tests.games.dynasties.positions import (
    agenda,
    asked,
    cargo,
    discards,
    empty_bag,
    goods,
    hand,
    hold,
    options,
    passed,
    play,
    points,
    put,
    question,
    reason,
    shelf,
    shields,
    ship,
    sizes,
    store,
    table,
    told,
    who,
)


@pytest.mark.clause("D-10.1", "D-10.2", "D-10.3", "D-3.5", "D-R26")
def test_places_on_the_pass_track() -> None:
    """The rulebook's example: Yellow and Red queue on the large space, Green pays two pink cubes for the second."""
    s = table()
    goods(s, 2, "2 pink 4 white")
    play(s, "0: pass large")
    assert s.figures[0] == 16
    play(s, "1: pass large")
    assert s.queue == (0, 1)
    assert options(s) == ["pass 2", "pass 3", "pass 4", "pass large"]
    assert reason(s, "pass 1") == "pink-short"
    play(s, "2: pass 2", stop=True)
    assert s.track == (-1, 2, -1, -1)
    assert store(s, 2) == "white white white white"
    assert s.pass_order() == [2, 0, 1]


@pytest.mark.clause("D-10.2")
def test_an_upper_space_takes_one_figure() -> None:
    s = table()
    goods(s, 0, "3 pink")
    goods(s, 1, "4 pink")
    play(s, "0: pass 1")
    assert reason(s, "pass 1") == "space-taken"
    assert store(s, 0) == ""


@pytest.mark.clause("D-10.4", "D-R5")
def test_one_card_is_kept_and_the_others_are_named_in_order() -> None:
    s = table()
    hold(s, 0, "london brest joker joker")
    play(s, "pass large")
    assert options(s) == ["shed london", "shed brest"]
    assert reason(s, "shed joker") == "too-few-after"
    assert reason(s, "shed paris") == "not-held"
    play(s, "shed brest")
    assert reason(s, "shed london") == "named-in-order"
    play(s, "shed joker", "shed joker")
    assert hand(s, 0) == "london"
    assert discards(s) == "brest joker joker"
    s = table()
    hold(s, 0, "london")
    play(s, "pass large")
    assert (hand(s, 0), asked(s)) == ("london", (1, "turn.act"))


@pytest.mark.clause("D-10.6", "D-1.1", "D-11.9")
def test_a_round_ends_when_all_have_passed_and_the_game_after_three() -> None:
    s = table()
    for round_ in (1, 2, 3):
        assert s.round == round_ - 1
        for _ in range(3):
            hold(s, asked(s)[0], "")
            play(s, "pass large")
        for _ in range(3):
            play(s, "claim points")
    assert s.over == "rounds"
    assert told(s, "ended") == [(1,), (2,), (3,)]
    assert RULES.standing(s)[0].score == 9


@pytest.mark.clause("D-11.1", "D-R17")
def test_whoever_is_alone_on_a_ship_takes_two_cubes() -> None:
    """The rulebook's example: Blue takes a black and a yellow cube; the others go to the bag; five new ones come."""
    s = table()
    s.aboard[2] = 0
    s.figures[0] -= 1
    goods(s, 0, "")
    cargo(s, 2, "black 2 white yellow pink")
    cargo(s, 3, "pink")
    passed(s, 1, 2)
    play(s, "0: pass large")
    assert asked(s) == (0, "trade.unload")
    play(s, "take black yellow", stop=True)
    assert store(s, 0) == "black yellow"
    assert s.figures[0] == 16  # one is on the pass track
    assert [ship(s, number) for number in (1, 2, 3)] == ["", "", ""]  # all are emptied first
    play(s)
    assert [len(ship(s, number).split()) for number in (1, 2, 3)] == [5, 5, 5]


@pytest.mark.clause("D-11.2")
def test_characters_are_laid_out_anew() -> None:
    s = table()
    s.used = 0b1011
    passed(s, 1, 2)
    play(s, "0: pass large", "deal columbus drake leonardo charles fugger catherine gutenberg machiavelli")
    assert s.used == 0
    assert RULES.view(s, 0).characters[0].character == "columbus"


@pytest.mark.clause("D-11.3")
def test_the_foremost_is_the_new_first_player() -> None:
    """The rulebook's example: Green, on an upper space though not on the highest, comes before all on the large one."""
    s = table(4)
    passed(s, 1, 2, 3)
    s.queue = (1, 3)
    s.track = (-1, 2, -1, -1)
    play(s, "0: pass large")
    assert s.first == 2
    assert asked(s) == (2, "bonus.claim")
    play(s, "2: claim points", "1: claim points", "3: claim points", "0: claim points")
    assert s.round == 1
    assert asked(s) == (2, "turn.act")


@pytest.mark.clause("D-11.4", "D-11.5")
def test_bonus_actions_in_the_order_of_the_track() -> None:
    s = table()
    passed(s, 1, 2)
    goods(s, 1, "")
    play(s, "0: pass large")
    play(s, "1: claim goods", "deal black black pink")
    assert options(s) == ["take black black", "take black pink"]
    play(s, "take black pink")
    assert store(s, 1) == "black pink"
    assert reason(s, "claim goods") == "bonus-taken"
    play(s, "2: claim points")
    assert reason(s, "claim points") == ""  # any number of seats
    assert s.figures == [16] * 3
    play(s, "0: claim points")
    assert points(s, 0) == points(s, 2) == {"bonus": 3}
    assert s.figures == [17] * 3
    assert (s.claimed, s.bare) == (0, 0)


@pytest.mark.clause("D-11.5")
@pytest.mark.parametrize("bonus", BONUSES[1:])
def test_all_bonus_actions_but_the_points_are_for_one_seat_a_round(bonus: str) -> None:
    s = table()
    goods(s, 1, "3 black 3 white")
    passed(s, 1, 2)
    play(s, "0: pass large", f"1: claim {bonus}")
    while asked(s)[0] == 1:
        play(s, f"1: {options(s)[0]}")
    assert asked(s) == (2, "bonus.claim")
    assert reason(s, f"claim {bonus}") == "bonus-taken"
    assert [name for name in BONUSES if reason(s, f"claim {name}") == "bonus-taken"] == [bonus]


@pytest.mark.clause("D-11.5")
def test_cards_and_shields_as_bonus_actions() -> None:
    s = table()
    hold(s, 1, "london")
    passed(s, 1, 2)
    play(s, "0: pass large", "1: claim card", "deal brest")
    assert hand(s, 1) == "london brest"  # beyond the one that is kept
    play(s, "2: claim scoring", "deal children")
    assert len(s.agendas[2]) == 1
    goods(s, 0, "")
    play(s, "0: claim shield", "shield france", "deal pink", stop=True)
    assert RULES.view(s, 0).houses[0].shields["france"] == 1
    assert store(s, 0) == "pink"


@pytest.mark.clause("D-11.6", "D-R15")
def test_founding_a_free_city() -> None:
    s = table()
    passed(s, 1, 2)
    goods(s, 1, "2 white")
    goods(s, 2, "6 black")
    hold(s, 2, "joker")
    play(s, "0: pass large")
    assert reason(s, "claim found") == ""
    play(s, "1: claim found")
    assert options(s, "found free-book") == [
        f"found free-book {r}" for r in ("britannia", "france", "hispania", "empire")
    ]
    assert reason(s, "found free-anchor france") == "cubes-short"
    play(s, "found free-book france", "deal cards")  # only the princess can be paid
    assert who(s, "free-book", "princess") == 1
    assert len(s.books[1]) == 1
    assert RULES.view(s, 0).map[24].region == "france"
    play(s, "2: claim points", "0: claim points")
    hold(s, 1, "")
    play(s, "1: pass large", "2: play joker prince")
    assert reason(s, "send free-book prince") == ""  # a city for everybody


@pytest.mark.clause("D-R15")
def test_founding_needs_a_figure_besides_the_one_on_the_track() -> None:
    s = table()
    goods(s, 0, "3 black 3 white")
    s.figures[0] = 1
    passed(s, 1, 2)
    s.queue, s.track = (1, 2), (-1,) * 4
    play(s, "0: pass large", "1: claim points", "2: claim points")
    assert s.figures[0] == 0
    assert reason(s, "claim found") == "does-nothing"


@pytest.mark.clause("D-11.6")
def test_a_founded_city_is_not_founded_again() -> None:
    s = table()
    s.founded = (0, -1, 2)
    goods(s, 1, "9 black")
    passed(s, 1, 2)
    play(s, "0: pass large", "1: claim found")
    assert reason(s, "found free-book empire") == "already-founded"
    assert {words.split()[1] for words in options(s)} == {"free-anchor"}


@pytest.mark.clause("D-11.7")
def test_a_revalued_region_is_worth_more() -> None:
    s = table()
    passed(s, 1, 2)
    play(s, "0: pass large", "1: claim revalue", "revalue france")
    seen = RULES.view(s, 0).regions[1]
    assert (seen.first, seen.second, seen.crowns, seen.revalued) == (12, 7, 8, True)
    s.claimed = 0
    play(s, "2: claim revalue", stop=True)
    assert reason(s, "revalue france") == "already-revalued"


@pytest.mark.clause("D-R1")
def test_a_bonus_action_that_could_do_nothing_is_not_offered() -> None:
    s = table()
    s.revalued = 15
    goods(s, 1, "")
    passed(s, 1, 2)
    s.round = 2
    for seat in range(3):
        goods(s, seat, "")
    for number in (1, 2, 3):
        cargo(s, number, "")
    empty_bag(s)
    agenda(s, 2, "")
    play(s, "0: pass large")
    for bonus in ("goods", "revalue", "found"):
        assert reason(s, f"claim {bonus}") == "does-nothing"
    assert reason(s, "claim shield") == ""
    for region in REGIONS[1:]:
        shields(s, 1, region, 6)
    shields(s, 1, REGIONS[0], 5)
    assert reason(s, "claim shield") == ""
    shields(s, 1, REGIONS[0])
    assert reason(s, "claim shield") == "does-nothing"


@pytest.mark.clause("D-R1")
def test_cubes_that_are_not_in_the_bag_are_no_bonus() -> None:
    s = table()
    passed(s, 1, 2)
    empty_bag(s)
    play(s, "0: pass large")  # the ships are filled with what was on them
    assert s.bag() == 0
    assert reason(s, "claim goods") == "does-nothing"


@pytest.mark.clause("D-11.8")
def test_four_new_cards_and_what_was_kept() -> None:
    """The rulebook's example: with a kept card and four new ones a seat has five."""
    s = table()
    hold(s, 1, "joker")
    s.cards[DECK + 3] -= 1
    s.cards[DISCARDS + 3] += 1
    passed(s, 1, 2)
    play(s, "0: pass large", "1: claim points", "2: claim points", "0: claim points")
    assert [len(cards) for cards in s.hands] == [4, 5, 4]
    assert sum(s.cards[DISCARDS : DISCARDS + N_CARDS]) == 0
    assert sizes(s)[0] == 34 - 13


@pytest.mark.clause("D-11.9", "D-R6")
def test_the_third_round_prepares_no_other() -> None:
    s = table(turn=3)
    s.aboard[0] = 0
    s.figures[0] -= 1
    s.used = 1
    passed(s, 1, 2)
    hold(s, 1, "joker")
    play(s, "0: pass large")
    assert asked(s) == (0, "trade.unload")
    play(s, "take black white")
    assert [ship(s, number) for number in (1, 2, 3)] == ["", "", ""]
    assert s.used == 1
    play(s, "1: claim points", "2: claim points", "0: claim card")
    assert s.over == "rounds"
    assert [len(cards) for cards in s.hands] == [1, 1, 0]


@pytest.mark.clause("D-R23")
def test_five_steps_come_before_the_points() -> None:
    s = table()
    put(s, 0, "prince", "york")
    shelf(s, 0, "points")
    passed(s, 1, 2)
    play(s, "0: pass large", "1: claim points", "2: claim points", "0: claim points", stop=True)
    assert question(s).kind == "deck.draw"
    assert "singles" not in points(s, 0)
    play(s)
    assert points(s, 0) == {"bonus": 3, "singles": 2}


@pytest.mark.clause("D-R7")
def test_who_passed_without_a_figure_gets_none_back() -> None:
    s = table()
    put(s, 1, "prince", "york")
    s.figures[1] = 0
    passed(s, 2)
    play(s, "0: pass large", "1: pass large", "2: claim points", "0: claim points", "1: claim points")
    assert s.figures == [17, 0, 17]

"""Turns, trade and paying (D-3, D-4, D-9)."""

import pytest

from cadency.games.dynasties import RULES
from cadency.games.dynasties.names import CARDS, DECK, DISCARDS, N_CARDS
from cadency.kernel.engine import NATURE
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
    put,
    question,
    reason,
    shelf,
    ship,
    sizes,
    store,
    table,
    told,
    wed,
    who,
)


@pytest.mark.clause("D-3.1")
def test_turns_go_round_without_those_who_have_passed() -> None:
    s = table(4)
    hold(s, 0, "joker")
    passed(s, 1)
    play(s, "0: discard joker")
    assert asked(s) == (2, "turn.act")


@pytest.mark.clause("D-3.2")
def test_a_card_is_played_for_one_of_the_actions_it_shows() -> None:
    s = table()
    goods(s, 0, "2 white yellow")
    hold(s, 0, "brest")  # trade, princess, or somebody to Brest
    assert options(s, "play") == ["play brest trade", "play brest princess", "play brest special"]
    assert reason(s, "play brest prince") == reason(s, "play brest character") == "not-on-card"
    assert reason(s, "play paris princess") == "not-held"
    assert options(s, "discard") == ["discard brest"]
    assert options(s, "pass") == ["pass large"]
    play(s, "play brest trade", "board 1")
    assert asked(s) == (1, "turn.act")
    assert discards(s) == "brest"


@pytest.mark.clause("D-3.3", "D-R36")
def test_a_card_for_a_cube() -> None:
    s = table()
    hold(s, 0, "brest joker")
    goods(s, 0, "")
    play(s, "discard brest", "deal blue")
    assert store(s, 0) == "blue"
    assert (discards(s), hand(s, 0)) == ("brest", "joker")
    assert asked(s) == (1, "turn.act")
    s = table()
    empty_bag(s)
    hold(s, 0, "joker")
    before = store(s, 0)
    play(s, "discard joker")
    assert (store(s, 0), asked(s)) == (before, (1, "turn.act"))


@pytest.mark.clause("D-3.4")
def test_a_joker_shows_all_basic_actions_and_no_special_one() -> None:
    s = table()
    goods(s, 0, "3 black 3 white 3 yellow 2 blue")
    hold(s, 0, "joker joker")
    assert options(s, "play") == [f"play joker {name}" for name in ("trade", "prince", "princess", "character")]
    assert reason(s, "play joker special") == "no-special"
    rows = s.content.rows["card"]
    assert {row["special"]: sum(r["cards"] for r in rows if r["special"] == row["special"]) for row in rows} == {
        "city": 20,
        "character": 3,
        "trade": 3,
        "pass": 3,
        "none": 5,
    }
    pairs = [tuple(row["actions"]) for row in rows[:-1]]
    assert sorted(pairs.count(pair) for pair in set(pairs)) == [4, 5, 5, 5, 5, 5]


@pytest.mark.clause("D-3.5", "D-3.6")
def test_two_pink_cubes_stand_for_one_of_any_colour() -> None:
    """The rulebook's example: a princess in Granada for one white cube and four pink ones."""
    s = table()
    goods(s, 0, "white 4 pink")
    hold(s, 0, "brest")
    bag = sum(s.cubes[:5])
    play(s, "play brest princess", "send granada princess")
    assert who(s, "granada", "princess") == 0
    assert store(s, 0) == ""
    assert sum(s.cubes[:5]) == bag + 5
    assert told(s, "paid") == [(0, ("white", "pink", "pink", "pink", "pink"))]


@pytest.mark.clause("D-3.5")
def test_pink_may_be_paid_though_the_colour_is_there() -> None:
    s = table()
    goods(s, 0, "2 white 3 pink")
    hold(s, 0, "brest")
    play(s, "play brest princess", "send carcassonne princess")
    assert options(s) == ["pay white 2 0", "pay white 1 1"]
    assert reason(s, "pay white 0 2") == "pink-short"
    play(s, "pay white 1 1")
    assert store(s, 0) == "white pink"


@pytest.mark.clause("D-3.7", "D-R2")
def test_the_played_card_lies_open_until_its_action_is_over() -> None:
    s = table()
    hold(s, 0, "patron-1")
    for card in range(N_CARDS):  # all other cards are discarded
        s.cards[DISCARDS + card] += s.cards[DECK + card]
        s.cards[DECK + card] = 0
    goods(s, 0, "2 blue")
    play(s, "play patron-1 character", "call machiavelli", stop=True)
    assert question(s).deal is not None
    assert s.played == CARDS.index("patron-1")
    assert question(s).deal.counts[CARDS.index("patron-1")] == 0  # type: ignore[union-attr]
    assert told(s, "shuffled") == [()]
    play(s)
    assert discards(s) == "patron-1"
    assert len(s.hands[0]) == 2


@pytest.mark.clause("D-R9")
def test_a_draw_goes_on_after_the_discards_are_shuffled() -> None:
    for shuffled in (2, 1):
        s = table()
        hold(s, 0, "joker")
        hold(s, 1, " ".join(CARDS[:29]))
        hold(s, 2, "joker")
        s.cards[DISCARDS + 29] += shuffled
        s.cards[DECK + 29] -= shuffled
        goods(s, 0, "2 blue")
        play(s, "play joker character", "call machiavelli")
        assert hand(s, 0) == "joker joker"
        assert sizes(s)[0] == (shuffled == 2), "one more was shuffled than drawn"
        assert len(told(s, "shuffled")) == (shuffled == 2), "a deck that just suffices is not shuffled"
    s = table()
    hold(s, 0, "joker")
    hold(s, 1, " ".join(CARDS[:29]))
    hold(s, 2, "joker joker joker joker")
    goods(s, 0, "2 blue")
    play(s, "play joker character")
    assert reason(s, "call machiavelli") == "does-nothing"


@pytest.mark.clause("D-3.8", "D-R7")
def test_nothing_that_needs_a_figure_without_one_but_passing() -> None:
    s = table()
    goods(s, 0, "3 black 3 white 2 yellow 2 blue")
    hold(s, 0, "pass-1")
    s.figures[0] = 0
    assert options(s, "play") == ["play pass-1 character", "play pass-1 special"]
    hold(s, 0, "joker london fleet-1")
    assert options(s, "play") == ["play joker character"]
    assert reason(s, "play joker trade") == reason(s, "play london special") == "no-figure"
    play(s, "pass large", "shed london", "shed fleet-1")
    assert s.bare == 1
    assert s.queue == (0,)
    assert RULES.view(s, 1).houses[0].bare


# --- trade


@pytest.mark.clause("D-4.1")
def test_the_first_on_a_ship_stands_on_the_large_space() -> None:
    """The rulebook's example: Blue chooses a ship without anybody on it."""
    s = table()
    hold(s, 0, "brest")
    play(s, "0: play brest trade", "0: board 2")
    assert s.aboard == [-1, -1, 0, -1, -1, -1]
    assert s.figures[0] == 16
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("D-4.2", "D-4.3", "D-4.4", "D-4.5")
def test_one_divides_and_the_other_chooses() -> None:
    """The rulebook's example: Blue (0) divides, Red (1) takes a pink and two black cubes, Blue a white and a yellow."""
    s = table()
    s.aboard[0] = 1
    s.figures[1] -= 1
    cargo(s, 1, "2 black white yellow pink")
    goods(s, 0, "")
    goods(s, 1, "")
    hold(s, 0, "brest")
    play(s, "0: play brest trade", "board 1")
    assert asked(s) == (0, "trade.divide")
    assert all(len(words.split()) in (2, 3) for words in options(s))
    play(s, "0: divide white yellow")
    assert asked(s) == (1, "trade.choose")
    assert options(s) == ["take white yellow", "take black black pink"]
    play(s, "1: take black black pink", "deal blue blue blue blue blue")
    assert (store(s, 1), store(s, 0)) == ("black black pink", "white yellow")
    assert s.figures[:2] == [17, 17]
    assert s.aboard == [-1] * 6
    assert ship(s, 1) == "blue blue blue blue blue"
    assert (discards(s), asked(s)) == ("brest", (1, "turn.act"))


@pytest.mark.clause("D-4.3", "D-R16")
def test_divisions_are_of_lots_and_none_is_empty() -> None:
    s = table()
    s.aboard[0] = 1
    s.figures[1] -= 1
    hold(s, 0, "brest")
    cargo(s, 1, "3 black 2 white")
    play(s, "play brest trade", "board 1")
    assert options(s) == [
        "divide black",
        "divide white",
        "divide black black",
        "divide black white",
        "divide white white",
    ]
    cargo(s, 1, "2 black 2 white")
    assert options(s) == ["divide black", "divide white", "divide black black", "divide black white"]
    assert reason(s, "divide white white") == "same-division"
    cargo(s, 1, "2 black white")
    assert options(s) == ["divide black", "divide white"]
    cargo(s, 1, "black white")
    assert options(s) == ["divide black"]
    assert reason(s, "divide black white") == "smaller-lot-is-named"


@pytest.mark.clause("D-R16", "D-R12")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(("cubes", "large"), [("", ""), ("pink", "pink")])
def test_a_ship_with_one_cube_or_none(cubes: str, large: str, number: int) -> None:
    s = table()
    s.aboard[2 * (number - 1)] = 1
    s.figures[1] -= 1
    cargo(s, number, cubes)
    goods(s, 0, "")
    goods(s, 1, "")
    empty_bag(s, "black white")
    hold(s, 0, "brest")
    play(s, "play brest trade", f"board {number}")
    assert (store(s, 0), store(s, 1)) == ("", large)
    assert told(s, "took") == [(1, (cube,)) for cube in large.split()]
    assert ship(s, number) == "black white"  # what the bag had
    assert s.figures[:2] == [17, 17]


@pytest.mark.clause("D-R16")
def test_a_ship_with_two_cubes_is_divided() -> None:
    s = table()
    s.aboard[0] = 1
    s.figures[1] -= 1
    cargo(s, 1, "black pink")
    goods(s, 0, "")
    goods(s, 1, "")
    hold(s, 0, "brest")
    play(s, "play brest trade", "board 1", "1: take pink")  # there is one way to divide
    assert (store(s, 0), store(s, 1)) == ("black", "pink")


@pytest.mark.clause("D-4.6", "D-R12")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_who_is_alone_on_an_empty_ship_gets_nothing(number: int) -> None:
    s = table()
    s.aboard[2 * (number - 1)] = 0
    s.figures[0] -= 1
    cargo(s, number, "")
    empty_bag(s)
    hold(s, 0, "brest")
    play(s, "play brest trade", f"board {number}")
    assert asked(s) == (1, "turn.act")
    assert (told(s, "took"), told(s, "loaded")) == ([], [])
    assert (s.figures[0], s.aboard) == (17, [-1] * 6)
    s = table()
    s.aboard[2 * (number - 1)] = 0
    s.figures[0] -= 1
    cargo(s, number, "black")
    hold(s, 0, "brest")
    play(s, "play brest trade", f"board {number}")
    assert told(s, "took") == [(0, ("black",))]


@pytest.mark.clause("D-4.2", "D-R25", "D-10.5")
def test_who_has_passed_still_chooses() -> None:
    s = table()
    s.aboard[2] = 2
    s.figures[2] -= 1
    passed(s, 2)
    hold(s, 0, "brest")
    play(s, "play brest trade", "board 2", "0: divide black white")
    assert asked(s) == (2, "trade.choose")
    play(s, "2: take black white")
    assert store(s, 2) == "black black white white yellow blue pink"
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("D-4.6")
def test_trading_with_oneself() -> None:
    s = table()
    s.aboard[0] = 0
    s.figures[0] -= 1
    goods(s, 0, "")
    cargo(s, 1, "3 black 2 white")
    hold(s, 0, "brest")
    play(s, "play brest trade", "board 1")
    assert options(s) == ["take black black", "take black white", "take white white"]
    assert reason(s, "take black pink") == "not-there"
    play(s, "take black white")
    assert store(s, 0) == "black white"
    assert len(ship(s, 1).split()) == 5
    assert s.figures[0] == 17
    s = table()
    s.aboard[0] = 0
    s.figures[0] -= 1
    cargo(s, 1, "")
    hold(s, 0, "brest")
    play(s, "play brest trade", "board 1")
    assert asked(s) == (1, "turn.act")
    assert s.figures[0] == 17


# --- books


@pytest.mark.clause("D-9.1", "D-9.2")
def test_a_cards_book_draws_one_card_and_the_turn_goes_on() -> None:
    s = table()
    shelf(s, 0, "cards cards")
    assert options(s, "use") == ["use card", "use scoring"]
    play(s, "use card", "deal joker")
    assert (hand(s, 0), asked(s)) == ("joker", (0, "turn.act"))
    play(s, "use scoring", "deal cubes")
    assert s.agendas[0] != ()
    assert RULES.view(s, 1).spent == {"cards": 2}
    assert asked(s) == (0, "turn.act")


@pytest.mark.clause("D-9.1")
def test_ships_and_sword_and_rose_end_the_turn() -> None:
    s = table()
    shelf(s, 0, "ships")
    hold(s, 0, "joker")
    play(s, "use trade", "board 3")
    assert (hand(s, 0), asked(s)) == ("joker", (1, "turn.act"))
    s = table()
    shelf(s, 0, "rose")
    goods(s, 0, "black white")
    assert reason(s, "use trade") == "no-book"
    s.figures[0] = 0
    assert reason(s, "use deploy") != ""
    s.figures[0] = 17
    play(s, "use deploy")
    assert "send york prince" in options(s)
    assert "send dublin princess" in options(s)
    play(s, "send york prince")
    assert (who(s, "york", "prince"), asked(s)) == (0, (1, "turn.act"))


@pytest.mark.clause("D-9.1", "D-R39")
def test_books_without_cards_and_books_that_are_not_used_in_a_turn() -> None:
    s = table()
    goods(s, 0, "")
    assert options(s) == ["pass large"]
    assert not question(s).veiled
    shelf(s, 0, "points shield-france")
    assert options(s) == ["pass large"]
    assert question(s).veiled  # nobody else knows that these two are of no use now
    assert reason(s, "use card") == "no-book"
    s = table()
    shelf(s, 0, "cards rose")
    goods(s, 0, "")
    agenda(s, 1, " ".join(f"wed-{region}" for region in ("britannia", "france", "hispania", "empire")))
    assert reason(s, "use deploy") == "no-city"
    assert reason(s, "use card") == ""


@pytest.mark.clause("D-R1")
def test_what_cannot_be_finished_is_not_offered() -> None:
    s = table()
    goods(s, 0, "yellow")
    hold(s, 0, "joker dublin")
    wed(s, 1, 2, "dublin")
    assert reason(s, "play joker prince") == "no-city"
    assert reason(s, "play dublin special") == "no-room"
    s.used = 0b111111
    assert reason(s, "play joker character") == "no-character"
    s = table()
    goods(s, 0, "black white")
    hold(s, 0, "joker")
    put(s, 0, "princess", "york", "carcassonne", "luebeck")  # all slots for one black cube are opposite, and
    put(s, 0, "prince", "dublin", "barcelona", "koeln", "milano")  # for one white cube
    assert reason(s, "play joker prince") == reason(s, "play joker princess") == "no-city"


def test_nature_is_asked_for_what_is_drawn_unseen() -> None:
    s = table()
    hold(s, 0, "joker")
    goods(s, 0, "2 blue")
    play(s, "play joker character", "call machiavelli", stop=True)
    d = question(s)
    assert (d.seat, d.audience, d.veiled) == (NATURE, 0, True)
    assert sizes(s)[0] == 33
    put(s, 1, "prince", "york")

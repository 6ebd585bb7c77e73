"""Characters and special actions (D-7, D-8)."""

import pytest

from cadency.games.dynasties import RULES
from cadency.games.dynasties.names import CHARACTERS, REGIONS
from tests.games.dynasties.positions import (
    agenda,
    asked,
    cast,
    discards,
    empty_bag,
    goods,
    hand,
    hold,
    options,
    play,
    put,
    question,
    reason,
    shields,
    ship,
    store,
    table,
    told,
    wed,
    who,
)


@pytest.mark.clause("D-7.1", "D-7.2", "D-7.3")
def test_francis_drake_for_one_blue_cube() -> None:
    """The rulebook's example: Drake costs one blue cube where he lies, and is turned face down."""
    s = table()
    cast(s, "leonardo", "fugger", "drake")
    goods(s, 0, "blue")
    hold(s, 0, "oxford")
    hold(s, 1, "joker")
    goods(s, 1, "2 blue")
    play(s, "play oxford character")
    assert reason(s, "call leonardo") == "cubes-short"
    assert reason(s, "call charles") == "only-special"
    play(s, "call drake", "deal black black white pink")
    assert asked(s) == (0, "bag.keep")
    assert options(s) == ["take black black white", "take black black pink", "take black white pink"]
    play(s, "take black black pink")
    assert store(s, 0) == "black black pink"
    assert told(s, "took") == [(0, ("black", "black", "pink"))]
    assert (discards(s), asked(s)) == ("oxford", (1, "turn.act"))
    assert [space.character for space in RULES.view(s, 1).characters if space.used] == ["drake"]
    play(s, "play joker character")
    assert reason(s, "call drake") == "face-down"


@pytest.mark.clause("D-7.2")
def test_the_prices_of_the_blue_spaces() -> None:
    s = table()
    assert [space.price for space in RULES.view(s, 0).characters] == [2, 2, 1, 1, 1, 0, 0, 0]
    cast(s, "drake", "machiavelli", "gutenberg", "catherine", "columbus", "fugger")
    goods(s, 0, "")
    hold(s, 0, "joker")
    play(s, "play joker character")  # only the last one costs nothing
    assert asked(s) == (0, "bag.pick")
    assert told(s, "paid") == []


@pytest.mark.clause("D-7.4")
def test_fugger_takes_three_cubes_of_choice() -> None:
    s = table()
    cast(s, "drake", "machiavelli", "gutenberg", "catherine", "columbus", "fugger")
    goods(s, 0, "")
    hold(s, 0, "joker")
    play(s, "play joker character")
    assert len(options(s)) == 35
    play(s, "take black pink pink")
    assert store(s, 0) == "black pink pink"
    assert told(s, "took") == [(0, ("black", "pink", "pink"))]


@pytest.mark.clause("D-7.4")
def test_machiavelli_and_gutenberg_draw() -> None:
    s = table()
    goods(s, 0, "2 blue")
    hold(s, 0, "joker")
    play(s, "play joker character", "call machiavelli", "deal london joker")
    assert hand(s, 0) == "london joker"
    s = table()
    goods(s, 0, "2 blue")
    hold(s, 0, "joker")
    play(s, "play joker character", "call gutenberg", "deal children", "deal white")
    assert len(s.agendas[0]) == 1
    assert store(s, 0) == "white blue"
    assert (told(s, "learnt"), told(s, "drew")) == ([(0, ("children",))], [(0, ("white",))])


@pytest.mark.clause("D-7.4", "D-R18")
def test_charles_takes_a_shield_and_a_cube_as_far_as_there_are_any() -> None:
    s = table()
    cast(s, "charles")
    goods(s, 0, "2 blue")
    hold(s, 0, "joker")
    shields(s, 1, "france", 6)
    play(s, "play joker character", "call charles")
    assert reason(s, "shield france") == "no-shield"
    play(s, "shield empire", "deal black")
    assert RULES.view(s, 0).houses[0].shields["empire"] == 1
    assert store(s, 0) == "black"
    s = table()
    cast(s, "charles")
    goods(s, 0, "2 blue")
    hold(s, 0, "joker")
    for region in ("britannia", "france", "hispania", "empire"):
        shields(s, 0, region)
        shields(s, 1, region, 5)
    play(s, "play joker character", "call charles", "deal black")
    assert store(s, 0) == "black"


@pytest.mark.clause("D-7.4", "D-R10")
def test_columbus_brings_somebody_opposite_a_single_for_less() -> None:
    s = table()
    cast(s, "columbus")
    put(s, 1, "prince", "wien")  # the princess costs 3
    put(s, 0, "prince", "madrid")
    goods(s, 0, "2 blue 2 white 2 pink")
    hold(s, 0, "joker")
    play(s, "play joker character", "call columbus")
    assert asked(s) == (0, "price.pay")  # one pair of pink for blue leaves two white
    assert options(s) == ["pay blue 2 0", "pay blue 1 1"]
    play(s, "pay blue 2 0", stop=True)
    assert options(s) == ["send wien princess"]
    assert reason(s, "send madrid princess") == "own-figure-there"
    assert reason(s, "send york princess") == "nobody-opposite"
    play(s, "send wien princess", "pay white 1 1", stop=True)
    assert who(s, "wien", "princess") == 0
    assert store(s, 0) == "white"
    assert asked(s)[1] == "wedding.roll"


@pytest.mark.clause("D-R10")
def test_columbus_is_not_paid_for_with_what_the_slot_needs() -> None:
    s = table()
    cast(s, "columbus")
    put(s, 1, "prince", "wien")
    goods(s, 0, "2 blue white 2 pink")
    hold(s, 0, "joker")
    play(s, "play joker character", "call columbus", stop=True)
    assert store(s, 0) == "white pink pink"  # no other way to pay
    assert options(s) == ["send wien princess"]
    s = table()
    cast(s, "columbus")
    put(s, 1, "prince", "wien")
    goods(s, 0, "blue white 2 pink")
    hold(s, 0, "joker")
    play(s, "play joker character", stop=True)
    assert reason(s, "call columbus") == "does-nothing"
    s = table()
    cast(s, "columbus")
    put(s, 1, "prince", "koeln")  # the princess costs 1
    goods(s, 0, "2 blue")
    hold(s, 0, "joker")
    play(s, "play joker character", "call columbus")
    assert who(s, "koeln", "princess") == 0  # for nothing


@pytest.mark.clause("D-7.5", "D-7.4")
def test_leonardo_holds_a_figure_for_one_more_bonus_action() -> None:
    s = table()
    goods(s, 0, "2 blue")
    hold(s, 0, "joker")
    play(s, "play joker character", "call leonardo")
    assert (s.leonardo, s.figures[0]) == (0, 16)
    play(s, "1: pass large", "2: pass large", "0: pass large")
    play(s, "1: claim points", "2: claim card")
    assert question(s).asker == RULES.frame(("bonus", 0, "track"))
    play(s, "0: claim points")
    assert question(s).asker == RULES.frame(("bonus", 0, "leonardo"))
    assert reason(s, "claim card") == "bonus-taken"
    play(s, "0: claim points")
    assert s.figures == [17] * 3
    assert s.leonardo == -1


@pytest.mark.clause("D-R1")
def test_a_character_that_could_do_nothing_is_not_offered() -> None:
    s = table()
    goods(s, 0, "2 blue")
    hold(s, 0, "joker")
    play(s, "play joker character")
    assert reason(s, "call catherine") == "does-nothing"  # nobody is single
    s = table()
    cast(s, "machiavelli", "charles", "leonardo", "catherine", "columbus", "fugger", "drake", "gutenberg")
    agenda(s, 1, "")
    empty_bag(s)
    goods(s, 0, "")
    empty_bag(s)
    hold(s, 0, "joker")
    assert reason(s, "play joker character") == "no-character"  # Fugger has nothing to take
    for name in ("gutenberg", "charles"):  # there are scoring cards and shields
        cast(s, "machiavelli", "drake", "leonardo", "catherine", "columbus", name)
        assert reason(s, "play joker character") == ""
    for region in REGIONS:
        shields(s, 1, region, 6)
    assert reason(s, "play joker character") == "no-character"
    shields(s, 1, "empire", -1)
    assert reason(s, "play joker character") == ""


@pytest.mark.clause("D-R1", "D-3.8")
@pytest.mark.parametrize("figures", [0, 1])
def test_leonardo_and_columbus_need_a_figure(figures: int) -> None:
    s = table()
    goods(s, 0, "2 black 2 blue")
    cast(s, "leonardo", "columbus")
    put(s, 1, "princess", "york")
    hold(s, 0, "joker")
    s.figures[0] = figures
    play(s, "play joker character")
    wanted = "" if figures else "does-nothing"
    assert reason(s, "call leonardo") == reason(s, "call columbus") == wanted


@pytest.mark.clause("D-R1")
@pytest.mark.parametrize("used", [2, 3])
def test_catherine_needs_a_neutral_figure(used: int) -> None:
    s = table()
    goods(s, 0, "2 blue")
    put(s, 0, "prince", "york")
    wed(s, 1, -1, *["wien", "london", "paris"][:used])
    hold(s, 0, "joker")
    play(s, "play joker character")
    assert reason(s, "call catherine") == ("" if used < 3 else "does-nothing")


@pytest.mark.clause("D-8.3", "D-R13")
def test_trading_twice() -> None:
    s = table()
    goods(s, 0, "yellow")
    hold(s, 0, "fleet-1")
    play(s, "play fleet-1 special", "board 1")
    assert asked(s) == (0, "trade.board")
    play(s, "board 1")
    assert asked(s) == (0, "trade.unload")
    play(s, "take black white")
    assert store(s, 0) == "black white"
    assert asked(s) == (1, "turn.act")
    s = table()
    goods(s, 0, "yellow")
    hold(s, 0, "fleet-1")
    s.figures[0] = 1
    play(s, "play fleet-1 special", "board 1")
    assert asked(s) == (1, "turn.act")  # no figure for the second
    assert ship(s, 1) == "black white yellow blue pink"


@pytest.mark.clause("D-8.4", "D-8.1")
def test_a_character_on_a_yellow_space() -> None:
    s = table()
    cast(s, *CHARACTERS[2:], "drake", "leonardo")
    goods(s, 0, "yellow")
    hold(s, 0, "patron-1")
    play(s, "play patron-1 special")
    assert options(s) == ["call drake", "call leonardo"]
    assert reason(s, "call fugger") == "not-on-yellow"
    play(s, "call leonardo")
    assert store(s, 0) == ""
    assert s.leonardo == 0
    s = table()
    goods(s, 0, "2 blue pink")
    hold(s, 0, "patron-1")
    assert reason(s, "play patron-1 special") == "cubes-short"
    goods(s, 0, "yellow")
    s.used = 0b11000000
    assert reason(s, "play patron-1 special") == "no-character"


@pytest.mark.clause("D-8.5", "D-R38", "D-8.1")
def test_the_pass_card_takes_the_best_free_space_for_nothing() -> None:
    s = table(5)
    goods(s, 0, "")
    hold(s, 0, "pass-1 joker")
    play(s, "play pass-1 special")
    assert s.track == (0, -1, -1, -1)
    assert (hand(s, 0), discards(s)) == ("joker", "pass-1")
    assert told(s, "passed") == [(0, "1")]
    s = table(5)
    s.track = (1, 2, 3, 4)
    s.figures = [17, 16, 16, 16, 16]
    hold(s, 0, "pass-1")
    play(s, "play pass-1 special", stop=True)
    assert s.queue == (0,)
    s = table(4)
    s.track = (1, -1, 2, -1)
    s.figures = [17, 16, 16, 17]
    hold(s, 0, "pass-2")
    play(s, "play pass-2 special", stop=True)
    assert s.track == (1, 0, 2, -1)

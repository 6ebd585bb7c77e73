"""Princes, princesses and weddings (D-5, D-6, D-8.2)."""

import pytest

from cadency.games.dynasties import RULES
from cadency.games.dynasties.names import BOOKS, CITIES
from tests.games.dynasties.positions import (
    asked,
    cast,
    discards,
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
    shields,
    sizes,
    store,
    table,
    told,
    wed,
    who,
)


@pytest.mark.clause("D-5.1")
def test_the_symbol_says_who_is_deployed() -> None:
    """The rulebook's example: a card with both symbols is played for one of them."""
    s = table()
    goods(s, 0, "3 black 3 white")
    hold(s, 0, "dublin")
    play(s, "play dublin princess")
    assert all(words.endswith("princess") for words in options(s))
    assert reason(s, "send york prince") == "other-slot"


@pytest.mark.clause("D-5.2", "D-5.3", "D-5.4", "D-6.1")
def test_a_princess_in_carcassonne() -> None:
    """The rulebook's example: Red (1) has a prince there; Blue (0) pays two white cubes, has 2 points and a wedding."""
    s = table()
    put(s, 1, "prince", "carcassonne")
    goods(s, 0, "2 white")
    goods(s, 1, "")
    hold(s, 0, "dublin")
    play(s, "play dublin princess", "send carcassonne princess", stop=True)
    assert points(s, 0) == {"cities": 2}
    assert store(s, 0) == ""
    assert question(s).kind == "wedding.roll"
    play(s, "roll points points ship")
    assert asked(s) == (1, "wedding.divide")  # the prince is on the small slot
    play(s, "1: apart ship")
    assert asked(s) == (0, "wedding.choose")
    play(s, "0: accept points points", "deal black black")
    assert points(s, 0) == {"cities": 2, "dowry": 6}
    assert store(s, 1) == "black black"
    assert (who(s, "carcassonne", "prince"), who(s, "carcassonne", "princess")) == (1, 0)
    assert asked(s) == (1, "turn.act")  # after the one who placed
    assert discards(s) == "dublin"


@pytest.mark.clause("D-5.2")
def test_a_slot_must_be_free_and_nobody_has_both() -> None:
    s = table()
    goods(s, 0, "9 black")
    hold(s, 0, "joker")
    put(s, 1, "prince", "london")
    put(s, 0, "princess", "paris")
    play(s, "play joker prince")
    assert reason(s, "send london prince") == "slot-taken"
    assert reason(s, "send paris prince") == "own-figure-there"
    assert reason(s, "send canterbury prince") == reason(s, "send free-book prince") == "not-in-play"
    assert reason(s, "send york prince") == ""


@pytest.mark.clause("D-5.3")
def test_the_price_must_be_payable() -> None:
    s = table()
    goods(s, 0, "black 2 pink 3 white")
    hold(s, 0, "joker")
    play(s, "play joker prince")
    assert reason(s, "send london prince") == "cubes-short"  # 3 black
    assert reason(s, "send wien prince") == ""  # 2 black
    play(s, "send york prince", "pay black 0 1")
    assert store(s, 0) == "black white white white"


@pytest.mark.clause("D-5.5", "D-5.7")
def test_an_anchor_draws_a_cube_and_a_crown_gives_nothing() -> None:
    s = table()
    goods(s, 0, "2 black")
    hold(s, 0, "joker")
    play(s, "play joker prince", "send dublin prince", "deal pink")
    assert store(s, 0) == "pink"
    s = table()
    goods(s, 0, "3 black")
    hold(s, 0, "joker")
    play(s, "play joker prince", "send london prince")
    assert (store(s, 0), points(s, 0)) == ("", {})
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("D-5.6")
def test_a_book_is_taken_face_down() -> None:
    """The rulebook's example: Red deploys a prince in Augsburg and takes the first book; nothing else happens."""
    s = table()
    goods(s, 0, "3 black")
    hold(s, 0, "joker")
    play(s, "play joker prince", "send augsburg prince", "deal ships")
    assert s.books[0] == (BOOKS.index("ships"),)
    assert asked(s) == (1, "turn.act")
    mine, other = RULES.view(s, 0), RULES.view(s, 1)
    assert mine.mine is not None
    assert mine.mine.books == ["ships"]
    assert other.houses[0].books == 1
    assert next(city.books for city in other.map if city.id == "augsburg") == 1
    assert [wire for to, wire in s.events or () if wire[0] == "read"] == [("read", 0, "ships")]
    s.stock = (0,) * 5
    hold(s, 1, "joker")
    goods(s, 1, "3 black")
    play(s, "play joker prince", "send lyon prince")
    assert s.books[1] == ()


@pytest.mark.clause("D-6.2", "D-6.3", "D-R27")
def test_the_small_slot_divides_and_the_large_one_chooses() -> None:
    s = table()
    put(s, 1, "princess", "barcelona")  # small; the prince's slot is the large one
    goods(s, 0, "2 black")
    goods(s, 1, "")
    hold(s, 0, "joker")
    play(s, "play joker prince", "send barcelona prince", stop=True)
    assert question(s).kind == "bag.draw"  # the city's gift comes first
    play(s, "deal blue", "roll child shield points")
    assert asked(s) == (1, "wedding.divide")
    assert options(s) == ["apart child", "apart shield", "apart points"]
    assert reason(s, "apart ship") == "not-rolled"
    play(s, "apart child")
    assert options(s) == ["accept child", "accept shield points"]
    play(s, "0: accept child")
    gifts = [wire for _, wire in s.events or () if wire[0] in ("born", "shielded", "honoured")]
    assert gifts == [("born", 0, "barcelona"), ("shielded", 1, "hispania"), ("honoured", 1, 3)]  # the large slot first
    assert points(s, 1) == {"dowry": 3}


@pytest.mark.clause("D-6.2")
def test_three_fair_dice() -> None:
    s = table()
    d = RULES.frame(("rolling", "york")).decision(s)
    assert len(d.options) == 56
    assert sum(d.weights) == 216


@pytest.mark.clause("D-6.4")
@pytest.mark.parametrize(
    ("face", "draw"), [("ship", "deal black pink"), ("card", "deal joker"), ("scoring", "deal children")]
)
def test_what_is_drawn_for_a_die(face: str, draw: str) -> None:
    s = table()
    put(s, 1, "prince", "york")
    goods(s, 0, "2 white")
    hold(s, 0, "joker")
    before = sizes(s)
    play(s, "play joker princess", "send york princess", f"roll points points {face}")
    play(s, f"apart {face}", f"accept {face}", draw)
    after = sizes(s)
    assert (store(s, 0), hand(s, 0), len(s.agendas[0])) == {
        "ship": ("black pink", "", 0),
        "card": ("", "joker", 0),
        "scoring": ("", "", 1),
    }[face]
    assert before[0] - after[0] == (face == "card")
    assert before[1] - after[1] == (face == "scoring")


@pytest.mark.clause("D-6.5", "D-R3")
def test_one_child_and_only_with_a_figure() -> None:
    s = table()
    put(s, 1, "prince", "york")
    goods(s, 0, "2 white")
    hold(s, 0, "joker")
    play(s, "play joker princess", "send york princess", "roll child child points", "apart child")
    play(s, "accept child points")
    assert told(s, "born") == [(0, "york")]
    assert RULES.view(s, 0).map[CITIES.index("york")].child == 0
    assert s.figures[0] == 15
    s = table()
    put(s, 1, "prince", "york")
    goods(s, 0, "2 white")
    hold(s, 0, "joker")
    s.figures[0] = 1
    play(s, "play joker princess", "send york princess", "roll child child points", "apart child")
    play(s, "accept child points")
    assert told(s, "born") == [(1, "york")]  # the other one has a figure for it
    s = table(seat=2)
    put(s, 1, "prince", "york")
    goods(s, 2, "2 white")
    hold(s, 2, "joker")
    play(s, "play joker princess", "send york princess", "roll child child points", "apart child")
    play(s, "accept child points")
    assert told(s, "born") == [(2, "york")]


@pytest.mark.clause("D-R21")
def test_without_a_shield_none_is_taken() -> None:
    s = table()
    shields(s, 2, "britannia", 6)
    put(s, 1, "prince", "york")
    goods(s, 0, "2 white")
    hold(s, 0, "joker")
    play(s, "play joker princess", "send york princess", "roll shield shield points", "apart points")
    play(s, "accept shield shield")
    assert told(s, "shielded") == []


@pytest.mark.clause("D-R8", "D-10.5")
def test_who_has_passed_goes_down_to_one_card_at_once() -> None:
    s = table()
    put(s, 1, "prince", "york")
    hold(s, 1, "london")
    passed(s, 1)
    goods(s, 0, "2 white")
    hold(s, 0, "joker")
    play(s, "play joker princess", "send york princess", "roll points points card")
    play(s, "1: apart card", "0: accept points points", "deal brest")
    assert asked(s) == (1, "pass.shed")
    assert options(s) == ["shed london", "shed brest"]
    play(s, "1: shed london")
    assert (hand(s, 1), asked(s)) == ("brest", (2, "turn.act"))


@pytest.mark.clause("D-6.6", "D-6.7", "D-R32", "D-R37")
@pytest.mark.parametrize(("city", "slot"), [("wien", "prince"), ("wien", "princess")])
def test_a_wedding_with_a_neutral_figure(city: str, slot: str) -> None:
    s = table()
    put(s, 0, slot, city)
    cast(s, "catherine")
    goods(s, 0, "2 blue")
    hold(s, 0, "joker")
    play(s, "play joker character", "call catherine", f"match {city}", "roll points ship card")
    assert asked(s) == (0, "wedding.divide")
    assert reason(s, "apart child") == "not-rolled"
    play(s, "0: apart card", "deal black black")
    assert points(s, 0) == {"dowry": 3}
    assert store(s, 0) == "black black"
    other = "princess" if slot == "prince" else "prince"
    assert who(s, city, other) == -1
    assert s.neutrals() == 2
    assert s.singles(0) == 0
    assert asked(s) == (1, "turn.act")


@pytest.mark.clause("D-8.1", "D-8.2")
def test_a_princess_in_brest_for_a_yellow_cube() -> None:
    """The rulebook's example: Green deploys a princess in Brest and pays one yellow cube, not three white ones."""
    s = table()
    goods(s, 0, "yellow")
    hold(s, 0, "brest")
    play(s, "play brest special")
    assert options(s) == ["send brest prince", "send brest princess"]
    play(s, "send brest princess", "deal black")
    assert who(s, "brest", "princess") == 0
    assert store(s, 0) == "black"  # and the city's gift
    s = table()
    goods(s, 0, "pink")
    hold(s, 0, "brest")
    assert reason(s, "play brest special") == "cubes-short"


@pytest.mark.clause("D-8.2", "D-R31")
def test_the_named_city_must_have_room() -> None:
    s = table()
    goods(s, 0, "2 yellow")
    hold(s, 0, "brest london paris")
    put(s, 0, "prince", "brest")
    wed(s, 1, 2, "london")
    put(s, 1, "princess", "paris")
    assert reason(s, "play brest special") == reason(s, "play london special") == "no-room"
    play(s, "play paris special", stop=True)
    assert options(s) == ["send paris prince"]
    assert reason(s, "send paris princess") == "slot-taken"

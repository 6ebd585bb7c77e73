"""The board of Dynasties draws any position: well-formed, every piece, in its place, in letters that can be read."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations, pairwise
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from cadency.boards import kit
from cadency.boards.dynasties import (
    cards,
    characters,
    court,
    goods,
    hand,
    layout,
    options,
    phone,
    proofs,
    royals,
    scenes,
    svg,
)
from cadency.boards.dynasties.land import realm
from cadency.boards.dynasties.layout import LANDS, PLACES, SMALLEST, Box, city_box, ship_box
from cadency.boards.dynasties.majority import Lead, lead
from cadency.boards.dynasties.things import things
from cadency.boards.dynasties.words import broken, signs
from cadency.boards.kit.things import told
from cadency.games.dynasties import RULES
from cadency.games.dynasties import names as nouns
from cadency.games.dynasties.choices import VOCABULARY
from cadency.games.dynasties.view import DynastiesView
from cadency.kernel.words import Wire
from cadency.texts import LANGUAGES, Texts
from tests.boards.dynasties_table import begun, filled, game

NAMES = ("Isolde & Co", "Bertrand", "<Maja>", "Tomasz", "Ute")
TEXTS = Texts("en", game="dynasties")
LEAST = 11 / 0.83  # the board is shown at no less than 0.83 of its size on a screen that is 1366 wide
ROWS = begun(3).printed
FRAME = Box(0, 0, layout.WIDTH, layout.HEIGHT)


def ids(drawing: str) -> list[str]:
    return [found for element in ET.fromstring(drawing).iter() if (found := element.get("id"))]


def dangling(drawing: str) -> set[str]:
    """References to what the drawing does not have."""
    wanted = set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawing))
    return wanted - set(re.findall(r' id="([^"]+)"', drawing))


def alone(inner: str) -> str:
    return kit.standalone(inner, 100, 100, "x", more_defs=svg.shapes())


def letters(element: ET.Element, scale: float = 1) -> list[tuple[float, str]]:
    """Every text with the size it is shown at."""
    scale *= float((re.search(r"scale\(([\d.]+)", element.get("transform", "")) or ["", "1"])[1])
    here = [(scale * float(element.get("font-size", "0")), element.text or "")] if element.tag.endswith("text") else []
    return here + [found for child in element for found in letters(child, scale)]


def tile_box(region: str) -> Box:
    """A region's tile with the shields that hang from it."""
    x, y = LANDS[region].tile
    return Box(x, y, layout.TILE[0], layout.TILE[1] + 13)


def test_every_city_has_a_place_in_its_own_region() -> None:
    for city in begun(5).map:
        if city.id not in nouns.TILES:
            assert realm(PLACES[city.id]) == city.region
    assert [*PLACES] == [*nouns.CITIES[: nouns.FREE]]


def test_every_noun_of_the_game_has_its_look() -> None:
    assert tuple(layout.GOODS) == nouns.COLOURS
    assert tuple(LANDS) == nouns.REGIONS
    assert tuple(layout.SYMBOL) == nouns.SYMBOLS
    assert tuple(layout.FACES) == nouns.FACES
    assert tuple(layout.CHARACTERS) == nouns.CHARACTERS
    assert tuple(layout.BONUSES) == nouns.BONUSES
    assert tuple(layout.ACTIONS) == nouns.ACTIONS[: nouns.SPECIAL]
    assert {*layout.SPECIALS, "none"} == {*nouns.SPECIALS}
    assert (*layout.BOOKS, *(f"shield-{region}" for region in LANDS)) == nouns.BOOKS
    assert tuple(layout.SLOTS) == nouns.SLOTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overlaps_and_all_is_inside_the_frame(language: str) -> None:
    said = signs(language)
    assert all(said(f"sign-city-{city}") == signs("en")(f"sign-city-{city}") for city in PLACES)
    boxes = {city: city_box(place, said(f"sign-city-{city}")) for city, place in PLACES.items()}
    boxes |= {f"ship {n}": ship_box(n) for n in range(len(layout.SHIPS))}
    boxes |= {f"tile {region}": tile_box(region) for region in LANDS} | {"court": layout.COURT}
    boxes["supply"] = layout.SUPPLY
    for (one, box), (other, place) in combinations(boxes.items(), 2):
        assert not box.meets(place), (one, other)
    for name, (x, y, w, h) in boxes.items():
        assert FRAME.x <= x, name
        assert FRAME.y <= y, name
        assert x + w <= FRAME.w, name
        assert y + h <= FRAME.h, name


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_a_game_is_drawn_whole(seats: int) -> None:
    for table in game(seats, seats, every=25):
        check_drawing(table.view(0 if table.decision is None else table.decision.seat))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("full", [0, 0.5, 1])
def test_full_positions_are_drawn_whole(seats: int, full: float) -> None:
    check_drawing(filled(seats, seats, full))


def check_drawing(seen: DynastiesView) -> None:
    drawing = svg.draw(seen, TEXTS, NAMES[: seen.seats])
    found = ids(drawing)
    assert len(found) == len(set(found))
    assert not dangling(drawing)
    assert "<Maja>" not in drawing
    count_pieces(seen, found)


def count_pieces(seen: DynastiesView, names: list[str]) -> None:
    """Every figure, cube, ring and book is there once."""
    kinds = Counter(name.split("-")[0] for name in names)
    couples = [city for city in seen.map if city.prince is not None and city.princess is not None]
    assert kinds["f"] == sum((c.prince is not None) + (c.princess is not None) for c in seen.map)
    assert kinds["rings"] == len(couples)
    assert kinds["c"] == sum(city.child is not None for city in seen.map)
    assert kinds["q"] == sum(sum(ship.cubes.values()) for ship in seen.ships)
    assert kinds["m"] == sum((ship.large is not None) + (ship.small is not None) for ship in seen.ships)
    assert kinds["pass"] == len(seen.queue) + sum(seat is not None for seat in seen.track)
    assert kinds["gone"] == len(seen.claimed)
    assert kinds["who"] == len(seen.characters)
    assert kinds["tile"] == len(seen.regions)
    assert seen.mine is not None
    assert kinds["action"] == len(seen.mine.cards)
    assert kinds["scoring"] == len(seen.mine.scorings)
    assert kinds["book"] == len(seen.mine.books)
    assert kinds["p"] == seen.seats - 1
    assert kinds["books"] == sum(city.symbol == "book" and city.id in PLACES for city in seen.map)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_digits_can_be_read(language: str) -> None:
    drawing = svg.draw(filled(5, 2), Texts(language), NAMES)
    found = letters(ET.fromstring(drawing))
    assert len(found) > 100
    assert [text for text in found if text[0] < LEAST] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_their_paper(language: str) -> None:
    said = signs(language)
    for card in ROWS["card"]:
        if card["special"] != "none":
            assert kit.width(cards.special_name(card, said), SMALLEST) <= cards.ACTION[1] - 4
    for card in ROWS["scoring"]:
        for words in cards.counted(card, said):
            assert kit.width(words, SMALLEST) <= cards.SCORING[1] - 2, words
    for row in ROWS["bonus"]:
        lines = broken(said(f"sign-bonus-{row['id']}", **row["gives"]), court.W - 46, SMALLEST)
        assert len(lines) <= 2
        assert all(kit.width(words, SMALLEST, "sans") <= court.W - 44 for words in lines), lines
    for row in ROWS["character"]:
        power = said(f"sign-power-{row['id']}", **row["gives"])
        assert kit.width(power, SMALLEST, "sans") <= characters.CARD[0] - 8, power
        assert kit.width(said(f"sign-character-{row['id']}"), SMALLEST) <= characters.CARD[0] - 12
    for region in LANDS:
        assert kit.width(said(f"sign-region-{region}"), SMALLEST) <= 64


def test_slots_of_two_sizes_are_told_apart() -> None:
    assert layout.LARGE >= 1.4 * layout.SMALL
    for city in begun(5).map:
        assert city.prices[city.large] == max(city.prices.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_dice_books_and_scenes_are_whole(language: str) -> None:
    said, texts = signs(language), Texts(language)
    drawn = [cards.action(card, said) for card in ROWS["card"]]
    drawn += [cards.scoring(card, said, secret=secret) for card in ROWS["scoring"] for secret in (True, False)]
    drawn += [cards.back(kind, 0, 0) for kind in ("action", "green", "yellow")]
    drawn += [goods.die(face, n) for face in layout.FACES for n in (None, 1, 3)]
    drawn += [scenes.dowry(face, 2, "A & B") for face in layout.FACES]
    kinds = (None, *layout.BOOKS, *(f"shield-{region}" for region in LANDS))
    drawn += [goods.book(kind) for kind in kinds]
    drawn += [royals.royal(seat, kind, 0, 0) for seat in range(-1, 5) for kind in ("prince", "princess")]
    drawn += [scenes.wedding(seat, -1, city, region, texts) for seat, city, region in WEDDINGS]
    drawn += [scenes.harbour({"black": 3, "pink": 2}, 1, None, texts), scenes.harbour({}, 0, 4, texts)]
    for one in drawn:
        whole = alone(one)
        assert not dangling(whole)
        assert len(ids(whole)) == len(set(ids(whole)))
        assert [text for text in letters(ET.fromstring(whole)) if text[1] and text[0] < LEAST] == []


WEDDINGS = ((0, "carcassonne", "france"), (-1, "wien", "empire"), (4, "free-book", "hispania"))


def test_signs_are_icons_that_there_are() -> None:
    tables = (layout.SYMBOL, layout.FACES, layout.CHARACTERS, layout.BONUSES, layout.SPECIALS, layout.BOOKS)
    wanted = {name for one in tables for name in one.values()} | {land.icon for land in LANDS.values()}
    wanted |= {good.glyph for good in layout.GOODS.values()} | {name for name, _ in layout.ACTIONS.values()}
    assert wanted <= set(kit.names())


def test_the_painting_is_a_file_of_its_own_without_a_word() -> None:
    drawing = svg.picture(begun(4))
    assert letters(ET.fromstring(drawing)) == []
    assert not dangling(drawing)


def test_extra_cities_are_there_for_five_only() -> None:
    assert "Canterbury" in svg.still(begun(5), TEXTS)
    assert "Canterbury" not in svg.still(begun(4), TEXTS)


def test_whoever_leads_a_region_is_shown_on_its_tile() -> None:
    empty = begun(3)
    assert lead(empty, "france") == Lead()
    paris = next(city for city in empty.map if city.id == "paris")
    brest = next(city for city in empty.map if city.id == "brest")
    seen = replace(empty, map=[replace(paris, prince=1, princess=-1, child=2), replace(brest, princess=1)])
    assert lead(seen, "france") == Lead((1,), (2,), (1,))
    tied = replace(empty, map=[replace(paris, prince=1), replace(brest, princess=2)])
    assert lead(tied, "france") == Lead((1, 2), (), (1,))


def wires(seen: DynastiesView) -> Iterator[Wire]:
    """Every option that has a place on a drawing, whether it is legal or not."""
    for city in seen.map:
        if city.in_play:
            yield from (("send", city.id, "prince"), ("send", city.id, "princess"))
            yield from (("match", city.id), ("ransom", city.id))
        if city.id.startswith("free-"):
            yield from (("found", city.id, region) for region in LANDS)
    yield from (("board", ship) for ship in (1, 2, 3))
    yield from (("pass", space) for space in ("1", "2", "3", "4", "large"))
    yield from (("claim", bonus) for bonus in layout.BONUSES)
    yield from ((word, region) for word in ("revalue", "shield") for region in LANDS)
    yield from (("call", space.character) for space in seen.characters)
    assert seen.mine is not None
    for name in dict.fromkeys(seen.mine.cards):
        card = next(found for found in ROWS["card"] if found["id"] == name)
        special = [] if card["special"] == "none" else ["special"]
        yield from (("play", name, action) for action in [*card["actions"], *special])
        yield from (("discard", name), ("shed", name))
    yield from (("reveal", name) for name in seen.mine.scorings)
    uses = {"cards": ("card", "scoring"), "ships": ("trade",), "rose": ("deploy",)}
    yield from (("use", use) for book in dict.fromkeys(seen.mine.books) for use in uses.get(book, ()))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("full", [0, 0.5, 1])
def test_options_have_a_place_inside_their_drawing(seats: int, full: float) -> None:
    sizes = {"map": FRAME[2:], "court": characters.SIZE, "hand": hand.SIZE}
    assert set(sizes) == set(options.DRAWINGS)
    seen = filled(seats, seats + 4, full)
    asked = list(wires(seen))
    if full == 1:
        assert {str(wire[0]) for wire in asked} >= set(options.FINDERS) - {"use"}
    for wire in asked:
        placed = {name: options.where(wire, seen, 0, asked, name) for name in options.DRAWINGS}
        ((name, anchor),) = [(name, anchor) for name, anchor in placed.items() if anchor is not None]
        w, h = sizes[name]
        assert anchor.x >= 0, wire
        assert anchor.y >= 0, wire
        assert anchor.x + anchor.w <= w, wire
        assert anchor.y + anchor.h <= h, wire
    for name in options.DRAWINGS:
        ET.fromstring(options.lights(seen, TEXTS, 0, asked, name) or "<g/>")
    assert options.where(("skip",), seen, 0) is None


def test_slots_are_lit_where_figures_stand() -> None:
    seen = filled(5, 2)
    for city in seen.map:
        for slot in layout.SLOTS:
            anchor = options.where(("send", city.id, slot), seen, 0)
            assert anchor is not None
            drawn = svg.things(seen, TEXTS, NAMES)[f"f-{city.id}-{slot}"]
            x, y = map(float, re.findall(r"translate\(([\d.]+) ([\d.]+)\)", drawn)[0])
            assert anchor.x < x < anchor.x + anchor.w
            assert anchor.y < y - 8 < anchor.y + anchor.h


@pytest.mark.parametrize("seed", range(6))
def test_own_cards_lie_side_by_side_inside_their_panel(seed: int) -> None:
    for full in (0.3, 0.6, 0.8, 1):
        lying = [one for one in hand.held(filled(4, seed, full)) if one.kind != hand.TOME]
        assert all(one.x > hand.STORE and one.x + one.w <= hand.SIZE[0] - 4 for one in lying)
        assert all(a.x + 30 < b.x for a, b in pairwise(lying))


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_place_at_a_time_shows_every_placed_option_once(seats: int, language: str) -> None:
    seen = filled(seats, seats, 0.7)
    asked = list(wires(seen))
    lit = phone.lit_places(seen, asked, 0)
    shown: Counter[str] = Counter()
    for name in phone.PLACES:
        drawn = phone.place(seen, name, Texts(language, game="dynasties"), NAMES[:seats], asked, 0)
        tree = ET.fromstring(drawn)
        assert len(ids(drawn)) == len(set(ids(drawn)))
        assert [text for text in letters(tree) if text[1] and text[0] < 13] == []
        found = re.findall(r'data-option="([^"]+)"', drawn)
        assert len(found) == lit[name]
        shown.update(found)
    assert shown == Counter(" ".join(map(str, wire)) for wire in asked)


def test_slots_on_a_narrow_screen_are_as_large_as_a_thumb() -> None:
    assert 2 * (layout.LARGE + 2) * phone.CITY >= 44
    assert 2 * (layout.SMALL + 2) * phone.CITY >= 40


def test_every_kind_of_choice_has_a_place_or_a_button() -> None:
    elsewhere = {"skip", "pay", "divide", "take", "apart", "accept"}
    natures = {"roll", "begin", "unveil"}
    assert {choice.tag for choice in VOCABULARY} == set(options.FINDERS) | elsewhere | natures


@pytest.mark.parametrize("seats", [3, 5])
def test_every_option_of_a_game_has_its_place(seats: int) -> None:
    for table in game(seats, seats + 1, every=1):
        if table.decision is None:
            break
        seat = table.decision.seat
        view = table.view(seat)
        asked = [choice.wire() for choice in table.decision.options]
        for wire in asked:
            assert (options.where(wire, view, seat, asked) is not None) == (wire[0] in options.FINDERS), wire
        if len(table.record.answers) % 30 == 0:
            tree = ET.fromstring(svg.draw(view, TEXTS, NAMES[:seats], asked, seat))
            lit = [element for element in tree.iter() if element.get("class") == "opt"]
            assert len(lit) == sum(wire[0] in options.FINDERS for wire in asked)
            assert all(element.get("aria-label") and element.get("role") == "button" for element in lit)


def test_a_spectator_and_another_seat_see_no_hidden_card() -> None:
    """Change what a seat may not know, and its drawing stays the same."""
    for table in game(3, seed=8, every=60):
        for seat in (0, None):
            drawn = svg.draw(table.view(seat), TEXTS, NAMES[:3])
            state = RULES.imagine(table.view(seat), random.Random(1), table.setup.content)
            assert svg.draw(RULES.view(state, seat), TEXTS, NAMES[:3]) == drawn


DRAWN = re.compile(r'data-thing="([^"]+)"')


def test_whatever_is_named_on_a_drawing_is_explained_and_the_other_way_round() -> None:
    for seats in (3, 5):
        found: set[str] = set()
        for seed in range(14):
            seen = filled(seats, seed, 0.8)
            places = "".join(phone.place(seen, name, TEXTS, NAMES[:seats]) for name in phone.PLACES)
            for drawing in (svg.draw(seen, TEXTS, NAMES[:seats]), places):
                assert set(DRAWN.findall(drawing)) <= set(things(seen, TEXTS))
                found |= set(DRAWN.findall(drawing))
        dealt = ("action-", "scoring-")  # as chance deals them
        assert not {name for name in set(things(begun(seats), TEXTS)) - found if not name.startswith(dealt)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_is_one_short_text_with_a_clause_that_exists(language: str) -> None:
    clauses = (files("cadency.games.dynasties") / "rules" / f"{language}.md").read_text("utf-8")
    for name, thing in things(begun(5), Texts(language)).items():
        words = thing.says.replace("\u202f", " ").split()
        assert len([word for word in words if any(map(str.isalnum, word))]) <= 20, (name, thing.says)
        assert f"**{thing.clause}**" in clauses, (name, thing.clause)
        assert len(thing.numbers) <= 4, name
        assert thing.name[:1].isupper() or thing.name[:1] == "À", (name, thing.name)
        assert thing.sign in kit.names(), name


def test_what_things_are_tells_nothing_of_the_game_so_far() -> None:
    assert told(things(begun(4), TEXTS)) == told(things(filled(4), TEXTS))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_reckoning_is_proved_by_what_is_drawn(seats: int) -> None:
    for seed in range(4):
        *_, last = game(seats, seed, every=10_000)
        view, events = last.view(None), list(last.events(None))
        for placing in last.standing():
            for line in placing.reasons:
                drawn = proofs.proof(view, events, placing.seat, line.key)
                assert bool(drawn) == (line.points > 0)
                assert sum(map(int, re.findall(r">(\d+)</text>", drawn))) == line.points
                ET.fromstring(proofs.sign(line.key))

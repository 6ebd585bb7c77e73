"""The board of Legacy draws any position: well-formed, everybody once, nobody upon another, in three languages."""

from __future__ import annotations

import math
import re
from collections import Counter
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cadency.boards import kit
from cadency.boards.legacy import (
    branches,
    chronicle,
    faces,
    gains,
    grounds,
    layout,
    looks,
    names,
    phone,
    portraits,
    scene,
    spaces,
    story,
    street,
    svg,
    window,
)
from cadency.boards.legacy import given as given_names
from cadency.boards.legacy.boughs import GIFTS
from cadency.boards.legacy.layout import Box, Sitter, Tree
from cadency.boards.legacy.options import DRAWINGS, lights, where
from cadency.boards.legacy.words import signs
from cadency.games.legacy import names as nouns
from cadency.games.legacy.view import Forebear, LegacyView, Person, Standing
from cadency.texts import LANGUAGES, Texts
from tests.boards.legacy_table import INHERITANCE, SOLO, finished, game, grown, widower

NAMES = ("Isolde & Co", "Bertrand", "<Maja>", "Tomasz")
TEXTS = Texts("en", "legacy")
LEAST = 11.4
TABLES = [(2, {}), (3, {"edition": "de"}), (4, {}), (1, SOLO), (1, INHERITANCE)]


def ids(drawing: str) -> list[str]:
    return [found for element in ET.fromstring(drawing).iter() if (found := element.get("id"))]


def dangling(drawing: str) -> set[str]:
    """References to what the drawing does not have."""
    wanted = set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawing))
    return wanted - set(re.findall(r' id="([^"]+)"', drawing))


def check_apart(tree: Tree) -> None:
    """Nobody and nothing lies on another; a name may touch its own portrait."""
    solid = [(one.key, one.box) for one in tree.sitters] + [(tile.key, tile.box) for tile in tree.tiles]
    plates = [(plate.key, plate.box) for plate in tree.plates]
    for (one, box), (other, place) in combinations(solid, 2):
        assert not box.meets(place), (one, other)
    for (one, box), (other, place) in combinations(plates, 2):
        assert not box.meets(place), (one, other)
    for plate, box in plates:
        for tile in tree.tiles:
            assert not box.meets(tile.box), (plate, tile.key)
        for sitter in tree.sitters:
            assert plate == f"n-{sitter.key}" or not _on(sitter, box), (plate, sitter.key)


def _on(one: Sitter, box: Box) -> bool:
    """Whether any point of a box lies inside a portrait."""
    points = [(box.x + box.w * i / 40, box.y + box.h * j / 8) for i in range(41) for j in range(9)]
    if one.arch:
        return one.box.meets(box)
    return any(math.hypot(x - one.x, y - one.y) < one.w / 2 - 0.1 for x, y in points)


def check_inside(tree: Tree) -> None:
    crown = scene.CROWN
    for one in tree.sitters:
        assert crown.x - 0.1 <= one.box.x, one.key
        assert one.box.x + one.box.w <= crown.x + crown.w + 0.1, one.key
        assert one.box.y >= 0, one.key
        assert one.box.y + one.box.h <= 424, one.key


def check_everybody(view: LegacyView, tree: Tree, seat: int) -> None:
    """Members, spouses and what they hold: each is there once."""
    house = view.houses[seat]
    wanted = [(n, False) for n in range(len(house.family) + len(house.tree))]
    wanted += [(n, True) for n, one in enumerate(house.family) if one.mate is not None]
    wanted += [(n, True) for n, one in enumerate(house.family) if one.late not in (None, one.mate)]
    assert sorted((one.number, one.mate) for one in tree.sitters) == sorted(wanted)
    everybody: list[Person | Forebear] = [*house.family, *house.tree]
    held = sum(
        (one.title is not None) + (one.contribution is not None) + one.mansion + one.venture for one in everybody
    )
    assert len(tree.tiles) == held


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 10**9),
    most=st.integers(1, 3),
    generation=st.integers(1, 3),
    wed=st.sampled_from((0.4, 0.75, 1.0)),
)
def test_a_family_of_any_size_has_room_on_its_tree(seed: int, most: int, generation: int, wed: float) -> None:
    view = grown(seed, most, generation, wed)
    tree = scene.grown(view, 0, signs("en"))
    check_everybody(view, tree, 0)
    check_apart(tree)
    check_inside(tree)


def test_the_largest_family_has_room_on_its_tree() -> None:
    """Three children for each couple of three generations, everybody wed or promised."""
    view = grown(11, 3, 3, 1.0, 3)
    assert len(view.houses[0].family) == 40
    tree = scene.grown(view, 0, signs("en"))
    check_everybody(view, tree, 0)
    check_apart(tree)
    check_inside(tree)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_of_a_game_is_drawn_whole(seats: int, options: dict[str, str]) -> None:
    for table in game(seats, 7, 25, options):
        asked = table.decision
        view = table.view(0 if asked is None else asked.seat)
        drawing = svg.draw(view, TEXTS, NAMES[:seats], () if asked is None else [c.wire() for c in asked.options])
        found = Counter(ids(drawing))
        assert not [name for name, n in found.items() if n > 1]
        assert not dangling(drawing)
        assert "<Maja>" not in drawing
        for seat in range(seats):
            tree = scene.grown(view, seat, signs("en"))
            check_everybody(view, tree, seat)
            check_apart(tree)
            check_inside(tree)


@pytest.mark.parametrize("seed", range(6))
def test_a_tree_of_forebears_keeps_everybody_apart(seed: int) -> None:
    view = finished(1, seed, INHERITANCE)
    tree = scene.grown(view, 0, signs("de"))
    check_everybody(view, tree, 0)
    check_apart(tree)
    check_inside(tree)
    places = {one.number: one.y for one in tree.sitters}
    for number, one in enumerate(view.houses[0].tree):
        for parent in (one.father, one.mother):
            assert parent is None or places[parent] < places[number]
        assert one.spouse is None or places[one.spouse] == places[number]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_table_speaks_every_language(language: str, seats: int, options: dict[str, str]) -> None:
    view = finished(seats, 3, options)
    texts = Texts(language, "legacy")
    ET.fromstring(svg.draw(view, texts, NAMES[:seats]))
    for place in phone.PLACES:
        drawn = phone.place(view, place, texts, NAMES[:seats])
        ET.fromstring(drawn)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_place_of_a_narrow_screen_is_drawn(seats: int, options: dict[str, str]) -> None:
    for table in game(seats, 3, 40, options):
        asked = table.decision
        view = table.view(0 if asked is None else asked.seat)
        seat = view.seat or 0
        lit = () if asked is None else [choice.wire() for choice in asked.options]
        for name in phone.PLACES:
            inner = phone.place(view, name, TEXTS, NAMES[:seats], lit, seat)
            people = faces.clips() + "".join(svg.portraits(view).values())
            whole = kit.standalone(inner, 390, 800, name, more_defs=people)
            assert not dangling(whole), name
            found = Counter(ids(inner))
            assert not [key for key, n in found.items() if n > 1], name


def test_what_a_place_stands_on_is_a_picture_of_its_own() -> None:
    view = finished(2, 1)
    for name in phone.PAINTED:
        drawn = phone.picture(view, name)
        ET.fromstring(drawn)
        assert not dangling(drawn), name
    for high in range(250, 2300, 7):  # a park is stretched a little, nobody sees it
        painted = float(grounds.of_park(high).name.removeprefix("park-"))
        assert 0.94 < painted / high < 1.06


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_option_that_is_on_a_drawing_is_lit_there(seats: int, options: dict[str, str]) -> None:
    for table in game(seats, 5, 3, options):
        if table.decision is None:
            continue
        view = table.view(table.decision.seat)
        wires = [choice.wire() for choice in table.decision.options]
        seat = table.decision.seat
        drawn = "".join(lights(view, TEXTS, seat, wires, drawing) for drawing in DRAWINGS)
        there = [wire for wire in wires if where(wire, view, seat, wires) is not None]
        assert drawn.count('class="opt"') == len(there)
        buttons = {"skip", "redraw", "become", "wish", "plead", "visit", "lose", "side"}
        assert {wire[0] for wire in wires} - {wire[0] for wire in there} <= buttons


def test_a_pawn_in_the_street_shows_its_house() -> None:
    closed = {"title": Standing(2, False), "doctor": Standing(1, True)}
    view = replace(finished(3, 3, {"edition": "de"}), closed=closed)
    drawn = spaces.places(view, signs("en"), list(NAMES))
    assert 'href="#fig-2"' in drawn["space-title"]
    assert "&lt;Maja&gt;" in drawn["space-title"]
    assert kit.shield(1, 12 * 0.95, -12 * 0.8, 13) in drawn["space-doctor"]
    assert not any("#fig-" in sign for name, sign in drawn.items() if name != "space-title")


def test_things_keep_their_ids_while_a_family_grows() -> None:
    before: dict[str, str] = {}
    for table in game(2, 9, 5):
        view = table.view(0)
        tree = scene.grown(view, 0, signs("en"))
        known = {one.key: one.thing for one in tree.sitters if not one.mate}
        assert set(before) <= set(known)
        assert all(known[key] == thing for key, thing in before.items())
        before = known


def test_no_two_friends_look_alike() -> None:
    outlines = {
        (d.hat, d.hat_colour, d.hair, d.hair_colour, d.beard, d.collar) for d in map(looks.friend, nouns.FRIENDS)
    }
    assert len(outlines) == nouns.N_FRIENDS
    drawn = {portraits.person(looks.friend(name)) for name in nouns.FRIENDS}
    assert len(drawn) == nouns.N_FRIENDS


def test_a_friend_wears_the_parts_that_there_are() -> None:
    parts = portraits.parts()
    heads = [looks.head(head, woman=woman, seat=0) for head in nouns.HEADS for woman in (True, False)]
    for d in [*map(looks.friend, nouns.FRIENDS), *heads]:
        assert d.hat in ("", *parts["hat"])
        assert d.hair in parts["hair-front"]
        assert d.collar in parts["collar"]
        assert d.beard in ("", *parts["beard"])
        assert d.face in parts["face"]


def test_a_child_takes_after_its_parents_and_stays_the_same() -> None:
    mother, father = looks.friend("ann"), looks.friend("selim")
    for n in range(40):
        child = looks.born("girl", (mother, father), "x", n, 1)
        assert child == looks.born("girl", (mother, father), "x", n, 1)
        assert child.skin in (mother.skin, father.skin)
        assert child.nose in (mother.nose, father.nose)
        assert child.born in (mother.born, father.born, "brown")
    assert len({portraits.person(looks.born("boy", (mother, father), "x", n, 1)) for n in range(40)}) == 40


def test_every_noun_of_the_game_has_its_look() -> None:
    assert set(street.PLACES) == set(nouns.ACTIONS)
    assert (*spaces.HOME[1:],) == nouns.OWN
    assert tuple(gains.PAWNS) == nouns.COLOURS
    assert {*gains.PROFESSIONS, "none"} == set(nouns.PROFESSIONS)
    assert set(GIFTS) == set(nouns.CHILDREN) - {"girl", "boy", "complication"}
    view = finished(2, 1)
    for table in ("friend", "title", "contribution", "mission"):
        for row in view.printed[table]:
            gains.draw(gains.signs_of_effect(row["effect"]), 0, 0)
            if row.get("need"):
                gains.draw([gains.sign_of_need(row["need"], row["least"])], 0, 0)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_pointer_finds_has_a_name_that_is_known(seats: int, options: dict[str, str]) -> None:
    fixed = {*names.SPACES, *names.HOME, *names.TRACKS, *names.DECKS, *names.EXTRAS, *names.LASTING, *names.OTHERS}
    for table in game(seats, 11, 30, options):
        view = table.view(0)
        drawn = svg.draw(view, TEXTS, NAMES[:seats])
        drawn += "".join(phone.place(view, place, TEXTS, NAMES[:seats]) for place in phone.PLACES)
        for name in set(re.findall(r'data-thing="([^"]+)"', drawn)):
            assert name in fixed or name.split("-")[0] in names.KINDS, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_house_has_a_chronicle_to_keep(seats: int, options: dict[str, str], language: str) -> None:
    for seed in range(4):
        view = finished(seats, seed, options, None)
        for seat in range(seats):
            page = chronicle.chronicle(view, seat, Texts(language, "legacy"), NAMES[:seats], "1789")
            ET.fromstring(page)
            assert not dangling(page)
            assert "<filter" not in page
            assert "<Maja>" not in page
            written = max(float(y) for y in re.findall(r'<text x="[\d.]+" y="([\d.]+)"', page))
            assert written < chronicle.H - 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_of_the_largest_family_keeps_to_its_page(language: str) -> None:
    view = grown(11, 3, 3, 1.0, 3)
    page = ET.fromstring(chronicle.chronicle(view, 0, Texts(language, "legacy"), NAMES[:2]))
    words = [float(one.get("y", "0")) for one in page.findall("{http://www.w3.org/2000/svg}text")]
    story = [y for y in words if chronicle.STORY.y <= y < 1300]
    assert all(y < 1208 or y > 1230 for y in story)


@pytest.mark.parametrize(("view", "most"), [(grown(11, 3, 3, 1.0, 3), 600_000), (finished(1, 12, SOLO), 100_000)])
def test_a_chronicle_opens_alone_and_keeps_to_its_page_in_any_letters(view: LegacyView, most: int) -> None:
    """No fonts come with it, so every line says how long it is; and it is not huge."""
    page = chronicle.chronicle(view, 0, TEXTS, NAMES[: view.seats])
    assert len(page.encode()) < most
    assert not re.findall(r'(?:href|src)="(?!#)|url\((?!#)|@import', page)
    lines = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*text-anchor="start"([^>]*)>([^<]{2,})</text>', page)
    assert len(lines) > 4
    for x, _, more, words in lines:
        long = re.search(r'textLength="([\d.]+)"', more)
        assert long, words
        assert float(x) + float(long[1]) < chronicle.W - 60, words
    drawn = re.findall(r'<g id="face-[^"]+">(.*?)</g>(?=<g id="face-|</defs>)', page, re.DOTALL)
    assert len(drawn) == len(set(drawn))


def test_the_story_names_everybody_who_was_wed() -> None:
    for seed in (1, 2, 18):
        view = finished(3, seed)
        for house in view.houses:
            told = story.story(view, house.seat, "en")
            assert len(told) == max((one.generation for one in house.family), default=0)
            few = [one for one in house.family if one.generation == 2]
            if len(few) <= 4:
                assert all(signs("en")(f"friend-{one.mate}") in told[1].text for one in few if one.mate)
            assert all(len(one.sentences) <= 8 for one in told)


def test_names_in_a_family_are_its_own_for_ever() -> None:
    before: list[str] = []
    for table in game(4, 19, 10):
        called = given_names.names(table.view(0).houses[0])
        assert called[: len(before)] == before
        before = called
    largest = given_names.names(grown(11, 3, 3, 1.0, 3).houses[0])
    assert len(set(largest)) == len(largest)


def letters(element: ET.Element, scale: float = 1) -> list[tuple[float, str]]:
    """Every text with the size it is shown at; portraits and other definitions aside."""
    if element.tag.endswith("defs"):
        return []
    scale *= float((re.search(r"scale\(([\d.]+)", element.get("transform", "")) or ["", "1"])[1])
    here = [(scale * float(element.get("font-size", "0")), element.text or "")] if element.tag.endswith("text") else []
    return here + [found for child in element for found in letters(child, scale)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_written_can_be_read(seats: int, options: dict[str, str], language: str) -> None:
    for table in game(seats, 13, 30, options):
        drawing = ET.fromstring(svg.draw(table.view(0), Texts(language, "legacy"), NAMES[:seats]))
        small = [(size, words) for size, words in letters(drawing) if size < LEAST and words]
        assert not small


def check_round(tree: Tree) -> None:
    """Round portraits stand apart, tiles and names lie on nobody's face."""
    for one, other in combinations(tree.sitters, 2):
        assert math.hypot(one.x - other.x, one.y - other.y) >= (one.w + other.w) / 2 - 0.1, (one.key, other.key)
    for tile in tree.tiles:
        assert not any(_on(one, tile.box) for one in tree.sitters), tile.key
    for one_plate, other_plate in combinations(tree.plates, 2):
        assert not one_plate.box.meets(other_plate.box), (one_plate.key, other_plate.key)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), most=st.integers(1, 3), generation=st.integers(1, 3))
def test_a_family_has_room_on_a_narrow_screen(seed: int, most: int, generation: int) -> None:
    view = grown(seed, most, generation)
    laid = branches.branches(view, 0, signs("en"), grounds.SCREEN)
    check_round(laid.tree)
    ruling = [one for one in view.houses[0].family if one.generation == generation]
    assert len([one for one in laid.tree.sitters if not one.mate]) >= len(ruling)
    assert all(one.box.x >= 0 and one.box.x + one.w <= grounds.SCREEN for one in laid.tree.sitters)


def roomy(view: LegacyView, seat: int) -> Tree:
    return scene.roomy(view, seat, signs("en"))


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), most=st.integers(1, 3), generation=st.integers(1, 3), wed=st.floats(0.4, 1.0))
def test_a_tree_with_all_its_room_names_everybody(seed: int, most: int, generation: int, wed: float) -> None:
    view = grown(seed, most, generation, wed)
    tree = roomy(view, 0)
    check_everybody(view, tree, 0)
    check_apart(tree)
    assert {plate.key for plate in tree.plates} == {f"n-{one.key}" for one in tree.sitters}
    assert min(plate.size for plate in tree.plates) >= layout.NAMED
    extent = scene.extent(tree)
    for box in [one.box for one in tree.sitters] + [plate.box for plate in tree.plates]:
        assert extent.x <= box.x
        assert box.x + box.w <= extent.x + extent.w
        assert extent.y <= box.y
        assert box.y + box.h <= extent.y + extent.h
    assert extent.h == scene.WINDOW.h - 2


@pytest.mark.parametrize("seed", range(6))
def test_forebears_with_all_their_room_are_named(seed: int) -> None:
    view = finished(1, seed, INHERITANCE)
    tree = roomy(view, 0)
    check_everybody(view, tree, 0)
    check_apart(tree)
    assert {plate.key for plate in tree.plates} == {f"n-{one.key}" for one in tree.sitters if one.name}
    assert min(plate.size for plate in tree.plates) >= layout.NAMED


def test_every_house_can_be_opened_in_a_window() -> None:
    view = finished(3, 18)
    for house in view.houses:
        inner = "".join(window.things(view, house.seat, TEXTS).values())
        drawn = window.framed(view, house.seat, TEXTS, NAMES[:3], inner)
        ET.fromstring(drawn)
        assert "<Maja>" not in drawn
        defs = svg.definitions() + "".join(svg.portraits(view).values())
        assert not dangling(f"<defs>{defs}</defs>{drawn}")
        assert not [name for name, n in Counter(ids(drawn)).items() if n > 1]
        for one in house.family:
            assert one.mate is None or f"#face-{one.mate}" in drawn


def check_couples(tree: Tree) -> None:
    """Boughs to the first two children leave between the first wife and the head, that to the third on his other
    side."""
    him = next(one for one in tree.sitters if one.number == 0 and not one.mate)
    late = next(one for one in tree.sitters if one.late)
    wife = tree.sitter(0, mate=True)
    assert wife is not None
    assert late.x < him.x < wife.x
    starts = {bough.key: bough.start[0] for bough in tree.boughs}
    assert all(late.x < starts[f"bough-0-{n}"] < him.x for n in (1, 2))
    assert him.x < starts["bough-0-3"] < wife.x


def test_children_of_two_marriages_hang_from_their_own_couples() -> None:
    view = widower()
    tree = scene.grown(view, 0, signs("en"))
    check_everybody(view, tree, 0)
    check_apart(tree)
    check_couples(tree)
    narrow = branches.branches(replace(view, generation=1), 0, signs("en"), grounds.SCREEN)
    check_round(narrow.tree)
    check_couples(narrow.tree)
    drawn = svg.draw(view, TEXTS, NAMES[:2])
    assert not dangling(drawn)
    alone = scene.grown(widower(wed=False), 0, signs("en"))
    late = next(one for one in alone.sitters if one.late)
    starts = {bough.key: bough.start[0] for bough in alone.boughs}
    assert late.x < starts["bough-0-1"] < starts["bough-0-3"] == alone.sitters[0].x


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_tells_both_marriages_with_their_children(language: str) -> None:
    said = signs(language)
    view = widower()
    called = given_names.names(view.houses[0])
    told = story.story(view, 0, language)[0].text
    first, second = told.index(said("friend-ann")), told.index(said("friend-nancy"))
    assert [told.index(called[n]) < second for n in (1, 2, 3)] == [True, True, False]
    assert first < second
    alone = story.story(widower(wed=False), 0, language)[0].text
    assert said("friend-ann") in alone


def test_a_child_looks_the_same_whether_its_mother_lives_or_not() -> None:
    view = grown(11, 3, 3, 1.0, 3)
    house = view.houses[0]
    widowed = replace(house, family=[replace(house.family[0], mate=None, late="ann"), *house.family[1:]])
    for number in (1, 2, 3):
        assert faces.dials(house, number) == faces.dials(widowed, number)


def test_siblings_who_stand_close_have_their_names_on_two_lines() -> None:
    """A plate that would lie on its neighbour's steps a whole line away."""
    grade = layout.GRADES["S"]
    close = [
        Sitter(f"m-{n}", "child", n, 46.0 * n, 100.0, grade.w, grade.arch, "blue", name, "child")
        for n, name in enumerate(("Agathe", "Victor", "Émile"))
    ]
    plates = layout.named(close, {one.key: grade for one in close}, [])
    assert [plate.name for plate in plates] == ["Agathe", "Victor", "Émile"]
    assert not any(one.box.meets(other.box) for one, other in combinations(plates, 2))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_at_the_end_honour_is_told_with_what_the_mentors_and_forebears_add(seats: int, options: dict[str, str]) -> None:
    """Plates, picture and chronicle say what the reckoning says, and name the same house first."""
    *_, table = game(seats, 3, 10**6, options)
    placings = table.standing()
    view = table.view(0)
    for placing in placings:
        assert view.houses[placing.seat].score == placing.score
    first = max(view.houses, key=story.rank)
    assert next(placing.rank for placing in placings if placing.seat == first.seat) == 1
    assert {f">{placing.score}<" for placing in placings if placing.score >= 0} <= set(
        re.findall(r">\d+<", chronicle.chronicle(view, 0, TEXTS, NAMES[:seats]))
    )

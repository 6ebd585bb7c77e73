"""Village's board draws any position of any game: well-formed, with every piece, with light on every option."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import msgspec
import pytest

import cadency
from cadency.boards.village import phone, proofs, scenes, svg
from cadency.boards.village.layout import DESK, PHONE
from cadency.boards.village.options import FINDERS, where
from cadency.boards.village.packing import tokens, whereabouts
from cadency.boards.village.pieces import standing
from cadency.games.village import RULES
from cadency.games.village.names import COLOURS
from cadency.games.village.view import VillageView
from cadency.kernel.words import Wire
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts

NAMES = ("Isolde & Co", "Bertrand", "<Maja>", "Tomasz")
ELSEWHERE = {"pay", "gather", "claim", "skip", "ring"}  # options that are buttons beside the board
TEXTS = Texts("en", game="village")


def game(seats: int, seed: int, every: int, upto: int = 2000) -> Iterator[Table]:
    """A random game that likes to do things, seen at every so many choices."""
    table = cadency.open_table("village", seats=seats, seed=seed)
    chance = random.Random(seed)
    for n in range(upto):
        if n % every == 0 or table.decision is None:
            yield table
        if table.decision is None:
            return
        lively = [choice for choice in table.decision.options if choice.tag != "skip"]
        table.choose(chance.choice(lively or list(table.decision.options)))


def parsed(drawing: str) -> ET.Element:
    return ET.fromstring(drawing)


def whole(table: Table, language: str = "en") -> tuple[VillageView, list[Wire], int, str]:
    decision = table.decision
    seat = 0 if decision is None else decision.seat
    wires = [] if decision is None else [choice.wire() for choice in decision.options]
    view = table.view(seat)
    return view, wires, seat, svg.draw(view, Texts(language, game="village"), NAMES, wires, seat)


def ids(tree: ET.Element) -> list[str]:
    return [found for element in tree.iter() if (found := element.get("id"))]


def dangling(drawing: str, *more: str) -> set[str]:
    """What a drawing refers to and neither it nor the page holds."""
    held = set(re.findall(r'id="([^"]+)"', drawing + "".join(more)))
    return set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawing)) - held


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_position_is_drawn_whole(seats: int, seed: int) -> None:
    for table in game(seats, seed, 23):
        view, wires, seat, drawing = whole(table)
        tree = parsed(drawing)
        names = ids(tree)
        assert len(names) == len(set(names))
        options = [element.get("data-option") for element in tree.iter() if element.get("data-option")]
        placed = [" ".join(map(str, wire)) for wire in wires if wire[0] not in ELSEWHERE]
        assert sorted(filter(None, options)) == sorted(placed)
        assert not dangling(drawing)
        count_pieces(view, names)
        assert drawing == svg.draw(view, TEXTS, NAMES, wires, seat)


def count_pieces(view: VillageView, names: list[str]) -> None:
    kinds = Counter(name.split("-")[0] for name in names)
    living = sum(len(here) for farm in view.farms for here in farm.members.values())
    dead = sum(map(len, view.chronicle.values())) + len(view.graves)
    unborn = [len(farm.unborn) for farm in view.farms]
    assert living + dead <= kinds["m"] <= living + dead + max(unborn)  # only the own plate shows the unborn one by one
    assert kinds["c"] == sum(cubes[colour] for cubes in view.spaces.values() for colour in COLOURS)
    assert kinds["u"] == len([name for name in view.stalls if name]) + len(view.queue)
    assert kinds["f"] == sum(len(farm.cities) for farm in view.farms)
    assert kinds["t"] == view.seats
    assert {"bell", "bag", "monk", "pile"} <= set(names)


def test_lit_things_are_buttons_with_a_name() -> None:
    for table in game(3, 5, 40):
        for element in parsed(whole(table)[3]).iter():
            if element.get("data-option"):
                assert element.get("role") == "button"
                assert element.get("tabindex") == "0"
                assert element.get("aria-label")
                assert "opt" in (element.get("class") or "").split()


def test_every_kind_of_choice_has_a_place_or_a_button() -> None:
    assert {word.tag for word in RULES.vocabulary} == set(FINDERS) | ELSEWHERE | {"ring"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    *_, table = game(4, 3, 500)
    view, _, _, drawing = whole(table, language)
    parsed(drawing)
    texts = Texts(language, game="village")
    for name in phone.PLACES:
        parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{phone.place(view, name, texts, NAMES)}</svg>')


@pytest.mark.parametrize("seats", [2, 4])
def test_one_place_at_a_time_shows_every_placed_option_once(seats: int) -> None:
    for table in game(seats, 11, 61):
        decision = table.decision
        if decision is None:
            continue
        view = table.view(decision.seat)
        wires = [choice.wire() for choice in decision.options]
        shown: Counter[str] = Counter()
        for name in phone.PLACES:
            drawing = phone.place(view, name, TEXTS, NAMES, wires, decision.seat)
            parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>')
            shown.update(re.findall(r'data-option="([^"]+)"', drawing))
        on_board = [wire for wire in wires if wire[0] not in ELSEWHERE and wire != ("bury", "farm")]
        assert shown == Counter(" ".join(map(str, wire)) for wire in on_board)
        assert sum(phone.lit_places(view, wires, decision.seat).values()) == len(on_board)


def crowded() -> VillageView:
    """A position that no game reaches: whole families in one place, every city visited by all."""
    *_, table = game(4, 3, 150, 400)
    view: VillageView = table.view(0)
    everybody = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    where_to = ("window1", "farm", "smithy", "bag")
    farms = [
        msgspec.structs.replace(
            farm,
            members={where_to[farm.seat]: everybody},
            cities=list(DESK.cities),
            unborn=[],
            goods=dict.fromkeys(farm.goods, 7),
        )
        for farm in view.farms
    ]
    return msgspec.structs.replace(view, farms=farms, stalls=[None] * len(view.stalls), queue=[], unseen=[])


def test_crowds_keep_everybody_on_the_board() -> None:
    view = crowded()
    tree = parsed(svg.draw(view, TEXTS, NAMES, seat=1))
    names = ids(tree)
    assert len([name for name in names if name.startswith("m-")]) == 44 + sum(map(len, view.chronicle.values())) + len(
        view.graves
    )
    for layout in (DESK, *PHONE.values()):
        for place in layout.spots:
            for figure in standing(view, place, layout):
                assert 0 < figure.x < layout.size[0]
                assert 0 < figure.y < layout.size[1]


def test_options_stay_on_the_drawing() -> None:
    for seats in (2, 3, 4):
        for table in game(seats, 21, 7, 500):
            decision = table.decision
            if decision is None:
                continue
            view = table.view(decision.seat)
            wires = [choice.wire() for choice in decision.options]
            for layout in (DESK, *PHONE.values()):
                for wire in wires:
                    anchor = where(wire, view, decision.seat, wires, layout, TEXTS)
                    if anchor is not None:
                        assert anchor.x > -4
                        assert anchor.y > -4
                        assert anchor.x + anchor.w < layout.size[0] + 4
                        assert anchor.y + anchor.h < layout.size[1] + 4


def test_only_what_moved_gets_another_place() -> None:
    """With the tokens of the view before, a figure moves only when the game moved it."""
    held = None
    before: dict[str, list[tuple[int, int]]] = {}
    for table in game(4, 9, 1, 700):
        view = table.view(None)
        now = whereabouts(view)
        fresh = tokens(view, held)
        assert Counter(name for names in fresh.values() for name in names).most_common(1)[0][1] == 1
        if held is not None:
            home = {name: place for place, names in held.items() for name in names}
            moved = [name for place, names in fresh.items() for name in names if home[name] != place]
            lost = sum((Counter(before[place]) - Counter(now.get(place, []))).total() for place in before)
            assert len(moved) <= lost
        held, before = fresh, now
    assert held is not None


def test_a_view_alone_gives_the_same_ids_again() -> None:
    *_, table = game(3, 4, 100)
    view = table.view(1)
    assert tokens(view) == tokens(view)
    again = msgspec.convert(msgspec.to_builtins(view), VillageView)
    assert svg.draw(again, TEXTS, NAMES) == svg.draw(view, TEXTS, NAMES)


def test_the_still_layer_depends_on_seats_language_and_printed_values_only() -> None:
    first, *_, last = [table.view(0) for table in game(3, 6, 50)]
    fresh = [svg.signboards(view, TEXTS) + svg.picture(view) for view in (first, last)]  # neither is kept
    assert fresh[0] == fresh[1]
    assert svg.still(first, TEXTS) == svg.still(last, TEXTS)
    assert svg.still(first, TEXTS) != svg.still(first, Texts("fr", game="village"))
    assert "filter=" not in svg.pieces(last, TEXTS, NAMES)


def test_layers_are_of_reasonable_size() -> None:
    *_, table = game(4, 8, 300)
    view = table.view(0)
    assert len(svg.still(view, TEXTS)) < 200_000
    assert len(svg.pieces(view, TEXTS, NAMES)) < 70_000
    assert len(svg.farm(view, 0, TEXTS, NAMES, big=True)) < 60_000
    parsed(svg.picture(view))
    assert not dangling(svg.picture(view))
    parts = [svg.home(view, 1, TEXTS, NAMES), *(phone.place(view, name, TEXTS, NAMES) for name in phone.PLACES)]
    assert not dangling("".join(parts), svg.definitions())


def test_ghosts_show_what_an_option_brings_about() -> None:
    *_, table = game(3, 2, 90, 100)
    view = table.view(0)
    place, here = next(iter(view.farms[0].members.items()))
    brings = {
        "changes": {"time": [view.farms[0].time, 2], "members": {"smithy": [[], [here[0]]]}},
        "may_die": [{"place": place, "generation": min(here)}],
    }
    ghost = svg.foreseen(0, brings)
    assert ghost["time"] == (0, view.farms[0].time, 2)
    drawing = svg.draw(view, TEXTS, NAMES, seat=0, ghost=ghost)
    parsed(drawing)
    assert drawing.count('class="ghost"') == 2
    assert drawing.count('class="trail"') == 1
    assert drawing.count('class="fate"') == 1


def test_other_printed_values_are_drawn_too() -> None:
    """Whoever owns the box may have other numbers: longer days, more roads, more graves."""
    *_, table = game(3, 13, 80, 200)
    seen: VillageView = table.view(0)
    printed = msgspec.convert(msgspec.to_builtins(seen.printed), dict[str, list[dict[str, object]]])
    printed["time"][0]["length"] = 13
    printed["start"][0]["store"] = 8
    printed["road"] += [{"id": "village-dorn", "cubes": {"pink": 1, "brown": 2}}, {"id": "aubrac-fenwick", "cubes": {}}]
    printed["score"][1]["points"] = [1, 2, 3, 4, 5, 6, 7]
    view = msgspec.structs.replace(
        seen,
        content="another",
        printed=printed,
        chronicle_room={"crafts": 6, "travel": 5, "council": 4, "church": 5, "farm": 9},
        graves_room=9,
        stalls=[*seen.stalls, None, None],
    )
    tree = parsed(svg.draw(view, TEXTS, NAMES, seat=1))
    assert len(ids(tree)) == len(set(ids(tree)))
    assert svg.still(view, TEXTS) != svg.still(seen, TEXTS)


def test_scenes_and_proofs() -> None:
    *_, table = game(4, 12, 5000)
    view = table.view(0)
    drawings = [
        scenes.mass([(0, 2, True), (1, 1, False)], 2, 3, TEXTS),
        scenes.market_day(view, TEXTS, NAMES),
        scenes.arms(3, [1, 2, 4], TEXTS),
        *(scenes.death(1, 1, where_, TEXTS, NAMES) for where_ in ("chronicle", "grave", "nowhere")),
        *(proofs.proof(view, [], seat, line) for seat in range(4) for line in proofs.ICONS),
    ]
    for drawing in drawings:
        parsed(drawing)
        assert not dangling(drawing, svg.definitions())
    for placing in table.standing():
        for line in placing.reasons:
            assert line.key in proofs.ICONS

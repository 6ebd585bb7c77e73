"""The board of Heads of State draws any position of any game: well-formed, every piece, light on every option."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import msgspec
import pytest

from cadency.boards.heads_of_state import chart, phone, proofs, scenes, svg
from cadency.boards.heads_of_state.arms import arms
from cadency.boards.heads_of_state.chart import _row_of
from cadency.boards.heads_of_state.display import hangs
from cadency.boards.heads_of_state.options import DRAWINGS, FINDERS, country_of, where
from cadency.boards.heads_of_state.printed import affordable, leaders, rulers
from cadency.games.heads_of_state import RULES
from cadency.games.heads_of_state.choices import VOCABULARY
from cadency.games.heads_of_state.names import COUNTRIES
from cadency.games.heads_of_state.score import score_round
from cadency.games.heads_of_state.view import HeadsView
from cadency.kernel.engine import apply, pending
from cadency.kernel.words import Choice, Wire
from cadency.table import Table
from cadency.texts import LANGUAGES, Texts

NAMES = ("Isolde & Co", "Bertrand", "<Maja>", "Tomasz", "Ute")
TEXTS = Texts("en", game="heads_of_state")
ELSEWHERE = {"skip"}  # a button beside the board
NATURES = {"begin", "lift", "cube"}


def game(seats: int, seed: int, every: int, upto: int = 900) -> Iterator[Table]:
    """A random game that likes to do things, seen at every so many choices."""
    table = Table(RULES, seats, {}, seed, None)
    chance = random.Random(seed)
    for n in range(upto):
        if n % every == 0 or table.decision is None:
            yield table
        if table.decision is None:
            return
        options = table.decision.options
        lively = [choice for choice in options if choice.tag in ("raise", "settle", "plot", "play")]
        table.choose(chance.choice(lively if lively and chance.random() < 0.6 else list(options)), table.decision.seat)


def whole(table: Table, language: str = "en") -> tuple[HeadsView, list[Wire], int, str]:
    decision = table.decision
    seat = 0 if decision is None else decision.seat
    wires = [] if decision is None else [choice.wire() for choice in decision.options]
    view = table.view(seat)
    return view, wires, seat, svg.draw(view, Texts(language, game="heads_of_state"), NAMES[: table.seats], wires, seat)


def ids(tree: ET.Element) -> list[str]:
    return [found for element in tree.iter() if (found := element.get("id"))]


def dangling(drawing: str) -> set[str]:
    """References to what the drawing does not have."""
    wanted = set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawing))
    return wanted - set(re.findall(r' id="([^"]+)"', drawing))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_is_drawn_whole(seats: int) -> None:
    for table in game(seats, seed=seats, every=70):
        view, wires, _, drawing = whole(table)
        tree = ET.fromstring(drawing)
        names = ids(tree)
        assert len(names) == len(set(names))
        assert not dangling(drawing)
        lit = Counter(element.get("data-option") for element in tree.iter() if element.get("class") == "opt")
        assert lit == Counter(" ".join(map(str, wire)) for wire in wires if wire[0] not in ELSEWHERE)
        count_pieces(view, names)


def count_pieces(view: HeadsView, names: list[str]) -> None:
    """Every noble, living or dead, is there once, and so is every open card."""
    kinds = Counter(name.split("-")[0] for name in names)
    living = sum(slot.seat is not None for sector in view.map for slot in sector.slots)
    assert kinds["n"] == living + sum(len(house.dead) for house in view.houses)
    mine = view.mine
    assert mine is not None
    assert kinds["a"] == sum(view.row.values()) + sum(mine.attributes.values())
    assert kinds["t"] == sum(view.treason_row.values()) + sum(mine.treasons.values())
    assert kinds["h"] == len(view.map)
    assert kinds["p"] == view.seats


def test_lit_things_are_buttons_with_a_name() -> None:
    for table in game(3, seed=5, every=60):
        _, _, _, drawing = whole(table)
        for element in ET.fromstring(drawing).iter():
            if element.get("class") == "opt":
                assert (element.get("role"), element.get("tabindex")) == ("button", "0")
                assert element.get("aria-label")


def test_every_kind_of_choice_has_a_place_or_a_button() -> None:
    assert {choice.tag for choice in VOCABULARY} == set(FINDERS) | ELSEWHERE | NATURES


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    for table in game(5, seed=3, every=300):
        _, _, _, drawing = whole(table, language)
        assert "<Maja>" not in drawing
        assert not dangling(drawing)


def test_options_stay_on_their_drawing() -> None:
    sizes = {"map": (svg.WIDTH, svg.HEIGHT), "display": (352, 248), "hand": (352, 228), "chart": (352, 336)}
    assert set(sizes) == set(DRAWINGS)
    for seed in range(4):
        for table in game(2 + seed, seed, every=7):
            if table.decision is None:
                break
            seat = table.decision.seat
            wires = [choice.wire() for choice in table.decision.options]
            for wire in wires:
                found = [(name, where(wire, table.view(seat), seat, wires, name)) for name in DRAWINGS]
                placed = [(name, anchor) for name, anchor in found if anchor is not None]
                assert len(placed) == (wire[0] not in ELSEWHERE)
                for name, anchor in placed:
                    w, h = sizes[name]
                    assert anchor.x >= 0
                    assert anchor.y >= 0
                    assert anchor.x + anchor.w <= w
                    assert anchor.y + anchor.h <= h


def test_a_spectator_and_another_seat_see_no_hidden_card() -> None:
    """Change what a seat may not know, and its drawing stays the same."""
    for table in game(3, seed=8, every=110):
        for seat in (0, None):
            view = table.view(seat)
            drawn = svg.draw(view, TEXTS, NAMES[:3], (), seat)
            state = RULES.imagine(view, random.Random(1), table.setup.content)
            assert svg.draw(RULES.view(state, seat), TEXTS, NAMES[:3], (), seat) == drawn
        view = table.view(None)
        hand = svg.hand(view, 1, TEXTS, NAMES[:3])
        shown = Counter(name.split("-")[2] for name in re.findall(r' id="(a-hand-[^"]+)"', hand))
        house = view.houses[1]
        assert sum(shown.values()) == house.cards
        assert shown["hidden"] == house.cards - sum(house.known.values())


def test_a_noble_keeps_its_name_when_it_falls() -> None:
    falls = 0
    before: tuple[HeadsView, set[str]] | None = None
    for table in game(4, seed=2, every=1, upto=300):
        view = table.view(None)
        now = set(re.findall(r' id="(n-[^"]+)"', svg.pieces(view, TEXTS, NAMES[:4])))
        if before is not None:
            was, names = before
            lost = sum(len(h.dead) - len(old.dead) for h, old in zip(view.houses, was.houses, strict=True))
            if lost == 1 and len(now) == len(names):  # somebody fell, nobody arrived
                assert now == names
                falls += 1
        before = view, now
    assert falls


@pytest.mark.parametrize("seats", [2, 5])
def test_one_place_at_a_time_shows_every_placed_option_once(seats: int) -> None:
    for table in game(seats, seed=seats, every=60):
        view, wires, seat, _ = whole(table)
        assert view.mine is not None
        lit = phone.lit_places(view, wires, seat)
        shown: Counter[str] = Counter()
        for name in phone.PLACES:
            drawn = svg.place(view, name, TEXTS, NAMES[:seats], wires, seat, ground="/map.svg")
            ET.fromstring(drawn)
            options = re.findall(r'data-option="([^"]+)"', drawn)
            assert len(options) == lit[name]
            shown.update(options)
        hand = phone.strip(view, seat, TEXTS, NAMES[:seats])
        kinds = [n for cards in (view.mine.attributes, view.mine.treasons) for n in cards.values() if n]
        assert len([element for element in ET.fromstring(hand) if element.tag == "g"]) == len(kinds)
        assert shown == Counter(" ".join(map(str, wire)) for wire in wires if wire[0] not in ELSEWHERE)
        assert all(country_of(view, wire) in COUNTRIES for wire in wires if wire[0] in ("settle", "target"))


def test_ghosts_show_what_an_option_brings_about() -> None:
    seen = set()
    for table in game(4, seed=6, every=1, upto=500):
        if table.decision is None:
            break
        seat = table.decision.seat
        view = table.view(seat)
        for choice in table.decision.options:
            then = following(table, choice)
            ghost = svg.foreseen(view, choice.wire(), seat, then)
            drawn = svg.ghosts(view, TEXTS, ghost)
            assert bool(drawn) == (choice.tag in ("settle", "target", "raise", "play"))
            assert len(ghost["rooms"] + ghost["reach"]) == len(then)
            spent = svg.spending(view, seat, ghost).count("#ffdc7a")
            assert spent == len(set(ghost["spends"]))
            assert bool(spent) == (choice.tag in ("raise", "play", "discard", "drop"))
            if drawn:
                ET.fromstring(f"<g>{drawn}</g>")
                seen.add((choice.tag, 'class="ghost"' in drawn, ghost["points"] > 0))
    assert {("settle", True, True), ("settle", True, False), ("target", False, False), ("raise", True, False)} <= seen


def following(table: Table, choice: Choice) -> list[Wire]:
    """Where what is laid down may go: the next question, if the choice is only its first half."""
    if choice.tag not in ("raise", "play") or table.decision is None:
        return []
    state = RULES.imagine(table.view(table.decision.seat), random.Random(0), table.setup.content)
    apply(state, choice)
    asked = pending(state)
    assert asked is not None
    return [word.wire() for word in asked.options]


def test_a_card_is_marked_where_it_matters() -> None:
    """The ranks that a card makes possible are those whose sets a hand can pay for with it and not without."""
    told = 0
    for table in game(3, seed=12, every=1, upto=300):
        if table.decision is None or not any(choice.tag == "take" for choice in table.decision.options):
            continue
        seat = table.decision.seat
        view = table.view(seat)
        assert view.mine is not None
        held = view.mine.attributes
        for choice in table.decision.options:
            if choice.tag == "take":
                card = str(choice.wire()[1])
                more = set(affordable(view, {**held, card: held[card] + 1})) - set(affordable(view, held))
                found = svg.foreseen(view, choice.wire(), seat)
                assert set(found["ranks"]) == more
                assert found["gains"] == card
                told += bool(more)
    assert told


def test_the_reckoning_shows_what_it_counts() -> None:
    *_, last = game(4, seed=1, every=900)
    view, year, events = last.view(None), 0, []
    for event in last.events(None):
        year = event["year"] if event["event"] == "revolution" else year
        events.append({**event, "year": year})
    for placing in last.standing():
        for line in placing.reasons:
            drawn = proofs.proof(view, events, placing.seat, line.key)
            assert bool(drawn) == (line.points > 0)
            numbers = re.findall(r">(\d+)</text>", drawn)
            assert sum(map(int, numbers)) == line.points


def test_gold_discs_are_those_who_score_for_their_nobles() -> None:
    for seed in (1, 2):
        *_, last = game(4, seed, every=900)
        view = last.view(None)
        told = [(event["noble"], event["seat"]) for event in last.events(None) if event["event"] == "excelled"]
        assert last.over
        assert sorted(told) == sorted((noble, seat) for noble in view.noble_cards for seat in leaders(view, noble))


def test_the_blade_sinks_as_the_deck_shrinks() -> None:
    view = next(game(4, seed=1, every=1)).view(None)
    heights = [hangs(msgspec.structs.replace(view, deck=deck)) for deck in (69, 40, 10, 0)]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] == 0
    assert "1 : 11" in svg.display(msgspec.structs.replace(view, deck=0, pile=11), TEXTS)
    assert "1 : 11" not in svg.display(msgspec.structs.replace(view, deck=1, pile=11), TEXTS)


def test_the_still_layer_depends_on_seats_language_and_printed_values_only() -> None:
    first, *_, last = game(3, seed=4, every=200)
    assert svg.still(first.view(0), TEXTS) == svg.still(last.view(2), TEXTS)
    assert svg.still(first.view(0), Texts("fr", game="heads_of_state")) != svg.still(first.view(0), TEXTS)
    assert not dangling(svg.picture(first.view(0)))
    ET.fromstring(svg.picture(first.view(0)))
    assert "<text" not in svg.picture(first.view(0))


def test_layers_are_of_reasonable_size() -> None:
    *_, last = game(5, seed=9, every=400)
    view = last.view(None)
    assert len(svg.picture(view)) < 220_000
    assert len(svg.signboards(view, TEXTS)) < 90_000
    assert len(svg.pieces(view, TEXTS, NAMES)) < 80_000


def test_the_shields_on_a_country_are_those_who_would_score() -> None:
    for table in game(4, seed=11, every=9):
        view = table.view(None)
        state = RULES.imagine(view, random.Random(0), table.setup.content)
        score_round(state)
        after = RULES.view(state, None).houses
        expected: Counter[int] = Counter()
        for country in COUNTRIES:
            printed = next(row for row in view.printed["country"] if row["id"] == country)
            for (seat, _), key in zip(rulers(view, country), ("first", "second"), strict=False):
                expected[seat] += printed[key]
        for house in view.houses:
            gain = after[house.seat].points["influence"] - house.points["influence"]
            assert gain == expected[house.seat]


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenes(language: str) -> None:
    texts = Texts(language, game="heads_of_state")
    *_, last = game(5, seed=7, every=200, upto=401)
    view = last.view(None)
    drawn = (
        scenes.attempt(view, 0, {"target burgundy duke": (1, "duke"), "target ireland baron": (2, "baron")}, texts),
        scenes.spared(1, "duke", "burgundy", texts, NAMES),
        scenes.fall(2, "king", "england", texts, NAMES),
        scenes.revolution(1689, {"france": [(0, 10), (3, 2)], "spain": [(4, 7)]}, texts),
        arms(4, [6, 0, 3], texts),
    )
    whole_page = f"<div><svg><defs>{svg.definitions()}</defs></svg>{''.join(drawn)}</div>"
    assert not dangling(whole_page)
    tree = ET.fromstring(whole_page)
    assert len([element for element in tree.iter() if element.get("aria-label")]) == 5


def test_a_row_of_the_chart_is_the_same_when_it_was_forgotten_and_drawn_again() -> None:
    *_, table = game(3, 5, 20, 200)
    view, names = table.view(0), list(NAMES[:3])
    before = chart.things(view, TEXTS, names)
    most = _row_of.cache_info().maxsize
    assert most == 512
    for n in range(most + 1):  # other tables' rows, more than are kept
        _row_of("king", ("King", f"{n} left", "most"), (), False, False, None, (n, 0), (), 16)
    assert _row_of.cache_info().currsize == most
    misses = _row_of.cache_info().misses
    assert chart.things(view, TEXTS, names) == before
    assert _row_of.cache_info().misses == misses + 7, "all seven had gone"
    assert _row_of.cache_info().currsize == most

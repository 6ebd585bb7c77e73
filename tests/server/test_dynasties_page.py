"""The page of Dynasties: every question can be answered by a button, what is divided lies in two crates, and a wedding
is a scene."""

import random
import re
from collections.abc import Iterator

import pytest

from cadency.games.dynasties import RULES
from cadency.server.live import LiveTable
from cadency.server.pages.dynasties.lots import lots
from cadency.server.pages.dynasties.tale import CLAUSES
from cadency.server.pages.scene import Kind, look_at
from cadency.server.pages.sheet import Sheet, sheet
from cadency.table import Table
from tests.server.test_parts import KINDS, at_table


def played(seats: int, seed: int, undo: float = 0.03) -> Iterator[LiveTable]:
    """A random game with things taken back, after each answer; nobody passes while there is anything else to do."""
    rng = random.Random(seed)
    table = Table(RULES, seats, {}, seed, None)
    live = at_table(table)
    yield live
    while table.decision is not None:
        lively = [choice for choice in table.decision.options if choice.tag not in ("pass", "discard")]
        table.choose(rng.choice(lively or table.decision.options))
        last = table.record.answers[-1].seat
        if rng.random() < undo and last >= 0 and table.can_undo(last):
            table.undo(last)
        live.tell()
        yield live


def asked(live: LiveTable, lang: str = "en", phone: bool = False) -> tuple[Kind, Sheet]:
    """The page of whoever is asked."""
    decision = live.table.decision
    assert decision is not None
    kind = Kind(decision.seat, lang, phone=phone, seats=(decision.seat,))
    return kind, sheet(look_at(live, kind), ())


@pytest.mark.parametrize("phone", [False, True])
def test_every_answer_is_a_button(phone: bool) -> None:
    kinds = set()
    for seats, seed in ((3, 1), (4, 2), (5, 3)):
        for live in played(seats, seed, 0):
            decision = live.table.decision
            if decision is None or (decision.kind in kinds and seats > 3):
                continue
            kinds.add(decision.kind)
            _, page = asked(live, ("en", "fr", "de")[len(kinds) % 3], phone)
            html = page.parts["prompt"].html
            for choice in decision.options:
                name = " ".join(str(part) for part in choice.wire())
                assert f'<button class="opt-btn" id="b-{name.replace(" ", "-")}"' in html or choice.tag == "skip", name
            ids = re.findall(r' id="([^"]+)"', html)
            assert len(ids) == len(set(ids))
    assert len(kinds) > 18


def divided(kind: str) -> LiveTable:
    """The first time that something is divided."""
    for seed in range(1, 20):
        for live in played(3, seed, 0):
            if live.table.decision is not None and live.table.decision.kind == kind:
                return live
    raise AssertionError(kind)


def test_a_cargo_lies_in_two_crates() -> None:
    live = divided("trade.divide")
    kind, page = asked(live)
    found = lots(look_at(live, kind))
    assert found is not None
    pieces = [piece.name for _, crate in found["crates"] for piece in crate]
    decision = live.table.decision
    assert decision is not None
    assert all(crate for _, crate in found["crates"])
    assert {choice.wire()[1] for choice in decision.options} <= set(pieces)
    html = page.parts["prompt"].html
    assert 'data-lots="divide" hidden' in html  # without script there are only the buttons
    assert html.count("data-piece=") == len(pieces)


def test_a_turn_says_why_an_action_cannot_be_done() -> None:
    found: set[str] = set()
    for live in played(3, 2, 0):
        decision = live.table.decision
        if decision is None or decision.kind != "turn.act":
            continue
        html = asked(live)[1].parts["prompt"].html
        offered = {str(choice.wire()[2]) for choice in decision.options if choice.tag == "play"}
        refused = {name.removeprefix("g-not-") for name in re.findall(r'id="(g-not-[^"]+)"', html)}
        assert not refused & (offered - {"special"}), "an action is offered and refused"
        found |= refused
    assert found & {"trade", "prince", "princess", "character"}
    assert any(name.startswith("pass-") for name in found)


def test_whoever_would_stand_somewhere_is_shown_beforehand() -> None:
    shown = set()
    for live in played(4, 3, 0):
        decision = live.table.decision
        if decision is not None and decision.kind in ("deploy.send", "trade.board", "turn.act"):
            ghosts = asked(live)[1].parts["ghosts"].things
            for choice in decision.options:
                name = "ghost-" + "-".join(str(part) for part in choice.wire())
                assert (name in ghosts) == (choice.tag in ("send", "board", "pass")), name
                shown.add(choice.tag)
    assert {"send", "board", "pass"} <= shown


def test_a_wedding_is_a_scene_with_its_dice() -> None:
    live = divided("wedding.divide")
    kind, page = asked(live, "de")
    html = page.parts["prompt"].html
    assert 'id="stage"' in html
    assert 'data-lots="apart" hidden' in html
    assert html.count("data-piece=") == 3
    other = Kind((kind.seat or 0) + 1 if kind.seat != 2 else 0, "en", seats=(0,))
    assert 'id="stage"' in sheet(look_at(live, other), ()).parts["prompt"].html


def test_a_wedding_is_shown_afterwards_to_whoever_has_not_had_a_turn_since() -> None:
    pages = [sheet(look_at(live, KINDS[3]), ()) for live in played(3, 1, 0) if not live.table.over]
    shown = {name for page in pages for name in page.parts["notices"].things}
    assert any(name.startswith("wed-") for name in shown)


def test_every_event_but_the_silent_ones_has_its_clause() -> None:
    assert set(RULES.events) - set(CLAUSES) == {"loaded", "cast"}
    assert all(clause.startswith("D-") for clause in CLAUSES.values())

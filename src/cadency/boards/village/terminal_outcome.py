"""What a choice would bring about, told before it is made: gains that its text does not name, and who would die."""

from __future__ import annotations

from random import Random
from typing import Any

from cadency.boards.village.terminal_pieces import COIN, PRESTIGE
from cadency.games.village import RULES
from cadency.games.village.view import Farm, VillageView
from cadency.kernel.engine import Decision, State, apply, pending
from cadency.kernel.nature import forced
from cadency.kernel.words import Choice
from cadency.texts import Texts


def outcome(view: VillageView, choice: Choice, seat: int, content: Any, texts: Texts) -> str:
    """Plays the choice on an imagined table, and what must follow of it for this seat; then compares."""
    s = RULES.imagine(view, Random(0), content)
    apply(s, choice)
    decision = _ahead(s, seat)
    after = RULES.view(s, seat)
    told = _gains(view.farms[seat], after.farms[seat], texts)
    if choice.tag == "take" and (decision is None or decision.seat != seat):
        told.append(texts("outcome-no-sale" if choice.wire()[1] == "market" else "outcome-no-action"))
    told += _losses(view, after, seat, texts)
    return ", ".join(told)


def _ahead(s: State, seat: int) -> Decision | None:
    """Answer what has only one answer, as long as this seat is asked."""
    while (decision := pending(s)) is not None and decision.seat == seat:
        choice = forced(decision)
        if choice is None:
            break
        apply(s, choice)
    return decision


def _gains(before: Farm, after: Farm, texts: Texts) -> list[str]:
    told = []
    for gain, sign in (
        (after.prestige - before.prestige, PRESTIGE),
        (after.coins - before.coins, COIN),
        (after.grain - before.grain, f" {texts('grain')}"),
    ):
        if gain > 0:
            told.append(f"+{gain}{sign}")
    return told


def _losses(before: VillageView, after: VillageView, seat: int, texts: Texts) -> list[str]:
    told = []
    if after.farms[seat].owed > before.farms[seat].owed:
        told.append(texts("outcome-death"))
    pages = [(before.chronicle[career], after.chronicle[career], career) for career in after.chronicle]
    for old, new, career in (*pages, (before.graves, after.graves, "")):
        for figure in new[len(old) :]:
            key = "outcome-chronicle" if career else "outcome-grave"
            where = texts(f"career-{career}") if career else ""
            told.append(texts(key, generation=figure.generation, career=where))
    if after.ending is not None and before.ending is None:
        told.append(texts("outcome-ending"))
    return told

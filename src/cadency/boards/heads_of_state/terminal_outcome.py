"""What a choice would bring about, told before it is made: points at once, and a noble's chances."""

from __future__ import annotations

from typing import Any

from cadency.boards.heads_of_state.foresight import foresee
from cadency.boards.heads_of_state.words import signs
from cadency.games.heads_of_state.view import HeadsView
from cadency.kernel.words import Choice
from cadency.texts import Texts


def outcome(view: HeadsView, choice: Choice, seat: int, _content: Any, texts: Texts) -> str:
    """In a few words; nothing where a choice only takes a card or opens the next question."""
    said = signs(texts.language)
    found = foresee(view, choice.wire(), seat)
    told = []
    if found.points:
        told.append(f"+{found.points}★")
    if found.chance:
        hit, all_ = found.chance
        told.append(said("sign-outcome-kills") if hit == all_ else said("sign-outcome-dies", chance=hit, all=all_))
    return ", ".join(told)

"""Whole games as one digest each: everything that is asked, told, seen and reckoned, and what a knight would do.

``python -m tests.compiled.whole_games`` prints whether it runs compiled, then a line a table."""

import hashlib
import itertools
import sys
from random import Random
from typing import Any

import msgspec

import cadency
from cadency.bots import make_bot
from cadency.kernel.engine import NATURE, apply, pending
from cadency.kernel.nature import sample
from cadency.kernel.rules import Rules, Setup

OFTEN = 5  # decisions between two looks at the views
SELDOM = 250  # decisions between two questions to a knight


def tables(rules: Rules[Any, Any]) -> list[Setup]:
    """Every seat count with every edition and variant."""
    found = []
    for seats in rules.seats:
        for values in itertools.product(*rules.options.values()):
            options = dict(zip(rules.options, values, strict=True))
            if seats == 1 or not any(value in rules.alone.get(name, ()) for name, value in options.items()):
                found.append(rules.setup(seats, options))
    return found


def told(rules: Rules[Any, Any], setup: Setup, seed: int) -> str:
    """The digest of one game."""
    found = hashlib.sha256()
    chance = Random(seed).random
    knight = make_bot("knight", rules, setup.content, seed)
    s: Any = rules.start(setup)
    s.events = []
    asked = 0
    while (decision := pending(s)) is not None:
        options = [option.wire() for option in decision.options]
        found.update(repr((decision.seat, decision.kind, decision.about, decision.weights, options)).encode())
        if asked % OFTEN == 0:
            for seat in (None, *range(setup.seats)):
                found.update(msgspec.json.encode(rules.view(s, seat)))
        if decision.seat == NATURE:
            choice = sample(decision, chance)
        else:
            choice = decision.options[int(chance() * len(options))]
            if asked % SELDOM == 0:
                found.update(repr(knight.choose(rules.view(s, decision.seat), decision.seat)).encode())
        before = s
        if asked % OFTEN == 0:  # from now on a copy is played
            s = s.copy()
            s.events = before.events
        apply(s, choice)
        asked += 1
    found.update(repr((s.events, rules.standing(s))).encode())
    return f"{rules.id} {setup.seats} {' '.join(setup.options.values())}: {asked} {found.hexdigest()[:24]}"


if __name__ == "__main__":
    from cadency.compiled.use import in_use

    print("compiled" if in_use() else "interpreted")
    for game in sys.argv[1:] or cadency.GAMES:
        for setup in tables(cadency.rules(game)):
            print(told(cadency.rules(game), setup, setup.seats), flush=True)

"""The laws that every game keeps, checked along one whole game.

``check_game`` plays a game with a policy and looks at every position on the way. A broken law is an AssertionError
that names the law and the place: the seed, how many answers in, and what is still to be done.
"""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from cadency.kernel.engine import ALL, NATURE, Decision, State, apply, pending
from cadency.kernel.nature import allows, forced, sample
from cadency.kernel.rules import Rules
from cadency.kernel.words import Choice, Wire
from tests.laws.beliefs import Hidden, guided

Policy = Callable[[Decision, random.Random], Choice]
CAP = 20_000  # answers; a game that goes on longer is taken to be without end
LARGEST = 200  # options in one decision


def uniform(d: Decision, rng: random.Random) -> Choice:
    return d.options[int(rng.random() * len(d.options))]


def lively(d: Decision, rng: random.Random) -> Choice:
    """Like uniform play, but rarely leaves undone what can be done."""
    doing = [option for option in d.options if option.tag != "skip"]
    return rng.choice(doing) if doing and rng.random() < 0.9 else uniform(d, rng)


POLICIES: dict[str, Policy] = {"uniform": uniform, "lively": lively}


@dataclass
class Report:
    """What one game showed."""

    answers: int = 0
    largest: int = 0
    largest_kind: str = ""
    kinds: set[str] = field(default_factory=set)
    over: str = ""


def fingerprint(s: State) -> Any:
    """Everything that a position consists of, as plain data; listeners aside."""
    found: dict[str, Any] = {}
    for kind in type(s).__mro__:
        own = vars(kind)
        for name in own.get("__mypyc_attrs__") or own.get("__slots__", ()):  # compiled, or by the sources
            value = getattr(s, name)
            if name == "stack":
                value = [frame.wire() for frame in value]
            elif name == "content":
                value = value.id
            if name != "events":
                found[name] = tuple(value) if isinstance(value, list) else value
    assert "stack" in found
    return found


def asked(d: Decision | None) -> Any:
    """A question as plain data, to compare two."""
    if d is None:
        return None
    deal = d.deal and (d.deal.counts, d.deal.k, d.deal.ordered)
    return d.seat, d.kind, d.clause, d.about, d.options, d.weights, deal, d.audience, d.veiled


def check_game(
    rules: Rules[Any, Any],
    seats: int,
    options: dict[str, str],
    seed: int,
    policy: Policy = uniform,
    conserved: Callable[[Any], Any] | None = None,
    closely: float = 0.05,
    hidden: Callable[[Any], Hidden] | None = None,
    believing: float = 0.1,
) -> Report:
    """Play one game under the laws.

    ``closely`` is the share of positions that get the slow ones too, and ``believing`` that of positions in which
    everybody must be able to imagine the truth."""
    rng = random.Random(seed)
    look = random.Random(seed + 1)
    s = rules.start(rules.setup(seats, options))
    report = Report()
    kept: list[tuple[State, Any]] = []
    whole = conserved(s) if conserved else None
    try:
        while (d := pending(s)) is not None:
            check_question(rules, s, d)
            if conserved:
                assert conserved(s) == whole, "conservation: something appeared or vanished"
            if look.random() < closely:
                check_asking_is_pure(s, d)
                check_words(rules, s, d)
                check_views(rules, s, d, look)
                kept.append((s.copy(), fingerprint(s)))
            if hidden and look.random() < believing:
                for seat in (*range(seats), None):
                    check_beliefs(rules, s, hidden(s), seat)
            note(report, d)
            apply(s, sample(d, rng.random) if d.seat == NATURE else policy(d, rng))
            assert report.answers < CAP, "ends: the game goes on and on"
        for copy, before in kept:
            assert fingerprint(copy) == before, "copies: a later move changed an earlier copy"
        check_standing(rules, s)
    except AssertionError as error:
        todo = " · ".join(str(frame.wire()) for frame in s.stack)
        error.add_note(f"{rules.id}, {seats} seats, {options}, seed {seed}, after {report.answers} answers: {todo}")
        raise
    report.over = s.over
    assert s.over in rules.ends, f"ends: {s.over!r} is not one of {rules.ends}"
    return report


def note(report: Report, d: Decision) -> None:
    report.answers += 1
    report.kinds.add(d.kind)
    if len(d.options) > report.largest:
        report.largest, report.largest_kind = len(d.options), d.kind


def check_question(rules: Rules[Any, Any], s: Any, d: Decision) -> None:
    """Options: there are some, no doubles, not too many, all of the vocabulary; refusals agree with them."""
    assert d.options or d.deal is not None, f"options: {d.kind} offers nothing"
    assert len(set(d.options)) == len(d.options), f"options: {d.kind} offers something twice"
    assert len(d.options) <= LARGEST, f"options: {d.kind} offers {len(d.options)}"
    assert NATURE <= d.seat < s.seats, f"seat: {d.kind} asks seat {d.seat}"
    assert (d.seat == NATURE) == bool(d.chance), f"nature: {d.kind} has weights {d.weights} for seat {d.seat}"
    if d.deal is None:
        assert d.seat != NATURE or len(d.weights) == len(d.options), f"nature: {d.kind} has too few weights"
        verdicts = d.asker.refusals(s)
        open_ones = {verdict.choice for verdict in verdicts if not verdict.reason}
        skips = {option for option in d.options if option.tag == "skip"}
        assert open_ones | skips == set(d.options), f"refusals: {d.kind} tells {open_ones ^ set(d.options)} otherwise"
        named = [verdict.choice for verdict in verdicts]
        assert len(set(named)) == len(named), f"refusals: {d.kind} names a candidate twice"


def check_asking_is_pure(s: Any, d: Decision) -> None:
    before = fingerprint(s)
    again = pending(s)
    assert asked(again) == asked(d), f"asking: {d.kind} asks differently the second time"
    d.asker.refusals(s)
    assert fingerprint(s) == before, f"asking: {d.kind} changed the position"
    copy = s.copy()
    assert fingerprint(copy) == before, "copies: a copy differs"
    assert asked(pending(copy)) == asked(d), "copies: a copy asks something else"


def over_the_wire(wire: Wire) -> Any:
    return json.loads(json.dumps(wire))


def check_words(rules: Rules[Any, Any], s: Any, d: Decision) -> None:
    """Every word comes back from its wire and from pickle, equal and with the same hash."""
    words: list[Choice] = list(d.options)
    if d.seat == NATURE:
        words = [sample(d, random.Random(len(words)).random)]
        assert allows(d, words[0]), f"nature: {d.kind} does not allow what it deals"
    for choice in words:
        back = rules.choice(over_the_wire(choice.wire()))
        assert back == choice, f"words: {choice!r} comes back as {back!r}"
        assert hash(back) == hash(choice), f"words: {choice!r} changes its hash"
        assert pickle.loads(pickle.dumps(choice)) == choice, f"words: {choice!r} does not pickle"
    for frame in s.stack:
        back_frame = rules.frame(over_the_wire(frame.wire()))
        assert back_frame == frame, f"words: {frame!r} comes back as {back_frame!r}"


def check_views(rules: Rules[Any, Any], s: Any, d: Decision, rng: random.Random) -> None:
    """What a seat sees is enough for it, and is all it learns."""
    content = s.content
    for seat in range(s.seats):
        seen = rules.view(s, seat)
        text = msgspec.json.encode(seen)
        assert msgspec.json.decode(text, type=type(seen)) == seen, "view: it does not survive JSON"
        if not rules.hidden:
            assert msgspec.structs.replace(seen, seat=None) == rules.view(s, None), (
                "view: something is hidden after all"
            )
        other = rules.imagine(seen, rng, content)
        assert rules.view(other, seat) == seen, f"view: seat {seat} could tell the imagined position from the true one"
        then = pending(other)
        assert then is not None, "imagine: nothing is asked in the imagined position"
        assert (then.seat, then.kind) == (d.seat, d.kind), f"imagine: another question for seat {seat}"
        assert (forced(then) is None) == (forced(d) is None), f"imagine: seat {seat} learns from not being asked"
        if d.seat == seat:
            assert asked(then) == asked(d), f"imagine: seat {seat} has other options in the imagined position"
            check_nothing_learnt(rules, s, other, seat, d, rng)
    if d.audience != ALL:
        check_kept_secret(rules, s, d, rng)
    spectator = rules.view(s, None)
    assert msgspec.json.decode(msgspec.json.encode(spectator), type=type(spectator)) == spectator


def check_beliefs(rules: Rules[Any, Any], s: Any, truth: Hidden, seat: int | None) -> None:
    """The true position is one that this seat (None: a spectator) could imagine."""
    seen = rules.view(s, seat)
    try:
        other = guided(lambda rng: rules.imagine(seen, rng, s.content), truth)
    except AssertionError as error:
        error.add_note(f"seat {seat} cannot imagine the truth")
        raise
    found, true = fingerprint(other), fingerprint(s)
    differ = [name for name in true if found[name] != true[name]]
    assert not differ, f"beliefs: what seat {seat} imagines by the truth has other {differ}"


def check_nothing_learnt(
    rules: Rules[Any, Any], s: Any, other: Any, seat: int, d: Decision, rng: random.Random
) -> None:
    """A seat's own choice shows it the same, whatever the others hold: view, events, who is asked next."""
    choice = uniform(d, rng)
    told = []
    for position in (s.copy(), other):
        position.events = []
        apply(position, choice)
        after = pending(position)
        waiting = None if after is None else (after.seat, after.kind, forced(after) is None)
        told.append((rules.view(position, seat), heard_by(seat, position), waiting))
    assert told[0] == told[1], f"secrets: seat {seat} learns something hidden from {choice!r}"


def check_kept_secret(rules: Rules[Any, Any], s: Any, d: Decision, rng: random.Random) -> None:
    """An answer that is not for everybody looks the same to the rest, whatever it is."""
    for seat in [other for other in range(s.seats) if other != d.audience]:
        told = []
        for _ in range(2):
            position = s.copy()
            position.events = []
            apply(position, sample(d, rng.random) if d.seat == NATURE else uniform(d, rng))
            told.append((rules.view(position, seat), heard_by(seat, position)))
        assert told[0] == told[1], f"secrets: seat {seat} learns what {d.kind} brought somebody else"


def heard_by(seat: int, s: State) -> list[Wire]:
    return [wire for audience, wire in s.events or () if audience in (ALL, seat)]


def check_imagined_plays_on(rules: Rules[Any, Any], s: Any, seat: int, rng: random.Random) -> None:
    """An imagined position plays to the end."""
    other = rules.imagine(rules.view(s, seat), rng, s.content)
    for _ in range(CAP):
        d = pending(other)
        if d is None:
            return
        apply(other, sample(d, rng.random) if d.seat == NATURE else lively(d, rng))
    raise AssertionError("imagine: an imagined position does not end")


def check_standing(rules: Rules[Any, Any], s: Any) -> None:
    placings = rules.standing(s)
    assert [p.seat for p in placings] == list(range(s.seats)), "standing: a seat is missing"
    keys = [() if p.outcome == "lost" else (p.score, *(line.points for line in p.breaks)) for p in placings]
    for p, key in zip(placings, keys, strict=True):
        assert p.score == sum(line.points for line in p.reasons), "standing: the lines do not add up"
        assert p.rank == 1 + sum(other > key for other in keys), "standing: the rank does not follow from the score"

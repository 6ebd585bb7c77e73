"""What is still to be done, in numbers: the same for all games, read from the frames that their rules name.

For every kind of frame: does it ask now, how many of it wait, and the parts of the one that comes first. A part is a
number, the place of a name in a long list, or flags: for the names of a short list, for seats, for bits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from cadency.envs.encode.kit import PLACES, Eyes, Numbers, Part, counts, grid, turned
from cadency.games.heads_of_state.names import SECTORS
from cadency.games.legacy.names import COLOURS
from cadency.kernel.rules import Rules
from cadency.kernel.words import Field, freeze

SEATS: Final = {"seat"}  # parts of frames that are a seat
SEAT_BITS: Final = {("stall", "passed")}  # that are seats as bits
_SLOTS: Final = grid(SECTORS, ("upper", "lower"))
BITS: Final = {"named": _SLOTS, "emptied": _SLOTS, "colours": COLOURS}  # that are other things as bits: which
PAIRS: Final = {("village", "price"): ("orange", "green", "brown", "pink")}  # that are (what, how many), more than once
COUNTS: Final = {  # that are plain numbers
    *("may", "free", "count", "to_go", "out", "lowest", "price", "deaths", "cards", "left", "slot", "keep", "most"),
    *("passes", "member", "least", "number", "step", "city"),
}
LISTED: Final = 12  # names up to here have a flag each; longer lists have a number

Read = Callable[[Any, Eyes], Numbers]
SAYS: Final = (
    "what is still to be done, by kind of frame: it asks now; how many wait; the parts of the one that comes first "
    "(seats by place, bits, short lists: a flag each; long lists: the place in the list from 1; else its number)"
)


class Piece(NamedTuple):
    """One part of a frame, in numbers."""

    labels: tuple[str, ...]
    read: Read


def todo(rules: Rules[Any, Any]) -> Part:
    """The part of an observation that tells what is still to be done."""
    labels: list[str] = []
    places: dict[str, int] = {}  # by tag: where its numbers begin
    pieces: dict[str, list[Piece]] = {}
    for kind in rules.frames:
        places[kind.tag] = len(labels)
        pieces[kind.tag] = [_piece(rules, kind.tag, field) for field in kind.fields]
        labels += [f"{kind.tag}.asks", f"{kind.tag}.waits"]
        for field, piece in zip(kind.fields, pieces[kind.tag], strict=True):
            labels += [f"{kind.tag}.{field.name}{label and '.'}{label}" for label in piece.labels]
    size = len(labels)

    def read(wires: list[Any], eyes: Eyes) -> Numbers:
        found = [0] * size
        if wires:
            found[places[wires[-1][0]]] = 1
        for wire in reversed(wires):
            at = places[wire[0]] + 1
            found[at] += 1
            if found[at] == 1:
                at += 1
                for value, piece in zip(wire[1:], pieces[wire[0]], strict=True):
                    numbers = piece.read(value, eyes)
                    found[at : at + len(numbers)] = numbers
                    at += len(numbers)
        return found

    return turned(counts("todo", tuple(labels), SAYS, read))


def _piece(rules: Rules[Any, Any], tag: str, field: Field) -> Piece:
    places = PLACES[: rules.seats[-1]]
    if field.name in SEATS:
        return Piece(places, lambda value, eyes: eyes.flags(value))
    if (tag, field.name) in SEAT_BITS:
        return Piece(places, lambda value, eyes: eyes.turned([value >> seat & 1 for seat in range(eyes.seats)]))
    if field.values:
        return _listed(field)
    if field.name in BITS:
        labels = BITS[field.name]
        return Piece(labels, lambda value, _: [value >> bit & 1 for bit in range(len(labels))])
    if (rules.id, field.name) in PAIRS:
        return _pairs(PAIRS[rules.id, field.name])
    if field.name not in COUNTS:
        raise AssertionError(f"{rules.id}: nobody has said what kind of number {tag}.{field.name} is")
    return Piece(("",), lambda value, _: (value,))


def _listed(field: Field) -> Piece:
    places: Mapping[Any, int] = {value: place for place, value in enumerate(field.values)}
    size = len(places)
    if size > LISTED:
        return Piece(("",), lambda value, _: (places[freeze(value)] + 1,))

    def read(value: Any, _: Eyes) -> Numbers:
        found = [0] * size
        for name in value if isinstance(value, list) else (value,):
            found[places[name]] += 1
        return found

    return Piece(tuple(map(str, field.values)), read)


def _pairs(labels: tuple[str, ...]) -> Piece:
    def read(value: Any, _: Eyes) -> Numbers:
        found = [0] * len(labels)
        for what, count in value:
            found[what] += count
        return found

    return Piece(labels, read)

"""The parts of a table's page: what each is drawn from, what was drawn, and the cache of both.

A part is a few things, each an element with an id of its own: the pieces of a board, the lines of a log, or a single
plate. It is drawn only if what it is drawn from has changed, and whoever may see the same gets the same drawing.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from cadency.server import metrics
from cadency.server.pages.scene import Option, Scene
from cadency.texts import Texts

Things = dict[str, str]  # elements by their ids, in the order of the page
Marks = dict[str, int]  # the same ids, each with a number that changes with the element


def _text(found: Any) -> str:
    """Markup is text like any other."""
    if not isinstance(found, str):
        raise TypeError(f"a part is drawn from words, numbers and structs, not from {type(found)}")
    return str.__str__(found)


_encode: Final = msgspec.msgpack.Encoder(enc_hook=_text).encode


class Part(NamedTuple):
    """A part before it is drawn. ``of`` is all that the drawing depends on besides language, names and printed values;
    without it the part is drawn each time. An open part is drawn from what everybody sees."""

    name: str
    draw: Callable[[], Things]
    of: Any = None
    open: bool = False


class Drawn(NamedTuple):
    """A part as it was drawn."""

    digest: bytes
    things: Things
    marks: Marks

    @property
    def html(self) -> str:
        return "".join(self.things.values())


_LATE: Final = 12  # events among which one looks for where something happened
_NOTHING: Final = Drawn(b"\0" * 8, {}, {})


def drawn(things: Things, digest: bytes | None = None) -> Drawn:
    if not things:
        return _NOTHING
    if digest is None:
        told = "\0".join([name + "\0" + html for name, html in things.items()])
        digest = hashlib.blake2b(told.encode(), digest_size=8).digest()
    return Drawn(digest, things, {name: hash(html) for name, html in things.items()})


def one(name: str, html: str) -> Things:
    """A part that is a single element."""
    return {name: str.__str__(html)}


class Cache:
    """Drawings by what they were drawn from and who may see them; those used last, up to so many characters."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[Any, ...], Drawn] = OrderedDict()
        self._sizes: dict[tuple[Any, ...], int] = {}
        self.size = 0

    def drawn(self, part: Part, common: tuple[Any, ...], who: int | None) -> Drawn:
        """A part for a seat (None: for everybody); ``common`` is what all parts of a page depend on."""
        if part.of is None:
            metrics.PARTS.inc()
            return drawn(part.draw())
        key = (part.name, None if part.open else who, *common, _encode(part.of))
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        metrics.PARTS.inc()
        # what it is drawn from tells it from any other as well as the drawing does, and is shorter
        told = hashlib.blake2b(repr(key[:-1]).encode() + key[-1], digest_size=8)
        found = self._kept[key] = drawn(part.draw(), told.digest())
        self._sizes[key] = len(key[-1]) + sum(map(len, found.things.values()))
        self.size += self._sizes[key]
        while self.size > self._most:
            oldest, _ = self._kept.popitem(last=False)
            self.size -= self._sizes.pop(oldest)
        return found


def layers(kind: str, options: Iterable[Option], draw: Callable[[Option], str]) -> Things:
    """What each option would bring about, as a layer that is shown while one points at it."""
    found = {}
    for option in options:
        inner = draw(option)
        if inner:
            name = f"{kind}-{option.spelled.replace(' ', '-')}"
            found[name] = f'<g class="foreseen" id="{escape(name)}" data-for="{escape(option.spelled)}">{inner}</g>'
    return found


class Narrow(NamedTuple):
    """A table on a narrow screen: one place at a time, and what is always in sight."""

    place: str
    parts: list[Part]  # of the place, the first of them its ground
    elsewhere: set[str]  # options that are pressed in another place
    tabs: list[tuple[str, str, str, int]]  # name, icon, words, how many options
    strip: Callable[[], str]  # what one owns, in a line or two
    strip_of: Any
    scores: Sequence[tuple[int | str, str]]
    notes: list[str]  # by seat
    pinned: bool = False  # the strip stays with the question
    paintings: Sequence[str] = ()  # addresses of what all places stand on, fetched before anybody goes there


def place_of(scene: Scene, lit: Mapping[str, int], seen: Callable[[Mapping[str, Any]], str]) -> str:
    """The place to show: the one wished for, else the first where something can be chosen, else the one where something
    happened last, else the first of all. ``seen`` is where an event shows, nowhere for what shows everywhere."""
    wished = scene.kind.place
    if wished in lit:
        return wished
    for name, n in lit.items():
        if n:
            return name
    return next((name for event in islice(scene.latest(), _LATE) if (name := seen(event)) in lit), next(iter(lit)))


def tabs(lit: Mapping[str, int], icons: Mapping[str, str], said: Texts) -> list[tuple[str, str, str, int]]:
    """A tab for each place: its name, icon and words, and how many options it has."""
    return [(name, icons[name], said(f"sign-tab-{name}"), n) for name, n in lit.items()]


class Notice(NamedTuple):
    """Something that everybody looks up for: a picture with a line under it, over the board until it is put away."""

    id: str
    icon: str
    text: Callable[[], str]
    picture: Callable[[], str]

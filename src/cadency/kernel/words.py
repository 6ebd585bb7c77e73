"""Words: the small immutable things that choices and frames are.

A word's wire form is its identity. It is a tag followed by scalars and tuples, such as ``("take", "crafts", "pink")``,
and gives equality, hash, JSON, pickle and the key of its text. Inside a game the parts are small ints; a
:class:`Field` says which names they have on the wire.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final, Union

from cadency.compiled.hint import mypyc_attr

Scalar = str | int
Wire = tuple[Union[str, int, "Wire"], ...]


class Field:
    """One part of a word: the attribute that holds it and, for an index into a list of names, the names."""

    def __init__(self, name: str, values: tuple[Scalar, ...] = ()) -> None:
        self.name: Final = name
        self.values: Final = values

    def out(self, value: Any) -> Any:
        return self.values[value] if self.values else value

    def back(self, value: Any) -> Any:
        return self.values.index(value) if self.values else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """Something small and immutable whose wire form is its identity."""

    __slots__ = ()
    tag: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()

    def parts(self) -> tuple[Any, ...]:
        """The arguments that would build this word again."""
        return tuple([getattr(self, field.name) for field in self.fields])

    def wire(self) -> Wire:
        return (self.tag, *[field.out(getattr(self, field.name)) for field in self.fields])

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and self.wire() == other.wire())

    def __hash__(self) -> int:
        return hash(self.wire())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self.wire()[1:]))})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.parts())


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Word):
    """What a seat, or nature, answers."""

    __slots__ = ()


def freeze(data: Any) -> Any:
    """A wire form as JSON gives it back (lists) in the form that words use (tuples)."""
    return tuple([freeze(part) for part in data]) if isinstance(data, (list, tuple)) else data


def thaw(wire: Any) -> Any:
    """A wire form as JSON would give it back, for views."""
    return [thaw(part) for part in wire] if isinstance(wire, tuple) else wire


def spell(wire: Iterable[Any]) -> str:
    """A wire form as people type it: ``take crafts pink``."""
    return " ".join([f"({spell(part)})" if isinstance(part, tuple) else str(part) for part in wire])

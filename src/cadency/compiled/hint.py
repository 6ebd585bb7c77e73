"""The one word that the compiler, mypyc, has to be told; whoever runs the sources needs nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**_hints):
        """``allow_interpreted_subclasses``: others may derive a class, and ``__new__`` makes an empty one.

        ``acyclic``: its objects are in no cycle, so the garbage collector need not know them. ``free_list_len``: the
        one that was given up last is used again."""

        def same(cls):
            return cls

        return same


__all__ = ["mypyc_attr"]

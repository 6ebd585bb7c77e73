"""What the texts of a game tell of its view: ``view-<field>`` of the table, ``view-<field>-seat`` of what is listed by
seat."""

from __future__ import annotations

from typing import Any

from cadency.texts import Texts


def of_table(view: Any, texts: Texts) -> list[str]:
    """What lies on the table, a line each."""
    named = [(key, getattr(view, name)) for name in _fields(view) if (key := f"view-{name}") in texts]
    return [texts(key, value=_plain(value)) for key, value in named]


def of_seat(view: Any, seat: int, texts: Texts) -> list[str]:
    """What a seat has."""
    named = [(key, getattr(view, name)) for name in _fields(view) if (key := f"view-{name}-seat") in texts]
    return [texts(key, value=_plain(value[seat])) for key, value in named if _by_seat(value, view)]


def _fields(view: Any) -> tuple[str, ...]:
    return tuple(getattr(view, "__struct_fields__", ()))


def _by_seat(value: Any, view: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == view.seats


def _plain(value: Any) -> str | int:
    if type(value) is int or isinstance(value, str):
        return value
    if isinstance(value, dict):
        return ", ".join([f"{key} {n}" for key, n in value.items()])
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)

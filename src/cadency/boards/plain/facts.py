"""What the texts of a game tell of its view: ``view-<field>`` of the table, ``view-<field>-seat`` of what is listed by
seat. Of a game whose texts tell nothing of it everything plain is told by its name."""

from __future__ import annotations

from typing import Any, Final

from cadency.texts import Texts

# told otherwise, or not at all
_ELSEWHERE: Final = ("game", "seat", "seats", "options", "content", "over", "printed", "todo")


def of_table(view: Any, texts: Texts) -> list[str]:
    """What lies on the table, a line each."""
    if _untold(view, texts):
        values = [(name, getattr(view, name)) for name in _bare(view)]
        return [_by_name(name, value) for name, value in values if not _by_seat(value, view)]
    named = [(key, getattr(view, name)) for name in _fields(view) if (key := f"view-{name}") in texts]
    return [texts(key, value=_plain(value)) for key, value in named]


def of_seat(view: Any, seat: int, texts: Texts) -> list[str]:
    """What a seat has."""
    if _untold(view, texts):
        values = [(name, getattr(view, name)) for name in _bare(view)]
        return [_by_name(name, value[seat]) for name, value in values if _by_seat(value, view)]
    named = [(key, getattr(view, name)) for name in _fields(view) if (key := f"view-{name}-seat") in texts]
    return [texts(key, value=_plain(value[seat])) for key, value in named if _by_seat(value, view)]


def _fields(view: Any) -> tuple[str, ...]:
    return tuple(getattr(view, "__struct_fields__", ()))


def _untold(view: Any, texts: Texts) -> bool:
    return not any(f"view-{name}{end}" in texts for name in _fields(view) for end in ("", "-seat"))


def _bare(view: Any) -> list[str]:
    """The fields that can be told without knowing more of them."""
    return [name for name in _fields(view) if name not in _ELSEWHERE and _is_plain(getattr(view, name))]


def _is_plain(value: Any) -> bool:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else (value,)
    return all(isinstance(part, int | str) for part in parts)


def _by_name(name: str, value: Any) -> str:
    return f"{name.replace('_', ' ')}: {_plain(value)}"


def _by_seat(value: Any, view: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == view.seats


def _plain(value: Any) -> str | int:
    if type(value) is int or isinstance(value, str):
        return value
    if isinstance(value, dict):
        return ", ".join([f"{key} {n}" for key, n in value.items()])
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)

"""Help in the reader's language, for a command and for a group of them."""

from __future__ import annotations

import shutil
import textwrap
from typing import TYPE_CHECKING, Any

from cadency.cli.plain import Plain

if TYPE_CHECKING:
    from typer._click.core import Command as _Base
else:
    _Base = object


def path(ctx: Any) -> list[str]:
    """The words that lead to a command, without the program's own."""
    return [] if ctx.parent is None else [*path(ctx.parent), ctx.info_name]


def placed(ctx: Any) -> str:
    """A command by its whole name; the program itself by its own."""
    return " ".join(path(ctx)) or "cadency"


class Translated(_Base):
    """Help texts are keys of our texts, and --lang is understood after every command."""

    def get_params(self, ctx: Any) -> list[Any]:
        params: list[Any] = super().get_params(ctx)
        *own, ask = params
        ask.help = "flag-help"
        shared = [param for param in ctx.find_root().command.params if param.name == "lang"] if ctx.parent else []
        return [*own, *shared, ask]

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        found = super().shell_complete(ctx, incomplete)
        for item in found:
            item.help = meaning(ctx, str(item.help))
        return found


def meaning(ctx: Any, key: str) -> str:
    """A help text as a shell shows it: in one line."""
    return textwrap.shorten(Plain(ctx.obj)(key), 76, placeholder=" …")


def is_flag(param: Any) -> bool:
    return bool(param.param_type_name == "option")


def flag(param: Any) -> str:
    """The longer of an option's names."""
    return str(max(param.opts, key=len))


def page(ctx: Any, words: list[str], about: str, title: str, rows: list[tuple[str, str]], more: str = "") -> str:
    """A page of help: how it is called, what it does, its words, its options."""
    texts = Plain(ctx.obj)
    flags = [
        (flag(param) + ("" if param.is_flag else f" {param.metavar}"), texts(param.help))
        for param in ctx.command.get_params(ctx)
        if is_flag(param)
    ]
    parts = [texts("help-usage", usage=" ".join([ctx.command_path, *words, "…"])), about]
    if rows:
        parts.append("\n".join([*([title] if title else []), listed(rows)]))
    parts.append(texts("help-flags") + "\n" + listed(flags))
    return "\n\n".join([*parts, *([more] if more else [])]) + "\n"


def listed(rows: list[tuple[str, str]]) -> str:
    """Two columns; what does not fit into a line goes on below itself."""
    width = min(shutil.get_terminal_size().columns, 100)
    left = max(len(name) for name, _ in rows) + 2
    return "\n".join(
        [
            textwrap.fill(
                text,
                width,
                initial_indent=f"  {name:<{left}}",
                subsequent_indent=" " * (left + 2),
                break_on_hyphens=False,
            )
            for name, text in rows
        ]
    )

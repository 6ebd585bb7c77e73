"""A command of the group, and how its words are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

import cadency
from cadency.cli.errors import BadCommand
from cadency.cli.extras import need
from cadency.cli.helping import Translated, page, path, placed
from cadency.cli.main import NEEDS
from cadency.cli.plain import Plain


class Command(Translated, TyperCommand):
    """A command whose help texts are keys of the texts."""

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise BadCommand("extra-word", command=placed(ctx), word=ctx.args[0])
        if placed(ctx) in NEEDS:
            need(NEEDS[placed(ctx)], placed(ctx))
        return super().invoke(ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        texts = Plain(ctx.obj)
        arguments: list[Any] = [param for param in self.params if param.param_type_name == "argument"]
        words = [param.metavar if param.required else f"[{param.metavar}]" for param in arguments]
        known = ", ".join(cadency.GAMES)
        rows = [(param.metavar, texts(param.help, known=known)) for param in arguments]
        formatter.write(page(ctx, words, texts("-".join(["command", *path(ctx)])), "", rows))


def command_app(function: Callable[..., int]) -> typer.Typer:
    """An app of one command."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(cls=Command, context_settings={"allow_extra_args": True})(function)
    return app


def _games() -> list[str]:
    return list(cadency.GAMES)


GAME = typer.Argument(metavar="GAME", help="argument-game", autocompletion=_games)
Game = Annotated[str, GAME]


def whole(flag: str, least: int = 1) -> Callable[[str], int]:
    """Reads a whole number."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise BadCommand("not-a-number", flag=flag, value=text, least=least)
        return number

    return read

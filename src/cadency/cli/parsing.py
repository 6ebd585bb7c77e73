"""Typer, in our own words: help in the reader's language, and one plain line for every mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand

import cadency
from cadency.cli.errors import BadCommand
from cadency.cli.overview import listed
from cadency.cli.plain import Plain
from cadency.cli.speech import FLAG


class Command(TyperCommand):
    """A command whose help texts are keys of the texts."""

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise BadCommand("extra-word", command=_name(ctx), word=ctx.args[0])
        return super().invoke(ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        texts = Plain(ctx.obj)
        arguments: list[tuple[str, str, bool]] = []
        flags: list[tuple[str, str]] = []
        params: list[Any] = self.get_params(ctx)
        for param in params:
            if param.param_type_name == "argument":
                arguments.append((param.metavar, texts(param.help, known=", ".join(cadency.GAMES)), param.required))
            elif param.name != "help":
                value = "" if param.is_flag else f" {param.metavar}"
                flags.append((param.opts[0] + value, texts(param.help)))
        flags += [(f"{FLAG} LANG", texts("flag-lang")), ("--help", texts("flag-help"))]
        usage = " ".join([ctx.command_path, *[word if needed else f"[{word}]" for word, _, needed in arguments], "…"])
        parts = [texts("help-usage", usage=usage), texts(f"command-{_name(ctx).replace(' ', '-')}")]
        if arguments:
            parts.append(listed([(word, help_text) for word, help_text, _ in arguments]))
        parts.append(texts("help-flags") + "\n" + listed(flags))
        formatter.write("\n\n".join(parts) + "\n")


def command_app(function: Callable[..., int]) -> typer.Typer:
    """An app of one command."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(cls=Command, context_settings={"allow_extra_args": True, "help_option_names": ["--help", "-h"]})(
        function
    )
    return app


def parse(app: typer.Typer, command: str, words: list[str], lang: str) -> int:
    """Read the words, and do what they say."""
    found = typer.main.get_command(app)
    try:
        code = found.main(words, prog_name=f"cadency {command}", standalone_mode=False, obj=lang)
    except typer.TyperException as error:
        raise _usage(error, found, command) from None
    return int(code or 0)


def _usage(error: Any, found: Any, command: str) -> BadCommand:
    """The parser's complaint in our own words."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        known = [param.opts[0] for param in found.params if param.param_type_name == "option"]
        return BadCommand("unknown-flag", command=command, flag=error.option_name, known=", ".join([*known, FLAG]))
    if kind == "MissingParameter":
        word = error.param.metavar
        if error.param.param_type_name == "option":
            word = f"{error.param.opts[0]} {word}"
        return BadCommand("missing-word", command=command, word=word)
    if kind == "BadOptionUsage":
        return BadCommand("needs-value", flag=error.option_name)
    return BadCommand("extra-word", command=command, word=error.format_message())


def _name(ctx: Any) -> str:
    return str(ctx.command_path).removeprefix("cadency ")


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

"""Every command as one Typer group. A command's module is imported when the command is called, not to list it."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer._click.shell_completion import CompletionItem
from typer.core import TyperGroup

from cadency.cli.errors import BadCommand
from cadency.cli.helping import Translated, flag, is_flag, meaning, page, path, placed
from cadency.cli.main import COMMANDS, COMPLETE, in_checkout, program
from cadency.cli.plain import Plain


class Group(Translated, TyperGroup):
    """The commands whose names begin with the words that lead here: all of them, or those of ``content``."""

    def names(self, ctx: Any) -> dict[str, str]:
        """Every command below, by its words from here on, with its whole name."""
        start = "".join([f"{word} " for word in path(ctx)])
        found = {name.removeprefix(start): name for name in COMMANDS if name.startswith(start)}
        if ctx.parent is None and in_checkout():
            found["test"] = "test"
        return found

    def list_commands(self, ctx: Any) -> list[str]:
        return list(dict.fromkeys([name.split()[0] for name in self.names(ctx)]))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        name = " ".join([*path(ctx), cmd_name])
        if name in COMMANDS:
            return typer.main.get_command(import_module(f"cadency.cli.{COMMANDS[name]}").app)
        if cmd_name in self.list_commands(ctx) and name != "test":
            return typer.main.get_command(inner)
        return None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        found = self.get_command(ctx, args[0])
        if found is None and not ctx.resilient_parsing:
            name = " ".join([*path(ctx), args[0]])
            raise BadCommand("unknown-command", command=name, known=", ".join(self.names(ctx).values()))
        return args[0], found, args[1:]

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [*args[1:], "--help"] if args[:1] == ["help"] else args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        texts = Plain(ctx.obj)
        rows = [(words, texts(f"command-{name.replace(' ', '-')}")) for words, name in self.names(ctx).items()]
        about = texts("-".join(["command", *path(ctx)])) if path(ctx) else texts("help-about")
        more = texts("help-more", program=program())
        formatter.write(page(ctx, ["COMMAND"], about, texts("help-commands"), rows, more))

    def shell_complete(self, ctx: Any, incomplete: str) -> list[CompletionItem]:
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        words = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        return [CompletionItem(name, help=meaning(ctx, "-".join(["command", *path(ctx), name]))) for name in words]


def _languages() -> list[str]:
    from cadency.texts import LANGUAGES

    return list(LANGUAGES)


def everything(
    ctx: typer.Context,
    lang: Annotated[  # noqa: ARG001
        str | None, typer.Option(metavar="LANG", help="flag-lang", expose_value=False, autocompletion=_languages)
    ] = None,
    version: Annotated[bool, typer.Option("--version", help="flag-version")] = False,
) -> None:
    """The whole program. What --lang says was read before, so that even mistakes are told in that language."""
    if version:
        from cadency import __version__

        print("cadency", __version__)
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())


def part(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        group: Any = ctx.command
        raise BadCommand("missing-command", command=placed(ctx), known=", ".join(group.names(ctx).values()))


def _group(callback: Any) -> typer.Typer:
    settings = {"help_option_names": ["--help", "-h"]}
    return typer.Typer(
        cls=Group,
        callback=callback,
        invoke_without_command=True,
        add_completion=False,
        rich_markup_mode=None,
        context_settings=settings,
    )


inner = _group(part)
app = _group(everything)


def follow(words: list[str], lang: str) -> int:
    """Do what a command line says."""
    group = typer.main.get_command(app)
    try:
        with group.make_context(program(), list(words), obj=lang) as ctx:
            return int(group.invoke(ctx) or 0)
    except typer.Exit as done:
        return done.exit_code
    except typer.TyperException as error:
        raise _in_our_words(error) from None


def complete(asked: str, lang: str) -> int:
    """Tell a shell what could come next."""
    from typer._completion_classes import completion_init
    from typer.completion import shell_complete

    completion_init()
    return shell_complete(typer.main.get_command(app), {"obj": lang}, "cadency", COMPLETE, asked)


def _in_our_words(error: Any) -> BadCommand:
    """The parser's complaint as one of ours."""
    kind = type(error).__name__
    if kind == "BadOptionUsage":
        return BadCommand("needs-value", flag=error.option_name)
    command = placed(error.ctx)
    if kind == "NoSuchOption":
        known = [flag(param) for param in error.ctx.command.get_params(error.ctx) if is_flag(param)]
        return BadCommand("unknown-flag", command=command, flag=error.option_name, known=", ".join(known))
    if kind == "MissingParameter":
        word = error.param.metavar
        if error.param.param_type_name == "option":
            word = f"{error.param.opts[0]} {word}"
        return BadCommand("missing-word", command=command, word=word)
    return BadCommand("extra-word", command=command, word=error.format_message())

"""The way in: finds the command, imports only what it needs, and turns every mistake into one line and exit code 2."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from cadency.cli.errors import BadCommand, InFile
from cadency.cli.speech import complain, language, speak, without_language
from cadency.kernel.errors import CadencyError

if TYPE_CHECKING:
    from typer import Typer

# command -> module of this package; a command may be two words
COMMANDS = {
    "play": "play",
    "serve": "serve",
    "simulate": "simulate",
    "replay": "replay",
    "render": "render",
    "rules": "rules",
    "content doubts": "doubts",
    "content check": "check",
    "bench": "bench",
}


def run() -> int:
    """Whatever the command line asks for; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without these letters still gets the rest
    words = sys.argv[1:]
    lang = "en"
    try:
        lang = language(words)
        return dispatch(without_language(words), lang)
    except (CadencyError, InFile) as error:
        complain(speak(lang), error)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our output has gone, as head does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def dispatch(words: list[str], lang: str) -> int:
    if not words or words[0] in ("--help", "-h", "help"):
        from cadency.cli.overview import overview
        from cadency.cli.plain import Plain

        sys.stdout.write(overview(Plain(lang)))
        return 0
    if words[0] == "--version":
        from cadency import __version__

        print("cadency", __version__)
        return 0
    for length in (2, 1):
        command = " ".join(words[:length])
        if command in COMMANDS:
            return call(command, words[length:], lang)
    raise BadCommand("unknown-command", command=words[0], known=", ".join(COMMANDS))


def call(command: str, words: list[str], lang: str) -> int:
    """Hand the rest of the line to the command's own parser."""
    module = import_module(f"cadency.cli.{COMMANDS[command]}")
    app: Typer = module.app
    from cadency.cli.parsing import parse

    return parse(app, command, words, lang)

"""The way in: hands the line to the group of commands, and turns every mistake into one line and exit code 2."""

from __future__ import annotations

import os
import sys

from cadency.cli.errors import InFile
from cadency.cli.speech import complain, language, speak
from cadency.kernel.errors import CadencyError
from cadency.plugins import tell_to

# Command -> module of this package, which is imported when the command is called. A command of two words makes a group
# of its first. CONTRIBUTING.md says what else a new command needs.
COMMANDS = {
    "play": "play",
    "learn": "learn",
    "serve": "serve",
    "backup": "backup",
    "restore": "restore",
    "prune": "prune",
    "forget": "forget",
    "simulate": "simulate",
    "arena": "arena",
    "export": "export",
    "replay": "replay",
    "analyse": "analyse",
    "render": "render",
    "rules": "rules",
    "aid": "aid",
    "content doubts": "doubts",
    "content check": "check",
    "lesson check": "lesson",
    "train": "train",
    "bench": "bench",
    "compile": "compiling",
    "completion": "completion",
}
# Command -> what it needs beyond the engine, as pip's extras name it. The command of a checkout has the same table.
NEEDS = {
    **dict.fromkeys(("serve", "backup", "restore", "prune", "forget"), "server"),
    **dict.fromkeys(("arena", "export"), "arena"),
    "compile": "compile",
}
COMPLETE = "_CADENCY_COMPLETE"  # what a shell sets to ask what could come next


def run() -> int:
    """Whatever the command line asks for; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without these letters still gets the rest
    words = sys.argv[1:]
    lang = "en"
    try:
        lang = language(words)
        tell_to(lambda problem: complain(speak(lang), problem))
        from cadency.cli.group import complete, follow

        asked = os.environ.get(COMPLETE)
        return complete(asked, lang) if asked else follow(words, lang)
    except (CadencyError, InFile) as error:
        complain(speak(lang), error)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our output has gone, as head does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def program() -> str:
    """What to type to get here: the name of an installed command, or where the command of a checkout lies."""
    return os.environ.get("CADENCY_CALLED", "cadency")


def in_checkout() -> bool:
    """Did the command of a checkout bring us here? It has a command of its own, ``test``."""
    return "CADENCY_CALLED" in os.environ

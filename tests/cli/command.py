"""The command line as a person uses it: a process of its own, with what is typed and what comes back."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support import hearing_ctrl_c

PROGRAM = (sys.executable, "-P", "-m", "cadency")


def surroundings(lang: str) -> dict[str, str]:
    """The environment of a person who speaks this language, at a screen of 80 columns."""
    mine = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "CADENCY_"))}
    return {**mine, "LANG": f"{lang}.UTF-8", "COLUMNS": "80", "PYTHONUTF8": "1"}


def cadency(*words: str, where: Path, typed: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *words],
        check=False,
        cwd=where,
        input=typed,
        env=surroundings(lang),
        capture_output=True,
        encoding="utf-8",
        timeout=240,
    )


def start(*words: str, where: Path, screen: int = subprocess.PIPE) -> subprocess.Popen[str]:
    """A process that is still running when this returns. Its standard error stream may go to a terminal."""
    pipe = subprocess.PIPE
    with hearing_ctrl_c():
        return subprocess.Popen(
            [*PROGRAM, *words],
            cwd=where,
            env=surroundings("en"),
            stdin=pipe,
            stdout=pipe,
            stderr=screen,
            encoding="utf-8",
        )

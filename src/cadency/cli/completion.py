"""``cadency completion``: what a shell needs to complete our words."""

from __future__ import annotations

from typing import Annotated

import typer
from typer._completion_shared import Shells, get_completion_script

from cadency.cli.errors import BadCommand
from cadency.cli.main import COMPLETE
from cadency.cli.parsing import command_app

SHELLS = [shell.value for shell in Shells]


def _shells() -> list[str]:
    return SHELLS


def completion(
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="argument-shell", autocompletion=_shells)],
) -> int:
    if shell not in SHELLS:
        raise BadCommand("unknown-shell", value=shell, known=", ".join(SHELLS))
    script = get_completion_script(prog_name="cadency", complete_var=COMPLETE, shell=shell)
    # Whatever was typed answers, so that the command of a checkout completes as an installed one does.
    print(script.replace(f"{COMPLETE}=complete_zsh cadency", f"{COMPLETE}=complete_zsh ${{words[1]}}"))
    return 0


app = command_app(completion)

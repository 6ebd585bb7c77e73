"""What ``cadency --help`` says. It needs no parser, so that it is there at once."""

from __future__ import annotations

import shutil
import textwrap

from cadency.cli.main import COMMANDS
from cadency.cli.plain import Plain


def overview(texts: Plain) -> str:
    rows = [(command, texts(f"command-{command.replace(' ', '-')}")) for command in COMMANDS]
    rows.append(("test", texts("command-test")))
    flags = [("--lang", texts("flag-lang")), ("--version", texts("flag-version")), ("--help", texts("flag-help"))]
    parts = [
        texts("help-usage", usage="cadency COMMAND …"),
        texts("help-about"),
        texts("help-commands") + "\n" + listed(rows),
        texts("help-flags") + "\n" + listed(flags),
        texts("help-more"),
    ]
    return "\n\n".join(parts) + "\n"


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

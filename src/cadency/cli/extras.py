"""What a command needs beyond the engine."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from cadency.cli.errors import BadCommand

PARTS = {  # an extra's parts that tell it is there
    "arena": ("distributed", "openskill", "pyarrow"),
    "compile": ("mypyc", "setuptools"),
    "server": ("litestar", "sqlalchemy", "alembic", "uvicorn", "jinja2"),
}


def need(extra: str, command: str) -> None:
    """An error that says what to install, unless it is."""
    if sys.platform == "win32" and extra in ("compile", "server"):
        raise BadCommand("not-on-windows", command=command)
    if not all(find_spec(part) for part in PARTS[extra]):
        raise BadCommand("needs-extra", command=command, install=f"pip install 'cadency[{extra}]'")

"""Players of the tests' own, for the arena to load by name."""

import os
import signal
from pathlib import Path
from typing import Any

from cadency.bots import Page


class Fragile(Page):
    """Ends the process it plays in, once: whoever comes after it finds the file."""

    def choose(self, view: Any, seat: int) -> Any:
        trap = Path(os.environ["ARENA_TRAP"])
        if not trap.exists():
            trap.write_text(str(os.getpid()), "utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, seat)


class Twin(Page):
    """A page under another name."""


class Clumsy(Page):
    """Trips over everything."""

    def choose(self, view: Any, seat: int) -> Any:
        raise RuntimeError("no idea")

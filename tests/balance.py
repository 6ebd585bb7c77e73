"""What the tests of the commands that tell of balance share: to run one, and to interrupt one."""

import io
import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest import mock

from tests.support import hearing_ctrl_c

ROOT = Path(__file__).resolve().parents[1]


class Balance:
    """One of the commands, by the name of its file."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.command = [sys.executable, f"benchmarks/{name}.py"]

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*self.command, *words], capture_output=True, text=True, check=False, cwd=ROOT)

    @cached_property
    def module(self) -> Any:
        with mock.patch.object(sys, "path", [str(ROOT / "benchmarks"), *sys.path]):
            return import_module(self.name)

    def run_here(self, *words: str) -> subprocess.CompletedProcess[str]:
        """The same in this process, where it need not find out again for every run which bots are those of today."""
        out, err = io.StringIO(), io.StringIO()
        with mock.patch.object(sys, "argv", [self.command[1], *words]), redirect_stdout(out), redirect_stderr(err):
            code = self.module.main()
        return subprocess.CompletedProcess(sys.argv, code, out.getvalue(), err.getvalue())

    def interrupted(self, *words: str, after: str) -> str:
        """What it tells when Ctrl-C is pressed as soon as it has said that a game of these is over."""
        with (
            hearing_ctrl_c(),
            subprocess.Popen(
                [*self.command, *words],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            ) as process,
        ):
            assert process.stderr is not None
            assert process.stderr.readline().startswith(after)
            process.send_signal(signal.SIGINT)
            told, _ = process.communicate(timeout=240)
        assert process.returncode == 130
        return told

    def refuses(self, *lines: list[str]) -> None:
        """Each of these command lines cannot be played: nothing on standard output, no traceback."""
        for words in lines:
            told = self.run(*words)
            assert (told.returncode, told.stdout) == (2, "")
            assert "Traceback" not in told.stderr

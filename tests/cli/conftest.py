"""The command line inside this process, for the many cases where a process of its own would only cost time."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from cadency.cli.main import run

Answer = tuple[int, str, str]  # exit code, standard output, standard error
Call = Callable[..., Answer]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    def say(*words: str, lang: str = "en") -> Answer:
        monkeypatch.setenv("CADENCY_LANG", lang)
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setattr("sys.argv", ["cadency", *words])
        with ThreadPoolExecutor(1) as thread:  # where a browser was driven before, this one has a running loop
            code = thread.submit(run).result()
        out, err = capsys.readouterr()
        return code, out, err

    return say

"""The command line inside this process, for the many cases where a process of its own would only cost time."""

from collections.abc import Callable

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
        code = run()
        out, err = capsys.readouterr()
        return code, out, err

    return say

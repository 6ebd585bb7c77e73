"""Builds the compiled copy: C by mypyc, machine code by a C compiler, then all of it in its place at once."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from cadency.compiled.sources import FILE, PACKAGE, digest, files, home
from cadency.compiled.use import SWITCH

KEPT = 3  # copies, the newest ones: whoever goes back and forth between branches need not build each time
DOORS = Path(PACKAGE, "compiled", "doors.c")
ONCE = ("choices", "content", "names", "setup", "vocabulary")  # modules that do their work when they are imported
BESIDE = ("__pycache__", "copies", "static")  # in the package, and nothing to translate
# Nobody but Python calls into the library: what stays inside needs no detours.
FLAGS = ("-DNDEBUG", "-w", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
Tell = Callable[[int, int], None]  # so many of so many steps


class BuildFailed(Exception):
    """What the tools said, the last lines."""


class Build:
    """One build. Its processes end with it."""

    def __init__(self, folder: Path, compiler: str, processes: int) -> None:
        self.folder = folder
        self.compiler = compiler
        self.processes = processes
        self._running: set[subprocess.Popen[str]] = set()
        self._stopped = False

    def library(self, tell: Tell) -> Path:
        """The library, from nothing."""
        tell(0, 0)
        # these sources, and alone in their folder: mypy takes what lies beside them for modules of theirs
        alone = shutil.copytree(PACKAGE, self.folder / "sources" / "cadency", ignore=shutil.ignore_patterns(*BESIDE))
        path = os.pathsep.join(filter(None, [str(alone.parent), os.environ.get("PYTHONPATH")]))
        env = {**os.environ, SWITCH: "0", "PYTHONPATH": path}
        found = json.loads(self._run([sys.executable, "-P", "-m", "cadency.compiled.generate", str(self.folder)], env))
        sources = sorted([*found["sources"], str(DOORS)], key=lambda file: -Path(file).stat().st_size)
        steps = len(sources) + 1
        objects = []
        with ThreadPoolExecutor(self.processes) as pool:
            try:
                jobs = [pool.submit(self._object, n, source, found["headers"]) for n, source in enumerate(sources)]
                for done, job in enumerate(as_completed(jobs), 1):
                    objects.append(job.result())
                    tell(done, steps)
            except BaseException:
                self.stop()
                raise
        made = self.folder / FILE
        self._run([*_words("LDSHARED", "cc -shared", self.compiler), *sorted(objects), "-o", str(made)])
        tell(steps, steps)
        return made

    def stop(self) -> None:
        self._stopped = True
        for process in list(self._running):
            process.kill()

    def _object(self, n: int, source: str, headers: list[str]) -> str:
        made = str(self.folder / f"{n}.o")
        where = [f"-I{folder}" for folder in [*headers, sysconfig.get_path("include")]]
        pic = shlex.split(sysconfig.get_config_var("CCSHARED") or "-fPIC")
        level = "-O0" if Path(source).stem.rpartition("___")[2] in ONCE else "-O2"
        self._run([self.compiler, level, *FLAGS, *pic, *where, "-c", source, "-o", made])
        return made

    def _run(self, words: list[str], env: dict[str, str] | None = None) -> str:
        if self._stopped:
            raise BuildFailed
        pipe = subprocess.PIPE
        with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, env=env, cwd=self.folder) as process:  # noqa: S603
            self._running.add(process)
            try:
                out, err = process.communicate()
            except BaseException:
                process.kill()
                raise
            finally:
                self._running.discard(process)
        if process.returncode:
            raise BuildFailed(
                "\n".join([shlex.join(words[:3]) + " …", *(err.strip() or out.strip()).splitlines()[-20:]])
            )
        return out


def compiler() -> str | None:
    """This machine's C compiler: the one that ``CC`` names, the one that built this Python, or what is usual."""
    named = [os.environ.get("CC", ""), sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    found = [path for words in named if words and (path := shutil.which(shlex.split(words)[0]))]
    return found[0] if found else None


def header() -> str:
    """Where Python's own header should be; distributions have it in a package of its own."""
    return f"{sysconfig.get_path('include')}/Python.h"


def lacks() -> list[str]:
    """What a build needs and this machine has not, by the names of Debian's packages."""
    needed = {"gcc": compiler(), "libc6-dev": compiler(), "python3-dev": Path(header()).exists()}
    return [package for package, there in needed.items() if not there]


def build(with_compiler: str, tell: Tell, processes: int, where: Path | None = None) -> tuple[Path, bool]:
    """The folder of the copy that fits the sources, and whether it had to be made."""
    place = where or Path(home())
    name = digest(files())
    place.mkdir(parents=True, exist_ok=True)
    with _alone(place):
        if (place / name / FILE).exists():
            os.utime(place / name)
            return place / name, False
        for rest in place.glob("new-*"):  # of builds that were killed
            shutil.rmtree(rest)
        with tempfile.TemporaryDirectory(prefix="new-", dir=place) as folder:
            made = Build(Path(folder), with_compiler, processes).library(tell)
            if digest(files()) != name:
                raise BuildFailed("the sources were changed meanwhile; build again")
            ready = Path(folder) / "ready"
            ready.mkdir()
            made.rename(ready / FILE)
            ready.rename(place / name)
        tidy(place)
    return place / name, True


def tidy(place: Path) -> None:
    """Copies are a dozen megabytes each: only the newest stay."""
    copies = sorted([entry for entry in place.iterdir() if entry.is_dir()], key=lambda entry: -entry.stat().st_mtime)
    for old in copies[KEPT:]:
        shutil.rmtree(old)


@contextmanager
def _alone(place: Path) -> Iterator[None]:
    """One build at a time; whoever comes second waits, and finds it done."""
    with (place / "lock").open("w") as lock:
        with suppress(ImportError):  # not on Windows
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _words(variable: str, usual: str, compiler: str) -> list[str]:
    """A command of the build of this Python, by the compiler that is here."""
    words: list[Any] = shlex.split(sysconfig.get_config_var(variable) or usual)
    return [compiler, *words[1:]]

"""The first half of a build, a process of its own: C from our modules, by mypyc.

``python -m cadency.compiled.generate FOLDER`` writes into the folder and prints, as JSON, what a C compiler needs."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from importlib import import_module

from cadency.compiled.sources import LIBRARY, PACKAGE, compiled, files


def generate(folder: str) -> dict[str, list[str]]:
    """The C files that make the library, and where their headers lie."""
    import_module("setuptools")  # mypyc looks for it among what is loaded
    mypycify = import_module("mypyc.build").mypycify
    os.chdir(os.path.dirname(PACKAGE))  # noqa: PTH120 - mypyc tells modules by their paths from here
    sources = [f"cadency/{file}" for file in files() if compiled(file)]
    words = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={folder}/cache", *sources]
    with contextlib.redirect_stdout(sys.stderr):
        library, *_ = mypycify(
            words, target_dir=folder, multi_file=True, group_name=LIBRARY.removesuffix("__mypyc"), strip_asserts=False
        )
    return {"sources": library.sources, "headers": library.include_dirs}


if __name__ == "__main__":
    print(json.dumps(generate(sys.argv[1])))

"""A mutation pass: breaks the rules of a game in one small place at a time and sees whether any test notices.

    python -m tests.mutate village [--only frames/market.py] [--jobs 2] [--keep mutants.jsonl]

Each mutant is one changed operator, number, condition or statement in the game's rules. Results are appended to the
``--keep`` file as they come, so that a pass can be stopped with Ctrl-C and taken up again. What survives is printed.
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.util
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from copy import deepcopy
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
RULES = ("frames", "state.py", "score.py", "setup.py")  # what is broken
PATIENCE = 120  # seconds until a mutant is taken to go on for ever, and so to be noticed

# modules whose tests have other names
NEAR = {
    "mass": ("test_church_mass",),
    "procession": ("test_promotion", "test_church_mass"),
    "church": ("test_church_mass",),
    "taking": ("test_turn", "test_coins"),
    "payment": ("test_coins", "test_council"),
    "actions": ("test_turn",),
    "score": ("test_scoring",),
    "state": ("test_crafts", "test_market", "test_travel", "test_council"),
}

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.FloorDiv,
    ast.FloorDiv: ast.Mod,
    ast.RShift: ast.LShift,
    ast.LShift: ast.RShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


def mutations(node: ast.AST) -> Iterator[ast.AST]:
    """Every way to break this one node."""
    changed: Any = deepcopy(node)
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            changed.ops = [COMPARED[type(op)]()]
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in COMPUTED:
            changed.op = COMPUTED[type(op)]()
        case ast.BoolOp(op=ast.And()):
            changed.op = ast.Or()
        case ast.BoolOp(op=ast.Or()):
            changed.op = ast.And()
        case ast.Constant(value=int(number)):
            changed.value = number + 1
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            changed = operand
        case ast.If(test=test):
            changed.test = ast.UnaryOp(ast.Not(), test)
        case _:
            return
    yield changed


def removable(node: ast.stmt) -> bool:
    """A statement that does something; telling listeners does not count, and neither do declarations."""
    if isinstance(node, ast.Expr):
        call = node.value
        told = isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "say"
        return isinstance(call, ast.Call) and not told
    return isinstance(node, (ast.AugAssign, ast.Assign)) or (isinstance(node, ast.Return) and node.value is None)


def broken(source: str) -> Iterator[tuple[int, str, str]]:
    """(line, what was done, the broken source) for every mutant of a module."""
    tree = ast.parse(source)
    for parent in ast.walk(tree):
        if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Attribute) and parent.func.attr == "say":
            continue
        for name, value in ast.iter_fields(parent):
            if name in ("annotation", "returns", "decorator_list"):
                continue
            places = value if isinstance(value, list) else [value]
            for at, node in enumerate(places):
                if not isinstance(node, ast.AST):
                    continue
                found = list(mutations(node))
                if (
                    isinstance(node, ast.stmt)
                    and isinstance(parent, (ast.FunctionDef, ast.If, ast.For))
                    and removable(node)
                ):
                    found.append(ast.copy_location(ast.Pass(), node))
                for changed in found:
                    if isinstance(value, list):
                        value[at] = changed
                    else:
                        setattr(parent, name, changed)
                    text = ast.unparse(ast.fix_missing_locations(tree))
                    before, after = ast.unparse(node).splitlines()[0], ast.unparse(changed).splitlines()[0]
                    if isinstance(value, list):
                        value[at] = node
                    else:
                        setattr(parent, name, node)
                    yield getattr(node, "lineno", 0), f"{before}  ->  {after}", text


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module from broken source."""

    def __init__(self, module: str, source: str) -> None:
        self.module, self.source = module, source

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, self.module, "exec"), module.__dict__)


def child(game: str, module: str, source: str) -> int:
    """In a process of its own: 0 if every test passes all the same. The nearest tests come first."""
    sys.meta_path.insert(0, Broken(module, source))
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    quick = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:timeout", "-p", "no:hypothesispytest"]
    ini = ["-o", "addopts=--import-mode=importlib", "-o", "timeout=0", "--rootdir", str(ROOT)]
    stem = module.rsplit(".", 1)[-1]
    files = sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))
    near = [path for path in files if stem in path.stem or path.stem in NEAR.get(stem, ())]
    far = [path for path in files if path not in near]
    for batch in (near, [ROOT / "tests" / "records"], far):
        if batch and (failed := int(pytest.main([*quick, *ini, *map(str, batch)]))):
            return failed
    return 0


def run(game: str, jobs: int, keep: Path, only: str) -> None:
    folder = ROOT / "src" / "cadency" / "games" / game
    files = [
        path
        for part in RULES
        for path in ([folder / part] if part.endswith(".py") else sorted((folder / part).glob("*.py")))
    ]
    todo = []
    for path in files:
        if only in str(path):
            name = "cadency." + ".".join(path.relative_to(ROOT / "src" / "cadency").with_suffix("").parts)
            todo += [(path.relative_to(folder), name, *mutant) for mutant in broken(path.read_text(encoding="utf-8"))]
    done = {json.loads(line)["id"] for line in keep.read_text().splitlines()} if keep.exists() else set()
    running: dict[int, tuple[str, float]] = {}
    with keep.open("a", encoding="utf-8") as out:
        for number, (path, name, line, what, source) in enumerate(todo):
            key = f"{path}:{line}: {what}"
            if key in done:
                continue
            pid = os.fork()
            if not pid:
                os._exit(child(game, name, source))
            running[pid] = (key, time.monotonic())
            while len(running) >= jobs:
                reap(running, out)
            print(f"\r{number + 1} of {len(todo)}", end="", file=sys.stderr, flush=True)
        while running:
            reap(running, out)
    report(keep, len(todo))


def reap(running: dict[int, tuple[str, float]], out: Any) -> None:
    pid, status = os.waitpid(-1, os.WNOHANG)
    if pid:
        key, _ = running.pop(pid)
        out.write(json.dumps({"id": key, "survived": status == 0}) + "\n")
        out.flush()
        return
    for other, (_, began) in running.items():
        if time.monotonic() - began > PATIENCE:
            os.kill(other, signal.SIGKILL)
    time.sleep(0.02)


def report(keep: Path, total: int) -> None:
    results = [json.loads(line) for line in keep.read_text(encoding="utf-8").splitlines()]
    survivors = [result["id"] for result in results if result["survived"]]
    print(f"\n{total} mutants, {total - len(survivors)} noticed, {len(survivors)} survive")
    print("\n".join(survivors))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, default=Path("mutants.jsonl"))
    words = parser.parse_args()
    run(words.game, words.jobs, words.keep, words.only)


if __name__ == "__main__":
    main()

"""A mutation pass: breaks the rules of a game in one small place at a time and sees whether any test notices.

    python -m tests.mutate village [--only market crafts] [--within 0.5]

Each mutant is one changed operator, number, condition or statement inside a function of the game's rules. The tests are
collected once and run once unbroken, to see how long each takes and through which functions it comes. Every mutant is a
fork in which one function gets broken code; of the tests that come through it the quickest go first, until one fails.
What survives is printed as it is found; Ctrl-C ends the pass with the count.
"""

from __future__ import annotations

import argparse
import ast
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from functools import partial
from importlib import import_module
from inspect import signature
from math import inf
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
RULES = (  # what is broken
    *("frames/*.py", "state.py", "score.py", "setup.py", "lots.py", "reach.py", "sharing.py"),
    *("family.py", "forebears.py", "ledger.py", "prospects.py", "offers.py", "measures.py", "cradle.py", "quests.py"),
    *("clues.py", "stock.py"),
)
PATIENCE = 5  # times as long as a test takes on unbroken rules, and 3 s more: then a mutant is taken to go on for ever
MEMORY = 2 << 30  # bytes: a mutant that wants more is taken to collect for ever

DECLARED = ("annotation", "returns", "decorator_list")

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
        case ast.Constant(value=bool(truth)):
            changed.value = not truth
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
        return isinstance(node.value, ast.Call) and not is_told(node.value)
    return isinstance(node, (ast.AugAssign, ast.Assign)) or (isinstance(node, ast.Return) and node.value is None)


def broken(source: str) -> Iterator[tuple[str, str, ast.Module]]:
    """(function, what was done, the broken module) for every mutant."""
    tree = ast.parse(source)
    for function, node in functions(tree):
        for parent in walk(node):
            for name, value in rules_of(parent):
                places = value if isinstance(value, list) else [value]
                for at, part in enumerate(places):
                    for changed in changes(parent, part):
                        said = f"{part.lineno}: {first_line(part)}  ->  {first_line(changed)}"
                        put(parent, name, at, changed)
                        yield function, said, ast.fix_missing_locations(deepcopy(tree))
                        put(parent, name, at, part)


def rules_of(node: ast.AST) -> Iterator[tuple[str, Any]]:
    """The parts of a node that can be rules: neither types, nor decorators, nor what listeners are told."""
    if not is_told(node):
        yield from [(name, value) for name, value in ast.iter_fields(node) if name not in DECLARED]


def walk(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for _, value in rules_of(node):
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                yield from walk(part)


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from [(f"{node.name}.{one.name}", one) for one in node.body if isinstance(one, ast.FunctionDef)]


def changes(parent: ast.AST, part: Any) -> list[ast.AST]:
    if not isinstance(part, (ast.expr, ast.stmt)):
        return []
    found = list(mutations(part))
    if isinstance(part, ast.stmt) and isinstance(parent, (ast.FunctionDef, ast.If, ast.For)) and removable(part):
        found.append(ast.copy_location(ast.Pass(), part))
    return found


def put(parent: ast.AST, name: str, at: int, part: ast.AST) -> None:
    value = getattr(parent, name)
    if isinstance(value, list):
        value[at] = part
    else:
        setattr(parent, name, part)


def first_line(node: ast.AST) -> str:
    return ast.unparse(node).splitlines()[0]


def is_told(node: ast.AST) -> bool:
    """Telling listeners is not a rule, and neither is a zip that checks its lengths."""
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"


class Test(NamedTuple):
    """A collected test: how long it took on unbroken rules, and the functions that it came through."""

    seconds: float
    number: int
    run: Callable[[], None]
    through: set[tuple[str, str]]  # file and name


def tried(number: int, run: Callable[[], None]) -> Test:
    """Run a test on unbroken rules."""
    through: set[tuple[str, str]] = set()

    def look(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            through.add((frame.f_code.co_filename, frame.f_code.co_qualname.partition(".<locals>")[0]))

    began = time.process_time()
    sys.setprofile(look)
    try:
        run()
    finally:
        sys.setprofile(None)
    return Test(time.process_time() - began, number, run, through)


class Pass:
    """A pytest plugin that runs the collected tests once for every mutant."""

    def __init__(self, game: str, only: list[str], within: float) -> None:
        self.game, self.only, self.within = game, only, within
        self.mutants = self.endless = 0
        self.survivors: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if self.wanted(item.nodeid)]
        found = [(item.obj, dict(item.callspec.params) if hasattr(item, "callspec") else {}) for item in items]  # type: ignore[attr-defined]
        runs = [partial(test, **params) for test, params in found if set(signature(test).parameters) <= set(params)]
        tests = sorted([tried(number, run) for number, run in enumerate(runs)])
        tests = [test for test in tests if test.seconds <= self.within]
        took = sum([test.seconds for test in tests])
        print(f"{len(tests)} tests, {took:.1f} s", flush=True)
        with suppress(KeyboardInterrupt):
            for module in modules(self.game):
                if any(part in module for part in self.only):
                    self.break_module(import_module(module), tests)
        noticed = self.mutants - len(self.survivors)
        print(f"\n{self.mutants} mutants, {len(self.survivors)} survive")
        print(f"{noticed} are noticed, {self.endless} of them because they crash or never end")
        return True

    def wanted(self, name: str) -> bool:
        """Tests of this game, but not of its words; of the laws, which take long, a few games with three seats or
        alone."""
        if "tests/laws" in name:
            tables = (f"test_laws[{self.game} 3 ", f"test_laws[{self.game} 1 ")
            return "lively" in name and any(table in name for table in tables)
        if "tests/records" in name:
            return self.game in name
        if "/test_laws.py" in name:
            return "test_laws[3" in name
        return "/test_texts.py" not in name

    def break_module(self, module: ModuleType, tests: list[Test]) -> None:
        file = str(module.__file__)
        print(f"\n{module.__name__}: after {self.mutants} mutants, {len(self.survivors)} of which survive", flush=True)
        for function, said, tree in broken(Path(file).read_text(encoding="utf-8")):
            self.mutants += 1
            through = [test for test in tests if cached(module, function) or (file, function) in test.through]
            noticed = try_out(module, function, compile(tree, file, "exec"), through)
            if noticed is None:
                self.survivors.append(said)
                print(f"\n{module.__name__}, line {said}", flush=True)
            elif not noticed:
                self.endless += 1
            print(f"\r{self.mutants} mutants", end="", file=sys.stderr, flush=True)


def try_out(module: ModuleType, function: str, code: CodeType, tests: list[Test]) -> bool | None:
    """Does a test notice, in a fork? False when it hangs or dies, None when none does."""
    reader, writer = os.pipe()
    pid = os.fork()
    if not pid:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        patch(module, function, code)
        os.write(writer, b"noticed" if any_fails(tests) else b"alive")
        os._exit(0)
    os.close(writer)
    os.waitpid(pid, 0)
    said = os.read(reader, 20)
    os.close(reader)
    return None if said == b"alive" else bool(said)


def any_fails(tests: list[Test]) -> bool:
    for test in tests:
        signal.setitimer(signal.ITIMER_PROF, 3 + PATIENCE * test.seconds)  # in CPU time, however busy the machine
        try:
            test.run()
        except BaseException:  # noqa: BLE001 - whatever it is, the mutant was noticed
            return True
    return False


def cached(module: ModuleType, function: str) -> bool:
    """Is it a function that remembers its answers? A test may then do without calling it."""
    return hasattr(vars(module).get(function), "cache_clear")


def patch(module: ModuleType, function: str, code: CodeType) -> None:
    """Give a function of a loaded module its broken code; what the game's functions remember is forgotten."""
    for name, other in sys.modules.items():
        if name.split(".")[:3] == module.__name__.split(".")[:3]:
            for value in vars(other).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
    target: Any = module
    for name in function.split("."):
        target = vars(target)[name]
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
    target = getattr(target, "__wrapped__", target)
    target.__code__ = code


def modules(game: str) -> list[str]:
    folder = ROOT / "src" / "cadency" / "games" / game
    files = [path for part in RULES for path in (sorted(folder.glob(part)))]
    return [".".join(("cadency", *path.relative_to(ROOT / "src" / "cadency").with_suffix("").parts)) for path in files]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--only", nargs="+", default=[""], help="modules whose names have one of these in them")
    parser.add_argument("--within", type=float, default=inf, help="only tests that take no longer than so many seconds")
    words = parser.parse_args()
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=no"]
    places = [str(ROOT / "tests" / place) for place in (f"games/{words.game}", "records", "laws/test_laws.py")]
    sys.exit(
        pytest.main([*quiet, "--rootdir", str(ROOT), *places], plugins=[Pass(words.game, words.only, words.within)])
    )


if __name__ == "__main__":
    main()

"""``cadency rules``: the clauses of a game, and which tests hold to them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.markdown import Markdown

import cadency
from cadency.cli.clauses import clauses, coverage, sections
from cadency.cli.console import Screen
from cadency.cli.errors import BadCommand
from cadency.cli.lookup import clause_texts
from cadency.cli.parsing import Game, command_app
from cadency.cli.speech import speak
from cadency.texts.finding import find

if TYPE_CHECKING:
    from cadency.texts import Texts

_NUMBER: Final = re.compile(r"(?:[A-Za-z]-)?(?:[Rr]?\d+(?:\.\d*)?|[Rr])")


def rules(
    ctx: typer.Context,
    game: Game,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="argument-clause")] = None,
    covered: Annotated[bool, typer.Option("--coverage", help="flag-rules-coverage")] = False,
) -> int:
    found = cadency.rules(game)
    if covered:
        return _coverage(found.id, clause, speak(ctx.obj))
    texts = clauses(found.id, ctx.obj)
    if clause is not None and not _NUMBER.fullmatch(clause):
        Screen().show(Markdown(_found(found.id, ctx.obj, clause)))
        return 0
    if clause is not None:
        Screen().show(Markdown("\n\n".join(clause_texts(found, texts, clause))))
        return 0
    if not texts:
        raise BadCommand("no-clauses", game=found.id)
    pages = []
    for number, title in sections(found.id, ctx.obj).items():
        start = f"{found.prefix}-{number}" + ("" if number == "R" else ".")
        pages.append(f"## {number} {title}")
        pages += [text for name, text in texts.items() if name.startswith(start)]
    Screen().show(Markdown("\n\n".join(pages)))
    return 0


def _found(game: str, lang: str, wish: str) -> str:
    """Where something is told, by any of its names."""
    found = find(game, lang, wish)
    if not found.clauses:
        raise BadCommand("nothing-found", game=game, wish=wish)
    told = []
    for noun in found.nouns:
        others = [name for name in noun.every_name if name != noun.called(lang)]
        told.append(f"**{noun.called(lang)}** ({', '.join(others)}): {noun.said[lang]} {', '.join(noun.clauses)}")
    for one in found.clauses:
        text = "".join([f"**{piece}**" if hit else piece for piece, hit in one.pieces])
        told.append(f"**{one.id}** *{one.heading}*\n\n> {text}")
    return "\n\n".join(told)


def _coverage(game: str, clause: str | None, texts: Texts) -> int:
    """Every clause with its tests; exit code 1 when one has none."""
    if clause is not None:
        raise BadCommand("not-together", flag="--coverage", other="CLAUSE")
    root = Path(cadency.__file__).resolve().parents[2]
    if not (root / "tests").is_dir():
        raise BadCommand("no-sources")
    found, known = coverage(game, root), clauses(game)
    for name, tests in found.items():
        mark = "✓" if tests and name in known else "✗"
        print(f"{mark} {name:<8} {len(tests):>3}  {' '.join(tests[:1])}{' …' if len(tests) > 1 else ''}")
    missing = [name for name in known if not found[name]]
    strange = [name for name in found if name not in known]
    print(texts("rules-covered", count=len(known) - len(missing), all=len(known)))
    if missing:
        print(texts("rules-missing", clauses=", ".join(missing)))
    if strange:
        print(texts("rules-strange", clauses=", ".join(strange)))
    return 1 if missing or strange else 0


app = command_app(rules)

"""How it was run: the report's last part."""

from __future__ import annotations

import platform
from html import escape

import cadency
from cadency.arena.ratings import times
from cadency.arena.results import Results
from cadency.arena.words import Words


def section(results: Results, words: Words, command: str) -> str:
    texts, experiment = words.texts, results.experiment
    options = "".join([f", {name} {value}" for name, value in experiment.options])
    code = {"version": cadency.__version__, "code": experiment.code, "python": platform.python_version()}
    thought = sum([one.clock.mean * one.clock.answers for one in results.ladder])
    said = {
        "seeds": texts("arena-run-seeds-says", seed=experiment.seed, example=f"{experiment.seed}:n"),
        "seating": texts("arena-run-seating-alone" if results.alone else "arena-run-seating-says"),
        "rules": texts(
            "arena-run-rules-says",
            game=texts(f"game-{experiment.game}"),
            version=experiment.rules,
            content=experiment.content[:12],
            options=options,
        ),
        "version": texts("arena-run-version-says", **code),
        "time": texts("arena-run-time-says", time=words.span(thought)),
        "intervals": texts("arena-run-intervals-says"),
    }
    if any(one.rating for one in results.ladder):
        order = max(1, round(results.order))
        said["ratings"] = texts("arena-run-ratings-says", times=times(results.games), order=order)
    rows = f"<dt>{escape(texts('arena-run-again'))}</dt><dd><pre>{escape(command)}</pre></dd>"
    for name, value in said.items():
        rows += f"<dt>{escape(texts(f'arena-run-{name}'))}</dt><dd>{escape(value)}</dd>"
    rows += f"<dt>{escape(texts('arena-run-raw'))}</dt><dd><code>games.parquet</code>, <code>things.parquet</code></dd>"
    return f"<h2>{escape(texts('arena-run'))}</h2><dl>{rows}</dl>"

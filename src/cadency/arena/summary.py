"""What a run says in the terminal when it is over."""

from __future__ import annotations

from typing import Any

from cadency.arena.results import Results, Standing
from cadency.arena.shares import Estimate
from cadency.arena.words import Words


def summary(results: Results, words: Words) -> list[str]:
    """A few lines: the ladder with its intervals, turn order, length."""
    texts = words.texts
    heads = ["", "rating", "interval", "won", "interval"] if results.ladder[0].rating else ["", "score", "interval"]
    if not results.alone and not results.ladder[0].rating:
        heads += ["won", "interval"]
    table = [
        [texts(f"arena-head-{key}") if key else "" for key in [*heads, "margin", "games", "mean", "most", "longest"]]
    ]
    table += [_row(one, results, words) for one in results.ladder]
    widths = [max([len(row[n]) for row in table]) for n in range(len(table[0]))]
    lines = []
    for row in table:
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *cells]).rstrip())
    if not results.alone:
        shares = ", ".join(
            [f"{words.number(100 * one.found, 1)} ({_ends(one, words, 1, 100)})" for one in results.seats]
        )
        lines.append(texts("arena-says-seats", shares=shares, fair=words.number(100 * results.fair, 1)))
    half, rounds = words.number(results.decisions.half), words.number(results.rounds.half)
    return [*lines, texts("arena-says-length", decisions=half, rounds=rounds)]


def _row(one: Standing, results: Results, words: Words) -> list[str]:
    cells = [words.player(one.player)]
    if one.rating:
        fixed = one.player == results.zero
        between = words.texts("arena-fixed") if fixed else words.between(one.rating, sign=True)
        cells += [words.signed(one.rating.found), between]
    else:
        cells += [words.number(one.score.found, 1), _ends(one.score, words, 1)]
    if not results.alone:
        cells += [words.percent(one.won.found), _ends(one.won, words, 1, 100)]
    margin = f"{words.signed(one.margin.found, 1)} ± {words.number(one.margin.error, 1)}"
    return [*cells, margin, words.number(one.score.times), *[words.seconds(value) for value in one.clock[:3]]]


def _ends(found: Estimate, words: Words, places: int, scale: float = 1.0) -> str:
    return f"{words.number(scale * found.least, places)}–{words.number(scale * found.most, places)}"


def numbers(results: Results) -> dict[str, Any]:
    """The same and more for programs, ready for JSON. An interval without an end has null there."""
    return {
        **results.experiment.data(),
        "games": results.games,
        "deals": results.deals,
        "zero": results.zero,
        "ladder": [
            {
                "player": one.player,
                "rating": _plain(one.rating) if one.rating else None,
                "won": _plain(one.won),
                "score": _plain(one.score),
                "margin": _plain(one.margin),
                "seconds": _plain(one.clock),
            }
            for one in results.ladder
        ],
        "pairings": {f"{one}/{other}": _plain(found) for (one, other), found in results.pairings.items()},
        "turns": [_plain(one) for one in results.seats],
        "decisions": _plain(results.decisions),
        "rounds": _plain(results.rounds),
        "ends": results.ends,
    }


def _plain(found: Any) -> dict[str, float | int | None]:
    """A tuple with names as a dictionary of numbers."""
    told = {name: value for name, value in found._asdict().items() if isinstance(value, float | int)}
    return {name: None if abs(value) == float("inf") else round(value, 6) for name, value in told.items()}

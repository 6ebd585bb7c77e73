"""``cadency content doubts``: the printed values that nobody could source."""

from __future__ import annotations

from itertools import groupby

import typer

import cadency
from cadency.cli.parsing import Game, command_app
from cadency.cli.speech import speak


def doubts(
    ctx: typer.Context,
    game: Game,
) -> int:
    texts = speak(ctx.obj)
    rows = sorted(cadency.rules(game).doubts(), key=lambda row: row[2])
    for source, group in groupby(rows, key=lambda row: row[2]):
        print(texts(f"doubts-{source}"))
        for table, of_table in groupby(group, key=lambda row: row[0]):
            print(f"  {table:<12}{', '.join([name for _, name, _ in of_table if name])}".rstrip())
    print(texts("doubts-count", count=len(rows)))
    return 0


app = command_app(doubts)

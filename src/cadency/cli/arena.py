"""``cadency arena``: players meet from every seat; how strong they are, with intervals, as numbers and as a page."""

from __future__ import annotations

import json
import os
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cadency import rules
from cadency.cli.files import options_of, read, read_pack
from cadency.cli.parsing import Game, command_app, whole

if TYPE_CHECKING:
    from cadency.arena.plan import Experiment, Match
    from cadency.arena.store import Folder
    from cadency.arena.words import Words


def arena(
    ctx: typer.Context,
    game: Game,
    players: Annotated[str, typer.Option(metavar="PLAYER,…", help="flag-arena-players")],
    games: Annotated[int, typer.Option(metavar="N", help="flag-arena-games", parser=whole("--games"))],
    seats: Annotated[int | None, typer.Option(metavar="N", help="flag-arena-seats", parser=whole("--seats"))] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="flag-simulate-seed")] = "0",
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="flag-arena-out")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="flag-option")] = None,
    content: Annotated[Path | None, typer.Option(metavar="FILE", help="flag-content")] = None,
    processes: Annotated[
        int | None, typer.Option(metavar="N", help="flag-arena-processes", parser=whole("--processes"))
    ] = None,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help="flag-arena-cluster")] = None,
    keep_records: Annotated[bool, typer.Option("--keep-records", help="flag-arena-keep-records")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="flag-json")] = False,
) -> int:
    from cadency.arena.plan import first_matches
    from cadency.arena.store import Folder
    from cadency.arena.words import Words

    experiment = _experiment(game, players, seats, option or [], content, seed)
    words = Words(ctx.obj, game)
    matches = first_matches(experiment.players, experiment.seats, games)
    with Folder(out or Path(f"arena-{game}"), experiment) as folder:
        try:
            whole_run = _play(folder, matches, cluster, processes or _cores(), keep_records, words)
        finally:
            folder.compact()
        if folder.rows:
            _tell(folder, words, _command(experiment, games, content, out), len(matches), as_json)
        if not whole_run:
            print(words("arena-says-stopped", games=len(folder.rows), wanted=len(matches)), file=sys.stderr)
    return 0 if whole_run else 130


def _experiment(
    game: str, players: str, seats: int | None, option: list[str], content: Path | None, seed: str
) -> Experiment:
    """What is to be played, all of it checked."""
    from cadency.arena.errors import BadArena
    from cadency.arena.plan import Experiment, code_of
    from cadency.arena.players import check
    from cadency.bots import bots_of

    found = rules(game)
    names = tuple([name.strip() for name in players.split(",") if name.strip()])
    if not names:
        raise BadArena("no-players", known=", ".join(bots_of(game)))
    for name in names:
        check(name, game)
    fitting = [number for number in found.seats if 1 < number <= len(names)]
    number = seats or max(fitting, default=max(2, found.seats[0]))
    setup = found.setup(number, options_of(option), read_pack(found, content))
    pack = None if content is None else read(content)
    options = tuple(setup.options.items())
    code = code_of(game, names)
    return Experiment(game, found.version, number, options, setup.content.id, pack, names, seed, code)


def _play(folder: Folder, matches: list[Match], address: str | None, processes: int, keep: bool, words: Words) -> bool:
    """Play what is missing; False if it was interrupted. Every game is kept as soon as it is over."""
    from cadency.arena.cluster import Cluster
    from cadency.arena.local import Processes
    from cadency.arena.progress import watching

    missing = folder.missing(matches)
    if not missing:
        return True
    name = words(f"game-{folder.experiment.game}")
    try:
        place = Cluster(address, folder.experiment, keep) if address else Processes(processes, folder.experiment, keep)
        with place as players, watching(words, name, len(matches), len(missing)) as step:
            if isinstance(players, Cluster) and not players.threads():
                print(words("arena-says-nobody", address=address), file=sys.stderr)
            for row in players.rows(missing):
                if folder.add(row):
                    step()
    except KeyboardInterrupt:
        return False
    return True


def _tell(folder: Folder, words: Words, command: str, wanted: int, as_json: bool) -> None:
    from cadency.arena.output import write_all
    from cadency.arena.results import results
    from cadency.arena.summary import numbers, summary

    found = results(folder.experiment, folder.all())
    page = write_all(folder.path, found, words, command, wanted, datetime.now(UTC).date())
    if as_json:
        print(json.dumps(numbers(found)))
        return
    for line in summary(found, words):
        print(line)
    print(words("arena-says-report", file=str(page)))


def _command(experiment: Experiment, games: int, content: Path | None, out: Path | None) -> str:
    """What to type to play the same again."""
    told = ["./cadency", "arena", experiment.game, "--players", ",".join(experiment.players), "--games", str(games)]
    told += ["--seats", str(experiment.seats), "--seed", experiment.seed]
    defaults = {name: values[0] for name, values in rules(experiment.game).options.items()}
    for name, value in experiment.options:
        if value != defaults[name]:
            told += ["--option", f"{name}={value}"]
    if content is not None:
        told += ["--content", str(content)]
    if out is not None:
        told += ["--out", out.name]
    return shlex.join(told)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


app = command_app(arena)

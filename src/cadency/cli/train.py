"""``cadency train``: weights for a judge, from games of squires among themselves, checked by a match."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from time import strftime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer

from cadency import __version__, rules
from cadency.bots.judge import Weights, judge_for
from cadency.bots.training.fit import FOLDS, Fitted, fit
from cadency.bots.training.games import Met, Played, meet, study
from cadency.bots.training.match import Result, better, results
from cadency.bots.training.odds import Bin, Odds
from cadency.bots.training.plot import plot as drawn
from cadency.cli.errors import BadCommand, BadFile
from cadency.cli.files import options_of, read, write
from cadency.cli.parsing import Game, command_app, whole
from cadency.cli.speech import speak
from cadency.kernel.rules import Rules

if TYPE_CHECKING:
    from cadency.texts import Texts

T = TypeVar("T", Played, Met)
LEAST = FOLDS  # games, for each to be foretold by weights that were fitted without it


def _counts(text: str) -> list[int]:
    return [whole("--seats")(word) for word in text.split(",")]


def _tables(found: Rules[Any, Any], counts: list[int], given: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """Every table that the game knows: all seat counts in every edition, but for what was asked for."""
    values = [(given[name],) if name in given else found.options[name] for name in found.options]
    return [
        (seats, dict(zip(found.options, chosen, strict=True)))
        for chosen in product(*values)
        for seats in counts
        if seats == 1
        or all(value not in found.alone.get(name, ()) for name, value in zip(found.options, chosen, strict=True))
    ]


def train(
    ctx: typer.Context,
    game: Game,
    seats: Annotated[str, typer.Option(metavar="N,…", help="flag-train-seats")] = "",
    games: Annotated[int, typer.Option(metavar="N", help="flag-train-games", parser=whole("--games", LEAST))] = 150,
    match: Annotated[int, typer.Option(metavar="N", help="flag-train-match", parser=whole("--match", 0))] = 120,
    seed: Annotated[str, typer.Option(metavar="SEED", help="flag-simulate-seed")] = "1",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="flag-option")] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="flag-train-out")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="flag-train-plot")] = None,
) -> int:
    found = rules(game)
    options = options_of(option or [])
    counts = _counts(seats) if seats else [n for n in found.seats if n > 1]
    for n in counts:
        found.setup(n, options)
    run = Run(found, _tables(found, counts, options), seed, out or Path(f"train-{found.id}"))
    texts = speak(ctx.obj, found.id)
    try:
        made = run.fitted(games, texts)
        met = run.match(match, made, run.weights(made, games, True), texts)
    except KeyboardInterrupt:
        print(texts("train-stopped", folder=str(run.folder)), file=sys.stderr)
        return 130
    won = better(met)
    new = run.weights(made, games, won)
    write(run.candidate, msgspec.json.format(msgspec.json.encode(new), indent=2).decode() + "\n")
    bins = made.bins if won else made.kept.bins
    if plot is not None:
        write(
            plot,
            drawn(bins, texts("train-plot", game=texts(f"game-{found.id}")), texts("train-said"), texts("train-came")),
        )
    print(_told(run.candidate, games, made, bins, met, texts))
    return 0


class Run:
    """A folder with games, and what was made of them."""

    def __init__(
        self, found: Rules[Any, Any], tables: list[tuple[int, dict[str, str]]], seed: str, folder: Path
    ) -> None:
        self.rules = found
        self.tables = tables  # one after the other: seats and options
        self.seed = seed
        self.folder = folder
        self.judge = judge_for(found.id)
        old = self.judge.weights
        head = {
            "game": found.id,
            "tables": tables,
            "seed": seed,
            "amounts": old.amounts,
            "outside": old.outside,
        }
        self._claim(json.dumps(head, indent=2) + "\n")

    def _claim(self, head: str) -> None:
        """A folder is for one run: games of another would not go with these."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFile("no-writing", file=str(self.folder), reason=error.strerror or str(error)) from None
        path = self.folder / "run.json"
        if not path.exists():
            write(path, head)
        elif read(path) != head:
            raise BadCommand("other-run", folder=str(self.folder))

    def fitted(self, games: int, texts: Texts) -> Fitted:
        """Play what is missing, and fit."""

        def play(number: int) -> Played:
            seats, options = self.tables[number % len(self.tables)]
            return study(self.rules, options, seats, self.seed, number)

        played = self._filled("games.jsonl", Played, games, play, texts("train-games"))
        return fit(self.judge.parts, played, self.judge.weights)

    def weights(self, found: Fitted, games: int, won: bool) -> Weights:
        """The fitted weights; unless they have won their match, those in place with chances fitted to them."""
        old = self.judge.weights
        brier = found.brier if won else found.kept.brier
        about = {
            "command": " ".join(["./cadency", *sys.argv[1:]]),
            "what": "amounts and chances" if won else "chances alone",
            "games": games,
            "date": strftime("%Y-%m-%d"),
            "version": __version__,
            "brier": round(brier, 4),
            "brier_even": round(found.guess, 4),
        }
        if not won:
            return _sure(msgspec.structs.replace(old, fit=about), found.kept.odds)
        parts = self.judge.parts
        amounts = {amount.key: round(weight, 3) for amount, weight in zip(parts.amounts, found.amounts, strict=True)}
        outside = {key: round(weight, 3) for key, weight in zip(parts.outside, found.outside, strict=True)}
        about["penalty"] = found.penalty
        new = msgspec.structs.replace(old, amounts=amounts, outside=outside, fit=about)
        return _sure(new, found.odds)

    def match(self, games: int, found: Fitted, new: Weights, texts: Texts) -> list[Result]:
        """The new weights against the old ones."""
        tables = [table for table in self.tables if table[0] > 1]

        def play(number: int) -> Met:
            turn, table = divmod(number, len(tables))
            seats, options = tables[table]
            met = meet(self.rules, options, seats, f"match:{self.seed}", turn, new, self.judge.weights)
            return msgspec.structs.replace(met, number=number)

        name = f"match-{found.digest()}.jsonl"
        return results(self._filled(name, Met, games if tables else 0, play, texts("train-match")))

    @property
    def candidate(self) -> Path:
        return self.folder / f"{self.rules.id}.json"

    def _filled(self, name: str, kind: type[T], games: int, play: Callable[[int], T], said: str) -> list[T]:
        """The games of a file, with those that were missing played now; each is written when it is over."""
        path = self.folder / name
        kept: dict[int, T] = {}
        if path.exists():
            for line in read(path).splitlines():
                try:
                    game = msgspec.json.decode(line, type=kind)
                except msgspec.DecodeError:
                    continue  # cut off in the middle of writing: it is played again
                kept[game.number] = game
        missing = [number for number in range(games) if number not in kept]
        with path.open("a", encoding="utf-8") as file:
            for number in _watched(missing, games, said):
                kept[number] = play(number)
                file.write(msgspec.json.encode(kept[number]).decode() + "\n")
                file.flush()
        return [kept[number] for number in range(games)]


def _sure(weights: Weights, odds: Odds) -> Weights:
    always, each, par, tempo = [round(found, 3) for found in odds]
    return msgspec.structs.replace(weights, odds=(always, each), par=par, tempo=tempo)


def _watched(numbers: list[int], whole_run: int, said: str) -> Iterable[int]:
    """These numbers, with a bar where somebody is looking."""
    if not sys.stderr.isatty():
        yield from numbers
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(said, total=whole_run, completed=whole_run - len(numbers))
        for number in numbers:
            yield number
            progress.advance(task)


def _told(candidate: Path, games: int, found: Fitted, bins: list[Bin], met: list[Result], texts: Texts) -> str:
    lines = [
        texts(
            "train-brier",
            games=games,
            brier=f"{found.brier:.4f}",
            before=f"{found.kept.brier:.4f}",
            even=f"{found.guess:.4f}",
        ),
        texts("train-table"),
        *[f"  {100 * b.said:5.1f} %  {100 * b.came:5.1f} %  {b.many:6}" for b in bins if b.many],
    ]
    for result in met:
        lines.append(
            texts(
                "train-result",
                seats=result.seats,
                games=result.games,
                won=f"{100 * result.won:.1f}",
                low=f"{100 * result.low:.1f}",
                high=f"{100 * result.high:.1f}",
                fair=f"{100 / result.seats:.1f}",
                margin=f"{result.margin:+.1f}",
            )
        )
    place = Path(__file__).parents[1] / "bots" / "judge" / candidate.name
    lines.append(texts("train-better" if better(met) else "train-worse"))
    return "\n".join([*lines, texts("train-place", candidate=str(candidate), place=str(place))])


app = command_app(train)

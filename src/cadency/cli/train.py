"""``cadency train``: weights for a judge, from games of squires among themselves, checked by a match."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
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


def train(
    ctx: typer.Context,
    game: Game,
    seats: Annotated[str, typer.Option(metavar="N,…", help="flag-train-seats")] = "",
    games: Annotated[int, typer.Option(metavar="N", help="flag-train-games", parser=whole("--games", LEAST))] = 150,
    match: Annotated[int, typer.Option(metavar="N", help="flag-train-match", parser=whole("--match", 0))] = 120,
    seed: Annotated[str, typer.Option(metavar="SEED", help="flag-simulate-seed")] = "1",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="flag-option")] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="flag-train-out")] = None,
) -> int:
    found = rules(game)
    options = options_of(option or [])
    counts = _counts(seats) if seats else [n for n in found.seats if n > 1]
    for n in counts:
        found.setup(n, options)
    run = Run(found, counts, options, seed, out or Path(f"train-{found.id}"))
    texts = speak(ctx.obj, found.id)
    try:
        made, weights = run.fitted(games, texts)
        met = run.match(match, made, weights, texts)
    except KeyboardInterrupt:
        print(texts("train-stopped", folder=str(run.folder)), file=sys.stderr)
        return 130
    print(_told(run.candidate, games, made, met, texts))
    return 0


class Run:
    """A folder with games, and what was made of them."""

    def __init__(
        self, found: Rules[Any, Any], counts: list[int], options: dict[str, str], seed: str, folder: Path
    ) -> None:
        self.rules = found
        self.counts = counts
        self.options = options
        self.seed = seed
        self.folder = folder
        self.judge = judge_for(found.id)
        old = self.judge.weights
        head = {
            "game": found.id,
            "seats": counts,
            "options": options,
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

    def fitted(self, games: int, texts: Texts) -> tuple[Fitted, Weights]:
        """Play what is missing, and fit."""

        def play(number: int) -> Played:
            seats = self.counts[number % len(self.counts)]
            return study(self.rules, self.options, seats, self.seed, number)

        played = self._filled("games.jsonl", Played, games, play, texts("train-games"))
        old = self.judge.weights
        found = fit(self.judge.parts, played, old)
        new = _weights(self.judge.parts.amounts, self.judge.parts.outside, old, found, games)
        write(self.candidate, msgspec.json.format(msgspec.json.encode(new), indent=2).decode() + "\n")
        return found, new

    def match(self, games: int, found: Fitted, new: Weights, texts: Texts) -> list[Result]:
        """The new weights against the old ones."""
        counts = [n for n in self.counts if n > 1]

        def play(number: int) -> Met:
            turn, seats = divmod(number, len(counts))
            met = meet(self.rules, self.options, counts[seats], f"match:{self.seed}", turn, new, self.judge.weights)
            return msgspec.structs.replace(met, number=number)

        name = f"match-{found.digest()}.jsonl"
        return results(self._filled(name, Met, games if counts else 0, play, texts("train-match")))

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


def _weights(amounts: Any, outside: tuple[str, ...], old: Weights, found: Fitted, games: int) -> Weights:
    """The old weights with what was found, and how it was found."""
    about = {
        "command": " ".join(["./cadency", *sys.argv[1:]]),
        "games": games,
        "date": strftime("%Y-%m-%d"),
        "version": __version__,
        "penalty": found.penalty,
        "brier": round(found.brier, 4),
        "brier_even": round(found.guess, 4),
    }
    return msgspec.structs.replace(
        old,
        amounts={amount.key: round(weight, 3) for amount, weight in zip(amounts, found.amounts, strict=True)},
        outside={key: round(weight, 3) for key, weight in zip(outside, found.outside, strict=True)},
        odds=(round(found.odds[0], 3), round(found.odds[1], 3)),
        par=round(found.par, 3),
        fit=about,
    )


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


def _told(candidate: Path, games: int, found: Fitted, met: list[Result], texts: Texts) -> str:
    lines = [
        texts(
            "train-brier",
            games=games,
            brier=f"{found.brier:.4f}",
            before=f"{found.before:.4f}",
            even=f"{found.guess:.4f}",
        ),
        texts("train-table"),
        *[f"  {100 * b.said:5.1f} %  {100 * b.came:5.1f} %  {b.many:6}" for b in found.bins if b.many],
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
    if met:
        lines.append(texts("train-better" if better(met) else "train-worse"))
    return "\n".join([*lines, texts("train-place", candidate=str(candidate), place=str(place))])


app = command_app(train)

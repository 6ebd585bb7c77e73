"""``cadency serve``: the web table, until Ctrl-C."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cadency.cli.errors import BadFile
from cadency.cli.files import read
from cadency.cli.parsing import command_app, whole
from cadency.cli.speech import complain

if TYPE_CHECKING:
    from cadency.server.packs import Packs
    from cadency.server.settings import Settings
    from cadency.texts import Texts


def serve(
    ctx: typer.Context,
    db: Annotated[str | None, typer.Option(metavar="FILE|URL", help="flag-serve-db")] = None,
    host: Annotated[str, typer.Option(metavar="HOST", help="flag-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", help="flag-serve-port", parser=whole("--port", 0))] = 8000,
    rate: Annotated[int, typer.Option(metavar="N", help="flag-serve-rate", parser=whole("--rate", 0))] = 50,
    streams: Annotated[int, typer.Option(metavar="N", help="flag-serve-streams", parser=whole("--streams", 0))] = 200,
    cost: Annotated[
        int | None, typer.Option(metavar="MS", help="flag-serve-cost", parser=whole("--cost", 0), show_default="300")
    ] = None,
    connections: Annotated[
        int, typer.Option(metavar="N", help="flag-serve-connections", parser=whole("--connections", 0))
    ] = 10_000,
    patience: Annotated[int, typer.Option(metavar="S", help="flag-serve-patience", parser=whole("--patience", 1))] = 20,
    trust_proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="flag-serve-trust-proxy")] = None,
    thinkers: Annotated[int, typer.Option(metavar="N", help="flag-serve-thinkers", parser=whole("--thinkers", 1))] = 2,
    pause: Annotated[int, typer.Option(metavar="MS", help="flag-serve-pause", parser=whole("--pause", 0))] = 250,
    heartbeat: Annotated[
        int, typer.Option(metavar="S", help="flag-serve-heartbeat", parser=whole("--heartbeat", 1))
    ] = 15,
    kept: Annotated[int, typer.Option(metavar="N", help="flag-serve-kept", parser=whole("--kept", 1))] = 500,
    keep_unfinished: Annotated[
        int, typer.Option(metavar="DAYS", help="flag-serve-keep-unfinished", parser=whole("--keep-unfinished", 0))
    ] = 60,
    keep_finished: Annotated[
        int, typer.Option(metavar="DAYS", help="flag-serve-keep-finished", parser=whole("--keep-finished", 0))
    ] = 365,
    tables: Annotated[int, typer.Option(metavar="N", help="flag-serve-tables", parser=whole("--tables", 0))] = 20_000,
    tables_each: Annotated[
        int | None,
        typer.Option(metavar="N", help="flag-serve-tables-each", parser=whole("--tables-each", 0), show_default="300"),
    ] = None,
    content: Annotated[Path | None, typer.Option(metavar="DIR", help="flag-serve-content")] = None,
    metrics_port: Annotated[
        int | None, typer.Option(metavar="PORT", help="flag-serve-metrics-port", parser=whole("--metrics-port", 0))
    ] = None,
    metrics_host: Annotated[str, typer.Option(metavar="HOST", help="flag-serve-metrics-host")] = "127.0.0.1",
    metrics_token_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="flag-serve-metrics-token-file")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="flag-serve-quiet")] = False,
    secure: Annotated[bool, typer.Option("--secure", help="flag-serve-secure")] = False,
) -> int:
    from cadency.server.settings import Settings, default_database
    from cadency.server.words import texts

    say = texts(ctx.obj)
    packs = _packs(say, content)
    if packs is None:
        return 2
    settings = Settings(
        db=db or default_database(),
        host=host,
        port=port,
        rate=rate,
        burst=rate * 4,
        streams=streams,
        cost=cost if cost is not None else 300 * bool(rate),  # --rate 0 is for whoever wants no limits
        connections=connections,
        patience=patience,
        proxies=tuple(trust_proxy or ()),
        thinkers=thinkers,
        pause=pause / 1000,
        heartbeat=heartbeat,
        kept=kept,
        secure=secure,
        keep_unfinished=keep_unfinished,
        keep_finished=keep_finished,
        tables=tables,
        tables_each=tables_each if tables_each is not None else 300 * bool(rate),  # --rate 0: no limits
        packs=packs,
        metrics_token=_token(metrics_token_file),
        metrics_port=metrics_port,
        metrics_host=metrics_host,
    )
    return _run(say, settings, "warning" if quiet else "info")


def _packs(say: Texts, folder: Path | None) -> Packs | None:
    """What can be played with besides our own content; None if there is no such folder. A bad pack is named and left
    out."""
    from cadency.server.packs import BadPack, Packs, read_packs

    if folder is None:
        return Packs()
    try:
        packs, wrong = read_packs(folder)
    except BadPack as error:
        complain(say, error)
        return None
    for bad in wrong:
        complain(say, bad)
    return packs


def _run(say: Texts, settings: Settings, level: str) -> int:
    from cadency.server.addresses import BadNetwork
    from cadency.server.run import CannotListen
    from cadency.server.run import serve as run
    from cadency.server.store import StoreError

    try:
        run(settings, lambda address: print(say("serve-ready", address=address), flush=True), level)
    except (StoreError, CannotListen, BadNetwork) as error:
        complain(say, error)
        return 2
    return 0


def _token(file: Path | None) -> str:
    """From a file or the environment, never from the command line, which everybody on the machine can read."""
    if file is None:
        return os.environ.get("CADENCY_METRICS_TOKEN", "").strip()
    found = read(file).strip()
    if not found:
        raise BadFile("empty", file=str(file))
    return found


app = command_app(serve)

"""``cadency serve``: the web table, until Ctrl-C."""

from __future__ import annotations

from typing import Annotated

import typer

from cadency.cli.parsing import command_app, whole
from cadency.cli.speech import complain


def serve(
    ctx: typer.Context,
    db: Annotated[str | None, typer.Option(metavar="FILE|URL", help="flag-serve-db")] = None,
    host: Annotated[str, typer.Option(metavar="HOST", help="flag-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", help="flag-serve-port", parser=whole("--port", 0))] = 8000,
    rate: Annotated[int, typer.Option(metavar="N", help="flag-serve-rate", parser=whole("--rate", 0))] = 50,
    streams: Annotated[int, typer.Option(metavar="N", help="flag-serve-streams", parser=whole("--streams", 0))] = 200,
    thinkers: Annotated[int, typer.Option(metavar="N", help="flag-serve-thinkers", parser=whole("--thinkers", 1))] = 1,
    pause: Annotated[int, typer.Option(metavar="MS", help="flag-serve-pause", parser=whole("--pause", 0))] = 400,
    heartbeat: Annotated[
        int, typer.Option(metavar="S", help="flag-serve-heartbeat", parser=whole("--heartbeat", 1))
    ] = 15,
    quiet: Annotated[bool, typer.Option("--quiet", help="flag-serve-quiet")] = False,
    secure: Annotated[bool, typer.Option("--secure", help="flag-serve-secure")] = False,
) -> int:
    from cadency.server.run import CannotListen
    from cadency.server.run import serve as run
    from cadency.server.settings import Settings, default_database
    from cadency.server.store import StoreError
    from cadency.server.words import texts

    say = texts(ctx.obj)
    settings = Settings(
        db=db or default_database(),
        host=host,
        port=port,
        rate=rate,
        burst=rate * 4,
        streams=streams,
        thinkers=thinkers,
        pause=pause / 1000,
        heartbeat=heartbeat,
        secure=secure,
    )
    try:
        run(
            settings,
            lambda address: print(say("serve-ready", address=address), flush=True),
            "warning" if quiet else "info",
        )
    except (StoreError, CannotListen) as error:
        complain(say, error)
        return 2
    return 0


app = command_app(serve)

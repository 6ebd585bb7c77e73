"""The application: routes, errors, description. Pages add their routes here."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.di import Provide

from cadency.server import api, api_coach, lobby, metrics
from cadency.server.access import AnyRequest, bearer
from cadency.server.bodies import StrictRequest, strict_query
from cadency.server.description import description
from cadency.server.desk import Desk
from cadency.server.errors import Refused
from cadency.server.pages import pages, with_pages
from cadency.server.problems import HANDLERS
from cadency.server.shapes import Health
from cadency.server.visits import provide_visit

API = (*api.HANDLERS, *api_coach.HANDLERS, *lobby.HANDLERS)


@get("/healthz", include_in_schema=False)
async def healthz(desk: Desk) -> Health:
    """Whether a game could be kept now; a refusal with status 503 that says which part fails when it could not."""
    await desk.pulse.check()
    return Health("ok")


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def prometheus(request: AnyRequest, desk: Desk) -> Response[bytes]:
    """For whoever runs the server: with their token, and not at all where they have none."""
    wanted = desk.settings.metrics_token
    if not wanted:
        raise Refused("no-page", path="/metrics")
    if not hmac.compare_digest((bearer(request) or "").encode(), wanted.encode()):
        raise Refused("no-metrics")
    body, kind = metrics.page()
    return Response(body, media_type=kind)


def create_app(desk: Desk, *routes: Any) -> Litestar:
    """The application around an open desk; ``routes`` are further handlers, such as pages."""

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        waking = asyncio.create_task(desk.start())  # however many tables wait, requests are answered at once
        keeping = asyncio.create_task(desk.house.run())
        yield
        waking.cancel()
        keeping.cancel()
        await desk.close()

    app = Litestar(
        route_handlers=[
            healthz,
            prometheus,
            Router("/api", route_handlers=API, before_request=strict_query, tags=["play"]),
            pages(),
            *routes,
        ],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False), "visit": Provide(provide_visit)},
        exception_handlers=with_pages(HANDLERS),
        lifespan=[running],
        request_class=StrictRequest,
        request_max_body_size=desk.settings.body,
        openapi_config=description(desk.settings.packs),
        logging_config=None,
        debug=False,
    )
    app.state.settings = desk.settings
    app.state.desk = desk
    return app

"""The OpenAPI description: the framework's, made exact. What it says is what the server takes, no more and no less."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import cadency
from cadency.bots import bots_of
from cadency.server import coach_shapes, shapes
from cadency.server.packs import Packs
from cadency.texts import LANGUAGES

_SHAPES = [
    shape
    for shape in {**vars(coach_shapes), **vars(shapes)}.values()
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct) and shape not in (msgspec.Struct, shapes.Asked)
]
_COUNT = {"type": "integer", "minimum": 0, "maximum": 1_000_000_000}
_PARAMETERS: dict[str, dict[str, Any]] = {
    "table_id": {"type": "string", "pattern": "^[0-9a-f]{12}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 9},
    "number": {"type": "integer", "minimum": 0, "maximum": 9},
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "texts": {"type": "string", "enum": list(LANGUAGES)},
    "watch": {"type": "string"},
    "since": {**_COUNT, "minimum": -1},
    "at": _COUNT,
}

PROBLEMS = {
    status: ResponseSpec(data_container=shapes.Problem, description=said, generate_examples=False)
    for status, said in {
        400: "Malformed request",
        401: "No token, or one that is not good for this table",
        403: "Not yours to do, or not your turn",
        404: "No such table or thing",
        409: "Stale, already so, or too late; when stale with the new look",
        413: "Body too big",
        415: "Body not JSON",
        422: "Not legal, with clause and reason, or not possible",
        429: "Too many requests",
        503: "The database does not answer, or the server is closing",
    }.items()
}


class Exact(JsonRenderPlugin):
    """Serves the description at /schema."""

    def __init__(self, packs: Packs) -> None:
        super().__init__(path="/")
        self._packs = packs

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, exact(openapi_schema, self._packs))


def exact(description: dict[str, Any], packs: Packs) -> dict[str, Any]:
    """Shapes as msgspec checks them, parameters with their limits."""
    _, found = msgspec.json.schema_components(_SHAPES, ref_template="#/components/schemas/{name}")
    found["TableWish"] = _table_wish(found["TableWish"], packs)
    found["SeatWish"]["properties"]["level"]["enum"] = list(
        dict.fromkeys([level for game in cadency.GAMES for level in bots_of(game)])
    )
    paths = {path: {method: _operation(told) for method, told in item.items()} for path, item in _paths(description)}
    components = {**description["components"], "schemas": {**description["components"]["schemas"], **found}}
    return {**description, "paths": paths, "components": components}


def _paths(description: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return list(description["paths"].items())


def _operation(told: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {**parameter, "schema": _PARAMETERS.get(parameter["name"], parameter["schema"])}
        for parameter in told.get("parameters", ())
    ]
    return {**told, "parameters": parameters} if parameters else told


def _table_wish(plain: dict[str, Any], packs: Packs) -> dict[str, Any]:
    """Each game with its own seat counts, options and packs."""
    games = []
    for game in cadency.games():
        options = {name: {"enum": values} for name, values in game["options"].items()}
        seats = {"minItems": min(game["seats"]), "maxItems": max(game["seats"])}
        properties = {
            **plain["properties"],
            "game": {"const": game["id"]},
            "seats": {**plain["properties"]["seats"], **seats},
            "pack": {"enum": ["", *packs.names(game["id"])], "default": ""},
            "options": {"type": "object", "properties": options, "additionalProperties": False},
        }
        games.append({**plain, "title": f"TableWish of {game['id']}", "properties": properties})
    return {"title": "TableWish", "description": plain.get("description", ""), "oneOf": games}


def description(packs: Packs) -> OpenAPIConfig:
    bearer = SecurityScheme(type="http", scheme="bearer", description="The token of a seat, of the owner or to watch")
    return OpenAPIConfig(
        title="Cadency",
        version=cadency.__version__,
        path="/schema",
        render_plugins=[Exact(packs)],
        components=Components(security_schemes={"token": bearer}),
        security=[{"token": []}, {}],
    )

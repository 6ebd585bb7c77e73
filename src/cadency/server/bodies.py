"""Request bodies and queries, read strictly: the framework would take "7" for 7, and null for nothing."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request

from cadency.server.errors import Refused
from cadency.texts import LANGUAGES

_NUMBER = r"-?\d{1,10}"
_QUERY = {
    **dict.fromkeys(("seat", "since", "at", "said", "after", "most"), _NUMBER),
    "brings": "true|false",
    "lang": "|".join(LANGUAGES),
}


async def strict_query(request: Request[Any, Any, Any]) -> None:
    """Each parameter once, and spelt as the description says."""
    given = request.query_params
    for name, pattern in _QUERY.items():
        values = given.getall(name, ())
        if len(values) > 1:
            raise Refused("bad-request", problem=f"{name}: given {len(values)} times")
        if values and not re.fullmatch(pattern, values[0], re.ASCII):
            wanted = "a whole number" if pattern == _NUMBER else pattern.replace("|", ", ")
            raise Refused("bad-request", problem=f"{name}: {wanted}")


class StrictRequest(Request[Any, Any, Any]):
    """Decodes a JSON body straight into the type that the handler asks for."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        wanted, body = Any if field is None else field.annotation, await self.body()
        try:
            try:
                return _decoder(wanted).decode(body)
            except msgspec.ValidationError:
                return msgspec.convert(_whole(msgspec.json.decode(body)), wanted)
        except msgspec.ValidationError as error:
            raise Refused("bad-request", problem=str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused("bad-json", problem=str(error)) from None
        except RecursionError:
            raise Refused("bad-json", problem="nested too deeply") from None


def _whole(value: Any) -> Any:
    """JSON knows only numbers: 7.0 is as whole as 7."""
    if isinstance(value, list):
        return [_whole(item) for item in value]
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    return int(value) if isinstance(value, float) and value.is_integer() else value


@lru_cache(maxsize=64)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)

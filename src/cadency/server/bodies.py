"""Request bodies and queries, read strictly: the framework would take "7" for 7, and null for nothing."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from litestar import Request
from litestar.datastructures import FormMultiDict
from litestar.enums import RequestEncodingType

from cadency.server.errors import Refused
from cadency.server.shapes import Wire
from cadency.texts import LANGUAGES

FIELDS = 100  # of a form; our longest has some thirty
_NUMBER = r"-?\d{1,10}"
_QUERY = {
    **dict.fromkeys(("seat", "since", "at", "said", "after", "most"), _NUMBER),
    "brings": "true|false",
    **dict.fromkeys(("lang", "texts"), "|".join(LANGUAGES)),
}


async def strict_query(request: Request[Any, Any, Any]) -> None:
    """Each parameter once, and spelt as the description says."""
    if not request.scope["query_string"]:
        return
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

    async def form(self) -> FormMultiDict:
        """The form. Read here and not by the framework, which reads any number of fields and remembers a thousand
        bodies, secrets included."""
        body = await self.body()
        if body and self.content_type[0] != RequestEncodingType.URL_ENCODED:
            raise Refused("not-a-form")
        try:
            found = parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=FIELDS)
        except ValueError:
            raise Refused("too-many-fields", most=FIELDS) from None
        return FormMultiDict(found)

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        return decoded(await self.body(), Any if field is None else field.annotation)


def decoded(body: bytes, wanted: Any) -> Any:
    """A JSON body as this type, or refused."""
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


def wire(text: str) -> list[Any]:
    """A choice as a form sends it: the same JSON that the API takes."""
    try:
        found: list[Any] = _decoder(Wire).decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", problem=f"choice: {error}") from None
    return found


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

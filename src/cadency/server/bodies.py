"""Request bodies, read strictly: the framework would take "7" for 7."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request

from cadency.server.errors import Refused


class StrictRequest(Request[Any, Any, Any]):
    """Decodes a JSON body straight into the type that the handler asks for."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        try:
            return _decoder(Any if wanted is None else wanted.annotation).decode(await self.body())
        except msgspec.ValidationError as error:
            raise Refused("bad-request", problem=str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused("bad-json", problem=str(error)) from None
        except RecursionError:
            raise Refused("bad-json", problem="nested too deeply") from None


@lru_cache(maxsize=64)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)

"""The description of the API: the routes in OpenAPI, and the frames of the socket."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from litestar import Litestar, Request, Response, get

from gorod.server.wire.frames import FromClient, ToClient

REFERENCE = "#/components/schemas/{name}"


@get("/api/openapi.json", opt={"operation": "schema"}, include_in_schema=False)
async def schema(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the OpenAPI document, from which the types of clients are generated."""
    return Response(described(request.app), media_type="application/json")


def described(app: Litestar) -> bytes:
    """Return the encoded document, made once per application."""
    known: bytes | None = app.state.get("described")
    if known is None:
        known = app.state.described = msgspec.json.encode(_document(app))
    return known


def _document(app: Litestar) -> dict[str, Any]:
    document = app.openapi_schema.to_schema()
    frames = (*get_args(FromClient), *get_args(ToClient))
    _, parts = msgspec.json.schema_components(frames, ref_template=REFERENCE)
    named = document.setdefault("components", {}).setdefault("schemas", {})
    for name, part in parts.items():
        named.setdefault(name, part)
    for union, kinds in (("FromClient", FromClient), ("ToClient", ToClient)):
        refs = [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in get_args(kinds)]
        named[union] = {"oneOf": refs, "discriminator": {"propertyName": "type"}}
    return document


HANDLERS = [schema]

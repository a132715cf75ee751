"""Base classes of the bodies of requests and responses."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, UnsetType

from gorod.server.access.audience import OFFICIALS

OfficialText = Annotated[str | UnsetType, OFFICIALS]
"""A text for officials; the field is left out for everybody else."""
PageKey = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""A random key that a page makes and keeps; with it, the page can repeat a request."""


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of request bodies. Unknown fields are refused."""


class ResponseBody(msgspec.Struct):
    """Base class of response bodies; every field names its audience."""

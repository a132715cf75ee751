"""Base classes of the bodies of requests and responses."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, UnsetType

from gorod.server.access.audience import OFFICIALS

OfficialText = Annotated[str | UnsetType, OFFICIALS]
"""A text for officials; nobody else is sent the field."""
PageKey = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""Made by a page by chance and kept by it: with it the page asks for the same thing again."""


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of requests."""


class ResponseBody(msgspec.Struct):
    """Base class of responses; every field says for whom it is."""

"""Frozen records for the engine.

This is the only module of the engine that knows msgspec, so that a change of library is a change
of one file.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct
from msgspec.json import decode as decode_json
from msgspec.json import encode as encode_json
from msgspec.structs import fields as _fields
from msgspec.structs import replace

__all__ = ["Struct", "decode_json", "encode_json", "field_names", "kebab", "replace", "tag_of"]


def kebab(name: str) -> str:
    """`FloorGiven` -> `floor-given`: how a class is named in stored and printed text."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def tag_of(thing: Struct) -> str:
    """The name under which a tagged struct is stored."""
    return str(type(thing).__struct_config__.tag)


@cache
def field_names(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a struct in the order of their declaration; reading them is slow."""
    return tuple(field.name for field in _fields(kind))

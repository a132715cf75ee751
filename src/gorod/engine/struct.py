"""Frozen records for the engine.

This is the only module of the engine that imports msgspec, so that changing the library means
changing one file.
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
    """Return a class name as it is stored and printed: `FloorGiven` -> `floor-given`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def tag_of(thing: Struct) -> str:
    """Return the name under which a tagged struct is stored."""
    return str(type(thing).__struct_config__.tag)


@cache
def field_names(kind: type[Struct]) -> tuple[str, ...]:
    """Return the fields of a struct in declaration order; cached because reading them is slow."""
    return tuple(field.name for field in _fields(kind))

"""Frozen records for the engine: msgspec where it exists, its pure-Python twin elsewhere.

This is the only module of the engine that knows msgspec. The twin keeps the same engine
running where no wheel exists (a judge's browser); the golden games must come out identical.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from msgspec import Struct
    from msgspec.json import decode as decode_json
    from msgspec.json import encode as encode_json
    from msgspec.structs import fields as _fields
    from msgspec.structs import replace
else:
    try:
        from msgspec import Struct
        from msgspec.json import decode as decode_json
        from msgspec.json import encode as encode_json
        from msgspec.structs import fields as _fields
        from msgspec.structs import replace
    except ImportError:
        from gorod.engine.plain_struct import Struct, decode_json, encode_json, replace
        from gorod.engine.plain_struct import fields as _fields

__all__ = ["Struct", "decode_json", "encode_json", "field_names", "kebab", "replace", "tag_of"]

T = TypeVar("T")


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

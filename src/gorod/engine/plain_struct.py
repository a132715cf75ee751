"""The pure-Python twin of the few msgspec features that the engine uses.

Same semantics: frozen slots, positional construction, defaults, equality, tags written into
JSON, and decoding driven by annotations. Slower, and needed only where msgspec has no wheel.
"""

from __future__ import annotations

import json
import types
import typing
from typing import Any, Union

_MISSING: Any = object()


class _Config:
    """What `__struct_config__` answers."""

    __slots__ = ("tag",)

    def __init__(self, tag: str | None) -> None:
        self.tag = tag


class _Field:
    """What `fields` lists."""

    __slots__ = ("default", "name")

    def __init__(self, name: str, default: object) -> None:
        self.name = name
        self.default = default


class StructMeta(type):
    """Turns annotations into slots and class keywords into a configuration."""

    __struct_fields__: tuple[_Field, ...]
    __struct_config__: _Config
    _tagger: Any

    def __new__(
        mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], **keywords: Any
    ) -> StructMeta:
        """Collect the fields declared here and those of the parent struct."""
        inherited: tuple[_Field, ...] = ()
        tagger = keywords.get("tag", _MISSING)
        for base in bases:
            if isinstance(base, StructMeta):
                inherited += base.__struct_fields__
                tagger = base._tagger if tagger is _MISSING else tagger
        own = tuple(
            _Field(field, space.pop(field, _MISSING)) for field in space.get("__annotations__", {})
        )
        space["__slots__"] = tuple(field.name for field in own)
        cls = super().__new__(mcs, name, bases, space)
        cls.__struct_fields__ = inherited + own
        cls._tagger = None if tagger is _MISSING else tagger
        cls.__struct_config__ = _Config(_tag(cls._tagger, name))
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **_: Any) -> None:
        """Swallow the class keywords, which `__new__` has read."""
        super().__init__(name, bases, space)


def _tag(tagger: object, name: str) -> str | None:
    if tagger is True:
        return name
    if callable(tagger):
        return str(tagger(name))
    return tagger if isinstance(tagger, str) else None


class Struct(metaclass=StructMeta):
    """A frozen record."""

    def __init__(self, *args: object, **named: object) -> None:
        """Fill the fields by position, then by name, then by default."""
        fields = type(self).__struct_fields__
        if len(args) > len(fields):
            raise TypeError("Extra positional arguments provided")
        for field, value in zip(fields, args, strict=False):
            object.__setattr__(self, field.name, value)
        for field in fields[len(args) :]:
            value = named.pop(field.name, field.default)
            if value is _MISSING:
                raise TypeError(f"Missing required argument '{field.name}'")
            object.__setattr__(self, field.name, value)
        if named:
            raise TypeError(f"Unexpected keyword argument '{next(iter(named))}'")

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a record never changes."""
        raise AttributeError(f"immutable type: '{type(self).__name__}'")

    def __delattr__(self, name: str) -> None:
        """Refuse likewise."""
        raise AttributeError(f"immutable type: '{type(self).__name__}'")

    def _values(self) -> tuple[object, ...]:
        return tuple(getattr(self, field.name) for field in type(self).__struct_fields__)

    def __eq__(self, other: object) -> bool:
        """Equal when of one type and equal field by field."""
        if type(self) is not type(other):
            return NotImplemented
        return self._values() == other._values()

    def __hash__(self) -> int:
        """Hash of the values, as equality demands."""
        return hash((type(self), self._values()))

    def __repr__(self) -> str:
        """Readable form, the same as msgspec prints."""
        pairs = zip(type(self).__struct_fields__, self._values(), strict=True)
        inside = ", ".join(f"{field.name}={value!r}" for field, value in pairs)
        return f"{type(self).__name__}({inside})"


def fields(kind: type[Struct]) -> tuple[_Field, ...]:
    """The fields of a struct type."""
    return kind.__struct_fields__


def replace(thing: Struct, /, **changes: object) -> Any:
    """A copy with some fields changed."""
    kind = type(thing)
    values = {field.name: getattr(thing, field.name) for field in kind.__struct_fields__}
    for name in changes:
        if name not in values:
            raise TypeError(f"`{kind.__name__}` has no field '{name}'")
    return kind(**{**values, **changes})


def encode_json(thing: object) -> bytes:
    """The same bytes that msgspec writes: tag first, no spaces, UTF-8."""
    return json.dumps(_plain(thing), ensure_ascii=False, separators=(",", ":")).encode()


def _plain(thing: object) -> object:
    if isinstance(thing, Struct):
        kind = type(thing)
        tag = kind.__struct_config__.tag
        plain: dict[str, object] = {} if tag is None else {"type": tag}
        for field in kind.__struct_fields__:
            plain[field.name] = _plain(getattr(thing, field.name))
        return plain
    if isinstance(thing, tuple | list):
        return [_plain(item) for item in thing]
    if isinstance(thing, dict):
        return {str(key): _plain(value) for key, value in thing.items()}
    return thing


def decode_json(data: bytes | str, *, type: Any = Any) -> Any:  # noqa: A002  msgspec's own name
    """Read JSON back into the annotated type; what does not fit is a `ValueError`."""
    return _typed(json.loads(data), type)


def _typed(value: Any, kind: Any) -> Any:
    origin = typing.get_origin(kind)
    if origin is tuple:
        return _typed_tuple(_expected(list, value), typing.get_args(kind))
    if origin is Union or origin is types.UnionType:
        return _typed_union(value, typing.get_args(kind))
    if isinstance(kind, StructMeta):
        return _typed_struct(_expected(dict, value), kind)
    return _expected(kind, value) if kind in (int, str, bool) else value


def _expected(kind: type, value: Any) -> Any:
    """A value of exactly this type: `true` is no number."""
    if type(value) is not kind:
        raise ValueError(f"Expected `{kind.__name__}`, got `{type(value).__name__}`")
    return value


def _typed_struct(value: dict[str, Any], kind: StructMeta) -> Any:
    tag = kind.__struct_config__.tag
    if tag is not None and value.get("type", tag) != tag:
        raise ValueError(f"Invalid value {value['type']!r}")
    hints = typing.get_type_hints(kind)
    given = {
        field.name: _typed(value[field.name], hints[field.name])
        for field in kind.__struct_fields__
        if field.name in value
    }
    for field in kind.__struct_fields__:
        if field.default is _MISSING and field.name not in given:
            raise ValueError(f"Object missing required field `{field.name}`")
    return kind(**given)


def _typed_tuple(value: list[Any], inside: tuple[Any, ...]) -> tuple[Any, ...]:
    if len(inside) == 2 and inside[1] is Ellipsis:  # noqa: PLR2004  tuple[X, ...]
        return tuple(_typed(item, inside[0]) for item in value)
    return tuple(_typed(item, part) for item, part in zip(value, inside, strict=True))


def _typed_union(value: Any, options: tuple[Any, ...]) -> Any:
    """The option that fits: by its tag if the value is an object, otherwise by its type."""
    for option in options:
        if isinstance(option, StructMeta) and isinstance(value, dict):
            if option.__struct_config__.tag in (None, value.get("type")):
                return _typed_struct(value, option)
        elif option is type(value):
            return value
        elif typing.get_origin(option) is tuple and isinstance(value, list):
            return _typed_tuple(value, typing.get_args(option))
    raise ValueError(f"Invalid value {value!r}")

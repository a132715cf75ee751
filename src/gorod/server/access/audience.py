"""Who may see each field of a response. A field that does not say so fails the build."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET

from gorod.tournament.regulation import Circle

VIEWERS = frozenset(
    {"judge", "side-judge", "seat", "hall", "overlay", "overlay-roles", "host", "lobby"}
)
"""The kinds of viewers that links make at a table."""
CIRCLES: frozenset[str] = frozenset(Circle)
"""The kinds of viewers of a tournament."""


@dataclass(frozen=True, slots=True)
class Audience:
    """The kinds of viewers that may see a field."""

    kinds: frozenset[str]


EVERYONE = Audience(VIEWERS | CIRCLES)
JUDGES = Audience(frozenset({"judge", "side-judge"}))
CONSOLE = Audience(frozenset({"judge"}))
"""The judge who controls the table."""
PLAYERS = Audience(frozenset({"judge", "side-judge", "seat"}))
"""The judges, and each seat for what concerns that seat."""
SENDER = EVERYONE
"""The sender of a request, in answers that contain nothing new to them."""
PUBLIC = EVERYONE
"""Everybody, including people without a link."""


OFFICIALS = Audience(frozenset({Circle.OFFICIALS}))
"""Those who run a tournament."""
STAFF = Audience(frozenset({Circle.OFFICIALS, Circle.JUDGES}))
"""Those who run a tournament, and the judges of its tables."""


@dataclass(frozen=True, slots=True)
class Whole:
    """Marks a field with engine values that its audience may see entirely."""


WHOLE = Whole()


class UndeclaredFieldError(Exception):
    """A field of a response does not declare its audience."""


_ATTACHED: dict[type[msgspec.Struct], dict[str, Audience]] = {}


def attach(model: type[msgspec.Struct], to: dict[Audience, tuple[str, ...]]) -> None:
    """Declare the audience of a struct's fields outside of the module that defines it."""
    _ATTACHED[model] = {name: audience for audience, names in to.items() for name in names}


@cache
def audiences(model: type[msgspec.Struct]) -> dict[str, Audience]:
    """Return each field with its audience; raise `UndeclaredFieldError` if one has none."""
    hints = get_type_hints(model, include_extras=True)
    attached = {name: to for base in model.__mro__ for name, to in _ATTACHED.get(base, {}).items()}
    declared = {
        name: _declared(hints[name]) or attached.get(name) for name in model.__struct_fields__
    }
    missing = [name for name, audience in declared.items() if audience is None]
    if missing:
        raise UndeclaredFieldError(f"{model.__name__}: {', '.join(missing)}")
    return {name: audience for name, audience in declared.items() if audience is not None}


def _declared(hint: object) -> Audience | None:
    if get_origin(hint) is not Annotated:
        return None
    return next((extra for extra in get_args(hint)[1:] if isinstance(extra, Audience)), None)


@cache
def hidden_fields(model: type[msgspec.Struct], kind: str) -> tuple[str, ...]:
    """Return the fields that this kind of viewer may not see."""
    return tuple(name for name, to in audiences(model).items() if kind not in to.kinds)


@cache
def _nested(model: type[msgspec.Struct], kind: str) -> tuple[str, ...]:
    """Return the fields that contain models with fields hidden from this kind of viewer."""
    hints = get_type_hints(model, include_extras=True)
    return tuple(
        name
        for name in model.__struct_fields__
        if any(hidden_fields(m, kind) or _nested(m, kind) for m in models_in(hints[name]))
    )


def models_in(hint: object) -> Iterator[type[msgspec.Struct]]:
    """Yield every model in a type hint, except those in fields marked `WHOLE`."""
    if WHOLE in getattr(hint, "__metadata__", ()):
        return
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from models_in(part)


@cache
def _fits(
    model: type[msgspec.Struct], kind: str, done: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the hidden fields, and the visible ones that contain hidden fields."""
    blank = hidden_fields(model, kind)
    return blank, tuple(name for name in _nested(model, kind) if name not in (*blank, *done))


def fitted(model: Any, kind: str, done: tuple[str, ...] = ()) -> Any:  # noqa: ANN401  any model of the wire
    """Remove from a model, in place, what this kind of viewer may not see; return it.

    `done` names fields whose contents were already fitted when they were made.
    """
    own: type[msgspec.Struct] = type(model)
    blank, nested = _fits(own, kind, done)
    for name in blank:
        setattr(model, name, UNSET)
    for name in nested:
        value = getattr(model, name)
        for part in value if isinstance(value, tuple | list) else (value,):
            if isinstance(part, msgspec.Struct):
                fitted(part, kind)
    return model

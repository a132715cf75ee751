"""The build of a rulebook: a short hash that identifies all of its answers.

It is a hash over the numbers of the clauses, the names of the powers and the slots, and the
answers: a plain value by its value, a function by its qualified name and by the values that it was
made with. The same book has the same build in every process and under every version of Python. A
different build means that today's rules *may* decide differently; whether they do, `gorod audit`
finds out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import partial
from hashlib import sha256
from types import ModuleType
from typing import Any

from gorod.engine.struct import Struct, field_names
from gorod.rulebooks.book import Rulebook

LENGTH = 16
"""The number of hexadecimal digits of a build."""


def build_of(book: Rulebook) -> str:
    """Return the build of this book, including its options."""
    whole = sha256()
    for line in _lines(book):
        whole.update(line.encode())
        whole.update(b"\n")
    return whole.hexdigest()[:LENGTH]


def _lines(book: Rulebook) -> Iterator[str]:
    yield book.id
    yield from (f"clause {clause.number}" for clause in book.clauses)
    yield from sorted(f"power {power.__name__}" for power in book.rules.powers)
    for slot, answer in sorted(book.rules.answers().items()):
        yield f"slot {slot} {described(answer)}"
    yield f"edition {described(book.edition)}"


def described(answer: Any, within: tuple[int, ...] = ()) -> str:  # noqa: ANN401  a slot holds what `Rules` says
    """Describe an answer in a form that does not depend on the process or machine."""
    if answer is None or isinstance(answer, str | int | float | bytes):
        return repr(answer)
    if isinstance(answer, Fraction):
        return f"{answer.numerator}/{answer.denominator}"
    if id(answer) in within:
        return "…"
    inner = (*within, id(answer))
    if isinstance(answer, Mapping | tuple | list | frozenset | set):
        return _gathered(answer, inner)
    return _made(answer, inner)


def _gathered(answer: Any, inner: tuple[int, ...]) -> str:  # noqa: ANN401  as above
    if isinstance(answer, Mapping):
        rows = sorted((described(k, inner), described(v, inner)) for k, v in answer.items())
        return "{" + ", ".join(f"{key}: {value}" for key, value in rows) + "}"
    if isinstance(answer, tuple | list):
        return "[" + ", ".join(described(item, inner) for item in answer) + "]"
    return "{" + ", ".join(sorted(described(item, inner) for item in answer)) + "}"


def _made(answer: Any, within: tuple[int, ...]) -> str:  # noqa: ANN401  as above
    """Describe a function with the values it was made with, or a record with its fields."""
    if isinstance(answer, partial):
        whole = (answer.func, answer.args, answer.keywords)
        return f"partial({', '.join(described(part, within) for part in whole)})"
    kind = answer if hasattr(answer, "__qualname__") else type(answer)
    name = f"{kind.__module__}.{kind.__qualname__}"
    values = ", ".join(f"{key}={described(value, within)}" for key, value in _parts(answer))
    return f"{name}({values})" if values else name


def _parts(answer: Any) -> list[tuple[str, Any]]:  # noqa: ANN401  as above
    if isinstance(answer, type):
        return []
    if is_dataclass(answer):
        return [(field.name, getattr(answer, field.name)) for field in fields(answer)]
    if isinstance(answer, Struct):
        return [(name, getattr(answer, name)) for name in field_names(type(answer))]
    bound = getattr(answer, "__self__", None)
    if bound is not None and not isinstance(bound, ModuleType):  # it belongs to a built-in function
        return [("self", bound)]
    closure = getattr(answer, "__closure__", None) or ()
    names = getattr(getattr(answer, "__code__", None), "co_freevars", ())
    return [(name, cell.cell_contents) for name, cell in zip(names, closure, strict=True)]

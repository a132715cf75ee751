"""What every fact has in common: it never changes, and its tag is its name."""

from __future__ import annotations

from gorod.engine.struct import Struct, kebab


class AnyEvent(Struct, frozen=True, gc=False, tag=kebab):
    """Base of all events at a table."""

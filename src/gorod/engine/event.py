"""The base class of the events at a table: events never change, and their tag is their name."""

from __future__ import annotations

from gorod.engine.struct import Struct, kebab


class AnyEvent(Struct, frozen=True, gc=False, tag=kebab):
    """Base class of all events at a table."""

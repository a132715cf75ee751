"""Statements: what a player says aloud, in a form that a bot can weigh.

Speech is not part of a game's log. A table chat or a simulation that carries it passes the
statements to a bot beside its view; a bot without any works from the view alone.
"""

from __future__ import annotations

from gorod.engine.struct import Struct, kebab


class _Said(Struct, frozen=True, gc=False, tag=kebab):
    """Base class of what a statement may say."""


class ClaimsRole(_Said, frozen=True):
    """The speaker says which card they hold."""

    role: str


class ReportsCheck(_Said, frozen=True):
    """The speaker says whom they checked in some night, and whether that seat is black."""

    target: int
    black: bool


class Accuses(_Said, frozen=True):
    """The speaker says that a seat plays against them."""

    target: int


class Trusts(_Said, frozen=True):
    """The speaker says that a seat is on their side."""

    target: int


Said = ClaimsRole | ReportsCheck | Accuses | Trusts


class Statement(Struct, frozen=True, gc=False):
    """One thing that one player has said on one day."""

    speaker: int
    day: int
    what: Said


Statements = tuple[Statement, ...]

"""The findings of an audit."""

from __future__ import annotations

import msgspec


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stored decision that today's rules would make differently."""

    log: str
    """The id of the table or the tournament."""
    what: str
    """The kind of difference.

    `events`: today's rules decide differently; `refused`: they refuse the move; `rules`: there is
    no such rulebook, option or table size today; `unreadable`: the log cannot be folded; `record`:
    a confirmed protocol is read differently; `refused-record`: it is refused.
    """
    rules: str = ""
    version: int = 0
    """The number of the log entry."""
    turn: int = 0
    """The entry in which the move was first made; a correction stores later moves again."""
    tournament: bool = False
    game: str = ""
    """The game of a tournament."""
    moment: str = ""
    move: str = ""
    """The move in the notation; at a tournament the name of the command."""
    stored: tuple[str, ...] = ()
    """The stored decision, line by line."""
    today: tuple[str, ...] = ()
    """What today's rules decide instead."""
    clauses: tuple[str, ...] = ()
    """The clauses by which it is decided today."""
    build: str = ""
    """The build of the rulebook that decided, if it is known."""


class Audited(msgspec.Struct, frozen=True):
    """What was audited, and the differences that were found."""

    tables: int
    tournaments: int
    decisions: int
    """The number of moves that count in games, and of entries in force in tournaments."""
    differences: tuple[Difference, ...] = ()
    builds: tuple[tuple[str, str, str], ...] = ()
    """Tables that another build decided: the table, its build, today's build."""
    clauses: tuple[tuple[str, str, int], ...] = ()
    """Rulebook, clause, and how many differences cite it; the most frequent first."""

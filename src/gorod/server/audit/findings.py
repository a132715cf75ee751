"""What an audit finds."""

from __future__ import annotations

import msgspec


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision that is stored, and that today's rules would take otherwise."""

    log: str
    """The table or the tournament."""
    what: str
    """`events`: today's rules decide otherwise; `refused`: they refuse the move; `rules`: there is
    no such rulebook, option or table size today; `unreadable`: the log cannot be folded;
    `record`: a confirmed protocol is read otherwise; `refused-record`: it is refused."""
    rules: str = ""
    version: int = 0
    """The entry of the log in which it stands."""
    turn: int = 0
    """The entry in which the move was first made; a correction stores later moves again."""
    tournament: bool = False
    game: str = ""
    """The game of a tournament."""
    moment: str = ""
    move: str = ""
    """As a record writes it; the name of the command at a tournament."""
    stored: tuple[str, ...] = ()
    """What was decided, line by line."""
    today: tuple[str, ...] = ()
    """What today's rules say instead."""
    clauses: tuple[str, ...] = ()
    """Those that decide it today."""
    build: str = ""
    """The build of the rulebook that decided, where it is known."""


class Audited(msgspec.Struct, frozen=True):
    """What was looked at, and what was found."""

    tables: int
    tournaments: int
    decisions: int
    """Moves of the lines that count, and entries of tournaments that are in force."""
    differences: tuple[Difference, ...] = ()
    builds: tuple[tuple[str, str, str], ...] = ()
    """Tables that another build decided: the table, its build, today's build."""
    clauses: tuple[tuple[str, str, int], ...] = ()
    """Rulebook and clause, and how many of the differences cite it; the most frequent first."""

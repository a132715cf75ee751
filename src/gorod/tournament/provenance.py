"""Where a tournament comes from that was read from an archive, and which logs belong together.

An archive that is read stays as it was written: a history. The person who reads it acts from then
on in their own name. The tournament is either a copy, to which nothing is added, or it is
continued, which is said openly on its pages.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gorod.engine.struct import Struct, encode_json, field_names, replace
from gorod.tournament import tournament_commands as c
from gorod.tournament.ids import PersonId
from gorod.tournament.log_erasure import WORDS


class Provenance(Struct, frozen=True):
    """Who read the archive, when, and which chain of entries it held."""

    by: PersonId
    """The id by which the log knows the person who read it."""
    name: str
    at: str
    head: str
    """The last link of the chain over the entries that were read."""
    entries: int
    continued: bool = False
    """Whether the reader goes on with the tournament; otherwise it is a copy."""
    former: tuple[str, ...] = ()
    """Officials of the history, who no longer hold an office here."""


Lasting = Callable[[c.Command], tuple[str, c.Command | str]]
"""Returns the part of a command that a chain covers."""


def anonymous_chain(entries: Iterable[Any]) -> Iterator[str]:
    """Yield the chain by which logs are known as one.

    It covers nothing that may have been erased.
    """
    return chain(entries, _wordless)


def chain(entries: Iterable[Any], lasting: Lasting | None = None) -> Iterator[str]:
    """Yield a hash for each entry, over it and all before it, without what describes people."""
    last, kept = "", lasting or _lasting
    for entry in entries:
        told = encode_json((last, entry.number, entry.at, entry.who, kept(entry.command)))
        last = hashlib.sha256(told).hexdigest()
        yield last


def head(entries: Iterable[Any]) -> str:
    """Return the last link of that chain; empty if there are no entries."""
    last = ""
    for link in chain(entries):
        last = link
    return last


def same_log(one: Iterable[Any], other: Iterable[Any]) -> bool:
    """Whether two logs begin alike, up to where the shorter one ends or was read elsewhere."""
    first, second = list(_at_home(one)), list(_at_home(other))
    shared = min(len(first), len(second))
    mine, theirs = (list(anonymous_chain(entries[:shared])) for entries in (first, second))
    return shared > 0 and mine[-1] == theirs[-1]


def _at_home(entries: Iterable[Any]) -> Iterator[Any]:
    """Yield the entries up to the first one that somebody else added after reading an archive."""
    for entry in entries:
        if isinstance(entry.command, c.ReadArchive):
            return
        if not isinstance(entry.command, c.KeepResults):  # a server adds it when it opens a log
            yield entry


def _lasting(command: c.Command) -> tuple[str, c.Command | str]:
    """Return a command without what describes a person and what was typed about a game."""
    name = type(command).__name__
    if isinstance(command, c.AddPlayer | c.EditPlayer):
        return name, command.player.id
    if isinstance(command, c.ImportPlayers):
        known = [player.id for player in (*command.added, *command.edited)]
        return name, " ".join((*known, "/", *command.sign_up))
    if isinstance(command, c.SignGame | c.SaveDraft | c.ConfirmGame):
        return name, command.game
    if isinstance(command, c.Appoint):
        return name, replace(command, official=replace(command.official, name=""))
    if isinstance(command, c.ImportOfficials):
        nameless = tuple(replace(official, name="") for official in command.officials)
        return name, replace(command, officials=nameless)
    return name, command


def _wordless(command: c.Command) -> tuple[str, c.Command | str]:
    """Return the same, also without what people typed in their own words and their names."""
    name, kept = _lasting(command)
    if isinstance(kept, str):
        return name, kept
    said = {"organiser", *WORDS} & {*field_names(type(kept))}
    return name, replace(kept, **dict.fromkeys(said, ""))

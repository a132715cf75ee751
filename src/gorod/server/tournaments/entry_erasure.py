"""Erasing a person from a tournament's log: which stored entries are rewritten, and to what."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from gorod.server.store.interface import Erasing
from gorod.server.store.stored_rows import Entry
from gorod.tournament import tournament_commands as c
from gorod.tournament.log_erasure import Erasure
from gorod.tournament.state import Tournament
from gorod.tournament.stored_formats import ENTRY

SALT = "salt"
DESCRIBING = (c.Open, c.AddPlayer, c.EditPlayer, c.ImportPlayers, c.Appoint, c.ImportOfficials)
"""Commands that contain personal data."""


def salted(body: bytes, command: c.Command) -> bytes:
    """Add a random salt to an entry with personal data, so that its hash does not reveal them.

    The hash chain keeps the hash after the personal data are erased; the salt is erased with them.
    """
    if not isinstance(command, DESCRIBING):
        return body
    return body[:-1] + b',"%b":"%b"}' % (SALT.encode(), secrets.token_hex(16).encode())


def erasing(t: Tournament, command: c.ErasePerson, stored: Iterable[Entry]) -> Erasing:
    """Return the rewritten log entries and a function that rewrites the stored answers."""
    ids = frozenset(t.ids_of(command.person))
    told = {entry.version: _decoded(entry.body) for entry in stored}
    erasure = Erasure(ids, command.label, command.place).with_names(told.values())
    bodies: dict[int, bytes] = {}
    for version, before in told.items():
        after = erasure.entry(before)
        if after != before:
            after.pop(SALT, None)
            bodies[version] = msgspec.json.encode(after)
    return Erasing(bodies, lambda answer: _answer(erasure, answer), ids)


def _decoded(body: bytes) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(ENTRY.current(body))
    return {"format": ENTRY.number, **told}


def _answer(erasure: Erasure, answer: bytes) -> bytes:
    before = msgspec.json.decode(answer)
    after = erasure.said(before)
    return answer if after == before else msgspec.json.encode(after)

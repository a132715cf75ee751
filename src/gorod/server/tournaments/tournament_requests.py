"""What is sent to a tournament."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gorod.engine import Command as Move
from gorod.server.tables.table_requests import PlainId
from gorod.server.wire.bodies import PageKey, RequestBody
from gorod.tournament.about import About
from gorod.tournament.regulation import Regulation
from gorod.tournament.tournament_commands import Command

LARGE = 1024 * 1024
"""Bytes of a request: a plan of many rounds, a protocol."""
FILE = 16 * 1024 * 1024
"""Of a list of players, or of a whole tournament."""
MOST = 2000
"""Commands that happen together."""
Line = Annotated[str, Meta(max_length=100, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z")]


class NewTournament(RequestBody, frozen=True):
    """A tournament and its regulation."""

    name: Annotated[str, Meta(min_length=1, max_length=100, pattern=r"\S")]
    regulation: Regulation
    organiser: Line = ""
    """What the organiser is called."""
    about: About = About()
    key: PageKey | None = None
    """Asked for again with it, the same tournament is given."""


class TournamentCommands(RequestBody, frozen=True):
    """Commands that happen together or not at all. Who and when is said by the server."""

    id: PlainId
    seen: Annotated[int, Meta(ge=0, le=10_000_000)]
    """The version that the sender had seen; a player sends 0."""
    commands: Annotated[tuple[Command, ...], Meta(min_length=1, max_length=MOST)]

    @property
    def digest(self) -> bytes:
        return hashlib.sha256(msgspec.json.encode(self.commands)).digest()


class HandIn(RequestBody, frozen=True):
    """The record of the live table becomes the signed protocol."""

    id: PlainId
    seen: Annotated[int, Meta(ge=0, le=10_000_000)]


Seat = Annotated[int, Meta(ge=1, le=40)]
Told = Annotated[str, Meta(max_length=300, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z")]
Word = Annotated[str, Meta(max_length=40, pattern=r"^[^\s#]*\Z")]
TOLD = 60
"""Lines of one kind on a short form."""


class SanctionTold(RequestBody, frozen=True):
    """A sanction on the short form."""

    kind: Literal["foul", "dq", "ban", "defeat", "fine"]
    seat: Seat
    clause: Word = ""
    reason: Told = ""


class AwardTold(RequestBody, frozen=True):
    """The judge's points of a seat, in hundredths."""

    seat: Seat
    points: Annotated[int, Meta(ge=-1000, le=1000)]
    reason: Told = ""


class FactsTold(RequestBody, frozen=True):
    """What is marked on the short form, where only the result of a game was recorded."""

    result: Word = ""
    first: Annotated[int, Meta(ge=0, le=40)] = 0
    best: Annotated[tuple[Seat, ...], Meta(max_length=20)] = ()
    sanctions: Annotated[tuple[SanctionTold, ...], Meta(max_length=TOLD)] = ()
    awards: Annotated[tuple[AwardTold, ...], Meta(max_length=TOLD)] = ()


class TypedRecord(RequestBody, frozen=True):
    """A paper protocol as far as it is typed."""

    text: Annotated[str, Meta(max_length=200_000)]
    id: PlainId | None = None
    """With an id it is also saved as the draft of the game."""
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """After which line the next move would stand; without it, at the end or before the fault."""
    add: Move | None = None
    """A move to write there, in the notation's words."""
    form: Literal["course", "result"] | None = None
    """Into which of the two forms the text is to be turned; what was typed is kept in it."""
    facts: FactsTold | None = None
    """What the short form says now; the record gets exactly these lines."""


class NewTournamentLink(RequestBody, frozen=True):
    """For whom, and for how long."""

    scope: Annotated[str, Meta(max_length=80)]
    """`official:` or `player:` with an id, or `sign-up`."""
    hours: Annotated[int, Meta(ge=1, le=24 * 365)] | None = None


class EndedLinks(RequestBody, frozen=True):
    """Links that open nothing any more."""

    links: Annotated[tuple[PlainId, ...], Meta(min_length=1, max_length=MOST)]


class TableLink(RequestBody, frozen=True):
    """Which link of the live table."""

    scope: Literal["judge", "side-judge", "hall", "overlay"] = "judge"


class Visibility(RequestBody, frozen=True):
    """Whether others are told of the tournament."""

    shown: bool


class Deletion(RequestBody, frozen=True):
    """Whoever deletes a tournament says which one, by its name."""

    name: Annotated[str, Meta(max_length=200)]


class NewPlayer(RequestBody, frozen=True):
    """Somebody who signs up."""

    id: Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
    """Drawn by their own device, at least 128 bits: with it the same sign-up can be sent again."""
    nickname: Annotated[
        str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z")
    ]
    name: Line = ""
    city: Line = ""
    club: Annotated[str, Meta(max_length=64)] = ""
    consent: Annotated[str, Meta(max_length=64)] = ""
    """The digest of the text about personal data that they ticked."""

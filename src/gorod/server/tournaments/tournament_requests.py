"""Requests to a tournament."""

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
"""The largest request in bytes: a plan of many rounds, a protocol."""
FILE = 16 * 1024 * 1024
"""The largest file in bytes: a list of players, or a whole tournament."""
MOST = 2000
"""The most commands that can be sent together."""
Line = Annotated[str, Meta(max_length=100, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z")]


class NewTournament(RequestBody, frozen=True):
    """Create a tournament with this regulation."""

    name: Annotated[str, Meta(min_length=1, max_length=100, pattern=r"\S")]
    regulation: Regulation
    organiser: Line = ""
    """The name of the organiser."""
    about: About = About()
    key: PageKey | None = None
    """Makes the request repeatable: the same key gives the same tournament."""


class TournamentCommands(RequestBody, frozen=True):
    """Commands that take effect together or not at all.

    The server adds the sender and the time.
    """

    id: PlainId
    seen: Annotated[int, Meta(ge=0, le=10_000_000)]
    """The version that the sender has seen; players send 0."""
    commands: Annotated[tuple[Command, ...], Meta(min_length=1, max_length=MOST)]

    @property
    def digest(self) -> bytes:
        return hashlib.sha256(msgspec.json.encode(self.commands)).digest()


class HandIn(RequestBody, frozen=True):
    """Sign the record of the live table as the game's protocol."""

    id: PlainId
    seen: Annotated[int, Meta(ge=0, le=10_000_000)]


Seat = Annotated[int, Meta(ge=1, le=40)]
ShortText = Annotated[str, Meta(max_length=300, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z")]
Word = Annotated[str, Meta(max_length=40, pattern=r"^[^\s#]*\Z")]
MOST_ON_FORM = 60
"""The most entries of one kind on a short form."""


class SanctionTold(RequestBody, frozen=True):
    """A sanction on the short form."""

    kind: Literal["foul", "dq", "ban", "defeat", "fine"]
    seat: Seat
    clause: Word = ""
    reason: ShortText = ""


class AwardTold(RequestBody, frozen=True):
    """Points that the judge awards to a seat, in hundredths."""

    seat: Seat
    points: Annotated[int, Meta(ge=-1000, le=1000)]
    reason: ShortText = ""


class FactsTold(RequestBody, frozen=True):
    """The marks on the short form, for a game of which only the result was recorded."""

    result: Word = ""
    first: Annotated[int, Meta(ge=0, le=40)] = 0
    best: Annotated[tuple[Seat, ...], Meta(max_length=20)] = ()
    sanctions: Annotated[tuple[SanctionTold, ...], Meta(max_length=MOST_ON_FORM)] = ()
    awards: Annotated[tuple[AwardTold, ...], Meta(max_length=MOST_ON_FORM)] = ()


class TypedRecord(RequestBody, frozen=True):
    """A paper protocol as it has been typed so far."""

    text: Annotated[str, Meta(max_length=200_000)]
    id: PlainId | None = None
    """With an id, the text is also saved as the draft of the game."""
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """The line after which to write the next move; by default at the end or before the fault."""
    add: Move | None = None
    """A move to write there, in the notation's words."""
    form: Literal["course", "result"] | None = None
    """The form to turn the text into; nothing that was typed is lost."""
    facts: FactsTold | None = None
    """The marks on the short form; the record gets exactly these lines."""


class NewTournamentLink(RequestBody, frozen=True):
    """Make a link: for whom, and for how long."""

    scope: Annotated[str, Meta(max_length=80)]
    """`official:` or `player:` with an id, or `sign-up`."""
    hours: Annotated[int, Meta(ge=1, le=24 * 365)] | None = None


class EndedLinks(RequestBody, frozen=True):
    """End these links."""

    links: Annotated[tuple[PlainId, ...], Meta(min_length=1, max_length=MOST)]


class TableLink(RequestBody, frozen=True):
    """Ask for a link to the live table."""

    scope: Literal["judge", "side-judge", "hall", "overlay"] = "judge"


class Visibility(RequestBody, frozen=True):
    """Whether the tournament is shown to others."""

    shown: bool


class Deletion(RequestBody, frozen=True):
    """Delete a tournament; its name is asked for as a confirmation."""

    name: Annotated[str, Meta(max_length=200)]


class NewPlayer(RequestBody, frozen=True):
    """A sign-up of a player."""

    id: Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
    """Drawn by the player's device, at least 128 bits; makes the sign-up safe to repeat."""
    nickname: Annotated[
        str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z")
    ]
    name: Line = ""
    city: Line = ""
    club: Annotated[str, Meta(max_length=64)] = ""
    consent: Annotated[str, Meta(max_length=64)] = ""
    """The digest of the text about personal data to which they consented."""

"""Requests and responses between a live table's judges and its tournament."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from gorod.server.access.audience import JUDGES
from gorod.server.tables.table_requests import PlainId
from gorod.server.wire.bodies import ResponseBody


class NotedProtest(ResponseBody):
    """A protest against the game, as the tournament has filed it."""

    id: Annotated[str, JUDGES]
    seat: Annotated[int, JUDGES]
    text: Annotated[str, JUDGES]
    at: Annotated[str, JUDGES]
    outcome: Annotated[str, JUDGES]
    """The decision; empty if there is none yet."""


class TableOfTournament(ResponseBody):
    """The tournament game that is played at this table, and the state of its protocol."""

    tournament: Annotated[str, JUDGES]
    name: Annotated[str, JUDGES]
    stage: Annotated[str, JUDGES]
    round: Annotated[int, JUDGES]
    table: Annotated[int, JUDGES]
    game: Annotated[str, JUDGES]
    state: Annotated[str, JUDGES]
    """The game's state in the tournament: `planned`, `playing`, `signed`, `confirmed` or `void`."""
    judge: Annotated[str, JUDGES]
    signed: Annotated[bool, JUDGES]
    may_hand_in: Annotated[bool, JUDGES]
    """Whether the judge can hand in the record now.

    The game must be over and unsigned, the round open, and the link the judge's own.
    """
    differs: Annotated[bool, JUDGES]
    """Whether the table has changed since its record was signed."""
    rejected: Annotated[str, JUDGES]
    """Why the second signer rejected the last protocol; empty if nobody did."""
    protests: Annotated[tuple[NotedProtest, ...], JUDGES]
    signer: Annotated[str, JUDGES] = ""
    """Who signs with this link, if that is not the game's judge: the person who took the link."""


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sign the record of this table as the protocol of its game."""

    id: PlainId


class NewProtest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's protest, entered by the judge."""

    id: PlainId
    seat: Annotated[int, Meta(ge=1, le=99)]
    text: Annotated[str, Meta(max_length=2000)]
    clauses: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=20)] = ()

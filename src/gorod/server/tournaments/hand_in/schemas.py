"""What a live table's judges are told of its tournament, and what they send to its tournament."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from gorod.server.access.audience import JUDGES
from gorod.server.tables.table_requests import PlainId
from gorod.server.wire.bodies import ResponseBody


class NotedProtest(ResponseBody):
    """A protest against the game, as the tournament has it."""

    id: Annotated[str, JUDGES]
    seat: Annotated[int, JUDGES]
    text: Annotated[str, JUDGES]
    at: Annotated[str, JUDGES]
    outcome: Annotated[str, JUDGES]
    """Empty while nobody has decided it."""


class TableOfTournament(ResponseBody):
    """For which game the table is, and how far its protocol has come."""

    tournament: Annotated[str, JUDGES]
    name: Annotated[str, JUDGES]
    stage: Annotated[str, JUDGES]
    round: Annotated[int, JUDGES]
    table: Annotated[int, JUDGES]
    game: Annotated[str, JUDGES]
    state: Annotated[str, JUDGES]
    """As the tournament calls it: `planned`, `playing`, `signed`, `confirmed` or `void`."""
    judge: Annotated[str, JUDGES]
    signed: Annotated[bool, JUDGES]
    may_hand_in: Annotated[bool, JUDGES]
    """It is over, nobody has signed it, the round is open, and the link is the judge's own."""
    differs: Annotated[bool, JUDGES]
    """The table has gone on since: what is signed is not what stands there now."""
    rejected: Annotated[str, JUDGES]
    """Why a second person sent the last protocol back; empty if nobody did."""
    protests: Annotated[tuple[NotedProtest, ...], JUDGES]
    signer: Annotated[str, JUDGES] = ""
    """Who signs by this link, where that is not the game's judge: whoever took the link."""


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of this table becomes the signed protocol of its game."""

    id: PlainId


class NewProtest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A protest of one of the players, which the judge enters."""

    id: PlainId
    seat: Annotated[int, Meta(ge=1, le=99)]
    text: Annotated[str, Meta(max_length=2000)]
    clauses: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=20)] = ()

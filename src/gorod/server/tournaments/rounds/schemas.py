"""Responses about rounds and their tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import UnsetType

from gorod.server.access.audience import OFFICIALS, PUBLIC, STAFF
from gorod.server.wire.bodies import OfficialText, ResponseBody


class SeatedPlayer(ResponseBody):
    """A seat of a table and the player on it."""

    seat: Annotated[int, PUBLIC]
    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]


class TableView(ResponseBody):
    """A table of a round, and its game once the seating is released."""

    table: Annotated[int, PUBLIC]
    game: Annotated[str, PUBLIC]
    state: Annotated[str, PUBLIC]
    """`planned`, `playing`, `ended`, `confirmed` or `void`.

    Officials also see `signed`, as do the judges of tables for their own games.
    """
    judge: Annotated[str, PUBLIC]
    seats: Annotated[tuple[SeatedPlayer, ...], PUBLIC]
    live: Annotated[bool, PUBLIC]
    """Whether it can be watched now."""
    judge_id: Annotated[str | UnsetType, STAFF]
    earlier: Annotated[tuple[str, ...], PUBLIC] = ()
    """Void games of this table that the reader may see."""
    started_at: Annotated[str | UnsetType, STAFF] = ""
    ended_at: Annotated[str | UnsetType, STAFF] = ""


class FlagView(ResponseBody):
    """A fault in a draft of a seating."""

    kind: Annotated[str, OFFICIALS]
    about: Annotated[tuple[str, ...], OFFICIALS]
    soft: Annotated[bool, OFFICIALS]
    text: Annotated[str, OFFICIALS]


class RoundView(ResponseBody):
    """A round and its tables."""

    stage: Annotated[str, PUBLIC]
    round: Annotated[int, PUBLIC]
    locked: Annotated[bool, PUBLIC]
    tables: Annotated[tuple[TableView, ...], PUBLIC]
    status: Annotated[str | UnsetType, STAFF]
    source: OfficialText
    despite: Annotated[tuple[str, ...] | UnsetType, OFFICIALS]
    flags: Annotated[tuple[FlagView, ...] | UnsetType, OFFICIALS]


class LiveGame(ResponseBody):
    """A game that is being played, as the hall sees it."""

    game: Annotated[str, PUBLIC]
    stage: Annotated[str, PUBLIC]
    round: Annotated[int, PUBLIC]
    table: Annotated[int, PUBLIC]
    judge: Annotated[str, PUBLIC]
    phase: Annotated[str, PUBLIC]
    players: Annotated[int, PUBLIC]
    living: Annotated[int, PUBLIC]

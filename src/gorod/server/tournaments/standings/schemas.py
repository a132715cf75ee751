"""Responses with standings and with the parts that their numbers consist of."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UnsetType

from gorod.server.access.audience import OFFICIALS, PUBLIC
from gorod.server.wire.bodies import ResponseBody


class StandingsView(ResponseBody):
    """The standings of a stage, as far as the reader may see them."""

    stage: Annotated[str, PUBLIC]
    upto: Annotated[int | None, PUBLIC]
    columns: Annotated[tuple[str, ...], PUBLIC]
    headings: Annotated[tuple[str, ...], PUBLIC]
    players: Annotated[tuple[str, ...], PUBLIC]
    """The ids of the players, row by row."""
    rows: Annotated[list[list[Any]], PUBLIC]
    provisional: Annotated[bool | UnsetType, OFFICIALS]
    unread: Annotated[tuple[str, ...], PUBLIC] = ()
    """Confirmed games that do not count: today's rules refuse them, and no result was stored."""


class PartView(ResponseBody):
    """A part of a player's total, with its game and clause."""

    game: Annotated[str, PUBLIC]
    stage: Annotated[str, PUBLIC]
    round: Annotated[int, PUBLIC]
    table: Annotated[int, PUBLIC]
    seat: Annotated[int, PUBLIC]
    role: Annotated[str, PUBLIC]
    won: Annotated[bool, PUBLIC]
    kind: Annotated[str, PUBLIC]
    value: Annotated[Any, PUBLIC]
    rule: Annotated[str, PUBLIC]
    clause: Annotated[str, PUBLIC]
    main: Annotated[bool, PUBLIC]
    column: Annotated[str, PUBLIC]
    """The column of the standings that counts it, apart from the sums."""
    protests: Annotated[tuple[str, ...], PUBLIC]


class TallyView(ResponseBody):
    """The number of games of one kind, with wins and losses."""

    of: Annotated[str, PUBLIC]
    games: Annotated[int, PUBLIC]
    wins: Annotated[int, PUBLIC]
    losses: Annotated[int, PUBLIC]


class PointView(ResponseBody):
    """A player's points for a game, and their total after it."""

    game: Annotated[str, PUBLIC]
    earned: Annotated[Any, PUBLIC]
    total: Annotated[Any, PUBLIC]


class PlayerPage(ResponseBody):
    """A player's results in one stage."""

    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    place: Annotated[int, PUBLIC]
    parts: Annotated[tuple[PartView, ...], PUBLIC]
    roles: Annotated[tuple[TallyView, ...], PUBLIC]
    seats: Annotated[tuple[TallyView, ...], PUBLIC]
    first_killed: Annotated[int, PUBLIC]
    best_moves: Annotated[tuple[tuple[str, tuple[int, ...], int], ...], PUBLIC]
    points: Annotated[tuple[PointView, ...], PUBLIC]


class MeetingsView(ResponseBody):
    """How often any two players have met."""

    players: Annotated[tuple[str, ...], PUBLIC]
    nicknames: Annotated[tuple[str, ...], PUBLIC]
    rows: Annotated[list[list[int]], PUBLIC]


class JudgeView(ResponseBody):
    """The numbers of a judge's work in a stage."""

    judge: Annotated[str, OFFICIALS]
    name: Annotated[str, OFFICIALS]
    games: Annotated[int, OFFICIALS]
    red: Annotated[int, OFFICIALS]
    black: Annotated[int, OFFICIALS]
    other: Annotated[int, OFFICIALS]
    fouls: Annotated[int, OFFICIALS]
    disqualified: Annotated[int, OFFICIALS]
    awarded: Annotated[Any, OFFICIALS]
    fines: Annotated[int, OFFICIALS]
    sent_back: Annotated[int, OFFICIALS]
    protests: Annotated[int, OFFICIALS]
    upheld: Annotated[int, OFFICIALS]

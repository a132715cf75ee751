"""Responses with the overall places of a tournament, and with one player's results."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UnsetType

from gorod.server.access.audience import OFFICIALS, PUBLIC
from gorod.server.tournaments.standings.schemas import PointView, TallyView
from gorod.server.wire.bodies import OfficialText, ResponseBody


class OverallLine(ResponseBody):
    """A player's place in the tournament as a whole."""

    place: Annotated[int, PUBLIC]
    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    club: Annotated[str, PUBLIC]
    stage: Annotated[str, PUBLIC]
    """The stage whose standings decided this place: the last one that they reached."""
    stage_place: Annotated[int, PUBLIC]
    total: Annotated[Any, PUBLIC]
    """The points in those standings."""
    games: Annotated[int, PUBLIC]
    """The number of games in all stages together."""
    wins: Annotated[int, PUBLIC]
    out: Annotated[str, PUBLIC]


class OverallView(ResponseBody):
    """The places of all stages together: players who advanced rank above those who did not."""

    final: Annotated[bool, PUBLIC]
    """Whether every stage is finished and nothing is withheld from the reader."""
    stages: Annotated[tuple[str, ...], PUBLIC]
    """The stages whose standings are included."""
    lines: Annotated[tuple[OverallLine, ...], PUBLIC]
    provisional: Annotated[bool | UnsetType, OFFICIALS]


class PersonStage(ResponseBody):
    """A player's result in one stage."""

    stage: Annotated[str, PUBLIC]
    kind: Annotated[str, PUBLIC]
    place: Annotated[int, PUBLIC]
    total: Annotated[Any, PUBLIC]
    games: Annotated[int, PUBLIC]
    wins: Annotated[int, PUBLIC]


class PersonGame(ResponseBody):
    """A game of this player that counts."""

    game: Annotated[str, PUBLIC]
    stage: Annotated[str, PUBLIC]
    round: Annotated[int, PUBLIC]
    table: Annotated[int, PUBLIC]
    seat: Annotated[int, PUBLIC]
    role: Annotated[str, PUBLIC]
    team: Annotated[str, PUBLIC]
    won: Annotated[bool, PUBLIC]
    first_killed: Annotated[bool, PUBLIC]
    points: Annotated[Any, PUBLIC]


class BestMoveView(ResponseBody):
    """A best move: the seats that a player named as mafia, and how many of them were right."""

    game: Annotated[str, PUBLIC]
    named: Annotated[tuple[int, ...], PUBLIC]
    found: Annotated[int, PUBLIC]


class RatingView(ResponseBody):
    """A player's rating over several tournaments."""

    edition: Annotated[str, PUBLIC]
    value: Annotated[float, PUBLIC]
    games: Annotated[int, PUBLIC]
    place: Annotated[int, PUBLIC]


class PersonPage(ResponseBody):
    """A player's results in all stages of a tournament."""

    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    club: Annotated[str, PUBLIC]
    out: Annotated[str, PUBLIC]
    waiting: Annotated[bool, PUBLIC]
    photo: Annotated[bool, PUBLIC]
    """Whether there is a photo, at `…/people/{player}/photo`."""
    rating: Annotated[RatingView | None, PUBLIC]
    place: Annotated[int | None, PUBLIC]
    """Their place in the tournament so far."""
    stages: Annotated[tuple[PersonStage, ...], PUBLIC]
    games: Annotated[tuple[PersonGame, ...], PUBLIC]
    roles: Annotated[tuple[TallyView, ...], PUBLIC]
    teams: Annotated[tuple[TallyView, ...], PUBLIC]
    seats: Annotated[tuple[TallyView, ...], PUBLIC]
    first_killed: Annotated[int, PUBLIC]
    best_moves: Annotated[tuple[BestMoveView, ...], PUBLIC]
    points: Annotated[tuple[PointView, ...], PUBLIC]
    """The points after each game, one stage after the other."""
    name: OfficialText
    checked_in: Annotated[bool | UnsetType, OFFICIALS]

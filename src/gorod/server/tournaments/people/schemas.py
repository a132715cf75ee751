"""A tournament as a whole, and a player in all of its stages."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UnsetType

from gorod.server.access.audience import OFFICIALS, PUBLIC
from gorod.server.tournaments.standings.schemas import PointView, TallyView
from gorod.server.wire.bodies import OfficialText, ResponseBody


class OverallLine(ResponseBody):
    """A player's place in the tournament."""

    place: Annotated[int, PUBLIC]
    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    club: Annotated[str, PUBLIC]
    stage: Annotated[str, PUBLIC]
    """How far they came: the stage in whose table the place was decided."""
    stage_place: Annotated[int, PUBLIC]
    total: Annotated[Any, PUBLIC]
    """In that table."""
    games: Annotated[int, PUBLIC]
    """In all stages together, and the wins among them."""
    wins: Annotated[int, PUBLIC]
    out: Annotated[str, PUBLIC]


class OverallView(ResponseBody):
    """All stages together: who went further stands above who did not."""

    final: Annotated[bool, PUBLIC]
    """Every stage is finished, and nothing of it is kept back from whoever asks."""
    stages: Annotated[tuple[str, ...], PUBLIC]
    """The stages whose tables are in it."""
    lines: Annotated[tuple[OverallLine, ...], PUBLIC]
    provisional: Annotated[bool | UnsetType, OFFICIALS]


class PersonStage(ResponseBody):
    """A player in a stage."""

    stage: Annotated[str, PUBLIC]
    kind: Annotated[str, PUBLIC]
    place: Annotated[int, PUBLIC]
    total: Annotated[Any, PUBLIC]
    games: Annotated[int, PUBLIC]
    wins: Annotated[int, PUBLIC]


class PersonGame(ResponseBody):
    """A game of theirs that counts."""

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
    """A best move that they named: whom, and how many of those they looked for."""

    game: Annotated[str, PUBLIC]
    named: Annotated[tuple[int, ...], PUBLIC]
    found: Annotated[int, PUBLIC]


class RatingView(ResponseBody):
    """A rating across tournaments."""

    edition: Annotated[str, PUBLIC]
    value: Annotated[float, PUBLIC]
    games: Annotated[int, PUBLIC]
    place: Annotated[int, PUBLIC]


class PersonPage(ResponseBody):
    """A player over all stages of a tournament."""

    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    club: Annotated[str, PUBLIC]
    out: Annotated[str, PUBLIC]
    waiting: Annotated[bool, PUBLIC]
    photo: Annotated[bool, PUBLIC]
    """There is one, at `…/people/{player}/photo`."""
    rating: Annotated[RatingView | None, PUBLIC]
    place: Annotated[int | None, PUBLIC]
    """In the tournament so far."""
    stages: Annotated[tuple[PersonStage, ...], PUBLIC]
    games: Annotated[tuple[PersonGame, ...], PUBLIC]
    roles: Annotated[tuple[TallyView, ...], PUBLIC]
    teams: Annotated[tuple[TallyView, ...], PUBLIC]
    seats: Annotated[tuple[TallyView, ...], PUBLIC]
    first_killed: Annotated[int, PUBLIC]
    best_moves: Annotated[tuple[BestMoveView, ...], PUBLIC]
    points: Annotated[tuple[PointView, ...], PUBLIC]
    """After each game, all stages one after the other."""
    name: OfficialText
    checked_in: Annotated[bool | UnsetType, OFFICIALS]

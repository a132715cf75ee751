"""What ties a live table to a tournament: the game that it is for, and the points it counts.

Both are tags of the table, written by the server alone: no tag that a user writes begins with a
colon.
"""

from __future__ import annotations

from gorod.engine.struct import decode_json, encode_json
from gorod.server.store.store_ids import TournamentId, to_tournament_id
from gorod.server.store.stored_rows import Table
from gorod.tournament.ids import GameId
from gorod.tournament.regulation import PointsEdition

TOURNAMENT, POINTS = ":desk", ":points"

Tag = tuple[str, str]


def own_tag(key: str) -> bool:
    """Whether a tag is the server's own, and not a title of the game."""
    return key.startswith(":")


def attached(
    tournament: TournamentId, game: GameId, points: PointsEdition | None
) -> tuple[Tag, ...]:
    """Return the tags of a table that is made for a game of a tournament."""
    told = "" if points is None else encode_json(points).decode()
    return ((TOURNAMENT, f"{tournament}/{game}"), *(((POINTS, told),) if told else ()))


def game_of(table: Table) -> tuple[TournamentId, GameId] | None:
    """Return the tournament and its game; None at a table without a tournament."""
    tournament, slash, game = _tag(table, TOURNAMENT).partition("/")
    return (to_tournament_id(tournament), GameId(game)) if slash else None


def points_of(table: Table) -> str:
    """Return the points of the regulation as of the making of the table, as JSON.

    Empty if the points of the document count.
    """
    return _tag(table, POINTS)


def edition(told: str) -> PointsEdition | None:
    """Decode points that `attached` has written into a tag; None for an empty text."""
    return decode_json(told.encode(), type=PointsEdition) if told else None


def _tag(table: Table, key: str) -> str:
    return next((text for own, text in table.tags if own == key), "")

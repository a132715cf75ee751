"""What ties a live table to a tournament: for which game it is, and for which points it is played.

Both are tags of the table, written by the server alone: nobody else's tag begins with a colon.
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
    """Whether a tag is the server's own, and no title of the game."""
    return key.startswith(":")


def attached(
    tournament: TournamentId, game: GameId, points: PointsEdition | None
) -> tuple[Tag, ...]:
    """The tags of a table that is made for a game."""
    told = "" if points is None else encode_json(points).decode()
    return ((TOURNAMENT, f"{tournament}/{game}"), *(((POINTS, told),) if told else ()))


def game_of(table: Table) -> tuple[TournamentId, GameId] | None:
    """The tournament and its game; none at a table of its own."""
    tournament, slash, game = _tag(table, TOURNAMENT).partition("/")
    return (to_tournament_id(tournament), GameId(game)) if slash else None


def points_of(table: Table) -> str:
    """The regulation's points, as they were when the table was made; empty: the document's."""
    return _tag(table, POINTS)


def edition(told: str) -> PointsEdition | None:
    """Points as they were written down."""
    return decode_json(told.encode(), type=PointsEdition) if told else None


def _tag(table: Table, key: str) -> str:
    return next((text for own, text in table.tags if own == key), "")

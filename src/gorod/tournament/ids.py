"""Ids inside a tournament. All are texts; their types keep them from being mixed up."""

from __future__ import annotations

from typing import NewType

PersonId = NewType("PersonId", str)
"""A player or an official; a player who holds an office has one id for both."""
NOBODY = PersonId("")
ClubId = NewType("ClubId", str)
StageId = NewType("StageId", str)
RoundId = NewType("RoundId", str)
"""`q.2`: the stage and the number of the round."""
GameId = NewType("GameId", str)
"""`q.2.1`: the round and the table; `q.2.1.r2` if it was played again."""
NO_GAME = GameId("")
ProtestId = NewType("ProtestId", str)

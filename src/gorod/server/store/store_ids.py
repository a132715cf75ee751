"""Ids of what a store keeps. Their types keep one from being taken for another."""

from __future__ import annotations

from typing import NewType

LinkId = NewType("LinkId", str)
"""The public id of a link; its token is kept as a hash alone."""
NO_LINK = LinkId("")
AccountId = NewType("AccountId", int)
NO_ACCOUNT = AccountId(0)
StreamId = NewType("StreamId", str)
"""A table or a tournament: whose log it is."""
NO_STREAM = StreamId("")
TableId = NewType("TableId", StreamId)
TournamentId = NewType("TournamentId", StreamId)


def to_table_id(text: str) -> TableId:
    """What somebody wrote in the place of a table's id, or what was drawn for a new one."""
    return TableId(StreamId(text))


def to_tournament_id(text: str) -> TournamentId:
    """Likewise, of a tournament."""
    return TournamentId(StreamId(text))

"""The ids of stored things. Their types keep one kind of id from being taken for another."""

from __future__ import annotations

from typing import NewType

LinkId = NewType("LinkId", str)
"""The public id of a link; of its token only a hash is stored."""
NO_LINK = LinkId("")
AccountId = NewType("AccountId", int)
NO_ACCOUNT = AccountId(0)
StreamId = NewType("StreamId", str)
"""The id of a table or a tournament, each of which has a log."""
NO_STREAM = StreamId("")
TableId = NewType("TableId", StreamId)
TournamentId = NewType("TournamentId", StreamId)


def to_table_id(text: str) -> TableId:
    """Make a table id from a text: from a request, or drawn for a new table."""
    return TableId(StreamId(text))


def to_tournament_id(text: str) -> TournamentId:
    """Make a tournament id from a text."""
    return TournamentId(StreamId(text))

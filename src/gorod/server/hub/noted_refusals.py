"""Which refusals of commands the journal notes: those of senders who overstep their rights.

The journal must not reveal any card, so a refusal is noted only if the same command would have been
refused with any other cards. A seat's entries at night and what it may do by its own card are left
out.
"""

from __future__ import annotations

from gorod.engine import Command
from gorod.engine.moves import move_of
from gorod.server.access.principal import Kind, Principal
from gorod.server.streams.answers import Ack, Answer, Refused
from gorod.server.tables.lobby_requests import LobbyRequest
from gorod.server.tables.table_requests import Do, Enter, Pause, TableRequest, VoteFoul
from gorod.server.tables.talk import TalkRequest

ALWAYS = frozenset({"forbidden", "too-many"})
"""Refusals decided by the link and by its rate of commands, before the game is looked at."""
ANOTHERS = "anothers-command"


def why_noted(by: Principal, wish: TableRequest, answer: Answer, *, secret: bool) -> str:
    """Return the reason to note for a refusal; empty if the journal must not note it.

    `secret`: the command is a move of the night that every seat sends.
    """
    if isinstance(answer, Ack) or not by.link:  # the server's own bots come without a link
        return ""
    code = answer.code if isinstance(answer, Refused) else type(answer).__name__.lower()
    if code in ALWAYS:
        return code
    if by.kind != Kind.SEAT:
        return ""
    if isinstance(wish, Do):
        return ANOTHERS if _anothers(wish.command, by.seat) else ""
    if isinstance(wish, Enter):
        return "" if secret and code == "not-offered" else code
    return code if isinstance(wish, Pause | VoteFoul | TalkRequest | LobbyRequest) else ""


def _anothers(command: Command, seat: int) -> bool:
    """Whether a seat sends a command of another seat or of the judge."""
    move = move_of(command)
    if move is None or move.by == "judge":
        return True
    return move.has_seat and getattr(command, "seat", 0) not in (0, seat)

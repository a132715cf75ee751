"""Secret moves without effect: every seat sends one, so that nobody sees whose move it is."""

from __future__ import annotations

from gorod.engine.by_day.by_day_commands import Act
from gorod.engine.by_day.by_day_phases import Open
from gorod.server.access.principal import Kind, Principal
from gorod.server.streams.answers import Refused, Stale
from gorod.server.tables.by_day.by_day_entries import Decoyed
from gorod.server.tables.decide.table_moves import seats_offers
from gorod.server.tables.own_moves import secret_verb_at
from gorod.server.tables.table_requests import Do, Enter, Gesture, TableRequest
from gorod.server.tables.timeline import Timeline

GESTURE = "gesture"
"""The name of a gesture among secret moves; no move of a game has this name."""


def secret_verb(timeline: Timeline, by: Principal, wish: TableRequest) -> str:
    """Return the verb of a secret move of the publicly known step; empty for other requests."""
    told = timeline.last_told
    if isinstance(wish, Enter | Gesture):
        verb = wish.move if isinstance(wish, Enter) else GESTURE
        return verb if told.lobby is not None and told.game.night else ""
    if by.kind != Kind.SEAT or by.delay or not told.phones or not isinstance(wish, Do):
        return ""
    return secret_verb_at(wish.command, timeline.current_step(told.game), by.seat)


def has_move(timeline: Timeline, seat: int, verb: str) -> bool:
    """Whether a seat really has the move that everybody sends."""
    return any(offer.verb == verb for offer in seats_offers(timeline, seat))


def pointless(timeline: Timeline, seat: int, judged: Stale | Refused, verb: str) -> bool:
    """Whether a secret move was refused only because its sender has no such move."""
    code = getattr(judged, "code", "")
    return code == "not-offered" and not has_move(timeline, seat, verb)


def decoy(timeline: Timeline, seat: int, wish: TableRequest) -> Decoyed | None:
    """Return the entry that stores the form of a seat without a quest; None if none is due.

    In a by-day game everybody has this form, and that it was sent is stored whoever sent it. Called
    only for a move that is pointless.
    """
    now = timeline.now
    known, command = now.by_day, wish.command if isinstance(wish, Do) else None
    if known is None or not isinstance(command, Act) or not now.game.lives(seat):
        return None
    day, phase = now.game.number, now.game.phase
    sent = known.decoy(day, seat) is not None
    if sent or not isinstance(phase, Open) or phase.acts[seat - 1]:
        return None
    return Decoyed(seat, day, command.target)

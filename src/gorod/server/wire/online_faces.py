"""An online table as it is sent: who holds which seat is everybody's to know."""

from __future__ import annotations

from gorod.server.tables.online import Lobby
from gorod.server.wire.models import OnlineFace, PlaceFace


def online_face(lobby: Lobby) -> OnlineFace:
    """The settings and the seats, without the links by which people hold them."""
    settings = lobby.settings
    return OnlineFace(
        judge=settings.judge,
        pace=settings.pace,
        public=settings.public,
        foul_vote=settings.foul_vote,
        delay=settings.delay,
        started=lobby.started,
        startable=not lobby.started and lobby.startable,
        sighted=lobby.sighted,
        seats=tuple(
            PlaceFace(seat, place.taken, place.bot, place.ready, place.absent, place.host)
            for seat, place in enumerate(lobby.places, 1)
        ),
    )

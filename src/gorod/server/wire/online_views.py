"""An online table as it is sent: who holds which seat is everybody's to know."""

from __future__ import annotations

from collections.abc import Sequence

from gorod.server.tables.online import Lobby
from gorod.server.tables.play import majority, people
from gorod.server.tables.table_state import TableState
from gorod.server.tables.talk import TalkKind, TalkLine
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.models import (
    CandidateView,
    OnlineView,
    PauseView,
    PlaceView,
    TalkPart,
    TalkView,
)


def online_view(line: Timeline, point: TableState, lobby: Lobby) -> OnlineView:
    """The settings and the seats, without the links by which people hold them."""
    settings = lobby.settings
    return OnlineView(
        judge=settings.judge,
        pace=settings.pace,
        public=settings.public,
        foul_vote=settings.foul_vote,
        delay=settings.delay,
        started=lobby.started,
        startable=not lobby.started and lobby.startable,
        successor=lobby.successor is not None,
        sighted=lobby.sighted,
        seats=tuple(
            PlaceView(seat, place.taken, place.bot, place.ready, place.absent, place.host)
            for seat, place in enumerate(lobby.places, 1)
        ),
        judging="automatic" if point.automatic else "human",
        candidate=_candidate(line, point, lobby),
        paused=_paused(line, point, lobby),
    )


def talk_part(lines: Sequence[TalkLine], heard: int) -> TalkPart:
    """What was said, without what a client has heard already."""
    return TalkPart(heard, tuple(_line(n, one) for n, one in enumerate(lines[heard:], heard + 1)))


def _line(number: int, line: TalkLine) -> TalkView:
    said = line.said
    kind: TalkKind = "chat" if said.kind == "chat" else "speech"
    return TalkView(number, line.moment, said.seat, line.name, kind, said.text, said.phrase)


def _candidate(line: Timeline, point: TableState, lobby: Lobby) -> CandidateView | None:
    one = point.play.candidate
    if one is None:
        return None
    needed = majority(people(lobby, line.public.at(point.turn)))
    return CandidateView(one.name, one.votes, needed, one.accepted)


def _paused(line: Timeline, point: TableState, lobby: Lobby) -> PauseView | None:
    halt = point.play.halt
    if not halt.on and not halt.votes:
        return None
    needed = majority(people(lobby, line.public.at(point.turn)))
    return PauseView(halt.on, halt.by, len(halt.votes), needed)

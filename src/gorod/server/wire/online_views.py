"""An online table as it is sent: everybody may know who holds which seat."""

from __future__ import annotations

from collections.abc import Sequence

from gorod.server.tables.online import Lobby
from gorod.server.tables.online_play import majority, people
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


def online_view(timeline: Timeline, state: TableState, lobby: Lobby) -> OnlineView:
    """Return the settings and the seats, without the links by which people hold them."""
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
        judging="automatic" if state.automatic else "human",
        candidate=_candidate(timeline, state, lobby),
        paused=_paused(timeline, state, lobby),
    )


def talk_part(lines: Sequence[TalkLine], heard: int) -> TalkPart:
    """Return what was said, without the lines that the client already has."""
    new = enumerate(lines[heard:], heard + 1)
    return TalkPart(heard, tuple(_talk_view(number, line) for number, line in new))


def _talk_view(number: int, line: TalkLine) -> TalkView:
    said = line.said
    kind: TalkKind = "chat" if said.kind == "chat" else "speech"
    return TalkView(number, line.moment, said.seat, line.name, kind, said.text, said.phrase)


def _candidate(timeline: Timeline, state: TableState, lobby: Lobby) -> CandidateView | None:
    one = state.play.candidate
    if one is None:
        return None
    needed = majority(people(lobby, timeline.public.at(state.turn)))
    return CandidateView(one.name, one.votes, needed, one.accepted)


def _paused(timeline: Timeline, state: TableState, lobby: Lobby) -> PauseView | None:
    pause = state.play.pause
    if not pause.on and not pause.votes:
        return None
    needed = majority(people(lobby, timeline.public.at(state.turn)))
    return PauseView(pause.on, pause.by, len(pause.votes), needed)

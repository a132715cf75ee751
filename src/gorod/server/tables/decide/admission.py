"""Whether a sender may make a request to a table now, before the rules are asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from gorod.engine.commands import FileProtest
from gorod.engine.viewers import JUDGE
from gorod.server.access.principal import Kind, Principal
from gorod.server.access.rights import may
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.by_day.service_requests import ServiceRequest
from gorod.server.tables.decide.verdict import Deciding
from gorod.server.tables.lobby import holds
from gorod.server.tables.lobby_requests import LobbyRequest
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import (
    Ask,
    Contribute,
    Do,
    Draw,
    Phones,
    PlayRequest,
    Redo,
    TableRequest,
    Take,
    Undo,
)
from gorod.server.tables.talk import TalkRequest
from gorod.server.tables.timeline import Timeline

UNSEEN = Take | Phones | Contribute | LobbyRequest | TalkRequest | PlayRequest
"""Requests that move no game, and so need not have seen its last move."""


def barred(at: Deciding, sender: Sender, asked: Ask) -> ServerReason | Literal["stale"] | None:
    """Return why this sender may not make this request now; None if they may."""
    found = next(_reasons(at, sender, asked), None)
    return found or ("stale" if _stale(at.timeline, sender.by, asked) else None)


def _reasons(at: Deciding, sender: Sender, asked: Ask) -> Iterator[ServerReason]:
    """Yield every reason against the request, the gravest first."""
    wish, by, timeline = asked.wish, sender.by, at.timeline
    if not (may(by, f"wish-{type(wish).__struct_config__.tag}") and _holds(timeline, by)):
        yield "forbidden"
    if not timeline.table.live:
        yield "closed"
    if at.full():
        yield "table-full"
    if asked.seen > timeline.number(by.viewer, by.delay):
        yield "future"
    if isinstance(wish, Take) and not sender.holder:
        yield "no-console"
    yield from _for_now(sender, wish, timeline)


def _for_now(sender: Sender, wish: TableRequest, timeline: Timeline) -> Iterator[ServerReason]:
    """Yield the reasons that depend on the kind of table or on the time."""
    now, by = timeline.now, sender.by
    if now.by_day is None:
        if isinstance(wish, ServiceRequest):
            yield "by-day-only"
        if not isinstance(wish, Take) and _elsewhere(timeline, sender):
            yield "not-in-control"
    elif isinstance(wish, Undo | Redo):
        yield "by-day-undo"
    if by.kind == Kind.SEAT and not _phones(timeline, wish):
        yield "phones-off"
    if isinstance(wish, Do | Draw) and _gathering(timeline):
        yield "not-started"
    if by.kind == Kind.SEAT and isinstance(wish, Do) and now.play.pause.on:
        yield "paused"


def _stale(timeline: Timeline, by: Principal, asked: Ask) -> bool:
    """Whether the game has gone on since the sender last looked."""
    if isinstance(asked.wish, UNSEEN):
        return False
    if by.kind == Kind.AUTOMATIC_JUDGE and asked.seen < timeline.version:
        return True  # the automatic judge decides by everything that is written
    return asked.seen < timeline.barrier(by.viewer)


def _elsewhere(timeline: Timeline, sender: Sender) -> bool:
    """Whether a judge asks while another console, or the automatic judge, has the table."""
    if sender.by.viewer != JUDGE:
        return False
    automatic = sender.by.kind == Kind.AUTOMATIC_JUDGE
    return automatic != timeline.automatic or sender.holder != timeline.now.control.holder


def _phones(timeline: Timeline, wish: TableRequest) -> bool:
    """Whether a player's link may make this request now; some requests are always allowed."""
    protest = isinstance(wish, Do) and isinstance(wish.command, FileProtest)
    return protest or not isinstance(wish, Do) or timeline.now.phones


def _holds(timeline: Timeline, by: Principal) -> bool:
    """Whether a seat's link is that of its present holder; at an online table holders change."""
    lobby = timeline.now.lobby
    return lobby is None or by.kind != Kind.SEAT or holds(lobby, by)


def _gathering(timeline: Timeline) -> bool:
    """Whether people are still gathering at an online table: there is no game yet."""
    lobby = timeline.now.lobby
    return lobby is not None and not lobby.started

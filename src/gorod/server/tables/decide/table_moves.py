"""Commands of the engine: entered by the judge, by a seat for itself, or drawn by the server."""

from __future__ import annotations

import msgspec

from gorod.engine import Command, Offer, Refusal, is_offered, step
from gorod.engine.commands import FileProtest
from gorod.engine.history import Turn
from gorod.engine.moves import move_of
from gorod.engine.phases import Over
from gorod.server.access.principal import Kind
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.by_day.course import stamped
from gorod.server.tables.by_day.deciding import ServiceMove, admitted
from gorod.server.tables.clock import marked
from gorod.server.tables.decide.verdict import Decided, Deciding, Verdict
from gorod.server.tables.drawing import Drawn, drawn
from gorod.server.tables.online_decisions import closing_command
from gorod.server.tables.own_moves import entered_by_seats
from gorod.server.tables.recipients import noticed
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_entries import Moved
from gorod.server.tables.table_requests import Close, Do, Draw, sensible
from gorod.server.tables.timeline import Timeline

IN_TIME = frozenset({"other-day", "placeholder", "best-votes-closed"})
"""In a by-day game: refusals that only say that an input came too early or too late."""


def close(at: Deciding, sender: Sender, _: Close) -> Verdict:
    """Turn what the seats have entered into the judge's command."""
    command = closing_command(at.timeline)
    return "not-asked" if command is None else move(at, sender, Do(command))


def draw(at: Deciding, _: Sender, __: Draw) -> Verdict:
    """Draw what is due, because the judge asks for it."""
    return drawn_now(at)


def drawn_now(at: Deciding) -> Verdict:
    """Deal the cards or draw the lot that is due, from the secret of the deal."""
    timeline = at.timeline
    found = drawn(timeline.book.rules, timeline.now.game, timeline.now.deal)
    return "nothing-to-draw" if found is None else played(at, found.command, lot=found)


def move(at: Deciding, sender: Sender, wish: Do) -> Verdict:
    """Decide a command that the judge or a seat has entered."""
    timeline, command = at.timeline, wish.command
    game, known = timeline.now.game, timeline.now.by_day
    if not sensible(command, game.size):
        return "malformed"
    if known is not None:
        if not admitted(sender.by, command):
            return "not-offered"
        if sender.by.kind == Kind.SEAT and known.stage(game) == "paused":
            return "day-paused"
        command = stamped(known, game, command, timeline.time.now())
    timed = _timed_by_us(timeline, command)
    if sender.by.kind == Kind.SEAT:
        refusal = _not_theirs(timeline, sender.by.seat, timed)
        if refusal is not None:
            return refusal
    return played(at, command, timed)


def played(
    at: Deciding,
    command: Command,
    timed: Command | None = None,
    *,
    lot: Drawn | None = None,
    said: ServiceMove | None = None,
) -> Decided | Refusal:
    """Play a command by the rules; the entry has the command as it came.

    `timed` is the same command with the time that the rules need, if it differs.
    """
    timeline = at.timeline
    game = timeline.now.game
    after, events = step(timeline.book.rules, game, timed or command)
    if isinstance(events, Refusal):
        return events
    moved = Moved(
        command=command,
        events=events,
        shown=noticed(timeline, (), events, game, after),
        clock=marked(timeline.clock_after(after), timeline.time),
        left=at.left(),
        drawn=lot.source if lot else "",
        among=lot.among if lot else (),
        build=timeline.build_now(),
        question=said.question if said else 0,
        words=said.words if said else "",
        reply=said.reply if said else 0,
    )
    return Decided(moved, (Turn(command, events, after, timeline.now.turn),))


def _timed_by_us(timeline: Timeline, command: Command) -> Command:
    """Return a protest with the time since the end of the game: it has to come in time.

    The entry keeps the protest as it came, without that time.
    """
    if not isinstance(command, FileProtest):
        return command
    return msgspec.structs.replace(command, elapsed=timeline.over_for())


def _not_theirs(timeline: Timeline, seat: int, command: Command) -> ServerReason | Refusal | None:
    """Return why a seat may not make this command; None if it is offered to it.

    For most commands the reason is only `not-offered`: the true reason may be a secret.
    """
    rules, game = timeline.book.rules, timeline.now.game
    if is_offered(seats_offers(timeline, seat), command):
        return None
    row = move_of(command)
    if timeline.now.by_day is not None and getattr(command, "seat", 0) == seat:
        _, answer = step(rules, game, command)
        if isinstance(answer, Refusal) and answer.why in IN_TIME:
            return answer
    aloud = game.floor == seat and row is not None and row.aloud
    late = isinstance(command, FileProtest) and isinstance(game.phase, Over)
    if (aloud or late) and getattr(command, "seat", 0) == seat:
        _, answer = step(rules, game, command)
        if isinstance(answer, Refusal):
            return answer
    return "not-offered"


def seats_offers(timeline: Timeline, seat: int) -> tuple[Offer, ...]:
    """Return what a seat may enter by its own link."""
    now = timeline.now
    offered, online = timeline.offers(now.game, seat), now.lobby is not None
    return entered_by_seats(offered, phones=now.phones, online=online)

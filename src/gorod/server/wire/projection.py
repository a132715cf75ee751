"""From what a viewer knows to the model that they are sent."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec import UNSET

from gorod.engine import Offer
from gorod.engine.viewers import JUDGE
from gorod.report.formats import presentation_of
from gorod.report.game_document import (
    BallotPart,
    PlayerPart,
    PointsPart,
    ProposalPart,
    ProtestPart,
    ReminderPart,
    ballot_part,
    check_parts,
    outcome_part,
    player_part,
    points_part,
    protest_part,
)
from gorod.report.phrases import reminders
from gorod.report.standing import Standing
from gorod.report.view import PlayerView
from gorod.report.view import View as Known
from gorod.scoring import as_json
from gorod.server.access.audience import fitted
from gorod.server.access.principal import Kind
from gorod.server.tables.by_day.deciding import offered_by_day
from gorod.server.tables.own_moves import entered_by_seats
from gorod.server.tables.replayed import replayed
from gorod.server.tables.table_state import TableState
from gorod.server.tables.talk import TalkLine
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.asked_views import ask_view, entered_views, open_eyes_view
from gorod.server.wire.by_day_projection import by_day_view
from gorod.server.wire.models import ClockView, ControlView, LogPart, OfferView, View
from gorod.server.wire.online_views import online_view, talk_part
from gorod.server.wire.shared_parts import SharedParts
from gorod.server.wire.training_views import training_view

if TYPE_CHECKING:
    from gorod.server.wire.watcher import Eyes

OVERLAY_ROLES = "overlay-roles"


BY_THE_CLOCK = {"turn", "version", "known", "shown", "at", "clock", "left"}
"""Parts of a point that differ where only the clock was turned; a turn is compared by identity."""
_beside_clock = attrgetter(
    *(name for name in TableState.__struct_fields__ if name not in BY_THE_CLOCK)
)


@dataclass(frozen=True, slots=True)
class Sent:
    """The last view of a viewer, and what it was made from: what is still true is taken over."""

    view: View
    point: TableState
    known: Known


@dataclass(frozen=True, slots=True)
class Moment:
    """A point of a table, and the monotonic time at which its clock is read."""

    line: Timeline
    point: TableState
    now: int
    shared: SharedParts
    heard: int = 0
    """How many lines of the talk a client has already."""
    talk: Sequence[TalkLine] | None = None
    """What was said, where it is not all that the point knows of."""
    sent: Sent | None = None

    @property
    def only_time_passed(self) -> bool:
        """Whether nothing but the clock can differ from the last view."""
        if self.sent is None:
            return False
        was, now = self.sent.point, self.point
        # What an online table, a calendar or a lesson shows may change with the time alone.
        timeless = now.lobby is None and now.by_day is None and self.line.lesson is None
        return timeless and was.turn is now.turn and _beside_clock(was) == _beside_clock(now)


def view(moment: Moment, known: Known, eyes: Eyes, seq: int, log: LogPart) -> View:
    """The model of a view, fitted to its audience."""
    line, point = moment.line, moment.point
    here = moment.shared.step(point.game)
    at = here.at
    if moment.sent is not None and moment.only_time_passed:
        again = copy(moment.sent.view)
        again.seq, again.clock, again.log = seq, _clock(at, point, moment.now), log
        return again
    announced = moment.shared.announcement(point.turn, eyes.viewer)
    heard = announced.heard
    whole = View(
        seq=seq,
        table=line.table.id,
        rules=line.table.rules,
        options=line.book.options,
        tags=dict(line.tags),
        phase=at.phase,
        cue=here.cue,
        says=heard.says,
        hears=heard.hears,
        late=heard.late,
        clock=_clock(at, point, moment.now),
        players=_players(moment, known, eyes),
        candidates=known.candidates,
        ballot=_ballot(known),
        vote_cancelled=known.vote_cancelled,
        outcome=outcome_part(known),
        commitment=point.deal.commitment,
        contributions=() if point.dealt else point.deal.contributions,
        log=log,
    )
    if point.lobby is not None:
        whole.online = online_view(line, point, point.lobby)
        said = line.talk[: point.talk] if moment.talk is None else moment.talk
        whole.talk = talk_part(said, moment.heard)
    whole.morning = at.morning
    whole.ruling = announced.ruling
    whole.gloss = announced.gloss
    whole.checks = check_parts(known)
    whole.protest = _protest(known)
    if point.lobby is not None:
        whole.asks = ask_view(line, point, eyes, moment.now)
        whole.open_eyes = open_eyes_view(line, point, eyes)
        whole.entered = entered_views(line, point)
    whole.offers = _offers(line, point, eyes)
    whole.phones = point.phones
    whole.by_day = by_day_view(line, point, eyes.viewer) or UNSET
    own = presentation_of(line.book)
    if own.publication is not None:
        own.publication(whole, replayed(line, point), known, eyes.viewer)
    if eyes.viewer == JUDGE and line.lesson is not None:
        whole.training = training_view(line, point, line.lesson)
    if eyes.viewer == JUDGE:
        whole.control = _control(point)
        whole.reminders = tuple(ReminderPart(r.id, r.clause) for r in reminders(line.book, at))
        if eyes.kind == Kind.JUDGE:
            whole.ahead = moment.shared.steps_ahead(point.turn)
        if known.over:
            whole.proposals = _proposals(line, point)
    fit: View = fitted(whole, eyes.kind, done=("players",))
    return fit


def _ballot(known: Known) -> BallotPart | None:
    part = ballot_part(known)
    if part is not None and known.ballot is not None:
        part.round = known.ballot.round
    return part


def _protest(known: Known) -> ProtestPart | None:
    part = protest_part(known)
    if part is not None and known.protest is not None:
        part.text, part.ruling = known.protest.text, known.protest.ruling
    return part


def _clock(at: Standing, point: TableState, now: int) -> ClockView | None:
    if point.clock is None:
        return None
    left, running = point.clock.left_at(now), point.clock.running
    return ClockView(at.seat or None, at.seconds, left_ms=left, running=running)


def _players(moment: Moment, known: Known, eyes: Eyes) -> tuple[PlayerPart, ...]:
    """The players, fitted to their audience; those of before, where nothing has changed."""
    before = _players_before(moment, known, eyes)
    if before and moment.sent is not None and moment.sent.known.players is known.players:
        return moment.sent.view.players
    points = _points(moment, known, eyes)
    parts: list[PlayerPart] = []
    for player in known.players:
        part = before.get(id(player))
        if part is None:
            part = _player(moment.line, moment.point, player, eyes, known)
            part.points = points.get(part.seat)
            part = moment.shared.same(fitted(part, eyes.kind))
        parts.append(part)
    return tuple(parts)


def _players_before(moment: Moment, known: Known, eyes: Eyes) -> dict[int, PlayerPart]:
    """What was sent of players of whom nothing else is known now, by identity.

    Points, the cards on an overlay and how many a best move has hit follow from other things.
    """
    sent = moment.sent
    if sent is None or known.over or sent.known.over or eyes.kind == OVERLAY_ROLES:
        return {}
    if sent.point.names is not moment.point.names or sent.known.told != known.told:
        return {}
    pairs = zip(sent.known.players, sent.view.players, strict=True)
    return {
        id(player): part
        for player, part in pairs
        if eyes.viewer != JUDGE or player.best_move is None
    }


def _player(
    line: Timeline, point: TableState, player: PlayerView, eyes: Eyes, known: Known
) -> PlayerPart:
    part = player_part(line.book, known, player, point.names[player.seat - 1], eyes.viewer)
    if eyes.kind == OVERLAY_ROLES and point.game.cards:
        part.role = point.game.card(player.seat)
        part.team = line.book.rules.teams.get(part.role)
    return part


def _points(moment: Moment, known: Known, eyes: Eyes) -> dict[int, PointsPart]:
    """Once the result is announced: to the judge all of them, to a seat its own."""
    if not known.over:
        return {}
    every = enumerate(moment.shared.points(moment.point.game), 1)
    return {seat: points_part(own) for seat, own in every if own and eyes.viewer in (JUDGE, seat)}


def _proposals(line: Timeline, point: TableState) -> tuple[ProposalPart, ...]:
    return tuple(
        ProposalPart(seat, clause, as_json(value))
        for seat, clause, value in presentation_of(line.book).proposals(line.book, point.game)
    )


def _offers(line: Timeline, point: TableState, eyes: Eyes) -> tuple[OfferView, ...]:
    """Whoever only watches is offered nothing."""
    offered = line.offers(point.game, eyes.viewer) if eyes.viewer else ()
    if not offered:
        return ()
    if eyes.viewer != JUDGE:
        online = point.lobby is not None
        offered = entered_by_seats(offered, phones=point.phones, online=online)
    if point.by_day is not None:
        judge = eyes.viewer == JUDGE
        offered = tuple(offer for offer in offered if offered_by_day(offer, judge=judge))
    return offer_views(offered)


def offer_views(offered: tuple[Offer, ...]) -> tuple[OfferView, ...]:
    """Offers as they are sent."""
    return tuple(OfferView(o.move, o.actor, o.choices) for o in offered)


def _control(point: TableState) -> ControlView:
    steps, redo = (point.steps, len(point.redo)) if point.by_day is None else (0, 0)
    return ControlView(point.control.epoch, point.control.holder, steps, redo)

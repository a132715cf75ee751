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
"""Parts of a state that differ where only the clock was turned; a turn is compared by identity."""
_beside_clock = attrgetter(
    *(name for name in TableState.__struct_fields__ if name not in BY_THE_CLOCK)
)


@dataclass(frozen=True, slots=True)
class Sent:
    """The last view of a viewer, and what it was made from: what is still true is taken over."""

    view: View
    state: TableState
    known: Known


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a table, and the monotonic time at which its clock is read."""

    timeline: Timeline
    state: TableState
    now: int
    shared: SharedParts
    heard: int = 0
    """How many lines of the talk a client has already."""
    talk: Sequence[TalkLine] | None = None
    """What was said, where it is not all that the state knows of."""
    sent: Sent | None = None

    @property
    def only_time_passed(self) -> bool:
        """Whether nothing but the clock can differ from the last view."""
        if self.sent is None:
            return False
        was, now = self.sent.state, self.state
        # What an online table, a calendar or a lesson shows may change with the time alone.
        timeless = now.lobby is None and now.by_day is None and self.timeline.lesson is None
        return timeless and was.turn is now.turn and _beside_clock(was) == _beside_clock(now)


def view(moment: Moment, known: Known, eyes: Eyes, seq: int, log: LogPart) -> View:
    """The model of a view, fitted to its audience."""
    timeline, state = moment.timeline, moment.state
    here = moment.shared.step(state.game)
    at = here.at
    if moment.sent is not None and moment.only_time_passed:
        again = copy(moment.sent.view)
        again.seq, again.clock, again.log = seq, _clock(at, state, moment.now), log
        return again
    announced = moment.shared.announcement(state.turn, eyes.viewer)
    heard = announced.heard
    whole = View(
        seq=seq,
        table=timeline.table.id,
        rules=timeline.table.rules,
        options=timeline.book.options,
        tags=dict(timeline.tags),
        phase=at.phase,
        cue=here.cue,
        says=heard.says,
        hears=heard.hears,
        late=heard.late,
        clock=_clock(at, state, moment.now),
        players=_players(moment, known, eyes),
        candidates=known.candidates,
        ballot=_ballot(known),
        vote_cancelled=known.vote_cancelled,
        outcome=outcome_part(known),
        commitment=state.deal.commitment,
        contributions=() if state.dealt else state.deal.contributions,
        log=log,
    )
    if state.lobby is not None:
        whole.online = online_view(timeline, state, state.lobby)
        said = timeline.talk[: state.talk] if moment.talk is None else moment.talk
        whole.talk = talk_part(said, moment.heard)
    whole.morning = at.morning
    whole.ruling = announced.ruling
    whole.gloss = announced.gloss
    whole.checks = check_parts(known)
    whole.protest = _protest(known)
    if state.lobby is not None:
        whole.asks = ask_view(timeline, state, eyes, moment.now)
        whole.open_eyes = open_eyes_view(timeline, state, eyes)
        whole.entered = entered_views(timeline, state)
    whole.offers = _offers(timeline, state, eyes)
    whole.phones = state.phones
    whole.by_day = by_day_view(timeline, state, eyes.viewer) or UNSET
    own = presentation_of(timeline.book)
    if own.publication is not None:
        own.publication(whole, replayed(timeline, state), known, eyes.viewer)
    if eyes.viewer == JUDGE and timeline.lesson is not None:
        whole.training = training_view(timeline, state, timeline.lesson)
    if eyes.viewer == JUDGE:
        whole.control = _control(state)
        whole.reminders = tuple(ReminderPart(r.id, r.clause) for r in reminders(timeline.book, at))
        if eyes.kind == Kind.JUDGE:
            whole.ahead = moment.shared.steps_ahead(state.turn)
        if known.over:
            whole.proposals = _proposals(timeline, state)
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


def _clock(at: Standing, state: TableState, now: int) -> ClockView | None:
    if state.clock is None:
        return None
    left, running = state.clock.left_at(now), state.clock.running
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
            part = _player(moment.timeline, moment.state, player, eyes, known)
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
    if sent.state.names is not moment.state.names or sent.known.told != known.told:
        return {}
    pairs = zip(sent.known.players, sent.view.players, strict=True)
    return {
        id(player): part
        for player, part in pairs
        if eyes.viewer != JUDGE or player.best_move is None
    }


def _player(
    timeline: Timeline, state: TableState, player: PlayerView, eyes: Eyes, known: Known
) -> PlayerPart:
    part = player_part(timeline.book, known, player, state.names[player.seat - 1], eyes.viewer)
    if eyes.kind == OVERLAY_ROLES and state.game.cards:
        part.role = state.game.card(player.seat)
        part.team = timeline.book.rules.teams.get(part.role)
    return part


def _points(moment: Moment, known: Known, eyes: Eyes) -> dict[int, PointsPart]:
    """Once the result is announced: to the judge all of them, to a seat its own."""
    if not known.over:
        return {}
    every = enumerate(moment.shared.points(moment.state.game), 1)
    return {seat: points_part(own) for seat, own in every if own and eyes.viewer in (JUDGE, seat)}


def _proposals(timeline: Timeline, state: TableState) -> tuple[ProposalPart, ...]:
    return tuple(
        ProposalPart(seat, clause, as_json(value))
        for seat, clause, value in presentation_of(timeline.book).proposals(
            timeline.book, state.game
        )
    )


def _offers(timeline: Timeline, state: TableState, eyes: Eyes) -> tuple[OfferView, ...]:
    """Whoever only watches is offered nothing."""
    offered = timeline.offers(state.game, eyes.viewer) if eyes.viewer else ()
    if not offered:
        return ()
    if eyes.viewer != JUDGE:
        online = state.lobby is not None
        offered = entered_by_seats(offered, phones=state.phones, online=online)
    if state.by_day is not None:
        judge = eyes.viewer == JUDGE
        offered = tuple(offer for offer in offered if offered_by_day(offer, judge=judge))
    return offer_views(offered)


def offer_views(offered: tuple[Offer, ...]) -> tuple[OfferView, ...]:
    """Offers as they are sent."""
    return tuple(OfferView(o.move, o.actor, o.choices) for o in offered)


def _control(state: TableState) -> ControlView:
    steps, redo = (state.steps, len(state.redo)) if state.by_day is None else (0, 0)
    return ControlView(state.control.epoch, state.control.holder, steps, redo)

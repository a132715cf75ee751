"""The projection: from what a viewer knows to the model that they are sent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from gorod.engine import Offer
from gorod.engine.viewers import JUDGE
from gorod.report.current_step import CurrentStep
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
    protest_part,
)
from gorod.report.phrases import reminders
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
from gorod.server.wire.shared_parts import Announcement, SharedParts, Step
from gorod.server.wire.training_views import training_view

if TYPE_CHECKING:
    from gorod.server.wire.watcher import Eyes

OVERLAY_ROLES = "overlay-roles"
PLAYERS_DONE = ("players",)
"""Fields of a view whose parts are fitted to their audience when they are made."""
NO_LOG = LogPart(0, ())


class Sent(msgspec.Struct, frozen=True, gc=False):
    """The last view sent to a viewer and what it was made from; unchanged parts are reused."""

    view: View
    state: TableState
    known: Known


class Moment(msgspec.Struct, frozen=True, gc=False):
    """A state of a table, and the monotonic time at which its clock is read."""

    timeline: Timeline
    state: TableState
    now: int
    shared: SharedParts
    heard: int = 0
    """How many lines of talk the client already has."""
    talk: Sequence[TalkLine] | None = None
    """The lines of talk, if they are not all that the state has."""
    sent: Sent | None = None

    @property
    def only_time_passed(self) -> bool:
        """Whether nothing but the clock can differ from the last view."""
        # The view of an online table, a calendar or a lesson may change as time passes.
        state = self.state
        timeless = state.lobby is None and state.by_day is None and self.timeline.lesson is None
        return timeless and self.sent is not None and self.shared.only_clock(self.sent.state, state)


def view(moment: Moment, known: Known, eyes: Eyes, seq: int, log: LogPart) -> View:
    """Return the view, reduced to what its audience may see."""
    timeline, state = moment.timeline, moment.state
    here = moment.shared.step(state.game)
    at = here.at
    if moment.sent is not None and moment.only_time_passed:
        clock = _clock(at, state, moment.now)
        return replace(moment.sent.view, seq=seq, clock=clock, log=log)
    announced = moment.shared.announcement(state.turn, eyes.viewer)
    whole = replace(
        moment.shared.public(state, announced, partial(_public, moment, here)),
        seq=seq,
        clock=_clock(at, state, moment.now),
        players=_players(moment, known, eyes),
        candidates=known.candidates,
        ballot=_ballot(known),
        vote_cancelled=known.vote_cancelled,
        outcome=None if known.outcome is None else outcome_part(known),
        log=log,
        checks=check_parts(known) if known.checks else (),
        protest=_protest(known),
        offers=_offers(timeline, state, eyes),
    )
    if state.lobby is not None:
        said = timeline.talk[: state.talk] if moment.talk is None else moment.talk
        whole.talk = talk_part(said, moment.heard)
        whole.asks = ask_view(timeline, state, eyes, moment.now)
        whole.open_eyes = open_eyes_view(timeline, state, eyes)
    if state.by_day is not None:
        whole.by_day = by_day_view(timeline, state, eyes.viewer) or UNSET
    own = moment.shared.presentation
    if own.publication is not None:
        own.publication(whole, replayed(timeline, state), known, eyes.viewer)
    if eyes.viewer == JUDGE:
        _for_the_judge(whole, moment, at, known, eyes)
    fit: View = fitted(whole, eyes.kind, done=PLAYERS_DONE)
    return fit


def _public(moment: Moment, here: Step, announced: Announcement) -> View:
    """Return the parts shared by all viewers who hear this announcement.

    Each viewer's own parts are filled into a copy; nobody may change what is inside the result.
    """
    timeline, state, heard = moment.timeline, moment.state, announced.heard
    return View(
        seq=0,
        table=timeline.table.id,
        rules=timeline.table.rules,
        options=timeline.book.options,
        tags=dict(timeline.tags),
        phase=here.at.phase,
        cue=here.cue,
        says=heard.says,
        hears=heard.hears,
        late=heard.late,
        clock=None,
        players=(),
        candidates=(),
        ballot=None,
        vote_cancelled=False,
        outcome=None,
        commitment=state.deal.commitment,
        contributions=() if state.dealt else state.deal.contributions,
        log=NO_LOG,
        morning=here.at.morning,
        ruling=announced.ruling,
        gloss=announced.gloss,
        online=UNSET if state.lobby is None else online_view(timeline, state, state.lobby),
        phones=state.phones,
    )


def _for_the_judge(whole: View, moment: Moment, at: CurrentStep, known: Known, eyes: Eyes) -> None:
    timeline, state = moment.timeline, moment.state
    if state.lobby is not None:
        whole.entered = entered_views(timeline, state)
    if timeline.lesson is not None:
        whole.training = training_view(timeline, state, timeline.lesson)
    whole.control = _control(state)
    due = reminders(timeline.book, at)
    whole.reminders = tuple([ReminderPart(one.id, one.clause) for one in due])
    if eyes.kind == Kind.JUDGE:
        whole.ahead = moment.shared.steps_ahead(state.turn)
    if known.over:
        whole.proposals = _proposals(timeline, state)


def _ballot(known: Known) -> BallotPart | None:
    if known.ballot is None:
        return None
    part = ballot_part(known)
    if part is not None:
        part.round = known.ballot.round
    return part


def _protest(known: Known) -> ProtestPart | None:
    if not known.protests:
        return None
    part = protest_part(known)
    if part is not None and known.protest is not None:
        part.text, part.ruling = known.protest.text, known.protest.ruling
    return part


def _clock(at: CurrentStep, state: TableState, now: int) -> ClockView | None:
    if state.clock is None:
        return None
    left, running = state.clock.left_at(now), state.clock.running
    return ClockView(at.seat or None, at.seconds, left_ms=left, running=running)


def _players(moment: Moment, known: Known, eyes: Eyes) -> tuple[PlayerPart, ...]:
    """Return the players, fitted to their audience; reuse unchanged parts of the last view."""
    sent = moment.sent
    if sent is None or not _players_last(sent, moment.state, known, eyes):
        points = _points(moment, known, eyes)
        return tuple([_fitted(moment, player, known, eyes, points) for player in known.players])
    was, parts = sent.known.players, sent.view.players
    if was is known.players:
        return parts
    judge = eyes.viewer == JUDGE
    return tuple(
        [
            _fitted(moment, player, known, eyes, {})
            if player is not last or (judge and player.best_move is not None)
            else part
            for player, last, part in zip(known.players, was, parts, strict=True)
        ]
    )


def _players_last(sent: Sent, state: TableState, known: Known, eyes: Eyes) -> bool:
    """Whether sent players stay valid where the viewer knows nothing new of the player.

    Points, the cards on an overlay and the hits of a best move depend on other things.
    """
    was = sent.known
    if known.over or was.over or eyes.kind == OVERLAY_ROLES or was.known_only != known.known_only:
        return False
    return sent.state.names is state.names and len(was.players) == len(known.players)


def _fitted(
    moment: Moment,
    player: PlayerView,
    known: Known,
    eyes: Eyes,
    points: dict[int, PointsPart],
) -> PlayerPart:
    """Return a player as this kind of viewer is sent them."""
    state, kind, own = moment.state, eyes.kind, points.get(player.seat)
    if own is None and player.best_move is None and kind != OVERLAY_ROLES:
        return moment.shared.player(player, state.names[player.seat - 1], known.known_only, kind)
    part = _player(moment.timeline, state, player, eyes, known)
    part.points = own
    return moment.shared.same(fitted(part, kind))


def _player(
    timeline: Timeline, state: TableState, player: PlayerView, eyes: Eyes, known: Known
) -> PlayerPart:
    part = player_part(timeline.book, known, player, state.names[player.seat - 1], eyes.viewer)
    if eyes.kind == OVERLAY_ROLES and state.game.cards:
        part.role = state.game.card(player.seat)
        part.team = timeline.book.rules.teams.get(part.role)
    return part


def _points(moment: Moment, known: Known, eyes: Eyes) -> dict[int, PointsPart]:
    """Return the points of each seat once the result is known: all to the judge, a seat its own."""
    if not known.over:
        return {}
    every = enumerate(moment.shared.points(moment.state.game), 1)
    return {seat: own for seat, own in every if own is not None and eyes.viewer in (JUDGE, seat)}


def _proposals(timeline: Timeline, state: TableState) -> tuple[ProposalPart, ...]:
    return tuple(
        ProposalPart(seat, clause, as_json(value))
        for seat, clause, value in presentation_of(timeline.book).proposals(
            timeline.book, state.game
        )
    )


def _offers(timeline: Timeline, state: TableState, eyes: Eyes) -> tuple[OfferView, ...]:
    """Return the offers to this viewer; viewers who only watch get none."""
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
    """Return offers in the form in which they are sent."""
    return tuple(OfferView(o.move, o.actor, o.choices) for o in offered)


def _control(state: TableState) -> ControlView:
    steps, redo = (state.steps, len(state.redo)) if state.by_day is None else (0, 0)
    return ControlView(state.control.epoch, state.control.holder, steps, redo)

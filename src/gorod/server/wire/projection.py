"""From what a viewer knows to the model that he is sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gorod.engine import Offer
from gorod.engine.viewers import JUDGE
from gorod.report.formats import presentation_of
from gorod.report.phrases import reminders, usual_at
from gorod.report.view import PlayerView
from gorod.report.view import View as Known
from gorod.scoring import Points, as_json
from gorod.server.access.audience import fitted
from gorod.server.access.principal import Kind
from gorod.server.tables.own_moves import entered_by_seats
from gorod.server.tables.replayed import replayed
from gorod.server.tables.timeline import Line, Point
from gorod.server.wire.models import (
    BallotFace,
    CheckFace,
    ClockFace,
    ControlFace,
    LeftFace,
    LogPart,
    OfferFace,
    OutcomeFace,
    PlayerFace,
    ProtestFace,
    ReminderFace,
    View,
)
from gorod.server.wire.shared_parts import SharedParts

if TYPE_CHECKING:
    from gorod.server.wire.watcher import Eyes

OVERLAY_ROLES = "overlay-roles"


@dataclass(frozen=True, slots=True)
class Moment:
    """A point of a table, and the monotonic time at which its clock is read."""

    line: Line
    point: Point
    now: int
    shared: SharedParts


def view(moment: Moment, known: Known, eyes: Eyes, seq: int, log: LogPart) -> View:
    """The model of a view, fitted to its audience."""
    line, point = moment.line, moment.point
    at = line.standing(point.game)
    announced = moment.shared.announcement(point.turn, eyes.viewer)
    heard = announced.heard
    whole = View(
        seq=seq,
        table=line.table.id,
        rules=line.table.rules,
        options=line.book.options,
        tags=dict(line.tags),
        phase=at.phase,
        cue=at.cue(line.book.rules) or at.told(usual_at(line.book.rules, at)) or None,
        says=heard.says,
        hears=heard.hears,
        late=heard.late,
        clock=_clock(line, point, moment.now),
        players=_players(line, point, known, eyes),
        candidates=known.candidates,
        ballot=_ballot(known),
        vote_cancelled=known.vote_cancelled,
        outcome=_outcome(known),
        commitment=point.deal.commitment,
        contributions=() if point.dealt else point.deal.contributions,
        log=log,
    )
    whole.morning = at.morning
    whole.ruling = announced.ruling
    whole.gloss = announced.gloss
    whole.checks = tuple(CheckFace(c.moment, c.seat, c.target, c.answer) for c in known.checks)
    whole.protest = _protest(known)
    whole.offers = _offers(line, point, eyes)
    whole.phones = point.phones
    own = presentation_of(line.book)
    if own.publication is not None:
        whole.by_day = own.publication(replayed(line, point), known, eyes.viewer)
    if eyes.viewer == JUDGE:
        whole.control = _control(point)
        whole.reminders = tuple(ReminderFace(r.id, r.clause) for r in reminders(line.book, at))
        if eyes.kind == Kind.JUDGE:
            whole.ahead = moment.shared.steps_ahead(point.turn)
        if known.over:
            whole.proposals = _proposals(line, point)
    fit: View = fitted(whole, eyes.kind)
    return fit


def _clock(line: Line, point: Point, now: int) -> ClockFace | None:
    if point.clock is None:
        return None
    at = line.standing(point.game)
    return ClockFace(point.clock.left_at(now), point.clock.running, at.seat, at.seconds)


def _players(line: Line, point: Point, known: Known, eyes: Eyes) -> tuple[PlayerFace, ...]:
    points = _points(line, point, known, eyes)
    return tuple(
        _player(line, point, player, eyes, points.get(player.seat)) for player in known.players
    )


def _player(
    line: Line, point: Point, player: PlayerView, eyes: Eyes, points: dict[str, Any] | None
) -> PlayerFace:
    left = player.left
    role, team = player.role, player.team
    if eyes.kind == OVERLAY_ROLES and point.game.cards:
        role = point.game.card(player.seat)
        team = line.book.rules.teams.get(role)
    return PlayerFace(
        seat=player.seat,
        name=point.names[player.seat - 1],
        role=role,
        team=team,
        alive=player.alive,
        left=None if left is None else LeftFace(left.moment, left.cause, left.clause),
        fouls=player.fouls,
        silenced=player.silenced,
        first_killed=player.first_killed,
        best_move=player.best_move,
        points=points,
    )


def _points(line: Line, point: Point, known: Known, eyes: Eyes) -> dict[int, dict[str, Any]]:
    """Once the result is announced: to the judge all of them, to a seat its own."""
    if not known.over:
        return {}
    every = enumerate(presentation_of(line.book).score(line.book, point.game), 1)
    return {seat: _sum(own) for seat, own in every if own and eyes.viewer in (JUDGE, seat)}


def _sum(own: Points) -> dict[str, Any]:
    return {
        "main": as_json(own.main),
        "extra": as_json(own.extra),
        "total": as_json(own.total),
        "items": [
            {"kind": item.kind, "value": as_json(item.value), "clause": item.clause}
            for item in own.items
        ],
    }


def _proposals(line: Line, point: Point) -> tuple[dict[str, Any], ...]:
    return tuple(
        {"seat": seat, "clause": clause, "value": as_json(value)}
        for seat, clause, value in presentation_of(line.book).proposals(line.book, point.game)
    )


def _ballot(known: Known) -> BallotFace | None:
    ballot = known.ballot
    return None if ballot is None else BallotFace(ballot.slate, ballot.round, ballot.counts)


def _outcome(known: Known) -> OutcomeFace | None:
    o = known.outcome
    return None if o is None else OutcomeFace(o.winners, o.kind, o.reason, o.clause, o.moment)


def _protest(known: Known) -> ProtestFace | None:
    filed = known.protest
    if filed is None:
        return None
    return ProtestFace(filed.seat, filed.text, filed.status, filed.ruling)


def _offers(line: Line, point: Point, eyes: Eyes) -> tuple[OfferFace, ...]:
    """Whoever only watches is offered nothing."""
    offered: tuple[Offer, ...] = ()
    if eyes.viewer:
        offered = line.offers(point.game, eyes.viewer)
    if eyes.viewer != JUDGE:
        offered = entered_by_seats(offered, phones=point.phones)
    return faces_of(offered)


def faces_of(offered: tuple[Offer, ...]) -> tuple[OfferFace, ...]:
    """Offers as they are sent."""
    return tuple(OfferFace(o.move, o.actor, o.choices) for o in offered)


def _control(point: Point) -> ControlFace:
    return ControlFace(point.control.epoch, point.control.holder, point.steps, len(point.redo))

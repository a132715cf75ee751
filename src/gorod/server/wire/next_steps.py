"""The steps that follow if the judge only goes on: an offline console walks through them.

They are computed by the rules themselves from the current game. They end where the next step
depends on an entry: a shot, a check, the hands for the last candidate. Hands for another candidate
decide nothing yet: whatever they are, the vote on the next candidate follows. Only viewers who know
everything are sent these steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from gorod.engine import Command, Game, Offer, Refusal, step
from gorod.engine.choices import One, Some
from gorod.engine.duties import ROLES
from gorod.engine.history import Turn
from gorod.engine.moves import MOVES
from gorod.engine.offer import composed
from gorod.engine.offers import offers_of_the_step
from gorod.engine.phases import Over, Vote
from gorod.report.current_step import CurrentStep, current_step
from gorod.report.game_document import BallotPart, ReminderPart
from gorod.report.glosses import glossed
from gorod.report.phrases import Spoken, phrase_of, reminders, spoken
from gorod.rulebooks import Rulebook
from gorod.server.tables.timeline import Timeline, step_of
from gorod.server.wire.models import AheadView, OfferView, RulingView
from gorod.server.wire.worded_rulings import ruling_view

NOBODY = One((0,))


class StepAhead(msgspec.Struct, frozen=True, gc=False):
    """A step that has not been played yet."""

    turn: Turn
    """The turn that would lead to it."""
    heard: Spoken
    """The announcement after it."""
    view: AheadView


class _Stage(msgspec.Struct, frozen=True, gc=False):
    """A position of the walk: the turn that led there, the step, and what is offered in it."""

    turn: Turn
    at: CurrentStep
    offered: tuple[Offer, ...]
    ruling: RulingView | None


def steps_ahead(timeline: Timeline, turn: Turn, ruling: RulingView | None) -> Iterator[StepAhead]:
    """Yield step after step, as if the judge pressed the big button and no hand was raised.

    `ruling` is what the judge reads after the turn.
    """
    offered = offers_of_the_step(timeline.book.rules, turn.game)
    stage = _Stage(turn, timeline.current_step(turn.game), offered, ruling)
    while commands := _onward(stage.turn.game, stage.offered):
        came = [_stepped(timeline, stage, command) for command in commands]
        first = came[0]
        if first is None or any(not _same_step(first, other) for other in came[1:]):
            return
        stage, ahead = first
        yield ahead


def _stepped(
    timeline: Timeline, stage: _Stage, command: Command
) -> tuple[_Stage, StepAhead] | None:
    """Return the step that a command leads to; None if it is refused or ends the game."""
    rules, before = timeline.book.rules, stage.turn
    game, events = step(rules, before.game, command)
    if isinstance(events, Refusal) or isinstance(game.phase, Over):
        return None
    turn = Turn(command, events, game, before)
    ruling = ruling_view(timeline.book, turn, before=stage.ruling)
    to = _Stage(turn, current_step(rules, game), offers_of_the_step(rules, game), ruling)
    heard = spoken(rules, turn, at=to.at)
    fresh = step_of(before.game, stage.at) != step_of(game, to.at)
    return to, StepAhead(turn, heard, _view(timeline.book, to, heard, fresh=fresh))


def _same_step(one: tuple[_Stage, StepAhead], other: tuple[_Stage, StepAhead] | None) -> bool:
    """Whether two turns lead to the same step, ignoring the choices still open in it."""
    return other is not None and _without_choices(one[1].view) == _without_choices(other[1].view)


def _without_choices(view: AheadView) -> AheadView:
    offers = tuple(
        OfferView(o.move, o.actor, {"candidate": o.choices.get("candidate", NOBODY)})
        for o in view.offers
    )
    return msgspec.structs.replace(view, offers=offers)


def _onward(game: Game, offered: tuple[Offer, ...]) -> tuple[Command, ...]:
    """Return the commands that go on from here; empty if something has to be entered first.

    In a vote they are the two extremes that may be entered: no hand, and all hands. The count for
    the last of several candidates depends on the hands before, which are unknown here.
    """
    moves = {offer.move: offer for offer in offered}
    vote, phase = moves.get("vote"), game.phase
    if vote is not None and isinstance(phase, Vote) and not _is_last_of_several(phase):
        (candidate,) = cast("One", vote.choices["candidate"]).of
        voters = cast("Some", vote.choices["hands"]).of
        return tuple(composed(vote, candidate=candidate, hands=hands) for hands in ((), voters))
    if any(map(_asks, offered)):
        return ()
    onward = moves.get("pass") or moves.get("proceed")
    return () if onward is None else (composed(onward),)


def _is_last_of_several(vote: Vote) -> bool:
    return 0 < len(vote.hands) == len(vote.slate) - 1


def _asks(offer: Offer) -> bool:
    """Whether the judge must enter something first. A role that nobody holds needs no entry."""
    return MOVES[offer.move].awaited or (offer.move in ROLES and offer.choices["target"] != NOBODY)


def _view(book: Rulebook, stage: _Stage, heard: Spoken, *, fresh: bool) -> AheadView:
    at, phase = stage.at, stage.turn.game.phase
    return AheadView(
        phase=at.phase,
        cue=phrase_of(book.rules, at),
        says=heard.says,
        hears=heard.hears,
        late=heard.late,
        seat=at.seat,
        seconds=at.seconds,
        fresh=fresh,
        offers=tuple([OfferView(o.move, o.actor, o.choices) for o in stage.offered]),
        reminders=tuple([ReminderPart(r.id, r.clause) for r in reminders(book, at)]),
        morning=at.morning,
        ruling=stage.ruling,
        gloss=glossed(book.rules, at, heard),
        ballot=BallotPart(phase.slate, {}, phase.round) if isinstance(phase, Vote) else None,
    )

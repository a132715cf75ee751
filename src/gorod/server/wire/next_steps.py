"""The steps that come if the judge only goes on: a console without a network walks through them.

They are worked out by the rules themselves, from the table as it stands, and end where something
has to be told: a vote, a shot, a check. Whoever is told them knows everything already.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gorod.engine import Command, Offer, Refusal, step
from gorod.engine.choices import One
from gorod.engine.duties import ROLES
from gorod.engine.history import Turn
from gorod.engine.moves import MOVES
from gorod.engine.offer import composed
from gorod.engine.offers import offers_of_the_step
from gorod.engine.phases import Over
from gorod.report.game_document import ReminderPart
from gorod.report.glosses import glossed
from gorod.report.phrases import reminders, spoken, usual_at
from gorod.report.standing import standing
from gorod.server.tables.timeline import Line
from gorod.server.wire.models import AheadFace, OfferFace
from gorod.server.wire.worded_rulings import ruling_face

NOBODY = One((0,))


class StepAhead(msgspec.Struct, frozen=True, gc=False):
    """A step that nobody has taken yet."""

    turn: Turn
    """The turn that would lead to it."""
    face: AheadFace


def steps_ahead(line: Line, turn: Turn) -> Iterator[StepAhead]:
    """Walk step after step, as if the judge pressed the big button and entered nothing."""
    offered = offers_of_the_step(line.book.rules, turn.game)
    while (command := _onward(offered)) is not None:
        game, events = step(line.book.rules, turn.game, command)
        if isinstance(events, Refusal) or isinstance(game.phase, Over):
            return
        fresh = not line.goes_on(turn.game, game)
        turn = Turn(command, events, game, turn)
        offered = offers_of_the_step(line.book.rules, game)
        yield StepAhead(turn, _face(line, turn, offered, fresh=fresh))


def _onward(offered: tuple[Offer, ...]) -> Command | None:
    """What going on means here; nothing where something has to be told first."""
    if any(map(_asks, offered)):
        return None
    moves = {offer.move: offer for offer in offered}
    onward = moves.get("pass") or moves.get("proceed")
    return None if onward is None else composed(onward)


def _asks(offer: Offer) -> bool:
    """Whether the judge has to enter something first; a role that nobody holds shows nothing."""
    return MOVES[offer.move].awaited or (offer.move in ROLES and offer.choices["target"] != NOBODY)


def _face(line: Line, turn: Turn, offered: tuple[Offer, ...], *, fresh: bool) -> AheadFace:
    book = line.book
    at = standing(book.rules, turn.game)
    heard = spoken(book.rules, turn)
    return AheadFace(
        phase=at.phase,
        cue=at.cue(book.rules) or at.told(usual_at(book.rules, at)) or None,
        says=heard.says,
        hears=heard.hears,
        late=heard.late,
        seat=at.seat,
        seconds=at.seconds,
        fresh=fresh,
        offers=tuple(OfferFace(o.move, o.actor, o.choices) for o in offered),
        reminders=tuple(ReminderPart(r.id, r.clause) for r in reminders(book, at)),
        morning=at.morning,
        ruling=ruling_face(book, turn),
        gloss=glossed(book.rules, at, heard),
    )

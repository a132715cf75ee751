"""Speeches, nominations and votes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from gorod.engine.events import (
    Allowed,
    BallotOpened,
    BestMovesRead,
    DayBroke,
    FloorGiven,
    Forbidden,
    HandsCounted,
    HandsTallied,
    LiftAsked,
    LiftCounted,
    ListTold,
    NobodyLeft,
    Nominated,
    SelfVotesCounted,
    SlateCut,
    SpeechesEnded,
    TieFound,
    VotedOut,
)
from gorod.engine.game import Ballot, Departure, Game, LiftVote, Sheet
from gorod.engine.phases import (
    UNNAMED,
    Dusk,
    Golden,
    LastWord,
    Lift,
    Naming,
    Phase,
    Recess,
    Speech,
    Tie,
    Vote,
)
from gorod.engine.seats import Seats, mask_of, seats_of
from gorod.engine.struct import replace


def day_broke(game: Game, event: DayBroke) -> Game:
    """A new circle with an empty list; a hunting night that changed nothing is counted."""
    return replace(
        game,
        number=event.number,
        night=False,
        opener=event.order[0],
        phase=Speech(event.order),
        candidates=(),
        nominators=0,
        known=False,
        standing=0,
        muted=mask_of(event.mute),
        unheard=0,
        day_card="",
        eligible=0,
        voteless=mask_of(event.voteless),
        fouls=(0,) * game.size if event.annulled else game.fouls,
        quiet=game.quiet + 1 if game.hunted_tonight else 0,
        sheet=_filed(game),
    )


def floor_given(game: Game, event: FloorGiven) -> Game:
    """The floor goes to the next in the queue."""
    phase = game.phase
    if game.unheard or not event.seconds:
        game = replace(game, unheard=_unheard(game, event))
    if type(phase) is not Speech:
        return _FLOOR[type(phase)](game, phase, event)
    if phase.seconds is None:
        return replace(game, phase=Speech(phase.queue, event.seconds))
    speech = Speech(phase.queue[1:], event.seconds)
    if not (game.silenced or phase.deferred):
        return replace(game, phase=speech)
    return replace(game, phase=speech, silenced=_served(game, phase))


def _unheard(game: Game, event: FloorGiven) -> int:
    """A silent turn is no word said; a later one, in a tie, may make up for it."""
    bit = 1 << event.seat
    return game.unheard & ~bit if event.seconds else game.unheard | bit


def _served(game: Game, phase: Speech) -> int:
    """A silence is served by the turn it fell on; one earned during the turn waits."""
    bit = 1 << phase.queue[0]
    return game.silenced & ~bit | (bit if phase.deferred else 0)


def _next_tied(game: Game, phase: Tie, event: FloorGiven) -> Game:
    queue = phase.queue if phase.seconds is None else phase.queue[1:]
    return replace(game, phase=Tie(phase.slate, queue, phase.round, event.seconds))


def _next_leaver(game: Game, phase: LastWord, event: FloorGiven) -> Game:
    queue = phase.queue if phase.seconds is None else phase.queue[1:]
    sheet = game.sheet
    if event.numbers:
        sheet = replace(sheet, best_right=sheet.best_right | 1 << event.seat)
    return replace(
        game,
        phase=LastWord(queue, phase.at_night, event.seconds, event.numbers, phase.later),
        leaving=mask_of(queue + phase.later),
        sheet=sheet,
    )


def _next_naming(game: Game, phase: Naming, event: FloorGiven) -> Game:
    queue = phase.queue if phase.seconds is None else phase.queue[1:]
    return replace(
        game,
        phase=Naming(queue, phase.victims, event.seconds, event.numbers, phase.unheard),
        sheet=replace(game.sheet, best_right=game.sheet.best_right | 1 << event.seat),
    )


def _golden(game: Game, phase: Vote, event: FloorGiven) -> Game:
    minute = Golden((event.seat,), event.seconds, phase)
    return replace(game, phase=minute, golden=game.golden | 1 << event.seat)


_FLOOR: dict[type, Callable[[Game, Any, FloorGiven], Game]] = {
    Tie: _next_tied,
    LastWord: _next_leaver,
    Naming: _next_naming,
    Vote: _golden,
}


def speeches_ended(game: Game, _: SpeechesEnded) -> Game:
    """The queue is empty."""
    phase = game.phase
    if type(phase) is Speech:
        silenced = _served(game, phase) if phase.queue else game.silenced
        return replace(game, phase=_after_speeches(game), silenced=silenced)
    if type(phase) is Tie:
        return replace(game, phase=Tie(phase.slate, (), phase.round, 0))
    if type(phase) is Naming:
        return replace(game, phase=after_naming(phase.victims, phase.unheard))
    if type(phase) is Golden:
        return replace(game, phase=phase.ballot)
    later = phase.later if type(phase) is LastWord else ()
    return replace(game, phase=after_last_words(phase), leaving=mask_of(later))


def _after_speeches(game: Game) -> Phase:
    """Whoever was sent out while the last of them spoke says goodbye; else the vote may come."""
    leaving = seats_of(game.leaving)
    return LastWord(leaving, at_night=False) if leaving else Speech((), 0)


def after_naming(victims: Seats, unheard: Seats) -> Phase:
    """What was shown with fingers is read out before the victims speak."""
    return Naming((), victims, 0, 0, unheard) if unheard else LastWord(victims, at_night=True)


def best_moves_read(game: Game, _: BestMovesRead) -> Game:
    """The victims may speak."""
    victims = game.phase.victims if type(game.phase) is Naming else ()
    return replace(game, phase=LastWord(victims, at_night=True))


def after_last_words(phase: Phase) -> Phase:
    """By day the dusk follows; at night the day may break."""
    if type(phase) is LastWord and phase.at_night:
        return LastWord((), at_night=True, later=phase.later)
    return Dusk()


def nominated(game: Game, event: Nominated) -> Game:
    """One more candidate; the speaker's right is used up. Nobody is on the list twice."""
    listed, target = game.candidates, event.target
    return replace(
        game,
        candidates=listed if target in listed else (*listed, target),
        nominators=game.nominators | 1 << event.seat & ~1,
        known=game.known or event.standing,
        standing=event.target if event.standing else game.standing,
    )


def list_told(game: Game, _: ListTold) -> Game:
    """He may ask once in his minute."""
    return _minute(game, asked=True)


def allowed(game: Game, event: Allowed) -> Game:
    """One more may talk in this minute."""
    return _minute(game, grant=1 << event.target)


def forbidden(game: Game, event: Forbidden) -> Game:
    """One less may."""
    return _minute(game, revoke=1 << event.target)


def _minute(game: Game, *, asked: bool = False, grant: int = 0, revoke: int = 0) -> Game:
    phase = game.phase
    if type(phase) is not Speech:
        return game
    may = (phase.allowed | grant) & ~revoke
    minute = Speech(phase.queue, phase.seconds, phase.deferred, phase.asked or asked, may)
    return replace(game, phase=minute)


def slate_cut(game: Game, event: SlateCut) -> Game:
    """The hands against those who remain stay counted; a list still open gets shorter."""
    phase, slate = game.phase, event.slate
    if type(phase) in (Speech, Recess):
        return replace(game, candidates=slate)
    if type(phase) is Vote:
        at = [phase.slate.index(seat) for seat in slate]
        hands = tuple(phase.hands[i] for i in at if i < len(phase.hands))
        return replace(game, phase=Vote(slate, hands, phase.round))
    if type(phase) is Tie:
        return replace(game, phase=Tie(slate, phase.queue, phase.round, phase.seconds))
    return replace(game, phase=Lift(slate))


def ballot_opened(game: Game, event: BallotOpened) -> Game:
    """The first candidate of the slate is voted."""
    return replace(game, phase=Vote(event.slate, (), event.round))


def hands_counted(game: Game, event: HandsCounted) -> Game:
    """The next candidate is voted."""
    phase = game.phase
    counted = mask_of(event.hands + event.absent)
    if type(phase) is Vote:
        return replace(game, phase=Vote(phase.slate, (*phase.hands, counted), phase.round))
    return game


def hands_tallied(game: Game, event: HandsTallied) -> Game:
    """As many hands as were counted, of nobody in particular."""
    phase = cast("Vote", game.phase)
    first = UNNAMED + (phase.cast >> UNNAMED).bit_length()
    counted = (1 << event.count + event.absent) - 1 << first
    return replace(game, phase=Vote(phase.slate, (*phase.hands, counted), phase.round))


def self_votes_counted(game: Game, event: SelfVotesCounted) -> Game:
    """Those who are not on the slate follow at its end, in the order of the table."""
    phase = cast("Vote", game.phase)
    slate, hands = list(phase.slate), list(phase.hands)
    for seat in event.seats:
        if seat in slate:
            hands[slate.index(seat)] |= 1 << seat
        else:
            slate.append(seat)
            hands.append(1 << seat)
    added = phase.added + len(slate) - len(phase.slate)
    return replace(game, phase=Vote(tuple(slate), tuple(hands), phase.round, added))


def lift_counted(game: Game, event: LiftCounted) -> Game:
    """Who wanted them out is kept."""
    slate = game.phase.slate if type(game.phase) is Lift else ()
    lift = LiftVote(game.number, slate, mask_of(event.hands))
    return replace(game, sheet=replace(game.sheet, lifts=(*game.sheet.lifts, lift)))


def _ballots(game: Game) -> tuple[Ballot, ...]:
    """The ballots of the game with the one just counted, if it was counted to its end."""
    phase = game.phase
    if type(phase) is not Vote or len(phase.hands) < len(phase.slate):
        return game.sheet.ballots
    ballot = Ballot(game.number, game.alive, phase.slate, phase.hands, phase.round)
    return (*game.sheet.ballots, ballot)


def _filed(game: Game) -> Sheet:
    return replace(game.sheet, ballots=_ballots(game))


def tie_found(game: Game, event: TieFound) -> Game:
    """The tied players are to speak."""
    ballot_round = game.phase.round if type(game.phase) is Vote else 1
    return replace(game, phase=Tie(event.slate, event.slate, ballot_round), sheet=_filed(game))


def lift_asked(game: Game, event: LiftAsked) -> Game:
    """The lift question is put."""
    return replace(game, phase=Lift(event.slate), sheet=_filed(game))


def nobody_left(game: Game, event: NobodyLeft) -> Game:
    """The day is over."""
    return replace(game, phase=Dusk(), known=game.known or event.known, sheet=_filed(game))


def voted_out(game: Game, event: VotedOut) -> Game:
    """Those voted out are owed a last word."""
    out = mask_of(event.seats)
    speaking = () if event.hushed else event.seats
    moment = game.moment
    left = [Departure(seat, moment, event.cause, event.rule) for seat in event.seats]
    sheet = game.sheet
    heir = game.mayor if game.mayor in event.seats else 0
    phase = LastWord(event.seats, at_night=False) if speaking else Dusk(heir)
    return replace(
        game,
        phase=game.phase if event.waits else phase,
        alive=game.alive & ~out,
        leaving=mask_of(speaking),
        known=True,
        quiet=0 if out else game.quiet,
        sheet=replace(sheet, departures=(*sheet.departures, *left), ballots=_ballots(game)),
    )

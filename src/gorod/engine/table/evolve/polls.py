"""How elections, balls, the card of the day and opened cards change the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from gorod.engine.events import (
    BallGiven,
    BallsCounted,
    BallsOpened,
    Breached,
    CardDrawn,
    CardOpened,
    Elected,
    ElectionHands,
    ElectionOpened,
    GuessAwaited,
    OfficeLapsed,
    SuccessorNamed,
)
from gorod.engine.game import Game
from gorod.engine.phases import Balls, Dusk, Election, Guess, Speech, Verdict
from gorod.engine.seats import Seats, mask_of
from gorod.engine.struct import replace


def guess_awaited(game: Game, _: GuessAwaited) -> Game:
    """Begin the guess; it is day from the first moment."""
    return replace(game, night=False, phase=Guess())


def card_opened(game: Game, event: CardOpened) -> Game:
    """Note that everybody has seen the card."""
    opened = game.rare.opened | 1 << event.seat
    return replace(game, rare=replace(game.rare, opened=opened))


def election_opened(game: Game, event: ElectionOpened) -> Game:
    """Open an election without votes; players who were about to speak will speak afterwards."""
    election = Election(
        event.office,
        event.slate,
        (0,) * len(event.slate),
        event.round,
        event.lot,
        _to_speak(game),
    )
    return replace(game, phase=election)


def _to_speak(game: Game) -> Seats:
    phase = game.phase
    if type(phase) is Speech:
        return phase.queue
    return phase.order if type(phase) is Election else ()


def election_hands(game: Game, event: ElectionHands) -> Game:
    """Add hands for one candidate."""
    phase = cast("Election", game.phase)
    at = phase.slate.index(event.candidate)
    more = phase.hands[at] | mask_of(event.hands)
    hands = (*phase.hands[:at], more, *phase.hands[at + 1 :])
    election = Election(phase.office, phase.slate, hands, phase.round, phase.lot, phase.order)
    return replace(game, phase=election)


def elected(game: Game, event: Elected) -> Game:
    """Give a mayor the office and begin the speeches, or let a deputy name somebody."""
    if event.office == "mayor":
        return replace(game, mayor=event.seat, phase=Speech(_to_speak(game)))
    return replace(game, phase=Verdict(event.seat))


def successor_named(game: Game, event: SuccessorNamed) -> Game:
    """Pass on the office of mayor."""
    phase = Dusk() if type(game.phase) is Dusk else game.phase
    return replace(game, mayor=event.target, phase=phase)


def office_lapsed(game: Game, _: OfficeLapsed) -> Game:
    """Abolish the office of mayor: from now on all hands weigh the same."""
    return replace(game, mayor=0, rare=replace(game.rare, lapsed=True))


def balls_opened(game: Game, _: BallsOpened) -> Game:
    """Open the poll without any balls."""
    nobody = (0,) * game.size
    return replace(game, phase=Balls(nobody, nobody))


def ball_given(game: Game, event: BallGiven) -> Game:
    """Add a ball."""
    phase, at = cast("Balls", game.phase), event.seat - 1
    given = phase.black if event.colour == "black" else phase.white
    given = (*given[:at], event.target, *given[event.seat :])
    black = event.colour == "black"
    balls = Balls(given, phase.white) if black else Balls(phase.black, given)
    return replace(game, phase=balls)


def balls_counted(game: Game, _: BallsCounted) -> Game:
    """Mark the balls as counted."""
    phase = cast("Balls", game.phase)
    return replace(game, phase=Balls(phase.black, phase.white, counted=True))


def card_drawn(game: Game, event: CardDrawn) -> Game:
    """Players whom the card leaves out may not speak, vote or be put up today."""
    muted = game.alive & ~mask_of(event.speakers) if event.speakers else 0
    voteless = game.alive & ~mask_of(event.voters) if event.voters else 0
    phase = game.phase
    if type(phase) is Speech and muted >> phase.queue[0] & 1:
        phase = Speech(phase.queue)  # the turn starts again, as a silent one
    today = replace(
        game.today,
        card=event.text,
        mute=game.today.mute | muted,
        voteless=game.today.voteless | voteless,
        eligible=mask_of(event.candidates),
    )
    return replace(game, phase=phase, today=today)


def breached(game: Game, event: Breached) -> Game:
    """Withdraw the player's vote for today."""
    today = replace(game.today, voteless=game.today.voteless | 1 << event.seat)
    return replace(game, today=today)


def without_voter(phase: Election, seat: int) -> Election:
    """Remove a player from the election; those who voted for them may vote again."""
    kept = [
        (s, hands & ~(1 << seat))
        for s, hands in zip(phase.slate, phase.hands, strict=True)
        if s != seat
    ]
    return Election(
        phase.office,
        tuple(s for s, _ in kept),
        tuple(hands for _, hands in kept),
        phase.round,
        phase.lot,
        tuple(s for s in phase.order if s != seat),
    )


def without_balls_of(phase: Balls, seat: int) -> Balls:
    """Void the player's balls, and return those given to them so that they can be given again."""
    keep = range(1, len(phase.black) + 1)

    def given(balls: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(
            0 if seat in (giver, target) else target
            for giver, target in zip(keep, balls, strict=True)
        )

    return Balls(given(phase.black), given(phase.white))


EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    ElectionOpened: election_opened,
    ElectionHands: election_hands,
    Elected: elected,
    SuccessorNamed: successor_named,
    OfficeLapsed: office_lapsed,
    BallsOpened: balls_opened,
    BallGiven: ball_given,
    BallsCounted: balls_counted,
    CardDrawn: card_drawn,
    Breached: breached,
    GuessAwaited: guess_awaited,
    CardOpened: card_opened,
}

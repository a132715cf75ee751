"""How a game starts: by the deal, in the middle, or with a result that is only told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.duties import ACTS
from gorod.engine.events import CardsDealt, PositionSet, ResultTold, SeatsTaken
from gorod.engine.game import (
    NO_ACTS,
    NOTHING_RARE,
    Acts,
    BestMove,
    Deed,
    Departure,
    Game,
    Outcome,
    Rare,
    Today,
)
from gorod.engine.phases import Night, Over, Seating, Speech
from gorod.engine.seats import mask_of, whole_table
from gorod.engine.struct import replace


def seats_taken(event: SeatsTaken) -> Game:
    """Start a game in which everybody is in and has no fouls."""
    return Game(
        size=event.size,
        phase=Seating(),
        alive=whole_table(event.size),
        fouls=(0,) * event.size,
    )


def cards_dealt(game: Game, event: CardsDealt) -> Game:
    """Begin the first night."""
    return replace(
        game,
        cards=event.cards,
        red=mask_of(event.red),
        black=mask_of(event.black),
        maniac=mask_of(event.maniac),
        rare=Rare(spare=event.spare) if event.spare else NOTHING_RARE,
        phase=Night(event.duties),
    )


def position_set(game: Game, event: PositionSet) -> Game:
    """Place the game at that moment, without the facts that came before."""
    fallen = ((event.number, mask_of(event.alive)),) if event.night else ()
    last = event.number - event.night
    last_night = tuple(Deed(last, *deed) for deed in event.last_night)
    deeds = (*(Deed(0, *deed) for deed in event.deeds), *last_night)  # 0: some earlier night
    return replace(
        game,
        cards=event.cards,
        red=mask_of(event.red),
        black=mask_of(event.black),
        maniac=mask_of(event.maniac),
        alive=mask_of(event.alive),
        number=event.number,
        night=event.night,
        opener=event.opener,
        fouls=event.fouls,
        loses_next_speech=mask_of(event.silenced),
        rare=Rare(golden=mask_of(event.golden), spare=event.spare),
        mayor=event.mayor,
        phase=Night(event.duties) if event.night else Speech(event.order),
        today=Today(mute=mask_of(event.mute), voteless=mask_of(event.voteless)),
        facts=replace(game.facts, deeds=deeds, nightfalls=fallen),
        acts=NO_ACTS if event.night else _acts(last_night),
    )


def result_told(game: Game, event: ResultTold) -> Game:
    """End the game with nothing but the facts that were told."""
    outcome = Outcome(event.winners, event.kind, "told", event.rule, "", "")
    gone = mask_of(tuple(seat for seat, _, _ in event.left))
    first = mask_of(event.first)
    sheet = replace(
        game.facts,
        departures=tuple(Departure(*left, event.rule) for left in event.left),
        first_killed=first,
        best_right=first,
        best_moves=tuple(BestMove(*named) for named in event.best),
        disqualified=mask_of(event.disqualified),
        banned=mask_of(event.banned),
    )
    return replace(
        game,
        told=event.known,
        cards=event.cards,
        red=mask_of(event.red),
        black=mask_of(event.black),
        maniac=mask_of(event.maniac),
        alive=game.alive & ~gone,
        number=event.number,
        night=event.night,
        fouls=event.fouls or game.fouls,
        phase=Over(),
        outcome=outcome,
        facts=sheet,
    )


def _acts(deeds: tuple[Deed, ...]) -> Acts:
    """Return what the roles did in the night that is over."""
    return Acts(**{deed.duty: deed for deed in deeds if deed.duty in ACTS})


EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    CardsDealt: cards_dealt,
    PositionSet: position_set,
    ResultTold: result_told,
}

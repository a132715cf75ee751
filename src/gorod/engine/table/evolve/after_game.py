"""How the result, points and protests change the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.events import (
    Approved,
    Awarded,
    Decided,
    Fined,
    GameEnded,
    ProtestFiled,
    ProtestRuled,
    ProtestVoted,
    ResultRuled,
)
from gorod.engine.game import Award, Fine, Game, Outcome, Protest
from gorod.engine.struct import replace


def decided(game: Game, event: Decided) -> Game:
    """Fix the result at this moment."""
    outcome = Outcome(event.winners, event.kind, event.reason, event.rule, "", game.moment)
    return replace(game, outcome=outcome)


def game_ended(game: Game, _: GameEnded) -> Game:
    """End the game; only the protocol is still to be completed."""
    return replace(game, phase=game.phase.ended(), leaving=0)


def awarded(game: Game, event: Awarded) -> Game:
    """Add the award, replacing an earlier one for the same player."""
    others = tuple(award for award in game.facts.awards if award.seat != event.seat)
    awards = (*others, Award(event.seat, event.points, event.waits, event.reason))
    return replace(game, facts=replace(game.facts, awards=awards))


def fined(game: Game, event: Fined) -> Game:
    """Add a penalty."""
    fines = (*game.facts.fines, Fine(event.seat, event.clause, event.points))
    return replace(game, facts=replace(game.facts, fines=fines))


def approved(game: Game, event: Approved) -> Game:
    """Mark the named awards as no longer waiting."""
    awards = tuple(
        replace(award, waits=award.waits and award.seat not in event.seats)
        for award in game.facts.awards
    )
    return replace(game, facts=replace(game.facts, awards=awards))


def protest_filed(game: Game, event: ProtestFiled) -> Game:
    """Add an open protest."""
    protests = (*game.facts.protests, Protest(event.seat, event.text))
    return replace(game, facts=replace(game.facts, protests=protests))


def protest_voted(game: Game, event: ProtestVoted) -> Game:
    """Note the players' vote on the open protest; a second vote replaces the first."""
    protests = tuple(
        replace(filed, passed=event.passed)
        if filed.seat == event.seat and filed.status == "open"
        else filed
        for filed in game.facts.protests
    )
    return replace(game, facts=replace(game.facts, protests=protests))


def protest_ruled(game: Game, event: ProtestRuled) -> Game:
    """Close the open protest of that player."""
    status = "upheld" if event.upheld else "rejected"
    protests = tuple(
        replace(filed, status=status, ruling=event.text, remedy=event.remedy)
        if filed.seat == event.seat and filed.status == "open"
        else filed
        for filed in game.facts.protests
    )
    return replace(game, facts=replace(game.facts, protests=protests))


def result_ruled(game: Game, event: ResultRuled) -> Game:
    """Replace the outcome by the one of the ruling; the course of the game does not change."""
    ruled = Outcome(event.winners, event.kind, "protest", event.rule, "", game.moment)
    return replace(game, outcome=ruled)


EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    Decided: decided,
    GameEnded: game_ended,
    Awarded: awarded,
    Fined: fined,
    Approved: approved,
    ProtestFiled: protest_filed,
    ProtestVoted: protest_voted,
    ProtestRuled: protest_ruled,
    ResultRuled: result_ruled,
}

"""The result, the best move, points and protests."""

from __future__ import annotations

from gorod.engine.events import (
    Approved,
    Awarded,
    BestMoveNamed,
    Decided,
    Fined,
    GameEnded,
    HintAsked,
    ProtestFiled,
    ProtestRuled,
    ProtestVoted,
    ResultRuled,
)
from gorod.engine.game import Award, BestMove, Fine, Game, Outcome, Protest
from gorod.engine.phases import Closed, Epilogue, LastWord, Naming, Over
from gorod.engine.struct import replace


def decided(game: Game, event: Decided) -> Game:
    """The result is fixed at this moment."""
    outcome = Outcome(event.winners, event.kind, event.reason, event.rule, "", game.moment)
    return replace(game, outcome=outcome)


def game_ended(game: Game, _: GameEnded) -> Game:
    """The table is done; what follows is the protocol."""
    phase = game.phase
    ended = Epilogue(phase.at) if isinstance(phase, Closed) else Over()
    return replace(game, phase=ended, leaving=0)


def best_move_named(game: Game, event: BestMoveNamed) -> Game:
    """The numbers are in the protocol; the last word goes on."""
    sheet = game.sheet
    moves = (*sheet.best_moves, BestMove(event.seat, event.named))
    phase = game.phase
    if type(phase) is LastWord:
        phase = replace(phase, numbers=0)
    elif type(phase) is Naming:
        unheard = phase.unheard if event.aloud else (*phase.unheard, event.seat)
        phase = Naming(phase.queue, phase.victims, phase.seconds, 0, unheard)
    return replace(game, phase=phase, sheet=replace(sheet, best_moves=moves))


def hint_asked(game: Game, event: HintAsked) -> Game:
    """The best move is forfeit, and an award that was weighed against it lapses."""
    sheet = game.sheet
    awards = tuple(award for award in sheet.awards if award.seat != event.seat)
    hinted = sheet.hinted | 1 << event.seat
    return replace(game, sheet=replace(sheet, hinted=hinted, awards=awards))


def awarded(game: Game, event: Awarded) -> Game:
    """The award stands in place of an earlier one for the same player."""
    others = tuple(award for award in game.sheet.awards if award.seat != event.seat)
    awards = (*others, Award(event.seat, event.points, event.waits, event.reason))
    return replace(game, sheet=replace(game.sheet, awards=awards))


def fined(game: Game, event: Fined) -> Game:
    """One more penalty."""
    fines = (*game.sheet.fines, Fine(event.seat, event.clause, event.points))
    return replace(game, sheet=replace(game.sheet, fines=fines))


def approved(game: Game, event: Approved) -> Game:
    """The awards named wait no longer."""
    awards = tuple(
        replace(award, waits=award.waits and award.seat not in event.seats)
        for award in game.sheet.awards
    )
    return replace(game, sheet=replace(game.sheet, awards=awards))


def protest_filed(game: Game, event: ProtestFiled) -> Game:
    """One more protest is open."""
    protests = (*game.sheet.protests, Protest(event.seat, event.text))
    return replace(game, sheet=replace(game.sheet, protests=protests))


def protest_voted(game: Game, event: ProtestVoted) -> Game:
    """The players' word on the open protest stands beside it; a second vote replaces it."""
    protests = tuple(
        replace(filed, passed=event.passed)
        if filed.seat == event.seat and filed.status == "open"
        else filed
        for filed in game.sheet.protests
    )
    return replace(game, sheet=replace(game.sheet, protests=protests))


def protest_ruled(game: Game, event: ProtestRuled) -> Game:
    """The open protest of that player is decided."""
    status = "upheld" if event.upheld else "rejected"
    protests = tuple(
        replace(filed, status=status, ruling=event.text, remedy=event.remedy)
        if filed.seat == event.seat and filed.status == "open"
        else filed
        for filed in game.sheet.protests
    )
    return replace(game, sheet=replace(game.sheet, protests=protests))


def result_ruled(game: Game, event: ResultRuled) -> Game:
    """The game counts as the ruling says; its course stays as it was played."""
    ruled = Outcome(event.winners, event.kind, "protest", event.rule, "", game.moment)
    return replace(game, outcome=ruled)

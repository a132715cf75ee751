"""How the best moves of a night's victims change the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.events import BestMoveNamed, BestMovesRead, HintAsked
from gorod.engine.game import BestMove, Game
from gorod.engine.phases import LastWord, Naming, Phase
from gorod.engine.seats import Seats
from gorod.engine.struct import replace


def after_naming(victims: Seats, unheard: Seats) -> Phase:
    """Return the phase after the naming: reading out finger-shown best moves, or last words."""
    return Naming((), victims, 0, 0, unheard) if unheard else LastWord(victims, at_night=True)


def best_moves_read(game: Game, _: BestMovesRead) -> Game:
    """Let the victims speak."""
    victims = game.phase.victims if type(game.phase) is Naming else ()
    return replace(game, phase=LastWord(victims, at_night=True))


def best_move_named(game: Game, event: BestMoveNamed) -> Game:
    """Store the named seats; a last word continues."""
    sheet = game.facts
    moves = (*sheet.best_moves, BestMove(event.seat, event.named))
    phase = game.phase
    if type(phase) is LastWord:
        phase = replace(phase, numbers=0)
    elif type(phase) is Naming:
        unheard = phase.unheard if event.aloud else (*phase.unheard, event.seat)
        phase = Naming(phase.queue, phase.victims, phase.seconds, 0, unheard)
    return replace(game, phase=phase, facts=replace(sheet, best_moves=moves))


def hint_asked(game: Game, event: HintAsked) -> Game:
    """Note the hint, and drop an award that was weighed against the forfeited best move."""
    sheet = game.facts
    awards = tuple(award for award in sheet.awards if award.seat != event.seat)
    hinted = sheet.hinted | 1 << event.seat
    return replace(game, facts=replace(sheet, hinted=hinted, awards=awards))


EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    BestMoveNamed: best_move_named,
    BestMovesRead: best_moves_read,
    HintAsked: hint_asked,
}

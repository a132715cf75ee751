"""Decisions on the best move of a night's victim."""

from __future__ import annotations

from gorod.engine.commands import Best, Hint
from gorod.engine.decisions import Answer, decides
from gorod.engine.events import BestMoveNamed, HintAsked
from gorod.engine.game import Game
from gorod.engine.phases import AnyPhase, LastWord, Naming, Over
from gorod.engine.powers.noted_hints import NotedHints
from gorod.engine.powers.spoken_best_moves import SpokenBestMoves
from gorod.engine.powers.victims_best_move import BestMove
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Rules
from gorod.engine.seats import has


@decides(Best, LastWord)
def name_in_last_word(rules: Rules, game: Game, phase: LastWord, command: Best) -> Answer:
    """Let the victim name seats in their last word."""
    return _named(rules, game, phase, command, aloud=True)


@decides(Best, Naming)
def name_before_morning(rules: Rules, game: Game, phase: Naming, command: Best) -> Answer:
    """Let victims name seats before the morning: aloud, or with fingers and only the last aloud."""
    aloud = SpokenBestMoves in rules.powers or len(phase.queue) == 1
    return _named(rules, game, phase, command, aloud=aloud)


def _named(
    rules: Rules, game: Game, phase: LastWord | Naming, command: Best, *, aloud: bool
) -> Answer:
    """Record the seats once, without repeated and surplus numbers."""
    if command.seat != phase.queue[0]:
        return Refusal("not-speaking", "best-move", command.seat, early=command.seat in phase.queue)
    if command.seat in [move.seat for move in game.facts.best_moves]:
        return Refusal("best-move-final", rule="best-move-final", seat=command.seat)
    if not phase.numbers:
        return _no_right(rules, game, command.seat)
    for seat in command.named:
        if not 1 <= seat <= game.size:
            return Refusal("no-such-seat", rule="best-move", seat=seat)
    named = tuple(dict.fromkeys(command.named))[: phase.numbers]
    rule = "best-move" if len(named) == phase.numbers else "best-move-cut"
    return BestMoveNamed(command.seat, named, rule, aloud)


def _no_right(rules: Rules, game: Game, seat: int) -> Refusal:
    """Refuse a best move by the rule that denies it; some rulebooks have no best moves at all."""
    best = rules.power(BestMove)
    rule = "best-move-right" if best is None else best.no_best_move(game, seat)
    return Refusal("no-best-move", rule=rule, seat=seat)


@decides(Hint, Naming, LastWord, Over)
def ask_hint(rules: Rules, game: Game, _: AnyPhase, command: Hint) -> Answer:
    """Note that the victim asked for a hint, if the rulebook punishes that."""
    if NotedHints not in rules.powers:
        return Refusal("no-such-move", rule="best-move-hint", seat=command.seat)
    if not has(game.facts.best_right, command.seat):
        return _no_right(rules, game, command.seat)
    if game.facts.hinted >> command.seat & 1:
        return Refusal("hint-noted", rule="best-move-hint", seat=command.seat)
    return HintAsked(command.seat)

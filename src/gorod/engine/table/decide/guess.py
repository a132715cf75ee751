"""The game of two: one guess at a closed card, or at the other's."""

from __future__ import annotations

from gorod.engine.commands import Accuse, OpenCard
from gorod.engine.events import CardOpened, Decided
from gorod.engine.game import Game
from gorod.engine.phases import Guess
from gorod.engine.powers.card_guess import CardGuess
from gorod.engine.refusal import Refusal
from gorod.engine.registry import Answer, decides
from gorod.engine.rules import Rules


@decides(OpenCard, Guess)
def open_closed_card(rules: Rules, game: Game, _: Guess, __: OpenCard) -> Answer:
    """Both agree on the card that neither of them has."""
    return CardOpened(0, game.spare), _decided(rules, game.spare)


@decides(Accuse, Guess)
def accuse(rules: Rules, game: Game, _: Guess, command: Accuse) -> Answer:
    """The first accusation decides; nobody accuses himself."""
    seat, target = command.seat, command.target
    for named in (seat, target):
        if not game.lives(named):
            why = "out-of-game" if 1 <= named <= game.size else "no-such-seat"
            return Refusal(why, rule="guess-awaited", seat=named)
    if seat == target:
        return Refusal("accuses-himself", rule="guess-awaited", seat=seat)
    card = game.card(target)
    return CardOpened(target, card), _decided(rules, card)


def _decided(rules: Rules, card: str) -> Decided:
    """What the opened card decides; only a rulebook with the power comes to such a phase."""
    return rules.granted(CardGuess).guess(card)

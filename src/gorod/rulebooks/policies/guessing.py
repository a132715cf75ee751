"""How do two players play? They guess once, at a closed card or at the other player's card."""

from __future__ import annotations

from gorod.engine.events import Decided, Event, GuessAwaited
from gorod.engine.game import Game


def two_players_and_a_closed_card(_: Game) -> Event | None:
    """There is no night and no vote: the two talk until one or both of them guess."""
    return GuessAwaited()


def red_wins_by_a_true_guess(card: str) -> Decided:
    """The card guessed to be the mafia's is opened; red wins if it is, otherwise black."""
    if card == "mafia":
        return Decided(("red",), "victory", "true-guess", rule="guess")
    return Decided(("black",), "victory", "false-guess", rule="guess")


def only_the_guess_decides(_: Game) -> Decided | None:
    """Nobody is eliminated at a table of two."""
    return None

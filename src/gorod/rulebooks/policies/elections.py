"""Who is elected to an office, and what follows from a tie?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.events import Elected, ElectionOpened, Event, NobodyLeft
from gorod.engine.game import Game
from gorod.engine.phases import Election
from gorod.engine.seats import Seats
from gorod.rulebooks.policies.voting import at_the_top


def a_deputy_is_elected_every_day(_: object) -> Callable[[Game], Event]:
    """After the discussion the table elects a deputy from among the living."""

    def after_discussion(game: Game) -> Event:
        return ElectionOpened("deputy", game.living, 1, rule="deputy")

    return after_discussion


def a_mayor_is_elected_before_the_first_speech(game: Game) -> Event | None:
    """On the first day, before anybody speaks, the table elects a mayor."""
    if game.number == 1 and not game.mayor and not game.rare.lapsed:
        return ElectionOpened("mayor", game.living, 1, rule="mayor")
    return None


def leaders(game: Game, election: Election) -> Seats:
    """Return those with the highest count."""
    return at_the_top(game, election.slate, election.hands)


def highest_count_or_after_two_ties_nobody(game: Game, election: Election) -> Event:
    """The single highest count elects the deputy; after one revote of a tie nobody is elected."""
    ahead = leaders(game, election)
    if len(ahead) == 1:
        return Elected("deputy", ahead[0], rule="deputy")
    if election.round == 1 and ahead:
        return ElectionOpened("deputy", ahead, 2, rule="deputy")
    return NobodyLeft("no-deputy", known=True, rule="deputy")


def highest_count_or_after_two_ties_the_lot(game: Game, election: Election) -> Event:
    """The single highest count elects the mayor; after one revote of a tie a lot decides."""
    ahead = leaders(game, election)
    if len(ahead) == 1:
        return Elected("mayor", ahead[0], rule="mayor")
    if not ahead:  # everybody who was tied has been removed
        return ElectionOpened("mayor", game.living, 1, rule="mayor")
    lot = election.round > 1
    return ElectionOpened("mayor", ahead, election.round + 1, rule="mayor", lot=lot)

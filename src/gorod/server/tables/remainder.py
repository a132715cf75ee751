"""The votes left for the last candidate: nobody casts them, they follow from the other votes.

A console marks them by itself, since the rules give them to that candidate in any case. When an
earlier ballot is corrected they are counted again, and nobody is said to have voted twice.
"""

from __future__ import annotations

import msgspec

from gorod.engine import Command, Game
from gorod.engine.commands import Hands, Tally
from gorod.engine.phases import Vote
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats, mask_of, seats_of
from gorod.engine.table.decide.votes import hands_left


def followed(rules: Rules, was: Game, now: Game, command: Command) -> Command:
    """Return a command on the last candidate with the votes that are left now.

    It is changed only if it had exactly the votes that were left then. Only a game at a table has
    votes left over; any other command is returned unchanged.
    """
    if not _left(rules, was) or not _left(rules, now):
        return command
    if isinstance(command, Hands) and mask_of(command.hands) == mask_of(_left(rules, was)):
        return msgspec.structs.replace(command, hands=_left(rules, now))
    if isinstance(command, Tally) and command.count == _number(rules, was):
        return msgspec.structs.replace(command, count=_number(rules, now))
    return command


def _left(rules: Rules, game: Game) -> Seats:
    """Return the voters whom the rules count for the present candidate without a raised hand."""
    if not isinstance(game.phase, Vote):
        return ()
    voters = rules.voters(game) & ~game.phase.cast
    return seats_of(rules.absent_hands(game, game.phase, voters))


def _number(rules: Rules, game: Game) -> int:
    return hands_left(rules, game, game.phase) if isinstance(game.phase, Vote) else 0

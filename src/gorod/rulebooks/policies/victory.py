"""Who has won?"""

from __future__ import annotations

from gorod.engine.events import Decided
from gorod.engine.game import Game
from gorod.engine.seats import seats_of
from gorod.engine.struct import replace

ONE_ON_ONE = 2


def red_without_black_black_at_parity(game: Game) -> Decided | None:
    """Red wins when no black is left, black when it is not outnumbered."""
    black = (game.black & game.alive).bit_count()
    if not black:
        return Decided(("red",), "victory", "no-black", rule="victory")
    if black >= (game.red & game.alive).bit_count():
        return Decided(("black",), "victory", "parity", rule="victory")
    return None


def red_without_black_black_at_parity_each_by_its_clause(game: Game) -> Decided | None:
    """The same, for a document that has a clause for each side."""
    decided = red_without_black_black_at_parity(game)
    return None if decided is None else replace(decided, rule=f"victory-{decided.winners[0]}")


def red_alone_black_at_parity_maniac_one_on_one(game: Game) -> Decided | None:
    """While the maniac lives, only they can win, one on one; then red without black, or parity.

    Without the maniac, black wins at parity. If nobody is left at all, no black and no maniac is
    left either, so red has won.
    """
    if game.maniac & game.alive:
        if game.alive.bit_count() <= ONE_ON_ONE:
            return Decided(("maniac",), "victory", "one-on-one", rule="victory-maniac")
        return None
    return red_without_black_black_at_parity_each_by_its_clause(game)


def lost(game: Game, team: str) -> bool:
    """Whether a team lost; nobody loses in a draw."""
    outcome = game.outcome
    return bool(outcome and outcome.kind != "draw" and team not in outcome.winners)


TEAMS = ("red", "black", "maniac")


def other_teams_among(game: Game, seat: int, inside: int) -> tuple[str, ...]:
    """Return the teams of these players except for the team of that seat."""
    present = {team_of(game, own) for own in seats_of(inside)} - {team_of(game, seat)}
    return tuple(team for team in TEAMS if team in present)


def team_of(game: Game, seat: int) -> str:
    """Return the team of a seat."""
    if game.black >> seat & 1:
        return "black"
    return "maniac" if game.maniac >> seat & 1 else "red"

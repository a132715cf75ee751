"""What does the end of a night bring if the table stagnates or somebody has died?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.events import DeathAnnounced, Decided, Event
from gorod.engine.game import Game
from gorod.rulebooks.policies.nights import entitled, still_leaving


def victims_one_by_one_and_a_draw_of_the_stuck(
    numbers: Callable[[Game, int], int], players: int, nights: int
) -> Callable[[Game], Event | None]:
    """Victims are announced. Red and black draw after `nights` nights with the same `players` in.

    There is no such draw while the maniac is in the game.
    """

    def dawn(game: Game) -> Event | None:
        if game.leaving:
            return _announced(game, numbers)
        stuck = not game.maniac & game.alive and game.alive.bit_count() == players
        if stuck and _unchanged(game, nights):
            return Decided(("red", "black"), "draw", "unchanged-nights", rule="draw-red-black")
        return None

    return dawn


def _announced(game: Game, numbers: Callable[[Game, int], int]) -> Event:
    """Announce all victims before best moves; otherwise one by one, as their number is a secret."""
    dead = still_leaving(game)
    naming = entitled(game, dead, numbers)
    return DeathAnnounced(dead, naming) if naming else DeathAnnounced(dead[:1])


def _unchanged(game: Game, nights: int) -> bool:
    """Whether the same players were in before and after each of the last `nights` nights."""
    hunts = game.facts.hunts[-nights:]
    if len(hunts) < nights or not game.hunted_tonight:
        return False
    began = hunts[0]
    left_in_it = any(left.moment == f"N{began.night}" for left in game.facts.departures)
    return not left_in_it and began.hunters | began.prey == game.alive


def as_many_as_shooters_were_dealt(game: Game, seat: int) -> int:
    """A victim of the first night with acts names as many as there were mafia and maniac cards."""
    if not game.facts.first_killed >> seat & 1:
        return 0
    return (game.black | game.maniac).bit_count()

"""What does a disqualification do to the votes? When does it cost the team the game?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.events import Event, VoteCancelled
from gorod.engine.game import Game
from gorod.engine.phases import LastWord


def nearest_vote_or_the_next_once_known(game: Game, seat: int) -> Event | None:
    """The current or nearest vote is cancelled; the next day's once today's result is known.

    Players who are leaving by a vote or were killed this night cancel nothing.
    """
    leaving_by_standing_result = seat == game.standing and game.number > 1 and not game.night
    if not game.lives(seat) or leaving_by_standing_result:
        return None
    day, rule = _cancelled_day(game)
    unsaid = game.night or bool(game.leaving)
    return None if game.vote_is_cancelled(day) else VoteCancelled(day, rule, unsaid)


def _cancelled_day(game: Game) -> tuple[int, str]:
    if game.night or not game.known:
        return game.number, "cancels-nearest"
    return game.number + 1, "cancels-after-standing" if game.standing else "cancels-next"


def farewell_violations(*clauses: str) -> Callable[[Game, int, str], bool]:
    """In his last minute, or once voted out, these violations lose the game for the team."""
    listed = frozenset(clauses)

    def farewell_defeat(game: Game, seat: int, clause: str) -> bool:
        phase = game.phase
        if clause not in listed or type(phase) is not LastWord or seat not in phase.queue:
            return False
        return not phase.at_night or phase.queue[0] == seat

    return farewell_defeat


def the_other_colour(game: Game, seat: int) -> tuple[str, ...]:
    """Two teams: when one is declared the loser, the other has won."""
    return ("red",) if game.black >> seat & 1 else ("black",)


def always(_: str) -> bool:
    """The offender whose team is declared the loser is penalised as if disqualified."""
    return True


def nothing_at_dawn(_: Game) -> Event | None:
    """What a disqualification cancels is known at once."""
    return None

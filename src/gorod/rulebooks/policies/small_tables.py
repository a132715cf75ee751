"""How does a small group play without a host and without a night before the first day?

Four to six players have to execute somebody on the first day, whoever it is; three players have
only that day.
"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.events import (
    BallotOpened,
    DayBroke,
    Decided,
    Event,
    NobodyLeft,
    VotedOut,
)
from gorod.engine.game import Game
from gorod.engine.phases import Vote
from gorod.engine.seats import circle
from gorod.rulebooks.policies.striking import (
    a_struck_candidate_restarts_the_ballot,
    no_revote_of_four,
    still_at_the_table,
)
from gorod.rulebooks.policies.voting import (
    a_tie_of_four_ends_the_day,
    highest_count_leaves_ties_are_voted_again,
    lone_candidate_of_the_first_day_stays,
)

FIRST_DAY = 1


def nobody_wakes_before_the_first_day(*later: str) -> Callable[[Game, int], tuple[str, ...]]:
    """Play begins by day; later nights have these calls."""

    def night_duties(_: Game, number: int) -> tuple[str, ...]:
        return () if number == 1 else later

    return night_duties


def the_day_begins_anew(game: Game) -> Event:
    """The same day is repeated from its first speaker: somebody has to be chosen."""
    return DayBroke(game.number, circle(game.alive, game.opener), rule="day-again")


def somebody_must_be_put_up(game: Game) -> Event:
    """On the first day even a sole candidate is voted on, and an empty list repeats the day."""
    if game.number != FIRST_DAY:
        return lone_candidate_of_the_first_day_stays(game)
    listed = game.today.candidates
    return BallotOpened(listed, 1, rule="ballot") if listed else the_day_begins_anew(game)


def a_second_tie_begins_the_first_day_anew(game: Game, ballot: Vote) -> Event:
    """The first day's highest count leaves; after a tie and a tied revote the day is repeated."""
    if game.number != FIRST_DAY:
        return a_tie_of_four_ends_the_day(game, ballot)
    return _one_revote(game, ballot) or the_day_begins_anew(game)


def _one_revote(game: Game, ballot: Vote) -> Event | None:
    """Return a result or a first tie, or None if a revote ties again."""
    result = highest_count_leaves_ties_are_voted_again(game, ballot)
    if isinstance(result, VotedOut) or ballot.round == 1:
        return result
    return None


def whoever_is_left_alone_must_leave(game: Game) -> Event | None:
    """As at any table, except that the first day must end with an execution."""
    if game.number != FIRST_DAY:
        return no_revote_of_four(game)
    result = a_struck_candidate_restarts_the_ballot(game)
    if not isinstance(result, NobodyLeft):
        return result
    left = still_at_the_table(game, getattr(game.phase, "slate", ()))
    return VotedOut(left, "vote", rule="struck") if left else the_day_begins_anew(game)


def the_first_day_ends_with_an_execution(game: Game, nobody: Event) -> Event:
    """The first day is repeated until somebody is executed."""
    return the_day_begins_anew(game) if game.number == FIRST_DAY else nobody


def not_after_the_first_day(
    previous: Callable[[Game, int, str], bool],
) -> Callable[[Game, int, str], bool]:
    """A player executed on the first day has no final word, so nothing can come after it."""

    def farewell_defeat(game: Game, seat: int, clause: str) -> bool:
        first = any(d.seat == seat and d.moment == "D1" for d in game.facts.departures)
        return not first and previous(game, seat, clause)

    return farewell_defeat


def whom_the_first_day_executes_hosts(game: Game) -> str:
    """The player executed on the first day opens their card and becomes the host."""
    return "executed-hosts" if game.number == FIRST_DAY else ""


def the_only_day_is_without_last_words(_: Game) -> str:
    """There are no last words, because the execution has decided the game."""
    return "only-execution"


def the_first_day_opens_the_card(game: Game) -> bool:
    """The table sees the card of an executed player only on the first day."""
    return game.number == FIRST_DAY


def one_mafioso(size: int) -> tuple[str, ...]:
    """One player is the mafioso; all others are citizens."""
    return ("citizen",) * (size - 1) + ("mafia",)


def a_day_without_a_candidate_is_black(game: Game) -> Event:
    """If the only day has no candidate, black wins; otherwise there is a ballot."""
    listed = game.today.candidates
    return BallotOpened(listed, 1, rule="ballot") if listed else not_found()


def a_second_tie_is_black(game: Game, ballot: Vote) -> Event:
    """The highest count of the only day leaves; if it ties twice, black wins."""
    return _one_revote(game, ballot) or not_found()


def not_found() -> Decided:
    """Black wins: the only day is over and the mafioso is still at the table."""
    return Decided(("black",), "victory", "not-found", rule="one-day")

"""Change a plan in play: seat later rounds again, or let two players change places by hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gorod.tournament.seating.impossible import SeatingError
from gorod.tournament.seating.request import SeatingRequest
from gorod.tournament.seating.seating_plan import Measures, Pair, Rounds, games, measures
from gorod.tournament.seating.shape import Shape


def reseating_request(
    rounds: Rounds,
    first: int,
    *,
    without: Iterable[int] = (),
    apart: Iterable[Pair] = (),
    seed: int = 1,
    seconds: float = 10.0,
) -> SeatingRequest:
    """Return a request to seat the rounds from `first` on again, without those who have left.

    A replacement takes the number of the player who left, so it needs no new seating. If those who
    stay are too few for all tables, the rounds have fewer.
    """
    if not 1 <= first <= len(rounds):
        raise SeatingError("seat-no-round", number=first, rounds=len(rounds))
    everybody = {who for table in games(rounds) for who in table}
    gone = set(without)
    for who in sorted(gone - everybody):
        raise SeatingError("seat-no-player", number=who)
    staying = tuple(sorted(everybody - gone))
    seats = len(rounds[0][0])
    most = len(staying) // seats
    if not most:
        raise SeatingError("seat-few", players=len(staying), seats=seats)
    tables = tuple(min(len(tables), most) for tables in rounds[first - 1 :])
    shape = Shape(len(staying), seats, tables)
    return SeatingRequest(shape, frozenset(apart), seed, seconds, rounds[: first - 1], staying)


@dataclass(frozen=True, slots=True)
class Swap:
    """A plan after two players have changed places, with its measures before and after."""

    rounds: Rounds
    before: Measures
    after: Measures


def swapped(rounds: Rounds, number: int, one: int, other: int, apart: Iterable[Pair] = ()) -> Swap:
    """Let two players change places in round `number`; one of them may sit the round out."""
    if not 1 <= number <= len(rounds):
        raise SeatingError("seat-no-round", number=number, rounds=len(rounds))
    everybody = {who for table in games(rounds) for who in table}
    for who in (one, other):
        if who not in everybody:
            raise SeatingError("seat-no-player", number=who)
    change = {one: other, other: one}
    if not any(who in change for table in rounds[number - 1] for who in table):
        raise SeatingError("seat-both-out", one=one, other=other, number=number)
    mended = tuple(
        tuple(tuple(change.get(who, who) for who in table) for table in tables)
        if r == number
        else tables
        for r, tables in enumerate(rounds, 1)
    )
    pairs = list(apart)
    return Swap(mended, measures(rounds, pairs), measures(mended, pairs))

"""From numbers to a plan: tables first, then seats, then neighbours, then table numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random

from gorod.tournament.seating.impossible import SeatingError
from gorod.tournament.seating.labels import spread_tables
from gorod.tournament.seating.request import Found, Progress, SeatingRequest
from gorod.tournament.seating.search import bounds, improving
from gorod.tournament.seating.seat_colouring import Seats
from gorod.tournament.seating.seating_plan import (
    Rounds,
    measures,
    neighbours,
    seat_counts,
    still_met,
    table_counts,
)
from gorod.tournament.seating.sides import Sides, spread_neighbours

SIDES = 6_000
"""How many games change seats for each second of the request."""


def seat(
    request: SeatingRequest, on_progress: Callable[[Progress], None] = lambda _: None
) -> Found:
    """Find a plan; `on_progress` is called with the progress of the search.

    Raises `SeatingError` if players who must not meet do, and the request does not allow it.
    """
    stages = improving(request)
    last = next(stages)
    on_progress(last)
    for last in stages:
        on_progress(last)
    found = finished(request, last)
    fresh = found.rounds[len(request.before) :]
    wrong = measures(fresh, request.apart).apart
    if wrong and not request.together:
        raise SeatingError("seat-apart-unfound", count=wrong, pairs=still_met(fresh, request.apart))
    return found


def finished(request: SeatingRequest, progress: Progress) -> Found:
    """Add seats to the tables of a search; any stage of it can be finished."""
    random = Random(f"{request.seed} seats")  # noqa: S311  a plan is no secret
    who = request.who
    games = [[who[i] for i in table] for tables in progress.groups for table in tables[:-1]]
    seats = Seats(games, request.shape.seats, random)
    sides = Sides(seats, neighbours(request.before), seat_counts(request.before))
    spread_neighbours(sides, random, round(request.seconds * SIDES))
    seated = map(tuple, seats.players())
    rounds: Rounds = tuple(tuple(islice(seated, tables)) for tables in request.shape.tables)
    plan = (*request.before, *spread_tables(rounds, random, table_counts(request.before)))
    measured = measures(plan, request.apart, request.avoid)
    return Found(plan, measured, bounds(request), progress.stopped)

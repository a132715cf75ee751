"""What a seating plan means for an organiser: tables, players resting, games, meetings."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from gorod.server.tournaments.overview.views import regulated
from gorod.server.tournaments.planning.schemas import CostView
from gorod.server.tournaments.planning.seating_requests import may_be_short, missing
from gorod.tournament.regulation import StagePlan
from gorod.tournament.seating import Rounds, SeatingRequest
from gorod.tournament.seating.seating_plan import game_counts, meetings, neighbours
from gorod.tournament.state import Tournament


def cost_of(t: Tournament, stage: StagePlan, wish: SeatingRequest, rounds: Rounds = ()) -> CostView:
    """Return the costs of these rounds; without rounds, those of any plan for the request."""
    entered = len(t.entrants.get(stage.id, ()))
    people = [number for number in wish.who if number <= entered]
    empty = len(wish.who) - len(people)
    tables, seats = max(wish.shape.tables), wish.shape.seats
    view = CostView(
        players=len(people),
        tables=tables,
        rest=max(0, len(wish.who) - tables * seats),
        short=empty,
        seats=regulated(t).seats,
        missing=0 if empty else missing(t, stage, len(people)),
        may_be_short=may_be_short(t, stage),
        games=_games(wish, people),
    )
    if rounds:
        _of_rounds(view, _without_empty(rounds, entered), people)
    return view


def _games(wish: SeatingRequest, people: list[int]) -> tuple[int, int]:
    """Return the fewest and most games per player, if those with the fewest games play next."""
    games = game_counts(wish.before)
    for tables in wish.shape.tables:
        line = sorted(wish.who, key=games.__getitem__)
        games.update(line[: tables * wish.shape.seats])
    return min(games[who] for who in people), max(games[who] for who in people)


def _of_rounds(view: CostView, rounds: Rounds, people: list[int]) -> None:
    games, met, beside = game_counts(rounds), meetings(rounds), neighbours(rounds)
    pairs = [met[two] for two in combinations(sorted(people), 2)]
    view.games = (min(games[who] for who in people), max(games[who] for who in people))
    view.met = (min(pairs, default=0), max(pairs, default=0))
    view.beside = max(beside.values(), default=0)
    view.often = Counter(pairs)[view.met[1]]


def _without_empty(rounds: Rounds, entered: int) -> Rounds:
    """Return the rounds without the seats on which nobody sits."""
    return tuple(
        tuple(tuple(who for who in table if who <= entered) for table in tables)
        for tables in rounds
    )

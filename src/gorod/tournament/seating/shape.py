"""The numbers of a tournament: how many tables each round has, how many games each player."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from gorod.tournament.seating.impossible import SeatingError

SEATS = range(7, 15)
MOST_PLAYERS = 500
MOST_ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Shape:
    """The numbers of players, of seats at a table, and of tables in each round."""

    players: int
    seats: int
    tables: tuple[int, ...]

    @property
    def played(self) -> int:
        """Games at tables, all rounds together."""
        return sum(self.tables)

    @property
    def games(self) -> tuple[int, int]:
        """The fewest and the most games of a player, equal if the numbers allow it."""
        fewest, more = divmod(self.played * self.seats, self.players)
        return fewest, fewest + bool(more)

    @property
    def meetings(self) -> int:
        """Meetings of two players at a table, all games together."""
        return self.played * self.seats * (self.seats - 1) // 2

    @property
    def presences(self) -> int:
        """The number of players who play in both rounds, over all pairs of rounds."""
        fewest, more = divmod(self.played * self.seats, self.players)
        return self.players * fewest * (fewest - 1) // 2 + more * fewest

    @property
    def round_pairs(self) -> list[tuple[int, int]]:
        """The numbers of tables of every two rounds."""
        return list(combinations(self.tables, 2))


def shape_of(
    players: int, tables: int | None, rounds: int | None, seats: int = 10, games: int | None = None
) -> Shape:
    """Return the shape that these numbers ask for; what is not given follows from the rest.

    With `games` everybody plays exactly that many. Without, everybody plays the same number if
    leaving tables of the last round empty achieves it, else the numbers differ by one. Raises
    `SeatingError` for impossible numbers.
    """
    _within("players", players, 1, MOST_PLAYERS)
    _within("seats", seats, SEATS[0], SEATS[-1])
    if players < seats:
        raise SeatingError("seat-few", players=players, seats=seats)
    if tables is None:
        tables = players // seats
    _within("tables", tables, 1, MOST_PLAYERS)
    if players < tables * seats:
        most = players // seats
        raise SeatingError(
            "seat-crowded", players=players, tables=tables, seats=seats, needed=tables * seats,
            most=most,
        )  # fmt: skip
    if games is not None:
        _within("games", games, 1, MOST_ROUNDS)
        return _exact(players, tables, rounds, seats, games)
    if rounds is None:
        raise SeatingError("seat-no-rounds")
    _within("rounds", rounds, 1, MOST_ROUNDS)
    full = tables * rounds
    equal = (n for n in range(full, full - tables, -1) if n * seats % players == 0)
    return Shape(players, seats, _spread(next(equal, full), tables, rounds))


def _exact(players: int, tables: int, rounds: int | None, seats: int, games: int) -> Shape:
    played, over = divmod(players * games, seats)
    if over:
        possible = [g for g in range(1, MOST_ROUNDS + 1) if players * g % seats == 0]
        near = min(possible, key=lambda g: (abs(g - games), g))
        raise SeatingError(
            "seat-unequal", players=players, games=games, seats=seats, near=near,
            product=players * games,
        )  # fmt: skip
    needed = -(-played // tables)
    if rounds is None:
        rounds = needed
    _within("rounds", rounds, 1, MOST_ROUNDS)
    if rounds < needed:
        raise SeatingError("seat-short", games=games, played=played, rounds=rounds, needed=needed)
    if rounds > played:
        raise SeatingError("seat-long", games=games, played=played, rounds=rounds)
    return Shape(players, seats, _spread(played, tables, rounds))


def _spread(played: int, tables: int, rounds: int) -> tuple[int, ...]:
    """Return full rounds and a partial last one; evenly, if that would leave a round empty."""
    if played > tables * (rounds - 1):
        return (*(tables,) * (rounds - 1), played - tables * (rounds - 1))
    each, more = divmod(played, rounds)
    return tuple(each + (r < more) for r in range(rounds))


def _within(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise SeatingError("seat-range", what=what, number=number, least=least, most=most)

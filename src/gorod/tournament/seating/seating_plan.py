"""A plan, and its measures, which are counted from the plan alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

Pair = tuple[int, int]
Table = tuple[int, ...]
Round = tuple[Table, ...]
Rounds = tuple[Round, ...]
NAMED = 12
"""How many players or pairs a complaint names at most."""


@dataclass(frozen=True, slots=True, order=True)
class Measures:
    """Measures in the order of their weight; the smaller, the better."""

    apart: int
    """Meetings of players who must not meet."""
    pairs2: int
    """Sum over pairs of squared meetings."""
    seats2: int
    """Sum over players and seats of squared games there."""
    neighbours2: int
    """Sum over pairs of squared games side by side; the first and last seat are side by side."""
    tables2: int
    """Sum over players and tables of squared games there."""
    avoided: int = 0
    """Meetings of players who should rather not meet."""

    @property
    def unwanted(self) -> int:
        return self.apart + self.avoided


def measures(rounds: Rounds, apart: Iterable[Pair] = (), avoid: Iterable[Pair] = ()) -> Measures:
    met = meetings(rounds)
    return Measures(
        apart=sum(met[pair(*two)] for two in apart),
        pairs2=squares(met),
        seats2=squares(seat_counts(rounds)),
        neighbours2=squares(neighbours(rounds)),
        tables2=squares(table_counts(rounds)),
        avoided=sum(met[pair(*two)] for two in avoid),
    )


def in_pairs(pairs: Iterable[Pair]) -> str:
    """Return pairs as a complaint names them: `3 × 17, 4 × 9`."""
    return ", ".join(f"{one} × {other}" for one, other in sorted(pairs))


def still_met(rounds: Rounds, apart: Iterable[Pair]) -> str:
    """Return the pairs that must not meet and do, as a complaint names them."""
    met = meetings(rounds)
    return in_pairs(list(filter(met.__getitem__, (pair(*two) for two in apart)))[:NAMED])


def pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def squares(counts: Counter[Pair]) -> int:
    return sum(count * count for count in counts.values())


def games(rounds: Rounds) -> Iterator[Table]:
    return (table for tables in rounds for table in tables)


def meetings(rounds: Rounds) -> Counter[Pair]:
    return Counter(two for table in games(rounds) for two in combinations(sorted(table), 2))


def seat_counts(rounds: Rounds) -> Counter[Pair]:
    """Count how often a player (first) sits on a seat (second, from 1)."""
    return Counter((who, seat) for table in games(rounds) for seat, who in enumerate(table, 1))


def neighbours(rounds: Rounds) -> Counter[Pair]:
    sides = (zip(table, (*table[1:], table[0]), strict=True) for table in games(rounds))
    return Counter(pair(*two) for side in sides for two in side)


def table_counts(rounds: Rounds) -> Counter[Pair]:
    """Count how often a player (first) plays at a table (second, from 1)."""
    return Counter((who, t) for tables in rounds for t, tab in enumerate(tables, 1) for who in tab)


def game_counts(rounds: Rounds) -> Counter[int]:
    return Counter(who for table in games(rounds) for who in table)


def frozen(rounds: Sequence[Sequence[Sequence[int]]]) -> Rounds:
    return tuple(tuple(tuple(table) for table in tables) for tables in rounds)

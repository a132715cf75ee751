"""The first plan: by a construction where one is known, else round by round with equal games."""

from __future__ import annotations

from random import Random

from gorod.tournament.seating.hadamard import hadamard
from gorod.tournament.seating.shape import Shape

Groups = list[list[list[int]]]
"""For each round its tables, and last those who sit the round out; players from 0."""


def first_groups(shape: Shape, random: Random, played: list[int]) -> Groups:
    """Whoever has played least plays next, so that games never differ by more than one."""
    games = list(played)
    rounds = []
    for tables in shape.tables:
        line = random.sample(range(shape.players), shape.players)
        line.sort(key=games.__getitem__)
        for who in line[: tables * shape.seats]:
            games[who] += 1
        rounds.append(cut(line, tables, shape.seats, random))
    return rounds


def cut(line: list[int], tables: int, seats: int, random: Random) -> list[list[int]]:
    """The first of a line fall to tables by lot, the rest sit out."""
    busy = random.sample(line[: tables * seats], tables * seats)
    return [busy[t * seats : (t + 1) * seats] for t in range(tables)] + [line[tables * seats :]]


def constructed(shape: Shape, random: Random) -> Groups | None:
    """Two tables, nobody sits out, fewer rounds than players: the rows of a Hadamard matrix."""
    if set(shape.tables) != {2} or shape.players != 2 * shape.seats:
        return None
    matrix = hadamard(shape.players)
    if matrix is None or len(shape.tables) >= shape.players:
        return None
    number = random.sample(range(shape.players), shape.players)
    rows = random.sample(matrix[1:], len(shape.tables))
    signed = [sorted(zip(row, number, strict=True)) for row in rows]
    order = [[who for _, who in row] for row in signed]
    return [[row[: shape.seats], row[shape.seats :], []] for row in order]

"""The first plan: by a construction if one is known, else round by round with equal games."""

from __future__ import annotations

from random import Random

from gorod.tournament.seating.hadamard import hadamard
from gorod.tournament.seating.shape import Shape

Groups = list[list[list[int]]]
"""For each round its tables, and last those who sit the round out; players count from 0."""


def first_groups(shape: Shape, random: Random, played: list[int]) -> Groups:
    """Draw rounds in which those who have played least play next.

    So games never differ by more than one.
    """
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
    """Deal the first of a line to tables by lot; the rest sit out."""
    busy = random.sample(line[: tables * seats], tables * seats)
    return [busy[t * seats : (t + 1) * seats] for t in range(tables)] + [line[tables * seats :]]


def constructed(shape: Shape, random: Random) -> Groups | None:
    """Return rounds made from the rows of a Hadamard matrix, or None if that does not fit.

    It needs two tables, nobody who sits out, and fewer rounds than players.
    """
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

"""Matrices of plus and minus ones with orthogonal rows: the best possible rounds for two tables.

A row other than the first has as many pluses as minuses, and each of them is a table. Any two such
rows cut the players into four equal cells, which is what the round-pair bound asks for.
"""

from __future__ import annotations


def hadamard(order: int) -> list[list[int]] | None:
    """Return one whose first row is all ones, or None if this finds none.

    It is made by Paley's construction (if the order less one is prime) or by doubling.
    """
    if order == 1:
        return [[1]]
    if order % 4 == 0 and _prime(order - 1):
        return _paley(order - 1)
    half = hadamard(order // 2) if order % 2 == 0 else None
    if half is None:
        return None
    return [row + row for row in half] + [row + [-x for x in row] for row in half]


def _prime(number: int) -> bool:
    return number > 1 and all(number % d for d in range(2, int(number**0.5) + 1))


def _paley(prime: int) -> list[list[int]]:
    squares = {x * x % prime for x in range(1, prime)}

    def sign(i: int, j: int) -> int:
        if i == j:
            return -1
        return 1 if (j - i) % prime in squares else -1

    rows = [[1] + [sign(i, j) for j in range(prime)] for i in range(prime)]
    return [[1] * (prime + 1), *rows]

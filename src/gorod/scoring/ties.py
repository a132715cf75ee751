"""How players are ranked, and what separates players with equal totals.

Which tie-breaks there are, in which order, and whether a lot decides in the end is data of the
edition; a tournament may pass its own tuple to `standings`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.points import Edition
from gorod.scoring.items import cited
from gorod.scoring.score_rows import Row

TieBreaks = tuple[tuple[str, Callable[[Row], Fraction | int]], ...]
"""Pairs of a rule id and a key, tried in order; a larger key is better."""

Merit = tuple[Fraction | int, ...]
"""A player's total, followed by their value of each tie-break."""

TIES: TieBreaks = (
    ("tie-extra", lambda row: row.extra),
    ("tie-wins", lambda row: row.wins),
    ("tie-leaders", lambda row: row.don_sheriff_wins),
    ("tie-first-killed", lambda row: row.first_killed),
)
"""All tie-breaks, in the order of the document that has all of them."""
LOT = "tie-lot"


def tie_breaks(book: Rulebook) -> TieBreaks:
    """Return the tie-breaks of a book's edition."""
    edition: Edition = book.edition
    keys = dict(TIES)
    return tuple((rule, keys[rule]) for rule in edition.ties)


def ranked(
    book: Rulebook, rows: Iterable[Row], draws: Sequence[Sequence[str]], ties: TieBreaks
) -> tuple[Row, ...]:
    """Return the rows in order, with their places and what decided them.

    `draws` are lots, each with its names in drawn order. A lot separates only players who all took
    part in it: two lots say nothing about each other.
    """

    def standing(row: Row) -> Merit:
        return (row.total, *(key(row) for _, key in ties))

    by_name = sorted(((standing(row), row) for row in rows), key=lambda keyed: keyed[1].name)
    in_order = sorted(by_name, key=lambda keyed: keyed[0], reverse=True)
    placed: list[Row] = []
    above: Merit = ()
    for merit, equal in groupby(in_order, key=lambda keyed: keyed[0]):
        group = _by_lot(book, tuple(row for _, row in equal), draws, place=len(placed) + 1)
        by = _parted(book, above, merit, ties)
        shared = sum(row.place == group[0].place for row in group)
        placed += [replace(row, decided_by=by) for row in group[:shared]]
        placed += group[shared:]
        above = merit
    return tuple(placed)


def _by_lot(
    book: Rulebook, equal: tuple[Row, ...], draws: Sequence[Sequence[str]], place: int
) -> tuple[Row, ...]:
    """Return equal players in drawn order; they share the place unless all of them were drawn."""
    edition: Edition = book.edition
    if len(equal) == 1 or not edition.lot:
        return tuple(replace(row, place=place) for row in equal)
    drawn = drawn_order([row.name for row in equal], draws)
    if drawn is None:
        return tuple(replace(row, place=place, lot=True) for row in equal)
    rows = {row.name: row for row in equal}
    by = cited(book, LOT)
    return tuple(
        replace(rows[name], place=at, decided_by=by) for at, name in enumerate(drawn, place)
    )


def drawn_order(names: Sequence[str], draws: Sequence[Sequence[str]]) -> list[str] | None:
    """Return these names in the order of the latest lot that contains all of them, or None."""
    for draw in reversed(draws):
        if set(names) <= set(draw):
            return sorted(names, key=list(draw).index)
    return None


def _parted(book: Rulebook, above: Merit, below: Merit, ties: TieBreaks) -> str:
    """Return the clause of the first tie-break in which two players with equal totals differ.

    It is empty if the totals differ or nobody is placed above.
    """
    if not above or above[0] != below[0]:
        return ""
    own = zip(ties, above[1:], below[1:], strict=True)
    return next(cited(book, rule) for (rule, _), one, other in own if one != other)

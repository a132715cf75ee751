"""Seats and sets of seats.

A seat is a number from 1, as on the table. A set of seats is an int in which bit `1 << seat` is
set: it is cheap to store, to compare and to count, which a game does hundreds of times.
"""

from __future__ import annotations

from gorod.engine.kept import kept

Seats = tuple[int, ...]


@kept
def seats_of(mask: int) -> Seats:
    """Return the seats of a set, in the order of the table."""
    return tuple([seat for seat in range(1, mask.bit_length()) if mask >> seat & 1])


@kept
def mask_of(seats: Seats) -> int:
    """Return the set of these seats; invalid numbers become bit 0, which belongs to nobody."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat if seat > 0 else 1
    return mask


def has(mask: int, seat: int) -> bool:
    """Whether a set contains a seat; always false for a number that is not a seat."""
    return seat > 0 and mask >> seat & 1 == 1


def whole_table(size: int) -> int:
    """Return the set of all seats of a table of this size."""
    return (1 << size + 1) - 2


def circle(alive: int, first: int) -> Seats:
    """Return the living in speaking order, from `first` or the next living seat after it."""
    seats, before = seats_of(alive), (alive & (1 << first) - 1).bit_count()
    return seats[before:] + seats[:before]

"""Printed forms of exact values.

JSON gets the exact decimal if there is one, otherwise four decimals; people get two. A half is
rounded away from zero, so that a loss and a gain look alike.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor

JSON_PLACES = 4


def rounded(value: Fraction, places: int) -> Fraction:
    """Return the nearest decimal with this number of places; a half is rounded away from zero."""
    scale = 10**places
    size = Fraction(floor(abs(value) * scale + Fraction(1, 2)), scale)
    return -size if value < 0 else size


def terminates(value: Fraction) -> bool:
    """Whether the value is a finite decimal: its denominator has no prime factor but 2 and 5."""
    below = value.denominator
    for prime in (2, 5):
        while below % prime == 0:
            below //= prime
    return below == 1


def as_json(value: Fraction) -> float:
    """Return a float that `json.dumps` prints without noise: 0.25, 1.0, and 0.1333 for 2/15."""
    return float(value if terminates(value) else rounded(value, JSON_PLACES))


def as_text(value: Fraction, places: int = 2, *, signed: bool = False) -> str:
    """Return the value for people: 0.13, -0.40; `signed` writes a gain with its plus, +0.40."""
    near = rounded(value, places)
    whole, part = divmod(round(abs(near) * 10**places), 10**places)
    sign = "-" if near < 0 else "+" if signed and near else ""
    return f"{sign}{whole}.{part:0{places}}" if places else f"{sign}{whole}"

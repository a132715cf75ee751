"""Single words of a statement: seats, pairs, moments, clauses, amounts.

Digits are ASCII digits: `int` alone would also accept ٣ and 1_0, and would fail on a number of five
thousand digits.
"""

import re
from collections.abc import Collection
from decimal import Decimal
from typing import TypeVar

from gorod.record.args import Pair
from gorod.record.record_errors import fault, shown

C = TypeVar("C", bound=str)

MAX_SEAT = 99
MAX_MOMENT = 99
NOBODY = "-"

_INTEGER = re.compile("[+-]?[0-9]+")
_NUMBER = re.compile("[0-9]{1,4}")
_MOMENT = re.compile("([NnDd])([0-9]{1,4})")
_CLAUSE = re.compile("[A-Za-z0-9][A-Za-z0-9.*-]{0,31}")
# Judges also write the decimal comma and the typographic minus.
_AMOUNT = re.compile("([+−-]?)([0-9]{1,4})(?:[.,]([0-9]{1,4}))?")


SEATS = {str(seat): seat for seat in range(1, MAX_SEAT + 1)}
"""How seats are usually written; `_odd_seat` reads leading zeros and signs."""


def seat_number(word: str) -> int:
    return SEATS.get(word) or _odd_seat(word)


def _odd_seat(word: str) -> int:
    if not _INTEGER.fullmatch(word):
        raise fault("record-seat-bad", word=shown(word))
    seat = int(word) if _NUMBER.fullmatch(word) else 0
    if not 1 <= seat <= MAX_SEAT:
        raise fault("record-seat-range", word=shown(word), max=MAX_SEAT)
    return seat


def hand_count(word: str) -> int:
    """Return a number of hands; `-` is none, as with hands that are listed."""
    if word == NOBODY:
        return 0
    if not _NUMBER.fullmatch(word):
        raise fault("record-count-bad", word=shown(word))
    return int(word)


def seat_or_nobody(word: str) -> int | None:
    return None if word == NOBODY else seat_number(word)


def pair(word: str) -> Pair:
    seat, arrow, target = word.partition(">")
    if not (seat and arrow and target):
        raise fault("record-pair-bad", word=shown(word))
    return Pair(seat_number(seat), seat_or_nobody(target))


def looks_like_moment(word: str) -> bool:
    return word[1:].isdecimal() and word[0] in "NnDd"


def moment(word: str) -> str:
    """Return a moment such as `N2` or `D3`; both count from 1."""
    found = _MOMENT.fullmatch(word)
    number = int(found[2]) if found else 0
    if found is None or not 1 <= number <= MAX_MOMENT:
        raise fault("record-moment-bad", word=shown(word))
    return f"{found[1].upper()}{number}"


def day_number(word: str) -> int:
    found = moment(word)
    if not found.startswith("D"):
        raise fault("record-day-bad", word=shown(word))
    return int(found[1:])


def clause(word: str) -> str:
    if not _CLAUSE.fullmatch(word):
        raise fault("record-clause-bad", word=shown(word))
    return word


def amount(word: str) -> Decimal:
    found = _AMOUNT.fullmatch(word)
    if found is None:
        raise fault("record-amount-bad", word=shown(word))
    value = Decimal(f"{found[2]}.{found[3] or '0'}")
    # Zero has no sign: -0 would be a second way to write the same amount.
    return -value if value and found[1] in {"-", "−"} else value


def hours(word: str) -> Decimal:
    value = amount(word)
    if value < 0:
        raise fault("record-amount-negative", word=shown(word))
    return value


def choice(word: str, choices: Collection[C]) -> C:
    for one in choices:
        if one == word.lower():
            return one
    raise fault("record-choice-bad", word=shown(word), choices=", ".join(choices))


def once(word: str, seen: Collection[str]) -> str:
    if word in seen:
        raise fault("record-word-repeated", word=shown(word))
    return word
